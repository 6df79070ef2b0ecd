"""The cards and tokens of 18 Holes as pictures."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPainterPath

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.box import GOLFER_FACES, Deck
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.theme import DARK, LIGHT, PLAYER_COLOURS, load_fonts
from minigolf_desktop.ui.eighteen_holes.art.cards import (
    CardState,
    paint_club_card,
    paint_golfer_card,
    paint_solo_card,
)
from minigolf_desktop.ui.eighteen_holes.art.contact_sheets import golf_card_sheet
from minigolf_desktop.ui.eighteen_holes.art.paper import (
    TALL,
    deck_shape,
    paint_big_hit,
    paint_club_back,
    paint_deck_sign,
    paint_shot_back,
)
from minigolf_desktop.ui.eighteen_holes.art.shot_card import flight_way, paint_shot_card
from minigolf_desktop.ui.eighteen_holes.art.tokens import (
    RIVALS,
    paint_ace_token,
    paint_pip,
    paint_point_token,
    paint_rival_token,
    rival_shape,
)

BOX = load_box()
WIDTHS = (64, 128, 240)


@pytest.fixture(autouse=True)
def fonts(qapp):
    load_fonts()


def picture(paint, width=128, tall=TALL, ratio=1.0):
    image = QImage(
        round(width * ratio), round(width * tall * ratio), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(ratio)
    image.fill(0)
    painter = QPainter(image)
    paint(painter, QRectF(0, 0, width, width * tall))
    assert painter.end()
    return image


def sign(paint):
    image = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint(painter, QPointF(20, 20), 16)
    assert painter.end()
    return image


def all_different(images):
    return all(one != other for place, one in enumerate(images) for other in images[:place])


def test_every_club_has_a_card_of_its_own():
    cards = [picture(lambda p, r, c=club: paint_club_card(p, r, c)) for club in BOX.clubs]
    assert all_different(cards)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_every_state_of_a_club_card_looks_different(width, theme):
    club = BOX.clubs[0]
    states = [
        picture(lambda p, r, s=state: paint_club_card(p, r, club, state=s, theme=theme), width)
        for state in CardState
    ]
    assert all_different(states)


def test_a_club_that_never_expires_is_marked():
    club = BOX.clubs[23]
    plain = picture(lambda p, r: paint_club_card(p, r, club))
    assert plain != picture(lambda p, r: paint_club_card(p, r, club, lasting=True))


def test_a_card_keeps_its_round_corners_free():
    image = picture(lambda p, r: paint_club_card(p, r, BOX.clubs[0], shadow=False))
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(64, 90).alpha() == 255


def test_a_card_is_sharp_on_a_dense_screen():
    image = picture(lambda p, r: paint_shot_card(p, r, BOX.shot_cards[0]), 128, TALL, 2.0)
    assert image.width() == 256


@pytest.mark.parametrize("width", WIDTHS)
def test_shot_cards_that_say_different_things_look_different(width):
    cards = {
        (card.deck, card.kind, card.flights, card.bunker): picture(
            lambda p, r, c=card: paint_shot_card(p, r, c), width
        )
        for card in BOX.shot_cards
    }
    assert all_different(list(cards.values()))


def test_a_chosen_and_a_faded_shot_card_stand_out():
    card = BOX.shot_cards[0]
    images = [
        picture(lambda p, r: paint_shot_card(p, r, card)),
        picture(lambda p, r: paint_shot_card(p, r, card, gold=True)),
        picture(lambda p, r: paint_shot_card(p, r, card, faded=True)),
        picture(lambda p, r: paint_shot_card(p, r, card, theme=DARK)),
    ]
    assert all_different(images)


def test_a_flight_goes_up_and_turns_to_its_side():
    assert flight_way((0, 0)) == (Hex(0, 0), Hex(0, -1), Hex(0, -2))
    assert flight_way((0, 1))[-1] == Hex(-1, -1)
    assert flight_way((0, 5))[-1] == Hex(1, -2)


def test_the_backs_of_the_decks_and_of_the_clubs_differ():
    backs = [picture(lambda p, r, d=deck: paint_shot_back(p, r, d)) for deck in Deck]
    assert all_different([*backs, picture(paint_club_back)])


@pytest.mark.parametrize("width", WIDTHS)
def test_every_golfer_has_two_sides_that_look_different(width):
    cards = [
        picture(lambda p, r, f=face: paint_golfer_card(p, r, f), width) for face in GOLFER_FACES
    ]
    assert len(cards) == 16
    assert all_different(cards)


def test_a_golfer_card_shows_whose_it_is_and_whether_it_is_used():
    images = [
        picture(lambda p, r: paint_golfer_card(p, r, "lucky-a")),
        picture(lambda p, r: paint_golfer_card(p, r, "lucky-a", colour="red")),
        picture(lambda p, r: paint_golfer_card(p, r, "lucky-a", used=True)),
        picture(lambda p, r: paint_golfer_card(p, r, "lucky-a", gold=True)),
    ]
    assert all_different(images)


def test_solo_cards_show_their_turns_and_the_marker():
    kinds = list(dict.fromkeys(BOX.solo_cards))
    cards = [picture(lambda p, r, c=card: paint_solo_card(p, r, c)) for card in kinds]
    marked = picture(lambda p, r: paint_solo_card(p, r, kinds[0], place=0))
    assert all_different([*cards, marked])


@pytest.mark.parametrize(("deck", "corners"), [(Deck.THREE, 3), (Deck.FOUR, 4), (Deck.FIVE, 5)])
def test_the_sign_of_a_deck_has_as_many_corners_as_its_number(deck, corners):
    shape = deck_shape(deck)
    kinds = [shape.elementAt(index).type for index in range(shape.elementCount())]
    assert kinds.count(QPainterPath.ElementType.CurveToElement) == corners


def test_the_signs_of_the_decks_differ():
    signs = [sign(lambda p, m, r, d=deck: paint_deck_sign(p, d, m, r)) for deck in Deck]
    assert all_different(signs)


def test_a_big_hit_that_is_not_allowed_looks_different():
    allowed = sign(lambda p, m, r: paint_big_hit(p, m, r, True))
    assert allowed != sign(lambda p, m, r: paint_big_hit(p, m, r, False))


def test_tokens_can_be_told_apart():
    points = [sign(lambda p, m, r, n=n: paint_point_token(p, n, m, r)) for n in (1, 2, 5)]
    rivals = [sign(lambda p, m, r, n=n: paint_rival_token(p, n, m, r)) for n in range(RIVALS)]
    pips = [
        sign(lambda p, m, r, c=one.name: paint_pip(p, c, m, r, LIGHT)) for one in PLAYER_COLOURS
    ]
    assert all_different([*points, *rivals, *pips, sign(paint_ace_token)])


def test_there_is_no_fourth_rival():
    with pytest.raises(IndexError):
        rival_shape(RIVALS)


def test_the_sheet_holds_all_cards():
    sheet = golf_card_sheet(BOX, DARK)
    assert sheet.width() == 1720
    assert sheet.height() > 3000
