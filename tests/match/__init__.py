"""A match: its scenarios, its record, its dealing."""
