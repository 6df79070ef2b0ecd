"""What may be chosen on the course: tinted hexes, marks, dotted ways, the one pointed at."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from minigolf_desktop.model.geometry.hexagon import Hex, neighbour
from minigolf_desktop.ui.common.boards.drawing import PieceDrawing
from minigolf_desktop.ui.common.theme import Theme, font, paint_panel, paint_panel_shadow
from minigolf_desktop.ui.eighteen_holes.art import ground
from minigolf_desktop.ui.eighteen_holes.art.grid import (
    HEX_HEIGHT,
    aim_number,
    hex_at,
    hex_centre,
    hex_polygon,
)
from minigolf_desktop.ui.eighteen_holes.art.landing import GroundSign
from minigolf_desktop.ui.eighteen_holes.art.signs import (
    TeeSign,
    paint_letters,
    pennant_rect,
    tee_sign_rect,
)
from minigolf_desktop.ui.eighteen_holes.board import drawings
from minigolf_desktop.ui.eighteen_holes.board.picture import (
    NO_TARGETS,
    Target,
    Targets,
    Tint,
    Tints,
)
from minigolf_desktop.ui.eighteen_holes.board.pieces import (
    LEAST_SIGN,
    UNIT,
    BoardPiece,
    DrawnPiece,
    HexLayer,
    HexLens,
    Pieces,
)

_WIDEST = 260
_PADDING = 14
_RADIUS = 10
_WRAPS = int(Qt.TextFlag.TextWordWrap)


class TipItem(QGraphicsItem):
    """Two lines on a panel that keeps its size whatever the zoom; its top or bottom middle is its
    position.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._scale = 1.0
        self._words = ("", "")
        self._title = QRectF()
        self._note = QRectF()
        self._above = False
        self._shift = 0.0
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(HexLayer.TIP)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    @property
    def words(self) -> tuple[str, str]:
        """Title and note."""
        return self._words

    @property
    def height(self) -> float:
        """Height in pixels."""
        lines = self._title.height() + self._note.height()
        return lines + (14 if self._words[1] else 12) * self._scale

    @property
    def width(self) -> float:
        """Width in pixels."""
        return max(self._title.width(), self._note.width()) + 2 * _PADDING * self._scale

    def set_look(self, theme: Theme, scale: float) -> None:
        """Take the colours of a theme and an interface scale."""
        self._theme, self._scale = theme, scale
        self._measure()

    def say(self, title: str, note: str) -> None:
        """Say something; without words it disappears."""
        if (title, note) != self._words:
            self._words = (title, note)
            self._measure()
        self.setVisible(bool(title or note))

    def stand(self, above: bool, shift: float) -> None:
        """Stand above or below its position, moved aside by so many pixels."""
        if (above, shift) != (self._above, self._shift):
            self.prepareGeometryChange()
            self._above, self._shift = above, shift
            self.update()

    def _measure(self) -> None:
        self.prepareGeometryChange()
        title, note = self._words
        room = QRectF(0, 0, _WIDEST * self._scale, 400 * self._scale)
        bold = QFontMetricsF(font("panel_title", self._scale))
        small = QFontMetricsF(font("small_body", self._scale))
        self._title = bold.boundingRect(room, _WRAPS, title) if title else QRectF()
        self._note = small.boundingRect(room, _WRAPS, note) if note else QRectF()
        self.update()

    def _body(self) -> QRectF:
        top = -self.height if self._above else 0.0
        return QRectF(self._shift - self.width / 2, top, self.width, self.height)

    def boundingRect(self) -> QRectF:
        """Return the panel with its shadow."""
        return self._body().adjusted(-10, -8, 12, 14)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint panel and words."""
        body = self._body()
        paint_panel_shadow(painter, body, self._theme, _RADIUS)
        paint_panel(painter, body, self._theme, _RADIUS)
        corner = body.topLeft() + QPointF(_PADDING, 6) * self._scale
        title, note = self._words
        painter.setPen(self._theme.text)
        painter.setFont(font("panel_title", self._scale))
        # Lines break where they did when they were measured.
        width = _WIDEST * self._scale
        room = QRectF(corner.x(), corner.y(), width, self._title.height())
        painter.drawText(room, _WRAPS, title)
        painter.setPen(self._theme.second_text)
        painter.setFont(font("small_body", self._scale))
        room = QRectF(corner.x(), room.bottom() + 1, width, self._note.height() + 4)
        painter.drawText(room, _WRAPS, note)


_WITHOUT_WAY = frozenset({GroundSign.WALK, GroundSign.AIM})
"""What is beside the golfer needs no line that leads to it."""

_BESIDE = 0.56 * HEX_HEIGHT * UNIT
"""From the middle of a hex to the tip below or above it."""


class _Stand(NamedTuple):
    """Where a tip may stand; lengths are those of the scene."""

    above: bool
    top: float
    shift: float
    """How far it is moved aside."""


def check_target(index: int | None, targets: Targets) -> None:
    """Raise IndexError where there is no target of an index; None is no target."""
    if index is not None and not 0 <= index < len(targets.targets):
        raise IndexError(index)


_KEY_AT = QPointF(-0.6, -0.6)
"""Where the number of an aim stands, in units from the middle of its mark."""
_KEY = 0.26
"""Half the side of the cap with a number, in units."""
_LEAST_KEY = 8.0
"""The same in pixels at least: smaller it cannot be read."""


def aim_key(direction: int, chosen: bool) -> PieceDrawing:
    """Return the cap of the key that chooses a direction."""
    number = str(aim_number(direction))

    def paint(painter: QPainter, unit: float) -> None:
        half = max(_KEY * unit, _LEAST_KEY)
        cap = QRectF(-half, -half, 2 * half, 2 * half)
        painter.setPen(QPen(ground.INK, half * 0.16))
        painter.setBrush(ground.GOLD if chosen else ground.PAPER)
        painter.drawRoundedRect(cap, half * 0.45, half * 0.45)
        paint_letters(painter, number, QPointF(), half * 1.35, ground.INK)

    return PieceDrawing(("aim", number, chosen), _KEY_ROOM, paint)


def _numbered(targets: Targets) -> Iterator[tuple[int, int]]:
    """Yield the targets that a number leads to, each with its direction."""
    for index, target in enumerate(targets.targets):
        start = targets.targets[0].path[0]
        for aim in targets.aims:
            if target.path[:2] == (start, neighbour(start, aim)):
                yield index, aim


_KEY_ROOM = QRectF(-1.2, -1.2, 2.4, 2.4)


class Aiming(QObject):
    """The targets of a scene. One may be kept, by key or click; the pointer shows others."""

    pointed = Signal(object)
    """Another target is pointed at: its index, or None."""

    def __init__(self, parent: QObject, pieces: Pieces, lens: HexLens, tip: TipItem) -> None:
        super().__init__(parent)
        self._pieces = pieces
        self._lens = lens
        self._tip = tip
        self._targets = NO_TARGETS
        self._greens: frozenset[Hex] = frozenset()
        self._in_play: frozenset[Hex] = frozenset()
        self._pennants: dict[Hex, QRectF] = {}
        self._marks: list[DrawnPiece] = []
        self._ways: list[DrawnPiece | None] = []
        self._arcs: dict[int, DrawnPiece] = {}
        self._keys: dict[int, tuple[int, DrawnPiece]] = {}
        self._kept: int | None = None
        self._hovered: int | None = None
        self._shown: int | None = None
        self._explained: tuple[Hex, str, str] | None = None

    @property
    def targets(self) -> Targets:
        """What may be chosen."""
        return self._targets

    @property
    def pointed_at(self) -> int | None:
        """Index of the target that is pointed at."""
        return self._shown

    @property
    def target(self) -> Target | None:
        """The target that is pointed at."""
        return None if self._shown is None else self._targets.targets[self._shown]

    def set_greens(self, greens: frozenset[Hex], in_play: frozenset[Hex]) -> None:
        """Tell where flags stand, and which of them are played to."""
        self._greens, self._in_play = greens, in_play
        self._pennants = {
            green: pennant_rect(UNIT).translated(hex_centre(green, UNIT)) for green in greens
        }

    def show(self, targets: Targets) -> None:
        """Show other targets; none is pointed at then."""
        if targets == self._targets:
            return
        keys = (piece for _, piece in self._keys.values())
        for piece in (*self._marks, *self._ways, *keys):
            if piece is not None:
                self._pieces.remove(piece)
        self._point(None)
        self._kept = self._hovered = None
        self._targets = targets
        self._arcs.clear()
        self._marks = [self._mark(target) for target in targets.targets]
        self._ways = [self._way(target) for target in targets.targets]
        self._keys = {index: self._key(index, aim) for index, aim in _numbered(targets)}

    def keep(self, index: int | None) -> None:
        """Point at a target until told otherwise; raises IndexError where there is none."""
        check_target(index, self._targets)
        self._kept, self._hovered = index, None
        self._point(index)

    def hover(self, at: QPointF | None) -> bool:
        """Follow the pointer, in scene units; return whether a target is there."""
        self._hovered = None if at is None else self.index_at(at)
        self._point(self._kept if self._hovered is None else self._hovered)
        return self._hovered is not None

    def index_at(self, at: QPointF) -> int | None:
        """Return the target at a point; of several on a hex the one whose way comes from there."""
        place = hex_at(at, UNIT)
        found = [
            index for index, target in enumerate(self._targets.targets) if target.place == place
        ]
        if not found:
            return None
        if self._shown in found and len({self._from(index) for index in found}) == 1:
            return self._shown
        return min(found, key=lambda index: self._away(index, at))

    def _from(self, index: int) -> Hex:
        return self._targets.targets[index].path[-2:][0]

    def _away(self, index: int, at: QPointF) -> float:
        way = hex_centre(self._from(index), UNIT) - at
        return float(QPointF.dotProduct(way, way))

    # Pieces

    def _mark(self, target: Target) -> DrawnPiece:
        piece = DrawnPiece(self._lens, HexLayer.MARKS, self._marked(target, False))
        piece.stand_on(target.place)
        self._pieces.add(piece)
        return piece

    def _key(self, index: int, aim: int) -> tuple[int, DrawnPiece]:
        piece = DrawnPiece(self._lens, HexLayer.MOVER, aim_key(aim, False))
        piece.stand_on(self._targets.targets[index].place, _KEY_AT)
        self._pieces.add(piece)
        return aim, piece

    def _marked(self, target: Target, pointed: bool) -> PieceDrawing:
        return drawings.mark(target, pointed, flagged=target.place in self._greens)

    def _way(self, target: Target) -> DrawnPiece | None:
        if target.sign in _WITHOUT_WAY or len(target.path) < 2:
            return None
        piece = DrawnPiece(self._lens, HexLayer.WAYS, drawings.way(target))
        self._pieces.add(piece)
        return piece

    def _point(self, index: int | None) -> None:
        if index == self._shown:
            return
        if self._shown is not None:
            self._dress(self._shown, False)
        self._shown = index
        if index is not None:
            self._dress(index, True)
        for numbered, (aim, piece) in self._keys.items():
            piece.show_drawing(aim_key(aim, numbered == index))
        self.place_tip()
        self.pointed.emit(index)

    def _dress(self, index: int, pointed: bool) -> None:
        mark, way = self._marks[index], self._ways[index]
        target = self._targets.targets[index]
        mark.show_drawing(self._marked(target, pointed))
        mark.layer = HexLayer.POINTED if pointed else HexLayer.MARKS
        if way is not None:
            way.visible = not pointed
            if pointed:
                self._pieces.add(self._arc(index))
            else:
                self._pieces.remove(self._arc(index))

    def _arc(self, index: int) -> DrawnPiece:
        """Return the flight to a target, which is worked out when it is first pointed at."""
        arc = self._arcs.get(index)
        if arc is None:
            drawing = drawings.arc(self._targets.targets[index], self._targets.colour)
            arc = self._arcs[index] = DrawnPiece(self._lens, HexLayer.ARC, drawing)
        return arc

    def explain(self, place: Hex | None, title: str = "", note: str = "") -> None:
        """Tell something beside a hex where no target is pointed at; None ends it."""
        if place is not None or self._explained is not None:
            self._explained = None if place is None else (place, title, note)
            self.place_tip()

    def place_tip(self) -> None:
        """Keep the tip inside the free area: below its hex, or above where there is no room."""
        target = self.target
        if target is not None:
            told = (target.place, target.title, target.note)
            self._tell(*told, over=_comes_from_below(target), golfer=target.path[0])
        elif self._explained is not None:
            self._tell(*self._explained, over=False)
        else:
            self._tip.say("", "")

    def _tell(
        self, place: Hex, title: str, note: str, *, over: bool, golfer: Hex | None = None
    ) -> None:
        tip, pixel = self._tip, 1 / self._lens.scale
        tip.say(title, note)
        middle = hex_centre(place, UNIT)
        wide, high = tip.width * pixel, tip.height * pixel

        def hides(stand: _Stand) -> int:
            body = QRectF(middle.x() - wide / 2 + stand.shift, stand.top, wide, high)
            return self._hidden_by(body, place, golfer)

        best = min(self._stands(middle, wide, high, over), key=hides)
        tip.setPos(middle.x(), best.top + high if best.above else best.top)
        tip.stand(best.above, best.shift / pixel)

    def _stands(self, middle: QPointF, wide: float, high: float, over: bool) -> list[_Stand]:
        """Return where a tip may stand in the free area, the usual place first."""
        free, pixel = self._lens.free, 1 / self._lens.scale
        gap = _BESIDE + 6 * pixel
        has_room = {
            True: middle.y() - gap - high > free.top(),
            False: middle.y() + gap + high <= free.bottom(),
        }
        usual = (over and has_room[True]) or not has_room[False]
        stands = []
        for above in (usual, not usual):
            if above is not usual and not has_room[above]:
                continue
            top = middle.y() - gap - high if above else middle.y() + gap
            top = max(free.top(), min(free.bottom() - high, top))
            for lean in (0.0, 0.4, -0.4):
                edge = wide / 2 + 4 * pixel
                left, right = free.left() + edge - middle.x(), free.right() - edge - middle.x()
                stands.append(_Stand(above, top, max(left, min(right, lean * wide))))
        return stands

    def _hidden_by(self, body: QRectF, place: Hex, golfer: Hex | None) -> int:
        """Return how much that matters a tip beside a place would hide."""
        weight = sum(
            3 if green in self._in_play else 1
            for green, pennant in self._pennants.items()
            if green != place and pennant.intersects(body)
        )
        stands_there = golfer is not None and body.contains(hex_centre(golfer, UNIT))
        return weight + 3 * stands_there


def _comes_from_below(target: Target) -> bool:
    """Return whether words below a hex would hide the way there and the golfer."""
    return hex_centre(target.place, UNIT).y() < hex_centre(target.path[0], UNIT).y()


class TintPiece(BoardPiece):
    """Shows tints, each a small picture of the lens that many hexes share.

    The signs of tees, which are a part of the ground, stand on them.
    """

    def __init__(self, lens: HexLens) -> None:
        super().__init__(HexLayer.TINTS)
        self._lens = lens
        self._tints: dict[Hex, Tint] = {}
        self._drawn: list[_Placed] = []
        self._signs: list[_Placed] = []
        self._above: list[_Placed] = []
        self._area = QRectF()

    def show_tints(self, tints: Tints) -> None:
        """Show other tints."""
        wanted = {tint.place: tint for tint in tints}
        if wanted == self._tints:
            return
        self._tints = wanted
        self._drawn = [
            _Placed(room, room.center(), drawings.tint(tint))
            for tint in tints
            for room in (hex_polygon(tint.place, UNIT).boundingRect(),)
        ]
        self._arrange()

    def set_signs(self, signs: Iterable[TeeSign]) -> None:
        """Take the signs of the tees of the course."""
        around = tee_sign_rect(UNIT)
        self._signs = [
            _Placed(
                around.translated(sign.point * UNIT), sign.point * UNIT, drawings.tee_sign(sign)
            )
            for sign in signs
        ]
        self._arrange()

    def _arrange(self) -> None:
        """Find the signs that stand on tints, and the room of all."""
        rooms = [one.room for one in self._drawn]
        self._above = [one for one in self._signs if any(map(one.room.intersects, rooms))]
        self._area = QRectF()
        for one in (*self._drawn, *self._above):
            self._area |= one.room
        self.reshape()

    def at(self, place: Hex) -> Tint | None:
        """Return the tint of a hex."""
        return self._tints.get(place)

    @property
    def area(self) -> QRectF:
        """The room of all tints."""
        return self._area

    def paint(self, painter: QPainter, seen: QRectF) -> None:
        """Draw the tints that are seen."""
        signs = self._above if self._lens.scale * UNIT >= LEAST_SIGN else ()
        for room, point, drawing in (*self._drawn, *signs):
            if seen.intersects(room):
                painter.translate(point)
                self._lens.draw(painter, drawing, self.update)
                painter.translate(-point)


class _Placed(NamedTuple):
    """A drawing where it is drawn."""

    room: QRectF
    """What it covers."""
    point: QPointF
    """What it is drawn round."""
    drawing: PieceDrawing
