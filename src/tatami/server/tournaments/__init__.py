"""Tournaments on a server: who takes part, and the tables of each round."""
