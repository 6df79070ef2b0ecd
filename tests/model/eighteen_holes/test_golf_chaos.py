"""Chaos Golf: greens in any order, tokens of 5 and 2, fast travel (page 19)."""

import pytest
from golf_in_letters import strip
from golf_tables import GolfTable, club, clubs

from minigolf_desktop.model.eighteen_holes.box import Deck
from minigolf_desktop.model.eighteen_holes.moves import (
    BorrowClub,
    DeclareClub,
    Ended,
    FellIntoWater,
    KeepCard,
    LookAtDeck,
    MoveOneHex,
    OwnClub,
    Phase,
    PlayClub,
    PlayShot,
    PutBack,
    ResetFirst,
    ResetHand,
    Scored,
    SelectClub,
    StayPut,
    WentOut,
)
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.model.geometry.hexagon import NORTH, SOUTH

FIELD = strip("Af1fBf2fCf3ft")
"""Tees at 0, 4, 8 and one more tee box at 12; greens at 2, 6, 10."""
CLUBS = (["8-hybrid", "8-wood"], ["2-iron", "5-wood"], ["4-iron", "3-wood"])
"""The order of play of the first clubs is that of the seats."""


def chaos(*at, hands=CLUBS, drawn=FIELD, **options):
    """A game of three, each on a marked hex."""
    return GolfTable(drawn, *hands, mode=Mode.CHAOS, at=at, **options)


def first_clubs(table):
    table.select("8-hybrid", "2-iron", "4-iron")


def points(table):
    return [player.points for player in table.state.players]


# --- tokens


def test_a_five_and_a_two_lie_on_every_green():
    assert chaos().state.tokens == ((5, 2),) * 3


def test_everybody_starts_on_the_starting_tee():
    assert [chaos().place(ball) for ball in range(3)] == [FIELD["0"]] * 3


def test_greens_are_claimed_in_any_order():
    table = chaos("9", "0", "0")
    first_clubs(table)
    table.play(MoveOneHex(NORTH))
    assert Scored(0, 5, 2) in table.events
    assert table.state.tokens == ((5, 2), (5, 2), (2,))


def test_the_first_takes_the_five_the_second_the_two_and_the_third_nothing():
    """They come in one round: there is no tie, the initiative decides."""
    table = chaos("1", "1", "1")
    first_clubs(table)
    table.play(*[MoveOneHex(NORTH)] * 3)
    assert points(table) == [5, 2, 0]
    assert table.state.tokens[0] == ()


def test_who_took_the_five_does_not_take_the_two_of_the_same_green():
    table = chaos("1", "1", "0")
    table.state = table.state._replace(tokens=((2,), (5, 2), (5, 2)))
    table.change(0, points=5, taken=((0, 5),))
    first_clubs(table)
    table.play(MoveOneHex(NORTH))
    assert points(table) == [5, 0, 0] and table.state.tokens[0] == (2,)
    table.play(MoveOneHex(NORTH))
    assert points(table) == [5, 2, 0] and table.state.tokens[0] == ()


def test_a_later_round_gives_the_two_to_somebody_else():
    table = chaos("1", "0", "5")
    first_clubs(table)
    table.play(*[MoveOneHex(NORTH)] * 3)
    assert points(table) == [5, 0, 5]
    table.select("8-wood", "5-wood", "3-wood")
    table.play(MoveOneHex(SOUTH), MoveOneHex(NORTH))
    assert points(table) == [5, 2, 5]


def test_flying_over_a_green_claims_nothing():
    table = chaos("1", "0", "0")
    table.stack("2", "SS")
    first_clubs(table)
    table.play(PlayClub(Deck.TWO, -1), PlayShot(0, 0, NORTH))
    assert table.place(0) == FIELD["3"] and points(table) == [0, 0, 0]


