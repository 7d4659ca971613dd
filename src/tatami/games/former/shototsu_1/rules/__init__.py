"""Shōtotsu's rules, one module a chapter."""
