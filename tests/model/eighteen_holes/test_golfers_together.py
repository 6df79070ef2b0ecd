"""Powers of golfers where they meet: each other, bunkers, big hits, special cards, empty decks."""

import pytest
from golf_in_letters import strip
from golf_tables import GolfTable, bunker_card, card, club, clubs, the_box

from minigolf_desktop.model.eighteen_holes.box import ClubKind, Deck, clubs_in
from minigolf_desktop.model.eighteen_holes.moves import (
    BigHit,
    BorrowClub,
    DeclareClub,
    Drew,
    ExitBunker,
    FollowCard,
    KeepCard,
    LookAtDeck,
    MoveOneHex,
    Ordered,
    OwnClub,
    Phase,
    PlayClub,
    PlayShot,
    Redraw,
    ResetFirst,
    ResetHand,
    Reshuffled,
    SelectClub,
    ThrowCard,
)
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode, Setup
from minigolf_desktop.model.geometry.hexagon import NORTH, SOUTH

ROW = strip("Afffffffffffff1")
SAND = strip("Abfff1")


def table_of(face, *hands, row=ROW, **options):
    """A table at which seat 0 has a golfer card."""
    return GolfTable(row, *hands, golfers=(face, *[""] * (len(hands) - 1)), **options)


def kept(what, *names, deck=Deck.FOUR, row=ROW, **options):
    """Bunjil keeps a card of a deck and chooses the first club."""
    table = table_of("bunjil-b", list(names), ["lob-wedge"], row=row, **options)
    table.stack("C2345"[deck], what)
    table.play(LookAtDeck(deck), KeepCard())
    table.select(names[0], "lob-wedge")
    return table


# --- Bunjil


def test_a_kept_super_card_is_followed_like_any_other():
    table = kept("super", "4-iron")
    table.stack("5", "SSSSS")
    table.play(PlayClub(Deck.FOUR, -1))
    first = next(event.card for event in table.events if isinstance(event, Drew))
    assert first == card("4", "super").number
    table.shoot(NORTH)
    assert table.place(0) == ROW["5"]


def test_of_two_cards_the_kept_one_is_the_first():
    table = kept("SSSS", "3-iron")
    table.stack("4", "SSSL")
    table.play(PlayClub(Deck.FOUR, -1))
    flights = [the_box().shot_cards[stack[-1]].flights for stack in table.state.shot.stacks]
    assert flights == [((0, 0, 0, 0),), ((0, 0, 0, 1),)]


def test_a_card_kept_of_the_deck_of_a_big_hit_is_for_the_big_hit_only():
    table = kept("SSSSS", "4-iron", deck=Deck.FIVE)
    assert table.legal() == (BigHit(),)
    table.stack("5", "SSSSL")
    table.play(BigHit(), ThrowCard(1))
    table.shoot(NORTH)
    assert table.place(0) == ROW["5"] and table.state.kept == (-1, -1)


def test_the_neighbour_may_throw_the_kept_card_away():
    table = kept("SSSSS", "4-iron", deck=Deck.FIVE)
    table.stack("5", "SSSSL")
    card_kept = table.state.kept[1]
    table.play(BigHit(), ThrowCard(0))
    assert card_kept in table.state.shot.thrown


def test_in_a_bunker_the_icon_of_the_kept_card_counts():
    table = kept(bunker_card("4", "target"), "4-iron", row=SAND, at=["1"])
    assert {type(action) for action in table.legal()} == {ExitBunker}
    assert {action.deck for action in table.legal()} == {Deck.FOUR}
    table.play(ExitBunker(Deck.FOUR, NORTH), PlayShot(0, 0, NORTH))
    assert table.place(0) == SAND["2"]


def test_in_a_bunker_bunjil_looks_at_no_deck_of_a_big_hit():
    table = table_of("bunjil-a", ["4-iron"], ["8-wood"], row=SAND, at=["1"])
    decks = {action.deck for action in table.legal() if isinstance(action, LookAtDeck)}
    assert decks == {Deck.THREE, Deck.FOUR}


def test_off_the_tee_bunjil_does_not_look_at_the_deck_of_the_driver():
    table = table_of("bunjil-a", ["driver", "8-hybrid"], ["8-wood"], at=["1"])
    decks = {action.deck for action in table.legal() if isinstance(action, LookAtDeck)}
    assert decks == {Deck.TWO, Deck.THREE}


