"""Totals, ranks and the three bonus cards, and what tasks measure by them.

Rule book, end of the game and link with the empire.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from minigolf_desktop.model.play.goals import FIRST, Measures
from minigolf_desktop.model.play.match import AnyMatch
from minigolf_desktop.model.putt_dice.course import HOLES
from minigolf_desktop.model.putt_dice.state import State, View

# --- Totals, ranks and the three bonus cards (rule book: end of the game, link with the empire)

COUPON_STROKES = 2
"""Strokes that the training coupon takes off (ruling P7)."""
CARD_MONEY = 5
"""Golfars that the investment card gives in Minigolf Empire, for land and advertising campaigns."""
CARD_INCOME = 3
"""Golfars that it adds to the income of the same game there; they stand for no visitors."""
CARD_COVERAGE_POINTS = 3
"""Points of Mrs Pressco that the press card is worth there to who has the best press coverage,
alone or with others, before these are added."""


class BonusCard(StrEnum):
    """The cards for the best three, best first (ruling P7)."""

    INVESTMENT = "investment"
    PRESS_COVERAGE = "press-coverage"
    TRAINING_COUPON = "training-coupon"


class Standing(NamedTuple):
    """How a player stands."""

    seat: int
    strokes: int
    """Strokes of the nine holes, the coupon's taken off."""
    rank: int
    """1 for the best; players that nothing told apart share one and leave the next empty."""


def total(state: State | View, seat: int) -> int:
    """Return the strokes of a player on the nine holes so far, the coupon's taken off."""
    off = COUPON_STROKES if state.setup.coupon == seat else 0
    return sum(state.cards[seat][:HOLES]) - off


def fewest(state: State | View, seats: Sequence[int]) -> tuple[int, ...]:
    """Return those of some players who have the lowest total."""
    totals = {seat: total(state, seat) for seat in seats}
    best = min(totals.values())
    return tuple(seat for seat in seats if totals[seat] == best)


def standings(state: State | View) -> tuple[Standing, ...]:
    """Return how the players stand, best first.

    Equal totals are told apart by the play-off: who stayed in longer, then who took fewer strokes
    on the hole that ended it. What is left equal shares a rank and is listed by the later holes,
    then around the table.
    """

    def merit(seat: int) -> tuple[int, int, int]:
        card = state.cards[seat]
        extra = card[HOLES:]
        return total(state, seat), -len(extra), extra[-1] if extra else 0

    players, first = len(state.setup.players), state.setup.first
    order = sorted(
        range(players),
        key=lambda seat: (
            merit(seat),
            state.cards[seat][HOLES - 1 :: -1],
            (seat - first) % players,
        ),
    )
    merits = [merit(seat) for seat in order]
    return tuple(
        Standing(seat, total(state, seat), merits.index(merit(seat)) + 1) for seat in order
    )


def bonus_cards(state: State | View) -> dict[BonusCard, int]:
    """Return which player takes which card home from a finished round: nobody who played alone.

    Rulings P7 and P9.
    """
    if len(state.setup.players) < 2:
        return {}
    best = (standing.seat for standing in standings(state))
    return dict(zip(BonusCard, best, strict=False))


# --- What tasks of Putt Dice measure


def _holes(match: AnyMatch) -> list[tuple[int, int]]:
    """Return strokes and par of each hole finished, without the play-off."""
    state = match.state
    card = state.cards[FIRST][:HOLES]
    return [
        (strokes, hole.par) for strokes, hole in zip(card, state.setup.course.holes, strict=False)
    ]


def _lead(match: AnyMatch) -> int:
    """Return by how many strokes the first seat is ahead of the best of the others."""
    state = match.state
    others = range(1, len(state.setup.players))
    return min((total(state, seat) for seat in others), default=0) - total(state, FIRST)


MEASURES: Measures = {
    "strokes": lambda match: total(match.state, FIRST),
    "to-par": lambda match: sum(strokes - par for strokes, par in _holes(match)),
    "under-par": lambda match: sum(strokes < par for strokes, par in _holes(match)),
    "aces": lambda match: sum(strokes == 1 for strokes, _ in _holes(match)),
    "worst": lambda match: max((strokes - par for strokes, par in _holes(match)), default=0),
    "lead": _lead,
}
"""Strokes; strokes against the par of the holes finished; holes finished under their par; holes in
one; strokes over par on the worst hole; lead over the best of the others."""
