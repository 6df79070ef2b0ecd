"""Match Play: who scores a hole, hole-in-one tokens, the way to the next tee, the winner.

Pages 10, 11 and 18 of the rule book.
"""

from dataclasses import replace

import pytest
from golf_in_letters import strip
from golf_tables import GolfTable, club, clubs, the_box

from minigolf_desktop.model.eighteen_holes.leaderboard import standings, winners_of
from minigolf_desktop.model.eighteen_holes.moves import (
    Ended,
    HoleBegun,
    MoveOneHex,
    Phase,
    PlayClub,
    PlayShot,
    ReachedGreen,
    ResetHand,
    Scored,
    SelectClub,
)
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import SEATS, Mode, Setup
from minigolf_desktop.model.geometry.hexagon import NORTH, SOUTH

TWO_HOLES = strip("Aff1fBwf2f")
"""Tee of hole 1 at 0, its green at 3; tee of hole 2 at 5, its green at 8."""


def match(*hands, drawn=TWO_HOLES, **options):
    """A match in which everybody has an 8 wood unless told."""
    return GolfTable(drawn, *(hands or (["8-wood"], ["8-hybrid"])), **options)


def walk_all(table, *ways):
    """Let everybody walk one hex, in order of play."""
    for way in ways:
        table.play(MoveOneHex(way))


def test_the_first_on_the_green_scores_one_point_and_takes_the_flag():
    table = match(at=["2", "1"])
    table.select("8-wood", "8-hybrid")
    walk_all(table, SOUTH, NORTH)
    assert Scored(0, 1, 0) in table.events
    assert [player.points for player in table.state.players] == [1, 0]
    assert table.state.tokens[0] == ()


def test_everybody_on_the_green_in_the_same_round_scores():
    table = match(["8-wood"], ["8-hybrid"], ["2-iron"], at=["2", "2", "0"])
    table.select("8-wood", "8-hybrid", "2-iron")
    walk_all(table, NORTH, NORTH, NORTH)
    assert [player.points for player in table.state.players] == [1, 1, 0]
    assert winners_of(table.state, 0) == (0, 1)


def test_who_reaches_the_green_waits_there_until_the_round_is_over():
    table = match(at=["1", "2"])
    table.select("8-wood", "8-hybrid")
    table.play(MoveOneHex(NORTH))
    assert table.event(ReachedGreen).ball == 1
    assert table.place(1) == TWO_HOLES["3"] and table.state.seat == 0


def test_after_the_round_everybody_stands_on_the_next_tee():
    table = match(at=["2", "0"])
    table.select("8-wood", "8-hybrid")
    walk_all(table, NORTH, NORTH)
    assert table.event(HoleBegun) == HoleBegun(1, (0, 1))
    assert [table.place(ball) for ball in (0, 1)] == [TWO_HOLES["5"]] * 2
    assert [ball.hole for ball in table.state.balls] == [1, 1]
    assert [ball.turns for ball in table.state.balls] == [0, 0]


def test_hazard_effects_end_with_the_hole():
    drawn = strip("Aw1B2")
    table = match(["8-wood"], ["8-hybrid"], drawn=drawn, at=["0", "1"])
    table.select("8-wood", "8-hybrid")
    table.play(MoveOneHex(NORTH))
    table.play(MoveOneHex(NORTH))
    assert not table.state.balls[0].lying
    assert table.state.waiting == (0, 1)


def test_the_hands_are_not_reset_when_a_hole_ends():
    table = match(["8-wood", "3-wood"], ["8-hybrid"], at=["2", "0"])
    table.select("8-wood", "8-hybrid")
    walk_all(table, NORTH, NORTH)
    assert table.hand(0) == ["3-wood"] and table.discard(0) == ["8-wood"]


def test_the_green_of_another_hole_scores_nothing():
    table = match(at=["7", "0"])
    table.select("8-wood", "8-hybrid")
    walk_all(table, NORTH, NORTH)
    assert table.place(0) == TWO_HOLES["8"]
    assert [player.points for player in table.state.players] == [0, 0]
    assert not table.state.balls[0].home


def test_golfers_may_stand_on_one_hex():
    table = match()
    table.select("8-wood", "8-hybrid")
    walk_all(table, NORTH, NORTH)
    assert table.place(0) == table.place(1) == TWO_HOLES["1"]


def test_a_hole_in_one_wins_a_token():
    table = match(["3-wood"], ["8-hybrid"], drawn=strip("Afff1B2"))
    table.select("3-wood", "8-hybrid")
    table.play(ResetHand(), PlayClub(-1, -1), PlayShot(0, 0, NORTH))
    assert [player.aces for player in table.state.players] == [1, 0]


