"""What stands on the hex board as drawings for the lens (placeholders)."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.art.hexes.grid import hex_polygon
from minigolf_desktop.ui.boards.hexes.lens import Drawing
from minigolf_desktop.ui.boards.hexes.picture import FlagPicture, GolferPicture, Target
from minigolf_desktop.ui.boards.hexes.ways import LIFT, Way, way_over
from minigolf_desktop.ui.theme import player_colour
from minigolf_desktop.ui.theme.players import paint_player_shape

INK = QColor("#33302A")


def golfer(picture: GolferPicture, radius: float) -> Drawing:
    key = ("golfer", picture.colour, picture.mark, picture.to_move, picture.lying, round(radius, 3))

    def paint(painter: QPainter, unit: float) -> None:
        painter.scale(unit, unit)
        if picture.to_move:
            painter.setPen(QPen(QColor("#F2B632"), 0.1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(), radius * 1.7, radius * 1.7)
        paint_player_shape(painter, picture.colour, QPointF(), radius * 1.2, QColor("white"))
        paint_player_shape(
            painter, picture.colour, QPointF(), radius, player_colour(picture.colour).light
        )

    reach = radius * 2.1
    return Drawing(key, QRectF(-reach, -reach, 2 * reach, 2 * reach), paint)


def flag(picture: FlagPicture) -> Drawing:
    def paint(painter: QPainter, unit: float) -> None:
        painter.scale(unit, unit)
        painter.setPen(QPen(INK, 0.08))
        painter.drawLine(QPointF(-0.1, 0.3), QPointF(-0.1, -0.7))
        painter.setBrush(QColor("#D5323C") if picture.in_play else QColor("white"))
        painter.drawRect(QRectF(-0.1, -0.7, 0.66, 0.48))

    return Drawing(("flag", picture), QRectF(-1.2, -1.4, 2.4, 2.4), paint)


def mark(target: Target, pointed: bool) -> Drawing:
    def paint(painter: QPainter, unit: float) -> None:
        painter.scale(unit, unit)
        painter.setPen(QPen(QColor("#F2B632") if pointed else QColor("white"), 0.15))
        painter.setBrush(QColor(255, 255, 255, 60))
        painter.drawPolygon(hex_polygon(Hex(0, 0), 0.86))

    return Drawing(
        ("mark", target.badge, target.stopped, pointed), QRectF(-1.1, -1.1, 2.2, 2.2), paint
    )


def way(target: Target) -> Drawing:
    line = way_over(target.path)
    return Drawing(
        ("way", target.path),
        area_round(line, 0.1),
        lambda painter, unit: _dots(painter, unit, line),
    )


def _dots(painter: QPainter, unit: float, line: Way) -> None:
    painter.scale(unit, unit)
    painter.setPen(Qt.PenStyle.NoPen)
    for point in line.dots(0.36, 0.72, 0.36):
        painter.setBrush(QColor("white"))
        painter.drawEllipse(point, 0.06, 0.06)


def arc(target: Target) -> Drawing:
    line = way_over(target.path, 4, LIFT)

    def paint(painter: QPainter, unit: float) -> None:
        painter.scale(unit, unit)
        for colour, width in ((INK, 0.21), (QColor("white"), 0.12)):
            painter.setPen(QPen(colour, width))
            painter.drawPolyline(QPolygonF(line.points))

    return Drawing(("arc", target.path), area_round(line, 0.6), paint)


def ball() -> Drawing:
    def paint(painter: QPainter, unit: float) -> None:
        painter.scale(unit, unit)
        painter.setPen(QPen(INK, 0.06))
        painter.setBrush(QColor("white"))
        painter.drawEllipse(QPointF(), 0.22, 0.22)

    return Drawing("ball", QRectF(-0.4, -0.4, 0.8, 0.8), paint)


def shadow() -> Drawing:
    def paint(painter: QPainter, unit: float) -> None:
        painter.scale(unit, unit)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 90))
        painter.drawEllipse(QPointF(), 0.17, 0.12)

    return Drawing("shadow", QRectF(-0.3, -0.3, 0.6, 0.6), paint)


def area_round(line: Way, reach: float) -> QRectF:
    return QPolygonF(line.points).boundingRect().adjusted(-reach, -reach, reach, reach)
