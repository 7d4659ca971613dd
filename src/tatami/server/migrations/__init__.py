"""How the database came to be as it is: one step a change, run at the start."""
