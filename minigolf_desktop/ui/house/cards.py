"""The cards of the home screen, and what they show, gathered without rules and content."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtCore import QDate, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.content.season_path import Station
from minigolf_desktop.storage.folders import Folders, thumbnail
from minigolf_desktop.storage.moments import moment_of
from minigolf_desktop.storage.overview import (
    SeenTask,
    SeenTry,
    has_evening,
    run_of_days,
    tries_in,
)
from minigolf_desktop.storage.saved_matches import Latest, read_latest, save_of
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.art.pictures import home_card, icon_pixmap
from minigolf_desktop.ui.common.game import Best, Game, Invitation, MatchOffer
from minigolf_desktop.ui.common.kept import MEGABYTE, keeps_pictures
from minigolf_desktop.ui.common.season_map import words
from minigolf_desktop.ui.common.text import day, signed, time_of_day, with_colon
from minigolf_desktop.ui.common.theme import Radius, Space
from minigolf_desktop.ui.common.thumbnails import kept_thumbnail
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import Drawing, Picture, meadow_pixmap, on_meadow
from minigolf_desktop.ui.common.widgets.pieces import (
    ElidedLabel,
    Segments,
    button,
    icon_button,
    icon_label,
    label,
    picture_label,
    separator,
)
from minigolf_desktop.ui.house.day_words import (
    day_and_month,
    day_number,
    run_words,
    score_words,
    state_words,
)
from minigolf_desktop.ui.house.season_picture import (
    SeasonProgress,
    paint_map,
    paint_ring,
    paint_station,
    progress_in,
    stars_so_far,
    stations,
)


class Welcome(NamedTuple):
    """Everything on the home screen that changes from day to day."""

    offer: Latest | None = None
    """The game to go on with; None on a first visit and when every game is finished."""
    picture: Path | None = None
    """Small picture of its course; None where there is none."""
    best: Mapping[str, Best] = MappingProxyType({})
    """By game its best score; a game without one is not there."""
    is_of_earlier_rules: bool = False
    """Whether the offer was begun under earlier rules of its game: perhaps it is only looked at."""
    today: QDate = QDate()
    """What day it is."""
    tries: tuple[SeenTry, ...] = ()
    """The counted tries, oldest first."""
    season: SeasonProgress = SeasonProgress((), MappingProxyType({}))
    """How far somebody is in the season."""
    has_evening: bool = False
    """Whether an evening goes on, or its podium was not left yet."""
    evening: Path | None = None
    """Picture of the course that was finished last, where there is no game to go on with."""


def welcome(folders: Folders, games: Sequence[Game], today: QDate | None = None) -> Welcome:
    """Look into the player's folders; ``today`` is the day of the clock unless told."""
    offer = read_latest(folders)
    picture, is_earlier = None, False
    if offer is not None:
        journal = folders.saves / offer.journal
        picture = thumbnail(journal) if thumbnail(journal).is_file() else None
        versions = {game.name: game.rules_version for game in games}
        is_earlier = save_of(journal).rules < versions.get(offer.game, 1)
    found = {game.name: game.bests(folders) for game in games}
    best = {name: bests[0] for name, bests in found.items() if bests}
    date = QDate.currentDate() if today is None else today
    tries, path = tries_in(folders.tries), progress_in(folders)
    evening = folders.evening if offer is None and folders.evening.is_file() else None
    series = has_evening(folders.evenings)
    return Welcome(offer, picture, best, is_earlier, date, tries, path, series, evening)


class Card(QFrame):
    """A card that tells when the mouse comes to it: what it leads to may be opened soon."""

    approached = Signal()
    """The mouse comes to it."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell that the mouse has come."""
        self.approached.emit()
        super().enterEvent(event)


_BEST_HIGH = 38
"""Height, which the style sheet has round ends for."""


