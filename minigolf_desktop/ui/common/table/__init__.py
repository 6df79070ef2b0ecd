"""The table at which a match is played: one for all games, fed by what each of them offers."""
