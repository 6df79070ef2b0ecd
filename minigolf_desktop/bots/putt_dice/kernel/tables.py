"""The dice and the holes of a course as tables of whole numbers, made once for many rounds.

A *fall* numbers the ways in which some dice can fall, each as likely as any other: the faces are
its digits, the white die's first. What a putt comes to depends on less, on its *throw*: precision
times two, plus one with the exclamation mark.
"""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.model.putt_dice.course import PuttCourse, PuttHole
from minigolf_desktop.model.putt_dice.dice import Dice, is_bad_luck, precision_of
from minigolf_desktop.model.putt_dice.putting import Mishap, mishaps_on, roll_ball, suffer

RESTS: Final = 0
"""The ball rests where the putt ends, or is in the hole."""
SPLASHED: Final = 1
"""It fell into water or flowers: a stroke more."""
ROLLED_BACK: Final = 2
CHOICE: Final = 3
"""Bad luck struck where the player chooses between two mishaps."""


@final
class PuttTables:
    """A course and the dice."""

    def __init__(self, dice: Dice, course: PuttCourse) -> None:
        self.dice: i64 = len(dice)
        """The most dice that a putt can take."""
        self.ways: list[int] = [1]
        """By number of dice: how many falls there are."""
        self.throws: list[bytes] = [b"\0"]
        """By number of dice and fall: the throw."""
        for count in range(1, len(dice) + 1):
            self.throws.append(bytes(_throws(dice[:count])))
            self.ways.append(len(self.throws[count]))
        self.kinds: i64 = 1 + max([max(throws) for throws in self.throws])
        """Throws that there are of all the dice."""
        self.lengths: list[int] = [hole.length for hole in course.holes]
        """By hole: its tiles."""
        self.starts: list[int] = []
        """By hole: its first tile in the tables by tile, of which each hole's lie in a row."""
        self.putts: list[int] = []
        """By tile, number of dice (from 0, which nobody rolls) and throw: where the ball ends,
        its mishap included, times four, plus what happened to it (RESTS, SPLASHED, ...)."""
        self.splashes: list[int] = []
        """By tile: where water or flowers take the ball."""
        self.slopes: list[int] = []
        """By tile: where the slope takes it."""
        for hole in course.holes:
            self.starts.append(len(self.slopes))
            for position in range(hole.length):
                self.splashes.append(suffer(hole, position, Mishap.SPLASH)[0])
                self.slopes.append(suffer(hole, position, Mishap.ROLL_BACK)[0])
                for count in range(len(dice) + 1):
                    for throw in range(self.kinds):
                        self.putts.append(_putt(hole, position, count, throw))


def _throws(dice: Dice) -> list[int]:
    """Return the throw of each fall."""
    falls: list[tuple[int, ...]] = [()]
    for die in dice:
        falls = [(*fall, face) for fall in falls for face in range(len(die.faces))]
    return [2 * precision_of(dice, fall) + is_bad_luck(dice, fall) for fall in falls]


def _putt(hole: PuttHole, position: int, dice: int, throw: int) -> int:
    rest = roll_ball(hole, position, dice, throw >> 1)
    mishaps = mishaps_on(hole.tiles[rest.position]) if throw & 1 and rest.held else ()
    if len(mishaps) > 1:
        return rest.position << 2 | CHOICE
    if not mishaps:
        return rest.position << 2 | RESTS
    end, penalty = suffer(hole, rest.position, mishaps[0])
    return end << 2 | (SPLASHED if penalty else ROLLED_BACK)
