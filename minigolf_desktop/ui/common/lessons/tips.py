"""Lessons and tips of a game in words, and the bubble that tells a tip once."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from minigolf_desktop.content.lessons import (
    LessonRecord,
    TipRecord,
    Wording,
    load_lessons,
    load_tips,
)
from minigolf_desktop.content.texts import lessons_context, tips_context
from minigolf_desktop.model.play import AnyMatch
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.progress import LESSON_BOOKS, keep_told
from minigolf_desktop.ui.common.lessons.bubble import Bubble
from minigolf_desktop.ui.common.lessons.taught import Onlooker, is_readable, places_of
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.corner_card import CornerCard
from minigolf_desktop.ui.common.widgets.pieces import button


class ToldOnce(QObject):
    """Tells something beside a part of the screen that is shown, until it is read or left."""

    followed = Signal()
    """More is wanted of it."""
    ended = Signal()
    """It was read, or its screen is gone."""

    def __init__(
        self,
        window: MainWindow,
        title: str,
        says: Sequence[str],
        *,
        points: Sequence[str] = (),
        more: str,
        enough: str,
        icon: str = "bulb",
        waits: bool = True,
    ) -> None:
        """``more`` and ``enough`` are written on its two buttons.

        Unless it ``waits`` it stands on any screen at once; else on one whose parts have names,
        once all is at rest there.
        """
        super().__init__(window)
        self._window = window
        self._title, self._says, self._points = title, tuple(says), tuple(points)
        self._more, self._enough, self._icon = more, enough, icon
        self._waits = waits
        self._screen: QWidget | None = None
        self._stands: object = None
        self.bubble: Bubble | None = None
        """What tells it; None before."""
        self._has_ended = False
        self._onlooker = Onlooker(window, self)
        self._onlooker.looked.connect(self.look)

    def end(self) -> None:
        """Tell it no longer."""
        if self._has_ended:
            return
        self._has_ended = True
        self._onlooker.close()
        if self.bubble is not None:
            self.bubble.hide()
            self.bubble.deleteLater()
            self.bubble = None
        self.ended.emit()
        self.deleteLater()

    def look(self) -> None:
        """Stand beside the part, or wait until it can be seen."""
        window, screen = self._window, self._window.screen_shown
        if self._screen is not None and screen is not self._screen:
            self.end()
            return
        if self._waits and not is_readable(screen):
            if self.bubble is not None:
                self.bubble.hide()
            return
        parts = places_of(screen, self._points, window)
        if self._waits and self._points and not parts:
            # A curtain may have fallen before it, or another player's screen.
            return
        cards = _cards_on(screen, window)
        stands = (parts, cards, window.size(), window.look)
        if stands == self._stands and self.bubble is not None and not self.bubble.isHidden():
            return
        self._stands, self._screen = stands, screen
        bubble = self._made()
        bubble.stand(parts, window.rect(), cards)
        if any(map(bubble.body.intersects, cards)):
            # Who asked something reads the answer first.
            bubble.hide()
        else:
            bubble.appear()

    def _made(self) -> Bubble:
        look = self._window.look
        if self.bubble is not None and self.bubble.look is look:
            return self.bubble
        if self.bubble is not None:
            self.bubble.hide()
            self.bubble.deleteLater()
        bubble = self.bubble = Bubble(look, self._window, self._icon, self._title)
        bubble.foot.addStretch(1)
        for words, role, act in (
            (self._enough, "secondary", self.end),
            (self._more, "main", self._follow),
        ):
            chosen = button(look, words, role)
            # Whoever plays by keys goes on playing: a control that rests hands on none here.
            chosen.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            chosen.clicked.connect(act)
            bubble.foot.addWidget(chosen)
        bubble.left.connect(self.end)
        bubble.say(self._says)
        return bubble

    def _follow(self) -> None:
        self.followed.emit()
        self.end()


def _cards_on(screen: QWidget | None, window: QWidget) -> tuple[QRect, ...]:
    """Return where the cards with answers lie that are open on a screen."""
    cards = () if screen is None else screen.findChildren(CornerCard)
    return tuple(
        QRect(card.mapTo(window, QPoint()), card.size()) for card in cards if card.isVisible()
    )


class Told(NamedTuple):
    """A tip in the wording that is true of what happened."""

    tip: TipRecord
    wording: Wording


class Tips(NamedTuple):
    """The tips of a game, what they are told on, and what puts their texts into words."""

    tips: Sequence[TipRecord]
    words: Callable[[str], str]
    causes: Callable[[AnyMatch, int | None], Iterable[str]]
    """Returns what the last move of a match brought about, each with its cause.

    The seat is that of the only person before the screen, where one alone sits there.
    """
    modes: Callable[[AnyMatch], Collection[str]]
    """Returns how a match is played, in the words that tips have for it."""

    def told_on(self, match: AnyMatch, reader: int | None) -> Iterator[Told]:
        """Yield what may be told of the last move of a match; nothing once that is over."""
        if match.is_over:
            return
        modes = self.modes(match)
        for cause in self.causes(match, reader):
            for tip in self.tips:
                wording = tip.wording(cause, modes)
                if wording is not None:
                    yield Told(tip, wording)


def tips_of(
    game: str,
    figures: Mapping[str, object],
    causes: Callable[[AnyMatch, int | None], Iterable[str]],
    modes: Callable[[AnyMatch], Collection[str]],
) -> Tips:
    """Return the tips of a game; raises ContentError."""

    def words(text: str) -> str:
        return QCoreApplication.translate(tips_context(game), text).format_map(figures)

    return Tips(tuple(load_tips(game, figures)), words, causes, modes)


MOVES_UNDER_A_TIP: Final = 3
"""Moves of somebody who plays on without a look at a tip: a turn of 18 Holes, three putts, or three
tiles."""


class TipTeller(QObject):
    """Listens to what happens in matches, and tells a tip where there is one that nobody read."""

    rule = Signal(str)
    """A section of the rules is asked for; empty for the rules in short."""

    def __init__(self, window: MainWindow, folders: Folders, tips: Tips, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._folders = folders
        self._tips = tips
        self._known: set[str] = set()
        """Tips of which it is being written that they were told."""
        self.told: ToldOnce | None = None
        """What is told now; None for nothing."""
        self._seen_at = 0
        """Moves that its readers had made when they could read it."""

    def follow(self, match: AnyMatch, reader: int | None) -> None:
        """Tell the first tip on the last move of a match, unless one stands there.

        That goes once its readers have made MOVES_UNDER_A_TIP moves: they play on, and it lies over
        what they look at. ``reader`` is the seat of the only person before the screen.
        """
        made = sum(reader in (None, move.seat) for move in match.moves)
        if self.told is None or self.told.bubble is None:
            self._seen_at = made
        elif made >= self._seen_at + MOVES_UNDER_A_TIP:
            self.told.end()
        if self._window.settings.tips and self.told is None:
            self.hear(self._tips.told_on(match, reader))

    def hear(self, found: Iterable[Told]) -> None:
        """Tell the first tip that nobody read yet."""
        known: tuple[str, ...] | None = None
        for one in found:
            if known is None:
                known = LESSON_BOOKS.read(self._folders.lessons)[0].told
            if one.tip.id not in known and one.tip.id not in self._known:
                self._tell(one)
                return

    def _tell(self, one: Told) -> None:
        words, tip = self._tips.words, one.tip
        told = self.told = ToldOnce(
            self._window,
            words(tip.title),
            [words(text) for text in one.wording.says],
            points=tip.points,
            more=translate("tips", "The rule"),
            enough=translate("tips", "Got it"),
        )
        told.followed.connect(lambda: self.rule.emit(tip.section))
        told.ended.connect(self._forget)
        self._known.add(tip.id)
        self._window.disk.later.write(
            lambda: keep_told(self._folders.lessons, tip.id),
            then=lambda _: self._known.discard(tip.id),
            failed=self._window.tell_fault,
        )

    def _forget(self) -> None:
        self.told = None

    def end(self) -> None:
        """Tell nothing any more: the match is left."""
        if self.told is not None:
            self.told.end()


class Lessons(NamedTuple):
    """The lessons of a game, and what puts their texts into words."""

    lessons: Sequence[LessonRecord]
    words: Callable[[str], str]
    """Returns a text of a lesson in the player's language, with its figures."""

    def named(self, lesson: str) -> LessonRecord:
        """Return a lesson by its id; raises KeyError for an unknown one."""
        for one in self.lessons:
            if one.id == lesson:
                return one
        raise KeyError(lesson)


def lessons_of(game: str, figures: Mapping[str, object]) -> Lessons:
    """Return the lessons of a game; raises ContentError."""

    def words(text: str) -> str:
        return QCoreApplication.translate(lessons_context(game), text).format_map(figures)

    return Lessons(tuple(load_lessons(game, figures)), words)
