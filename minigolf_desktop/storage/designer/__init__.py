"""Files of Minigolf Designer: courses, records."""
