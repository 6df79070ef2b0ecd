"""Where a ball or a golfer would come to lie, in words and as a target on the course."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.events import Outcome
from minigolf_desktop.model.eighteen_holes.flight import Landing
from minigolf_desktop.model.eighteen_holes.golfers import THE_SHARK_A, THE_SHARK_B
from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES, Mode
from minigolf_desktop.model.eighteen_holes.terrain import WATERS, Terrain
from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.model.geometry.hexagon import distance
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.eighteen_holes.art.hexes.ground_sign import SIGNS, GroundSign
from minigolf_desktop.ui.eighteen_holes.board.picture import Target
from minigolf_desktop.ui.eighteen_holes.board.ways import hexes_of
from minigolf_desktop.ui.eighteen_holes.round.goals import nearest_to, travels_on, who_hits
from minigolf_desktop.ui.eighteen_holes.round.greens import counts, green_words
from minigolf_desktop.ui.eighteen_holes.text.ground import way_words

translate = QCoreApplication.translate


class Words(NamedTuple):
    """What is told of a place."""

    title: str
    note: str

    @property
    def line(self) -> str:
        """All of it in one line."""
        return ", ".join(filter(None, self))


def landing_target(view: View, ball: int, landing: Landing) -> Target:
    """Return a landing of a golfer as a target."""
    field = view.table.field
    out = landing.outcome is Outcome.OUT
    return Target(
        hexes_of(field, landing.path),
        GroundSign.OUT if out else sign_of(view, landing.end),
        landing.outcome is Outcome.STOPPED,
        *landing_words(view, ball, landing),
        goal=not out and counts(view, ball, landing.end),
    )


def sign_of(view: View, place: int) -> GroundSign:
    """Return the sign of what a ball finds on a hex, an extra turn before all (ruling H18)."""
    if travels_on(view, place):
        return GroundSign.AGAIN
    return SIGNS.get(view.table.field.terrain(place), GroundSign.ROUGH)


def walk_target(view: View, ball: int, direction: int) -> Target:
    """Return a hex beside a golfer as a target to walk to."""
    step = _step(view, ball, direction)
    return Target(
        hexes_of(view.table.field, step),
        GroundSign.WALK,
        False,
        *walk_words(view, ball, direction),
        goal=counts(view, ball, step[-1]),
    )


def walk_words(view: View, ball: int, direction: int) -> Words:
    """Return what it means to walk to a hex beside a golfer."""
    return lying_words(view, ball, _step(view, ball, direction)[-1], walks=True)


def aim_target(view: View, ball: int, direction: int) -> Target:
    """Return a direction that is told before a card is drawn as a target."""
    return Target(hexes_of(view.table.field, _step(view, ball, direction)), GroundSign.AIM)


def _step(view: View, ball: int, direction: int) -> tuple[int, int]:
    """Return the hex of a golfer, and the one beside it in a direction."""
    place = view.balls[ball].place
    return place, view.table.field.next[direction][place]


def landing_words(view: View, ball: int, landing: Landing) -> Words:
    """Return where a shot lands and what follows from it."""
    if landing.outcome is Outcome.OUT:
        return _out_words(view)
    words = lying_words(view, ball, landing.end)
    if landing.end == view.balls[ball].place:
        if view.shot is not None and view.shot.bunker:
            note = translate("golf round", "the turn is over")
            return Words(translate("golf round", "Stays in the bunker"), note)
        title = translate("golf round", "Hits the trees beside it")
        stays = translate("golf round", "the ball stays where it is")
        return Words(title, ", ".join(filter(None, (stays, words.note))))
    if landing.outcome is Outcome.STOPPED:
        if counts(view, ball, landing.end):
            return words
        title = translate("golf round", "Stops before the trees")
        where = words.title[:1].lower() + words.title[1:]
        return Words(title, with_colon(where, words.note) if words.note else where)
    return words


def shot_words(view: View, ball: int, landing: Landing) -> Words:
    """Return which way a shot goes, and where it lands; of one that goes no way, what is so."""
    words = landing_words(view, ball, landing)
    way = way_words(landing.path, view.table.field)
    if not way:
        return words
    return Words(way[:1].upper() + way[1:], words.line)


def _out_words(view: View) -> Words:
    title = translate("golf round", "Out of bounds")
    if view.table.setup.mode is Mode.STROKE:
        return Words(title, translate("golf round", "stays where it was, one stroke more"))
    return Words(title, translate("golf round", "stays where it was"))


def lying_words(view: View, ball: int, place: int, *, walks: bool = False) -> Words:
    """Return what it means to lie on a hex; ``walks`` onto a green is no hole-in-one."""
    if counts(view, ball, place):
        title = translate("golf round", "On the green")
        return Words(title, green_words(view, ball, place, walks))
    terrain = view.table.field.terrain(place)
    chaos = view.table.setup.mode in CHAOS_MODES
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
        return Words(title, _water_words(view))
    if terrain is Terrain.BUNKER:
        return Words(title, translate("golf round", "must get out of it first"))
    if travels_on(view, place):
        return Words(title, translate("golf round", "gives an extra turn at the end"))
    return Words(title, _goal_words(view, place) if chaos else _distance_words(view, ball, place))


def _goal_words(view: View, place: int) -> str:
    """Return how far it is to the nearest green that gives something."""
    goal = nearest_to(view, place)
    if goal is None:
        return ""
    words = translate("golf round", "%n hexes to green {hole}", "", goal.far)
    return words.replace("{hole}", str(goal.hole + 1))


def _water_words(view: View) -> str:
    if view.table.setup.golfers[who_hits(view)] in (THE_SHARK_A, THE_SHARK_B):
        return translate("golf round", "which The Shark does not mind")
    if view.table.setup.mode is Mode.STROKE:
        return translate("golf round", "one stroke more")
    return translate("golf round", "misses a turn")


def _distance_words(view: View, ball: int, place: int) -> str:
    """Return how far it is to the green that is played to."""
    field, hole = view.table.field, view.balls[ball].hole
    if not 0 <= hole < len(field.greens):
        return ""
    far = distance(field.hexes[place], field.hexes[field.greens[hole]])
    return translate("golf round", "%n hexes to the green", "", far)
