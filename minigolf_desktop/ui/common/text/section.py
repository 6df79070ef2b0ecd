"""What a section of the rules is made of."""

Section = tuple[str, tuple[str, ...]]
"""A title and its paragraphs."""
