"""The order of play and the strip of scores."""

import pytest
from contrast import written_on
from hands import move
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolTip, QWidget

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.ui.common.theme import DARK, LIGHT, load_fonts
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.widgets import (
    OrderOfPlay,
    OrderRow,
    ScoreStrip,
    StripHole,
    StripPlayer,
    TurnState,
)

CLUBS = load_box().clubs
COLOURS = ("red", "blue", "yellow", "purple", "green")
NAMES = ("Odile", "Marek", "Sol", "Vera", "Pim")

# The display that tests draw on can do little for windows and tooltips, and says so each time.
pytestmark = [
    pytest.mark.usefixtures("english"),
    pytest.mark.qt_log_ignore("This plugin does not support"),
]


@pytest.fixture
def order(qtbot, qapp):
    load_fonts()
    order = OrderOfPlay(Look(LIGHT))
    qtbot.addWidget(order)
    order.resize(194, 464)
    with qtbot.waitExposed(order):
        order.show()
    # Wherever the pointer of this display is.
    QApplication.sendEvent(order, QEvent(QEvent.Type.Leave))
    return order


def rows(order):
    return [
        one
        for one in order.findChildren(QWidget)
        if one.isVisible() and one.accessibleName() and not isinstance(one, QLabel)
    ]


def five(turn, **more):
    return [
        OrderRow(name, colour, turn, CLUBS[5], "played onto the fairway", **more)
        for name, colour in zip(NAMES, COLOURS, strict=True)
    ]


def point_at(order):
    middle = QPointF(order.rect().center())
    QApplication.sendEvent(order, QEnterEvent(middle, middle, order.mapToGlobal(middle)))


def test_while_nobody_looks_a_player_has_a_line_and_the_one_on_turn_two(order):
    on_turn = OrderRow("Odile", "red", TurnState.NOW, CLUBS[5], "chooses an aim")
    order.show_order([on_turn, *five(TurnState.WAITS)[1:]])
    QApplication.sendPostedEvents()
    first, *others = (row.height() for row in rows(order))
    assert len(set(others)) == 1 and first > others[0]
    assert order.sizeHint().height() == order.quiet_height(5)


def test_pointed_at_it_tells_clubs_and_what_was_done_as_far_as_there_is_room(order):
    order.show_order(five(TurnState.DONE))
    quiet = order.sizeHint().height()
    heights = []
    for tallest in (362, 464):
        order.tallest = tallest
        point_at(order)
        heights.append(order.sizeHint().height())
        QApplication.sendEvent(order, QEvent(QEvent.Type.Leave))
    assert quiet < heights[0] <= 362 < heights[1]
    assert order.sizeHint().height() == quiet


def test_a_row_shows_the_score(order):
    order.show_order(five(TurnState.DONE, score="12"))
    for row in rows(order):
        assert "12" in [line.words for line in written_on(row)]


def test_a_row_tells_name_state_and_club(order):
    order.show_order(
        [
            OrderRow("Vera", "purple", TurnState.DONE, CLUBS[5], "moved one hex"),
            OrderRow("Odile", "red", TurnState.NOW, CLUBS[19]),
        ]
    )
    names = [row.accessibleName() for row in rows(order)]
    assert names[0].startswith("Vera: moved one hex, 8 hybrid, initiative 6")
    assert names[1].startswith("Odile: plays now, 5 wood")


def test_no_usual_name_is_cut_beside_what_any_club_draws(order):
    for club in CLUBS:
        order.show_order([OrderRow("Marek", "blue", TurnState.WAITS, club)])
        (row,) = rows(order)
        assert "Marek" in [line.words for line in written_on(row)], club.name


def test_before_the_reveal_clubs_lie_face_down(order):
    order.show_order(
        [
            OrderRow("Odile", "red", TurnState.CHOOSES),
            OrderRow("Sol", "yellow", TurnState.CHOSEN),
            OrderRow("Pim", "green", TurnState.MISSES),
            OrderRow("Vera", "purple", TurnState.WAITS),
        ]
    )
    names = [row.accessibleName() for row in rows(order)]
    assert names == [
        "Odile: chooses a club",
        "Sol: club chosen",
        "Pim: misses this turn",
        "Vera: waits",
    ]
    assert order.accessibleName() == "Choosing clubs"


@pytest.mark.parametrize("turn", TurnState)
@pytest.mark.parametrize("club", [None, *CLUBS[3:34:6]], ids=lambda one: one and one.name)
def test_every_state_of_a_player_is_painted(order, turn, club):
    order.show_order([])
    empty = order.grab().toImage()
    order.show_order([OrderRow("A golfer with a long name", "red", turn, club, "said something")])
    assert order.grab().toImage() != empty