def test_when_the_last_five_is_taken_the_round_is_played_to_its_end():
    table = chaos("1", "5", "1")
    table.state = table.state._replace(tokens=((5, 2), (2,), ()))
    first_clubs(table)
    table.play(MoveOneHex(NORTH))
    assert table.state.phase is Phase.ACT
    table.play(MoveOneHex(NORTH), MoveOneHex(NORTH))
    assert points(table) == [5, 2, 2]
    assert table.event(Ended).ranks == (1, 2, 2)


def test_extra_turns_are_part_of_the_last_round():
    table = chaos("1", "3", "0")
    table.state = table.state._replace(tokens=((5, 2), (), (2,)))
    first_clubs(table)
    table.play(MoveOneHex(NORTH), MoveOneHex(NORTH), MoveOneHex(NORTH))
    assert (table.state.phase, table.state.seat) == (Phase.EXTRA, 1)
    table.play(StayPut())
    assert table.state.phase is Phase.OVER


def test_twos_that_are_left_are_ignored_and_the_most_points_win():
    table = chaos("1", "0", "0")
    table.state = table.state._replace(tokens=((5, 2), (2,), (2,)))
    table.change(1, points=9, taken=((1, 5), (2, 2), (0, 2)))
    first_clubs(table)
    table.play(*[MoveOneHex(NORTH)] * 3)
    assert table.state.ranks == (2, 1, 3)


def test_equal_points_share_the_win_whatever_the_holes_in_one():
    table = chaos("1", "0", "0")
    table.state = table.state._replace(tokens=((5,), (), ()))
    table.change(1, points=5, taken=((1, 5),), aces=2)
    first_clubs(table)
    table.play(*[MoveOneHex(NORTH)] * 3)
    assert table.state.ranks == (1, 1, 3)


# --- fast travel


def test_who_comes_to_a_tee_box_may_take_another_turn_when_the_round_is_over():
    table = chaos("3", "0", "0")
    first_clubs(table)
    table.play(MoveOneHex(NORTH))
    assert (table.state.phase, table.state.seat) == (Phase.ACT, 1)
    table.play(MoveOneHex(NORTH), MoveOneHex(NORTH))
    assert (table.state.phase, table.state.seat) == (Phase.EXTRA, 0)
    assert set(table.legal()) == {SelectClub(club("8-wood")), StayPut()}


def test_any_tee_box_of_the_course_sends_a_golfer_on():
    table = chaos("11", "1", "1")
    first_clubs(table)
    table.play(MoveOneHex(NORTH), MoveOneHex(NORTH), MoveOneHex(NORTH))
    assert (table.state.phase, table.state.seat) == (Phase.EXTRA, 0)


def test_who_only_stays_on_a_tee_box_has_not_come_there():
    table = chaos()
    first_clubs(table)
    table.play(ResetHand(), MoveOneHex(NORTH), MoveOneHex(NORTH))
    assert table.state.phase is Phase.SELECT and table.state.round == 2


def test_the_club_of_the_extra_turn_is_discarded_too():
    table = chaos("3", "0", "0")
    first_clubs(table)
    table.play(*[MoveOneHex(NORTH)] * 3)
    table.play(SelectClub(club("8-wood")), MoveOneHex(NORTH))
    assert table.state.round == 2
    assert table.hand(0) == ["8-hybrid", "8-wood"]


def test_without_a_club_in_hand_there_is_no_extra_turn():
    table = chaos("3", "0", "0", hands=(["8-hybrid"], ["2-iron"], ["4-iron"]))
    first_clubs(table)
    table.play(*[MoveOneHex(NORTH)] * 3)
    assert table.state.phase is Phase.SELECT and table.state.round == 2


def test_extra_turns_are_taken_in_the_order_of_play():
    table = chaos("7", "3", "3")
    first_clubs(table)
    table.play(*[MoveOneHex(NORTH)] * 3)
    assert table.state.seat == 0
    table.play(StayPut())
    assert table.state.seat == 1
    table.play(StayPut())
    assert table.state.seat == 2


