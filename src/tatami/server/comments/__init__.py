"""Comments on moments of finished games, for whoever may see the record."""
