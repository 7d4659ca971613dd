"""The laboratory: many games between bots, and what they show. It parses and prints nothing."""
