"""The end of a counting: what it came to alone or in a group, and the final table."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout

from minigolf_desktop.model.designer import MrClient, MrsClient, Standings, satisfaction
from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.common.art.pictures import face_pixmap, icon_pixmap
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.handicaps import HandicapLine, handicap_label, handicap_result
from minigolf_desktop.ui.common.spoken import in_sentences
from minigolf_desktop.ui.common.text import in_order, signed
from minigolf_desktop.ui.common.theme import Radius, Space, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.ending import EndButton, EndPanel, winners_row
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import button, label, picture_label
from minigolf_desktop.ui.common.widgets.tokens import player_shape_pixmap
from minigolf_desktop.ui.designer.text.conditions import CONDITION_ICONS, condition_name
from minigolf_desktop.ui.designer.text.game import level_name, level_verdict
from minigolf_desktop.ui.designer.widgets.clients import ClientPair, wish_icon
from minigolf_desktop.ui.designer.widgets.satisfaction_panel import (
    SatisfactionScale,
    satisfaction_steps,
)


class CountingVerdict(Protocol):
    """What a counting came to: alone or in a group."""

    above: QVBoxLayout
    """What it came to, as it stands above the clients."""
    pair: ClientPair
    """The clients in full, who say what they think of it."""
    margins: tuple[float, float, float, float]
    """Around the panel, in pixels at an interface scale of 1."""
    spacing: float
    """Between the lines of the panel."""
    notice_margin: float
    """Above and below what is said of a good place."""
    first_words: str
    """What is said of the best result so far."""
    place_words: str
    """What is said of another place, with a gap for it."""

    @property
    def words(self) -> str:
        """What it came to, in a sentence or two."""


class CountingEnd(EndPanel):
    """Tells what the counting came to; the courses can be kept, or putted on."""

    picture = Signal()
    """The course that is looked at is to be saved as a picture."""
    course = Signal()
    """The course that is looked at is to be saved as a course file."""
    gates = Signal()
    """The gates of the course that is looked at are to be opened."""
    putt = Signal()
    """The course that is looked at is to be putted on."""
    back = Signal()
    """The counting is to be seen again."""
    table = Signal()
    """The final table is to be saved as a picture."""
    courses = Signal(bool)
    """Whether the courses are to be seen instead of the final table."""

    def __init__(self, look: Look, verdict: CountingVerdict, *, has_table: bool) -> None:
        """``has_table`` tells whether there is a final table to be left, and saved."""
        super().__init__(look)
        self.verdict = verdict
        """What it came to."""
        self.see: QPushButton | None = None
        """Leads from the final table to the courses and back; None where there is no table."""
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in verdict.margins))
        column.setSpacing(look.px(verdict.spacing))
        column.addLayout(verdict.above)
        column.addWidget(verdict.pair, 1)
        column.addWidget(self.notice_frame(verdict.notice_margin))
        table: tuple[EndButton, ...] = ()
        if has_table:
            self.see = self._see_button()
            column.addWidget(self.see)
            table = ((translate("counting", "Save the table"), "picture", self.table),)
        others: tuple[EndButton, ...] = (
            (translate("opening day", "Open the gates"), "fun", self.gates),
            (translate("counting", "Count again"), "undo", self.back),
            (translate("counting", "Putt on it"), "putt", self.putt),
            *table,
        )
        kept: tuple[EndButton, ...] = (
            (translate("counting", "Picture"), "picture", self.picture),
            (translate("counting", "Course"), "save", self.course),
        )
        *_, picture, course, _ = self.add_buttons(column, others, kept)
        for one, words in (
            (picture, translate("counting", "Save a picture")),
            (course, translate("counting", "Save the course")),
        ):
            one.setToolTip(words)
            one.setAccessibleName(words)

    def _see_button(self) -> QPushButton:
        see = button(self.look, translate("counting", "See the courses"), icon="eye")
        see.setCheckable(True)
        see.toggled.connect(self.courses)
        return see

    @property
    def spoken(self) -> str:
        """The result and what the clients say to it, for players who cannot see it."""
        return in_sentences(self.verdict.words, self.verdict.pair.accessibleName())

    def tell_place(self, place: int, own_land: str = "") -> None:
        """Say which place among the results of its kind this one took; 0 for none.

        ``own_land`` is the name of a land of one's own, which has records apart (ruling D40).
        """
        if place == 0:
            self.tell(translate("counting", "A practice game counts for no record."))
        elif own_land and place == 1:
            words = translate("counting", "The best on {land} so far!")
            self.tell(words.replace("{land}", own_land))
        elif own_land:
            words = translate("counting", "Place {place} on {land}.")
            self.tell(words.format(place=place, land=own_land))
        elif place == 1:
            self.tell(self.verdict.first_words)
        else:
            self.tell(self.verdict.place_words.replace("{place}", str(place)))


_FACE = 68


class SoloVerdict:
    """How satisfied the clients are with the course of one alone, and how a race ended."""

    margins = (16.0, 12.0, 16.0, 12.0)
    spacing = 5.0
    """Little: the panel has to hold many lines in a low window."""
    notice_margin = 6.0

    def __init__(
        self,
        look: Look,
        ratio: float,
        clients: tuple[MrsClient, MrClient],
        motion: Motion,
        total: int,
        advanced: bool = False,
        rival: tuple[str, int] | None = None,
    ) -> None:
        """``ratio`` is the device pixels to one of the screen.

        ``rival`` is who was raced, and with how many points; None where nobody was.
        """
        level, is_alone = satisfaction(total, advanced), rival is None
        self.first_words = translate("counting", "Your best course so far!")
        self.place_words = translate("counting", "Place {place} among your courses.")
        self._verdict = in_sentences(_final_words(total), level_name(level))
        self.above = QVBoxLayout()
        self.above.setSpacing(look.px(self.spacing))
        # After a race the table has the totals of both.
        self.above.addLayout(_head(look, ratio, level, total if is_alone else None))
        if is_alone:
            _add_scale(look, self.above, total, advanced)
        self.race = label("", "card_title", wrap=True)
        """How the race ended; hidden where nobody was raced."""
        self.race.setVisible(rival is not None)
        self.above.addWidget(self.race)
        if rival is not None:
            self.race.setText(_race_words(total, *rival))
        words = level_verdict(level)
        self.pair = ClientPair(look, clients, words, motion, level, is_always_heard=is_alone)

    @property
    def words(self) -> str:
        """The final score, how satisfied the clients are, and how a race ended."""
        return in_sentences(self._verdict, self.race.text())


def _head(look: Look, ratio: float, level: int, total: int | None) -> QHBoxLayout:
    """Return the face of the clients beside the total, if one is to be told, and the level."""
    row = QHBoxLayout()
    row.setSpacing(look.px(14))
    row.addWidget(picture_label(face_pixmap(level, look.px(_FACE), ratio), level_name(level)))
    words = QVBoxLayout()
    words.setSpacing(0)
    words.addStretch()
    if total is not None:
        figure = label(signed(total), "total")
        figure.setAccessibleName(_final_words(total))
        words.addWidget(figure)
    words.addWidget(label(level_name(level), "card_title"))
    words.addStretch()
    row.addLayout(words, 1)
    return row


def _add_scale(look: Look, column: QVBoxLayout, total: int, advanced: bool) -> None:
    """Add the scale of satisfaction, with what is missing for the next level."""
    scale = SatisfactionScale(look, advanced)
    scale.show_total(total)
    column.addSpacing(look.px(Space.HAIR))
    column.addWidget(scale)
    column.addWidget(label(_way(total, advanced), "caption", "second"))
    column.addSpacing(look.px(Space.HAIR))


def _final_words(total: int) -> str:
    return translate("counting", "Final score: {points}").replace("{points}", signed(total))


def _race_words(total: int, rival: str, points: int) -> str:
    """Return how a race ended."""
    ahead = total - points
    if ahead > 0:
        text = translate("race", "You beat {name} by %n points.", "", ahead)
    elif ahead < 0:
        text = translate("race", "{name} is %n points ahead of you.", "", -ahead)
    else:
        text = translate("race", "You and {name} share the victory.")
    return text.replace("{name}", rival)


def _way(total: int, advanced: bool) -> str:
    """Return how many points are missing for the next level."""
    steps, level = satisfaction_steps(advanced), satisfaction(total, advanced)
    if level == len(steps):
        return translate("counting", "As good as it gets.")
    points = steps[level] - total
    text = translate("counting", "%n points more for: {level}", "", points)
    return text.replace("{level}", level_name(level + 1))


class GroupVerdict:
    """The winner, or those who share the victory, and why."""

    margins = (16.0, 12.0, 16.0, 12.0)
    spacing = 5.0
    """Little, as above: an evening takes more of the height."""
    notice_margin = 6.0

    def __init__(
        self,
        look: Look,
        ratio: float,
        players: Sequence[Seat],
        standings: Standings,
        clients: tuple[MrsClient, MrClient],
        motion: Motion,
    ) -> None:
        self.first_words = translate("counting", "The best a group has done so far!")
        self.place_words = translate("counting", "Place {place} among your groups.")
        winners = [players[seat] for seat in standings.winners]
        names = _listed([player.name for player in winners])
        shared = len(winners) > 1
        text = (
            translate("counting", "{names} win")
            if shared
            else translate("counting", "{names} wins")
        )
        self.above = QVBoxLayout()
        self.above.setSpacing(look.px(self.spacing))
        self.above.addLayout(winners_row(look, ratio, [(one.colour, one.name) for one in winners]))
        self.headline = label(text.replace("{names}", names), "course_name", wrap=True)
        """Who wins."""
        self.above.addWidget(self.headline)
        self.handicaps = handicap_result(
            [
                HandicapLine(one.name, total, one.handicap)
                for one, total in zip(players, standings.totals, strict=True)
            ],
            fewest=False,
        )
        """Who wins with handicaps; empty where nobody has one."""
        self.above.addWidget(handicap_label(self.handicaps))
        self.reason = label(_reason(players, standings), "body", "second", wrap=True)
        """Why."""
        self.above.addWidget(self.reason)
        self.pair = ClientPair(look, clients, _choice(names, shared), motion)

    @property
    def words(self) -> str:
        """Who wins, and why."""
        return in_sentences(self.headline.text(), self.handicaps, self.reason.text())


def _choice(names: str, shared: bool) -> str:
    """Return what the clients say to the winner."""
    if shared:
        return translate("counting", "We cannot choose: we build them all!")
    return translate("counting", "We build yours, {name}!").replace("{name}", names)


def _listed(names: Sequence[str]) -> str:
    if len(names) == 1:
        return names[0]
    text = translate("counting", "{names} and {last}")
    return text.format(names=", ".join(names[:-1]), last=names[-1])


def _reason(players: Sequence[Seat], standings: Standings) -> str:
    best = max(standings.totals)
    level = [seat for seat, total in enumerate(standings.totals) if total == best]
    if len(level) == 1:
        second = max((total for total in standings.totals if total != best), default=best)
        return translate("counting", "%n points ahead.", "", best - second)
    if len(standings.winners) > 1:
        return translate("counting", "Equal on points, and nobody took a tile first.")
    others = _listed([players[seat].name for seat in level if seat not in standings.winners])
    text = translate("counting", "Equal on points with {names}, but stopped building first.")
    return text.replace("{names}", others)


_HEAD, _HEAD_OF_ICONS = 82, 50
_LINE = 56
_FOOT = 44
_MIDDLE = Qt.AlignmentFlag.AlignCenter


class FinalTable(Panel):
    """Painted as one picture, so that it can be saved as one."""

    def __init__(
        self,
        look: Look,
        players: Sequence[Seat],
        clients: tuple[MrsClient, MrClient],
        standings: Standings,
        footer: str,
    ) -> None:
        super().__init__(look, translate("counting", "Final table"))
        self._players = tuple(players)
        self._standings = standings
        self._footer = footer
        mrs, mr = clients
        self._icons = {**CONDITION_ICONS, "her_whim": wish_icon(mrs), "his_whim": wish_icon(mr)}
        self._conditions = [one.id for one in standings.assessments[0].score.conditions]
        self._order = sorted(
            range(len(self._players)), key=lambda seat: (standings.places[seat], seat)
        )
        self.setAccessibleDescription(self._told())

    def _told(self) -> str:
        return "; ".join(
            f"{self._standings.places[seat]}. {self._players[seat].name}: "
            f"{signed(self._standings.totals[seat])}"
            for seat in self._order
        )

    def sizeHint(self) -> QSize:
        """Return the size of the whole table."""
        wide = 200 + 60 * len(self._conditions) + 90
        return self.look.size(wide, _HEAD + _LINE * len(self._players) + _FOOT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint head, lines and foot."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_head(painter)
        for line, seat in enumerate(self._order):
            self._paint_line(painter, line, seat)
        look = self.look
        painter.setPen(look.theme.second_text)
        painter.setFont(font("caption", look.scale))
        foot = QRectF(0, self.height() - look.px(_FOOT), self.width(), look.px(_FOOT))
        painter.drawText(foot, _MIDDLE, self._footer)
        painter.end()

    def _are_named(self) -> bool:
        """Return whether the names of the conditions have room above their columns.

        In a narrow table the icons speak alone: the panel beside it has the names.
        """
        metrics = QFontMetricsF(font("figure", self.look.scale))
        names = map(condition_name, self._conditions)
        return max(map(metrics.horizontalAdvance, names)) <= self._columns()[0].width()

    def _head(self) -> float:
        """Return the height of the head: lower without names."""
        return _HEAD if self._are_named() else _HEAD_OF_ICONS

    def _line_height(self) -> float:
        """Return the height of a player's line: lower ones where the window is low."""
        look = self.look
        room = self.height() - look.px(self._head()) - look.px(_FOOT)
        return min(look.px(_LINE), room / len(self._players))

    def _columns(self) -> list[QRectF]:
        """Return the columns of conditions and of the total, as wide as there is room."""
        look = self.look
        left, total = look.px(176), look.px(84)
        wide = (self.width() - left - total - look.px(12)) / len(self._conditions)
        columns = [
            QRectF(left + place * wide, 0, wide, self.height())
            for place in range(len(self._conditions))
        ]
        return [*columns, QRectF(left + wide * len(self._conditions), 0, total, self.height())]

    def _paint_head(self, painter: QPainter) -> None:
        look, theme = self.look, self.look.theme
        columns = self._columns()
        side = look.px(24)
        names = [condition_name(condition) for condition in self._conditions]
        painter.setFont(font("figure", look.scale))
        are_named = self._are_named()
        top = look.px(20 if are_named else 12)
        painter.setPen(theme.second_text)
        for column, condition, name in zip(columns, self._conditions, names, strict=False):
            icon = icon_pixmap(self._icons[condition], theme.text, side, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(column.center().x() - side / 2, top), icon)
            if are_named:
                where = QRectF(column.left(), look.px(48), column.width(), look.px(18))
                painter.drawText(where, _MIDDLE, name)
        painter.setPen(theme.text)
        painter.setFont(font("panel_title", look.scale))
        foot = look.px(self._head() - 38)
        where = QRectF(columns[-1].left(), foot, columns[-1].width(), look.px(22))
        painter.drawText(where, _MIDDLE, translate("counting", "Total"))

    def _paint_line(self, painter: QPainter, line: int, seat: int) -> None:
        look, theme, standings = self.look, self.look.theme, self._standings
        high = self._line_height()
        area = QRectF(
            look.px(10),
            look.px(self._head()) + high * line,
            self.width() - look.px(20),
            high - look.px(6),
        )
        wins = seat in standings.winners
        painter.setPen(theme.hover_edge if wins else Qt.PenStyle.NoPen)
        painter.setBrush(theme.hover if wins else theme.inset)
        radius = Radius.INSET.at(look.scale)
        painter.drawRoundedRect(area, radius, radius)
        ink = theme.hover_text if wins else theme.text
        painter.setPen(ink)
        painter.setFont(font("points", look.scale))
        place = QRectF(area.left(), area.top(), look.px(34), area.height())
        painter.drawText(place, _MIDDLE, str(standings.places[seat]))
        side = look.px(28)
        token = player_shape_pixmap(
            look, self._players[seat].colour, side, self.devicePixelRatioF()
        )
        painter.drawPixmap(QPointF(place.right(), area.center().y() - side / 2), token)
        painter.setFont(font("body_bold", look.scale))
        left = place.right() + side + look.px(6)
        columns = self._columns()
        room = columns[0].left() - left
        name = QFontMetricsF(painter.font()).elidedText(
            in_order(self._players[seat].name), Qt.TextElideMode.ElideRight, room
        )
        where = QRectF(left, area.top(), room, area.height())
        painter.drawText(where, Qt.AlignmentFlag.AlignVCenter, name)
        score = standings.assessments[seat].score
        for column, condition in zip(columns, score.conditions, strict=False):
            painter.setFont(font("panel_title", look.scale))
            points = condition.points
            painter.setPen(theme.wrong if points < 0 else ink if points else theme.second_text)
            where = QRectF(column.left(), area.top(), column.width(), area.height())
            painter.drawText(where, _MIDDLE, signed(points))
        painter.setPen(ink)
        painter.setFont(font("course_name", look.scale))
        where = QRectF(columns[-1].left(), area.top(), columns[-1].width(), area.height())
        painter.drawText(where, _MIDDLE, signed(standings.totals[seat]))
