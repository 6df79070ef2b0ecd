"""Cards of 18 Holes: clubs, shots, golfers, solo turns, and the signs and tokens on them."""
