"""Matches: dealing that can be checked, records, scenarios."""
