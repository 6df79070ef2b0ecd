"""The rules of 18 Holes in short sections."""
