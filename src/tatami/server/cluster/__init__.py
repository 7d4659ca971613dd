"""Several processes on one database: each hears what the others write, and one of them leads."""
