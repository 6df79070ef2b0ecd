"""The kernel of Putt Dice keeps the rules of the model, decision by decision."""

import random

import pytest

from minigolf_desktop.bots.putt_dice.kernel.position import MISHAP, PICK, PuttTables, position_of
from minigolf_desktop.bots.putt_dice.random_rounds import (
    action_of,
    differences,
    faces_of,
    facts,
    number_of,
    play_both,
)
from minigolf_desktop.content.putt_dice import load_dice
from minigolf_desktop.model.play import Seat
from minigolf_desktop.model.putt_dice import (
    ChooseMishap,
    HoleTile,
    Phase,
    PickFirst,
    PuttCourse,
    PuttDiceRules,
    PuttHole,
    Roll,
    Setup,
)
from minigolf_desktop.model.putt_dice.odds import FallTable

HAZARDS = ({}, {"slope": True}, {"water": True}, {"slope": True, "flowers": True})


@pytest.fixture(scope="module")
def rules():
    return PuttDiceRules(load_dice())


def random_course(seed):
    chance = random.Random(seed)

    def hole():
        tiles = (
            HoleTile(chance.randrange(4), **chance.choice(HAZARDS))
            for _ in range(chance.randrange(2, 7))
        )
        return PuttHole(tuple(tiles))

    return PuttCourse("", tuple(hole() for _ in range(9)))


def short_course():
    """Nine times tee and green, with nothing in the way: rounds that are often tied."""
    return PuttCourse("", (PuttHole((HoleTile(0), HoleTile(0))),) * 9)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("course", [random_course(5), short_course()], ids=["any", "short"])
def test_kernel_and_model_agree_on_every_decision(rules, course, players):
    tables = PuttTables(rules.dice, course)
    decisions = 0
    for seed in range(40):
        setup = Setup(course, (Seat(),) * players, seed % players, (None, 0, players - 1)[seed % 3])
        for decision in play_both(rules, tables, setup, seed):
            assert decision.differences == [], f"seed {seed}"
            assert rules.problems(decision.state) == [], f"seed {seed}"
            decisions += 1
        if decisions > 300:
            break
    assert decisions > 300


def test_rounds_come_through_every_phase_and_the_play_off(rules):
    course = short_course()
    tables = PuttTables(rules.dice, course)
    seen, longest = set(), 0
    for seed in range(40):
        for decision in play_both(rules, tables, Setup(course, (Seat(),) * 3), seed):
            seen.add(decision.state.phase)
            longest = max(longest, decision.state.round)
    assert seen == set(Phase) - {Phase.MISHAP}
    assert longest > 10


def test_a_round_is_taken_back_to_its_beginning(rules):
    course = random_course(8)
    tables = PuttTables(rules.dice, course)
    *before, end = play_both(rules, tables, Setup(course, (Seat(),) * 4), 8)
    position = end.position
    for decision in reversed(before):
        position.undo()
        assert differences(rules, decision.state, position) == []
    with pytest.raises(IndexError):
        position.undo()


def test_a_copy_goes_its_own_way_and_takes_nothing_back(rules):
    course = random_course(13)
    state = rules.start(Setup(course, (Seat(),) * 2), 0).state
    position = position_of(PuttTables(rules.dice, course), state)
    position.do(4, 0)
    copy = position.copy()
    assert facts(copy) == facts(position)
    copy.do(1, 3)
    assert facts(copy) != facts(position)
    copy.undo()
    with pytest.raises(IndexError):
        copy.undo()


def test_a_position_is_read_from_a_view_in_the_midst_of_a_round(rules):
    course = random_course(21)
    tables = PuttTables(rules.dice, course)
    setup = Setup(course, (Seat(),) * 3, 2, 1)
    for decision in list(play_both(rules, tables, setup, 21))[::7]:
        view = rules.view(decision.state, 0)
        assert facts(position_of(tables, view)) == facts(position_of(tables, decision.state))


@pytest.mark.parametrize("action", [Roll(1), Roll(4), ChooseMishap(1), PickFirst(4)])
def test_actions_have_numbers_of_their_own(action):
    assert action_of(number_of(action)) == action


def test_the_falls_of_the_dice_are_as_likely_as_the_model_says(rules):
    course = random_course(34)
    tables, table = PuttTables(rules.dice, course), FallTable(rules.dice)
    for count in range(1, len(rules.dice) + 1):
        throws = tables.throws[count]
        assert len(throws) == tables.ways[count] == table.ways[count].total()
        for (precision, bad_luck), ways in table.ways[count].items():
            assert throws.count(2 * precision + bad_luck) == ways


def test_the_faces_of_a_fall_are_its_digits(rules):
    assert faces_of(rules.dice, 3, 1 * 36 + 4 * 6 + 5) == (1, 4, 5)
    assert faces_of(rules.dice, MISHAP, 0) == faces_of(rules.dice, PICK + 2, 0) == ()
