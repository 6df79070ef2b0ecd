"""What computers say at the table: one short sentence at fitting moments, in a small bubble.

What is said follows from what happened in the open, and from nothing else. So it tells no secret,
a match says the same however often it is put away and opened again, and nothing is said twice.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cached_property
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from minigolf_desktop.content.characters import (
    CharacterRemarks,
    Remark,
    RemarksOfAGame,
    load_remarks,
)
from minigolf_desktop.model.play import Character, Seat
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.lessons.bubble import Arrow, Side, paint_bubble, stand_beside
from minigolf_desktop.ui.common.players import character_name
from minigolf_desktop.ui.common.session import AnySession
from minigolf_desktop.ui.common.spoken import announce
from minigolf_desktop.ui.common.text import with_colon
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.translation import language_for
from minigolf_desktop.ui.common.widgets.look import Look

# --- What is said

TURNS_BETWEEN = 4
"""Turns of which at most one has a remark."""


class Went(Enum):
    """How it goes for somebody."""

    BEGINS = "begins"
    WELL = "well"
    BADLY = "badly"


class Moment(NamedTuple):
    """Something at the table that there is something to say about."""

    seat: int
    """Whom it concerns."""
    went: Went


class Said(NamedTuple):
    """A remark that was made."""

    seat: int
    character: Character
    remark: Remark


class Talk(NamedTuple):
    """What a game brings to small talk."""

    moments: Callable[[int, Sequence[Any]], Iterable[Moment]]
    """Returns what there is to say something about, by the number of moves that led there and the
    events of the last of them."""
    ends_turn: type
    """The event that a turn ends, or begins, with."""
    seats: Callable[[int], Sequence[QRect]]
    """Returns where somebody sits, on the table, and what else is not to be hidden by what is said
    there; nothing where the seat is not to be seen."""
    of_game: Callable[[CharacterRemarks], RemarksOfAGame]
    """Returns what of a character's remarks belongs to this game."""


class SmallTalk:
    """Follows a match and knows what is said after each of its moves."""

    def __init__(self, session: AnySession, talk: Talk) -> None:
        self._session, self._talk = session, talk
        self._begin()

    @cached_property
    def _words(self) -> Mapping[Character, CharacterRemarks]:
        return load_remarks()

    def _begin(self) -> None:
        self._known = 0
        self._turns = 0
        self._silent_until = 1
        self._used: set[Remark] = set()

    def after_last_move(self) -> Said | None:
        """Return what is said after the last move; None where everybody is silent."""
        log = self._session.match.log
        is_taken_back = len(log) < self._known
        if is_taken_back:
            self._begin()
        said = None
        while self._known < len(log):
            said = self._after(self._known, log[self._known])
            self._known += 1
        return None if is_taken_back else said

    def _after(self, moves: int, events: Sequence[Any]) -> Said | None:
        self._turns += sum(isinstance(event, self._talk.ends_turn) for event in events)
        if self._turns < self._silent_until:
            return None
        for moment in self._talk.moments(moves, events):
            for said in self._answers(moment, moves):
                self._used.add(said.remark)
                self._silent_until = self._turns + TURNS_BETWEEN
                return said
        return None

    def _answers(self, moment: Moment, moves: int) -> Iterator[Said]:
        """Give what may be said of a moment: by who is concerned, or of a person by the others."""
        seats = self._session.seats
        if not seats[moment.seat].is_person:
            speakers = [moment.seat]
        elif moment.went is Went.WELL:
            others = [number for number, seat in enumerate(seats) if not seat.is_person]
            first = moves % len(others) if others else 0
            speakers = others[first:] + others[:first]
        else:
            speakers = []
        for number in speakers:
            character = seats[number].character or Character.ADA
            left = [one for one in self._remarks(moment, seats, character) if one not in self._used]
            if left:
                yield Said(number, character, left[moves % len(left)])

    def _remarks(
        self, moment: Moment, seats: Sequence[Seat], character: Character
    ) -> Sequence[Remark]:
        remarks = self._talk.of_game(self._words[character])
        if moment.went is Went.BEGINS:
            return remarks.plan
        if moment.went is Went.BADLY:
            return remarks.sigh
        return remarks.praise if seats[moment.seat].is_person else remarks.glad


# --- How it is shown

