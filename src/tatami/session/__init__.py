"""Sessions: a match with its seats, undo and record, the same for the terminal and the server."""
