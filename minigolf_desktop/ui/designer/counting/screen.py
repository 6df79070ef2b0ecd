"""The final counting: one condition after the other, for all players at once."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPixmap, QShortcut
from PySide6.QtWidgets import QGraphicsItem, QHBoxLayout, QStyleOptionGraphicsItem, QWidget

from minigolf_desktop.model.designer import PROMISES, Standings, satisfaction
from minigolf_desktop.model.designer.box import Land
from minigolf_desktop.model.play import Seat
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.art.furnishings import PAVILION_TOP
from minigolf_desktop.ui.common.art.honours import paint_confetti
from minigolf_desktop.ui.common.boards.motion import Moment, Motion
from minigolf_desktop.ui.common.boards.placement import Layer
from minigolf_desktop.ui.common.lessons.taught import Finder
from minigolf_desktop.ui.common.records.exhibition import Pavilion
from minigolf_desktop.ui.common.sounds import Sound, let_hear
from minigolf_desktop.ui.common.text import content_name
from minigolf_desktop.ui.common.theme import Space, Theme
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.ending import Placed, Podium
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.art.fence import plot_shape
from minigolf_desktop.ui.designer.art.tile import TileAtlas
from minigolf_desktop.ui.designer.counting.counting_board import CountingBoard
from minigolf_desktop.ui.designer.counting.panels import (
    CountedCourse,
    RankedPlayer,
    RankingPanel,
    totals_at,
)
from minigolf_desktop.ui.designer.counting.result import (
    CountingEnd,
    FinalTable,
    GroupResultPanel,
    SoloResultPanel,
)
from minigolf_desktop.ui.designer.counting.track import GroupScoreTrack, ScoreTrack, SoloScoreTrack
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.text.conditions import CONDITION_ICONS, condition_name
from minigolf_desktop.ui.designer.text.game import setup_words
from minigolf_desktop.ui.designer.widgets.clients import wish_icon
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
                    face=player.character,
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


_TABLE = 0.46
"""Part of the height that the final table takes at most."""
_HAPPY = 3
"""Level of satisfaction from which on there is something to celebrate."""
_FALLS = 1800
"""Milliseconds in which confetti falls."""
_COURSE = 0.44
"""Part of the width that the winner's course has, beside the podium."""


