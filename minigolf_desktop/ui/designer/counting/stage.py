"""What is seen over the board at the end of a counting: a stage for several, confetti for one."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QHBoxLayout, QStyleOptionGraphicsItem, QWidget

from minigolf_desktop.model.designer import MrClient, MrsClient, Standings
from minigolf_desktop.model.designer.box import Land
from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.common.art.furnishings import PAVILION_TOP
from minigolf_desktop.ui.common.art.honours import paint_confetti
from minigolf_desktop.ui.common.boards.motion import Moment, Motion
from minigolf_desktop.ui.common.boards.placement import Layer
from minigolf_desktop.ui.common.players import face_of
from minigolf_desktop.ui.common.records.exhibition import Pavilion
from minigolf_desktop.ui.common.text import content_name
from minigolf_desktop.ui.common.theme import Space, Theme
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.ending import Placed, Podium
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.art.fence import plot_shape
from minigolf_desktop.ui.designer.art.tile import TileAtlas
from minigolf_desktop.ui.designer.board.view import BoardView
from minigolf_desktop.ui.designer.counting.result import FinalTable
from minigolf_desktop.ui.designer.counting.steps import CountedCourse
from minigolf_desktop.ui.designer.widgets.course_card import Neighbour, NeighbourCard

_WIDEST = 460
_SHARE = 100
"""Share of the room that a card takes, up to its widest."""


class FinishedCourses(Pavilion):
    """A card for each course; a click shows it large. The table beside them has the scores."""

    chosen = Signal(int)
    """The course of a player is to be seen large; carries the place among those shown."""

    def __init__(
        self, look: Look, players: Sequence[Seat], courses: Sequence[CountedCourse]
    ) -> None:
        super().__init__(look, translate("race", "Both courses"))
        row = QHBoxLayout(self)
        sides = (Space.MEDIUM, PAVILION_TOP + 2, Space.MEDIUM, Space.MEDIUM)
        row.setContentsMargins(*(look.px(side) for side in sides))
        row.setSpacing(look.px(Space.MEDIUM))
        row.addStretch(1)
        atlas = TileAtlas()
        for place, (player, one) in enumerate(zip(players, courses, strict=True)):
            card = NeighbourCard(look, atlas)
            card.setCheckable(False)
            card.setMaximumWidth(look.px(_WIDEST))
            card.show_player(
                Neighbour(
                    name=player.name,
                    colour=player.colour,
                    course=one.course,
                    total=None,
                    doing="",
                    face=face_of(player),
                )
            )
            card.clicked.connect(lambda _=False, place=place: self.chosen.emit(place))
            row.addWidget(card, _SHARE)
        row.addStretch(1)


_ACROSS = 2.4
"""Scene units to a unit of the confetti."""
_ROOM_OF_A_PIECE = 5200.0
"""Square units of the scene for each piece."""


class FinaleItem(QGraphicsItem):
    """Confetti over the free ground of a part of the scene: none lies on the land."""

    def __init__(self, area: QRectF, land: Land, theme: Theme) -> None:
        super().__init__()
        self._area = area
        self._theme = theme
        self._fallen = 0.0
        ground = QPainterPath()
        ground.addRect(area)
        self._ground = ground.subtracted(plot_shape(land).verge)
        self.setZValue(Layer.PILL)

    @property
    def fallen(self) -> float:
        """How far it has come from above, from 0 to 1."""
        return self._fallen

    def fall(self, part: float) -> None:
        """Be so far on its way."""
        self._fallen = part
        self.update()

    def boundingRect(self) -> QRectF:
        """Return all of its part of the scene."""
        return self._area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint what is in the air, or lies on the ground."""
        area = self._area
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setClipPath(self._ground, Qt.ClipOperation.IntersectClip)
        painter.scale(_ACROSS, _ACROSS)
        pieces = round(area.width() * area.height() / _ROOM_OF_A_PIECE)
        small = QRectF(area.topLeft() / _ACROSS, area.size() / _ACROSS)
        paint_confetti(painter, small, self._theme, self._fallen, pieces)


_FALLS = 1800
"""Milliseconds in which confetti falls."""


