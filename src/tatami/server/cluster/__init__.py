"""Several processes on one database: what one has written reaches the others, and one leads."""
