"""Carteado: Truco Paulista, Buraco, Pontinho and Rummy."""