def test_a_green_hit_on_the_second_turn_is_no_hole_in_one():
    table = match(["3-wood"], ["8-hybrid"], drawn=strip("Afff1B2"))
    table.select("3-wood", "8-hybrid")
    table.play(ResetHand(), PlayClub(-1, -1), PlayShot(0, 0, SOUTH))
    table.select("3-wood", "8-hybrid")
    table.play(ResetHand(), PlayClub(-1, -1), PlayShot(0, 0, NORTH))
    assert table.event(ReachedGreen) == ReachedGreen(0, 0, 2, False)
    assert table.state.players[0].aces == 0


def last_hole(**second):
    """A match on the last hole: seat 0 is about to walk onto the green; seat 1 may be ahead."""
    table = match(at=["2", "0"], drawn=strip("Aff1"))
    table.change(1, **second)
    table.select("8-wood", "8-hybrid")
    walk_all(table, NORTH, NORTH)
    return table


def test_the_game_ends_with_the_last_hole_and_the_most_points_win():
    table = last_hole()
    assert table.state.phase is Phase.OVER
    assert table.event(Ended).ranks == (1, 2)


def with_points(points, aces):
    """The ranks of a match that ends with some points and hole-in-one tokens."""
    table = GolfTable(strip("Aff1"), ["8-wood"], ["8-hybrid"], ["2-iron"], at=["0", "2", "0"])
    for seat in range(3):
        taken = ((0, points[seat]),)
        table.change(seat, points=points[seat], taken=taken, aces=aces[seat])
    table.select("8-wood", "8-hybrid", "2-iron")
    walk_all(table, NORTH, NORTH, NORTH)
    return table.state.ranks


@pytest.mark.parametrize(
    ("points", "aces", "ranks"),
    [
        ((2, 0, 1), (0, 0, 5), (1, 3, 2)),
        ((2, 1, 0), (1, 0, 0), (1, 2, 3)),
        ((2, 1, 0), (0, 1, 0), (2, 1, 3)),
        ((2, 1, 0), (1, 1, 0), (1, 1, 3)),
    ],
)
def test_hole_in_one_tokens_break_a_tie_and_else_the_win_is_shared(points, aces, ranks):
    """The second seat wins the last hole and has a point more at the end."""
    assert with_points(points, aces) == ranks


def test_the_score_card_holds_the_turns_of_every_hole():
    table = match(at=["1", "1"])
    table.select("8-wood", "8-hybrid")
    walk_all(table, NORTH, SOUTH)
    table.select("8-wood", "8-hybrid")
    walk_all(table, NORTH, NORTH)
    assert [player.card for player in table.state.players] == [(2,), (2,)]
    assert standings(table.state)[1].to_par == 2 - 4
    assert standings(table.state)[1].points == 1


@pytest.mark.parametrize("mode", list(Mode))
def test_each_mode_is_for_the_players_that_the_rule_book_names(mode):
    players = {
        Mode.MATCH: (2, 3, 4, 5),
        Mode.STROKE: (1, 2, 3, 4, 5),
        Mode.STABLEFORD: (1, 2, 3, 4, 5),
        Mode.SKINS: (2, 3, 4, 5),
        Mode.RACING: (2, 3, 4, 5),
        Mode.CHAOS: (3, 4, 5),
        Mode.CHAOS_TEAMS: (2,),
        Mode.KELLY: (2, 3, 4, 5),
        Mode.SOLO_CHAOS: (1,),
    }
    assert tuple(SEATS[mode]) == players[mode]
    course = the_box().presets[0].course
    with pytest.raises(ValueError, match="is not for"):
        EighteenHolesRules(the_box()).start(Setup(course, mode, ("",) * 6), 1)


def test_a_course_without_a_hole_cannot_be_played():
    bare = replace(the_box().presets[0].course, holes=())
    with pytest.raises(ValueError, match="no hole"):
        EighteenHolesRules(the_box()).start(Setup(bare, Mode.MATCH, ("", "")), 1)


def test_a_club_that_is_used_cannot_be_chosen_again_until_the_hand_is_empty():
    table = match(["8-wood", "3-wood"], ["8-hybrid"])
    table.select("8-wood", "8-hybrid")
    walk_all(table, NORTH, NORTH)
    assert table.refusal(SelectClub(club("8-wood"))).code == "not-in-hand"
    table.select("3-wood", "8-hybrid")
    walk_all(table, SOUTH, SOUTH)
    assert table.state.players[0].hand == clubs("8-wood", "3-wood")
