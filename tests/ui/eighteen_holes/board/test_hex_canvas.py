"""The picture kept of a board is what painting the board anew would show."""

from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QApplication

from minigolf_desktop.model.geometry.hexagon import Hex, neighbour
from minigolf_desktop.ui.eighteen_holes.board.picture import BoardPicture, FlagPicture, Tint
from minigolf_desktop.ui.eighteen_holes.board.pieces import UNIT, BoardPiece, Pieces
from minigolf_desktop.ui.eighteen_holes.board.view import Canvas, rects_of

HOME = Hex(0, 0)


class Map:
    """A board of small squares, each of another colour, that knows what it painted."""

    side = 8

    def __init__(self):
        self.shift = 0
        self.painted = QRegion()

    def colour(self, x, y):
        column, row = x // self.side + self.shift, y // self.side
        return QColor(column % 256, row % 256, (column // 256 + row // 256) % 256)

    def paint(self, picture, parts, origin):
        self.painted += parts
        painter = QPainter(picture)
        for part in rects_of(parts):
            left, top = (start // self.side * self.side for start in (part.left(), part.top()))
            for x in range(left, part.right() + 1, self.side):
                for y in range(top, part.bottom() + 1, self.side):
                    square = QRect(QPoint(x, y), QSize(self.side, self.side)) & part
                    painter.fillRect(square.translated(origin), self.colour(x, y))
        painter.end()


def shown(canvas, board, window, parts=None):
    view = QPixmap(window.size())
    painter = QPainter(view)
    canvas.show(painter, window, QRegion(window) if parts is None else parts, board.paint)
    painter.end()
    return view.toImage()


def assert_is_map(image, board, window):
    for x in range(0, window.width(), 7):
        for y in range(0, window.height(), 5):
            place = window.topLeft() + QPoint(x, y)
            assert image.pixelColor(x, y) == board.colour(place.x(), place.y()), place


@pytest.mark.parametrize("seed", range(3))
def test_wherever_the_window_goes_it_shows_the_board(qapp, seed):
    chance, canvas, board = Random(seed), Canvas(), Map()
    window = QRect(0, 0, 40, 30)
    for _ in range(12):
        window.translate(chance.randint(-150, 150), chance.randint(-150, 150))
        assert_is_map(shown(canvas, board, window), board, window)


def test_a_short_way_paints_nothing(qapp):
    canvas, board, window = Canvas(), Map(), QRect(0, 0, 40, 30)
    shown(canvas, board, window)
    board.painted = QRegion()
    window.translate(50, -60)
    assert_is_map(shown(canvas, board, window), board, window)
    assert board.painted.isEmpty()


def test_what_was_spoiled_is_painted_anew_and_nothing_else(qapp):
    canvas, board, window = Canvas(), Map(), QRect(-20, -10, 40, 30)
    shown(canvas, board, window)
    board.painted = QRegion()
    part = QRect(-5, -5, 10, 10)
    canvas.spoil(part)
    shown(canvas, board, window, QRegion(part))
    assert board.painted == QRegion(part)


def test_another_size_begins_anew(qapp):
    canvas, board = Canvas(), Map()
    shown(canvas, board, QRect(0, 0, 40, 30))
    board.shift = 9
    window = QRect(0, 0, 50, 30)
    assert_is_map(shown(canvas, board, window), board, window)


# Pieces


class Disc(BoardPiece):
    """A piece that counts how often it is painted."""

    def __init__(self, layer):
        super().__init__(layer)
        self.times = 0
        self.reshape()

    @property
    def area(self):
        return QRectF(-10, -10, 20, 20)

    def paint(self, painter, seen):
        self.times += 1


@pytest.fixture
def pieces(window):
    return Pieces(window)


def told(pieces):
    parts = []
    pieces.changed.connect(lambda part: parts.append(QRectF(part)))
    return parts


def paint(pieces, parts):
    picture = QPixmap(10, 10)
    painter = QPainter(picture)
    pieces.paint(painter, parts)
    painter.end()


def test_pieces_lie_by_layer_then_as_they_came(pieces):
    first, second, low = Disc(2), Disc(2), Disc(1)
    for piece in (first, second, low):
        pieces.add(piece)
    assert list(pieces) == [low, first, second]
    first.layer = 3
    assert list(pieces) == [low, second, first]
    first.layer = 2
    assert list(pieces) == [low, first, second]


def test_a_piece_that_moves_spoils_where_it_was_and_where_it_is(pieces):
    piece = Disc(1)
    pieces.add(piece)
    parts = told(pieces)
    piece.point = QPointF(100, 0)
    assert parts == [QRectF(-10, -10, 20, 20), QRectF(90, -10, 20, 20)]


def test_a_piece_grows_round_its_point(pieces):
    piece = Disc(1)
    pieces.add(piece)
    piece.point = QPointF(100, 50)
    piece.scale = 2
    assert piece.room == QRectF(80, 30, 40, 40)


def test_a_hidden_piece_spoils_nothing_and_is_not_painted(pieces, qapp):
    piece = Disc(1)
    pieces.add(piece)
    piece.visible = False
    parts = told(pieces)
    piece.point = QPointF(5, 5)
    paint(pieces, [QRectF(-100, -100, 200, 200)])
    assert (parts, piece.times) == ([], 0)


def test_only_pieces_in_a_part_are_painted(pieces, qapp):
    near, far = Disc(1), Disc(1)
    pieces.add(near)
    pieces.add(far)
    far.point = QPointF(500, 0)
    paint(pieces, [QRectF(0, 0, 5, 5), QRectF(-300, 0, 5, 5)])
    assert (near.times, far.times) == (1, 0)


# The window onto a course


def seen(view):
    return view.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def test_a_course_that_was_dragged_looks_as_if_painted_anew(qtbot, hex_view, hex_scene):
    tints = tuple(Tint(neighbour(HOME, way), 0.4 + 0.1 * way) for way in range(6))
    hex_scene.show(BoardPicture(flags=(FlagPicture(0, neighbour(HOME, 2), "1"),)))
    hex_scene.show_tints(tints)
    for _ in range(4):
        hex_view.zoom_in()
    chance = Random(1)
    for _ in range(20):
        hex_view.pan(QPoint(chance.randint(-90, 90), chance.randint(-70, 70)))
        QApplication.processEvents()
        seen(hex_view)
    qtbot.waitUntil(lambda: not hex_scene.ground.busy and not hex_scene.lens.busy)
    kept = seen(hex_view)
    hex_view._canvas.forget()
    assert seen(hex_view) == kept


def test_what_changes_on_a_course_is_seen(qtbot, hex_view, hex_scene):
    before = seen(hex_view)
    hex_scene.show(BoardPicture(flags=(FlagPicture(0, HOME, "1"),)))
    with_flag = seen(hex_view)
    assert with_flag != before
    place = hex_view.mapFromScene(QPointF(0.2 * UNIT, -0.5 * UNIT))
    assert with_flag.pixel(place) != before.pixel(place)
    hex_scene.show(BoardPicture())
    assert seen(hex_view) == before


def test_the_meadow_moves_with_the_course(hex_view):
    hex_view.pan(QPoint(-2000, 0))
    before = seen(hex_view)
    hex_view.pan(QPoint(-30, 0))
    after = seen(hex_view)
    part = QRect(40, 40, 300, 300)
    assert after.copy(part) == before.copy(part.translated(-30, 0))
