"""Where a ball or a golfer would come to lie, in words and as a target on the course."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.events import Outcome
from minigolf_desktop.model.eighteen_holes.flight import Landing
from minigolf_desktop.model.eighteen_holes.golfers import THE_SHARK_A, THE_SHARK_B
from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES, Mode
from minigolf_desktop.model.eighteen_holes.state import State
from minigolf_desktop.model.eighteen_holes.terrain import WATERS, Terrain
from minigolf_desktop.model.geometry.hexagon import Hex, distance
from minigolf_desktop.ui.eighteen_holes.art.hexes.ground_sign import GroundSign
from minigolf_desktop.ui.eighteen_holes.board.picture import Target
from minigolf_desktop.ui.eighteen_holes.round.goals import nearest_to, travels_on
from minigolf_desktop.ui.eighteen_holes.round.greens import counts, green_words
from minigolf_desktop.ui.eighteen_holes.text.ground import way_words

translate = QCoreApplication.translate

SIGNS = {
    Terrain.FAIRWAY: GroundSign.FAIRWAY,
    Terrain.TEE: GroundSign.FAIRWAY,
    Terrain.GREEN: GroundSign.GREEN,
    Terrain.BUNKER: GroundSign.BUNKER,
    Terrain.WATER: GroundSign.WATER,
    Terrain.LAKE: GroundSign.WATER,
}
"""Sign of what a ball lands on; anything else is rough."""


class Words(NamedTuple):
    """What is told of a landing."""

    title: str
    note: str


def landing_target(state: State, landing: Landing) -> Target:
    """Return a landing of the golfer who acts as a target."""
    words = landing_words(state, landing)
    out = landing.outcome is Outcome.OUT
    terrain = state.table.field.terrain(landing.end)
    return Target(
        hexes_of(state, landing.path),
        GroundSign.OUT if out else SIGNS.get(terrain, GroundSign.ROUGH),
        landing.outcome is Outcome.STOPPED,
        *words,
    )


def walk_target(state: State, direction: int) -> Target:
    """Return a hex beside the golfer who acts as a target to walk to."""
    place = state.balls[state.ball].place
    onto = state.table.field.next[direction][place]
    return Target(
        hexes_of(state, (place, onto)),
        GroundSign.WALK,
        False,
        *_lying_words(state, onto, walks=True),
    )


def aim_target(state: State, direction: int) -> Target:
    """Return a direction that is told before a card is drawn as a target."""
    place = state.balls[state.ball].place
    onto = state.table.field.next[direction][place]
    return Target(hexes_of(state, (place, onto)), GroundSign.AIM)


def landing_note(target: Target) -> str:
    """Return all that is told of a target in one line."""
    return ", ".join(part for part in (target.title, target.note) if part)


def hexes_of(state: State, path: Sequence[int]) -> tuple[Hex, ...]:
    """Return the coordinates of a path, up to where the ball leaves all that has some."""
    hexes = state.table.field.hexes
    return tuple(hexes[place] for place in path if place < len(hexes))


def landing_words(state: State, landing: Landing) -> Words:
    """Return where a shot lands and what follows from it."""
    if landing.outcome is Outcome.OUT:
        return _out_words(state)
    place = state.balls[state.ball].place
    words = _lying_words(state, landing.end, walks=False)
    if landing.end == place:
        if state.shot is not None and state.shot.bunker:
            note = translate("golf round", "the turn is over")
            return Words(translate("golf round", "Stays in the bunker"), note)
        return Words(translate("golf round", "Hits the trees beside it"), words.note)
    if landing.outcome is Outcome.STOPPED:
        if is_scoring(state, landing.end):
            return words
        title = translate("golf round", "Stops before the trees")
        where = words.title[:1].lower() + words.title[1:]
        return Words(title, f"{where}: {words.note}" if words.note else where)
    return words


def shot_words(state: State, landing: Landing) -> Words:
    """Return which way a shot goes, and where it lands; of one that goes no way, what is so."""
    words = landing_words(state, landing)
    way = way_words(landing.path, state.table.field)
    if not way:
        return words
    return Words(way[:1].upper() + way[1:], landing_note(landing_target(state, landing)))


def is_scoring(state: State, place: int) -> bool:
    """Return whether a hex is a green that counts for the golfer who acts."""
    return counts(state, state.ball, place)


def _out_words(state: State) -> Words:
    title = translate("golf round", "Out of bounds")
    if state.table.setup.mode is Mode.STROKE:
        return Words(title, translate("golf round", "stays where it was, one stroke more"))
    return Words(title, translate("golf round", "stays where it was"))


def _lying_words(state: State, place: int, *, walks: bool) -> Words:
    """Return what it means to lie on a hex."""
    if is_scoring(state, place):
        return Words(
            translate("golf round", "On the green"), green_words(state, state.ball, place, walks)
        )
    terrain = state.table.field.terrain(place)
    chaos = state.table.setup.mode in CHAOS_MODES
    other = translate("golf round", "On the green of another hole")
    if chaos:
        other = translate("golf round", "On a green with nothing to take")
    titles = {
        Terrain.GREEN: other,
        Terrain.FAIRWAY: translate("golf round", "On the fairway"),
        Terrain.TEE: translate("golf round", "On a tee box"),
        Terrain.BUNKER: translate("golf round", "In a bunker"),
        Terrain.WATER: translate("golf round", "In the water"),
        Terrain.LAKE: translate("golf round", "In a lake"),
    }
    title = titles.get(terrain, translate("golf round", "In the rough"))
    if terrain in WATERS:
        return Words(title, _water_words(state))
    if terrain is Terrain.BUNKER:
        return Words(title, translate("golf round", "must get out of it first"))
    if travels_on(state, place):
        return Words(title, translate("golf round", "gives an extra turn at the end"))
    return Words(title, _goal_words(state, place) if chaos else _distance_words(state, place))


def _goal_words(state: State, place: int) -> str:
    """Return how far it is to the nearest green that gives something."""
    goal = nearest_to(state, place)
    if goal is None:
        return ""
    words = translate("golf round", "%n hexes to green {hole}", "", goal.far)
    return words.replace("{hole}", str(goal.hole + 1))


def _water_words(state: State) -> str:
    if state.table.setup.golfers[state.seat] in (THE_SHARK_A, THE_SHARK_B):
        return translate("golf round", "which The Shark does not mind")
    if state.table.setup.mode is Mode.STROKE:
        return translate("golf round", "one stroke more")
    return translate("golf round", "misses a turn")


def _distance_words(state: State, place: int) -> str:
    """Return how far it is to the green that is played to."""
    field, ball = state.table.field, state.balls[state.ball]
    if not 0 <= ball.hole < len(field.greens):
        return ""
    far = distance(field.hexes[place], field.hexes[field.greens[ball.hole]])
    return translate("golf round", "%n hexes to the green", "", far)
