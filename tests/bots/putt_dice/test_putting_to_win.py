"""The chance to win a round, and what the computer makes of it."""

from fractions import Fraction
from itertools import product

import pytest
from holes_in_letters import course_of, hole_of

from minigolf_desktop.bots.mind import Thinker
from minigolf_desktop.bots.playout import play_seated
from minigolf_desktop.bots.putt_dice.mind import (
    HoleAims,
    PuttDiceMind,
    aims_by_winning,
    chance_to_win,
    mind,
    together,
)
from minigolf_desktop.content.putt_dice import load_dice
from minigolf_desktop.model.play import Character, Level, Randomness, Seat
from minigolf_desktop.model.putt_dice import (
    MOST_STROKES,
    ChooseMishap,
    Mishap,
    Phase,
    PickFirst,
    Prospects,
    PuttDiceRules,
    Roll,
    Setup,
    odds_of,
)
from minigolf_desktop.model.putt_dice.odds import FallTable

HOLES = ["11", "1201", "102s1w11", "21w1f1s12"]
HARD = Thinker(Level.HARD)


@pytest.fixture(scope="module")
def table():
    return FallTable(load_dice())


@pytest.fixture(scope="module")
def rules():
    return PuttDiceRules(load_dice())


def view_of(rules, course, players, **fields):
    """What is seen of a round in which some fields are others than at its beginning."""
    state = rules.start(Setup(course, (Seat(),) * players), 1).state
    return rules.view(state._replace(**fields), 0)


@pytest.mark.parametrize("text", HOLES)
def test_played_for_the_fewest_strokes_a_hole_is_worth_what_the_model_expects(table, text):
    hole = hole_of(text)
    aims = [MOST_STROKES - strokes for strokes in range(MOST_STROKES + 1)]
    found, expected = HoleAims(table, hole).worths(aims), Prospects(table, hole)
    for taken, position in product(range(MOST_STROKES + 1), range(hole.length)):
        strokes = MOST_STROKES - found[taken][position]
        assert strokes == pytest.approx(float(expected.strokes(position, taken)))


@pytest.mark.parametrize("text", HOLES)
def test_the_chances_of_all_strokes_are_one_and_their_mean_is_what_the_model_expects(table, text):
    prospects = Prospects(table, hole_of(text))
    chances = HoleAims(table, hole_of(text)).strokes_of(prospects)
    assert sum(chances) == pytest.approx(1)
    mean = sum(strokes * chance for strokes, chance in enumerate(chances))
    assert mean == pytest.approx(float(prospects.strokes()))


def test_sums_of_strokes_come_together_as_often_as_their_parts():
    half, third = (0.0, 0.5, 0.5), (0.0, 1 / 3, 2 / 3)
    assert together([]) == (1.0,)
    assert together([half, third]) == pytest.approx((0, 0, 1 / 6, 1 / 2, 1 / 3))


def test_a_total_wins_as_often_as_counting_every_case_says():
    """Three others, so that ties of two, three and four come about."""
    others = [(4, (0.5, 0.25, 0.25)), (5, (0.25, 0.75)), (3, (0.25, 0.25, 0.5))]
    for total in range(2, 8):
        wins = Fraction(0)
        for ends in product(*[range(len(chances)) for _, chances in others]):
            totals = [so_far + end for (so_far, _), end in zip(others, ends, strict=True)]
            chance = Fraction(1)
            for (_, chances), end in zip(others, ends, strict=True):
                chance *= Fraction(chances[end])
            if min(totals) >= total:
                wins += chance / (1 + totals.count(total))
        assert chance_to_win(total, others) == pytest.approx(float(wins))


def test_with_a_hole_to_come_the_chance_is_that_of_its_best_play(table):
    aims = HoleAims(table, hole_of("11"))
    wanted = aims_by_winning(0, [aims], [(0, together([(0.0, 0.0, 1.0)] * 2))])
    for strokes in range(1, 4):
        after = [chance_to_win(strokes + more, [(4, (1.0,))]) for more in range(MOST_STROKES + 1)]
        assert wanted[strokes] == pytest.approx(aims.worths(after)[0][0])