class BestLine(QPushButton):
    """A trophy, the best score and where it was reached, on a pill."""

    def __init__(self, look: Look, title: str, best: Best | None) -> None:
        super().__init__()
        self.setProperty("role", "pill")
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFixedHeight(look.px(_BEST_HIGH))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        name = translate("home", "See the records of {game}").replace("{game}", title)
        told = translate("home", "No game finished yet")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(look.px(9), 0, look.px(9), 0)
        self._row.setSpacing(look.px(6))
        self._row.addWidget(icon_label(look, "trophy", 18))
        self._least = look.px(_BEST_HIGH + 2)
        self._words = 0
        if best is not None:
            where = ", ".join(filter(None, (best.verdict, best.course)))
            self._row.addWidget(label(best.score, "points"))
            words = ElidedLabel(where, "small_body", "second")
            self._words = words.sizeHint().width()
            self._row.addWidget(words, 1)
            self._row.addSpacing(look.px(Space.HAIR))
            told = f"{best.score}, {where}"
        self.setToolTip(with_colon(name, told))
        self.setAccessibleName(name)
        self.setAccessibleDescription(told)

    def sizeHint(self) -> QSize:
        """Return room for all that is said."""
        return self.minimumSizeHint() + QSize(self._words, 0)

    def minimumSizeHint(self) -> QSize:
        """Return room for the trophy and the score."""
        return QSize(max(self._least, self._row.minimumSize().width()), self.maximumHeight())


