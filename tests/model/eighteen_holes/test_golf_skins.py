"""Skins: greens worth 1, 2 or 5 points, jackpots, elimination (page 22)."""

from dataclasses import replace

import pytest
from golf_in_letters import strip
from golf_tables import GolfTable, clubs, the_box

from minigolf_desktop.model.eighteen_holes.modes import mode_of
from minigolf_desktop.model.eighteen_holes.moves import (
    Dealt,
    Eliminated,
    Ended,
    Jackpot,
    MoveOneHex,
    Phase,
    PlaceToken,
    Scored,
    TieBreak,
    TokenPlaced,
    TokensLaid,
)
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import Mode, Setup
from minigolf_desktop.model.geometry.hexagon import NORTH, SOUTH

RULES = EighteenHolesRules(the_box())
MEADOW = next(one.course for one in the_box().presets if one.course.id == "practice-meadow")
THREE = strip("Af1Bf2Cf3")
"""Three holes: tees at 0, 3, 6; greens at 2, 5, 8."""
ONE_BEFORE_GREEN = {0: "1", 1: "4", 2: "7"}
CLUBS = ["8-hybrid", "2-iron", "4-iron", "6-iron", "7-iron"]
"""Everybody has one club; the order of play is that of the seats."""


def skins(seats, *, hole=0, points=None, **options):
    """A game of Skins on a hole, with everybody on its tee; tokens before it are gone."""
    table = GolfTable(THREE, *([name] for name in CLUBS[:seats]), mode=Mode.SKINS, **options)
    tokens = ((1,), (2,), (5,))
    table.state = table.state._replace(tokens=((),) * hole + tokens[hole:])
    for seat in range(seats):
        table.put(seat, str(3 * hole), hole=hole)
        if points:
            table.change(seat, points=points[seat], taken=((0, points[seat]),))
    return table


def play_hole(table, *winners):
    """Play one round in which some seats step onto the green of the hole and others walk off it."""
    playing = table.state.waiting
    hole = table.state.balls[playing[0]].hole
    for seat in playing:
        table.put(seat, ONE_BEFORE_GREEN[hole])
    for seat in playing:
        table.select(CLUBS[seat])
    for seat in table.state.order:
        table.play(MoveOneHex(NORTH if seat in winners else SOUTH))


def points(table):
    return [player.points for player in table.state.players]


# --- set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_puts_a_five_on_a_green_before_clubs_are_drafted(players):
    step = RULES.start(Setup(MEADOW, Mode.SKINS, ("",) * players), 1)
    state = step.state
    assert state.tokens == ((), (), (), (), (5,))
    for seat in range(players):
        assert (state.phase, state.seat, state.draft) == (Phase.PLACE_TOKEN, seat, None)
        step = RULES.apply(state, PlaceToken(seat))
        assert TokenPlaced(seat, seat) in step.events
        state = step.state
    assert state.phase is Phase.DRAFT
    assert any(isinstance(event, Dealt) for event in step.events)
    assert [values for values in state.tokens if values == (5,)] == [(5,)] * (players + 1)


def test_the_other_greens_get_a_token_of_one_or_two_for_all_to_see():
    course = next(one.course for one in the_box().presets if len(one.course.holes) == 18)
    state = RULES.start(Setup(course, Mode.SKINS, ("", "")), 1).state
    state = RULES.apply(state, PlaceToken(0)).state
    step = RULES.apply(state, PlaceToken(9))
    assert TokensLaid(step.state.tokens) in step.events
    values = [values for (values,) in step.state.tokens]
    assert (values[0], values[9], values[17]) == (5, 5, 5)
    small = [value for value in values if value != 5]
    assert len(small) == 15 and set(small) == {1, 2}


def test_ones_and_twos_are_drawn_from_eighteen_of_each():
    course = next(one.course for one in the_box().presets if len(one.course.holes) == 18)
    counts = []
    for seed in range(40):
        state = RULES.start(Setup(course, Mode.SKINS, ("", "")), seed).state
        state = RULES.apply(RULES.apply(state, PlaceToken(0)).state, PlaceToken(1)).state
        counts.append(sum(values == (2,) for values in state.tokens))
    assert 5 < sum(counts) / len(counts) < 10 and len(set(counts)) > 3


