"""What every game shares: words, questions, rules in progress, tables, records."""
