"""Words of Minigolf Designer."""
