"""Content of Minigolf Designer."""
