"""The rules of The White Castle: a module for each chapter, or for a few short ones."""