def test_further_extra_turns_are_taken_before_those_of_the_next():
    table = chaos("3", "3", "0", hands=(["8-hybrid", "8-wood", "3-wood 2"], *CLUBS[1:]))
    first_clubs(table)
    table.play(*[MoveOneHex(NORTH)] * 3)
    table.play(SelectClub(club("3-wood 2")), PlayClub(-1, -1), PlayShot(0, 0, NORTH))
    assert table.place(0) == FIELD["8"]
    assert (table.state.phase, table.state.seat) == (Phase.EXTRA, 0)
    table.play(SelectClub(club("8-wood")), MoveOneHex(NORTH))
    assert (table.state.phase, table.state.seat) == (Phase.EXTRA, 1)


def test_an_extra_turn_claims_a_green():
    table = chaos("3", "0", "0")
    first_clubs(table)
    table.play(*[MoveOneHex(NORTH)] * 3)
    table.play(SelectClub(club("8-wood")), PlayClub(-1, -1), PlayShot(0, 0, NORTH))
    assert points(table) == [5, 0, 0]


def test_an_extra_turn_out_of_bounds_gives_the_club_back_and_no_further_turn():
    table = chaos("3", "0", "0", drawn=strip("Af1tB2C3"))
    table.put(0, "1")
    table.put(1, "0")
    first_clubs(table)
    table.stack("2", "SS")
    table.play(PlayClub(Deck.TWO, -1), PlayShot(0, 0, NORTH))
    table.play(MoveOneHex(NORTH), ResetHand())
    assert table.state.phase is Phase.EXTRA
    table.play(SelectClub(club("8-wood")), PlayClub(-1, -1))
    way = next(one.aim for one in table.landings() if one.outcome == 2)
    table.play(PlayShot(0, 0, way))
    assert table.state.round == 2 and "8-wood" in table.hand(0)


def test_a_golfer_who_falls_into_the_water_in_an_extra_turn_misses_the_next_round():
    table = chaos("3", "0", "0", drawn=strip("Af1ftw2B3C"))
    first_clubs(table)
    table.play(*[MoveOneHex(NORTH)] * 3)
    table.play(SelectClub(club("8-wood")), MoveOneHex(NORTH))
    assert FellIntoWater(0, 0) in table.events
    assert table.state.waiting == (1, 2)


# --- golfers


@pytest.mark.parametrize("face", ["bunjil-a", "bunjil-b", "slick-rikesh-a"])
def test_what_is_used_once_a_hole_is_back_with_a_claimed_green(face):
    """Ruling H25."""
    table = chaos("1", "0", "0", golfers=(face, "", ""))
    table.change(0, turned=True)
    first_clubs(table)
    table.play(MoveOneHex(NORTH))
    assert not table.state.players[0].turned


def test_luckys_b_side_may_redraw_again_after_a_claimed_green_and_a_reset():
    """Ruling H25."""
    table = chaos("1", "0", "0", golfers=("lucky-b", "", ""))
    table.change(0, turned=True, spent=True)
    first_clubs(table)
    table.play(MoveOneHex(NORTH))
    assert table.state.players[0].turned and not table.state.players[0].spent


def test_a_green_without_a_token_for_the_golfer_ends_no_hole():
    """Ruling H25."""
    table = chaos("1", "0", "0", golfers=("bunjil-a", "", ""))
    table.change(0, turned=True, points=5, taken=((0, 5),))
    table.state = table.state._replace(tokens=((2,), (5, 2), (5, 2)))
    first_clubs(table)
    table.play(MoveOneHex(NORTH))
    assert table.state.players[0].turned


def test_dorians_a_side_may_reset_after_a_claimed_green():
    table = chaos("1", "0", "0", golfers=("dorian-a", "", ""))
    table.state = table.state._replace(phase=Phase.DECLARE, seat=0)
    table.play(DeclareClub(club("8-hybrid")))
    table.put(0, "1")
    table.change(0, hand=clubs("8-hybrid"), discard=clubs("8-wood"))
    first_clubs(table)
    table.play(*[MoveOneHex(NORTH)] * 3)
    assert table.hand(0) == ["8-hybrid"] and table.allows(ResetFirst())