class ContinueCard(Card):
    """The large card on the left: a game to go on with, or a welcome on a first visit."""

    play_on = Signal()
    """The player continues the offered game or, on a first visit, begins one."""
    all_games = Signal()
    """The player asks for all saved games."""

    def __init__(self, look: Look, welcome: Welcome, games: Sequence[Game]) -> None:
        super().__init__()
        self._look = look
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(*(look.px(side) for side in (16, 16, 16, 20)))
        self._column.setSpacing(look.px(Space.MEDIUM))
        offer = welcome.offer
        self.game = games[0]
        if offer is None:
            self.main_button = self._invite(games, welcome.evening)
        else:
            self.game = next((one for one in games if one.name == offer.game), games[0])
            self.main_button = self._show(offer, self.game.offer(offer), welcome)

    def show_picture(self, picture: Path) -> None:
        """Show another picture of the course, which has just been painted."""
        self._shown.draw(_course(self._look, picture))

    game: Game
    """The game that its button continues or begins."""
    main_button: QPushButton
    """The main button of the home screen."""

    def _show(self, latest: Latest, offer: MatchOffer, welcome: Welcome) -> QPushButton:
        title = translate("home", "Continue")
        self.setAccessibleName(title)
        self._head(title, left_at(latest.saved))
        self._picture(_course(self._look, welcome.picture), offer.name)
        row = QHBoxLayout()
        row.setContentsMargins(self._look.px(8), 0, self._look.px(8), 0)
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(ElidedLabel(offer.name, "course_name"))
        game, go_on = offer.game, translate("home", "Play on")
        if welcome.is_of_earlier_rules:
            # Whether it goes on under those of today shows when it is opened.
            words = translate("home", "{game} · begun under earlier rules")
            game, go_on = words.replace("{game}", game), translate("home", "Open")
        names.addWidget(ElidedLabel(game, "body", "second"))
        row.addLayout(names, 1)
        if latest.of:
            row.addLayout(self._figures(offer))
        self._column.addLayout(row)
        if latest.is_known:
            bar = QProgressBar()
            bar.setRange(0, max(1, latest.of))
            bar.setValue(latest.placed)
            bar.setTextVisible(False)
            bar.setAccessibleName(offer.progress)
            self._inset(bar)
        main = self._buttons(go_on)
        main.setAccessibleDescription(", ".join((offer.name, offer.game, offer.progress)))
        return main

    def _figures(self, offer: MatchOffer) -> QVBoxLayout:
        look = self._look
        figures = QVBoxLayout()
        figures.setSpacing(0)
        if offer.score is None:
            figures.addStretch()
        else:
            total = QHBoxLayout()
            total.setSpacing(look.px(10))
            total.addStretch()
            smile = icon_pixmap("smile", look.theme.text, look.px(28), self.devicePixelRatioF())
            total.addWidget(picture_label(smile))
            points = label(signed(offer.score), "course_name")
            words = translate("home", "Score so far: {points}")
            points.setAccessibleName(words.replace("{points}", signed(offer.score)))
            total.addWidget(points)
            figures.addLayout(total)
        figures.addWidget(label(offer.progress, "small_body", "second"))
        return figures

    def _invite(self, games: Sequence[Game], evening: Path | None) -> QPushButton:
        """Say what the first game says before its first match.

        The picture is the ``evening`` of the course that was finished last, where there is one.
        """
        title = translate("home", "Welcome")
        self.setAccessibleName(title)
        self._head(title, "")
        says = games[0].invitation() if games[0].invitation else games[0].card()
        if evening is not None:
            title = translate("home", "Your last course in the evening")
            text = translate("home", "Its visitors go home by lamplight. Which land comes next?")
            self._picture(_framed(self._look, evening), title)
        else:
            title, text = says.title, says.text
            picture = says.picture if isinstance(says, Invitation) else None
            name = translate("home", "A finished course")
            self._picture(_course(self._look, picture), name)
        words = QVBoxLayout()
        words.setSpacing(self._look.px(Space.HAIR))
        words.addWidget(label(title, "course_name", wrap=True))
        words.addWidget(label(text, "body", "second", wrap=True))
        words.setContentsMargins(self._look.px(8), 0, self._look.px(8), 0)
        self._column.addLayout(words)
        return self._buttons(translate("home", "Begin a game"))

    def _head(self, title: str, note: str) -> None:
        row = QHBoxLayout()
        row.setContentsMargins(self._look.px(8), 0, self._look.px(8), 0)
        row.addWidget(label(title, "card_title"), 1)
        row.addWidget(label(note, "small_body", "second"))
        self._column.addLayout(row)

    def _picture(self, drawing: Drawing, name: str) -> None:
        self._shown = Picture(drawing, name, self._look.px(12), self._look.size(240, 150))
        self._column.addWidget(self._shown, 1)

    def _inset(self, bar: QProgressBar) -> None:
        row = QHBoxLayout()
        row.setContentsMargins(self._look.px(8), 0, self._look.px(8), self._look.px(8))
        row.addWidget(bar)
        self._column.addLayout(row)

    def _buttons(self, text: str) -> QPushButton:
        row = QHBoxLayout()
        row.setContentsMargins(self._look.px(8), 0, self._look.px(8), 0)
        row.setSpacing(self._look.px(Space.MEDIUM))
        main = button(self._look, text, "main")
        main.setToolTip(translate("home", "Enter"))
        main.clicked.connect(self.play_on)
        row.addWidget(main, 1)
        other = button(self._look, translate("home", "All games"), icon="folder")
        other.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        other.clicked.connect(self.all_games)
        row.addWidget(other)
        self._column.addLayout(row)
        return main


def _course(look: Look, picture: Path | None) -> Drawing:
    def draw(width: int, height: int, ratio: float) -> QPixmap:
        course = kept_thumbnail(picture) if picture else QPixmap()
        return on_meadow(course, look, width, height, ratio)

    return draw


def _framed(look: Look, picture: Path) -> Drawing:
    """Return what draws a picture that has a ground of its own: it fills its room."""

    def draw(width: int, height: int, ratio: float) -> QPixmap:
        room = QSize(round(width * ratio), round(height * ratio))
        kept = kept_thumbnail(picture)
        if kept.isNull():
            # It was broken since: the meadow is left.
            return meadow_pixmap(look, width, height, ratio)
        whole = kept.scaled(
            room,
            Qt.AspectRatioMode.KeepAspectRatioByExpanding,
            Qt.TransformationMode.SmoothTransformation,
        )
        corner = whole.rect().center() - QRect(QPoint(), room).center()
        seen = whole.copy(QRect(corner, room))
        seen.setDevicePixelRatio(ratio)
        return seen

    return draw


