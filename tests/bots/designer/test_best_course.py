"""The best course with the tiles that were drawn: it scores what is said, and cheats with none."""

from collections import Counter
from itertools import pairwise

import pytest

from minigolf_desktop.bots.designer.best_course import best_course
from minigolf_desktop.bots.designer.kernel.conversion import Kernel
from minigolf_desktop.bots.designer.kernel.gain import Gains
from minigolf_desktop.bots.designer.kernel.position import Outlook
from minigolf_desktop.bots.designer.kernel.repair import NOTHING, Repairs
from minigolf_desktop.bots.designer.kernel.tables import BARE
from minigolf_desktop.bots.designer.kernel.value import Valuer
from minigolf_desktop.bots.designer.kernel.weights import Weights
from minigolf_desktop.content.designer import designer_rules
from minigolf_desktop.content.resources import resource
from minigolf_desktop.model.designer import Phase
from minigolf_desktop.storage.journal import read_journal
from minigolf_desktop.storage.reading import at_once


@pytest.fixture(scope="module")
def rules():
    return designer_rules()


@pytest.fixture(scope="module")
def states(rules):
    match = at_once(read_journal(resource("showcase", "solo.jsonl"), rules)).match
    return [match.state_after(count) for count in range(len(match.moves) + 1)]


@pytest.fixture(scope="module")
def found(rules, states):
    told = []
    best = best_course(rules, states, told.append, 3.0)
    assert told[0] < told[-1] <= 1
    return best


def test_it_scores_what_is_said(rules, states, found):
    designer = states[-1].designers[0]._replace(course=found.course, passes=found.passes)
    state = states[-1]._replace(designers=(designer,))
    assert rules.assessment(state, 0, True).score.total == found.total


def test_it_is_no_worse_than_what_was_built(rules, states, found):
    assert found.total >= rules.assessment(states[-1], 0, True).score.total


def test_every_tile_comes_from_a_hand_of_its_own_and_none_is_laid_too_often(rules, states, found):
    hands = {state.turn: state.rack for state in states if state.phase is Phase.TURN}
    racks = [hands[turn] for turn in sorted(hands)]
    place = 0
    for tile in found.course.tiles.values():
        place = next(n for n in range(place, len(racks)) if tile >> 2 in racks[n]) + 1
    counts = Counter(tile >> 2 for tile in found.course.tiles.values())
    assert all(count <= rules.box.designs[design].copies for design, count in counts.items())


@pytest.mark.quick
def test_without_time_it_is_the_course_that_was_built(rules, states):
    best = best_course(rules, states, lambda part: None, 0.0)
    assert best.course is states[-1].designers[0].course


def test_it_parts_from_what_was_built_with_the_first_hand_that_is_laid_otherwise(states, found):
    def laid(course):
        return list(course.tiles.items())

    same = 0
    mine, theirs = laid(states[-1].designers[0].course), laid(found.course)
    while mine[same] == theirs[same]:
        same += 1
    turns = [
        before.turn
        for before, after in pairwise(states)
        if before.phase is Phase.TURN
        and after.designers[0].course is not before.designers[0].course
    ]
    assert 1 <= found.parting <= turns[same]


def test_a_course_that_is_repaired_stays_sound(rules, states):
    """Every tile touches an earlier one or the gate, and nothing is laid once the land is full."""
    kernel = Kernel(rules.box, rules.lands)
    first = next(state for state in states if state.phase is Phase.TURN)
    position = kernel.position(first)
    racks = {state.turn: state.rack for state in states if state.phase is Phase.TURN}
    hands = [tile for turn in sorted(racks) for tile in racks[turn]]
    copies = [design.copies for design in rules.box.designs]
    gains = Gains(Valuer(Weights(), Outlook(position)))
    repairs = Repairs(position, gains, hands, copies, seed=5)
    nothing = [NOTHING] * len(racks)
    repairs.begin(nothing, nothing)
    repairs.repair(40, 3)
    cells = [cell for cell in repairs.cells if cell != NOTHING]
    ground = position.plot(0).ground
    assert len(set(cells)) == len(cells) > 0
    steps = [*ground.steps, *ground.corner_steps]
    for place, cell in enumerate(cells):
        near = {cell + step for step in steps}
        assert near & set(cells[:place]) or ground.codes[cell] < BARE
