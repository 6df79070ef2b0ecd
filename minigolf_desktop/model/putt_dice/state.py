"""Where a round of Putt Dice stands, and what everybody may know of it."""

from typing import NamedTuple

from minigolf_desktop.model.putt_dice.course import HOLES, PuttHole
from minigolf_desktop.model.putt_dice.moves import Phase
from minigolf_desktop.model.putt_dice.putting import FallSource
from minigolf_desktop.model.putt_dice.setup import Setup


class State(NamedTuple):
    """A round of Putt Dice."""

    setup: Setup
    phase: Phase
    round: int
    """Holes that everybody finished; from 9 on the play-off, from hole 1 again."""
    order: tuple[int, ...]
    """Seats still in it, in the order of play: that of the hole before while somebody picks who
    putts first."""
    turn: int
    """Place in the order of the player who putts."""
    position: int
    """Tile of the hole on which the ball lies."""
    strokes: int
    """Strokes that the player has taken on the hole."""
    cards: tuple[tuple[int, ...], ...]
    """By seat: strokes of each hole finished, those of the play-off after the nine."""
    last: int
    """Seat that played the hole before last, though it may be out by now (ruling P10)."""
    chance: FallSource
    """How the dice will fall: the only secret."""

    @property
    def hole(self) -> PuttHole:
        """The hole being played."""
        return hole_of(self.setup, self.round)


class View(NamedTuple):
    """What everybody may know of a round: all but how the dice will fall."""

    setup: Setup
    phase: Phase
    round: int
    order: tuple[int, ...]
    turn: int
    position: int
    strokes: int
    cards: tuple[tuple[int, ...], ...]
    last: int

    @property
    def hole(self) -> PuttHole:
        """The hole being played."""
        return hole_of(self.setup, self.round)


def hole_of(setup: Setup, played: int) -> PuttHole:
    """Return the hole of a round; the play-off begins again with hole 1."""
    return setup.course.holes[played % HOLES]


def leaders_of_hole(state: State | View) -> tuple[int, ...]:
    """Return who of those still in it took the fewest strokes on the hole before."""
    fewest = min(state.cards[seat][-1] for seat in state.order)
    return tuple(seat for seat in state.order if state.cards[seat][-1] == fewest)
