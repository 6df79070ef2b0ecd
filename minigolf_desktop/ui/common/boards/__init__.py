"""The boards: scenes that show a course and the tools that act on it."""