def test_with_woods_alone_bunjil_has_nothing_to_look_at():
    table = table_of("bunjil-a", ["3-wood", "8-wood"], ["8-hybrid"])
    assert {type(action) for action in table.legal()} == {SelectClub}


def test_an_empty_deck_is_made_anew_before_bunjil_looks():
    table = table_of("bunjil-a", ["4-iron"], ["8-wood"])
    table.leave("4", 0)
    table.play(LookAtDeck(Deck.FOUR))
    assert Reshuffled(Deck.FOUR, ran_out=True) in table.events
    assert len(table.state.decks[Deck.FOUR]) == 15


def test_on_the_a_side_bunjil_plays_any_club_after_the_look():
    table = table_of("bunjil-a", ["4-iron", "8-wood"], ["8-hybrid"])
    table.play(LookAtDeck(Deck.FOUR))
    assert table.allows(SelectClub(club("8-wood")))


def test_a_kept_card_is_not_in_the_deck_that_another_empties():
    table = GolfTable(ROW, ["3-hybrid"], ["4-iron"], golfers=("", "bunjil-b"))
    table.stack("4", "SSSS")
    table.play(LookAtDeck(Deck.FOUR), KeepCard())
    table.leave("4", 0)
    table.select("4-iron", "3-hybrid")
    table.play(PlayClub(Deck.FOUR, -1))
    assert table.state.kept[0] == 1
    found = table.state.decks[Deck.FOUR] + b"".join(table.state.shot.stacks)
    assert table.state.kept[1] not in found


# --- Lucky


def test_lucky_redraws_in_a_bunker_and_the_direction_stands():
    table = table_of("lucky-a", ["4-iron"], ["8-wood"], row=SAND, at=["1"])
    table.stack("4", bunker_card("4", "stay"), bunker_card("4", "target"))
    table.select("4-iron", "8-wood")
    table.play(ExitBunker(Deck.FOUR, NORTH), Redraw(0, -1))
    assert table.legal() == (PlayShot(0, 0, NORTH),)
    table.shoot(NORTH)
    assert table.place(0) == SAND["2"]


def test_luckys_chip_keeps_the_direction_that_was_told():
    table = table_of("lucky-a", ["9-iron"], ["8-wood"])
    table.stack("C", "SL", "SS")
    table.select("9-iron", "8-wood")
    table.play(PlayClub(Deck.CHIP, NORTH), Redraw(0, -1))
    assert {one.aim for one in table.landings()} == {NORTH}


def test_a_special_card_that_lucky_draws_anew_is_followed_to_the_end():
    table = table_of("lucky-a", ["4-iron"], ["8-wood"])
    table.stack("4", "SSSL", "super")
    table.stack("5", "SSSSS")
    table.select("4-iron", "8-wood")
    table.play(PlayClub(Deck.FOUR, -1), Redraw(0, -1))
    table.shoot(NORTH)
    assert table.place(0) == ROW["5"]


def test_lucky_redraws_from_the_deck_of_the_card_on_top():
    table = table_of("lucky-a", ["4-iron"], ["8-wood"])
    table.stack("4", "super")
    table.stack("5", "SSSSL", "SSSSS")
    table.select("4-iron", "8-wood")
    table.play(PlayClub(Deck.FOUR, -1), Redraw(0, -1))
    table.shoot(NORTH)
    assert table.place(0) == ROW["5"]


def test_lucky_redraws_after_a_card_of_the_big_hit_was_thrown():
    table = table_of("lucky-a", ["4-iron"], ["8-wood"])
    table.stack("5", "SSSSL", "SSSSR", "SSSSS")
    table.select("4-iron", "8-wood")
    table.play(BigHit(), ThrowCard(1), Redraw(0, -1))
    table.shoot(NORTH)
    assert table.place(0) == ROW["5"]


def test_a_wood_draws_nothing_that_lucky_could_draw_anew():
    table = table_of("lucky-a", ["8-wood"], ["8-hybrid"])
    table.select("8-wood", "8-hybrid")
    table.play(ResetHand(), PlayClub(-1, -1))
    assert {type(action) for action in table.legal()} == {PlayShot}


