"""Shitennō: four generals share titles, troops and koku, and win provinces for the Shōgun."""
