"""What tasks of Putt Dice measure."""

from typing import Any

from minigolf_desktop.model.play.goals import FIRST, Measures
from minigolf_desktop.model.play.match import Match
from minigolf_desktop.model.putt_dice.course import HOLES
from minigolf_desktop.model.putt_dice.standings import total


def _holes(match: Match[Any, Any]) -> list[tuple[int, int]]:
    """Return strokes and par of each hole finished, without the play-off."""
    state = match.state
    card = state.cards[FIRST][:HOLES]
    return [
        (strokes, hole.par) for strokes, hole in zip(card, state.setup.course.holes, strict=False)
    ]


def _lead(match: Match[Any, Any]) -> int:
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
