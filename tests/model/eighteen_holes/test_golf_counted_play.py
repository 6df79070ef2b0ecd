"""Stroke Play and Stableford (pages 23 and 26, ruling H13)."""

import pytest
from golf_in_letters import strip
from golf_tables import GolfTable, bunker_card, club

from minigolf_desktop.model.eighteen_holes.box import Deck
from minigolf_desktop.model.eighteen_holes.leaderboard import best_on, standings
from minigolf_desktop.model.eighteen_holes.modes import stableford_points
from minigolf_desktop.model.eighteen_holes.moves import (
    BigHit,
    ExitBunker,
    FellIntoWater,
    HandOver,
    HoleBegun,
    LookAtDeck,
    MissedTurn,
    MoveOneHex,
    Phase,
    PlayClub,
    PlayShot,
    ResetHand,
    Scored,
    ThrowCard,
    WentOut,
)
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.model.geometry.hexagon import NORTH, SOUTH

COUNTED = (Mode.STROKE, Mode.STABLEFORD)
TWO_HOLES = strip("Aff1fBwf2f", pars=(3, 4))


def counted(mode, *hands, drawn=TWO_HOLES, **options):
    return GolfTable(drawn, *(hands or (["8-wood"], ["8-hybrid"])), mode=mode, **options)


def alone(mode, *names, drawn=TWO_HOLES, **options):
    return GolfTable(drawn, list(names), mode=mode, **options)


def turns(table, seat=0):
    return table.state.balls[seat].turns


# --- both


@pytest.mark.parametrize("mode", COUNTED)
def test_who_reached_the_green_waits_for_everyone_else_to_complete_the_hole(mode):
    table = counted(mode, at=["2", "0"])
    table.select("8-wood", "8-hybrid")
    table.play(MoveOneHex(NORTH), MoveOneHex(NORTH))
    assert table.place(0) == TWO_HOLES["3"]
    assert table.state.waiting == (1,)
    table.select("8-hybrid")
    table.play(MoveOneHex(NORTH))
    assert table.state.waiting == (1,)
    table.select("8-hybrid")
    table.play(MoveOneHex(NORTH))
    assert table.event(HoleBegun) == HoleBegun(1, (0, 1))
    assert [player.card for player in table.state.players] == [(1,), (3,)]


@pytest.mark.parametrize("mode", COUNTED)
@pytest.mark.parametrize("action", [MoveOneHex(NORTH), ResetHand()])
def test_a_turn_without_a_shot_counts_too(mode, action):
    table = alone(mode, "8-wood", "4-iron")
    table.select("8-wood")
    table.play(action)
    assert turns(table) == 1


@pytest.mark.parametrize("mode", COUNTED)
def test_a_turn_spent_in_a_bunker_counts(mode):
    row = strip("Abf1")
    table = alone(mode, "4-iron", drawn=row, at=["1"])
    table.stack("4", bunker_card("4", "stay"))
    table.select("4-iron")
    table.play(ExitBunker(Deck.FOUR, NORTH), PlayShot(0, 0, NORTH))
    assert turns(table) == 1 and table.place(0) == row["1"]


@pytest.mark.parametrize("mode", COUNTED)
def test_alone_chance_throws_away_a_card_of_a_big_hit(mode):
    table = alone(mode, "4-iron")
    table.stack("5", "SSSSS", "SSSSL")
    table.select("4-iron")
    before = table.state.chance
    table.play(BigHit())
    assert table.state.phase is Phase.CHOOSE and table.state.chance != before
    assert len(table.state.shot.stacks) == len(table.state.shot.thrown) == 1


@pytest.mark.parametrize("mode", COUNTED)
def test_alone_special_cards_are_followed_before_chance_throws(mode):
    table = alone(mode, "4-iron")
    table.stack("5", "SSSSS", "short")
    table.select("4-iron")
    table.play(BigHit())
    assert table.state.phase is Phase.FOLLOW
    table.play(HandOver())
    assert table.state.phase is Phase.CHOOSE and len(table.state.shot.stacks) == 1


