"""What holds for every game under every option."""
