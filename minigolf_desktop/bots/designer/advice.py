"""Hints of Minigolf Designer: the best moves, and why.

What a move changes now is the difference of two scores, so it is what the table shows afterwards.
What it promises beyond that are the hopes of the value that all computer players share. Where the
best move lays no tile, the best one that does is told as well: that is what is not done.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from minigolf_desktop.bots.designer.kernel.codes import (
    COLLECT,
    FIRST_PLACEMENT,
    KIND_BITS,
    SLOT,
    SLOT_BITS,
)
from minigolf_desktop.bots.designer.kernel.conversion import action_of
from minigolf_desktop.bots.designer.kernel.gain import Gains
from minigolf_desktop.bots.designer.kernel.position import Position, holds
from minigolf_desktop.bots.designer.kernel.value import Valuer
from minigolf_desktop.bots.designer.kernel.value_player import (
    LAND_CELL,
    LAND_CELL_ALONE,
    Choices,
    choices,
)
from minigolf_desktop.bots.designer.kernel.weights import POINT
from minigolf_desktop.bots.designer.promising import ALONE, expected_alone, hopes_of
from minigolf_desktop.bots.designer.search import Budget, search
from minigolf_desktop.bots.hint import MOST_HINTS, Hint, Reason
from minigolf_desktop.model.designer import PROMISES, Action, DesignerRules, State
from minigolf_desktop.model.designer.moves import (
    ChooseLand,
    Collect,
    Discard,
    Done,
    Pass,
    PutBack,
    Stop,
    TakePromise,
)
from minigolf_desktop.model.designer.scoring.change import score_changes

BY_A_TILE: Final = "tile "
"""Begins the reasons of the best tile that is not laid, where none is."""
LATER: Final = "later"
"""The reason that is about points hoped for; the others are ids of conditions."""
WORTH_TELLING: Final = 1.0
"""Points hoped for that are told of, at least."""
GOOD_ENOUGH: Final = 3.0
"""Points that a good move is worth less than the best, at most."""
FILLED: Final = 2.0
"""Points that a move takes from what may come without a word: it fills a cell."""


def hints_of_a_turn(
    rules: DesignerRules,
    state: State,
    position: Position,
    valuer: Valuer,
    seed: int,
    budget: Budget,
) -> Iterator[tuple[Hint, ...]]:
    """Yield the best moves by their value, then again with the one first that trials prefer.

    ``state`` is a possible one of what the seat to move knows, ``position`` the same in the kernel.
    Reasons: ids of conditions with their points, and ``later`` with points hoped for.
    """
    found = choices(position, Gains(valuer))
    now = valuer.value(position.plot(position.to_move())) / POINT
    worths = dict(zip(found.actions, found.worths, strict=True))
    best = _best(found)

    def hint(number: int) -> Hint:
        action = action_of(position, number)
        return Hint(action, _reasons(rules, state, action, worths[number] / POINT - now))

    laid = max(
        (number for number in found.actions if number >= FIRST_PLACEMENT),
        key=worths.__getitem__,
        default=None,
    )

    def answer(numbers: Sequence[int]) -> tuple[Hint, ...]:
        told = [hint(number) for number in numbers]
        if laid is not None and isinstance(told[0].action, Pass | Stop):
            other = tuple(Reason(BY_A_TILE + what, amount) for what, amount in hint(laid).reasons)
            told[0] = told[0]._replace(reasons=told[0].reasons + other)
        return tuple(told)

    yield answer(best)
    first = search(position, valuer, found, seed, budget).action
    others = [number for number in best if not alike(number, first)]
    yield answer((first, *others)[:MOST_HINTS])


def hints_of_lands(position: Position) -> tuple[Hint, ...]:
    """Return the first of :func:`good_lands`."""
    return good_lands(position)[:MOST_HINTS]


def good_lands(position: Position) -> tuple[Hint, ...]:
    """Return the lands that are as good as the best, or nearly so, the best first.

    Reasons: the ``points`` of a land, its ``cells``, and alone what these will bring: ``filled``.
    """
    grounds = position.grounds[position.to_move()]
    a_cell = LAND_CELL_ALONE if position.options.is_solo else LAND_CELL
    ranked = sorted(
        (-int(ground.points) - int(a_cell) * int(ground.size) / POINT, choice)
        for choice, ground in enumerate(grounds)
    )

    def hint(choice: int) -> Hint:
        points, cells = int(grounds[choice].points), int(grounds[choice].size)
        reasons = [Reason("points", points), Reason("cells", cells)]
        if position.options.is_solo:
            reasons.append(Reason("filled", int(a_cell) * cells / POINT))
        return Hint(ChooseLand(choice), tuple(reasons))

    good = [choice for worth, choice in ranked if worth - ranked[0][0] <= GOOD_ENOUGH]
    return tuple(map(hint, good))


def hints_of_promises(position: Position) -> tuple[Hint, ...]:
    """Return the first of :func:`good_promises`."""
    return good_promises(position)[:MOST_HINTS]


def good_promises(position: Position) -> tuple[Hint, ...]:
    """Return the promises that are worth it, the best first; else to make no more.

    Reasons: in a group the points ``promised`` by rank; alone how many are ``expected``, and how
    many ``wanted``, where the condition is counted in points.
    """
    taken = position.promises[position.to_move()]
    hopes = hopes_of(position)
    left = [one for one in range(len(PROMISES)) if not holds(taken, one)]
    left.sort(key=lambda one: -hopes[one])
    good = [one for one in left if hopes[one] > 0] or ([] if taken else left[:1])
    if not good:
        return (Hint(Done(), (Reason("no_promise"),)),)
    return tuple(Hint(TakePromise(one), _hopes(position, one, hopes)) for one in good)


def _hopes(position: Position, promise: int, hopes: list[float]) -> tuple[Reason, ...]:
    if not position.options.is_solo:
        return (Reason("promised", hopes[promise]),)
    aim = ALONE.get(PROMISES[promise])
    if aim is None:
        return ()
    return (
        Reason("expected", expected_alone(position, promise)),
        Reason("wanted", aim.wanted),
    )


def hint_between_turns(position: Position, number: int) -> Hint:
    """Return the hint of an action by its number, where no tile is laid.

    Reason: of a tile sent back or away what it ``brings``.
    """
    action = action_of(position, number)
    match action:
        case PutBack(slot) | Discard(slot):
            tables, couple = position.tables, position.couple
            design = (position.rack >> SLOT_BITS * slot & SLOT) - 1
            brings = tables.people[design] + couple.her_points * couple.loved[design]
            return Hint(action, (Reason("brings", int(brings)),))
    return Hint(action)


def _best(found: Choices) -> list[int]:
    """Return the choices worth most, of a tile at a place only the best way to turn it."""
    ranked = sorted(zip(found.worths, found.actions, strict=True), key=lambda one: -one[0])
    best: list[int] = []
    told: set[tuple[int, int]] = set()
    for worth, action in ranked:
        if ranked[0][0] - worth > POINT * GOOD_ENOUGH:
            break
        is_told = any(alike(action, other) for other in best)
        # A tile that does equally well elsewhere is told of once.
        kind = (worth, action >> 2 & 7 if action >= FIRST_PLACEMENT else action)
        if not is_told and kind not in told:
            best.append(action)
            told.add(kind)
        if len(best) == MOST_HINTS:
            break
    return best


def alike(one: int, other: int) -> bool:
    """Return whether two choices lay the same tile at the same place, or take any face down."""
    if one >> KIND_BITS == other >> KIND_BITS == COLLECT >> KIND_BITS:
        return True
    if one < FIRST_PLACEMENT or other < FIRST_PLACEMENT:
        return one == other
    return one >> 2 == other >> 2


def _reasons(rules: DesignerRules, state: State, action: Action, gain: float) -> tuple[Reason, ...]:
    """Return what a move changes by condition, the most first, and what may come of it."""
    seat = rules.to_move(state)
    assert seat is not None, "hints are for somebody who is to move"
    before = rules.assessment(state, seat, False).score
    after = rules.assessment(rules.apply(state, action).state, seat, False).score
    points: dict[str, int] = {}
    for change in score_changes(before, after):
        points[change.condition] = points.get(change.condition, 0) + change.line.points
    told = sorted((one for one in points.items() if one[1]), key=lambda one: -abs(one[1]))
    reasons = [Reason(condition, amount) for condition, amount in told]
    if isinstance(action, Collect):
        # Whoever collects builds no more: nothing is to come.
        return tuple(reasons)
    later = gain - sum(points.values())
    if later >= WORTH_TELLING or later <= -FILLED:
        reasons.append(Reason(LATER, later))
    return tuple(reasons)
