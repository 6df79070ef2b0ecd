"""What the tips of Minigolf Designer claim, and random games to try them in."""

import random
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache, partial

from tip_moments import Claims, Moment, Played, check

from minigolf_desktop.bots.designer.playout import COLOURS, random_action
from minigolf_desktop.content.designer import designer_rules
from minigolf_desktop.model.designer import (
    PROMISES,
    Collect,
    Course,
    DesignerRules,
    EdgeChecking,
    Line,
    Mode,
    Pass,
    Phase,
    PlaceReserved,
    PutBack,
    Setup,
    State,
    TakePromise,
    VisitRule,
)
from minigolf_desktop.model.designer.moves import Action
from minigolf_desktop.model.designer.racks import VISIT
from minigolf_desktop.model.geometry.square import STEP
from minigolf_desktop.model.play import AnyMatch, Match, Seat

SIDES = range(4)
LAID_ASIDE_FOR_A_VISIT = 21
IDLE_ROUNDS = 3

# --- Sides that do not fit


def has_path(course: Course, cell: int, side: int) -> bool:
    """Return whether the tile of a cell has a path at a side."""
    return bool(course.box.path_sides[course.tiles[cell]] >> side & 1)


def _course(moment: Moment, state: State) -> Course:
    """Return the course of who made the move."""
    course = state.designers[moment.seat].course
    assert course is not None
    return course


def _laid(moment: Moment) -> int:
    """Return the cell of the tile just placed, by the tiles there are."""
    (cell,) = _course(moment, moment.after).tiles.keys() - _course(moment, moment.before).tiles
    check(moment.reader in (None, moment.seat), "it lies on the course of somebody else")
    return cell


@lru_cache(maxsize=8)
def _mistakes_in_the_end(match: AnyMatch, seat: int) -> tuple[Line, ...]:
    """Return the mistakes on the course of a seat, in a game that is over."""
    rules: DesignerRules = match.rules
    return rules.assessment(match.state, seat).score.condition("playability").lines


def _is_charged(moment: Moment, *cells: int) -> None:
    """Claim that a mistake at these cells cost in the end what the tip says."""
    lines = _mistakes_in_the_end(moment.match, moment.seat)
    mine = [one for one in lines if one.reason == "mismatch" and set(one.cells) == set(cells)]
    check(mine, f"nothing is taken for {cells}")
    check(all(str(-one.points) in moment.says.split() for one in mine), f"{mine} are taken")


def _charged_in_the_end(moment: Moment, *cells: int) -> Iterator[None]:
    while moment.now.waiting:
        yield
    _is_charged(moment, *cells)


def meets_grass(moment: Moment) -> Iterator[None]:
    """Claim that beside the tile a path meets grass, and what it costs."""
    cell, course = _laid(moment), _course(moment, moment.after)
    found = [
        cell + STEP[side]
        for side in SIDES
        if cell + STEP[side] in course.tiles
        and has_path(course, cell, side) != has_path(course, cell + STEP[side], side ^ 2)
    ]
    check(found, "every side fits")
    yield from _charged_in_the_end(moment, cell, found[0])


def meets_gate(moment: Moment) -> Iterator[None]:
    """Claim that a path of the tile meets the gate, and what it costs."""
    cell, course = _laid(moment), _course(moment, moment.after)
    gate = course.land.gate.cells
    found = [s for s in SIDES if has_path(course, cell, s) and cell + STEP[s] in gate]
    check(found, "no path meets the gate")
    yield from _charged_in_the_end(moment, cell)


def leaves_land(moment: Moment) -> Iterator[None]:
    """Claim that a path leads where no land is, and what it costs if no path goes on there."""
    cell, course = _laid(moment), _course(moment, moment.after)
    closed = course.land.free | course.land.gate.cells | course.tiles.keys()
    found = [s for s in SIDES if has_path(course, cell, s) and cell + STEP[s] not in closed]
    check(found, "every path stays on the land")
    while moment.now.waiting:
        yield
    course, ahead, side = _course(moment, moment.now), cell + STEP[found[0]], found[0]
    if ahead not in course.tiles:
        _is_charged(moment, cell)
    elif not has_path(course, ahead, side ^ 2):
        _is_charged(moment, cell, ahead)


# --- The clients' visits


def visit(moment: Moment) -> Iterator[None]:
    """Claim what brought the clients, who may promise more, and what promises are worth."""
    before, after, setup = moment.before, moment.after, moment.after.setup
    if setup.visits is VisitRule.TILES:
        check(before.bag.count(VISIT) > after.bag.count(VISIT), "no visit tile came out of the bag")
    else:
        left = len(before.aside) + len(before.rack)
        check(left >= LAID_ASIDE_FOR_A_VISIT, f"only {left} tiles were left over")
        check(after.visits == 1 and not after.aside, "it is another visit")
    some = {seat for seat, one in enumerate(after.designers) if len(one.promises) < len(PROMISES)}
    check(after.phase is Phase.PROMISES and set(after.waiting) == some, "others may promise")
    legal = moment.match.rules.legal(after)
    check(any(isinstance(one, TakePromise) for one in legal), "nothing may be promised")
    while moment.now.waiting:
        if setup.visits is VisitRule.UNTAKEN:
            check(moment.now.visits == 1, "the clients came again")
        yield
    _promises_count(moment)


def _promises_count(moment: Moment) -> None:
    rules, state = moment.match.rules, moment.now
    standings = rules.standings(state)
    for seat, designer in enumerate(state.designers):
        lines = standings.assessments[seat].score.condition("promises").lines
        told = {line.reason: line.points for line in lines}
        check(len(told) == len(designer.promises), f"{designer.promises} count as {told}")
        check(all(told.values()), "a promise neither gives nor takes")
        if state.setup.is_solo:
            check(all(str(abs(one)) in moment.says for one in told.values()), f"{told}")


