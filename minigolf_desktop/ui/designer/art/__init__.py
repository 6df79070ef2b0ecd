"""Vector art of Minigolf Designer: painters in units of 100 a cell, and pictures made with them."""