def test_the_current_row_stands_out(order):
    order.show_order([OrderRow("Odile", "red", TurnState.WAITS, CLUBS[9])])
    waiting = order.grab().toImage()
    order.show_order([OrderRow("Odile", "red", TurnState.NOW, CLUBS[9])])
    assert order.grab().toImage() != waiting


def test_an_initiative_of_its_own_is_shown(order):
    order.show_order([OrderRow("Odile", "red", TurnState.WAITS, CLUBS[9])])
    plain = order.grab().toImage()
    order.show_order([OrderRow("Odile", "red", TurnState.WAITS, CLUBS[9], initiative=9)])
    assert order.grab().toImage() != plain


def test_rows_that_are_gone_are_hidden(order):
    order.show_order([OrderRow(name, "red", TurnState.WAITS) for name in NAMES])
    order.show_order([OrderRow("Odile", "red", TurnState.NOW)])
    assert len(rows(order)) == 1


@pytest.fixture
def make_strip(qtbot, qapp):
    load_fonts()

    def make(holes=9, players=5, width=930, theme=LIGHT):
        strip = ScoreStrip(Look(theme))
        qtbot.addWidget(strip)
        strip.show_scores(
            [
                StripHole(
                    number + 1,
                    3 + number % 3,
                    COLOURS[: number % 4],
                    "",
                    (5, 2) if number % 2 else (),
                    number == holes // 2,
                    "Sol has the flag",
                )
                for number in range(holes)
            ],
            [
                StripPlayer(name, colour, "−12", place == 0, place, "more")
                for place, (name, colour) in enumerate(
                    zip(NAMES[:players], COLOURS[:players], strict=True)
                )
            ],
        )
        strip.resize(width, strip.sizeHint().height())
        with qtbot.waitExposed(strip):
            strip.show()
        return strip

    return make


@pytest.mark.parametrize("holes", [5, 9, 10, 18])
@pytest.mark.parametrize("players", [1, 3, 5])
@pytest.mark.parametrize("width", [460, 640, 930, 1500])
def test_everything_fits_into_the_strip(make_strip, holes, players, width):
    strip = make_strip(holes, players, width, DARK)
    places = [strip.places.hole(hole) for hole in range(holes)]
    places += [strip.places.player(player) for player in range(players)]
    assert all(place.left() >= 0 and place.right() <= width + 1 for place in places)
    assert all(place.width() > 25 for place in places)
    assert not any(one.intersects(other) for i, one in enumerate(places) for other in places[:i])
    assert not strip.grab().isNull()


def test_more_than_nine_holes_stand_in_two_rows(make_strip):
    assert make_strip(9).places.rows == 1
    strip = make_strip(18)
    assert strip.places.rows == 2
    assert strip.places.hole(9).left() == strip.places.hole(0).left()


def test_the_strip_reads_out_scores_and_the_hole_in_play(make_strip):
    name = make_strip(9, 2).accessibleName()
    assert name.startswith("Odile: −12")
    assert "Hole 5, par 4" in name


def test_a_hole_is_pointed_at_and_chosen(make_strip):
    strip = make_strip(9)
    pointed, chosen = [], []
    strip.hole_pointed.connect(pointed.append)
    strip.hole_chosen.connect(chosen.append)
    middle = strip.places.hole(3).center().toPoint()
    move(strip, middle)
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=middle)
    QApplication.sendEvent(strip, QEvent(QEvent.Type.Leave))
    assert pointed == [3, -1]
    assert chosen == [3]


def test_a_click_beside_the_holes_chooses_none(make_strip):
    strip = make_strip(9)
    chosen = []
    strip.hole_chosen.connect(chosen.append)
    beside = strip.places.player(0).center().toPoint()
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=beside)
    assert chosen == []


@pytest.mark.parametrize(
    ("place", "words"),
    [("hole", "Hole 2, par 4, tokens on the green: 5, 2\nSol has the flag"), ("player", "Marek")],
)
def test_a_tooltip_tells_more(make_strip, qtbot, place, words):
    strip = make_strip(9)
    rect = strip.places.hole(1) if place == "hole" else strip.places.player(1)
    at = rect.center().toPoint()
    QApplication.sendEvent(strip, QHelpEvent(QEvent.Type.ToolTip, at, strip.mapToGlobal(at)))
    assert QToolTip.text().startswith(words)
    QToolTip.hideText()


def test_a_point_belongs_to_the_hole_that_stands_there(make_strip):
    strip = make_strip(5, 1)
    assert strip.hole_at(QPoint(-5, -5)) == -1
    assert strip.hole_at(strip.places.hole(4).center().toPoint()) == 4
