"""The satisfaction conditions, one module each, and the score made of them."""