def test_one_who_is_home_still_throws_a_card_of_the_neighbours_big_hit():
    table = counted(Mode.STROKE, ["8-wood"], ["4-iron"], at=["2", "0"])
    table.select("8-wood", "4-iron")
    table.play(MoveOneHex(NORTH), MoveOneHex(NORTH))
    table.select("4-iron")
    table.stack("5", "SSSSS", "SSSSL")
    table.play(BigHit())
    assert (table.state.phase, table.state.seat) == (Phase.THROW, 0)
    table.play(ThrowCard(0))
    assert (table.state.phase, table.state.seat) == (Phase.CHOOSE, 1)


@pytest.mark.parametrize("mode", COUNTED)
def test_bunjil_may_look_again_on_the_next_hole_only(mode):
    table = alone(mode, "4-iron", "2-iron", "3-iron", golfers=("bunjil-a",), at=["1"])
    table.play(LookAtDeck(Deck.FOUR))
    table.select("4-iron")
    table.play(MoveOneHex(NORTH))
    assert not table.allows(LookAtDeck(Deck.FOUR))
    table.select("2-iron")
    table.play(MoveOneHex(NORTH))
    assert table.state.balls[0].hole == 1
    assert table.allows(LookAtDeck(Deck.FOUR))


# --- Stroke Play


def test_in_stroke_play_water_costs_a_stroke_and_no_turn():
    row = strip("Affwff1")
    table = counted(Mode.STROKE, ["5-wood"], ["8-hybrid"], drawn=row)
    table.select("5-wood", "8-hybrid")
    table.play(ResetHand(), PlayClub(-1, -1), PlayShot(0, 0, NORTH))
    assert FellIntoWater(0, 1) in table.events
    assert turns(table) == 2 and not table.state.balls[0].lying
    assert table.state.waiting == (0, 1)


def test_in_stroke_play_out_of_bounds_costs_the_turn_and_a_stroke():
    table = counted(Mode.STROKE, ["5-wood"], ["8-hybrid"])
    table.select("5-wood", "8-hybrid")
    table.play(ResetHand(), PlayClub(-1, -1), PlayShot(0, 0, SOUTH))
    assert WentOut(0, 1) in table.events
    assert turns(table) == 2
    assert table.hand(0) == ["5-wood"]


def test_the_shark_pays_no_stroke_for_water():
    row = strip("Affwff1")
    table = counted(Mode.STROKE, ["5-wood"], ["8-hybrid"], drawn=row, golfers=("the-shark-a", ""))
    table.select("5-wood", "8-hybrid")
    table.play(ResetHand(), PlayClub(-1, -1), PlayShot(0, 0, NORTH))
    assert turns(table) == 1


def test_strokes_of_all_holes_add_up_and_the_fewest_win():
    table = counted(Mode.STROKE, drawn=strip("Aff1B2"), at=["2", "1"])
    table.select("8-wood", "8-hybrid")
    table.play(MoveOneHex(NORTH), MoveOneHex(NORTH))
    table.select("8-hybrid")
    table.play(MoveOneHex(NORTH))
    assert [player.points for player in table.state.players] == [1, 2]
    table.select("8-wood", "8-hybrid")
    table.play(MoveOneHex(NORTH), MoveOneHex(NORTH))
    assert table.state.phase is Phase.OVER
    assert [player.points for player in table.state.players] == [2, 3]
    assert table.state.ranks == (1, 2)
    assert standings(table.state)[1].to_par == 3 - 8


@pytest.mark.parametrize("mode", COUNTED)
def test_nobody_is_best_on_a_hole_before_all_have_finished_it(mode):
    table = counted(mode, drawn=strip("Aff1B2"), at=["2", "1"])
    table.select("8-wood", "8-hybrid")
    table.play(MoveOneHex(NORTH), MoveOneHex(NORTH))
    assert best_on(table.state, 0) == ()
    table.select("8-hybrid")
    table.play(MoveOneHex(NORTH))
    assert best_on(table.state, 0) == (0,)
    assert best_on(table.state, 1) == ()


