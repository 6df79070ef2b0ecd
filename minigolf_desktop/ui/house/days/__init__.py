"""What dates give out: the page of the day with its calendar, the code of a game, sharing."""
