"""The rules of Minigolf Designer in short sections."""