def test_a_five_may_be_put_on_a_green_that_holds_another():
    """Ruling H24: on any green, the last one too."""
    state = RULES.start(Setup(MEADOW, Mode.SKINS, ("", "", "")), 1).state
    for hole in (4, 2, 2):
        assert set(RULES.legal(state)) == set(map(PlaceToken, range(5)))
        state = RULES.apply(state, PlaceToken(hole)).state
    assert (state.tokens[4], state.tokens[2]) == ((5, 5), (5, 5))
    assert {len(values) for hole, values in enumerate(state.tokens) if hole not in (2, 4)} == {1}


def test_a_green_with_two_fives_gives_both_to_who_reaches_it_alone():
    """Ruling H24."""
    state = RULES.start(Setup(MEADOW, Mode.SKINS, ("", "")), 1).state
    for _ in range(2):
        state = RULES.apply(state, PlaceToken(0)).state
    state = state._replace(
        players=tuple(player._replace(hand=0) for player in state.players),
        balls=(state.balls[0]._replace(home=True), state.balls[1]),
    )
    after, _ = mode_of(state).round_over(state)
    assert after.players[0].points == 10 and after.tokens[0] == ()


def test_on_a_course_of_one_hole_all_fives_lie_on_it():
    """Ruling H24."""
    short = replace(MEADOW, holes=MEADOW.holes[:1])
    state = RULES.start(Setup(short, Mode.SKINS, ("", "")), 1).state
    for _ in range(2):
        state = RULES.apply(state, PlaceToken(0)).state
    assert state.phase is Phase.DRAFT and state.tokens == ((5, 5, 5),)


# --- scoring


def test_who_reaches_the_green_alone_claims_its_token():
    table = skins(3)
    play_hole(table, 1)
    assert Scored(1, 1, 0) in table.events
    assert points(table) == [0, 1, 0]
    assert table.state.tokens == ((), (2,), (5,))


def test_a_tied_green_moves_its_token_to_the_next_as_a_jackpot():
    table = skins(3)
    play_hole(table, 0, 2)
    assert Jackpot(0, 1, (1,)) in table.events
    assert points(table) == [0, 0, 0]
    assert table.state.tokens == ((), (2, 1), (5,))
    assert table.state.balls[0].hole == 1


def test_jackpots_grow_until_somebody_reaches_a_green_alone():
    table = skins(2)
    play_hole(table, 0, 1)
    play_hole(table, 0, 1)
    play_hole(table, 0)
    assert points(table) == [8, 0]
    assert table.event(Ended).ranks == (1, 2)


def test_the_player_with_the_most_points_wins():
    table = skins(3, hole=2, points=(3, 9, 1))
    play_hole(table, 0)
    assert points(table) == [8, 9, 1]
    assert table.state.ranks == (2, 1, 3)


# --- elimination


def test_a_tied_last_hole_that_decides_moves_to_the_first_green():
    table = skins(3, hole=2, points=(3, 4, 1))
    play_hole(table, 0, 2)
    assert TieBreak((0, 2)) in table.events
    assert Jackpot(2, 0, (5,)) in table.events
    assert table.state.tokens == ((5,), (), ())
    assert [table.place(seat) for seat in (0, 2)] == [THREE["0"]] * 2
    assert table.state.waiting == (0, 2)


def test_the_others_are_eliminated():
    table = skins(3, hole=2, points=(3, 4, 1))
    play_hole(table, 0, 2)
    assert Eliminated((1,)) in table.events
    assert table.state.alive == (0, 2)


def test_a_tied_last_hole_that_does_not_decide_ends_the_game():
    table = skins(3, hole=2, points=(9, 3, 1))
    play_hole(table, 1, 2)
    assert table.state.phase is Phase.OVER
    assert table.state.ranks == (1, 2, 3)


def test_a_last_hole_tied_by_the_leader_and_one_far_behind_does_not_decide():
    table = skins(2, hole=2, points=(9, 1))
    play_hole(table, 0, 1)
    assert table.state.phase is Phase.OVER and table.state.ranks == (1, 2)


def test_hands_are_reset_and_hazards_forgotten_for_elimination():
    table = skins(3, hole=2, points=(3, 4, 1), golfers=("lucky-b", "", ""))
    hand = clubs("8-hybrid", "5-wood")
    table.change(0, hand=hand, discard=clubs("3-wood"), turned=True, spent=True)
    play_hole(table, 0, 2)
    assert table.hand(0) == ["8-hybrid", "3-wood", "5-wood"] and table.discard(0) == []
    assert not table.state.players[0].turned and not table.state.players[0].spent
    assert all(not ball.lying and ball.turns == 0 for ball in table.state.balls[::2])


