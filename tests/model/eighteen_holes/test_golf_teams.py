"""Chaos Teams: two golfers and five clubs a team, a flag on every green (page 20)."""

import pytest
from golf_in_letters import draw, strip
from golf_tables import GolfTable, bunker_card, club, clubs

from minigolf_desktop.model.eighteen_holes.box import Deck
from minigolf_desktop.model.eighteen_holes.leaderboard import standings
from minigolf_desktop.model.eighteen_holes.moves import (
    BigHit,
    BorrowClub,
    Ended,
    ExitBunker,
    FellIntoWater,
    FollowCard,
    HandOver,
    KeepCard,
    LookAtDeck,
    MissedTurn,
    MoveOneHex,
    NameGolfer,
    Phase,
    PlayClub,
    PlayShot,
    Redraw,
    ResetHand,
    Scored,
    SelectClub,
    StayPut,
    ThrowCard,
)
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.model.geometry.hexagon import NORTH, SOUTH

FIELD = strip("Af1fBf2fCf3ft")
"""Tees at 0, 4, 8 and one more tee box at 12; greens at 2, 6, 10."""


def teams(*at, hands=(["8-hybrid", "8-wood"], ["2-iron", "5-wood"]), drawn=FIELD, **options):
    """Two teams; the first one is first in order. Golfers 0 and 1 are its, 2 and 3 the other's."""
    return GolfTable(drawn, *hands, mode=Mode.CHAOS_TEAMS, at=at, **options)


def first_clubs(table):
    table.select("8-hybrid", "2-iron")


def walk(table, ball, way=NORTH):
    return table.play(NameGolfer(ball), MoveOneHex(way))


def named(table):
    return [action.ball for action in table.legal() if isinstance(action, NameGolfer)]


def test_each_team_has_two_golfers_and_one_hand_of_clubs():
    table = teams()
    assert len(table.state.balls) == 4
    assert [table.state.table.balls_of(seat) for seat in (0, 1)] == [(0, 1), (2, 3)]
    assert len(table.state.players) == 2


def test_one_flag_is_on_each_green_and_worth_one_point():
    table = teams("9")
    assert table.state.tokens == ((1,), (1,), (1,))
    first_clubs(table)
    walk(table, 0)
    assert Scored(0, 1, 2) in table.events
    assert table.state.tokens[2] == ()


def test_a_green_without_a_flag_is_worth_nothing():
    table = teams("9", "9")
    first_clubs(table)
    walk(table, 0)
    table.put(2, "9")
    walk(table, 2)
    assert [one.points for one in standings(table.state)] == [1, 0]


def test_the_golfer_is_named_after_the_draw():
    table = teams("0", "5")
    table.stack("2", "SS")
    first_clubs(table)
    table.play(PlayClub(Deck.TWO, -1))
    assert table.state.phase is Phase.NAME and table.state.ball == -1
    assert table.legal() == (NameGolfer(0), NameGolfer(1))
    table.play(NameGolfer(1), PlayShot(0, 0, NORTH))
    assert [table.place(0), table.place(1)] == [FIELD["0"], FIELD["7"]]


def test_cards_are_followed_before_the_golfer_is_named():
    table = teams(hands=(["3-iron"], ["lob-wedge"]))
    table.stack("4", "super", "SSSS")
    table.stack("5", "SSSSS")
    table.select("3-iron", "lob-wedge")
    table.play(PlayClub(Deck.FOUR, -1))
    assert set(table.legal()) == {NameGolfer(0), NameGolfer(1), FollowCard(0)}
    table.play(FollowCard(0))
    assert table.state.phase is Phase.NAME and len(table.state.shot.stacks[0]) == 2


def test_lucky_redraws_before_the_golfer_is_named():
    table = teams(golfers=("lucky-a", ""))
    table.stack("2", "SL", "SS")
    first_clubs(table)
    table.play(PlayClub(Deck.TWO, -1), Redraw(0, -1))
    assert table.legal() == (NameGolfer(0), NameGolfer(1))
    table.play(NameGolfer(0), PlayShot(0, 0, NORTH))
    assert table.place(0) == FIELD["2"]


def test_a_wood_is_taken_out_before_the_golfer_is_named():
    table = teams()
    table.select("8-wood", "5-wood")
    assert table.state.seat == 1
    table.play(PlayClub(-1, -1), NameGolfer(3), PlayShot(0, 0, NORTH))
    assert table.place(3) == FIELD["3"]


