"""How a game of 18 Holes is set up. Its JSON form is in :mod:`.setup_form`."""

from dataclasses import dataclass
from enum import StrEnum

from minigolf_desktop.model.eighteen_holes.course import Course
from minigolf_desktop.model.play.seats import Seat


class Mode(StrEnum):
    """The ways to play."""

    MATCH = "match"
    STROKE = "stroke"
    STABLEFORD = "stableford"
    SKINS = "skins"
    RACING = "racing"
    CHAOS = "chaos"
    CHAOS_TEAMS = "chaos-teams"
    KELLY = "kelly"
    SOLO_CHAOS = "solo-chaos"


SEATS = {
    Mode.MATCH: range(2, 6),
    Mode.STROKE: range(1, 6),
    Mode.STABLEFORD: range(1, 6),
    Mode.SKINS: range(2, 6),
    Mode.RACING: range(2, 6),
    Mode.CHAOS: range(3, 6),
    Mode.CHAOS_TEAMS: range(2, 3),
    Mode.KELLY: range(2, 6),
    Mode.SOLO_CHAOS: range(1, 2),
}
"""By mode: for how many players it is."""

CHAOS_MODES = frozenset({Mode.CHAOS, Mode.CHAOS_TEAMS, Mode.KELLY, Mode.SOLO_CHAOS})
"""Modes in which greens are claimed in any order."""

TEAM_MODES = frozenset({Mode.CHAOS_TEAMS})
"""Modes in which each player has two golfers on the course (page 20)."""

COUNTED_MODES = frozenset({Mode.STROKE, Mode.STABLEFORD})
"""Modes in which everybody finishes every hole (pages 23 and 26)."""


class ClubChoice(StrEnum):
    """How the players come by their clubs."""

    DRAFT = "draft"
    """Hands are dealt, a club is picked, the rest passed on (ruling H9)."""
    FIRST_GAME = "first-game"
    """Hands A to E, ready made, without golfer cards."""
    FREE = "free"
    """Alone: five of one's choice."""
    RANDOM = "random"
    """Dealt by chance out of the clubs of a draft, as golfer cards allow: for those who know the
    game and would rather tee off. The rule book has no such hands."""


@dataclass(frozen=True)
class Setup:
    """Choices made before a game."""

    course: Course
    mode: Mode
    golfers: tuple[str, ...]
    """By seat: face of the golfer card (:data:`~.golfers.GOLFER_FACES`), empty for none."""
    clubs: ClubChoice = ClubChoice.DRAFT
    players: tuple[Seat, ...] = ()
    """By seat who plays there; where none is given, people without names."""
    open_choices: bool = False
    """Secret choices are made in the open, without a privacy screen (ruling H11), and all hands
    lie open (ruling H19)."""
    fly_over: bool = False
    """A ball may fly over open ground outside the course (ruling H10)."""
    solo_deck: tuple[int, ...] = ()
    """Solo Chaos: numbers of the solo cards in the deck (ruling H12)."""
    practice: bool = False
    """It is only for practice: no result of it is kept."""

    def __post_init__(self) -> None:
        """Seat people without names where nobody is named."""
        if not self.players:
            object.__setattr__(self, "players", (Seat(),) * len(self.golfers))

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.golfers)
