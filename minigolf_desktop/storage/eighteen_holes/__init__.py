"""Files of 18 Holes: courses, records."""
