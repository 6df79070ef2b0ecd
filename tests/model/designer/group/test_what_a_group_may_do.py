"""What is legal in a group is what is not refused, and every placement has its worth."""

import random

import pytest
from table import (
    code,
    random_states,
    seated,
)

from minigolf_desktop.model.designer import (
    ChooseLand,
    Collect,
    Done,
    EdgeChecking,
    NumberHole,
    Pass,
    PlaceReserved,
    PlaceTile,
    PutBack,
    Reserve,
    SwapNumbers,
    TakePromise,
)


def wild_actions(state, chance):
    """Return some actions, most of them out of place."""
    slots, cells = range(-1, 8), [*range(-1, 2)]
    course = state.designers[state.waiting[0]].course
    if course is not None:
        cells += [*course.front, *course.tiles, *course.land.gate.cells]
    some = [ChooseLand(n) for n in range(-1, 5)] + [TakePromise(n) for n in range(-1, 9)]
    some += [kind(slot) for kind in (PutBack, Reserve, Collect) for slot in slots]
    some += [Pass(), Done()]
    for cell in chance.sample(cells, min(len(cells), 12)):
        some += [PlaceTile(slot, cell, turn) for slot in slots for turn in range(-1, 5)]
        some += [PlaceReserved(cell, turn) for turn in range(-1, 5)]
        some += [
            NumberHole(cell, segment, n, seat)
            for segment in range(-1, 3)
            for n in (-1, 0, 9, 10)
            for seat in (0, 1)
        ]
        some += [SwapNumbers(cell, 0, n, seat) for n in (-1, 0, 1, 9, 10) for seat in (0, 1)]
    return some


@pytest.mark.parametrize("edges", EdgeChecking)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_an_action_is_refused_exactly_when_it_is_not_legal(rules, players, edges):
    chance = random.Random(players)
    setup = seated(players, advanced=True, expansion=True, reserve=True, edges=edges)
    for number, state in enumerate(random_states(rules, setup, players)):
        if number % 9 or not state.waiting:
            continue
        seat = state.waiting[0]
        legal = set(map(with_kind, rules.legal(state)))
        for action in [*rules.legal(state), *wild_actions(state, chance)]:
            is_legal = with_kind(action) in legal
            assert (rules.refusal(state, seat, action) is None) == is_legal, action
        for other in range(players):
            if other != seat:
                assert code(rules, state, Pass(), seat=other) == "not-your-turn"


def with_kind(action):
    """Return an action so that it is equal only to one of its kind."""
    return type(action).__name__, *action
