"""What a designer asks of a game: is it fair, is everything used, is anything too good."""
