"""Drawing shot cards: super, short, shuffle, wild, empty decks, the Longest Drive (pages 9, 14)."""

import pytest
from golf_in_letters import strip
from golf_tables import GolfTable, bunker_card, card, deck_named, the_box

from minigolf_desktop.model.eighteen_holes.box import Deck
from minigolf_desktop.model.eighteen_holes.moves import (
    BigHit,
    Drew,
    ExitBunker,
    FollowCard,
    HandOver,
    KeptDrive,
    Phase,
    PlayClub,
    PlayShot,
    ResetHand,
    Reshuffled,
    ShotOutcome,
    ThrowCard,
)
from minigolf_desktop.model.geometry.hexagon import NORTH

ROW = strip("Afffffffffffff1")


def seat_with(name, other="8-wood", *, row=ROW, **options):
    return GolfTable(row, [name], [other], **options)


def draw_single(table, deck):
    table.play(PlayClub(deck_named(deck), -1))


def tops(table):
    cards = the_box().shot_cards
    return [cards[stack[-1]] for stack in table.state.shot.stacks]


@pytest.mark.parametrize(
    ("deck", "special", "onto"), [("4", "super", "5"), ("4", "short", "3"), ("3", "short", "2")]
)
def test_super_and_short_cards_are_covered_by_a_card_of_the_deck_they_name(deck, special, onto):
    table = seat_with("4-iron")
    table.stack(deck, special)
    table.stack(onto, "S" * int(onto))
    table.select("4-iron", "8-wood")
    draw_single(table, deck)
    (stack,) = table.state.shot.stacks
    assert [the_box().shot_cards[one].deck for one in stack] == [
        deck_named(deck),
        deck_named(onto),
    ]
    table.shoot(NORTH)
    assert table.place(0) == ROW[onto]


def test_special_cards_chain_from_deck_two_to_deck_five():
    """Ruling H7."""
    table = seat_with("8-hybrid")
    for deck in "234":
        table.stack(deck, "super")
    table.stack("5", "SSSSS")
    table.select("8-hybrid", "8-wood")
    draw_single(table, "2")
    table.shoot(NORTH)
    assert table.place(0) == ROW["5"]


def test_a_chain_may_end_in_the_deck_where_it_began():
    table = seat_with("8-hybrid")
    table.stack("2", "super", "SS")
    table.stack("3", "short")
    table.select("8-hybrid", "8-wood")
    draw_single(table, "2")
    assert [card.deck for card in tops(table)] == [Deck.TWO]
    table.shoot(NORTH)
    assert table.place(0) == ROW["2"]


def test_a_shuffle_card_puts_the_discards_of_its_deck_back_and_is_replaced_from_it():
    table = seat_with("4-iron")
    table.stack("4", "shuffle", "SSSS")
    table.leave("4", 2)
    before = len(table.state.discards[Deck.FOUR])
    table.select("4-iron", "8-wood")
    draw_single(table, "4")
    assert before > 0 and table.state.discards[Deck.FOUR] == b""
    assert Reshuffled(Deck.FOUR, ran_out=False) in table.events
    first, second, *_ = [one.card for one in table.events if isinstance(one, Drew)]
    assert first == card("4", "shuffle").number
    assert the_box().shot_cards[second].deck is Deck.FOUR
    assert first not in table.state.decks[Deck.FOUR] and first == table.state.shot.stacks[0][0]


def test_a_shuffle_card_may_be_replaced_by_a_card_that_was_on_the_discards():
    seen = set()
    for seed in range(20):
        table = seat_with("4-iron", seed=seed)
        table.stack("4", "shuffle", "SSSS")
        table.leave("4", 2)
        on_discards = set(table.state.discards[Deck.FOUR])
        table.select("4-iron", "8-wood")
        draw_single(table, "4")
        seen.add(table.state.shot.stacks[0][1] in on_discards)
    assert True in seen


def test_the_discards_of_other_decks_are_not_shuffled():
    table = seat_with("4-iron")
    table.stack("4", "shuffle", "SSSS")
    table.leave("4", 2)
    table.leave("3", 4)
    table.select("4-iron", "8-wood")
    draw_single(table, "4")
    assert not any(isinstance(one, Reshuffled) and one.deck == Deck.THREE for one in table.events)


def test_without_discards_a_shuffle_card_is_replaced_and_nothing_is_shuffled():
    table = seat_with("4-iron")
    table.stack("4", "shuffle", "SSSS")
    table.select("4-iron", "8-wood")
    draw_single(table, "4")
    assert not any(isinstance(one, Reshuffled) for one in table.events)
    table.shoot(NORTH)
    assert table.place(0) == ROW["4"]