def left_at(saved: str) -> str:
    """Return day and time of what was saved at a moment in ISO 8601, in local time."""
    moment = moment_of(saved)
    days = (datetime.now().astimezone().date() - moment.date()).days
    time = time_of_day(moment)
    if days == 0:
        return translate("home", "today, {time}").replace("{time}", time)
    if days == 1:
        return translate("home", "yesterday, {time}").replace("{time}", time)
    return day(moment)


class GameCard(Card):
    """A game with its picture, what it is about and a button to begin it."""

    begin = Signal()
    """The player begins a new game."""
    learn = Signal()
    """The player asks for the first lesson."""
    records = Signal()
    """The player asks for the best scores."""

    def __init__(self, look: Look, game: Game, best: Best | None = None) -> None:
        super().__init__()
        says = game.card()
        self.setAccessibleName(says.title)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (8, 8, 8, 16)))
        column.setSpacing(look.px(Space.SMALL))

        def draw(width: int, height: int, ratio: float) -> QPixmap:
            return home_card(game.name, QSize(width, height), ratio, look.theme)

        picture = Picture(draw, says.title, look.px(12), look.size(160, 84))
        column.addWidget(picture, 1)
        # A title in large letters has no room beside it.
        corners = QVBoxLayout(picture)
        corners.setContentsMargins(*(look.px(6),) * 4)
        corners.addWidget(self._learn(look, says.title), 0, Qt.AlignmentFlag.AlignRight)
        corners.addStretch()
        corners.addWidget(self._best(look, says.title, best), 0, Qt.AlignmentFlag.AlignLeft)
        words = QVBoxLayout()
        words.setContentsMargins(look.px(12), look.px(6), 0, 0)
        words.setSpacing(look.px(Space.HAIR))
        words.addWidget(label(says.title, "card_title"))
        text = label(says.text, "body", "second", wrap=True)
        text.setMinimumHeight(look.px(42))
        text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        words.addWidget(text)
        words.addSpacing(look.px(Space.MEDIUM))
        foot = QHBoxLayout()
        foot.setSpacing(look.px(4))
        foot.addWidget(icon_label(look, "fun", 18, second=True))
        foot.addWidget(label(says.players, "small_body", "second"), 1)
        self.button = button(look, translate("home", "New"))
        self.button.setAccessibleName(with_colon(says.title, self.button.text()))
        self.button.clicked.connect(self.begin)
        foot.addWidget(self.button)
        words.addLayout(foot)
        column.addLayout(words)

    def _best(self, look: Look, title: str, best: Best | None) -> BestLine:
        line = BestLine(look, title, best)
        line.clicked.connect(self.records)
        return line

    def _learn(self, look: Look, title: str) -> QToolButton:
        tip = translate("home", "{game}: play a lesson").replace("{game}", title)
        learn = icon_button(look, "learn", tip)
        learn.setProperty("role", "who")
        learn.clicked.connect(self.learn)
        return learn


def speeds() -> tuple[tuple[str, int], ...]:
    """Return the speeds of animations in words and in hundredths; 0 shows none."""
    return (
        (translate("settings", "Slow"), 50),
        (translate("settings", "1×"), 100),
        (translate("settings", "2×"), 200),
        (translate("settings", "None"), 0),
    )


class SideCard(Card):
    """A small card with a heading, and a column below it."""

    def __init__(self, look: Look, title: str, icon: str) -> None:
        super().__init__()
        self.setAccessibleName(title)
        self.column = QVBoxLayout(self)
        """Below the heading."""
        self.column.setSpacing(look.px(Space.HAIR))
        self.head = QHBoxLayout()
        """The heading: icon and title, and whatever stands at its right end."""
        self.head.setSpacing(look.px(Space.SMALL))
        self.head.addWidget(icon_label(look, icon, 22))
        self.head.addWidget(ElidedLabel(title, "panel_title"), 1)
        self.column.addLayout(self.head)


_USUAL_SPEEDS = (100, 200)
_CHOICE_WIDE = 122
"""Width of a choice at least: those of two words stand below each other."""


