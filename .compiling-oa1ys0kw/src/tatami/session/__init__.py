"""Sessions: a match with its seats, undo and record, the same for terminal and server."""
