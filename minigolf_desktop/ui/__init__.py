"""The window and everything drawn in it: the only layer that knows Qt."""
