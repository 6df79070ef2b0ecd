"""The sixteen golfer faces in play (pages 16 and 17, rulings H8, H11)."""

import pytest
from golf_in_letters import strip
from golf_tables import GolfTable, club, clubs

from minigolf_desktop.model.eighteen_holes.box import Deck
from minigolf_desktop.model.eighteen_holes.moves import (
    BorrowClub,
    Borrowed,
    DeclareClub,
    KeepCard,
    KeptCard,
    LookAtDeck,
    Looked,
    MoveOneHex,
    Ordered,
    OwnClub,
    Phase,
    PlayClub,
    PutBack,
    Redraw,
    ResetFirst,
    ResetHand,
    SelectClub,
    ShowedCard,
)
from minigolf_desktop.model.eighteen_holes.state import view_of
from minigolf_desktop.model.geometry.hexagon import NORTH, SOUTH

ROW = strip("Afffffffffffff1")
WET = strip("Affwlfffff1")


def table_of(face, *hands, row=ROW, **options):
    """A table at which seat 0 has a golfer card."""
    return GolfTable(row, *hands, golfers=(face, *[""] * (len(hands) - 1)), **options)


# --- Bunjil


def test_bunjil_chooses_first_whatever_the_seat():
    table = GolfTable(ROW, ["4-iron"], ["8-wood"], golfers=("", "bunjil-a"))
    assert table.state.seat == 1


@pytest.mark.parametrize("side", ["a", "b"])
def test_bunjil_looks_at_the_top_card_of_one_deck_once_a_hole(side):
    table = table_of(f"bunjil-{side}", ["4-iron"], ["8-wood"])
    table.stack("4", "SSSL")
    table.play(LookAtDeck(Deck.FOUR))
    top = table.state.decks[Deck.FOUR][-1]
    assert Looked(0, Deck.FOUR, top) in table.events
    if side == "b":
        table.play(PutBack())
    assert not table.allows(LookAtDeck(Deck.THREE))


def test_bunjil_looks_only_at_decks_that_a_club_in_hand_could_draw_from():
    table = table_of("bunjil-a", ["4-iron"], ["8-wood"])
    decks = [action.deck for action in table.legal() if isinstance(action, LookAtDeck)]
    assert decks == [Deck.THREE, Deck.FOUR, Deck.FIVE]


def test_what_bunjil_saw_is_hidden_from_the_others():
    table = table_of("bunjil-a", ["4-iron"], ["8-wood"])
    table.play(LookAtDeck(Deck.FOUR))
    assert view_of(table.state, 0).peek[2] != -1
    assert view_of(table.state, 1).peek[2] == -1


def test_the_card_goes_back_to_the_top_of_its_deck():
    table = table_of("bunjil-a", ["4-iron"], ["8-wood"])
    table.stack("4", "SSSS")
    table.play(LookAtDeck(Deck.FOUR))
    table.select("4-iron", "8-wood")
    table.play(PlayClub(Deck.FOUR, -1))
    table.shoot(NORTH)
    assert table.place(0) == ROW["4"]


def test_whoever_draws_first_gets_the_card_that_bunjil_put_back():
    table = GolfTable(ROW, ["2-iron"], ["4-iron"], golfers=("", "bunjil-b"))
    table.stack("4", "SSSS")
    table.play(LookAtDeck(Deck.FOUR), PutBack())
    table.select("4-iron", "2-iron")
    table.play(PlayClub(Deck.FOUR, -1))
    table.shoot(NORTH)
    assert table.place(0) == ROW["4"]


def test_on_the_b_side_the_card_is_kept_or_shown_to_all():
    table = table_of("bunjil-b", ["4-iron"], ["8-wood"])
    table.stack("4", "SSSS")
    table.play(LookAtDeck(Deck.FOUR))
    assert set(table.legal()) == {KeepCard(), PutBack()}
    table.play(PutBack())
    assert ShowedCard(0, table.state.decks[Deck.FOUR][-1]) in table.events
    assert view_of(table.state, 1).peek[2] == table.state.decks[Deck.FOUR][-1]


