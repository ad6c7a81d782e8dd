"""Telling people who are away that it is their turn: by webhook and by e-mail. What is told, everyone may know."""
