"""Players that are programs, and random play."""