def test_a_kept_card_is_the_next_one_drawn_and_asks_for_a_club_of_its_deck():
    table = table_of("bunjil-b", ["4-iron", "8-hybrid"], ["8-wood"])
    table.stack("4", "SSSS", "SSSL")
    table.play(LookAtDeck(Deck.FOUR), KeepCard())
    assert KeptCard(0, Deck.FOUR) in table.events
    assert table.refusal(SelectClub(club("8-hybrid"))).code == "kept-card-decides"
    table.select("4-iron", "8-wood")
    assert table.legal() == (PlayClub(Deck.FOUR, -1),)
    table.play(PlayClub(Deck.FOUR, -1))
    table.shoot(NORTH)
    assert table.place(0) == ROW["4"]


def test_when_the_hole_has_ended_bunjil_may_look_again():
    two_holes = strip("A1fffB2")
    table = GolfTable(two_holes, ["4-iron", "2-iron"], ["8-wood"], golfers=("bunjil-a", ""))
    table.play(LookAtDeck(Deck.FOUR))
    table.select("4-iron", "8-wood")
    table.play(MoveOneHex(NORTH))
    table.play(ResetHand())
    assert table.state.balls[0].hole == 1
    assert not table.state.players[0].turned


@pytest.mark.parametrize("face", ["bunjil-a", "slick-rikesh-a"])
@pytest.mark.parametrize("turned", [True, False])
def test_a_reset_of_the_hand_does_not_turn_the_cards_of_other_golfers(face, turned):
    table = table_of(face, ["4-iron", "2-iron"], ["8-wood"])
    table.change(0, turned=turned)
    table.select("4-iron", "8-wood")
    if table.state.phase is Phase.BORROW:
        table.play(OwnClub())
    table.play(ResetHand())
    assert table.state.players[0].turned is turned


# --- Dorian


def test_dorians_a_side_tells_a_club_that_returns_to_the_hand():
    table = table_of("dorian-a", ["4-iron", "2-iron"], ["8-wood"])
    table.state = table.state._replace(phase=Phase.DECLARE, seat=0)
    table.play(DeclareClub(club("4-iron")))
    table.select("4-iron", "8-wood")
    table.play(MoveOneHex(NORTH))
    assert table.hand(0) == ["2-iron", "4-iron"] and table.discard(0) == []


def test_dorians_a_side_does_not_reset_during_a_hole():
    table = table_of("dorian-a", ["4-iron"], ["8-wood"])
    table.change(0, lasting=clubs("4-iron"), discard=clubs("2-iron"))
    table.select("4-iron", "8-wood")
    assert table.refusal(ResetHand()).code == "dorian-resets-at-tee"


def test_dorians_a_side_resets_before_teeing_off_when_only_the_lasting_club_is_left():
    table = table_of("dorian-a", ["4-iron"], ["8-wood"])
    table.change(0, lasting=clubs("4-iron"), discard=clubs("2-iron"))
    assert table.allows(ResetFirst())
    table.put(0, "3", turns=1)
    assert not table.allows(ResetFirst())


def test_dorians_a_side_gets_out_of_a_bunker_by_a_reset_when_nothing_else_is_possible():
    row = strip("Abff1")
    table = table_of("dorian-a", ["8-wood"], ["4-iron"], row=row, at=["1"])
    table.change(0, lasting=clubs("8-wood"), discard=clubs("2-iron"))
    table.select("8-wood", "4-iron")
    table.play(ResetHand())
    assert table.legal() == (ResetHand(),)


def test_dorians_a_side_does_not_reset_in_a_turn_on_the_tee_either():
    table = table_of("dorian-a", ["4-iron"], ["8-wood"])
    table.change(0, lasting=clubs("4-iron"), discard=clubs("2-iron"))
    table.select("4-iron", "8-wood")
    assert table.state.balls[0].turns == 0 and not table.allows(ResetHand())


