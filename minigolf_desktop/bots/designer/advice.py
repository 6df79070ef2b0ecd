"""Hints of Minigolf Designer: the best moves, and why.

What a move changes now is the difference of two scores, so it is what the table shows afterwards.
What it promises beyond that are the hopes of the value that all computer players share.
"""

from collections.abc import Iterator
from typing import Final

from minigolf_desktop.bots.designer.kernel.codes import FIRST_PLACEMENT, SLOT, SLOT_BITS
from minigolf_desktop.bots.designer.kernel.conversion import action_of
from minigolf_desktop.bots.designer.kernel.gain import Gains
from minigolf_desktop.bots.designer.kernel.position import Position
from minigolf_desktop.bots.designer.kernel.value import Valuer
from minigolf_desktop.bots.designer.kernel.value_player import Choices, choices
from minigolf_desktop.bots.designer.kernel.weights import POINT
from minigolf_desktop.bots.designer.promising import hopes_of
from minigolf_desktop.bots.designer.search import Budget, search
from minigolf_desktop.bots.hint import MOST_HINTS, Hint, Reason
from minigolf_desktop.model.designer import Action, DesignerRules, State
from minigolf_desktop.model.designer.moves import ChooseLand, Discard, PutBack, TakePromise
from minigolf_desktop.model.designer.scoring.change import score_changes

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

    yield tuple(hint(number) for number in best)
    first = search(position, valuer, found, seed, budget).action
    others = [number for number in best if not _are_alike(number, first)]
    yield tuple(hint(number) for number in (first, *others)[:MOST_HINTS])


def hint_between_turns(position: Position, number: int) -> Hint:
    """Return the hint of an action by its number, where no tile is laid.

    Reasons: of a land its ``points`` and ``cells``, of a tile sent back or away what it ``brings``,
    of promises in a group the points ``promised``.
    """
    action = action_of(position, number)
    match action:
        case ChooseLand(choice):
            ground = position.grounds[position.to_move()][choice]
            return Hint(
                action, (Reason("points", int(ground.points)), Reason("cells", int(ground.size)))
            )
        case PutBack(slot) | Discard(slot):
            tables, couple = position.tables, position.couple
            design = (position.rack >> SLOT_BITS * slot & SLOT) - 1
            brings = tables.people[design] + couple.her_points * couple.loved[design]
            return Hint(action, (Reason("brings", int(brings)),))
        case TakePromise(promise) if not position.options.is_solo:
            return Hint(action, (Reason("promised", hopes_of(position)[promise]),))
    return Hint(action)


def _best(found: Choices) -> list[int]:
    """Return the choices worth most, of a tile at a place only the best way to turn it."""
    ranked = sorted(zip(found.worths, found.actions, strict=True), key=lambda one: -one[0])
    best: list[int] = []
    told: set[tuple[int, int]] = set()
    for worth, action in ranked:
        if ranked[0][0] - worth > POINT * GOOD_ENOUGH:
            break
        alike = any(_are_alike(action, other) for other in best)
        # A tile that does equally well elsewhere is told of once.
        kind = (worth, action >> 2 & 7 if action >= FIRST_PLACEMENT else action)
        if not alike and kind not in told:
            best.append(action)
            told.add(kind)
        if len(best) == MOST_HINTS:
            break
    return best


def _are_alike(one: int, other: int) -> bool:
    """Return whether two choices lay the same tile at the same place."""
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
    later = gain - sum(points.values())
    if later >= WORTH_TELLING or later <= -FILLED:
        reasons.append(Reason(LATER, later))
    return tuple(reasons)