def test_equal_strokes_are_told_apart_by_holes_in_one():
    table = counted(Mode.STROKE, drawn=strip("Aff1"), at=["2", "2"])
    table.change(1, aces=1)
    table.select("8-wood", "8-hybrid")
    table.play(MoveOneHex(NORTH), MoveOneHex(NORTH))
    assert table.state.ranks == (2, 1)


# --- Stableford


@pytest.mark.parametrize(
    ("par", "turns_taken", "points"),
    [
        *((3, 1, 4), (3, 2, 3), (3, 3, 2), (3, 4, 1), (3, 5, 0), (3, 6, 0)),
        *((4, 1, 5), (4, 2, 4), (4, 3, 3), (4, 4, 2), (4, 5, 1), (4, 6, 0), (4, 12, 0)),
        *((5, 1, 6), (5, 2, 5), (5, 5, 2), (5, 6, 1), (5, 7, 0)),
    ],
)
def test_par_is_worth_two_and_each_turn_more_or_less_one(par, turns_taken, points):
    """The table of page 23: at most 4, 5, 6 for par 3, 4, 5, and never below nought."""
    assert stableford_points(par, turns_taken) == points


def test_in_stableford_a_missed_turn_counts():
    row = strip("Affwff1")
    table = alone(Mode.STABLEFORD, "5-wood", "4-iron", drawn=row)
    table.select("5-wood")
    table.play(PlayClub(-1, -1), PlayShot(0, 0, NORTH))
    assert MissedTurn(0) in table.events
    assert turns(table) == 2


def test_in_stableford_out_of_bounds_counts_as_one_turn():
    table = alone(Mode.STABLEFORD, "5-wood")
    table.select("5-wood")
    table.play(PlayClub(-1, -1), PlayShot(0, 0, SOUTH))
    assert WentOut(0, 0) in table.events
    assert turns(table) == 1 and table.hand(0) == ["5-wood"]


def test_stableford_points_of_all_holes_add_up_and_the_most_win():
    table = counted(Mode.STABLEFORD, drawn=strip("Aff1B2", pars=(3, 5)), at=["2", "1"])
    table.select("8-wood", "8-hybrid")
    table.play(MoveOneHex(NORTH), MoveOneHex(NORTH))
    table.select("8-hybrid")
    table.play(MoveOneHex(NORTH))
    assert {Scored(0, 4, 0), Scored(1, 3, 0)} <= set(table.events)
    table.select("8-wood", "8-hybrid")
    table.play(MoveOneHex(NORTH), MoveOneHex(NORTH))
    assert [player.points for player in table.state.players] == [4 + 6, 3 + 6]
    assert table.state.ranks == (1, 2)


def test_equal_stableford_points_are_told_apart_by_holes_in_one():
    table = counted(Mode.STABLEFORD, drawn=strip("Aff1"), at=["2", "2"])
    table.change(1, aces=1)
    table.select("8-wood", "8-hybrid")
    table.play(MoveOneHex(NORTH), MoveOneHex(NORTH))
    assert table.state.ranks == (2, 1)


def test_a_hole_in_one_of_one_turn_is_scored_like_any_other_turn():
    table = alone(Mode.STABLEFORD, "3-wood", drawn=strip("Afff1B2", pars=(3, 3)))
    table.select("3-wood")
    table.play(PlayClub(-1, -1), PlayShot(0, 0, NORTH))
    assert (table.state.players[0].points, table.state.players[0].aces) == (4, 1)


@pytest.mark.parametrize("mode", COUNTED)
def test_alone_a_round_is_choose_and_play(mode):
    table = alone(mode, "8-wood", "4-iron")
    assert table.state.seat == 0 and table.state.phase is Phase.SELECT
    table.select("8-wood")
    assert table.state.phase is Phase.ACT and table.state.chosen == (club("8-wood"),)