class QuickSettings(SideCard):
    """Theme, help and speed at hand; the rest is in the settings.

    An evening, which takes its place as long as it goes on, begins here.
    """

    changed = Signal(str, object)
    """Name of a field of the settings and its new value."""
    evening = Signal()
    """The player asks for an evening."""

    def __init__(self, look: Look, settings: Settings) -> None:
        super().__init__(look, translate("home", "Settings"), "gear")
        evening = button(look, translate("home", "An evening"), "link")
        evening.setToolTip(
            translate("home", "A few matches round one table, and a podium in the end")
        )
        evening.clicked.connect(self.evening)
        self.head.addWidget(evening)
        column = self.column
        column.setContentsMargins(*(look.px(side) for side in (22, 16, 20, 12)))
        for name, title, options in _quick_choices(settings.animation_speed):
            now = look.theme.name if name == "theme" else getattr(settings, name)
            column.addStretch(1)
            column.addLayout(self._row(look, name, title, options, now))

    def _row(
        self, look: Look, name: str, title: str, options: list[tuple[str, object]], now: object
    ) -> QHBoxLayout:
        values = [value for _, value in options]
        current = values.index(now) if now in values else -1
        segments = Segments(look, title, [word for word, _ in options], current)
        segments.chosen.connect(lambda index: self.changed.emit(name, values[index]))
        segments.setMinimumWidth(look.px(_CHOICE_WIDE))
        row = QHBoxLayout()
        row.addWidget(label(title, "body_bold"), 1)
        row.addWidget(segments)
        return row


def _quick_choices(speed: int) -> list[tuple[str, str, list[tuple[str, object]]]]:
    """Return what is chosen on home, with the speed that is chosen now among the usual ones."""
    shown = {*_USUAL_SPEEDS, speed}
    return [
        (
            "theme",
            translate("home", "Theme"),
            [(translate("home", "Light"), "light"), (translate("home", "Dark"), "dark")],
        ),
        (
            "hints",
            translate("home", "Help"),
            [(translate("home", "On"), True), (translate("home", "Off"), False)],
        ),
        (
            "animation_speed",
            translate("home", "Speed"),
            [(words, value) for words, value in speeds() if value in shown],
        ),
    ]


class TodayCard(SideCard):
    """What today gives out."""

    wanted = Signal(object)
    """The player asks for the page of the day: at a Game, None for the first."""

    def __init__(self, look: Look, games: Sequence[Game], seen: Welcome) -> None:
        super().__init__(look, translate("home", "Today"), "calendar")
        column = self.column
        column.setContentsMargins(*(look.px(side) for side in (22, 16, 22, 12)))
        today = day_number(seen.today)
        more = button(look, day_and_month(seen.today), "link")
        more.setAccessibleName(translate("home", "Open the calendar"))
        run = run_of_days(seen.tries, today)
        # The run of days stands on the page: beside the title its words have no room.
        more.setToolTip(run_words(run) if run > 1 else more.accessibleName())
        more.clicked.connect(partial(self.wanted.emit, None))
        self.head.addWidget(more)
        tries = {one.game: one for one in seen.tries if one.occasion == "day" and one.day == today}
        for place, game in enumerate(games):
            if place:
                column.addWidget(separator())
            column.addWidget(self._row(look, game, tries.get(game.name)), 1)

    def _row(self, look: Look, game: Game, tried: SeenTry | None) -> QPushButton:
        line = QPushButton()
        line.setProperty("role", "hint")
        line.setAutoDefault(False)
        line.setCursor(Qt.CursorShape.PointingHandCursor)
        line.setAccessibleName(with_colon(translate("home", "Today"), game.title))
        line.clicked.connect(partial(self.wanted.emit, game))
        row = QHBoxLayout(line)
        row.setContentsMargins(look.px(2), 0, look.px(2), 0)
        row.setSpacing(look.px(Space.SMALL))
        row.addWidget(icon_label(look, game.given_out.icon, 18, second=True))
        row.addWidget(ElidedLabel(game.title, "small_bold"), 1)
        told = state_words(tried)
        if tried is not None and tried.counts:
            told = score_words(tried.score, game.given_out.counts, tried.par)
            row.addWidget(label(str(tried.score), "points"))
        else:
            is_begun = tried is not None and not tried.is_over
            row.addWidget(icon_label(look, "clock" if is_begun else "right", 18))
        line.setAccessibleDescription(told)
        line.setToolTip(told)
        line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        return line