def test_the_other_team_throws_a_card_of_a_big_hit_before_the_golfer_is_named():
    table = teams("0", "1")
    table.stack("3", "SSS", "SSL")
    first_clubs(table)
    table.play(BigHit())
    assert (table.state.phase, table.state.seat) == (Phase.THROW, 1)
    table.play(ThrowCard(1))
    assert (table.state.phase, table.state.seat) == (Phase.NAME, 0)
    table.play(NameGolfer(1), PlayShot(0, 0, NORTH))
    assert table.place(1) == FIELD["4"]


def test_specials_of_a_big_hit_may_be_left_until_the_golfer_is_to_be_named():
    table = teams()
    table.stack("3", "short", "SSS")
    table.stack("2", "SS")
    first_clubs(table)
    table.play(BigHit(), HandOver(), ThrowCard(1), FollowCard(0), NameGolfer(0))
    assert table.allows(PlayShot(0, 0, NORTH))


def test_a_golfer_is_named_before_walking():
    table = teams()
    first_clubs(table)
    assert table.refusal(MoveOneHex(NORTH)).code == "name-golfer-first"
    walk(table, 1)
    assert [table.place(0), table.place(1)] == [FIELD["0"], FIELD["1"]]


@pytest.mark.parametrize(
    ("name", "at", "action", "code"),
    [
        ("2-iron", ("1", "3"), BigHit(), "no-big-hit"),
        ("2-iron", ("1", "2"), BigHit(), "no-big-hit"),
        ("2-iron", ("0", "3"), ExitBunker(Deck.FOUR, NORTH), "not-in-bunker"),
        ("2-iron", ("1", "3"), ExitBunker(Deck.FOUR, NORTH), "name-golfer-first"),
        ("2-iron", ("1", "1"), MoveOneHex(NORTH), "in-bunker"),
        ("8-wood", ("1", "1"), ExitBunker(Deck.FOUR, NORTH), "wood-in-bunker"),
        ("driver", ("2", "3"), PlayClub(Deck.FIVE, -1), "driver-off-tee"),
        ("8-wood", ("0", "3"), PlayClub(Deck.FIVE, -1), "wood-draws-nothing"),
    ],
)
def test_what_neither_golfer_can_do_is_refused_for_its_own_reason(name, at, action, code):
    """Naming a golfer is asked for only where one of them could do it."""
    table = teams(*at, drawn=strip("Abfff1"), hands=([name, "8-iron"], ["lob-wedge"]))
    table.select(name, "lob-wedge")
    assert table.refusal(action).code == code


def test_dorian_in_a_team_is_told_when_the_hand_is_reset():
    table = teams("1", "0", golfers=("dorian-a", ""))
    first_clubs(table)
    assert table.refusal(ResetHand()).code == "dorian-resets-at-tee"


def test_a_golfer_in_a_bunker_is_named_before_leaving_it_and_takes_no_other_draw():
    row = strip("Abff1")
    table = teams("1", drawn=row)
    table.stack("2", bunker_card("2", "target"))
    first_clubs(table)
    assert not table.allows(ExitBunker(Deck.TWO, NORTH))
    table.play(NameGolfer(0), ExitBunker(Deck.TWO, NORTH), PlayShot(0, 0, NORTH))
    assert table.place(0) == row["2"]


def test_a_card_drawn_is_not_for_a_golfer_in_a_bunker():
    table = teams("1", drawn=strip("Abff1"))
    first_clubs(table)
    table.stack("2", "SS")
    table.play(PlayClub(Deck.TWO, -1))
    assert named(table) == [1]


def test_the_driver_is_for_the_golfer_on_a_tee_box():
    table = teams("1", "0", hands=(["driver"], ["2-iron"]))
    table.select("driver", "2-iron")
    table.play(ResetHand())
    table.stack("5", "SSSSS", "SSSSS")
    table.play(PlayClub(Deck.FIVE, -1))
    assert named(table) == [1]


# --- hazards