def test_a_lasting_driver_away_from_the_tee_lets_dorians_a_side_only_walk():
    table = table_of("dorian-a", ["driver"], ["8-hybrid"], at=["2"])
    table.change(0, lasting=clubs("driver"), discard=clubs("2-iron"))
    table.put(0, "2", turns=1)
    table.select("driver", "8-hybrid")
    table.play(ResetHand())
    assert set(table.legal()) == {MoveOneHex(NORTH), MoveOneHex(SOUTH)}


def test_dorians_b_side_never_discards():
    table = table_of("dorian-b", ["4-iron", "2-iron", "3-iron"], ["8-wood"])
    table.select("4-iron", "8-wood")
    table.play(MoveOneHex(NORTH))
    assert table.hand(0) == ["2-iron", "4-iron", "3-iron"]


# --- Lucky


def test_lucky_redraws_a_card_from_the_same_deck_and_must_play_it():
    table = table_of("lucky-a", ["4-iron"], ["8-wood"])
    table.stack("4", "SSSL", "SSSS")
    table.select("4-iron", "8-wood")
    table.play(PlayClub(Deck.FOUR, -1), Redraw(0, -1))
    table.shoot(NORTH)
    assert table.place(0) == ROW["4"]


def test_with_two_cards_lucky_must_play_the_redrawn_one():
    table = table_of("lucky-a", ["3-iron"], ["lob-wedge"])
    table.stack("4", "SSSL", "SSSR", "SSSS")
    table.select("3-iron", "lob-wedge")
    table.play(PlayClub(Deck.FOUR, -1), Redraw(1, -1))
    assert {action.slot for action in table.legal()} == {1}


def test_lucky_redraws_once_a_hand():
    table = table_of("lucky-a", ["4-iron", "3-iron"], ["8-wood"])
    table.change(0, turned=True)
    table.select("4-iron", "8-wood")
    table.play(PlayClub(Deck.FOUR, -1))
    assert not any(isinstance(action, Redraw) for action in table.legal())


def test_lucky_is_turned_upright_when_the_hand_is_reset():
    table = table_of("lucky-a", ["4-iron", "3-iron"], ["8-wood"])
    table.change(0, turned=True)
    table.select("4-iron", "8-wood")
    table.play(ResetHand())
    assert not table.state.players[0].turned


def test_after_the_reset_lucky_redraws_again():
    table = table_of("lucky-a", ["4-iron", "3-iron"], ["8-wood"])
    table.change(0, turned=True)
    table.select("4-iron", "8-wood")
    table.play(ResetHand(), MoveOneHex(NORTH))
    table.select("3-iron", "8-wood")
    table.play(MoveOneHex(NORTH), PlayClub(Deck.FOUR, -1))
    assert any(isinstance(action, Redraw) for action in table.legal())


def test_luckys_b_side_throws_another_club_in():
    table = table_of("lucky-b", ["4-iron", "2-iron"], ["8-wood"])
    table.select("4-iron", "8-wood")
    table.stack("4", "SSSL", "SSSS")
    table.play(PlayClub(Deck.FOUR, -1), Redraw(0, club("2-iron")))
    assert table.hand(0) == [] and table.discard(0) == ["2-iron"]


def test_luckys_b_side_has_no_power_without_another_club():
    table = table_of("lucky-b", ["4-iron"], ["8-wood"])
    table.select("4-iron", "8-wood")
    table.play(PlayClub(Deck.FOUR, -1))
    assert not any(isinstance(action, Redraw) for action in table.legal())


def test_the_redraw_of_luckys_b_side_is_spent_until_the_next_hole():
    table = table_of("lucky-b", ["4-iron", "2-iron"], ["8-wood"], row=strip("Affff1B2"))
    table.stack("4", "SSSS", "SSSS")
    table.select("4-iron", "8-wood")
    table.play(PlayClub(Deck.FOUR, -1), Redraw(0, club("2-iron")))
    assert table.state.players[0].turned and table.state.players[0].spent
    table.shoot(NORTH)
    table.play(MoveOneHex(NORTH))
    table.select("2-iron", "8-wood")
    table.play(MoveOneHex(NORTH), ResetHand())
    assert table.state.balls[0].hole == 1 and not table.state.players[0].spent