def test_lucky_is_upright_again_when_the_empty_hand_is_taken_back():
    table = table_of("lucky-a", ["8-hybrid"], ["8-wood"])
    table.stack("2", "SL", "SS")
    table.select("8-hybrid", "8-wood")
    table.play(PlayClub(Deck.TWO, -1), Redraw(0, -1))
    assert table.state.players[0].turned
    table.shoot(NORTH)
    table.play(ResetHand())
    assert not table.state.players[0].turned and table.hand(0) == ["8-hybrid"]


def test_luckys_b_side_pays_with_any_other_club_in_hand_once_a_hole():
    """Ruling H29: any club of the hand that is not in play."""
    table = table_of("lucky-b", ["4-iron", "2-iron", "3-wood"], ["8-wood"], row=strip("Aff1B2"))
    table.select("4-iron", "8-wood")
    table.stack("4", "SSSL")
    table.play(PlayClub(Deck.FOUR, -1))
    paid = {action.club for action in table.legal() if isinstance(action, Redraw)}
    assert paid == {club("2-iron"), club("3-wood")}


def test_the_card_beside_the_one_that_lucky_draws_anew_lies_there_until_the_turn_ends():
    table = table_of("lucky-a", ["3-iron"], ["lob-wedge"])
    table.stack("4", "SSSL", "SSSR", "SSSS")
    table.select("3-iron", "lob-wedge")
    table.play(PlayClub(Deck.FOUR, -1))
    other = table.state.shot.stacks[1]
    table.play(Redraw(0, -1))
    assert table.state.shot.stacks[1] == other and len(table.state.shot.stacks[0]) == 2
    table.shoot(NORTH)
    assert table.place(0) == ROW["4"] and len(table.state.discards[Deck.FOUR]) == 3


def test_lucky_follows_no_card_of_another_slot_after_the_redraw():
    table = table_of("lucky-a", ["3-iron"], ["lob-wedge"])
    table.stack("4", "super", "SSSL", "SSSS")
    table.select("3-iron", "lob-wedge")
    table.play(PlayClub(Deck.FOUR, -1), Redraw(1, -1))
    assert not any(isinstance(action, FollowCard) for action in table.legal())


# --- Slick Rikesh


def test_the_owner_plays_and_discards_the_borrowed_club_and_rikesh_the_own():
    """Ruling H29: what Slick Rikesh discards is a club of his own."""
    table = table_of("slick-rikesh-a", ["8-wood", "2-iron"], ["4-iron", "6-iron"])
    table.select("8-wood", "4-iron")
    table.play(BorrowClub(club("4-iron")), MoveOneHex(NORTH))
    table.stack("4", "SSSS")
    table.play(PlayClub(Deck.FOUR, -1))
    table.shoot(NORTH)
    assert table.discard(0) == ["8-wood"] and table.discard(1) == ["4-iron"]
    assert table.state.players[0].turned


def test_rikesh_hits_big_with_a_borrowed_club():
    table = table_of("slick-rikesh-a", ["8-wood"], ["4-iron"])
    table.select("8-wood", "4-iron")
    table.play(BorrowClub(club("4-iron")), MoveOneHex(NORTH))
    assert table.allows(BigHit())


def test_rikesh_borrows_sluggers_driver_and_slugger_keeps_it():
    table = GolfTable(
        ROW, ["8-hybrid", "2-iron"], ["driver"], golfers=("slick-rikesh-a", "slugger-a")
    )
    table.change(1, lasting=clubs("driver"))
    table.select("8-hybrid", "driver")
    table.play(BorrowClub(club("driver")))
    assert table.state.order == (1, 0)
    table.play(ResetHand(), PlayClub(Deck.FIVE, -1), PlayShot(0, 0, SOUTH))
    assert table.hand(1) == ["driver"]
    assert "driver" not in table.hand(0) + table.discard(0)


def test_a_borrowed_driver_is_for_tee_boxes_too():
    table = GolfTable(ROW, ["8-hybrid"], ["driver"], golfers=("slick-rikesh-a", ""), at=["2"])
    table.select("8-hybrid", "driver")
    table.play(BorrowClub(club("driver")), ResetHand())
    assert table.refusal(PlayClub(Deck.FIVE, -1)).code == "driver-off-tee"


