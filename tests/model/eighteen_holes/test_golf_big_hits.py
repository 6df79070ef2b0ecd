"""Big hits with every club, from every lie, with every card (page 10, ruling H6)."""

import pytest
from golf_in_letters import strip
from golf_tables import GolfTable, the_box

from minigolf_desktop.model.eighteen_holes.box import DECK_LETTERS, Deck
from minigolf_desktop.model.eighteen_holes.moves import (
    BigHit,
    Drew,
    FollowCard,
    HandOver,
    Phase,
    PlayShot,
    Redraw,
    Reshuffled,
    Threw,
    ThrowCard,
    TriedBigHit,
)
from minigolf_desktop.model.geometry.hexagon import NORTH

ROW = strip("Afffffffff1")
ROUGH = strip("A..........1")
USUAL = {
    "3-hybrid": ("5", 2),
    "5-hybrid": ("4", 2),
    "8-hybrid": ("3", 2),
    "4-iron": ("5", 2),
    "6-iron": ("4", 2),
    "7-iron": ("4", 2),
    "9-iron": ("3", 2),
    "3-iron": ("5", 3),
    "5-iron": ("4", 3),
    "8-iron": ("3", 3),
}
"""By club: deck and cards of its big hit."""


def hitting(name, *cards, deck="5", drawn=ROW, **options):
    """Seat 0 tries a big hit with some cards on top of the deck."""
    table = GolfTable(drawn, [name], ["lob-wedge"], **options)
    table.stack(deck, *cards)
    table.select(name, "lob-wedge")
    table.play(BigHit())
    return table


@pytest.mark.parametrize("name", USUAL)
def test_one_card_more_than_usual_comes_from_the_deck_above_the_highest(name):
    letter, cards = USUAL[name]
    deck = Deck(DECK_LETTERS.index(letter))
    table = GolfTable(ROW, [name], ["lob-wedge"])
    table.stack(letter, *[one for one in the_box().shot_cards if one.deck is deck and one.flights])
    table.select(name, "lob-wedge")
    table.play(BigHit())
    assert TriedBigHit(0, deck) in table.events and table.state.shot.big
    drawn = [event.card for event in table.events if isinstance(event, Drew)]
    assert [the_box().shot_cards[one].deck for one in drawn] == [deck] * cards


def test_every_club_is_for_big_hits_or_not_as_its_icon_says():
    assert {one.name for one in the_box().clubs if one.big_hit} == set(USUAL)


def test_of_three_cards_one_is_thrown_and_the_player_chooses_of_two():
    table = hitting("3-iron", "SSSSS", "SSSSL", "SSSSR")
    second = table.state.shot.stacks[1][-1]
    table.play(ThrowCard(1))
    assert Threw(1, second) in table.events
    assert table.state.shot.thrown == bytes((second,))
    slots = {action.slot for action in table.legal() if isinstance(action, PlayShot)}
    assert slots == {0, 1}
    table.shoot(NORTH)
    assert table.place(0) == ROW["5"]


def test_a_big_hit_is_aimed_after_the_draw_even_with_a_club_that_chips():
    table = hitting("9-iron", "SSS", "SSL", deck="3")
    table.play(ThrowCard(1))
    assert {one.aim for one in table.landings()} == set(range(6))


@pytest.mark.parametrize(("name", "end"), [("4-iron", "5"), ("3-hybrid", "6")])
def test_from_the_rough_a_big_hit_goes_a_hex_less_but_not_with_a_hybrid(name, end):
    table = hitting(name, "SSSSS", "SSSSS", drawn=ROUGH, at=["1"])
    table.play(ThrowCard(1))
    table.shoot(NORTH)
    assert table.place(0) == ROUGH[end]


def test_a_super_card_makes_a_big_hit_even_bigger():
    table = hitting("6-iron", "super", "SSSL", deck="4")
    table.stack("5", "SSSSS")
    table.play(FollowCard(0), ThrowCard(1))
    table.shoot(NORTH)
    assert table.place(0) == ROW["5"]


def test_with_a_card_goes_all_that_lies_below_it():
    table = hitting("6-iron", "super", "SSSL", deck="4")
    table.stack("5", "SSSSS")
    table.play(FollowCard(0), ThrowCard(0))
    decks = [the_box().shot_cards[number].deck for number in table.state.shot.thrown]
    assert decks == [Deck.FOUR, Deck.FIVE]
    assert len(table.state.shot.stacks) == 1


def test_the_card_thrown_away_stays_aside_until_the_turn_is_over():
    """Ruling H22."""
    table = hitting("4-iron", "SSSSS", "SSSSL")
    table.play(ThrowCard(0))
    assert not any(table.state.discards)
    table.shoot(NORTH)
    assert len(table.state.discards[Deck.FIVE]) == 2


def test_a_deck_that_runs_out_is_mixed_without_the_cards_of_this_turn():
    """Ruling H22: Lucky draws anew from a deck of which all else is aside or used."""
    table = GolfTable(ROW, ["4-iron"], ["8-iron"], golfers=("lucky-a", ""))
    table.leave("5", 2)
    drawn = set(table.state.decks[Deck.FIVE])
    table.select("4-iron", "8-iron")
    table.play(BigHit())
    while table.state.phase is Phase.FOLLOW:
        table.play(HandOver())
    table.play(ThrowCard(0))
    thrown = table.state.shot.thrown
    table.play(Redraw(0, -1))
    assert Reshuffled(Deck.FIVE, ran_out=True) in table.events
    assert table.state.shot.thrown == thrown and set(thrown) <= drawn
    assert not drawn & {*table.state.decks[Deck.FIVE], *table.state.discards[Deck.FIVE]}


def test_a_special_card_may_be_handed_over_and_thrown():
    table = hitting("6-iron", "super", "SSSL", deck="4")
    table.play(HandOver(), ThrowCard(0))
    assert all(not isinstance(action, FollowCard) for action in table.legal())


def test_two_specials_in_a_row_are_followed_before_the_cards_are_handed_over():
    table = hitting("6-iron", "super", "shuffle", deck="4")
    table.stack("5", "short")
    table.stack("4", "SSSS", "SSSL")
    table.play(FollowCard(0))
    assert table.state.phase is Phase.FOLLOW
    table.play(FollowCard(0))
    assert table.state.phase is Phase.FOLLOW
    table.play(FollowCard(1))
    assert table.state.phase is Phase.THROW


def test_the_last_seat_hands_its_cards_to_the_first():
    table = GolfTable(ROW, ["lob-wedge"], ["8-iron"], ["4-iron"])
    table.stack("5", "SSSSS", "SSSSL")
    table.select("lob-wedge", "8-iron", "4-iron")
    table.play(BigHit())
    assert (table.state.phase, table.state.seat) == (Phase.THROW, 0)


def test_the_cards_of_a_big_hit_go_to_the_discards_when_the_turn_ends():
    table = hitting("4-iron", "SSSSS", "SSSSL")
    table.play(ThrowCard(0))
    table.shoot(NORTH)
    assert len(table.state.discards[Deck.FIVE]) == 2
