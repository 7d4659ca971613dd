"""The command line. It knows no rule: it shows views and passes words on."""
