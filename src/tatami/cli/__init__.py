"""The command line. It contains no game rule: it shows views and passes words on."""
