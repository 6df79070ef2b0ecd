"""The dice of Putt Dice, and where their falls come from (rule book: how to putt; ruling P1)."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol, Self


class Face(NamedTuple):
    """One face of a die."""

    precision: int
    """Flags drawn on it; crossed-out flags count below nought."""
    bad_luck: bool = False
    """Whether it shows the exclamation mark."""


class Die(NamedTuple):
    """One die."""

    colour: str
    """``white``, ``yellow``, ``orange`` or ``red``."""
    faces: tuple[Face, ...]


Dice = tuple[Die, ...]
"""The dice in the order in which they are taken: white first, red last."""


class Chance(Protocol):
    """Where dice get their falls from; a frozen value that lives in the state of a match."""

    def below(self, limit: int) -> tuple[int, Self]:
        """Return a number from 0 to ``limit`` - 1 and what follows."""


class ForcedFalls(NamedTuple):
    """A chance source that says beforehand which faces fall, for tests and demonstrations."""

    faces: tuple[int, ...]
    """Indexes of the faces to fall, die after die; raises IndexError once they are used up."""

    def below(self, limit: int) -> tuple[int, Self]:
        """Return the next face and what follows."""
        return self.faces[0] % limit, type(self)(self.faces[1:])


def precision_of(dice: Dice, faces: Sequence[int]) -> int:
    """Return the precision of a roll: flags less crossed-out flags, at least 0 (ruling P2)."""
    return max(0, sum(die.faces[face].precision for die, face in zip(dice, faces, strict=False)))


def is_bad_luck(dice: Dice, faces: Sequence[int]) -> bool:
    """Return whether a roll shows the exclamation mark."""
    return any(die.faces[face].bad_luck for die, face in zip(dice, faces, strict=False))