def test_cards_drawn_this_turn_are_not_shuffled_back():
    table = seat_with("3-iron", "lob-wedge")
    table.stack("4", "SSSS", "shuffle")
    table.select("3-iron", "lob-wedge")
    draw_single(table, "4")
    table.play(FollowCard(1))
    on_table = {one for stack in table.state.shot.stacks for one in stack}
    assert not on_table & set(table.state.decks[Deck.FOUR])


def test_an_empty_deck_is_made_anew_from_its_discards():
    table = seat_with("4-iron")
    table.leave("4", 0)
    table.select("4-iron", "8-wood")
    draw_single(table, "4")
    assert Reshuffled(Deck.FOUR, ran_out=True) in table.events
    assert table.state.discards[Deck.FOUR] == b""


def test_a_deck_that_runs_out_in_a_turn_is_made_anew_without_the_cards_drawn():
    table = seat_with("3-iron", "lob-wedge")
    table.stack("4", "SSSS")
    table.leave("4", 1)
    table.select("3-iron", "lob-wedge")
    draw_single(table, "4")
    first, second = (stack[0] for stack in table.state.shot.stacks)
    assert Reshuffled(Deck.FOUR, ran_out=True) in table.events and first != second
    assert first not in table.state.decks[Deck.FOUR] + table.state.discards[Deck.FOUR]
    assert len(table.state.decks[Deck.FOUR]) == 15 - 2


def test_cards_of_the_turn_go_to_their_discards_when_it_ends():
    table = seat_with("4-iron")
    table.stack("4", "super")
    table.stack("5", "SSSSS")
    table.select("4-iron", "8-wood")
    draw_single(table, "4")
    table.shoot(NORTH)
    assert table.state.discards[Deck.FOUR] == bytes([card("4", "super").number])
    assert len(table.state.discards[Deck.FIVE]) == 1


def test_of_two_cards_a_special_one_is_followed_only_if_the_player_wants():
    """The example of page 9: three cards lie there, one of the two topmost must be chosen."""
    table = seat_with("3-iron", "lob-wedge")
    table.stack("4", "SSSS", "super")
    table.stack("5", "SSSSS")
    table.select("3-iron", "lob-wedge")
    draw_single(table, "4")
    assert table.allows(PlayShot(0, 0, NORTH))
    assert not table.allows(PlayShot(1, 0, NORTH))
    table.play(FollowCard(1))
    assert table.allows(PlayShot(0, 0, NORTH)) and table.allows(PlayShot(1, 0, NORTH))
    table.shoot(NORTH, slot=1)
    assert table.place(0) == ROW["5"]


def test_a_wild_card_all_of_whose_ends_are_out_of_bounds_offers_them_all():
    row = strip("fAf1")
    table = GolfTable(row, ["8-hybrid"], ["8-wood"], at=["1"])
    table.stack("3", "SSS/SSL/SSR")
    table.select("8-hybrid", "8-wood")
    table.stack("2", "super")
    draw_single(table, "2")
    outs = [one for one in table.landings() if one.aim == NORTH]
    assert len(outs) == 3 and all(one.outcome is ShotOutcome.OUT for one in outs)


def test_in_the_rough_each_end_of_a_wild_card_is_a_hex_nearer():
    row = strip("A" + "." * 8 + "1")
    table = GolfTable(row, ["5-iron"], ["lob-wedge"], at=["1"])
    table.stack("3", "SSS/SSL/SSR", "SSS")
    table.select("5-iron", "lob-wedge")
    draw_single(table, "3")
    ends = {one.end for one in table.landings(0) if one.aim == NORTH}
    assert ends == {row["3"]}


def test_in_a_bunker_the_icon_of_a_wild_card_counts():
    row = strip("Abff1")
    table = GolfTable(row, ["4-iron"], ["8-wood"], at=["1"])
    table.stack("4", "SSLL/SSRR")
    table.select("4-iron", "8-wood")
    table.play(ExitBunker(Deck.FOUR, NORTH))
    assert table.legal() == (PlayShot(0, 0, NORTH),)


def test_of_two_special_cards_one_at_least_must_be_followed():
    table = seat_with("3-iron", "lob-wedge")
    table.stack("4", "super", "short")
    table.select("3-iron", "lob-wedge")
    draw_single(table, "4")
    assert table.legal() == (FollowCard(0), FollowCard(1))


def test_a_club_that_chips_two_cards_chooses_between_them_in_the_told_direction():
    table = seat_with("pitching-wedge", "lob-wedge")
    table.stack("C", "SL", "SS")
    table.select("pitching-wedge", "lob-wedge")
    table.play(PlayClub(Deck.CHIP, NORTH))
    assert table.legal() == (PlayShot(0, 0, NORTH), PlayShot(1, 0, NORTH))
    table.shoot(NORTH, slot=1)
    assert table.place(0) == ROW["2"]


