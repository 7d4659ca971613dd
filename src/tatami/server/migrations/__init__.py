"""The history of the database's schema: one step for each change, run at the start."""