def test_a_golfer_who_fell_into_the_water_is_not_named_in_the_next_turn_and_stands_up_after_it():
    table = teams(drawn=strip("Awff1ff"))
    first_clubs(table)
    walk(table, 0)
    assert FellIntoWater(0, 0) in table.events and table.state.balls[0].lying
    walk(table, 2)
    assert table.state.waiting == (0, 1)
    table.select("8-wood", "5-wood")
    table.put(3, "2")
    walk(table, 3)
    assert named(table) == [1]
    table.put(1, "2")
    walk(table, 1)
    assert MissedTurn(0) in table.events
    assert not table.state.balls[0].lying
    first_clubs(table)
    assert named(table) == [0, 1]


def test_a_team_whose_golfers_fall_in_one_after_the_other_always_has_one_to_name():
    table = teams(drawn=strip("Awff1ff"))
    for names, ball in ((("8-hybrid", "2-iron"), 0), (("8-wood", "5-wood"), 1)):
        table.select(*names)
        while table.state.seat == 1:
            table.play(ResetHand())
        walk(table, ball)
        while table.state.phase is Phase.ACT:
            table.play(ResetHand())
    assert [ball.lying for ball in table.state.balls[:2]] == [False, True]
    assert 0 in table.state.waiting


def test_a_team_of_which_both_golfers_must_miss_skips_the_round_and_chooses_no_club():
    """Ruling H23."""
    table = teams(drawn=strip("Awff1ff"))
    first_clubs(table)
    table.play(ResetHand())
    for ball in (0, 1):
        table.put(ball, "1", lying=True)
    table.play(ResetHand())
    assert {MissedTurn(0), MissedTurn(1)} <= set(table.events)
    assert table.state.waiting == (1,)
    assert not any(ball.lying for ball in table.state.balls)
    table.select("5-wood")
    assert table.state.order == (1,)


# --- fast travel


def test_the_golfer_who_came_to_a_tee_box_takes_the_extra_turn():
    table = teams("3")
    first_clubs(table)
    walk(table, 0)
    walk(table, 2)
    assert (table.state.phase, table.state.seat, table.state.ball) == (Phase.EXTRA, 0, 0)
    table.play(SelectClub(club("8-wood")))
    assert not named(table)
    table.play(MoveOneHex(NORTH))
    assert [table.place(0), table.place(1)] == [FIELD["5"], FIELD["0"]]


def test_a_team_may_leave_the_extra_turn():
    table = teams("3")
    first_clubs(table)
    walk(table, 0)
    walk(table, 2)
    table.play(StayPut())
    assert table.state.phase is Phase.SELECT and table.hand(0) == ["8-wood"]


# --- the end


def test_the_game_ends_when_all_flags_are_claimed():
    table = teams("1", "0", "5")
    table.state = table.state._replace(tokens=((1,), (), ()))
    table.change(1, points=2, taken=((1, 1), (2, 1)))
    first_clubs(table)
    walk(table, 0)
    assert table.state.phase is Phase.OVER
    assert table.event(Ended).ranks == (2, 1)


def test_the_game_ends_at_once_when_a_team_has_ten_flags():
    table = teams("1", "0", "5")
    table.change(0, points=9, taken=tuple((hole, 1) for hole in range(3, 12)))
    first_clubs(table)
    walk(table, 0)
    assert table.state.phase is Phase.OVER and table.state.ranks == (1, 2)
    assert table.state.tokens == ((), (1,), (1,))


def test_equal_flags_share_the_win():
    table = teams("1")
    table.state = table.state._replace(tokens=((1,), (), ()))
    table.change(1, points=1, taken=((1, 1),))
    first_clubs(table)
    walk(table, 0)
    assert table.state.ranks == (1, 1)


# --- golfers


def test_bunjil_plays_the_kept_card_with_either_golfer():
    table = teams(hands=(["4-iron", "8-hybrid"], ["2-iron"]), golfers=("bunjil-b", ""))
    table.stack("4", "SSSS")
    table.play(LookAtDeck(Deck.FOUR), KeepCard())
    assert table.refusal(SelectClub(club("8-hybrid"))).code == "kept-card-decides"
    table.select("4-iron", "2-iron")
    table.play(ResetHand())
    assert set(table.legal()) == {PlayClub(Deck.FOUR, -1), NameGolfer(0), NameGolfer(1)}
    table.play(NameGolfer(1))
    assert table.legal() == (PlayClub(Deck.FOUR, -1),)


