"""What the shots of a club may reach: tints for the course, and chances by kind of ground."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.clubs import Deck
from minigolf_desktop.model.eighteen_holes.prospects import Prospect, together
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.model.eighteen_holes.terrain import Terrain
from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.text.numbers import less_than_one_per_cent, per_cent
from minigolf_desktop.ui.common.text.punctuation import with_colon, with_semicolons
from minigolf_desktop.ui.eighteen_holes.art.hexes.ground_sign import GroundSign
from minigolf_desktop.ui.eighteen_holes.board.picture import Tint, Tints
from minigolf_desktop.ui.eighteen_holes.round.greens import counts
from minigolf_desktop.ui.eighteen_holes.text.clubs import deck_in_words

translate = QCoreApplication.translate

_ROWS: tuple[tuple[GroundSign, tuple[Terrain, ...]], ...] = (
    (GroundSign.FAIRWAY, (Terrain.FAIRWAY, Terrain.TEE)),
    (GroundSign.ROUGH, (Terrain.ROUGH,)),
    (GroundSign.BUNKER, (Terrain.BUNKER,)),
    (GroundSign.WATER, (Terrain.WATER, Terrain.LAKE)),
)
"""Kinds of ground as they are told, the green before them and out of bounds after them."""


class GroundChance(NamedTuple):
    """How likely a shot can reach a kind of ground."""

    sign: GroundSign
    chance: float


class ReachRow(NamedTuple):
    """What draws from one deck may reach; a wood has no deck."""

    deck: int
    grounds: tuple[GroundChance, ...]


class Reach(NamedTuple):
    """What a club may reach, as it is shown."""

    title: str = ""
    tints: Tints = ()
    rows: tuple[ReachRow, ...] = ()
    stray: frozenset[Hex] = frozenset()
    """Hexes beside the course over which balls may leave it."""


NO_REACH = Reach()


def reach_of(view: View, title: str, ball: int, found: Sequence[Prospect]) -> Reach:
    """Return what some prospects of a golfer come to, each hex with the best of them."""
    place = view.balls[ball].place
    best = together(found)
    several = len({prospect.deck for prospect in found}) > 1
    hexes = view.table.field.hexes
    tints = tuple(
        Tint(hexes[end], prospect.ends[end], prospect.deck if several else NONE)
        for end, prospect in sorted(best.items())
        if end != place
    )
    decks = sorted({prospect.deck for prospect in found})
    rows = tuple(
        ReachRow(deck, _grounds(view, ball, [one for one in found if one.deck == deck]))
        for deck in decks
    )
    stray = frozenset(hexes[place] for prospect in found for place in prospect.stray)
    return Reach(title, tints, rows, stray)


def joined(reaches: Iterable[Reach]) -> Reach:
    """Return what several golfers reach with a club: each hex with the best chance of them."""
    best: dict[Hex, Tint] = {}
    told = NO_REACH
    for reach in reaches:
        told = reach if not told.rows else told
        for tint in reach.tints:
            before = best.get(tint.place)
            if before is None or before.chance < tint.chance:
                best[tint.place] = tint
    return told._replace(tints=tuple(best.values()))


def _grounds(view: View, ball: int, found: Sequence[Prospect]) -> tuple[GroundChance, ...]:
    """Return the chances by ground of a deck, for the aim that is best for each."""
    field = view.table.field
    told: dict[GroundSign, float] = {}
    greens = [place for place in field.greens if counts(view, ball, place)]
    told[GroundSign.GREEN] = max(
        (prospect.ends.get(place, 0.0) for prospect in found for place in greens), default=0.0
    )
    for sign, kinds in _ROWS:
        told[sign] = max(
            (prospect.grounds.get(kind, 0.0) for prospect in found for kind in kinds), default=0.0
        )
    # Nobody aims off the course who need not.
    told[GroundSign.OUT] = min((prospect.out for prospect in found), default=0.0)
    return tuple(GroundChance(sign, chance) for sign, chance in told.items() if chance > 0)


def percent_words(chance: float) -> str:
    """Return a chance as players read it: ``39 %``, ``< 1 %``."""
    if 0 < chance < 0.005:
        return less_than_one_per_cent()
    return per_cent(round(100 * chance))


def tint_words(tint: Tint) -> str:
    """Return what the tint of a hex tells: with what chance a shot can come there."""
    words = translate("golf round", "{chance} to come here")
    if tint.deck != NONE:
        words = translate("golf round", "{chance} to come here, with {deck}")
        words = words.replace("{deck}", deck_in_words(Deck(tint.deck)))
    return words.replace("{chance}", percent_words(tint.chance))


def reach_words(reach: Reach) -> str:
    """Return all chances in a sentence a deck, for those who listen."""
    names, lines = sign_words(), []
    for row in reach.rows:
        told = ", ".join(f"{names[one.sign]} {percent_words(one.chance)}" for one in row.grounds)
        lines.append(with_colon(deck_in_words(Deck(row.deck)), told) if row.deck >= 0 else told)
    return f"{reach.title}. {with_semicolons(lines)}" if lines else ""


def sign_words() -> Mapping[GroundSign, str]:
    """Return what the signs of the chances are called."""
    return {
        GroundSign.GREEN: translate("golf round", "green"),
        GroundSign.FAIRWAY: translate("golf round", "fairway"),
        GroundSign.ROUGH: translate("golf round", "rough"),
        GroundSign.BUNKER: translate("golf round", "bunker"),
        GroundSign.WATER: translate("golf round", "water"),
        GroundSign.OUT: translate("golf round", "out of bounds"),
    }