def test_of_a_wild_card_only_the_end_in_play_is_offered():
    wide = GolfTable(strip("A" + "f" * 8 + "1"), ["5-hybrid"], ["8-wood"])
    wide.stack("3", "SSS/SSL/SSR")
    wide.select("5-hybrid", "8-wood")
    draw_single(wide, "3")
    assert [one.flight for one in wide.landings() if one.aim == NORTH] == [0]
    assert wide.refusal(PlayShot(0, 1, NORTH)).code == "other-end-in-play"


def test_the_longest_drive_is_kept_by_who_plays_it():
    table = GolfTable(ROW, ["driver"], ["8-hybrid"])
    table.stack("5", "longest-drive", "SSSSS")
    table.select("driver", "8-hybrid")
    table.play(ResetHand(), PlayClub(Deck.FIVE, -1))
    table.shoot(NORTH)
    drive = card("5", "longest-drive").number
    assert KeptDrive(0, drive) in table.events
    assert table.state.players[0].drives == (drive,)
    assert drive not in table.state.discards[Deck.FIVE]
    assert table.place(0) == ROW["6"]


def test_from_the_rough_the_longest_drive_goes_five_hexes():
    row = strip("A" + "." * 8 + "1")
    table = GolfTable(row, ["2-iron"], ["8-wood"], at=["1"])
    table.stack("5", "longest-drive")
    table.select("2-iron", "8-wood")
    draw_single(table, "5")
    table.shoot(NORTH)
    assert table.place(0) == row["6"]


def test_a_longest_drive_that_is_drawn_but_not_played_goes_to_the_discards():
    table = GolfTable(ROW, ["driver"], ["8-hybrid"])
    table.stack("5", "longest-drive", "SSSSS")
    table.select("driver", "8-hybrid")
    table.play(ResetHand(), PlayClub(Deck.FIVE, -1))
    table.shoot(NORTH, slot=1)
    assert card("5", "longest-drive").number in table.state.discards[Deck.FIVE]


def test_in_a_bunker_special_cards_work_as_always_and_the_last_icon_counts():
    row = strip("Abff1")
    table = GolfTable(row, ["4-iron"], ["8-wood"], at=["1"])
    table.stack("4", "super")
    table.stack("5", bunker_card("5", "target"))
    table.select("4-iron", "8-wood")
    table.play(ExitBunker(Deck.FOUR, NORTH))
    table.shoot(NORTH)
    assert table.place(0) == row["2"]


def test_specials_of_a_big_hit_are_followed_before_the_cards_are_handed_over():
    table = seat_with("4-iron")
    table.stack("5", "short", "SSSSS")
    table.stack("4", "SSSS")
    table.select("4-iron", "8-wood")
    table.play(BigHit())
    assert table.state.phase is Phase.FOLLOW and table.state.seat == 0
    table.play(FollowCard(0))
    assert (table.state.phase, table.state.seat) == (Phase.THROW, 1)
    table.play(ThrowCard(1))
    table.shoot(NORTH)
    assert table.place(0) == ROW["4"]


def test_specials_of_a_big_hit_may_be_left_and_followed_after_the_throw():
    table = seat_with("4-iron")
    table.stack("5", "short", "SSSSS")
    table.stack("4", "SSSS")
    table.select("4-iron", "8-wood")
    table.play(BigHit(), HandOver(), ThrowCard(1))
    assert table.legal() == (FollowCard(0),)


def test_deck_two_has_no_short_card_and_the_chip_deck_goes_on_to_deck_three():
    """Ruling H7."""
    kinds = {one.kind for one in the_box().shot_cards if one.deck is Deck.TWO}
    assert "short" not in kinds
    assert card("C", "super").draw_from is Deck.THREE


@pytest.mark.parametrize(("name", "end"), [("9-iron", "3"), ("8-hybrid", "4")])
def test_in_the_rough_a_longer_card_goes_a_hex_less_but_not_with_a_hybrid(name, end):
    """A chip that a super card made longer is no chip any more (ruling H7)."""
    row = strip("A" + "." * 8 + "1")
    deck = "C" if name == "9-iron" else "2"
    table = GolfTable(row, [name], ["lob-wedge"], at=["1"])
    table.stack(deck, "super")
    table.stack("3", "SSS")
    table.select(name, "lob-wedge")
    table.play(PlayClub(deck_named(deck), NORTH if deck == "C" else -1))
    table.shoot(NORTH)
    assert table.place(0) == row[end]


def test_a_longest_drive_that_was_kept_is_never_drawn_again():
    table = GolfTable(ROW, ["driver"], ["8-hybrid"])
    drive = card("5", "longest-drive").number
    table.stack("5", "longest-drive", "SSSSS")
    table.select("driver", "8-hybrid")
    table.play(ResetHand(), PlayClub(Deck.FIVE, -1))
    table.shoot(NORTH)
    table.leave("5", 0)
    assert drive not in table.state.discards[Deck.FIVE]
    assert len(table.state.discards[Deck.FIVE]) == 14
