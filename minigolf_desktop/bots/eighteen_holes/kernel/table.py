"""What does not change while a game is searched: cards, course, mode and who plays."""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.kernel.cards import Cards
from minigolf_desktop.bots.eighteen_holes.kernel.codes import CHAOS, CHAOS_TEAMS, STROKE
from minigolf_desktop.bots.eighteen_holes.kernel.ground import Ground

PICKED: Final = 0
FIRST_GAME: Final = 1
FREE: Final = 2
RANDOM: Final = 3
"""How clubs are come by, in the order of the model's list."""


@final
class Table:
    """A table as positions share it."""

    cards: Cards
    ground: Ground
    mode: i64
    faces: list[int]
    """By seat: the golfer face."""
    seats: i64
    teams: bool
    """Whether each player has two golfers on the course."""
    fast_travel: bool
    """Whether greens are claimed in any order, and a tee box gives an extra turn."""
    penalty: i64
    """Strokes that water and out of bounds add; where it is 0, water costs a turn."""
    club_choice: i64
    """How clubs are come by."""
    starter_hands: list[int]
    """By seat: the ready-made hand of the first game, as bits."""
    pool: i64
    """Clubs in the game before any is dealt, as bits."""
    players_pool: i64
    """Clubs for this number of players, as bits (ruling H9)."""
    solo_deck: bytes
    """Solo Chaos: the solo cards."""
    solo_turns: list[str]
    """By solo card: its turns."""

    def __init__(self, cards: Cards, ground: Ground, mode: int, faces: list[int]) -> None:
        """Take what every mode needs; clubs and solo cards are set afterwards."""
        self.cards = cards
        self.ground = ground
        self.mode = mode
        self.faces = faces
        self.seats = len(faces)
        self.teams = mode == CHAOS_TEAMS
        self.fast_travel = mode >= CHAOS
        self.penalty = 1 if mode == STROKE else 0
        self.club_choice = PICKED
        self.starter_hands = []
        self.pool = 0
        self.players_pool = 0
        self.solo_deck = b""
        self.solo_turns = []
