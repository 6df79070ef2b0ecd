"""Good moves for the player to move, as the computer knows them, and the card for them."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from minigolf_desktop.bots.mind import Hint, HintWords, hint_from_json
from minigolf_desktop.model.play.forms import Action
from minigolf_desktop.ui.common.focus import FocusPlace, give_focus
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.session import AnySession
from minigolf_desktop.ui.common.text import with_colon
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.corner_card import CornerCard
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import empty, icon_button, label
from minigolf_desktop.ui.common.worker import Work


class Hints(QObject):
    """Asks for hints when somebody wants them, and forgets them when the match goes on."""

    changed = Signal()
    """There are others, or none any more."""

    def __init__(
        self,
        window: MainWindow,
        session: AnySession,
        match: str,
        words: Callable[[Any, Hint], HintWords],
    ) -> None:
        """``match`` is the id of the match, ``words`` puts a hint of its game into words."""
        super().__init__(session)
        self._window = window
        self._session = session
        self._match = match
        self._words = words
        self._work: Work | None = None
        self.found: tuple[Hint, ...] = ()
        """The best moves known by now, best first."""
        window.settings_changed.connect(self._follow_settings)

    @property
    def are_given(self) -> bool:
        """Whether the settings allow hints in this match."""
        return self._window.settings.advice or not self._session.counts

    @property
    def can_ask(self) -> bool:
        """Whether a person is to move who may be given hints."""
        session = self._session
        is_person = session.to_move is not None and session.computer_to_move is None
        return is_person and not session.is_hidden and self.are_given

    @property
    def is_looking(self) -> bool:
        """Whether better moves may still come."""
        return self._work is not None

    def in_words(self, hint: Hint) -> HintWords:
        """Return what one of the hints says to do, and why."""
        return self._words(self._session.view_in_sight, hint)

    def words_of(self, view: Any, hint: Hint) -> HintWords:
        """Return what a move says to do, and why, to those who know so much of the match."""
        return self._words(view, hint)

    def get_ready(self) -> None:
        """Expect to be asked: the first answer then waits for the search only."""
        if self.can_ask:
            game = {"game": self._session.rules.name}
            self._window.workers.mind.get_ready("advise", game)

    def ask(self) -> None:
        """Look for good moves of the person who is to move."""
        self.drop()
        if not self.can_ask:
            return
        question = self._session.told_to_move(self._match)
        work = self._work = self._window.workers.mind.ask("advise", question)
        work.news.connect(self._take)
        work.answered.connect(self._take_last)
        work.failed.connect(self._end)
        self.changed.emit()

    def drop(self) -> None:
        """Look no further, and forget what was found."""
        self.forget()
        self.changed.emit()

    def forget(self) -> None:
        """Look no further; whoever goes on with the match tells of it."""
        work, self._work = self._work, None
        if work is not None:
            work.cancel()
        self.found = ()

    def _follow_settings(self, _: object) -> None:
        self.changed.emit()

    def _take(self, answer: list[dict[str, Any]]) -> None:
        seat = self._session.to_move
        assert seat is not None, "hints are dropped when the match goes on"
        kinds = self._session.rules.action_kinds
        self.found = tuple(hint_from_json(kinds, hint, seat) for hint in answer)
        self.changed.emit()

    def _take_last(self, answer: list[dict[str, Any]]) -> None:
        self._work = None
        self._take(answer)

    def _end(self) -> None:
        self._work = None
        self.changed.emit()


TWICE_WITHIN = 2500
"""Milliseconds within which the key is hit a second time; the card asks for it meanwhile."""


class HintRow(QPushButton):
    """One move; it is seen on the board while the pointer or the keyboard is here."""

    pointed = Signal(object)
    """The move is to be seen; carries the action."""

    def __init__(self, look: Look, hint: Hint, words: HintWords, width: int) -> None:
        super().__init__()
        self.setProperty("role", "hint")
        self.setAccessibleName(with_colon(words.title, words.why))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(False)
        self._action = hint.action
        column = QVBoxLayout(self)
        edge = look.px(Space.SMALL)
        column.setContentsMargins(edge, edge, edge, edge)
        column.setSpacing(look.px(2))
        title = label(words.title, "small_bold", wrap=True)
        why = label(words.why, "small_body", "second", wrap=True)
        for line in (title, why):
            line.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(line)
        why.setVisible(bool(words.why))
        self.setFixedSize(width, column.heightForWidth(width))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Have the move seen."""
        super().enterEvent(event)
        self.pointed.emit(self._action)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Have the move seen."""
        super().focusInEvent(event)
        self.pointed.emit(self._action)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter take the move as Space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            # A button would go on to whatever follows, behind the last row out of the card.
            event.ignore()
        else:
            super().keyPressEvent(event)


class HintPanel(CornerCard):
    """Shows hints over a screen."""

    pointed = Signal(object)
    """A move is to be seen on the board; carries the action."""
    taken = Signal(object)
    """A move is wanted: it is to be got ready, not played; carries the action."""
    closed = Signal()
    """It was put away."""

    def __init__(
        self,
        look: Look,
        parent: QWidget,
        hints: Hints,
        room: Callable[[], QRect],
        areas_of: Callable[[Any], Sequence[QRect]] = lambda _: (),
    ) -> None:
        """``room`` tells where the card may lie, ``areas_of`` where a move is seen.

        Both in coordinates of the parent. The card lies in the corner of its room where it hides
        least of the moves: in the lower right one if it can.
        """
        corner = Qt.Corner.BottomRightCorner
        super().__init__(look, parent, "bulb", translate("hints", "Hints"), room, corner)
        self._below = parent
        self._hints = hints
        self._areas_of = areas_of
        self._before = FocusPlace.of(parent)
        self._first = QTimer(self)
        self._first.setSingleShot(True)
        self._first.setInterval(TWICE_WITHIN)
        self._first.timeout.connect(self._tire)
        self.column.setSpacing(look.px(Space.SMALL))
        self.lines.setSpacing(look.px(Space.HAIR))
        self.bulb = icon_button(look, "bulb", translate("hints", "Good moves (H twice)"))
        """Opens the card and puts it away; for a bar of the screen."""
        self.bulb.setParent(parent)
        self.bulb.installEventFilter(self)
        self.bulb.clicked.connect(self.toggle)
        hints.changed.connect(self._show)
        self.show_bulb()

    @property
    def rows(self) -> list[HintRow]:
        """The moves, best first."""
        return [row for row in self.findChildren(HintRow) if not row.isHidden()]

    @property
    def is_open(self) -> bool:
        """Whether hints are shown or looked for."""
        return self._hints.is_looking or bool(self._hints.found)

    def title_of(self, action: Action) -> str:
        """Return what a hint of a move says to do."""
        return self._hints.in_words(Hint(action)).title

    def show_bulb(self) -> None:
        """Show whether hints are given now."""
        self.bulb.setVisible(self._hints.are_given)
        self.bulb.setEnabled(self._hints.can_ask)

    def toggle(self) -> None:
        """Look for hints and show them; put them away where they are shown."""
        if self.is_open:
            self.put_away()
        else:
            self._open()

    def hit(self) -> None:
        """Take the key of hints. The first time the card only asks for a second one.

        So no slip of a finger tells what somebody wants to find alone.
        """
        if self.isHidden() and self._hints.can_ask:
            self._first.start()
            self._hints.get_ready()
            self.heading.setText(translate("hints", "H once more shows good moves."))
            self.stand()
        else:
            self.toggle()

    def take_key(self, event: QKeyEvent) -> bool:
        """Return whether a key of the screen was for the hints: H, and Esc while they are shown."""
        if event.key() == Qt.Key.Key_H and not event.modifiers():
            self.hit()
            return True
        if event.key() == Qt.Key.Key_Escape and self.isVisible():
            self.put_away()
            return True
        return False

    def put_away(self) -> None:
        """Look for no more of them, and show none."""
        self._first.stop()
        self._hints.drop()
        self._close()

    def _open(self) -> None:
        if self._hints.can_ask:
            self._first.stop()
            self._before = FocusPlace.of(self._below)
            self._hints.ask()

    def _tire(self) -> None:
        if not self.is_open:
            self._close()

    def _close(self) -> None:
        if self.isHidden():
            return
        had = self.isAncestorOf(self.window().focusWidget() or self.window())
        self.hide()
        empty(self.lines)
        if had:
            give_focus(self._below, self._before)
        self.closed.emit()

    def _show(self) -> None:
        """Show what is known now; keep the keyboard on the move that it is on."""
        if not self._below.isEnabled():
            # The screen was left, and is about to go: other hints belong to the next one.
            return
        hints = self._hints
        self.show_bulb()
        if not self.is_open:
            if not self._first.isActive():
                self._close()
            return
        rows = self.rows
        at = next((place for place, row in enumerate(rows) if row.hasFocus()), 0)
        words = translate("hints", "Looking for good moves")
        if hints.found:
            words = translate("hints", "Good moves")
            if hints.is_looking:
                words = translate("hints", "Good moves; still looking")
        self.heading.setText(words)
        empty(self.lines)
        made = []
        for hint in hints.found:
            row = HintRow(self.look, hint, hints.in_words(hint), self.inside)
            row.pointed.connect(self.pointed)
            row.clicked.connect(lambda _=False, action=hint.action: self._take(action))
            self.lines.addWidget(row)
            row.show()
            made.append(row)
        self.stand()
        if made:
            made[min(at, len(made) - 1)].setFocus(Qt.FocusReason.OtherFocusReason)

    def _take(self, action: Action) -> None:
        self.put_away()
        self.taken.emit(action)

    def areas(self) -> Collection[QRect]:
        """Return where the moves are seen."""
        return {area for hint in self._hints.found for area in self._areas_of(hint.action)}

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from move to move by the arrows; H and Esc put the card away."""
        rows = self.rows
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
        if step and rows:
            at = next((place for place, row in enumerate(rows) if row.hasFocus()), 0)
            rows[(at + step) % len(rows)].setFocus(Qt.FocusReason.TabFocusReason)
        elif not self.take_key(event):
            super().keyPressEvent(event)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Stay in the corner when the screen takes another size; expect a click on the bulb."""
        if watched is self.bulb and event.type() == QEvent.Type.Enter:
            self._hints.get_ready()
        elif watched is self._below and event.type() == QEvent.Type.Show:
            # Only now is the screen made that its corners are of.
            self._show()
        return super().eventFilter(watched, event)
