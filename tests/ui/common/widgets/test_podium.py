"""The podium at the end of a game: order, ties, and that it comes to rest."""

import struct

import pytest
from PySide6.QtGui import QImage

from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.theme import DARK, LIGHT, load_fonts, player_colour
from minigolf_desktop.ui.common.widgets.ending import Placed, Podium, steps_of
from minigolf_desktop.ui.common.widgets.look import Look

NAMES = ("Odile", "Marek", "Sol", "Vera", "Pim")
STILL = Motion(0)
COLOURS = ("red", "blue", "yellow", "purple", "green")


def ranked(*places):
    return [
        Placed(place, NAMES[seat], f"{30 + place} strokes", COLOURS[seat])
        for seat, place in enumerate(places)
    ]


def rows(*places):
    return [(step.place, len(step.members)) for step in steps_of(ranked(*places))]


@pytest.fixture
def make(qtbot, qapp):
    load_fonts()

    def show(places, motion=STILL, size=(620, 420), theme=LIGHT):
        podium = Podium(Look(theme), motion)
        qtbot.addWidget(podium)
        podium.resize(*size)
        podium.show_places(ranked(*places))
        with qtbot.waitExposed(podium):
            podium.show()
        return podium

    return show


def test_the_best_stands_in_the_middle_the_second_left_and_the_third_right():
    assert rows(1, 2, 3) == [(2, 1), (1, 1), (3, 1)]
    assert rows(1, 2, 3, 4, 5) == [(4, 1), (2, 1), (1, 1), (3, 1), (5, 1)]


def test_who_shares_a_place_shares_its_step():
    assert rows(1, 1, 3) == [(3, 1), (1, 2)]
    assert rows(1, 2, 2, 4) == [(2, 2), (1, 1), (4, 1)]
    assert rows(1, 1, 1, 1) == [(1, 4)]


def test_who_shares_a_step_stands_in_the_order_given():
    (_, first) = steps_of(ranked(1, 1, 3))
    assert [one.name for one in first.members] == ["Odile", "Marek"]


def test_one_alone_has_the_podium_alone():
    assert rows(1) == [(1, 1)]


def test_the_podium_tells_places_names_and_scores(make):
    podium = make((1, 1, 3))
    assert podium.accessibleDescription() == (
        "1. Odile, 31 strokes; 1. Marek, 31 strokes; 3. Sol, 33 strokes"
    )


@pytest.mark.parametrize("motion", [STILL, Motion(1, reduced=True)])
def test_without_movement_the_podium_stands_at_once(make, motion):
    assert make((1, 2, 3), motion).is_at_rest


def test_the_steps_rise_and_come_to_rest(make, qtbot):
    podium = make((1, 2, 3), Motion(2))
    assert not podium.is_at_rest
    qtbot.waitUntil(lambda: podium.is_at_rest, timeout=4000)
    assert podium._height_of(1) > podium._height_of(2) > podium._height_of(3) > 0


def test_hurried_it_stands_at_once(make):
    podium = make((1, 2, 3), Motion(1))
    podium.hurry()
    assert podium.is_at_rest
    assert podium._height_of(1) > 0


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("places", [(1,), (1, 1, 3), (1, 2, 3, 4, 5), (1, 1, 1, 1, 1)])
@pytest.mark.parametrize("size", [(620, 420), (320, 180)])
def test_everybody_is_seen_on_the_podium(make, theme, places, size):
    """Every player's colour is there, whoever shares a step and however small it is."""
    podium = make(places, size=size, theme=theme)
    image = podium.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    pixels = {pixel for (pixel,) in struct.iter_unpack("=I", image.constBits())}
    for seat, _ in enumerate(places):
        assert player_colour(COLOURS[seat]).fill(theme).rgb() in pixels


def test_what_was_won_is_painted_below_the_names(qtbot, make):
    """The row stays below the steps, between the edges, however many prizes there are."""
    spots = []

    def prize(painter, middle, radius):
        spots.append((middle, radius))

    one = ranked(1)[0]._replace(prizes=(prize,) * 18)
    podium = make((1,))
    podium.show_places([one])
    podium.grab()
    row = spots[-18:]
    assert len({round(middle.x()) for middle, _ in row}) == 18
    for middle, radius in row:
        assert podium.rect().adjusted(0, podium.height() // 2, 0, 0).contains(middle.toPoint())
        assert middle.y() + radius <= podium.height()


def test_a_sign_stands_on_the_step_in_place_of_the_shape(make):
    painted = []

    def sign(painter, middle, radius):
        painted.append(radius)

    podium = make((1,))
    podium.show_places([ranked(1)[0]._replace(sign=sign)])
    podium.grab()
    assert painted and painted[-1] > 10
