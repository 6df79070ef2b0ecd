"""What pages of records are made of: a pavilion, an easel, a wall of frames, a table."""
