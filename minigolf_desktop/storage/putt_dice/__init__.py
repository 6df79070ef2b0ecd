"""Files of Putt Dice: courses to putt on, records."""
