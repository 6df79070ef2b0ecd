"""A small live course of another player, with name, score and what they are doing."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from minigolf_desktop.model.designer import Course
from minigolf_desktop.model.geometry.square import unpack
from minigolf_desktop.ui.common.art.pictures import icon_pixmap
from minigolf_desktop.ui.common.kept import Atlas
from minigolf_desktop.ui.common.spare_time import Piecemeal
from minigolf_desktop.ui.common.text import in_order, signed
from minigolf_desktop.ui.common.theme import Radius, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.tokens import paint_player_token, round_portrait
from minigolf_desktop.ui.designer.art.tile import TileAtlas
from minigolf_desktop.ui.designer.board.tile_item import CELL
from minigolf_desktop.ui.designer.course_art import (
    course_area,
    course_picture,
    ground_step_by_step,
    tile_side,
)

_EDGE = 7
"""Width of the edge of a card with its round corners, beside which the board is seen."""

_FINER = 2
"""The picture is painted so much larger, then made smaller: small tiles stay clear."""


_FACE = 24
"""Side of the portrait of a computer player."""

_WORDS = 66
"""Width that the words beside the picture have at least."""

_STEP = 16
"""The picture's room in steps of so many pixels: cards change their width by a few."""


_Pictured = tuple[Course, QSize]
"""A course and the size of its picture."""


def _are_same(wanted: _Pictured, other: _Pictured | None) -> bool:
    return other is not None and wanted[0] is other[0] and wanted[1] == other[1]


class Neighbour(NamedTuple):
    """What is shown of another player."""

    name: str
    colour: str
    course: Course
    total: int | None
    """Score; None where it is told elsewhere."""
    doing: str
    """State in a word or two; empty where the course has all the room."""
    note: str = ""
    """How far the course has grown, or how many tiles were taken face down."""
    promises: int = 0
    """How many promises were made; which ones is a secret."""
    has_reserve: bool = False
    new: Collection[int] = ()
    """Cells of the tiles placed since the last turn of the player at the table."""
    is_next: bool = False
    """Whether it is this player's turn."""
    face: str = ""
    """Picture of who plays (:mod:`.art.pictures`); empty for none."""


class CourseStrip(QWidget):
    """A row of courses over a board."""

    @property
    def paper(self) -> QRegion:
        """What the cards hide of the board below, in its pixels."""
        paper = QRegion()
        for card in self.findChildren(NeighbourCard):
            if card.isVisible() and card.player is not None:
                paper += card.inside.translated(card.pos())
        return paper


