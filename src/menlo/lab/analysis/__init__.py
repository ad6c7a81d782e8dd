"""A match looked at again: who was ahead when, and which decisions cost most."""