class Finale:
    """Confetti that falls round the course of one alone whose clients are happy."""

    def __init__(self, view: BoardView, theme: Theme) -> None:
        self._view = view
        self._theme = theme
        self._falling = Moment(view)
        self.item: FinaleItem | None = None
        """What falls, or lies there; None before it is thrown."""

    def throw(self, land: Land, motion: Motion) -> None:
        """Let it fall over what is seen of a land."""
        seen = self._view.mapToScene(self._view.viewport().rect()).boundingRect()
        self.item = FinaleItem(seen, land, self._theme)
        self._view.scene().addItem(self.item)
        self._falling.play(_FALLS, motion, self.item.fall)

    def set_visible(self, visible: bool) -> None:
        """Show it or hide it, once it was thrown."""
        if self.item is not None:
            self.item.setVisible(visible)

    def hurry(self) -> None:
        """Let it lie there at once."""
        self._falling.hurry()


_TABLE = 0.46
"""Part of the height that the final table takes at most."""
_COURSE = 0.44
"""Part of the width that the winner's course has, beside the podium."""


class EndStage:
    """The final table along the foot, and above it the podium, or both courses of a race."""

    def __init__(
        self,
        look: Look,
        players: Sequence[Seat],
        clients: tuple[MrsClient, MrClient],
        standings: Standings,
        footer: str,
        screen: QWidget,
    ) -> None:
        """``footer`` stands below the table."""
        self._look = look
        self._players = tuple(players)
        self._standings = standings
        self.table = FinalTable(look, players, clients, standings, footer)
        """All figures."""
        self.table.setParent(screen)
        self.podium: Podium | None = None
        """Who came where, beside the winner's course; None after a race."""
        self.finished: FinishedCourses | None = None
        """Both courses of a race; None where nobody was raced."""

    def add_podium(self, motion: Motion) -> None:
        """Have a podium above the table."""
        self.podium = Podium(self._look, motion)
        self.podium.setParent(self.table.parentWidget())

    def add_courses(self, courses: Sequence[CountedCourse]) -> FinishedCourses:
        """Have the courses of a race above the table, and return them."""
        self.finished = FinishedCourses(self._look, self._players, courses)
        self.finished.setParent(self.table.parentWidget())
        return self.finished

    def show_places(self, courses: Sequence[CountedCourse]) -> None:
        """Show on the podium who came where; the points stand in the table below."""
        if self.podium is None:
            return
        places = self._standings.places
        order = sorted(range(len(self._players)), key=lambda seat: (places[seat], seat))
        self.podium.show_places(
            [
                Placed(
                    places[seat],
                    self._players[seat].name,
                    content_name(courses[seat].course.land.name),
                    self._players[seat].colour,
                    face_of(self._players[seat]),
                )
                for seat in order
            ]
        )

    def set_visible(self, visible: bool) -> None:
        """Show all of it, or none."""
        for part in (self.table, self.finished, self.podium):
            if part is not None:
                part.setVisible(visible)

    def course_room(self, room: QRect, free: QRect) -> QRect:
        """Return where a course is seen: in the free part of the room, above the table."""
        place = QRect(free)
        place.setBottom(self._table_place(room).top() - self._look.px(Space.SMALL))
        if self.finished is not None:
            # Both are seen on their cards: the one on the board lies behind them.
            place.setHeight(place.height() // 2)
            place.translate(0, self._look.px(Space.LARGE))
        place.setWidth(round(place.width() * _COURSE))
        return place

    def arrange(self, room: QRect, course: QRect) -> None:
        """Take its place in a room, with a course in a part of it."""
        gap = self._look.px(Space.MEDIUM)
        table = self._table_place(room)
        self.table.setGeometry(table)
        above = QRect(room.left(), room.top() + gap, table.width(), 0)
        above.setBottom(table.top() - gap)
        if self.finished is not None:
            self.finished.setGeometry(above)
            self.finished.raise_()
        if self.podium is not None:
            above.setLeft(course.right() + gap)
            self.podium.setGeometry(above)
            self.podium.raise_()
        self.table.raise_()

    def _table_place(self, room: QRect) -> QRect:
        """Return where the final table stands: along the foot, as low as it can be read."""
        place = QRect(room)
        high = min(self.table.sizeHint().height(), round(room.height() * _TABLE))
        place.setTop(room.bottom() + 1 - high)
        place.setRight(room.right() - self._look.px(Space.HAIR))
        return place
