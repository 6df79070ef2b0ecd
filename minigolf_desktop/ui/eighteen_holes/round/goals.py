"""Where golfers may go in the chaos modes: every green that still gives its player something."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.modes.chaos_golf import may_claim
from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES, Mode
from minigolf_desktop.model.eighteen_holes.state import NONE
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


def goals(view: View, seat: int) -> tuple[Goal, ...]:
    """Return the greens that a seat can still claim, the nearest first; none in other modes."""
    table = view.table
    if table.setup.mode not in CHAOS_MODES or not 0 <= seat < len(view.players):
        return ()
    hexes, greens = table.field.hexes, table.field.greens
    team = table.balls_of(seat)
    # From a golfer who misses the turn nothing is measured, while another plays (ruling H23).
    able = tuple(ball for ball in team if not view.balls[ball].lying) or team
    balls = (view.ball,) if _acts(view, seat) else able
    found = []
    for hole, green in enumerate(greens):
        if may_claim(view, seat, hole):
            far, ball = min(
                (distance(hexes[view.balls[ball].place], hexes[green]), ball) for ball in balls
            )
            found.append(Goal(hole, far, ball, view.tokens[hole]))
    return tuple(sorted(found, key=_order))


def _order(goal: Goal) -> tuple[int, int, int]:
    return goal.far, -goal.worth, goal.hole


def _acts(view: View, seat: int) -> bool:
    return view.ball != NONE and view.table.seat_of(view.ball) == seat


def nearest_goals(view: View, seat: int) -> tuple[Goal, ...]:
    """Return the greens that are pointed out to a seat."""
    return goals(view, seat)[:NEAREST]


def nearest_to(view: View, place: int) -> Goal | None:
    """Return the goal of the seat to move that is nearest to a hex; None where none is left."""
    hexes, greens = view.table.field.hexes, view.table.field.greens
    found = [
        goal._replace(far=distance(hexes[place], hexes[greens[goal.hole]]))
        for goal in goals(view, who_hits(view))
        if greens[goal.hole] != place
    ]
    return min(found, key=_order, default=None)


def who_hits(view: View) -> int:
    """Return whose shot is looked at: a neighbour decides about the big hit of another."""
    return view.order[0] if view.phase is Phase.THROW else view.seat


def travels_on(view: View, place: int) -> bool:
    """Return whether a golfer who comes to rest on a hex may take an extra turn (ruling H18)."""
    seat = who_hits(view)
    player, in_play = view.players[seat], view.chosen[seat]
    rest = player.resting & ~player.discard
    if in_play != NONE:
        rest &= ~(1 << in_play)
    return (
        view.table.setup.mode in CHAOS_MODES
        and place in view.table.field.tee_boxes
        and not (view.ball != NONE and view.balls[view.ball].place == place)
        and player.clubs > rest.bit_count()
    )


def in_extra_turns(view: View) -> bool:
    """Return whether the turns of the round are over and extra turns are taken."""
    if view.table.setup.mode not in CHAOS_MODES:
        return False
    again = bool(view.order) and view.order[0] in view.played
    return chooses_extra_turn(view) or again


def chooses_extra_turn(view: View) -> bool:
    """Return whether a club for an extra turn is chosen, after a look of Bunjil too."""
    return view.phase is Phase.EXTRA or (view.phase is Phase.KEEP and view.scored)


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
    return f"{words}, {far_words(view, seat, hole)}"


def far_words(view: View, seat: int, hole: int) -> str:
    """Return how far a green is from the first golfer of a seat."""
    hexes, greens = view.table.field.hexes, view.table.field.greens
    place = view.balls[view.table.balls_of(seat)[0]].place
    far = distance(hexes[place], hexes[greens[hole]])
    return translate("golf round", "%n hexes from you", "", far)