def test_rikesh_borrows_dorians_lasting_club_and_discards_his_own():
    """Ruling H29: the club in play stays with its owner."""
    table = GolfTable(ROW, ["8-wood", "2-iron"], ["4-iron"], golfers=("slick-rikesh-a", "dorian-a"))
    table.change(1, lasting=clubs("4-iron"))
    table.select("8-wood", "4-iron")
    table.play(BorrowClub(club("4-iron")), MoveOneHex(NORTH), MoveOneHex(NORTH))
    assert table.discard(0) == ["8-wood"] and table.hand(1) == ["4-iron"]


def test_rikesh_has_nothing_to_borrow_from_who_misses_the_round():
    table = table_of("slick-rikesh-a", ["8-wood"], ["4-iron"])
    table.state = table.state._replace(waiting=(0,))
    table.select("8-wood")
    assert table.state.phase is Phase.ACT


def test_rikesh_borrows_only_from_those_who_play_the_round():
    table = table_of("slick-rikesh-a", ["8-wood"], ["4-iron"], ["2-iron"])
    table.state = table.state._replace(waiting=(0, 1))
    table.select("8-wood", "4-iron")
    assert table.legal() == (OwnClub(), BorrowClub(club("4-iron")))


def test_rikesh_who_misses_the_round_borrows_nothing():
    table = table_of("slick-rikesh-a", ["8-wood"], ["4-iron"])
    table.state = table.state._replace(waiting=(1,), seat=1)
    table.select("4-iron")
    assert table.state.phase is Phase.ACT and table.state.order == (1,)


def test_rikesh_may_borrow_again_on_the_next_hole():
    table = table_of("slick-rikesh-a", ["8-wood", "2-iron"], ["4-iron"], row=strip("A1B2"))
    table.change(0, turned=True)
    table.select("8-wood", "4-iron")
    table.play(MoveOneHex(NORTH), ResetHand())
    table.select("2-iron", "4-iron")
    assert table.state.phase is Phase.BORROW and table.allows(OwnClub())


def test_out_of_bounds_with_a_borrowed_club_the_own_returns_to_the_hand():
    table = table_of("slick-rikesh-a", ["8-hybrid", "2-iron"], ["3-wood"])
    table.select("8-hybrid", "3-wood")
    table.play(BorrowClub(club("3-wood")), ResetHand(), PlayClub(-1, -1))
    table.play(PlayShot(0, 0, SOUTH))
    assert table.hand(0) == ["8-hybrid", "2-iron"]


def test_bunjils_kept_card_stays_with_bunjil_when_rikesh_borrows_the_club():
    table = GolfTable(ROW, ["8-wood"], ["4-iron"], golfers=("slick-rikesh-a", "bunjil-b"))
    table.stack("4", "SSSS", "SSSL")
    table.play(LookAtDeck(Deck.FOUR), KeepCard())
    table.select("4-iron", "8-wood")
    table.play(BorrowClub(club("4-iron")))
    table.play(PlayClub(Deck.FOUR, -1))
    table.shoot(NORTH)
    assert table.place(1) == ROW["4"]
    table.play(PlayClub(Deck.FOUR, -1))
    assert the_box().shot_cards[table.state.shot.stacks[0][0]].flights == ((0, 0, 0, 1),)


def test_rikeshs_b_side_plays_in_the_order_of_the_own_club():
    table = table_of("slick-rikesh-b", ["8-hybrid"], ["2-iron"])
    table.change(1, discard=clubs("lob-wedge"))
    table.select("8-hybrid", "2-iron")
    assert table.event(Ordered).seats == (0, 1)
    table.play(BorrowClub(club("lob-wedge")))
    assert table.state.seat == 0 and not any(
        isinstance(action, BorrowClub) for action in table.legal()
    )


def test_rikeshs_b_side_gets_out_of_a_bunker_with_a_discarded_iron():
    table = table_of("slick-rikesh-b", ["8-wood"], ["3-hybrid"], row=SAND, at=["1"])
    table.change(1, discard=clubs("4-iron"))
    table.select("8-wood", "3-hybrid")
    table.play(ResetHand())
    table.change(1, discard=clubs("4-iron"), hand=0)
    table.stack("4", bunker_card("4", "target"))
    table.play(BorrowClub(club("4-iron")), ExitBunker(Deck.FOUR, NORTH), PlayShot(0, 0, NORTH))
    assert table.place(0) == SAND["2"]