# --- The final phase


def land_filled(moment: Moment) -> Iterator[None]:
    """Claim that a land is full, and what everybody may do from then on."""
    seat, before, after = moment.seat, moment.before, moment.after
    check(not any(one.stopped for one in before.designers), "somebody had stopped before")
    course = _course(moment, after)
    check(course.land.free <= course.tiles.keys(), "the land is not full")
    yield from _as_in_the_final_phase(moment, collects=seat)


def nobody_builds(moment: Moment) -> Iterator[None]:
    """Claim that everybody passed in three rounds, and what everybody may do from then on."""
    check(not any(one.stopped for one in moment.after.designers), "somebody has stopped")
    turns = [
        (moment.match.state_after(number).turn, moment.match.moves[number].action)
        for number in range(moment.number)
        if moment.match.state_after(number).phase is Phase.TURN
    ]
    (last, _) = turns[-1]
    rounds = range(last - IDLE_ROUNDS + 1, last + 1)
    done = [action for number, action in turns if number in rounds]
    seats = len(moment.after.designers)
    check(len([one for one in done if isinstance(one, Pass | PlaceReserved)]) == 3 * seats, "built")
    check(str(IDLE_ROUNDS) in moment.says, "the tip tells another number of rounds")
    yield from _as_in_the_final_phase(moment, collects=None)


def _as_in_the_final_phase(moment: Moment, collects: int | None) -> Iterator[None]:
    """Claim that who has stopped takes tiles face down, and that the others may do what they like.

    ``collects`` is who has stopped at its beginning.
    """
    begun = moment.number
    while moment.now.waiting:
        state: State = moment.now
        seat = state.waiting[0]
        if state.phase is Phase.TURN:
            stopped = seat == collects or any(
                move.seat == seat and isinstance(move.action, Collect)
                for move in moment.match.moves[begun:]
            )
            full = not state.designers[seat].course.missing
            slot = next(slot for slot, design in enumerate(state.rack) if design >= 0)
            check(_may(moment, Collect(slot)), "no tile may be taken face down")
            check(_may(moment, Pass()) is not (stopped or full), f"stopped: {stopped or full}")
        yield


def _may(moment: Moment, action: Action) -> bool:
    """Return whether the seat to move may do this."""
    state: State = moment.now
    return moment.match.rules.refusal(state, state.waiting[0], action) is None


CLAIMS: Claims = {
    "path-meets-grass": meets_grass,
    "path-meets-gate": meets_gate,
    "path-leaves-land": leaves_land,
    "clients-visited": visit,
    "land-filled": land_filled,
    "nobody-builds": nobody_builds,
}

# --- Random games


@cache
def rules() -> DesignerRules:
    """Return the rules with the catalogue."""
    return designer_rules()


class Builders:
    """Build by chance; in some games of a group nobody builds any more after five rounds."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self._chance = random.Random(seed)
        self._rests = not setup.is_solo and self._chance.random() < 0.2
        """Whether this is one of those games."""

    def choose(self, state: State) -> Action:
        """Return a legal action."""
        designer = state.designers[state.waiting[0]]
        if state.phase is Phase.TURN and not designer.stopped and self._rests and state.turn > 5:
            return Pass()
        action = random_action(rules(), state, self._chance)
        # Of tiles that were laid aside there are enough only where they are not thrown away.
        if state.phase is Phase.REST and state.setup.is_solo and self._chance.random() < 0.8:
            slot = next(slot for slot, design in enumerate(state.rack) if design >= 0)
            return PutBack(slot)
        return action


def _game(
    seed: int,
    *,
    players: range,
    mode: Mode = Mode.FAMILY,
    visits: VisitRule = VisitRule.TILES,
    expansion: bool = False,
    reserve: bool = False,
    mistakes: bool = True,
) -> Played:
    """Set a game up, with one of the three edge settings."""
    chance = random.Random(seed)
    count = chance.choice(players)
    setup = Setup(
        edges=chance.choice(list(EdgeChecking)),
        players=tuple(Seat(colour.title(), colour) for colour in COLOURS[:count]),
        mode=mode,
        expansion=expansion,
        reserve=reserve,
        visits=visits,
        mistakes=mistakes,
    )
    reader = chance.choice((None, *range(count))) if count > 1 else None
    return Played(Match(rules(), setup, seed), Builders(setup, seed).choose, reader)


_ALONE, _GROUP, _ANY = range(1, 2), range(2, 6), range(1, 6)
_ADVANCED = {"mode": Mode.ADVANCED}
_UNTAKEN = {**_ADVANCED, "visits": VisitRule.UNTAKEN}

MODES: Mapping[str, Callable[[int], Played]] = {
    "solo": partial(_game, players=_ALONE),
    "solo advanced": partial(_game, players=_ALONE, **_ADVANCED),
    "solo advanced, untaken tiles": partial(_game, players=_ALONE, **_UNTAKEN),
    "family group": partial(_game, players=_GROUP),
    "advanced group": partial(_game, players=_GROUP, **_ADVANCED),
    "advanced group, untaken tiles": partial(_game, players=_GROUP, **_UNTAKEN),
    "expansion": partial(_game, players=_ANY, expansion=True, **_ADVANCED),
    "reserve": partial(_game, players=_ANY, reserve=True),
    "mistakes ignored": partial(_game, players=_ANY, mistakes=False),
    "everything": partial(_game, players=_ANY, expansion=True, reserve=True, **_ADVANCED),
}
