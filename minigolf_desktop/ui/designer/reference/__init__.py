"""Pages of the reference on what is in the box of Minigolf Designer."""