def test_rikeshs_b_side_with_no_way_out_of_a_bunker_walks():
    table = table_of("slick-rikesh-b", ["8-wood"], ["lob-wedge"], row=SAND, at=["1"])
    table.select("8-wood", "lob-wedge")
    assert table.allows(MoveOneHex(NORTH))


# --- Dorian, Slugger, Iron Jane, the Shark


def test_dorian_declares_any_of_the_clubs_and_it_is_known_to_all():
    table = table_of("dorian-a", ["4-iron", "2-iron"], ["8-wood"])
    table.state = table.state._replace(phase=Phase.DECLARE, seat=0)
    assert set(table.legal()) == {DeclareClub(club("4-iron")), DeclareClub(club("2-iron"))}


def test_dorians_a_side_resets_only_with_nothing_but_the_lasting_club_in_hand():
    table = table_of("dorian-a", ["4-iron", "2-iron"], ["8-wood"])
    table.change(0, lasting=clubs("4-iron"), discard=clubs("3-wood"))
    assert not table.allows(ResetFirst())


def test_dorians_b_side_has_nothing_to_reset():
    table = table_of("dorian-b", ["4-iron"], ["8-wood"])
    table.select("4-iron", "8-wood")
    table.play(ResetHand())
    assert table.hand(0) == ["4-iron"] and table.discard(0) == []


def test_slugger_on_the_tee_of_another_hole_takes_a_wood_too():
    table = table_of("slugger-b", ["driver", "4-iron"], ["8-wood"], row=strip("Aff1B2"), at=["4"])
    assert not table.allows(SelectClub(club("4-iron")))


def test_sluggers_a_side_plays_any_club_on_a_tee_box():
    table = table_of("slugger-a", ["driver", "4-iron"], ["8-wood"])
    assert table.allows(SelectClub(club("4-iron")))


def test_sluggers_driver_that_goes_out_of_bounds_is_in_hand_once():
    table = table_of("slugger-a", ["driver"], ["8-hybrid"])
    table.change(0, lasting=clubs("driver"))
    table.stack("5", "SSSSS", "SSSSS")
    table.select("driver", "8-hybrid")
    table.play(ResetHand(), PlayClub(Deck.FIVE, -1), PlayShot(0, 0, SOUTH))
    assert table.hand(0) == ["driver"] and table.discard(0) == []


def test_after_iron_jane_and_slugger_five_clubs_are_dealt_to_the_others():
    """Ruling H9."""
    rules = EighteenHolesRules(the_box())
    course = the_box().presets[0].course
    faces = ("slugger-a", "iron-jane-a", "")
    state = rules.start(Setup(course, Mode.MATCH, faces), 3).state
    while state.seat == 1:
        state = rules.apply(state, rules.legal(state)[0]).state
    assert state.draft.hands[1] == 0
    assert [hand.bit_count() for hand in state.draft.hands] == [5, 0, 5]


@pytest.mark.parametrize("face", ["the-shark-b", "iron-jane-a", "slugger-b", "dorian-b"])
def test_alone_golfers_choose_what_they_may_carry(face):
    rules = EighteenHolesRules(the_box())
    course = the_box().presets[0].course
    state = rules.start(Setup(course, Mode.STROKE, (face,), ClubChoice.FREE), 3).state
    while state.phase is Phase.DRAFT:
        state = rules.apply(state, rules.legal(state)[-1]).state
    kinds = [the_box().clubs[one].kind for one in clubs_in(state.players[0].hand)]
    assert len(kinds) == (3 if face == "dorian-b" else 5)
    assert face != "the-shark-b" or ClubKind.WEDGE not in kinds
    assert face != "iron-jane-a" or set(kinds) == {ClubKind.IRON}
    assert face != "slugger-b" or ClubKind.DRIVER in kinds


def test_swift_without_a_tie_plays_by_one_less():
    table = table_of("swift-b", ["8-hybrid 2"], ["8-hybrid"], ["2-iron"])
    table.select("8-hybrid 2", "8-hybrid", "2-iron")
    assert table.event(Ordered).seats == (1, 0, 2)


def test_no_two_clubs_have_the_same_initiative():
    initiatives = [one.initiative for one in the_box().clubs]
    assert sorted(initiatives) == list(range(1, 35))