class NeighbourCard(QAbstractButton):
    """A click shows the course large, another one goes back."""

    def __init__(self, look: Look, atlas: TileAtlas) -> None:
        super().__init__()
        self._look = look
        self._atlas = atlas
        self._player: Neighbour | None = None
        self._picture = QImage()
        self._ground = QImage()
        self._ground_key: tuple[object, ...] = ()
        self._stamps = Atlas(0)
        self._place = QRectF()
        self._pictured: _Pictured | None = None
        self._wanted: _Pictured | None = None
        self._painting: Piecemeal | None = None
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMaximumWidth(look.px(260))

    @property
    def player(self) -> Neighbour | None:
        """Who is shown."""
        return self._player

    @property
    def inside(self) -> QRect:
        """What it hides, and where all that it tells stands: all but its edge."""
        edge = self._look.px(_EDGE)
        return self.rect().adjusted(edge, edge, -edge, -edge)

    def show_player(self, player: Neighbour) -> None:
        """Show a player."""
        if player == self._player:
            return
        self._player = player
        new = translate("CourseCard", "%n new tiles", "", len(player.new)) if player.new else ""
        words = (player.doing, player.note, new)
        text = player.name
        if player.total is not None:
            text = translate("CourseCard", "{name}: score {points}")
            text = text.format(name=player.name, points=signed(player.total))
        self.setAccessibleName(", ".join(part for part in (text, *words) if part))
        hint = translate("CourseCard", "Click to see the course large (O)")
        self.setToolTip(f"{self.accessibleName()}\n{hint}")
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size that it has in a low window."""
        return self._look.size(180, 122)

    def minimumSizeHint(self) -> QSize:
        """Return the size below which it cannot be read."""
        return self._look.size(128, 100)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        player = self._player
        if player is None:
            return
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        radius = Radius.PANEL.at(look.scale)
        lit = self.isChecked() or self.underMouse()
        edge = theme.focus if self.hasFocus() else theme.hover_edge if lit else theme.line
        painter.setPen(QPen(edge, 2 if lit or self.hasFocus() else 1))
        painter.setBrush(theme.hover if self.isChecked() else theme.panel)
        painter.drawRoundedRect(area, radius, radius)
        if event.region().intersects(self.inside):
            self._paint_inside(painter, player)
        painter.end()

    def _paint_inside(self, painter: QPainter, player: Neighbour) -> None:
        """Paint all that is told: not where only the board beside the card is another one."""
        look = self._look
        self._paint_name(painter, player)
        pad, head = look.px(9), look.px(33)
        high = self.height() - head - pad
        words = QFontMetricsF(font("caption_bold", look.scale)).horizontalAdvance(player.doing)
        room, share = self.width() - 2.0 * pad, 1.0
        if player.doing:
            room, share = room - look.px(9) - max(look.px(_WORDS), words + 2), 0.52
        widest = QRectF(pad, head, min(room, self.width() * share), high)
        left = self._paint_course(painter, player, widest) + look.px(9)
        self._paint_state(painter, player, QRectF(left, head, self.width() - left - pad, high))

    def _paint_name(self, painter: QPainter, player: Neighbour) -> None:
        look, theme = self._look, self._look.theme
        paint_player_token(
            painter, player.colour, QPointF(look.px(19), look.px(18)), look.px(10), theme
        )
        left = look.px(34)
        if player.face:
            side, ratio = look.px(_FACE), self.devicePixelRatioF()
            portrait = round_portrait(player.face, side, ratio, theme)
            painter.drawPixmap(QPointF(left - look.px(2), look.px(18) - side / 2), portrait)
            left += side + look.px(2)
        painter.setFont(font("small_bold", look.scale))
        painter.setPen(theme.hover_text if self.isChecked() else theme.text)
        points = "" if player.total is None else signed(player.total)
        painter.save()
        painter.setFont(font("panel_title", look.scale))
        width = QFontMetricsF(painter.font()).horizontalAdvance(points) + 2
        right = self.width() - look.px(12)
        vertical = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(right - width, look.px(6), width, look.px(24)), vertical, points)
        painter.restore()
        room = right - width - look.px(6) - left
        name = QFontMetricsF(painter.font()).elidedText(
            in_order(player.name), Qt.TextElideMode.ElideRight, room
        )
        painter.drawText(QRectF(left, look.px(6), room, look.px(24)), vertical, name)

    def place_of(self, cell: int) -> QRectF:
        """Return where a cell of the course lies in the card; its middle before it is painted."""
        player, place = self._player, self._place
        if player is None or place.isEmpty():
            return QRectF(self.rect())
        area = course_area(player.course)
        scale = place.width() / area.width()
        x, y = unpack(cell)
        corner = QPointF(x * CELL, y * CELL) - area.topLeft()
        return QRectF(place.topLeft() + corner * scale, QSizeF(CELL, CELL) * scale)

    def _paint_course(self, painter: QPainter, player: Neighbour, room: QRectF) -> float:
        """Paint the course, as it was until there is time for its picture; return where it ends."""
        ratio = self.devicePixelRatioF() * _FINER
        wide, high = (int(side * ratio) // _STEP * _STEP for side in room.size().toTuple())
        self._want(player.course, QSize(wide, high))
        pixels = self._picture.size().toSizeF()
        if self._picture.isNull():
            pixels = course_area(player.course).size()
        seen = pixels.scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
        place = QRectF(room.topLeft(), seen)
        place.moveTop(room.center().y() - seen.height() / 2)
        if not player.doing:
            # Nothing stands beside it: it has the middle.
            place.moveLeft(room.center().x() - seen.width() / 2)
        self._place = place
        # Making the picture smaller takes longer than all else on the card.
        picture, size = self._picture, place.size().toTuple()
        painter.translate(place.topLeft())
        self._stamps.stamp(
            painter,
            self.devicePixelRatioF(),
            (picture.cacheKey(), size),
            QRectF(QPointF(0, 0), place.size()),
            lambda inner: inner.drawImage(QRectF(0, 0, *size), picture),
        )
        painter.translate(-place.topLeft())
        if self._pictured is not None and self._pictured[0] is player.course:
            self._paint_new(painter, player)
        return place.right()

    def _want(self, course: Course, size: QSize) -> None:
        """Have the picture of a course painted, tile by tile while nothing else is to be done."""
        if _are_same((course, size), self._pictured) or _are_same((course, size), self._wanted):
            return
        if self._painting is not None:
            self._painting.stop()
        self._wanted = course, size
        self._painting = Piecemeal(self._pieces(course, size), self._show_picture, self)

    def _pieces(self, course: Course, size: QSize) -> Iterator[QImage | None]:
        side = tile_side(course, size)
        for tile in course.tiles.values():
            self._atlas.pixmap(course.box.design(tile), tile & 3, side)
            yield None
        colour = self._player.colour if self._player else ""
        theme, area = self._look.theme, course_area(course)
        key = (course.land, area.getRect(), size, colour)
        if key != self._ground_key:
            self._ground_key = ()
            for ground in ground_step_by_step(course, size, theme, colour):
                self._ground = ground
                yield None
            self._ground_key = key
        yield course_picture(course, size, theme, self._atlas, colour, self._ground)

    def _show_picture(self, picture: QImage) -> None:
        self._picture, self._pictured, self._wanted = picture, self._wanted, None
        self.update()

    def _paint_new(self, painter: QPainter, player: Neighbour) -> None:
        """Frame the new tiles."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for cell in player.new:
            square = self.place_of(cell)
            painter.setPen(QPen(self._look.theme.panel, 3.5))
            painter.drawRoundedRect(square, 2, 2)
            painter.setPen(QPen(self._look.theme.hover_edge, 2))
            painter.drawRoundedRect(square, 2, 2)

    def _paint_state(self, painter: QPainter, player: Neighbour, room: QRectF) -> None:
        look, theme = self._look, self._look.theme
        painter.setFont(font("caption_bold" if player.is_next else "caption", look.scale))
        painter.setPen(theme.hover_text if player.is_next else theme.text)
        wraps = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        drawn = painter.drawText(room, int(wraps), player.doing)
        used = drawn.height() if isinstance(drawn, QRectF) else look.px(17)
        painter.setFont(font("caption", look.scale))
        painter.setPen(theme.second_text)
        painter.drawText(room.adjusted(0, used + 1, 0, 0), int(wraps), player.note)
        x, side = room.left(), look.px(15)
        foot = room.bottom() - side
        signs = [("promise", str(player.promises))] if player.promises else []
        signs += [("reserve", "")] if player.has_reserve else []
        for name, figure in signs:
            picture = icon_pixmap(name, theme.second_text, side, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(x, foot), picture)
            painter.drawText(
                QRectF(x + side + 2, foot - 1, look.px(18), side + 2),
                Qt.AlignmentFlag.AlignVCenter,
                figure,
            )
            x += side + (look.px(20) if figure else look.px(6))
