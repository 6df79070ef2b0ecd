"""The golfers on the course: side by side or fanned out on a hex, each with a name below."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.boards.motion import Motion, animate
from minigolf_desktop.ui.common.theme import Theme, font
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_centre
from minigolf_desktop.ui.eighteen_holes.art.signs import token_places
from minigolf_desktop.ui.eighteen_holes.board import drawings
from minigolf_desktop.ui.eighteen_holes.board.picture import FlagPicture, GolferPicture
from minigolf_desktop.ui.eighteen_holes.board.pieces import (
    UNIT,
    DrawnPiece,
    HexLayer,
    HexLens,
    Pieces,
)

BESIDE = 3
"""How many stand side by side; more fan out when the pointer is over them."""

_MOVER = 1.08
"""How much larger the one to move is."""


_BESIDE_FLAG = QPointF(-0.62, 0.4)
"""From the middle of a green to where a golfer hides neither the pole nor the pennant."""
_BESIDE_TAKERS = QPointF(-0.78, 0.46)
"""The same where the shapes of the players who took the flag replace it."""
_BEFORE_SIGN, _BELOW_SIGN = 0.3, 0.55
"""How far golfers keep away from the sign of a tee that stands below it, and above it."""


class StandingPlace(NamedTuple):
    """Where a golfer stands on a hex, in units."""

    beside: QPointF
    radius: float


def spots(
    golfers: Sequence[GolferPicture], *, fanned: bool = False, upwards: bool = False
) -> dict[int, StandingPlace]:
    """Return by golfer where it stands among those who share its hex.

    Three stand in a triangle that points down, or ``upwards``.
    """
    order = sorted(golfers, key=lambda golfer: golfer.ball)
    places = token_places(len(order), fanned=fanned)
    down = -1 if upwards else 1
    return {
        golfer.ball: StandingPlace(
            QPointF(beside.x(), down * beside.y()), radius * (_MOVER if golfer.to_move else 1.0)
        )
        for golfer, (beside, radius) in zip(order, places, strict=True)
    }


def aside_on_green(flag: FlagPicture) -> QPointF:
    """Return how far from the middle of its green golfers stand, in units."""
    return _BESIDE_TAKERS if flag.winners else _BESIDE_FLAG


def aside_on_tee(sign: QPointF) -> QPointF:
    """Return the same for a tee whose sign stands somewhere above or below its middle."""
    return QPointF(0, -_BEFORE_SIGN if sign.y() > 0 else _BELOW_SIGN)


class NameItem(QGraphicsItem):
    """A name; the middle of its upper edge is its position."""

    def __init__(self, name: str, theme: Theme, scale: float) -> None:
        super().__init__()
        self._name = name
        self._theme = theme
        self._font = font("caption_bold", scale)
        metrics = QFontMetricsF(self._font)
        width, height = metrics.horizontalAdvance(name) + 14 * scale, metrics.height() + 4 * scale
        self._body = QRectF(-width / 2, 0, width, height)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(HexLayer.TIP)

    @property
    def name(self) -> str:
        """What it says."""
        return self._name

    def boundingRect(self) -> QRectF:
        """Return the pill."""
        return self._body.adjusted(-1, -1, 1, 1)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint pill and name."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.pill)
        radius = self._body.height() / 2
        painter.drawRoundedRect(self._body, radius, radius)
        painter.setPen(self._theme.pill_text)
        painter.setFont(self._font)
        painter.drawText(self._body, Qt.AlignmentFlag.AlignCenter, self._name)


_MIDDLE = QPointF(0, 0)
_FANNING = 120
"""Golfers fan out, in ms at speed 1."""


class StandingGolfers(QObject):
    """Pieces of the golfers, by the number of the golfer; their names are items of the scene."""

    def __init__(self, scene: QGraphicsScene, board: Pieces, lens: HexLens, theme: Theme) -> None:
        super().__init__(scene)
        self._scene = scene
        self._board = board
        self._lens = lens
        self._theme = theme
        self._scale = 1.0
        self._pictures: dict[int, GolferPicture] = {}
        self._asides: Mapping[Hex, QPointF] = {}
        self._pieces: dict[int, DrawnPiece] = {}
        self._names: list[NameItem] = []
        self._fanned: Hex | None = None
        self._moving: QVariantAnimation | None = None

    @property
    def pieces(self) -> dict[int, DrawnPiece]:
        """By golfer: its piece on the board."""
        return self._pieces

    def picture(self, ball: int) -> GolferPicture | None:
        """Return how a golfer is shown; None for one who is not on the course."""
        return self._pictures.get(ball)

    def on(self, place: Hex) -> list[GolferPicture]:
        """Return the golfers on a hex."""
        return [golfer for golfer in self._pictures.values() if golfer.place == place]

    def point_on(self, place: Hex) -> QPointF:
        """Return where a golfer stands who is alone on a hex, a point of the scene."""
        return hex_centre(place, UNIT) + self._asides.get(place, _MIDDLE) * UNIT

    def set_look(self, theme: Theme, scale: float) -> None:
        """Take the colours of a theme and an interface scale."""
        self._theme, self._scale = theme, scale
        self._take_names_away()
        self.arrange()

    def show(self, golfers: Iterable[GolferPicture], asides: Mapping[Hex, QPointF]) -> None:
        """Make the pieces those of a picture.

        ``asides`` tells where they stand clear of the middle of a hex, in units.
        """
        self._pictures = {golfer.ball: golfer for golfer in golfers}
        self._asides = asides
        for ball in [ball for ball in self._pieces if ball not in self._pictures]:
            self._board.remove(self._pieces.pop(ball))
        self._fanned = None
        self._take_names_away()
        self._stop()
        self.arrange()

    def arrange(self, motion: Motion | None = None) -> None:
        """Give everybody a place; with ``motion`` they walk there."""
        crowds: dict[Hex, list[GolferPicture]] = defaultdict(list)
        for golfer in self._pictures.values():
            crowds[golfer.place].append(golfer)
        self._stop()
        ways: list[tuple[DrawnPiece, QPointF, QPointF]] = []
        for place, crowd in crowds.items():
            fanned = place == self._fanned
            for ball, spot in self._spots(place, crowd).items():
                golfer = self._pictures[ball]
                piece = self._piece(golfer, spot.radius)
                goal = self.point_on(place) + spot.beside * UNIT
                piece.layer = _layer(golfer, fanned) + _depth(goal)
                if motion is None:
                    piece.point = goal
                elif piece.point != goal:
                    ways.append((piece, piece.point, goal))
        if motion is None or not ways:
            return

        def step(part: float) -> None:
            for piece, start, goal in ways:
                piece.point = start + (goal - start) * part

        def done() -> None:
            self._moving = None

        duration = motion.duration(_FANNING) if motion.moves else 0
        self._moving = animate(self, duration, step, done)

    def hover(self, place: Hex | None, motion: Motion) -> None:
        """Fan out and name those on a hex; ``None`` for no hex."""
        fanned = place if place is not None and len(self.on(place)) > BESIDE else None
        if fanned != self._fanned:
            self._fanned = fanned
            self.arrange(motion)
        self._take_names_away()
        if place is not None:
            self._name(place)

    def at(self, point: QPointF) -> Hex | None:
        """Return the hex whose golfers are fanned out under a point of the scene."""
        if self._fanned is None:
            return None
        away = hex_centre(self._fanned, UNIT) - point
        near = QPointF.dotProduct(away, away) <= (1.5 * UNIT) ** 2
        return self._fanned if near else None

    def _spots(self, place: Hex, crowd: Sequence[GolferPicture]) -> dict[int, StandingPlace]:
        """Return where each of those on a hex stands, seen from :meth:`point_on`."""
        upwards = self._asides.get(place, _MIDDLE).y() < 0
        return spots(crowd, fanned=place == self._fanned, upwards=upwards)

    def _piece(self, golfer: GolferPicture, radius: float) -> DrawnPiece:
        drawing = drawings.golfer(golfer, radius, self._theme)
        piece = self._pieces.get(golfer.ball)
        if piece is None:
            piece = DrawnPiece(self._lens, HexLayer.GOLFERS, drawing)
            self._pieces[golfer.ball] = piece
            self._board.add(piece)
        piece.show_drawing(drawing)
        piece.opacity = 1.0
        piece.scale = 1.0
        return piece

    def _name(self, place: Hex) -> None:
        crowd = self.on(place)
        for ball, spot in self._spots(place, crowd).items():
            name = self._pictures[ball].name
            if not name or (len(crowd) > 1 and place != self._fanned):
                continue
            item = NameItem(name, self._theme, self._scale)
            below = QPointF(0, spot.radius * 1.35)
            item.setPos(self.point_on(place) + (spot.beside + below) * UNIT)
            self._scene.addItem(item)
            self._names.append(item)

    def _take_names_away(self) -> None:
        for item in self._names:
            self._scene.removeItem(item)
        self._names.clear()

    def _stop(self) -> None:
        if self._moving is not None:
            self._moving.stop()
            self._moving = None


_DEEPEST = 1e-6
"""Part of a layer to a scene unit: more than the height of any course."""


def _depth(point: QPointF) -> float:
    """Return which part of a layer somebody stands in: whoever stands further south is in front."""
    return 0.5 + point.y() * _DEEPEST


def _layer(golfer: GolferPicture, fanned: bool) -> HexLayer:
    if fanned:
        return HexLayer.FAN
    return HexLayer.MOVER if golfer.to_move else HexLayer.GOLFERS
