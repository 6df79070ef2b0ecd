"""Rules of a round beyond the examples: rulings P2 to P5, order of play, play-off."""

import random

import pytest

from minigolf_desktop.bots.putt_dice.putting import BestPutter, PlainPutter, RandomPutter
from minigolf_desktop.bots.putt_dice.random_rounds import playout
from minigolf_desktop.model.play import Match, Refused
from minigolf_desktop.model.putt_dice import (
    ChooseMishap,
    Eliminated,
    Ended,
    FinishedHole,
    HoleTile,
    Mishap,
    PickFirst,
    PuttCourse,
    PuttDiceRules,
    PuttHole,
    Roll,
    Rolled,
    Setup,
    Suffered,
    TeedOff,
    Tied,
    setup_from_json,
    setup_to_json,
)
from minigolf_desktop.model.putt_dice.setup import SetupFormatError


def test_a_total_below_nought_counts_as_nought_so_a_free_tile_never_holds(play):
    """Ruling P2."""
    golfer = play("1001").putt(1).putt(1, -1, -2, -2)
    assert golfer.event(Rolled).precision == 0
    assert golfer.state.position == 3


def test_bad_luck_does_not_strike_where_the_strength_ends(play):
    """Ruling P3: only a ball held for want of precision."""
    golfer = play("12w1").putt("!")
    assert golfer.event(Suffered) is None
    assert golfer.state.position == 1


@pytest.mark.parametrize(
    ("mishap", "position", "strokes"), [(Mishap.SPLASH, 2, 2), (Mishap.ROLL_BACK, 0, 1)]
)
def test_on_a_slope_with_water_the_golfer_chooses_the_mishap(play, mishap, position, strokes):
    """Ruling P3."""
    golfer = play("12sw1").putt("!", 0)
    legal = tuple(golfer.rules.legal(golfer.state))
    assert legal == (ChooseMishap(Mishap.SPLASH), ChooseMishap(Mishap.ROLL_BACK))
    golfer.do(ChooseMishap(mishap))
    assert (golfer.state.position, golfer.state.strokes) == (position, strokes)


def test_after_ten_strokes_the_hole_is_scored_ten(play):
    """Ruling P5."""
    golfer = play("31")
    for _ in range(10):
        golfer.putt(1)
    assert golfer.event(FinishedHole) == FinishedHole(0, 10, False)
    assert golfer.state.round == 1


def test_a_tenth_stroke_that_holes_out_counts_as_ten(play):
    golfer = play("31")
    for _ in range(8):
        golfer.putt(1)
    golfer.putt(3).putt(1)
    assert golfer.event(FinishedHole) == FinishedHole(0, 10, True)


def test_a_penalty_never_takes_a_hole_above_ten(play):
    """Ruling P5."""
    golfer = play("13w1").putt(1)
    for _ in range(7):
        golfer.putt(1)
    golfer.putt("!")
    assert golfer.event(FinishedHole) == FinishedHole(0, 10, False)


def test_bad_luck_on_the_tenth_stroke_asks_for_no_choice(play):
    golfer = play("13sw1").putt(1)
    for _ in range(8):
        golfer.putt(1)
    golfer.putt("!")
    assert golfer.event(FinishedHole) == FinishedHole(0, 10, False)


def test_the_fewest_strokes_putt_first_on_the_next_hole_then_around_the_table(play):
    """Ruling P4."""
    golfers = play(golfers=4).take(3).take(4).take(2).take(3)
    assert golfers.event(TeedOff) == TeedOff(1, (2, 3, 0, 1))


def test_among_equals_the_one_who_played_last_picks_the_first(play):
    """Ruling P4; whoever played last picks, even when it is not one of the equals."""
    golfers = play(golfers=3).take(2).take(2).take(3)
    assert golfers.rules.to_move(golfers.state) == 2
    assert tuple(golfers.rules.legal(golfers.state)) == (PickFirst(0), PickFirst(1))
    golfers.do(PickFirst(1))
    assert golfers.event(TeedOff) == TeedOff(1, (1, 2, 0))


def test_the_winner_of_the_design_putts_first_on_hole_one(play):
    assert play(golfers=3, first=1).state.order == (1, 2, 0)