_MAP_SCALE = 0.82
"""Pixels of the interface to a unit of the map."""


class MapPiece(QWidget):
    """The map round the next task."""

    def __init__(self, look: Look, progress: SeasonProgress) -> None:
        super().__init__()
        self._look = look
        self._progress = progress
        self._picture = QPixmap()
        self.setMinimumHeight(look.px(44))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """Return the size that shows two stations or three."""
        return self._look.size(220, 84)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it, once for a size."""
        if self._picture.deviceIndependentSize().toSize() != self.size():
            tasks, earned = self._progress
            seen = _MapSeen(self._look, self.size(), tuple(tasks), tuple(earned.items()))
            self._picture = _painted_map(seen, self.devicePixelRatioF())
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()


class _MapSeen(NamedTuple):
    """What is seen of the map."""

    look: Look
    size: QSize
    tasks: tuple[Station, ...]
    earned: tuple[tuple[str, SeenTask], ...]


@keeps_pictures(MEGABYTE)
def _painted_map(seen: _MapSeen, ratio: float) -> QPixmap:
    """Return the picture of the map round the next task: home shows it again and again."""
    look, size = seen.look, seen.size
    progress = SeasonProgress(seen.tasks, dict(seen.earned))
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    spots = stations(len(progress.tasks))
    scale = _MAP_SCALE * look.scale
    spot = spots[progress.next]
    room = QRectF(0, 0, size.width() / scale, size.height() / scale)
    room.moveCenter(spot + QPointF(0, 4))
    corners, radius = QPainterPath(), Radius.INSET.at(look.scale)
    corners.addRoundedRect(QRectF(QRect(QPoint(), size)), radius, radius)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(corners)
    painter.scale(scale, scale)
    painter.translate(-room.topLeft())
    paint_map(painter, room, look.theme, progress.tasks, progress.earned, {})
    paint_ring(painter, spot, look.theme.action)
    paint_station(painter, spot, progress.next + 1, progress.at_next)
    painter.end()
    return picture


class SeasonCard(SideCard):
    """Leads to the map, or straight to the next task."""

    map_wanted = Signal()
    """The player asks for the map."""
    task_wanted = Signal(str)
    """The player plays a task; carries its id."""

    def __init__(self, look: Look, progress: SeasonProgress) -> None:
        super().__init__(look, translate("season", "Season"), "par")
        column = self.column
        column.setContentsMargins(*(look.px(side) for side in (20, 16, 20, 14)))
        column.setSpacing(look.px(6))
        more = button(look, translate("season", "Map"), "link")
        more.setAccessibleName(translate("season", "See the map"))
        more.setToolTip(more.accessibleName())
        more.clicked.connect(self.map_wanted)
        self.head.addWidget(more)
        if not progress.tasks:
            column.addStretch(1)
            return
        task = progress.tasks[progress.next]
        column.addWidget(MapPiece(look, progress), 1)
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.SMALL))
        row.addWidget(ElidedLabel(words(task.title), "body_bold"), 1)
        column.addLayout(row)
        foot = QHBoxLayout()
        foot.setSpacing(look.px(Space.SMALL))
        foot.addWidget(label(stars_so_far(progress), "small_body", "second"), 1)
        play = button(look, translate("season", "Play"))
        play.setAccessibleName(f"{play.text()}: {words(task.title)}")
        play.clicked.connect(lambda: self.task_wanted.emit(task.id))
        foot.addWidget(play)
        column.addLayout(foot)