def test_bunjils_kept_card_is_used_by_a_golfer_who_can():
    table = teams(
        "1",
        drawn=strip("Abff1"),
        hands=(["4-iron"], ["3-wood"]),
        golfers=("bunjil-b", ""),
    )
    table.stack("5", "SSSSS")
    table.play(LookAtDeck(Deck.FIVE), KeepCard())
    table.select("4-iron", "3-wood")
    assert set(table.legal()) == {BigHit(), NameGolfer(1)}


def test_bunjils_kept_card_gets_a_golfer_out_of_a_bunker():
    both = strip("Abbff1")
    table = teams("1", "2", drawn=both, hands=(["4-iron"], ["3-wood"]), golfers=("bunjil-b", ""))
    table.stack("4", bunker_card("4", "target"))
    table.play(LookAtDeck(Deck.FOUR), KeepCard())
    table.select("4-iron", "3-wood")
    assert table.legal() == (NameGolfer(0), NameGolfer(1))
    table.play(NameGolfer(1))
    assert {action.deck for action in table.legal()} == {Deck.FOUR}


def test_slick_rikeshs_b_side_borrows_for_either_golfer():
    table = teams(golfers=("slick-rikesh-b", ""))
    table.change(1, discard=clubs("3-wood"))
    first_clubs(table)
    table.play(BorrowClub(club("3-wood")), PlayClub(-1, -1), NameGolfer(1))
    table.play(PlayShot(0, 0, NORTH))
    assert table.place(1) == FIELD["4"]
    assert "8-hybrid" in table.hand(0)


def test_dorians_a_side_may_not_reset_between_greens():
    table = teams("1", "1", golfers=("dorian-a", ""))
    first_clubs(table)
    assert not table.allows(ResetHand())
    table.play(NameGolfer(0))
    assert not table.allows(ResetHand())


@pytest.mark.parametrize("at", [("1", "0"), ("0", "1")])
def test_sluggers_b_side_takes_an_iron_with_the_golfer_who_is_on_no_tee_box(at):
    table = teams(*at, hands=(["8-hybrid", "driver"], ["2-iron"]), golfers=("slugger-b", ""))
    first_clubs(table)
    assert named(table) == [0 if at[0] == "1" else 1]
    table.play(PlayClub(Deck.TWO, -1))
    assert named(table) == [0 if at[0] == "1" else 1]


def test_sluggers_b_side_tees_off_with_woods_when_both_golfers_are_on_tee_boxes():
    table = teams(hands=(["8-hybrid", "driver"], ["2-iron"]), golfers=("slugger-b", ""))
    assert table.refusal(SelectClub(club("8-hybrid"))).code == "tee-off-with-wood"
    table.select("driver", "2-iron")
    table.play(ResetHand())
    assert not table.allows(ResetHand())


def test_sluggers_b_side_resets_while_one_of_its_golfers_is_on_no_tee_box():
    table = teams("1", "0", hands=(["8-hybrid", "driver"], ["2-iron"]), golfers=("slugger-b", ""))
    first_clubs(table)
    assert table.allows(ResetHand())


def test_sluggers_b_side_walks_only_with_the_golfer_who_is_on_no_tee_box():
    table = teams("1", "0", hands=(["driver"], ["2-iron"]), golfers=("slugger-b", ""))
    table.select("driver", "2-iron")
    table.play(ResetHand(), NameGolfer(1))
    assert table.legal() == (PlayClub(Deck.FIVE, -1),)


def test_with_its_other_golfer_in_the_water_slugger_tees_off_with_a_wood():
    table = teams("1", "0", hands=(["8-hybrid", "driver"], ["2-iron"]), golfers=("slugger-b", ""))
    table.put(0, "1", lying=True)
    assert not table.allows(SelectClub(club("8-hybrid")))


def test_the_shark_is_not_troubled_by_water_with_either_golfer():
    table = teams(drawn=draw("1\n\nw\n\nA"), golfers=("the-shark-a", ""))
    first_clubs(table)
    walk(table, 1)
    assert not table.state.balls[1].lying


def test_out_of_bounds_gives_the_club_of_the_team_back():
    table = teams()
    table.select("8-wood", "5-wood")
    table.play(ResetHand(), PlayClub(-1, -1), NameGolfer(1), PlayShot(0, 0, SOUTH))
    assert "8-wood" in table.hand(0)
    assert table.place(1) == FIELD["0"]