_WIDEST = 250
"""Width of the words at most at an interface scale of 1."""
_SIDEWAYS, _UPRIGHT = 13, 8
"""Room between the words and the edge."""
_ROUND = 13
_ARROW = 9
_GAP = 2
STAYS = 5200
"""Milliseconds for which a remark is read, at speed 1."""


def end_of_row(row: QRect, column: QWidget, table: QWidget) -> Sequence[QRect]:
    """Return the square at the right end of a row of a column, and the column, on the table: from
    there one speaks into the board. Nothing where the row is empty or not to be seen.
    """
    if row.isEmpty() or not column.isVisible():
        return ()
    corner, side = column.mapTo(table, QPoint()), row.height()
    end = QRect(row.right() + 1 - side, row.top(), side, side)
    return end.translated(corner), QRect(corner, column.size())


class SpeechBubble(QWidget):
    """A small bubble at somebody's seat; it takes no room, and the mouse goes through it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self._look = look
        self._words = ""
        self._arrow = Arrow(Side.NONE, QPoint(), _ARROW)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def words(self) -> str:
        """What it says, or said last."""
        return self._words

    def say(
        self,
        look: Look,
        who: Character,
        words: str,
        seat: Sequence[QRect],
        milliseconds: int,
    ) -> None:
        """Say something beside a seat of the parent for a while."""
        self._look, self._words = look, words
        told = with_colon(character_name(who), words)
        self.setAccessibleName(told)
        px, reach = self._look.px, self._look.px(_ARROW)
        self.resize(self.sizeHint())
        body = self.size() - QSize(2 * reach, 2 * reach)
        stand = stand_beside(self._table.rect(), body, seat, reach, px(_GAP))
        self.move(stand.corner - QPoint(reach, reach))
        self._arrow = Arrow(stand.side, stand.tip - self.pos(), _ARROW)
        self.show()
        self.raise_()
        self.update()
        self._rest.start(milliseconds)
        announce(self, lambda: told)

    def _room_of_words(self) -> QRectF:
        px = self._look.px
        metrics = QFontMetricsF(font("body", self._look.scale))
        widest = QRectF(0, 0, px(_WIDEST), px(400))
        return metrics.boundingRect(widest, Qt.TextFlag.TextWordWrap, self._words)

    def sizeHint(self) -> QSize:
        """Return room for the words and, around them, for the arrow."""
        px, words = self._look.px, self._room_of_words()
        wide = round(words.width()) + 2 + 2 * px(_SIDEWAYS + _ARROW)
        return QSize(wide, round(words.height()) + 2 * px(_UPRIGHT + _ARROW))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint bubble and words."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QPen(theme.hover_edge, look.px(1.5))
        paint_bubble(painter, look, QRectF(self.rect()), self._arrow, edge, look.px(_ROUND))
        painter.setFont(font("body", look.scale))
        painter.setPen(theme.text)
        inset = look.px(_ARROW + _SIDEWAYS) - 1
        room = self.rect().adjusted(inset, 0, -inset, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._words)
        painter.end()


class Conversation(QObject):
    """Lets computers speak at a table, each beside its seat."""

    def __init__(self, table: QWidget, session: AnySession, talk: Talk | None) -> None:
        super().__init__(table)
        self._table, self._talk = table, talk
        self._bubble: SpeechBubble | None = None
        self._small_talk: SmallTalk | None = None
        if talk is not None and session.may_go_on:
            self._small_talk = SmallTalk(session, talk)
            # What was said before somebody sat down here.
            self._small_talk.after_last_move()

    @property
    def bubble(self) -> SpeechBubble | None:
        """What a computer says; None before the first word."""
        return self._bubble

    def go_on(self, look: Look, settings: Settings) -> None:
        """Let a computer say something of what happened, where it is not to be silent."""
        said = None if self._small_talk is None else self._small_talk.after_last_move()
        if said is not None and settings.remarks and not settings.reduced_motion:
            # Rows that have just been filled have their place only then.
            QTimer.singleShot(0, self, lambda: self._speak(said, look, settings))

    def _speak(self, said: Said, look: Look, settings: Settings) -> None:
        seat = () if self._talk is None else self._talk.seats(said.seat)
        if not seat or not self._table.isEnabled():
            return
        if self._bubble is None:
            self._bubble = SpeechBubble(look, self._table)
        words = said.remark.words(language_for(settings.language))
        stays = Motion.of(settings).reading(STAYS)
        self._bubble.say(look, said.character, words, seat, stays)
