"""Players of Minigolf Designer that choose by chance."""
