"""The White Castle: dice on bridges, clans at the court of Himeji."""
