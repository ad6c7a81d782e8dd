"""For those who want to get better: hints at the table, what an action would be worth, matches looked at again."""
