"""What may come of a shot: where a ball would lie, with what chance, and what it gains there."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from minigolf_desktop.model.eighteen_holes.box import THE_SHARK_A, THE_SHARK_B, Deck
from minigolf_desktop.model.eighteen_holes.course import WATERS, Terrain
from minigolf_desktop.model.eighteen_holes.flight import Landing
from minigolf_desktop.model.eighteen_holes.modes.chaos_golf import may_claim
from minigolf_desktop.model.eighteen_holes.modes.solo_chaos import is_combined
from minigolf_desktop.model.eighteen_holes.moves import Phase, ShotOutcome
from minigolf_desktop.model.eighteen_holes.prospects import Prospect, together
from minigolf_desktop.model.eighteen_holes.state import NONE, View
from minigolf_desktop.model.geometry.hexagon import Hex, distance
from minigolf_desktop.ui.common.text import (
    less_than_one_per_cent,
    per_cent,
    with_colon,
    with_semicolons,
)
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.eighteen_holes.art.landing import SIGNS, GroundSign
from minigolf_desktop.ui.eighteen_holes.board.drawings import hexes_of
from minigolf_desktop.ui.eighteen_holes.board.picture import Target, Tint, Tints
from minigolf_desktop.ui.eighteen_holes.text.cards import deck_in_words, way_words
from minigolf_desktop.ui.eighteen_holes.text.modes import golf_mode, rival_name

NEAREST = 3
"""How many greens are pointed out."""


class OpenGreen(NamedTuple):
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


def goals(view: View, seat: int) -> tuple[OpenGreen, ...]:
    """Return the greens that a seat can still claim, the nearest first; none in other modes."""
    table = view.table
    if not table.in_any_order or not 0 <= seat < len(view.players):
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
            found.append(OpenGreen(hole, far, ball, view.tokens[hole]))
    return tuple(sorted(found, key=_order))


def _order(goal: OpenGreen) -> tuple[int, int, int]:
    return goal.far, -goal.worth, goal.hole


def _acts(view: View, seat: int) -> bool:
    return view.ball != NONE and view.table.seat_of(view.ball) == seat


def nearest_goals(view: View, seat: int) -> tuple[OpenGreen, ...]:
    """Return the greens that are pointed out to a seat."""
    return goals(view, seat)[:NEAREST]


def nearest_to(view: View, place: int) -> OpenGreen | None:
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
        view.table.in_any_order
        and place in view.table.field.tee_boxes
        and not (view.ball != NONE and view.balls[view.ball].place == place)
        and player.clubs > rest.bit_count()
    )


def in_extra_turns(view: View) -> bool:
    """Return whether the turns of the round are over and extra turns are taken."""
    if not view.table.in_any_order:
        return False
    again = bool(view.order) and view.order[0] in view.played
    return chooses_extra_turn(view) or again


def chooses_extra_turn(view: View) -> bool:
    """Return whether a club for an extra turn is chosen, after a look of Bunjil too."""
    return view.phase is Phase.EXTRA or (view.phase is Phase.KEEP and view.scored)


def known_target(view: View, seat: int) -> int:
    """Return the secret target of a seat as a view knows it; NONE in other modes than Kelly."""
    if not golf_mode(view).has_secret_targets or not 0 <= seat < len(view.players):
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


def counts(view: View, ball: int, place: int) -> bool:
    """Return whether a golfer gets something for being on a hex."""
    greens = view.table.field.greens
    if place not in greens:
        return False
    if view.table.in_any_order:
        return may_claim(view, view.table.seat_of(ball), greens.index(place))
    hole = view.balls[ball].hole
    return hole < len(greens) and greens[hole] == place


def green_words(view: View, ball: int, place: int, walks: bool) -> str:
    """Return what a golfer gets for a green that counts; ``walks`` onto it is no hole-in-one."""
    hole = view.table.field.greens.index(place)
    if view.table.is_nineteenth:
        return translate("golf round", "first there wins")
    if view.table.in_any_order:
        return _chaos_words(view, hole)
    turns = view.balls[ball].turns + 1
    if turns == 1 and not walks:
        return translate("golf round", "a hole-in-one!")
    words = _gain(view, hole).replace("{hole}", str(hole + 1))
    return words.replace("{turns}", str(turns))


def _gain(view: View, hole: int) -> str:
    """Return what the first on the green of a hole has from it."""
    mode = golf_mode(view)
    if mode.is_race and hole + 1 == len(view.table.field.greens):
        return translate("golf round", "finishes the race")
    if mode.is_race:
        return translate("golf round", "on to the next tee")
    if mode.has_tokens:
        tokens = view.tokens[hole] if hole < len(view.tokens) else ()
        words = translate("golf round", "takes the tokens: {tokens}")
        return words.replace("{tokens}", " + ".join(map(str, tokens)))
    if mode.ends_holes:
        return translate("golf round", "takes flag {hole}")
    return translate("golf round", "holes out in {turns}")


def _chaos_words(view: View, hole: int) -> str:
    """Return what a green gives where greens are claimed in any order.

    Whether it is a secret target is not told: everybody may look on.
    """
    words = translate("golf round", "takes the flag of green {hole}")
    if golf_mode(view).has_tokens:
        words = translate("golf round", "%n points for green {hole}", "", view.tokens[hole][0])
        rivals = [number for number, rival in enumerate(view.rivals) if rival.target == hole]
        if rivals and is_combined(view) and not in_extra_turns(view):
            words = translate("golf round", "green {hole}, which {rival} wants too")
            words = words.replace("{rival}", rival_name(rivals[0]))
    return words.replace("{hole}", str(hole + 1))


class Words(NamedTuple):
    """Title and note for a place."""

    title: str
    note: str

    @property
    def line(self) -> str:
        """Title and note in one line."""
        return ", ".join(filter(None, self))


def landing_target(view: View, ball: int, landing: Landing) -> Target:
    """Return a landing of a golfer as a target."""
    field = view.table.field
    out = landing.outcome is ShotOutcome.OUT
    return Target(
        hexes_of(field, landing.path),
        GroundSign.OUT if out else sign_of(view, landing.end),
        landing.outcome is ShotOutcome.STOPPED,
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
    """Return as a target a direction that is chosen before a card is drawn."""
    return Target(hexes_of(view.table.field, _step(view, ball, direction)), GroundSign.AIM)


def _step(view: View, ball: int, direction: int) -> tuple[int, int]:
    """Return the hex of a golfer, and the one beside it in a direction."""
    place = view.balls[ball].place
    return place, view.table.field.next[direction][place]


def landing_words(view: View, ball: int, landing: Landing) -> Words:
    """Return where a shot lands and what follows from it."""
    if landing.outcome is ShotOutcome.OUT:
        return _out_words(view)
    words = lying_words(view, ball, landing.end)
    if landing.end == view.balls[ball].place:
        if view.shot is not None and view.shot.bunker:
            note = translate("golf round", "the turn is over")
            return Words(translate("golf round", "Stays in the bunker"), note)
        title = translate("golf round", "Hits the trees beside it")
        stays = translate("golf round", "the ball stays where it is")
        return Words(title, ", ".join(filter(None, (stays, words.note))))
    if landing.outcome is ShotOutcome.STOPPED:
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
    if golf_mode(view).counts_strokes:
        return Words(title, translate("golf round", "stays where it was, one stroke more"))
    return Words(title, translate("golf round", "stays where it was"))


def lying_words(view: View, ball: int, place: int, *, walks: bool = False) -> Words:
    """Return what it means to lie on a hex; ``walks`` onto a green is no hole-in-one."""
    if counts(view, ball, place):
        title = translate("golf round", "On the green")
        if view.table.is_nineteenth:
            title = translate("golf round", "In the clubhouse")
        return Words(title, green_words(view, ball, place, walks))
    terrain = view.table.field.terrain(place)
    chaos = view.table.in_any_order
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
    if golf_mode(view).counts_strokes:
        return translate("golf round", "one stroke more")
    return translate("golf round", "misses a turn")


def _distance_words(view: View, ball: int, place: int) -> str:
    """Return how far it is to the green that is played to."""
    field, hole = view.table.field, view.balls[ball].hole
    if not 0 <= hole < len(field.greens):
        return ""
    far = distance(field.hexes[place], field.hexes[field.greens[hole]])
    if view.table.is_nineteenth:
        return translate("golf round", "%n hexes to the clubhouse", "", far)
    return translate("golf round", "%n hexes to the green", "", far)


_ROWS: tuple[tuple[GroundSign, tuple[Terrain, ...]], ...] = (
    (GroundSign.FAIRWAY, (Terrain.FAIRWAY, Terrain.TEE)),
    (GroundSign.ROUGH, (Terrain.ROUGH,)),
    (GroundSign.BUNKER, (Terrain.BUNKER,)),
    (GroundSign.WATER, (Terrain.WATER, Terrain.LAKE)),
)
"""Kinds of ground in the order of the legend, between the green and out of bounds."""


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
    """Return all chances, a sentence for each deck, for screen readers."""
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
