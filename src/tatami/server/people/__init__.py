"""People beyond one table: holidays, what is counted of finished games, ratings, profiles."""
