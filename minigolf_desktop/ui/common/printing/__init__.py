"""Sheets of paper: what is painted on them, and the dialog that shows, saves and prints them."""
