"""The command line, as a shell sees it."""
