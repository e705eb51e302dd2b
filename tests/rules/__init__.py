"""The scenarios."""
