"""What tasks of 18 Holes measure, by the scores that each mode itself keeps."""

from typing import Any

from minigolf_desktop.model.eighteen_holes.modes import mode_of
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.model.eighteen_holes.standings import standings, winners_of
from minigolf_desktop.model.play.goals import FIRST, Measures
from minigolf_desktop.model.play.match import Match


def _lead(match: Match[Any, Any]) -> int:
    """Return by how much the first seat is ahead of the best of the others; in Stroke Play by how
    many strokes.
    """
    state = match.state
    own, *others = (one.points for one in standings(state))
    others += [rival.points for rival in state.rivals]
    if state.table.setup.mode is Mode.STROKE:
        return int(min(others) - own)
    return int(own - max(others))


def _place(match: Match[Any, Any]) -> int:
    """Return the place of the first seat, 1 the best; as it stands while the game goes on."""
    state = match.state
    if state.ranks:
        return int(state.ranks[FIRST])
    mode = mode_of(state)
    merits = [mode.merit(state, seat) for seat in range(len(state.players))]
    return 1 + sum(other > merits[FIRST] for other in merits)


MEASURES: Measures = {
    "points": lambda match: standings(match.state)[FIRST].points,
    "to-par": lambda match: standings(match.state)[FIRST].to_par,
    "rounds": lambda match: int(match.state.round),
    "won": lambda match: sum(
        FIRST in winners_of(match.state, hole)
        for hole in range(len(match.state.table.field.greens))
    ),
    "lead": _lead,
    "place": _place,
}
"""What the mode counts (strokes in Stroke Play, greens in Golf Racing); turns against the par of
the holes finished; rounds of turns begun; holes of which tokens were won; lead and place among the
others."""
