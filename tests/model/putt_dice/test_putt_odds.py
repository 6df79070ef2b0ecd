"""Chances and expectations, against counts that are written another way."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from holes_in_letters import course_of, hole_of

from minigolf_desktop.bots.putt_dice.mind import BestPutter
from minigolf_desktop.bots.putt_dice.random_rounds import PlainPutter, plain_dice, play_round
from minigolf_desktop.model.putt_dice import (
    ForcedFalls,
    Mishap,
    Moved,
    Prospects,
    PuttDiceRules,
    Roll,
    Setup,
    Suffered,
    odds_of,
)

HOLES = ["11", "10211", "12w2", "12s1", "113s", "12sw1", "12f", "1000001", "3w2s3f"]


def falls_by_playing(dice, text, position, count):
    """What happens with every fall of the dice, by asking the rules themselves."""
    rules = PuttDiceRules(dice)
    start = rules.start(Setup(course_of(text)), 0).state
    for faces in product(range(6), repeat=count):
        state = start._replace(position=position, strokes=3, chance=ForcedFalls(faces))
        step = rules.apply(state, Roll(count))
        moved = next(event for event in step.events if isinstance(event, Moved))
        struck = any(isinstance(event, Suffered) for event in step.events)
        yield moved.end, struck or step.state.phase.name == "MISHAP"


@pytest.mark.parametrize("text", HOLES)
@pytest.mark.parametrize("count", [1, 2, 3])
def test_chances_are_those_of_every_fall_of_the_dice(dice, table, text, count):
    hole = hole_of(text)
    for position in range(hole.length):
        falls = list(falls_by_playing(dice, text, position, count))
        ends = Counter(end for end, _ in falls)
        odds = odds_of(table, hole, position, count)
        assert odds.hole_out == Fraction(ends[hole.length], 6**count)
        assert odds.mishap == Fraction(sum(struck for _, struck in falls), 6**count)
        for tile in range(hole.length):
            assert odds.stop[tile] == Fraction(ends[tile], 6**count)
            beyond = sum(ways for end, ways in ends.items() if end >= tile)
            assert odds.reach[tile] == Fraction(beyond, 6**count)


def test_four_dice_have_1296_falls(table):
    assert table.ways[4].total() == 1296


def test_a_hole_in_one_on_an_easy_hole_with_two_dice(table):
    # White 1 (three faces) with yellow 2 or 1; 2 with 2, 1 or 0; 3 or 4 with any of the six.
    assert odds_of(table, hole_of("11"), 0, 2).hole_out == Fraction(3 * 2 + 3 + 6 + 6, 36)


def expected_by_hand(dice, hole, position, taken, choose=None):
    """The same value, worked out forwards with fractions and every single fall of the dice."""
    memory = {}

    def value(position, taken):
        if position == hole.length or taken == 10:
            return Fraction(min(taken, 10))
        if (position, taken) not in memory:
            counts = (1, 2, 3, 4) if choose is None else (choose(position),)
            memory[position, taken] = min(worth(position, taken, count) for count in counts)
        return memory[position, taken]

    def worth(position, taken, count):
        total = Fraction(0)
        for falls in product(*(die.faces for die in dice[:count])):
            left = max(0, sum(face.precision for face in falls))
            tile, steps = position, count
            while tile < hole.length and steps and left >= hole.tiles[tile].par:
                left -= hole.tiles[tile].par
                tile, steps = tile + 1, steps - 1
            options = [(tile, taken + 1)]
            if steps and tile < hole.length and any(face.bad_luck for face in falls):
                here = hole.tiles[tile]
                struck = []
                if here.water or here.flowers:
                    struck.append((min(tile + 1, hole.length - 1), min(10, taken + 2)))
                if here.slope:
                    struck.append((max(tile - 1, 0), taken + 1))
                options = struck or options
            total += min(value(*option) for option in options)
        return total / 6**count

    return value(position, taken)


@pytest.mark.parametrize("text", ["11", "12sw1", "2w2s"])
def test_expected_strokes_of_the_best_play_are_exact(dice, table, text):
    hole = hole_of(text)
    assert Prospects(table, hole).strokes(0, 5) == expected_by_hand(dice, hole, 0, 5)


def test_expected_strokes_of_the_plain_play_are_exact(dice, table):
    hole = hole_of("102f0w1")
    expected = Prospects(table, hole, lambda position, _: plain_dice(hole, position, 4))
    by_hand = expected_by_hand(dice, hole, 0, 6, lambda position: plain_dice(hole, position, 4))
    assert expected.strokes(0, 6) == by_hand


@pytest.mark.parametrize("text", HOLES)
def test_the_best_dice_are_worth_the_least_of_all_choices(table, text):
    hole = hole_of(text)
    prospects = Prospects(table, hole)
    for taken in (0, 4, 9):
        for position in range(hole.length):
            worths = [prospects.strokes_with(position, taken, dice) for dice in (1, 2, 3, 4)]
            assert prospects.strokes(position, taken) == min(worths)
            assert worths[prospects.best_dice(position, taken) - 1] == min(worths)


def test_near_the_stroke_limit_the_slope_beats_the_water(table):
    # Eight strokes taken: with a penalty nothing below ten is left.
    prospects = Prospects(table, hole_of("12sw1"))
    assert prospects.best_mishap(1, 8, tuple(Mishap)) is Mishap.ROLL_BACK


def test_the_best_player_takes_as_many_strokes_as_expected(dice):
    course = course_of(*HOLES)
    rules, putter = PuttDiceRules(dice), BestPutter(dice)
    expected = sum(putter.prospects(hole).strokes() for hole in course.holes)
    rounds = [play_round(rules, Setup(course), seed, (putter,))[1] for seed in range(400)]
    mean = sum(sum(state.cards[0]) for state in rounds) / 400
    # Nine holes deviate by about 3.6 strokes, so the mean of 400 rounds by 0.18.
    assert abs(mean - float(expected)) < 0.75


def test_the_plain_rule_takes_a_die_more_for_each_free_tile_ahead():
    hole = hole_of("1002011")
    assert [plain_dice(hole, tile, 4) for tile in range(7)] == [3, 2, 1, 2, 1, 1, 1]


def test_the_plain_player_is_worse_than_the_best(dice):
    course = course_of(*HOLES)
    rules = PuttDiceRules(dice)

    def mean(putter):
        rounds = [play_round(rules, Setup(course), seed, (putter,))[1] for seed in range(100)]
        return sum(sum(state.cards[0]) for state in rounds) / 100

    assert mean(BestPutter(dice)) < mean(PlainPutter(dice))
