"""What the hex board is to show, as plain data: made by a screen from what its player may see.

Hexes are coordinates (``field.hexes[number]``), players' colours are the names of
:data:`~minigolf_desktop.ui.common.theme.PLAYER_COLOURS`. Every word is given ready to
read.
"""

from dataclasses import dataclass
from typing import NamedTuple

from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.eighteen_holes.art.landing import GroundSign


class GolferPicture(NamedTuple):
    """A golfer on the course."""

    ball: int
    """Number of the golfer in the match; the same golfer has it in every picture."""
    colour: str
    """Name of the player's colour; the shape follows from it."""
    place: Hex
    name: str = ""
    """Shown where several stand together and the pointer fans them out."""
    to_move: bool = False
    """Stands in a gold ring."""
    mark: str = ""
    """One letter or figure on the shape: tells the golfers of a team apart (Chaos Teams)."""
    lying: bool = False
    """In the water: the next turn is missed."""


class FlagPicture(NamedTuple):
    """A green that counts."""

    hole: int
    """Number of the hole in the match, from 0."""
    place: Hex
    label: str
    """On the pennant: the number of the hole as players count."""
    in_play: bool = False
    """The hole that is being played: red."""
    winners: tuple[str, ...] = ()
    """Colours of those who took it: the flag gives way to their shapes."""
    tokens: tuple[int, ...] = ()
    """Values of the tokens on the green (1, 2, 5), the largest first."""
    seekers: tuple[str, ...] = ()
    """Colours of players and rivals who make for this green, as far as the viewer knows."""
    aimed: bool = False
    """Whether a choice of greens is being made and this one may be taken: it glows."""
    on_clubhouse: bool = False
    """Whether it stands where else the clubhouse is: a lawn is laid there (ruling H34)."""


@dataclass(frozen=True)
class BoardPicture:
    """All that lies on the course."""

    golfers: tuple[GolferPicture, ...] = ()
    flags: tuple[FlagPicture, ...] = ()


class Target(NamedTuple):
    """Something on the course that may be chosen: a landing, a hex to walk to, a direction."""

    path: tuple[Hex, ...]
    """From where the ball lies to where it ends, or to where it leaves the course."""
    sign: GroundSign
    """What the ball finds there. Out of bounds it stands on a stake on the last hex of the path."""
    stopped: bool = False
    """Trees stop the ball here: a small tree stands beside the sign."""
    title: str = ""
    """First line of the tooltip: where it lands."""
    note: str = ""
    """Second line of the tooltip: what follows from it."""
    card: int = 0
    """Number of the card that leads there, beside its sign; 0 where there is one card."""
    goal: bool = False
    """Whether the hole in play ends there, or a green gives something."""

    @property
    def place(self) -> Hex:
        """Where its sign stands, and where the pointer chooses it."""
        return self.path[-1]


@dataclass(frozen=True)
class Targets:
    """What may be chosen on the course now; a target is known by its index here."""

    targets: tuple[Target, ...] = ()
    colour: str = ""
    """Of the golfer who acts: the ball bears its shape."""
    aims: frozenset[int] = frozenset()
    """Directions from the golfer of the first target that have a number, which is a key as well."""


NO_TARGETS = Targets()


class Tint(NamedTuple):
    """A hex that a shot may reach, before the card for it is drawn."""

    place: Hex
    chance: float
    """That a card comes which can send the ball there: above 0, at most 1."""
    deck: int = -1
    """The deck to draw from for it, where there are several; its sign stands below the number."""


Tints = tuple[Tint, ...]
""":class:`Tint` a hex."""


class Walk(NamedTuple):
    """A golfer walks from hex to hex; over more than two it strolls along (to the next tee)."""

    ball: int
    path: tuple[Hex, ...]


class Flight(NamedTuple):
    """A ball flies, and its golfer stands where it came down."""

    ball: int
    path: tuple[Hex, ...]
    """From where it was hit to where it lies, or left the course."""
    stopped: bool = False
    """Trees stop it: it bounces back from them."""
    out: bool = False
    """It leaves the course at the end of the path, and lies where it was hit."""
    splash: bool = False
    """It falls into water."""
    holed: bool = False
    """It reaches a green that counts."""
    ace: bool = False
    """It does so with the first shot of the hole."""


class Hop(NamedTuple):
    """A ball is hit in a bunker: it hops out, or stays in a spray of sand."""

    ball: int
    start: Hex
    end: Hex


Animation = Walk | Flight | Hop
"""What can be seen happening, one after the other."""
