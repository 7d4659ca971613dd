"""Shōtotsu: a skirmish between patrols of samurai."""
