"""What clubs, shot cards and golfers are called, and what their cards say."""

import pytest

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.box import GOLFER_FACES, CardKind, Deck
from minigolf_desktop.ui.eighteen_holes.text.cards import (
    club_draw,
    club_name,
    club_words,
    deck_name,
    flight_lines,
    golfer_fact,
    golfer_name,
    golfer_rules,
    golfer_words,
    shot_words,
    side_words,
)

BOX = load_box()
CLUBS = {club.name: club for club in BOX.clubs}
LONGEST_FACT = 56
"""Letters that fit on a small card."""

pytestmark = pytest.mark.usefixtures("english")


@pytest.mark.parametrize("club", BOX.clubs, ids=lambda club: f"{club.name}-{club.initiative}")
def test_every_club_has_a_name_and_words(club):
    assert club_name(club).lower() == club.name.replace("-", " ")
    assert f"initiative {club.initiative}" in club_words(club)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("4-iron", "draw 1 card from deck 3 or deck 4"),
        ("pitching-wedge", "draw 2 cards from the chip deck, play one"),
        ("5-wood", "goes 3 hexes straight on, 2 from the rough"),
    ],
)
def test_a_club_tells_what_it_draws(name, words):
    assert club_draw(CLUBS[name]) == words


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("driver", "Only from a tee box."),
        ("sand-wedge", "Plays out of a bunker as out of the rough."),
        ("lob-wedge", "The aim of its chip is chosen after the draw."),
        ("5-hybrid", "Goes its whole distance from the rough."),
        ("9-iron", "The aim of a chip is told before the card is drawn."),
        ("9-iron", "Big hit: draws from deck 3."),
        ("2-iron", "No big hit."),
    ],
)
def test_a_club_tells_what_is_special_about_it(name, words):
    assert words in club_words(CLUBS[name])


def test_no_two_decks_have_one_name():
    assert len({deck_name(deck) for deck in Deck}) == len(Deck)


def test_a_flight_is_told_stretch_by_stretch():
    assert flight_lines((0, 0, 5, 5)) == ("2 ahead", "2 right")
    assert flight_lines((0, 1)) == ("1 ahead", "1 left")


@pytest.mark.parametrize("kind", CardKind)
def test_a_shot_card_of_every_kind_tells_what_it_does(kind):
    card = next(card for card in BOX.shot_cards if card.kind is kind)
    words = shot_words(card)
    assert deck_name(card.deck) in words
    assert ("draw" in words) == card.is_special


def test_a_wild_card_tells_all_its_flights():
    wild = next(card for card in BOX.shot_cards if len(card.flights) == 3)
    assert shot_words(wild).count(" or ") == 2


@pytest.mark.parametrize("face", GOLFER_FACES)
def test_a_face_tells_name_side_fact_and_rules(face):
    assert golfer_words(face) == f"{golfer_name(face)}, {side_words(face)}: {golfer_fact(face)}"
    assert len(golfer_fact(face)) <= LONGEST_FACT
    assert golfer_rules(face).endswith(".")


def test_no_two_faces_say_the_same():
    assert len({golfer_fact(face) for face in GOLFER_FACES}) == len(GOLFER_FACES)
    assert len({golfer_rules(face) for face in GOLFER_FACES}) == len(GOLFER_FACES)


def test_a_tip_of_a_club_is_no_wider_than_its_hand():
    for club in CLUBS.values():
        assert max(len(line) for line in club_words(club).splitlines()) < 90
