"""The art of the hex courses: ground, tiles, courses, and the signs that stand on them."""
