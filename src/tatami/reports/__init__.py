"""Reports: what simulations, arenas and analyses have found, as text and as one page."""
