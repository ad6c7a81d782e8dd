"""What every game shares. Nothing here knows the name of a game."""
