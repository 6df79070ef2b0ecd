"""The top rack: pawns in the order of play, and the bench of those who passed."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from minigolf_desktop.ui.common.art.icons import icon_pixmap
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.theme import Radius, font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.player_badge import paint_player_token
from minigolf_desktop.ui.designer.widgets.rack_plan import HEAD, PAWNS

translate = QCoreApplication.translate


_TOKEN = 26
"""Width of a token without a name."""


class Pawn(NamedTuple):
    """A pawn in the order of play."""

    name: str
    colour: str
    has_played: bool = False
    is_next: bool = False
    """Whether it is this player's turn."""


class PawnRow(QWidget):
    """Who plays when, from the left."""

    def __init__(self, look: Look, *, has_names: bool = True) -> None:
        """Without names it is a row of tokens, as wide as they are."""
        super().__init__()
        self._look = look
        self._has_names = has_names
        self._pawns: Sequence[Pawn] = ()
        width = QSizePolicy.Policy.Expanding if has_names else QSizePolicy.Policy.Fixed
        self.setSizePolicy(width, QSizePolicy.Policy.Fixed)

    @property
    def pawns(self) -> Sequence[Pawn]:
        """The pawns shown."""
        return self._pawns

    def show_pawns(self, pawns: Sequence[Pawn]) -> None:
        """Show the order of play."""
        if pawns == self._pawns:
            return
        self._pawns = pawns
        lines = [f"{place}. {pawn.name}: {_doing(pawn)}" for place, pawn in enumerate(pawns, 1)]
        title = translate("PawnRow", "Order of play")
        self.setAccessibleName(with_colon(title, ", ".join(lines)))
        self.setToolTip("\n".join((title, *lines)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for tokens, with their names below."""
        if self._has_names:
            return self._look.size(240, PAWNS)
        return self._look.size(_TOKEN * len(self._pawns), HEAD)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint tokens, names and the arrows between them."""
        if not self._pawns:
            return
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = self.width() / len(self._pawns)
        edge = look.px(6) if self._has_names else 0
        for place, pawn in enumerate(self._pawns):
            area = QRectF(place * wide, 0, wide, self.height())
            self._paint_pawn(painter, pawn, area.adjusted(edge, 0, -edge, 0))
            if place and self._has_names:
                side = look.px(11)
                arrow = icon_pixmap("right", theme.second_text, side, self.devicePixelRatioF())
                painter.drawPixmap(QPointF(area.left() - side / 2, look.px(15)), arrow)
        painter.end()

    def _paint_pawn(self, painter: QPainter, pawn: Pawn, area: QRectF) -> None:
        look, theme = self._look, self._look.theme
        if pawn.is_next:
            painter.setPen(QPen(theme.hover_edge, 1.5))
            painter.setBrush(theme.hover)
            radius = Radius.INSET.at(look.scale)
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), radius, radius)
        painter.setOpacity(0.4 if pawn.has_played else 1)
        middle = QPointF(area.center().x(), look.px(20 if self._has_names else HEAD / 2))
        paint_player_token(
            painter, pawn.colour, middle, look.px(14 if self._has_names else 9), theme
        )
        painter.setOpacity(1)
        if pawn.has_played:
            side = look.px(16)
            tick = icon_pixmap("check", theme.fits, side, self.devicePixelRatioF())
            painter.drawPixmap(middle + QPointF(look.px(4), -look.px(2)), tick)
        if self._has_names:
            self._paint_name(painter, pawn, area)

    def _paint_name(self, painter: QPainter, pawn: Pawn, area: QRectF) -> None:
        look, theme = self._look, self._look.theme
        painter.setFont(font("caption_bold" if pawn.is_next else "caption", look.scale))
        if pawn.is_next:
            painter.setPen(theme.hover_text)
        else:
            painter.setPen(theme.second_text if pawn.has_played else theme.text)
        line = QRectF(area.left() + 3, look.px(36), area.width() - 6, look.px(18))
        name = QFontMetricsF(painter.font()).elidedText(
            pawn.name, Qt.TextElideMode.ElideRight, line.width()
        )
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, name)


def _doing(pawn: Pawn) -> str:
    if pawn.is_next:
        return translate("PawnRow", "plays now")
    if pawn.has_played:
        return translate("PawnRow", "has played")
    return translate("PawnRow", "waits")


class Bench(QWidget):
    """The bench at the left of the middle rack: the topmost plays first in the next round."""

    def __init__(self, look: Look, width: float) -> None:
        super().__init__()
        self._look = look
        self._sitting: tuple[Sequence[str], Sequence[str]] | None = None
        self._colours: Sequence[str] = ()
        self.setFixedWidth(look.px(width))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.show_bench((), ())

    @property
    def colours(self) -> Sequence[str]:
        """Colours of those who sit on it, the first to play first."""
        return self._colours

    def show_bench(self, names: Sequence[str], colours: Sequence[str]) -> None:
        """Show who passed, the first to play first."""
        if (names, colours) == self._sitting:
            return
        self._sitting = names, colours
        self._colours = tuple(colours)
        told = ", ".join(names) or translate("Bench", "nobody")
        rule = translate(
            "Bench", "Whoever passed plays first in the next round, the last one first"
        )
        self.setAccessibleName(translate("Bench", "Bench: {names}").replace("{names}", told))
        self.setToolTip(f"{self.accessibleName()}\n{rule}")
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Return room for the bench and one pawn."""
        return self._look.size(30, 60)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bench and who sits on it."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(0, look.px(6), 0, -look.px(6))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.inset)
        radius = Radius.INSET.at(look.scale)
        painter.drawRoundedRect(area, radius, radius)
        side, middle = look.px(20), area.center().x()
        top = area.top() + look.px(6)
        picture = icon_pixmap("bench", theme.second_text, side, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(middle - side / 2, top), picture)
        top += side + look.px(4)
        step = min(look.px(28), (area.bottom() - top - look.px(2)) / max(1, len(self._colours)))
        for place, colour in enumerate(self._colours):
            center = QPointF(middle, top + (place + 0.5) * step)
            paint_player_token(painter, colour, center, min(look.px(12), step * 0.46), theme)
        painter.end()
