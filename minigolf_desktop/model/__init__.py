"""The rules of the games. No Qt, no files, no clock, no text for players."""
