"""The stroke limit of a hole (ruling P5)."""

from typing import Final

MOST_STROKES: Final = 10
"""After so many strokes the hole is scored as it is and the ball moves on."""