def test_the_winner_of_elimination_takes_the_jackpot_and_the_game_ends():
    table = skins(3, hole=2, points=(3, 4, 1))
    play_hole(table, 0, 2)
    play_hole(table, 2)
    assert table.state.phase is Phase.OVER
    assert points(table) == [3, 4, 6]
    assert table.state.ranks == (3, 2, 1)


def test_of_a_tie_in_elimination_only_the_tied_go_on_to_the_next_hole():
    table = skins(4, hole=2, points=(4, 4, 4, 4))
    play_hole(table, 0, 1, 3)
    assert table.state.alive == (0, 1, 3)
    play_hole(table, 0, 3)
    assert Eliminated((1,)) in table.events
    assert table.state.alive == (0, 3) and table.state.balls[0].hole == 1
    assert Jackpot(0, 1, (5,)) in table.events
    play_hole(table, 3)
    assert points(table) == [4, 4, 4, 9] and table.state.ranks == (2, 2, 2, 1)


def test_on_the_next_hole_of_elimination_hands_are_as_they_were():
    table = skins(2, hole=2, points=(4, 4))
    play_hole(table, 0, 1)
    table.change(0, hand=clubs("8-hybrid", "3-wood"), discard=clubs("5-wood"))
    play_hole(table, 0, 1)
    assert table.state.balls[0].hole == 1
    assert table.hand(0) == ["3-wood"] and table.discard(0) == ["8-hybrid", "5-wood"]


def test_elimination_goes_around_the_course_until_somebody_wins():
    table = skins(2, hole=2, points=(4, 4))
    for _ in range(4):
        play_hole(table, 0, 1)
    assert table.state.balls[0].hole == 0
    assert table.state.tokens == ((5,), (), ())
    play_hole(table, 1)
    assert table.state.ranks == (2, 1)


def test_a_tie_of_points_is_broken_by_elimination_for_nothing_but_the_win():
    table = skins(3, hole=2, points=(0, 5, 1))
    play_hole(table, 0)
    assert points(table) == [5, 5, 1]
    assert TieBreak((0, 1)) in table.events and table.state.alive == (0, 1)
    assert not any(isinstance(event, Jackpot) for event in table.events)
    play_hole(table, 1)
    assert points(table) == [5, 5, 1]
    assert table.state.ranks == (2, 1, 3)


def test_a_jackpot_that_brings_its_winner_level_with_another_leads_to_a_tie_break():
    table = skins(3, hole=2, points=(4, 9, 1))
    play_hole(table, 0, 2)
    assert table.state.alive == (0, 2)
    play_hole(table, 0)
    assert points(table) == [9, 9, 1]
    assert TieBreak((0, 1)) in table.events
    play_hole(table, 1)
    assert table.state.ranks == (2, 1, 3)


def test_a_golfer_in_the_water_misses_the_turn_in_elimination_too():
    drawn = strip("Aw1")
    table = GolfTable(drawn, ["8-hybrid"], ["2-iron"], mode=Mode.SKINS)
    table.state = table.state._replace(tie_break=True, tokens=((5,),))
    table.select("8-hybrid", "2-iron")
    table.play(MoveOneHex(NORTH), MoveOneHex(NORTH))
    assert table.state.waiting == (0, 1)
    assert [ball.turns for ball in table.state.balls] == [2, 2]


def test_elimination_with_hazards_on_the_way():
    """Both fall into the water, both miss a turn: rounds without anybody go by by themselves."""
    table = GolfTable(strip("Aw1"), ["8-hybrid"], ["2-iron"], ["4-iron"], mode=Mode.SKINS)
    table.state = table.state._replace(tie_break=True, alive=(0, 1), waiting=(0, 1), tokens=((5,),))
    table.select("8-hybrid", "2-iron")
    table.play(MoveOneHex(NORTH), MoveOneHex(NORTH))
    assert table.state.round == 3 and table.state.waiting == (0, 1)
    table.select("8-hybrid", "2-iron")
    table.play(MoveOneHex(NORTH), MoveOneHex(SOUTH))
    assert table.state.phase is Phase.OVER and table.state.ranks == (1, 2, 2)