def test_dorians_a_side_may_not_reset_between_greens():
    table = chaos("1", "0", "0", golfers=("dorian-a", "", ""))
    table.change(0, hand=clubs("8-hybrid"), discard=clubs("8-wood"), lasting=clubs("8-hybrid"))
    first_clubs(table)
    table.play(MoveOneHex(SOUTH), MoveOneHex(NORTH), MoveOneHex(NORTH))
    table.play(StayPut())
    assert not table.allows(ResetFirst())


def test_sluggers_b_side_takes_woods_and_the_driver_for_extra_turns():
    hands = (["8-hybrid", "8-wood", "driver"], *CLUBS[1:])
    table = chaos("3", "0", "0", hands=hands, golfers=("slugger-b", "", ""))
    table.change(0, lasting=clubs("driver"))
    first_clubs(table)
    table.play(*[MoveOneHex(NORTH)] * 3)
    assert set(table.legal()) == {
        SelectClub(club("8-wood")),
        SelectClub(club("driver")),
        StayPut(),
    }


def test_who_borrows_takes_the_extra_turn_after_the_owner():
    table = chaos("3", "3", "0", golfers=("", "", "slick-rikesh-a"))
    table.put(2, "3")
    first_clubs(table)
    table.play(BorrowClub(club("8-hybrid")))
    table.play(*[MoveOneHex(NORTH)] * 3)
    order = []
    while table.state.phase is Phase.EXTRA:
        order.append(table.state.seat)
        table.play(StayPut())
    assert order == [0, 2, 1]


def test_slick_rikesh_borrows_only_when_clubs_are_revealed_not_in_extra_turns():
    table = chaos("3", "0", "0", golfers=("slick-rikesh-a", "", ""))
    first_clubs(table)
    table.play(OwnClub())
    table.play(*[MoveOneHex(NORTH)] * 3)
    table.play(SelectClub(club("8-wood")))
    assert not any(isinstance(action, BorrowClub) for action in table.legal())


BUNJILS_CLUBS = (["8-hybrid", "6-iron", "8-wood"], *CLUBS[1:])


@pytest.mark.parametrize("face", ["bunjil-a", "bunjil-b"])
def test_bunjil_looks_before_an_extra_turn_at_what_the_clubs_left_could_draw(face):
    """Ruling H21."""
    table = chaos("3", "0", "0", hands=BUNJILS_CLUBS, golfers=(face, "", ""))
    first_clubs(table)
    table.play(*[MoveOneHex(NORTH)] * 3)
    decks = [action.deck for action in table.legal() if isinstance(action, LookAtDeck)]
    assert table.state.phase is Phase.EXTRA and decks == [Deck.TWO, Deck.THREE, Deck.FOUR]


def test_bunjil_who_looked_before_the_round_does_not_look_before_its_extra_turn():
    """Ruling H21: before every choice, but once a hole."""
    table = chaos("3", "0", "0", hands=BUNJILS_CLUBS, golfers=("bunjil-a", "", ""))
    table.play(LookAtDeck(Deck.THREE))
    first_clubs(table)
    table.play(*[MoveOneHex(NORTH)] * 3)
    assert table.state.phase is Phase.EXTRA
    assert not any(isinstance(action, LookAtDeck) for action in table.legal())


def test_the_card_kept_before_an_extra_turn_is_played_in_it():
    """Ruling H21."""
    table = chaos("3", "0", "0", hands=BUNJILS_CLUBS, golfers=("bunjil-b", "", ""))
    first_clubs(table)
    table.play(*[MoveOneHex(NORTH)] * 3)
    table.stack("3", "SSS")
    table.play(LookAtDeck(Deck.THREE))
    assert table.state.phase is Phase.KEEP
    seen = table.state.peek[2]
    table.play(KeepCard())
    assert table.legal() == (SelectClub(club("6-iron")), StayPut())
    table.play(SelectClub(club("6-iron")))
    assert table.legal() == (PlayClub(Deck.THREE, -1),)
    table.play(PlayClub(Deck.THREE, -1))
    assert table.state.shot.stacks[0] == bytes((seen,))


