"""Vector art of the program: painters in units of 100 a cell, and pictures made with them."""
