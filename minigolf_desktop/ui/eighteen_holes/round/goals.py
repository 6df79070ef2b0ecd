"""Where golfers may go in the chaos modes: every green that still gives its player something."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES, Mode
from minigolf_desktop.model.eighteen_holes.state import NONE, State
from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.model.geometry.hexagon import distance

translate = QCoreApplication.translate

NEAREST = 3
"""How many greens are pointed out."""


class Goal(NamedTuple):
    """A green that gives a player something."""

    hole: int
    far: int
    """Hexes from the golfer, as the crow flies."""
    ball: int
    """The golfer who is nearest to it."""
    tokens: tuple[int, ...]
    """Values on it, the largest first."""

    @property
    def worth(self) -> int:
        """What the next to come there takes."""
        return self.tokens[0]


def may_claim(game: State | View, seat: int, hole: int) -> bool:
    """Return whether a green of a chaos mode gives a seat something: it has nothing of it yet."""
    if hole >= len(game.tokens) or not game.tokens[hole]:
        return False
    return all(where != hole for where, _ in game.players[seat].taken)


def goals(game: State | View, seat: int) -> tuple[Goal, ...]:
    """Return the greens that a seat can still claim, the nearest first; none in other modes."""
    table = game.table
    if table.setup.mode not in CHAOS_MODES or not 0 <= seat < len(game.players):
        return ()
    hexes, greens = table.field.hexes, table.field.greens
    balls = (game.ball,) if _acts(game, seat) else table.balls_of(seat)
    found = []
    for hole, green in enumerate(greens):
        if may_claim(game, seat, hole):
            far, ball = min(
                (distance(hexes[game.balls[ball].place], hexes[green]), ball) for ball in balls
            )
            found.append(Goal(hole, far, ball, game.tokens[hole]))
    return tuple(sorted(found, key=lambda goal: (goal.far, -goal.worth, goal.hole)))


def _acts(game: State | View, seat: int) -> bool:
    return game.ball != NONE and game.table.seat_of(game.ball) == seat


def nearest_goals(game: State | View, seat: int) -> tuple[Goal, ...]:
    """Return the greens that are pointed out to a seat."""
    return goals(game, seat)[:NEAREST]


def nearest_to(state: State, place: int) -> Goal | None:
    """Return the goal of the seat to move that is nearest to a hex; None where none is left."""
    hexes, greens = state.table.field.hexes, state.table.field.greens
    found = [
        goal._replace(far=distance(hexes[place], hexes[greens[goal.hole]]))
        for goal in goals(state, state.seat)
        if greens[goal.hole] != place
    ]
    return min(found, key=lambda goal: (goal.far, -goal.worth, goal.hole), default=None)


def travels_on(state: State, place: int) -> bool:
    """Return whether a golfer who comes to rest on a hex may take an extra turn (page 19)."""
    mode, seat = state.table.setup.mode, state.seat
    return (
        mode in CHAOS_MODES
        and place in state.table.field.tee_boxes
        and bool(state.players[seat].hand)
    )


def known_target(view: View, seat: int) -> int:
    """Return the secret target of a seat as a view knows it; NONE in other modes than Kelly."""
    if view.table.setup.mode is not Mode.KELLY or not 0 <= seat < len(view.players):
        return NONE
    return view.players[seat].target


def target_words(view: View, seat: int) -> str:
    """Return the secret target of a seat in words, as that seat knows it."""
    hole = known_target(view, seat)
    if hole == NONE:
        return translate("golf round", "No target is left")
    words = translate("golf round", "Green {hole}").replace("{hole}", str(hole + 1))
    field = view.table.field
    place = view.balls[view.table.balls_of(seat)[0]].place
    far = distance(field.hexes[place], field.hexes[field.greens[hole]])
    return words + ", " + translate("golf round", "%n hexes from you", "", far)
