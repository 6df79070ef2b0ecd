"""The round signs with the hole numbers: pictures, and where they stand."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsRectItem, QStyleOptionGraphicsItem, QWidget

from minigolf_desktop.model.designer import Assessment, Course, Role
from minigolf_desktop.model.geometry.square import unpack
from minigolf_desktop.ui.common.boards.placement import Layer
from minigolf_desktop.ui.common.kept import Atlas
from minigolf_desktop.ui.common.theme import LIGHT, Theme, font
from minigolf_desktop.ui.designer.art.tile import sign_position

RADIUS = 11.0
"""Radius of a sign in units of 100 a tile."""

_FIGURE = 100
"""Size of the font that figures are made from, in pixels."""

_CREAM = QColor("#FFF8E6")
_RIM = QColor("#B08B52")
_INK = LIGHT.text
_FADED = QColor("#8A8272")
_SHADOW = QColor(30, 36, 16, 90)
_PIN = QColor("#B4452E")


class Sign(NamedTuple):
    """A sign to be shown."""

    cell: int
    segment: int
    number: int
    """Number of its hole; 0 for one without."""
    by_hand: bool
    """Whether the player set it."""
    steps: frozenset[tuple[int, int]] = frozenset()
    """Cell and segment of all of its hole."""

    def position(self, course: Course) -> QPointF:
        """Return where its middle stands, in units of 100 a cell."""
        tile = course.tiles[self.cell]
        x, y = unpack(self.cell)
        return QPointF(100 * x, 100 * y) + sign_position(
            course.box.design(tile), tile & 3, self.segment
        )


def signs_of(course: Course, assessment: Assessment, by_hand: set[tuple[int, int]]) -> list[Sign]:
    """Return the signs of a course: one a hole, at its tee where it has one.

    Parts that are tied have one sign; of holes declared one each has the sign with their number, so
    that one sees which they are and can number them otherwise (ruling D17).

    ``by_hand`` names the (cell, segment) of the holes that the player numbered.
    """
    signs = []
    for declared in assessment.numbering.declared:
        for whole in declared.wholes:
            steps = [step for part in whole for step in assessment.holes[part].steps]
            signs.append(
                Sign(
                    *_sign_step(course, steps),
                    declared.number,
                    any(step in by_hand for step in steps),
                    frozenset(steps),
                )
            )
    return signs


def _sign_step(course: Course, steps: Sequence[tuple[int, int]]) -> tuple[int, int]:
    for cell, segment in steps:
        if course.box.pieces[course.tiles[cell]][segment].role is Role.TEE:
            return cell, segment
    return steps[0]


def sign_area(radius: float) -> QRectF:
    """Return the room of a sign with its shadow and its pin, round its middle."""
    reach = 1.25 * radius + 1
    return QRectF(-reach, -reach, 2 * reach, 2 * reach)


def paint_hole_sign(painter: QPainter, number: int, radius: float, by_hand: bool = False) -> None:
    """Paint a sign round the painter's origin; a dash for a hole without a number.

    A number set by hand has a second ring and a red pin.
    """
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_SHADOW)
    painter.drawEllipse(QPointF(radius * 0.12, radius * 0.2), radius, radius)
    painter.setPen(QPen(_RIM, radius * 0.16))
    painter.setBrush(_CREAM)
    painter.drawEllipse(QPointF(0, 0), radius * 0.92, radius * 0.92)
    if by_hand:
        painter.setPen(QPen(_PIN, radius * 0.11))
        painter.drawEllipse(QPointF(0, 0), radius * 0.72, radius * 0.72)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_INK if number else _FADED)
    size = radius * (1.05 if by_hand else 1.25) / _FIGURE
    painter.save()
    painter.scale(size, size)
    painter.drawPath(_figure(number))
    painter.restore()
    if by_hand:
        painter.setBrush(_PIN)
        painter.drawEllipse(QPointF(0, -radius * 0.95), radius * 0.24, radius * 0.24)
        painter.setBrush(_CREAM)
        painter.drawEllipse(QPointF(-radius * 0.07, -radius * 1.02), radius * 0.08, radius * 0.08)


@cache
def _figure(number: int) -> QPainterPath:
    """Return a number as a path round the origin: pictures in files then need no font."""
    face = font("points")
    face.setPixelSize(_FIGURE)
    path = QPainterPath()
    path.addText(0, 0, face, str(number) if number else "–")
    middle = path.boundingRect().center()
    return path.translated(-middle.x(), -middle.y())


class SignItem(QGraphicsRectItem):
    """One sign on the board."""

    def __init__(self, sign: Sign, theme: Theme, stamps: Atlas) -> None:
        """``stamps`` are those of its board: the signs of a course come back with it."""
        # Sign, ring and shadow.
        reach = RADIUS + 6
        super().__init__(-reach, -reach, 2 * reach, 2 * reach)
        self.setPen(Qt.PenStyle.NoPen)
        self.sign = sign
        """What it says and of which hole."""
        self._stamps = stamps
        self._theme = theme
        self._chosen = False
        self.setZValue(Layer.SIGNS)

    def show_sign(self, sign: Sign) -> None:
        """Say something else."""
        if sign != self.sign:
            self.sign = sign
            self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self._theme = theme
        self.update()

    def set_chosen(self, chosen: bool) -> None:
        """Show or hide the ring of the sign that the keyboard or the mouse is at."""
        if chosen != self._chosen:
            self._chosen = chosen
            self.setZValue(Layer.CHOSEN_SIGN if chosen else Layer.SIGNS)
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the sign."""
        if self._chosen:
            painter.setPen(QPen(self._theme.hover_edge, 3))
            painter.setBrush(self._theme.hover)
            painter.drawEllipse(QPointF(0, 0), RADIUS + 3.5, RADIUS + 3.5)
        number, by_hand = self.sign.number, self.sign.by_hand
        self._stamps.stamp(
            painter,
            1.0 if widget is None else widget.devicePixelRatioF(),
            (number, by_hand),
            sign_area(RADIUS),
            lambda inner: paint_hole_sign(inner, number, RADIUS, by_hand),
        )
