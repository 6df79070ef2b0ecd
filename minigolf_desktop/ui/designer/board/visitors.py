"""People who walk onto a hole that was just finished: from its tee to its green, once."""

from dataclasses import replace
from math import sin

from PySide6.QtCore import QEasingCurve, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from minigolf_desktop.model.designer import Assessment, Course, Status
from minigolf_desktop.model.designer.holes import Hole
from minigolf_desktop.ui.common.boards.motion import Motion, animate
from minigolf_desktop.ui.common.boards.placement import Layer
from minigolf_desktop.ui.designer.art.people import paint_person, paint_person_shadow
from minigolf_desktop.ui.designer.art.places import Kind, Place
from minigolf_desktop.ui.designer.course_art import resting_place, square_of

PEOPLE = 3
WALK, LONGEST = 520, 3200
"""They need so long for a tile, and at most for a hole, in ms at speed 1."""
_APART = 26.0
"""How far behind the one before each walks, and stands at the end, in units."""
_GOING = 0.12
"""In so much of the time, at the end, all of them fade."""
_SIZE, _REACH = 10.5, 20.0
"""Half the shoulders of a person; how far shadow and club reach, in hundredths of a tile."""
_SWAY, _STRIDE = 5.0, 6.5
"""Degrees that a walker turns to and fro, and units of the way for each."""


def finished_holes(assessment: Assessment, cell: int) -> tuple[Hole, ...]:
    """Return the holes that the tile on a cell finished: whole, and played the right way.

    A hole that is whole has no open end: a tile of it that was just laid is what it lacked.
    """
    return tuple(
        hole
        for hole in assessment.holes
        if hole.status is Status.WELL_FORMED and not hole.wrong_way and cell in hole.cells
    )


def way_over(course: Course, hole: Hole) -> QPainterPath:
    """Return the way over a hole, from the mat to the cup, in units of 100 a cell."""
    rests = [resting_place(course, cell, segment) for cell, segment in hole.steps]
    borders = [
        (square_of(one).center() + square_of(other).center()) / 2
        for one, other in zip(hole.cells, hole.cells[1:], strict=False)
    ]
    way = QPainterPath(rests[0])
    for rest, border in zip(rests, borders, strict=False):
        if rest is rests[0]:
            way.lineTo(border)
        else:
            # The curve comes by where a ball would rest: in a bend that is not its middle.
            way.quadTo(rest * 2 - (way.currentPosition() + border) / 2, border)
    way.lineTo(rests[-1])
    return way


class Visitors:
    """A few people on their way over one hole of a scene."""

    def __init__(self, scene: QGraphicsScene, way: QPainterPath, seed: int) -> None:
        self._scene = scene
        self._way = way
        self._apart = min(0.3, _APART / way.length())
        self._people = [_Walker(seed + 3 * number) for number in range(PEOPLE)]

    @property
    def are_here(self) -> bool:
        """Whether anybody is on the hole."""
        return bool(self._people)

    def walk(self, motion: Motion, tiles: int) -> None:
        """Walk over a hole of so many tiles, and be gone."""
        for person in self._people:
            self._scene.addItem(person)
        duration = motion.duration(min(LONGEST, WALK * tiles))
        animate(self._scene, duration, self._step, self.leave, QEasingCurve.Type.Linear)

    def leave(self) -> None:
        """Be gone at once."""
        people, self._people = self._people, []
        for person in people:
            self._scene.removeItem(person)

    def _step(self, part: float) -> None:
        going = max(0.0, (part - 1 + _GOING) / _GOING)
        walked = min(1.0, part / (1 - _GOING))
        for number, person in enumerate(self._people):
            # Whoever comes later stays behind on the green, too.
            own = max(0.0, walked - self._apart * number)
            person.stand(self._way, own)
            person.setOpacity(min(1.0, own * 12) * (1 - going))


class _Walker(QGraphicsItem):
    """One of them."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._place = Place(Kind.PERSON, 0, 0, size=_SIZE, seed=seed)
        self.setZValue(Layer.LANDING)
        self.setOpacity(0)

    def stand(self, way: QPainterPath, part: float) -> None:
        """Stand so far along a way, and look along it."""
        self.setPos(way.pointAtPercent(part))
        sway = _SWAY * sin(part * way.length() / _STRIDE) if part < 1 else 0.0
        # Paths count degrees from the east and against the clock.
        self._place = replace(self._place, angle=90 - way.angleAtPercent(part) + sway)
        self.update()

    def boundingRect(self) -> QRectF:
        """Return room for a person with club and shadow."""
        return QRectF(-_REACH, -_REACH, 2 * _REACH, 2 * _REACH)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the person as those on the tiles are painted."""
        painter.setPen(Qt.PenStyle.NoPen)
        paint_person_shadow(painter, self._place)
        paint_person(painter, self._place)
