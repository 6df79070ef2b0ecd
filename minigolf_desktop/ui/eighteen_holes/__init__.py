"""18 Holes: its art, boards, words and screens."""
