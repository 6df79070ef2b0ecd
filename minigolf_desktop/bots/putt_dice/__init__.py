"""Players of Putt Dice."""
