"""Kelly Golf: secret targets, 3, 2 and 1 points (page 21, ruling H14)."""

import pytest
from golf_in_letters import strip
from golf_tables import GolfTable

from minigolf_desktop.model.eighteen_holes.moves import (
    Discarded,
    Ended,
    KeepTarget,
    MoveOneHex,
    Phase,
    Scored,
    SelectClub,
    TargetDrawn,
    TargetLost,
)
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.model.eighteen_holes.state import NONE, view_of
from minigolf_desktop.model.geometry.hexagon import NORTH
from minigolf_desktop.model.play import EVERYBODY

FIELD = strip("A1fB2fC3fD4fE5fF6")
"""Six holes: tees at 0, 3 .. 15, greens at 1, 4 .. 16."""
HANDS = (["8-hybrid", "8-wood"], ["2-iron", "5-wood"], ["4-iron", "3-wood"])


def kelly(seats=3, *, targets=None, flags=range(6), **options):
    """A game of which the targets, and the flags that are left, are told."""
    table = GolfTable(FIELD, *HANDS[:seats], mode=Mode.KELLY, **options)
    while table.state.phase is Phase.TARGET:
        table.play(table.legal()[0])
    tokens = tuple((1,) if hole in flags else () for hole in range(6))
    table.state = table.state._replace(tokens=tokens)
    for seat, target in enumerate(targets or ()):
        table.change(seat, target=target)
    return table


def step_onto(table, hole):
    """Let everybody choose a club, and the first seat, which is first in order, reach a green."""
    table.put(0, str(3 * hole))
    for names in HANDS[: len(table.state.players)]:
        table.select(names[0])
    assert table.state.seat == 0
    return table.play(MoveOneHex(NORTH))


def points(table):
    return [player.points for player in table.state.players]


# --- targets


def test_everybody_draws_two_targets_and_keeps_one():
    table = GolfTable(FIELD, *HANDS, mode=Mode.KELLY)
    held = []
    for seat in range(3):
        assert (table.state.phase, table.state.seat) == (Phase.TARGET, seat)
        drawn = table.state.targets
        assert len(set(drawn)) == 2 and not set(drawn) & set(held)
        assert table.legal() == tuple(map(KeepTarget, drawn))
        table.play(KeepTarget(drawn[1]))
        assert TargetDrawn(seat, drawn[1]) in table.events
        held.append(drawn[1])
    assert [player.target for player in table.state.players] == held
    assert table.state.phase is Phase.SELECT


def test_the_target_that_is_returned_may_be_drawn_by_the_next():
    met = False
    for seed in range(30):
        table = GolfTable(FIELD, *HANDS, mode=Mode.KELLY, seed=seed)
        kept, returned = table.state.targets
        table.play(KeepTarget(kept))
        assert kept not in table.state.targets
        met = met or returned in table.state.targets
    assert met


def test_targets_are_secret_to_everybody_else():
    table = GolfTable(FIELD, *HANDS, mode=Mode.KELLY)
    assert view_of(table.state, 0).targets == table.state.targets
    assert view_of(table.state, 1).targets == ()
    assert view_of(table.state, EVERYBODY).targets == ()
    table = kelly(targets=(1, 2, 3))
    assert [player.target for player in view_of(table.state, 1).players] == [NONE, 2, NONE]


def test_a_flag_is_on_each_green():
    assert kelly().state.tokens == ((1,),) * 6


def test_greens_are_claimed_in_any_order():
    table = kelly(targets=(1, 2, 3))
    step_onto(table, 5)
    assert table.state.tokens[5] == () and points(table) == [1, 0, 0]


# --- the own target


def test_the_own_target_is_worth_three_points():
    table = kelly(targets=(1, 2, 3))
    events = step_onto(table, 1)
    assert Scored(0, 3, 1) in events and TargetLost(0, 1, 0) in events
    assert table.state.players[0].taken == ((1, 2), (1, 1))
    assert table.state.tokens[1] == ()


def test_who_reached_the_own_target_draws_the_next_at_once():
    table = kelly(targets=(1, 2, 3))
    step_onto(table, 1)
    assert (table.state.phase, table.state.seat) == (Phase.TARGET, 0)
    assert set(table.state.targets) <= {0, 4, 5}
    table.play(table.legal()[0])
    assert (table.state.phase, table.state.seat) == (Phase.ACT, 1)


# --- the target of another