def test_luckys_b_side_redraws_once_a_hole_even_after_a_reset():
    table = table_of("lucky-b", ["4-iron", "2-iron"], ["8-wood"])
    table.change(0, spent=True)
    table.select("4-iron", "8-wood")
    table.play(PlayClub(Deck.FOUR, -1))
    assert not any(isinstance(action, Redraw) for action in table.legal())


# --- Slick Rikesh


def test_slick_rikesh_uses_the_revealed_club_of_another_and_plays_right_after():
    table = GolfTable(ROW, ["8-wood"], ["4-iron"], ["6-iron"], golfers=("slick-rikesh-a", "", ""))
    table.select("8-wood", "4-iron", "6-iron")
    assert set(table.legal()) == {
        OwnClub(),
        BorrowClub(club("4-iron")),
        BorrowClub(club("6-iron")),
    }
    table.play(BorrowClub(club("4-iron")))
    assert Borrowed(0, 1, club("4-iron")) in table.events
    assert table.event(Ordered).seats == (1, 0, 2)


def test_whose_club_slick_rikesh_uses_is_told():
    table = GolfTable(ROW, ["8-wood"], ["4-iron"], ["6-iron"], golfers=("slick-rikesh-a", "", ""))
    table.select("8-wood", "4-iron", "6-iron")
    assert Borrowed(0, 2, club("6-iron")) in table.play(BorrowClub(club("6-iron")))


def test_whose_discarded_club_slick_rikeshs_b_side_uses_is_told():
    table = GolfTable(ROW, ["8-hybrid"], ["4-iron"], ["6-iron"], golfers=("slick-rikesh-b", "", ""))
    table.change(2, discard=clubs("3-wood"))
    table.select("8-hybrid", "4-iron", "6-iron")
    assert table.play(BorrowClub(club("3-wood"))) == (Borrowed(0, 2, club("3-wood")),)


def test_slick_rikesh_borrows_once_a_hole():
    table = GolfTable(ROW, ["8-wood"], ["4-iron"], golfers=("slick-rikesh-a", ""))
    table.change(0, turned=True)
    table.select("8-wood", "4-iron")
    assert table.state.phase is Phase.ACT


def test_slick_rikesh_may_keep_to_the_own_club():
    table = GolfTable(ROW, ["8-wood"], ["4-iron"], golfers=("slick-rikesh-a", ""))
    table.select("8-wood", "4-iron")
    table.play(OwnClub())
    assert not table.state.players[0].turned
    assert table.event(Ordered).seats == (1, 0)


def test_slick_rikeshs_b_side_uses_a_discarded_club_and_keeps_its_own():
    table = GolfTable(ROW, ["8-wood"], ["2-iron"], golfers=("slick-rikesh-b", ""))
    table.change(1, discard=clubs("3-wood"))
    table.select("8-wood", "2-iron")
    table.play(MoveOneHex(NORTH))
    table.play(BorrowClub(club("3-wood")))
    table.play(PlayClub(-1, -1))
    table.shoot(NORTH)
    assert table.place(0) == ROW["4"]
    assert table.hand(0) == ["8-wood"] and table.discard(0) == []
    assert "3-wood" in table.discard(1) + table.hand(1)


def test_slick_rikeshs_b_side_may_play_the_own_club_and_keeps_it():
    table = GolfTable(ROW, ["3-wood"], ["2-iron"], golfers=("slick-rikesh-b", ""))
    table.select("3-wood", "2-iron")
    table.play(ResetHand())
    table.change(1, discard=clubs("8-iron"), hand=0)
    table.play(PlayClub(-1, -1))
    table.shoot(NORTH)
    assert table.place(0) == ROW["4"]
    assert table.hand(0) == ["3-wood"] and table.discard(0) == []


def test_slick_rikeshs_b_side_plays_its_own_club_when_nothing_is_discarded():
    table = GolfTable(ROW, ["3-hybrid"], ["2-iron"], golfers=("slick-rikesh-b", ""))
    table.select("3-hybrid", "2-iron")
    assert not any(isinstance(action, BorrowClub) for action in table.legal())


