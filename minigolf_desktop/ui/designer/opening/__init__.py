"""The opening day: the gates of a finished course open, and people come to putt on it."""
