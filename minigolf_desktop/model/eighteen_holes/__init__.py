"""The rules of 18 Holes: course, clubs, shot cards, golfers, modes."""