def nine_holes(golfers, *strokes):
    """Play all but the last hole in two strokes each, the last in those given by seat."""
    for last in [False] * 8 + [True]:
        if golfers.state.phase.name == "PICK_FIRST":
            golfers.do(PickFirst(0))
        for seat in golfers.state.order:
            golfers.take(strokes[seat] if last else 2)
    return golfers


def test_the_fewest_strokes_in_all_win(play):
    golfers = nine_holes(play(golfers=3), 3, 2, 4)
    assert golfers.over
    assert golfers.event(Ended) == Ended(1)


def test_a_lone_golfer_is_done_after_nine_holes(play):
    golfer = nine_holes(play(), 2)
    assert golfer.over
    assert golfer.state.cards == ((2,) * 9,)


def test_equal_totals_play_off_from_hole_one(play):
    golfers = nine_holes(play(golfers=3), 2, 2, 3)
    assert golfers.event(Tied) == Tied((0, 1))
    # Seat 2 played last of all, but of those still in it seat 1 did: it picks.
    assert golfers.rules.to_move(golfers.state) == 1
    golfers.do(PickFirst(1))
    assert golfers.state.hole is golfers.state.setup.course.holes[0]
    assert golfers.state.order == (1, 0)


def test_the_play_off_eliminates_whoever_takes_more_strokes_until_one_is_left(play):
    golfers = nine_holes(play(golfers=3), 2, 2, 2)
    golfers.do(PickFirst(0)).take(2).take(3).take(2)
    assert golfers.event(Eliminated) == Eliminated((1,))
    golfers.do(PickFirst(2))
    assert golfers.state.order == (2, 0)
    golfers.take(1).take(2)
    assert golfers.event(Ended) == Ended(2)


def test_an_even_hole_of_the_play_off_eliminates_nobody(play):
    golfers = nine_holes(play(golfers=2), 2, 2)
    golfers.do(PickFirst(0)).take(3).take(3)
    assert golfers.event(Eliminated) is None
    assert golfers.state.round == 10


def test_the_play_off_goes_on_beyond_its_ninth_hole(play):
    golfers = nine_holes(play(golfers=2), 2, 2)
    for _ in range(10):
        golfers.do(PickFirst(0)).take(3).take(3)
    assert golfers.state.round == 19
    assert golfers.state.hole is golfers.state.setup.course.holes[1]


def test_the_coupon_takes_two_strokes_off_before_anybody_is_tied(play):
    """Ruling P7."""
    golfers = nine_holes(play(golfers=2, coupon=1), 2, 3)
    assert golfers.event(Ended) == Ended(1)


# --- the contract


@pytest.fixture
def any_course():
    rng = random.Random(5)
    kinds = [{}, {"slope": True}, {"water": True}, {"slope": True, "flowers": True}]
    return PuttCourse(
        "",
        tuple(
            PuttHole(
                tuple(
                    HoleTile(rng.randrange(4), **rng.choice(kinds))
                    for _ in range(rng.randrange(2, 7))
                )
            )
            for _ in range(9)
        ),
    )


@pytest.mark.parametrize("golfers", [1, 2, 5])
def test_random_rounds_break_no_invariant(dice, any_course, golfers):
    rules = PuttDiceRules(dice)
    problems = []
    for seed in range(0, 60, 20):
        problems += playout(rules, [any_course], golfers, 20, seed).problems
    assert problems == []


@pytest.mark.parametrize("golfers", [1, 4])
def test_an_action_is_refused_exactly_when_it_is_not_legal(dice, any_course, golfers):
    rules = PuttDiceRules(dice)
    state = rules.start(Setup(any_course, golfers), 3).state
    putter = RandomPutter(dice, 3)
    kinds = (Roll, ChooseMishap, PickFirst)
    while (mover := rules.to_move(state)) is not None:
        legal = {(type(action), action) for action in rules.legal(state)}
        for kind in kinds:
            for value in range(-1, 6):
                action = kind(value)
                refused = rules.refusal(state, mover, action) is not None
                assert refused == ((kind, action) not in legal)
        state = rules.apply(state, putter.choose(rules.view(state, mover))).state
    assert rules.refusal(state, 0, Roll(1)).code == "game-over"