class CountingScreen(CountingBoard):
    """Counts all courses; the players go from step to step and from course to course."""

    picture = Signal(int)
    """The course of a seat is to be saved as a picture."""
    course = Signal(int)
    """The course of a seat is to be saved as a course file."""
    putt = Signal(int)
    """The course of a seat is to be putted on."""
    table_saved = Signal(QPixmap)
    """The final table is to be saved; carries its picture."""

    def __init__(
        self, look: Look, session: TableSession, atlas: TileAtlas, settings: Settings
    ) -> None:
        standings, players = session.standings, session.racers
        courses = _counted(session, standings)
        # People look at their own courses first, although a computer may have won.
        own = (0,) if session.is_solo else session.people or standings.winners
        first = min(own, key=lambda seat: standings.places[seat])
        super().__init__(look, session, atlas, settings, courses, first)
        self.standings = standings
        """The game counted to the end."""
        self._players = players
        totals = [count.after for counts in self._counts for count in counts]
        advanced = session.match.setup.is_advanced
        self.ranking: RankingPanel | None = None
        """All players in the order of the condition, on the right; None for one alone."""
        self.final_table: FinalTable | None = None
        """All figures, over the board at the end; None for one alone."""
        self.finale: FinaleItem | None = None
        """Confetti round the course of one alone; None unless its clients are happy."""
        self._falling = Moment(self)
        self.finished: FinishedCourses | None = None
        """Both courses of a race, below the final table; None where nobody was raced."""
        self.podium: Podium | None = None
        """Who came where, beside the winner's course; None in a game alone."""
        self.track: ScoreTrack
        """Where the totals stand."""
        self.result: CountingEnd
        """What it comes to, on the right at the end."""
        if len(players) > 1:
            self.ranking = RankingPanel(look, players)
            words = setup_words(session.match.setup)
            clients = session.table.clients
            self.final_table = FinalTable(look, players, clients, standings, words)
            self.final_table.setParent(self)
        if session.is_solo:
            self.track = SoloScoreTrack(look, players, totals, self._motion, advanced)
            rival = (session.rival.name, standings.totals[1]) if session.rival else None
            clients, motion = session.table.clients, self._motion
            total = standings.totals[0]
            self.result = SoloResultPanel(look, clients, motion, total, advanced, rival)
        else:
            self.track = GroupScoreTrack(look, players, totals, self._motion)
            clients = session.table.clients
            self.result = GroupResultPanel(look, players, standings, clients, self._motion)
            self.podium = Podium(look, self._motion)
            self.podium.setParent(self)
        if session.rival is not None:
            self.finished = FinishedCourses(look, players, courses)
            self.finished.setParent(self)
            self.finished.chosen.connect(self._see_course)
        self.open(self.result, self.track, *([] if self.ranking is None else [self.ranking]))

    def _connect(self) -> None:
        super()._connect()
        result = self.result
        result.picture.connect(lambda: self.picture.emit(self._seat))
        result.course.connect(lambda: self.course.emit(self._seat))
        result.putt.connect(lambda: self.putt.emit(self._seat))
        ranking, table = self.ranking, self.final_table
        if ranking is None or table is None:
            return
        ranking.looked_at.connect(self.look_at)
        players = len(self._players)
        QShortcut(Qt.Key.Key_Down, self, lambda: self.look_at((self._seat + 1) % players))
        QShortcut(Qt.Key.Key_Up, self, lambda: self.look_at((self._seat - 1) % players))
        result.table.connect(lambda: self.table_saved.emit(table.grab()))
        result.courses.connect(lambda _: self._set_stage())

    @property
    def parts(self) -> Mapping[str, Finder]:
        """What finds the parts that lessons tell about; what everybody promised, once revealed."""
        return {**super().parts, "promises": lambda _: self._revealed}

    @property
    def _revealed(self) -> QWidget | None:
        """Where promises are seen: in the ranking once they count, in the table at the end."""
        if self.is_done:
            return self.final_table
        is_counted = self.step > 0 and self.counts[self.step - 1].condition == "promises"
        return self.ranking if is_counted else None

    @property
    def seat(self) -> int:
        """Whose course is on the board."""
        return self._seat

    def _see_course(self, seat: int) -> None:
        """Leave the final table for the course of a player."""
        self.look_at(seat)
        if self.result.see is not None:
            self.result.see.setChecked(True)

    def look_at(self, seat: int) -> None:
        """Put the course of a player on the board."""
        self._seat = seat
        self._show_course()
        self._show()
        self._view.fit()

    def go_on_from(self, before: QWidget) -> None:
        """Show the same step of the same course, and the board again where it was looked at."""
        super().go_on_from(before)
        if not isinstance(before, CountingScreen):
            return
        self.look_at(before.seat)
        if self.result.see is not None and before.result.see is not None:
            self.result.see.setChecked(before.result.see.isChecked())

    def _set_stage(self) -> None:
        """Show stage or courses, as is chosen now."""
        self._show()
        self._arrange()
        self._view.fit()

    @property
    def _has_stage(self) -> bool:
        """Whether the final table is seen, with podium or courses above it."""
        see = self.result.see
        return self.final_table is not None and self.is_done and not (see and see.isChecked())

    def _walk(self) -> None:
        if self.result.see is not None:
            self.result.see.setChecked(False)
        if self.is_done and self.podium is not None:
            # The course on the stage is the winner's, whoever's was looked at before.
            self._seat = self.standings.winners[0]
            self._show_course()
            self.podium.show_places(self._placed())
        totals = [totals_at(counts, self.step) for counts in self._counts]
        self.track.go([before for before, _ in totals], [after for _, after in totals])

    def _show(self) -> None:
        super()._show()
        self.track.look_at(self._seat)
        if self.finale is not None:
            self.finale.setVisible(self.is_done)
        if self.final_table is None or self.ranking is None:
            return
        for part in (self.final_table, self.finished, self.podium):
            if part is not None:
                part.setVisible(self._has_stage)
        self.ranking.setVisible(not self.is_done)
        if self.step == 0:
            title = translate("counting", "Players")
            self._rank(self.ranking, title, "", [None] * len(self._players))
        elif not self.is_done:
            place = self.step - 1
            condition = self.counts[place].condition
            points = [counts[place].points for counts in self._counts]
            self._rank(self.ranking, condition_name(condition), condition, points)

    def _ranks(self) -> Mapping[str, int]:
        return {promise: table[self._seat] for promise, table in self.standings.tables.items()}

    def _celebrate(self) -> None:
        """Let confetti fall round a course whose clients are happy; the others clap politely."""
        if self.final_table is not None:
            # The podium is the stage of it.
            super()._celebrate()
            return
        advanced = self._session.match.setup.is_advanced
        if satisfaction(self.standings.totals[0], advanced) < _HAPPY:
            let_hear(self, Sound.CLAPS)
            return
        super()._celebrate()
        # On a screen that is made anew in another look it lies there already.
        motion = self._motion if self.isVisible() else Motion(0)
        # The course takes its place at the end first.
        QTimer.singleShot(0, self, lambda: self._throw_confetti(motion))

    def _throw_confetti(self, motion: Motion) -> None:
        assert self.scene.land is not None
        seen = self._view.mapToScene(self._view.viewport().rect()).boundingRect()
        self.finale = FinaleItem(seen, self.scene.land, self._look.theme)
        self.scene.addItem(self.finale)
        self.finale.setVisible(self.is_done)
        self._falling.play(_FALLS, motion, self.finale.fall)

    def _end_words(self) -> str:
        if len(self._players) == 1:
            return translate("counting", "See the result")
        return translate("counting", "See the winner")

    def _rank(
        self,
        ranking: RankingPanel,
        title: str,
        condition: str,
        points: Sequence[int | None],
    ) -> None:
        """Rank all players in a condition; before the first one nobody has points."""
        advanced = self._session.match.setup.is_advanced
        table = self.standings.tables.get(condition) if advanced else None
        reveal = condition == "promises"
        standings = [
            RankedPlayer(
                seat,
                points[seat],
                table[seat] if table else 0,
                self._promise_icons(seat) if reveal else (),
            )
            for seat in range(len(self._players))
        ]
        ranking.show_standings(title, standings, self._seat)

    def _promise_icons(self, seat: int) -> tuple[str, ...]:
        mrs, mr = self._session.table.clients
        icons = {**CONDITION_ICONS, "her_whim": wish_icon(mrs), "his_whim": wish_icon(mr)}
        promises = sorted(self._session.counted[seat].promises)
        return tuple(icons[PROMISES[promise]] for promise in promises)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Look at a player with 1 to 5; the other keys lead from step to step."""
        seat = event.key() - Qt.Key.Key_1
        if 0 <= seat < len(self._players) > 1:
            self.look_at(seat)
        else:
            super().keyPressEvent(event)

    def _placed(self) -> list[Placed]:
        """Return who came where; the points stand in the table below."""
        standings = self.standings
        order = sorted(range(len(self._players)), key=lambda seat: (standings.places[seat], seat))
        return [
            Placed(
                standings.places[seat],
                self._players[seat].name,
                _land_of(self._courses[seat]),
                self._players[seat].colour,
                f"characters/{face}" if (face := self._players[seat].character) else "",
            )
            for seat in order
        ]

    def _arrange(self) -> None:
        super()._arrange()
        if not self._has_stage or self.final_table is None:
            return
        table = self._table_place()
        self.final_table.setGeometry(table)
        gap = self._look.px(Space.MEDIUM)
        above = self._room()
        above = QRect(above.left(), above.top() + gap, table.width(), 0)
        above.setBottom(table.top() - gap)
        if self.finished is not None:
            self.finished.setGeometry(above)
            self.finished.raise_()
        if self.podium is not None:
            above.setLeft(self._course_room().right() + gap)
            self.podium.setGeometry(above)
            self.podium.raise_()
        self.final_table.raise_()
        self.rosette.raise_()

    def _table_place(self) -> QRect:
        """Return where the final table stands: along the foot, as low as it can be read."""
        room = self._room()
        hint = self.final_table.sizeHint().height() if self.final_table is not None else 0
        place = QRect(room)
        place.setTop(room.bottom() + 1 - min(hint, round(room.height() * _TABLE)))
        place.setRight(room.right() - self._look.px(Space.HAIR))
        return place

    def _course_room(self) -> QRect:
        room = super()._course_room()
        if not self._has_stage:
            return room
        room.setBottom(self._table_place().top() - self._look.px(Space.SMALL))
        if self.finished is not None:
            # Both are seen on their cards: the one on the board lies behind them.
            room.setHeight(room.height() // 2)
            room.translate(0, self._look.px(Space.LARGE))
        room.setWidth(round(room.width() * _COURSE))
        return room


def _land_of(counted: CountedCourse) -> str:
    return content_name(counted.course.land.name)


def _counted(session: TableSession, standings: Standings) -> list[CountedCourse]:
    counted = []
    for player, designer, assessment in zip(
        session.racers, session.counted, standings.assessments, strict=True
    ):
        if designer.course is None:
            raise ValueError("a course without land cannot be counted")
        names = (player.name, content_name(designer.course.land.name))
        title = ", ".join(name for name in names if name)
        counted.append(
            CountedCourse(designer.course, designer.numbers, assessment, player.colour, title)
        )
    return counted
