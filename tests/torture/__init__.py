"""Torture: what happens to a player's files when everything goes wrong, over and over.

Run by hand with ``python -m tests.torture``; the tests beside it are its short form.
"""