def test_only_the_golfer_whose_turn_it_is_may_putt(play):
    golfers = play(golfers=2)
    assert golfers.rules.refusal(golfers.state, 1, Roll(1)).code == "not-your-turn"


def test_the_same_seed_gives_the_same_round(dice, any_course):
    def play_on(seed):
        match = Match(PuttDiceRules(dice), Setup(any_course, 2), seed)
        putter = RandomPutter(dice, 0)
        while (seat := match.rules.to_move(match.state)) is not None:
            match.play(seat, putter.choose(match.rules.view(match.state, seat)))
        return match.state.cards

    assert play_on(7) == play_on(7) != play_on(8)


def test_a_putt_cannot_be_taken_back_but_a_choice_can(dice, play):
    golfer = play("12sw1").putt("!", 0)
    assert golfer.reveals
    assert not golfer.do(ChooseMishap(0)).reveals


def test_a_match_refuses_what_the_rules_refuse(dice, any_course):
    match = Match(PuttDiceRules(dice), Setup(any_course), 1)
    with pytest.raises(Refused):
        match.play(0, Roll(5))
    match.play(0, Roll(1))
    assert not match.can_undo


def test_in_practice_a_putt_can_be_taken_back(dice, any_course):
    match = Match(PuttDiceRules(dice), Setup(any_course, practice=True), 1)
    match.play(0, Roll(1))
    assert match.can_undo


def test_programs_finish_their_rounds(dice, any_course):
    rules = PuttDiceRules(dice)
    for putter in (BestPutter(dice), PlainPutter(dice)):
        figures = playout(rules, [any_course], 3, 5, 0, lambda seed, one=putter: (one,) * 3)
        assert figures.problems == []


@pytest.mark.parametrize(
    "setup",
    [{"golfers": 0}, {"golfers": 6}, {"golfers": 2, "first": 2}],
)
def test_a_round_is_for_one_to_five_golfers(dice, any_course, setup):
    with pytest.raises(ValueError, match="golfers"):
        PuttDiceRules(dice).start(Setup(any_course, **setup), 0)


def test_a_round_takes_nine_holes(dice, any_course):
    with pytest.raises(ValueError, match="holes"):
        PuttDiceRules(dice).start(Setup(PuttCourse("", any_course.holes[:8])), 0)


@pytest.fixture
def dunes(any_course):
    """A course whose tiles lie somewhere."""
    holes = tuple(
        PuttHole(tuple(tile._replace(cell=525_000) for tile in hole.tiles))
        for hole in any_course.holes
    )
    return PuttCourse("Dunes", holes)


def test_a_set_up_comes_back_from_its_file_form_as_it_was(dunes):
    setup = Setup(dunes, 3, 1, 2)
    assert setup_from_json(setup_to_json(setup)) == setup


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("golfers", 6),
        ("golfers", True),
        ("first", 3),
        ("coupon", -1),
        ("practice", 0),
        ("course", {"name": "", "holes": []}),
        ("course", {"name": 3, "holes": [[]] * 9}),
        ("course", {"name": "", "holes": [[]] * 9}),
        ("course", {"name": "", "holes": [[{"par": 1}, {}]] * 9}),
    ],
)
def test_a_set_up_that_is_not_of_the_form_is_refused(any_course, field, value):
    data = setup_to_json(Setup(any_course, 3))
    with pytest.raises(SetupFormatError):
        setup_from_json({**data, field: value})


def test_the_names_of_golfers_are_kept_with_the_set_up(dunes):
    setup = Setup(dunes, 2, names=("Odile", ""))
    assert setup_from_json(setup_to_json(setup)) == setup
    assert "names" not in setup_to_json(Setup(dunes, 2))


@pytest.mark.parametrize("names", ["Odile", ["Odile"], ["Odile", 3], ["Odile", "x" * 25], []])
def test_names_of_another_form_are_refused(dunes, names):
    data = setup_to_json(Setup(dunes, 2))
    with pytest.raises(SetupFormatError, match="names"):
        setup_from_json({**data, "names": names})
