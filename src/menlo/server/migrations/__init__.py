"""How the tables came to be, step by step. Run at every start; a step that was ever released is never edited."""