def test_the_target_of_another_is_worth_two_points_and_its_owner_draws_another():
    table = kelly(targets=(1, 2, 3))
    events = step_onto(table, 2)
    assert Scored(0, 2, 2) in events and TargetLost(1, 2, 0) in events
    assert (table.state.phase, table.state.seat) == (Phase.TARGET, 1)
    assert table.state.players[1].target == NONE
    table.play(table.legal()[0])
    assert table.state.players[1].target in {0, 4, 5}
    assert table.state.players[0].target == 1
    assert points(table) == [2, 0, 0]


def test_new_targets_come_only_from_greens_that_have_their_flag():
    table = kelly(targets=(1, 2, 3), flags=(1, 2, 3, 4, 5))
    step_onto(table, 2)
    assert set(table.state.targets) == {4, 5}


# --- any other green


def test_any_other_green_is_worth_its_flag():
    table = kelly(targets=(1, 2, 3))
    events = step_onto(table, 4)
    assert Scored(0, 1, 4) in events
    assert table.state.phase is Phase.ACT and table.state.seat == 1


def test_a_green_whose_flag_is_gone_is_worth_nothing():
    table = kelly(targets=(1, 2, 3), flags=(1, 2, 3, 5))
    step_onto(table, 4)
    assert points(table) == [0, 0, 0]


# --- the bag runs out


def test_a_single_token_left_in_the_bag_is_drawn_without_a_choice():
    table = kelly(targets=(1, 2, 3), flags=(1, 2, 3, 5))
    step_onto(table, 2)
    assert table.state.phase is Phase.ACT
    assert TargetDrawn(1, 5) in table.events
    assert table.state.players[1].target == 5


def test_from_an_empty_bag_nothing_is_drawn():
    table = kelly(targets=(1, 2, 3), flags=(1, 2, 3))
    step_onto(table, 2)
    assert table.state.players[1].target == NONE
    table.play(MoveOneHex(NORTH))
    assert table.state.phase is Phase.ACT


def test_without_a_target_the_flags_left_are_worth_what_they_are_to_others():
    table = kelly(targets=(NONE, 2, 3), flags=(2, 3, 4))
    step_onto(table, 4)
    assert points(table) == [1, 0, 0]
    assert table.state.players[0].target == NONE


def test_with_fewer_greens_than_players_some_have_no_target():
    one = strip("A1f")
    table = GolfTable(one, *HANDS, mode=Mode.KELLY)
    assert [player.target for player in table.state.players] == [0, NONE, NONE]


def test_two_drawn_targets_out_of_a_bag_of_two():
    table = GolfTable(strip("A1fB2"), *HANDS[:2], mode=Mode.KELLY)
    assert set(table.state.targets) == {0, 1}
    table.play(KeepTarget(1))
    assert [player.target for player in table.state.players] == [1, 0]


# --- the end


def test_the_game_ends_in_the_moment_that_the_last_green_is_scored():
    table = kelly(targets=(2, NONE, NONE), flags=(2,))
    step_onto(table, 2)
    assert table.state.phase is Phase.OVER
    assert table.event(Ended).ranks == (1, 2, 2)
    assert table.state.order == (1, 2)


@pytest.mark.parametrize(("others", "ranks"), [(2, (1, 2)), (3, (1, 1)), (4, (2, 1))])
def test_the_highest_score_wins(others, ranks):
    table = kelly(2, targets=(2, NONE), flags=(2,))
    table.change(1, points=others, taken=((0, others),))
    step_onto(table, 2)
    assert table.state.ranks == ranks


# --- as in Chaos Golf


def test_a_tee_box_gives_an_extra_turn_in_which_greens_are_scored():
    table = kelly(targets=(1, 4, 3), flags=(1, 2, 3, 4, 5))
    for seat in range(3):
        table.put(seat, "2" if seat == 0 else "0")
    table.select("8-hybrid", "2-iron", "4-iron")
    table.play(*[MoveOneHex(NORTH)] * 3)
    assert (table.state.phase, table.state.seat) == (Phase.EXTRA, 0)
    table.play(SelectClub(table.state.players[0].hand.bit_length() - 1), MoveOneHex(NORTH))
    assert points(table) == [3, 0, 0]
    assert (table.state.phase, table.state.seat) == (Phase.TARGET, 0)
    table.play(table.legal()[0])
    assert table.state.phase is Phase.SELECT and table.state.round == 2


def test_the_club_is_discarded_before_the_next_target_is_drawn():
    table = kelly(targets=(1, 2, 3))
    events = step_onto(table, 1)
    assert any(isinstance(event, Discarded) for event in events)


def test_a_claimed_green_ends_a_hole_for_golfers_cards():
    table = kelly(targets=(1, 2, 3), golfers=("bunjil-a", "", ""))
    table.change(0, turned=True)
    step_onto(table, 4)
    assert not table.state.players[0].turned