def test_the_card_put_back_before_an_extra_turn_is_shown_to_all():
    """Ruling H21."""
    table = chaos("3", "0", "0", hands=BUNJILS_CLUBS, golfers=("bunjil-b", "", ""))
    first_clubs(table)
    table.play(*[MoveOneHex(NORTH)] * 3)
    table.play(LookAtDeck(Deck.THREE), PutBack())
    assert table.state.phase is Phase.EXTRA and table.state.peek_shown
    assert SelectClub(club("8-wood")) in table.legal()


# --- fast travel, ruling H18


def test_a_ball_that_trees_hold_on_its_tee_box_does_not_travel():
    """Ruling H18: the ball must end on another tee box than the one where it began."""
    table = chaos("4", "0", "0", drawn=strip("Af1ftxB2C3"))
    first_clubs(table)
    table.stack("2", "SS")
    table.play(PlayClub(Deck.TWO, -1), PlayShot(0, 0, NORTH))
    assert table.place(0) == strip("Af1ftxB2C3")["4"]
    table.play(MoveOneHex(NORTH), MoveOneHex(NORTH))
    assert table.state.phase is Phase.SELECT and table.state.round == 2


def test_neither_a_reset_nor_a_ball_out_of_bounds_travels():
    """Ruling H18."""
    table = chaos("4", "0", "12")
    first_clubs(table)
    table.play(ResetHand(), MoveOneHex(NORTH))
    table.stack("3", "SSS")
    table.play(PlayClub(Deck.THREE, -1), PlayShot(0, 0, NORTH))
    assert any(isinstance(event, WentOut) for event in table.events)
    assert table.state.phase is Phase.SELECT and table.state.round == 2


def test_a_club_that_never_expires_is_played_once_in_a_chain_of_extra_turns():
    """Ruling H18."""
    hands = (["8-hybrid", "3-wood 2"], *CLUBS[1:])
    table = chaos("3", "0", "0", hands=hands, golfers=("dorian-b", "", ""))
    first_clubs(table)
    table.play(*[MoveOneHex(NORTH)] * 3)
    both = {SelectClub(club("8-hybrid")), SelectClub(club("3-wood 2")), StayPut()}
    assert set(table.legal()) == both
    table.play(SelectClub(club("3-wood 2")), PlayClub(-1, -1), PlayShot(0, 0, NORTH))
    assert table.place(0) == FIELD["8"]
    assert set(table.legal()) == {SelectClub(club("8-hybrid")), StayPut()}


def test_when_every_club_of_the_chain_was_played_there_is_no_further_extra_turn():
    """Ruling H18."""
    hands = (["3-wood 2"], *CLUBS[1:])
    table = chaos("3", "0", "0", hands=hands, golfers=("dorian-b", "", ""))
    table.select("3-wood 2", "2-iron", "4-iron")
    table.play(MoveOneHex(NORTH), MoveOneHex(NORTH), MoveOneHex(NORTH))
    table.play(SelectClub(club("3-wood 2")), PlayClub(-1, -1), PlayShot(0, 0, NORTH))
    assert table.place(0) == FIELD["8"]
    assert table.state.phase is Phase.SELECT and table.state.round == 2


def test_in_the_next_round_a_club_that_never_expires_is_back():
    """Ruling H18."""
    hands = (["3-wood 2"], *CLUBS[1:])
    table = chaos("3", "0", "0", hands=hands, golfers=("dorian-b", "", ""))
    table.select("3-wood 2", "2-iron", "4-iron")
    table.play(*[MoveOneHex(NORTH)] * 3)
    table.play(SelectClub(club("3-wood 2")), MoveOneHex(SOUTH))
    table.select("3-wood 2", "5-wood", "3-wood")
    table.play(MoveOneHex(NORTH), MoveOneHex(NORTH), MoveOneHex(NORTH))
    assert set(table.legal()) == {SelectClub(club("3-wood 2")), StayPut()}
