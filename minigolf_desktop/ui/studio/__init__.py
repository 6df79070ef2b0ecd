"""Pictures of all screens, and the program's test of itself."""
