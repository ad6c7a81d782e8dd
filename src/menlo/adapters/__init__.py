"""Doors for learners and for bots in other languages: PettingZoo, OpenSpiel, batches as NumPy arrays, pipes."""
