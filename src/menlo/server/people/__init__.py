"""People: who is asking, guests and accounts, what they may do with what they hold."""
