"""What builds the project; no part of what is installed."""