def test_who_must_hole_out_at_once_to_win_rolls_what_holes_out_most_often(rules, table):
    """However many strokes that costs on the average."""
    course = course_of(*["11"] * 8, "211sw")
    view = view_of(
        rules, course, 2, round=8, order=(1, 0), turn=1, cards=((2,) * 8, (2,) * 8 + (1,))
    )
    chances = [float(odds_of(table, view.hole, 0, dice).hole_out) for dice in range(1, 5)]
    dared = 1 + chances.index(max(chances))
    assert Prospects(table, view.hole).best_dice(0, 0) != dared
    decided = PuttDiceMind(rules.dice).decide(view, HARD, Randomness.of_seed(1))
    assert decided.action == Roll(dared)


def test_alone_and_before_the_last_holes_the_fewest_strokes_are_the_aim(rules, table):
    course = course_of("1201", "102s1w11")
    for view in (
        view_of(rules, course, 1, round=1),
        view_of(rules, course, 2, round=1, cards=((9,), (1,))),
    ):
        best = Prospects(table, view.hole).best_dice(0, 0)
        assert PuttDiceMind(rules.dice).decide(view, HARD, Randomness.of_seed(1)).action == Roll(
            best
        )


def test_who_picks_putts_as_late_as_the_leaders_allow(rules):
    view = view_of(
        rules,
        course_of(),
        3,
        phase=Phase.PICK_FIRST,
        round=1,
        order=(0, 1, 2),
        last=2,
        cards=((3,), (3,), (3,)),
    )
    assert PuttDiceMind(rules.dice).decide(view, HARD, Randomness.of_seed(1)).action == PickFirst(0)


@pytest.mark.parametrize("level", list(Level))
def test_of_two_mishaps_the_computer_takes_the_cheaper(rules, level):
    view = view_of(rules, course_of("111sw1"), 1, phase=Phase.MISHAP, position=2, strokes=1)
    chosen = PuttDiceMind(rules.dice).decide(view, Thinker(level), Randomness.of_seed(1)).action
    prospects = Prospects(FallTable(rules.dice), view.hole)
    assert chosen == ChooseMishap(prospects.best_mishap(2, 1, tuple(Mishap)))


@pytest.mark.parametrize("character", list(Character))
def test_the_same_seed_gives_the_same_decision(rules, character):
    view = view_of(rules, course_of("102s1w11"), 2)
    thinker = Thinker(Level.EASY, character)
    for seed in range(20):
        first, again = (
            PuttDiceMind(rules.dice).decide(view, thinker, Randomness.of_seed(seed))
            for _ in range(2)
        )
        assert first == again


def test_stronger_players_win_more_rounds(rules):
    course = course_of("1201", "102s1w11", "21w1f1s12", "11w1s1")
    thinkers = [Thinker(level) for level in (Level.EASY, Level.MEDIUM, Level.HARD)]
    found = play_seated(
        rules, mind(rules), lambda game: Setup(course, (Seat(),) * 3), thinkers, 90, 7
    )
    easy, medium, hard = (found.players[thinker] for thinker in thinkers)
    assert easy.wins < medium.wins < hard.wins
    assert easy.games == medium.games == hard.games == 90
    assert easy.wins + medium.wins + hard.wins == 90


def test_a_rival_that_is_just_right_plays_at_the_strength_that_it_came_to(rules):
    course = course_of("1201", "102s1w11", "21w1f1s12", "11w1s1")
    thinkers = [Thinker(Level.JUST_RIGHT, adapted=strength) for strength in (1, 4, 7)]
    found = play_seated(
        rules, mind(rules), lambda game: Setup(course, (Seat(),) * 3), thinkers, 90, 7
    )
    beginner, middling, best = (found.players[thinker].wins for thinker in thinkers)
    assert beginner < middling < best