# --- Slugger


@pytest.mark.parametrize("side", ["a", "b"])
def test_sluggers_driver_returns_to_the_hand(side):
    table = table_of(f"slugger-{side}", ["driver", "4-iron"], ["8-hybrid"])
    table.change(0, lasting=clubs("driver"))
    table.select("driver", "8-hybrid")
    table.play(ResetHand())
    table.stack("5", "SSSSS", "SSSSL")
    table.play(PlayClub(Deck.FIVE, -1))
    table.shoot(NORTH)
    assert "driver" in table.hand(0) and table.discard(0) == []


def test_with_the_driver_alone_away_from_the_tee_slugger_resets_before_choosing():
    table = table_of("slugger-a", ["driver"], ["8-hybrid"], at=["2"])
    table.change(0, lasting=clubs("driver"), discard=clubs("4-iron", "2-iron"))
    table.play(ResetFirst())
    assert table.hand(0) == ["2-iron", "4-iron", "driver"]


def test_sluggers_b_side_tees_off_with_a_wood_or_the_driver():
    table = table_of("slugger-b", ["driver", "4-iron", "5-wood"], ["8-hybrid"])
    assert set(table.legal()) == {SelectClub(club("driver")), SelectClub(club("5-wood"))}
    table.select("driver", "8-hybrid")
    table.play(ResetHand())
    assert table.legal() == (PlayClub(Deck.FIVE, -1),)


def test_away_from_the_tee_sluggers_b_side_plays_any_club():
    table = table_of("slugger-b", ["driver", "4-iron"], ["8-hybrid"], at=["2"])
    assert SelectClub(club("4-iron")) in table.legal()


# --- Swift


@pytest.mark.parametrize(("side", "order"), [("a", (0, 1)), ("b", (1, 0))])
def test_swifts_initiative_is_one_less_and_of_a_tie_she_is_first_or_last(side, order):
    table = GolfTable(ROW, ["2-iron"], ["8-hybrid 2"], golfers=(f"swift-{side}", ""))
    table.select("2-iron", "8-hybrid 2")
    assert table.event(Ordered).seats == order


@pytest.mark.parametrize(("side", "order"), [("a", (0, 1, 2)), ("b", (1, 2, 0))])
def test_swift_ties_with_a_borrower_as_with_the_owner(side, order):
    faces = (f"swift-{side}", "", "slick-rikesh-a")
    table = GolfTable(ROW, ["2-iron"], ["8-hybrid 2"], ["8-wood"], golfers=faces)
    table.select("2-iron", "8-hybrid 2", "8-wood")
    table.play(BorrowClub(club("8-hybrid 2")))
    assert table.event(Ordered).seats == order


@pytest.mark.parametrize(("side", "order"), [("a", (0, 2, 1)), ("b", (1, 0, 2))])
def test_who_borrows_swifts_club_plays_right_after_her(side, order):
    faces = (f"swift-{side}", "", "slick-rikesh-a")
    table = GolfTable(ROW, ["2-iron"], ["8-hybrid 2"], ["8-wood"], golfers=faces)
    table.select("2-iron", "8-hybrid 2", "8-wood")
    table.play(BorrowClub(club("2-iron")))
    assert table.event(Ordered).seats == order


# --- The Shark


@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize(("start", "end"), [("3", "5"), ("4", "7")])
def test_to_the_shark_water_is_the_ground_below_it(side, start, end):
    table = table_of(f"the-shark-{side}", ["5-wood"], ["8-hybrid"], row=WET, at=[start])
    table.select("5-wood", "8-hybrid")
    table.play(ResetHand(), PlayClub(-1, -1))
    table.shoot(NORTH)
    assert table.place(0) == WET[end]


def test_the_shark_misses_no_turn_in_the_water():
    table = table_of("the-shark-a", ["5-wood"], ["8-hybrid"], row=WET)
    table.select("5-wood", "8-hybrid")
    table.play(ResetHand(), PlayClub(-1, -1))
    table.shoot(NORTH)
    assert table.place(0) == WET["3"]
    assert not table.state.balls[0].lying
