"""A match seen again: the board, a bar over its turns, and what the computer thinks of each."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from minigolf_desktop.bots.judgement import Judged, balance
from minigolf_desktop.bots.mind import Hint, HintWords
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.players import player_name
from minigolf_desktop.ui.common.review.balance_bar import BalanceBar
from minigolf_desktop.ui.common.review.judging import (
    MatchJudging,
    Part,
    balance_words,
    lead_words,
    luck_words,
    made_words,
    mark_name,
    verdict_words,
)
from minigolf_desktop.ui.common.review.timeline import Timeline, TimelineStop, mark_pixmap
from minigolf_desktop.ui.common.review.wing import ReviewWing, Turn, turns_of
from minigolf_desktop.ui.common.session import AnySession
from minigolf_desktop.ui.common.spoken import announce, in_sentences
from minigolf_desktop.ui.common.text import per_cent
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.bars import Heading
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import (
    ElidedLabel,
    Segments,
    button,
    frame,
    icon_button,
    label,
    label_button,
    scroll_area,
    separator,
)
from minigolf_desktop.ui.common.widgets.screen import MeadowScreen

_MARK_SIGN = 30


class TurnPanel(Panel):
    """Tells of one turn."""

    def __init__(self, look: Look, wing: ReviewWing) -> None:
        super().__init__(look, translate("review", "This turn"))
        self._wing = wing
        self._title = label("", "panel_title")
        self._who = ElidedLabel("", "small_bold", "second", yields=True)
        self._told = label("", "body", wrap=True)
        self._sign = QLabel()
        self._sign.setFixedSize(look.size(_MARK_SIGN, _MARK_SIGN))
        self._mark = label("", "card_title")
        self._verdict = label("", "small_body", wrap=True)
        self._better = label("", "body_bold", wrap=True)
        self._why = label("", "small_body", "second", wrap=True)
        self._luck = label("", "small_body", "second", wrap=True)
        self._inset = frame("inset")
        self._lay_out()

    def _lay_out(self) -> None:
        look = self.look
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (16, 14, 12, 12)))
        column.setSpacing(look.px(Space.SMALL))
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._who)
        column.addLayout(head)
        column.addWidget(separator())
        inside = QWidget()
        lines = QVBoxLayout(inside)
        lines.setContentsMargins(0, 0, look.px(4), 0)
        lines.setSpacing(look.px(Space.SMALL))
        lines.addWidget(self._told)
        if self._wing.aside is not None:
            lines.addWidget(self._wing.aside, 0, Qt.AlignmentFlag.AlignHCenter)
        box = QVBoxLayout(self._inset)
        box.setContentsMargins(*(look.px(Space.MEDIUM),) * 4)
        box.setSpacing(look.px(6))
        marked = QHBoxLayout()
        marked.setSpacing(look.px(Space.SMALL))
        marked.addWidget(self._sign)
        marked.addWidget(self._mark, 1)
        box.addLayout(marked)
        for line in (self._verdict, self._better, self._why, self._luck):
            box.addWidget(line)
        lines.addWidget(self._inset)
        lines.addStretch(1)
        column.addWidget(scroll_area(inside), 1)

    @property
    def spoken(self) -> str:
        """Its words, to be read out."""
        parts = (self._title, self._who, self._told, self._mark, self._verdict, self._better)
        words = [part.text() for part in parts if not part.isHidden()]
        return in_sentences(*filter(None, words))

    def show_turn(self, turn: Turn | None, turns: int, who: str, told: Sequence[str]) -> None:
        """Show what happened on a turn, or before the first."""
        title = translate("review", "How it began")
        if turn is not None:
            title = translate("review", "Turn {number} of {count}")
            title = title.replace("{number}", str(turn.number)).replace("{count}", str(turns))
        self._title.setText(title)
        self._who.setText(who)
        self._told.setText("\n".join(told))
        self._told.setVisible(bool(told))

    def show_verdict(self, judged: Judged | None, better: HintWords | None) -> None:
        """Show what the computer thinks of it; ``better`` is what it would have done."""
        self._inset.setVisible(judged is not None)
        if judged is None:
            return
        mark = None if judged.is_glance else judged.mark
        self._sign.setVisible(mark is not None)
        self._mark.setVisible(mark is not None)
        if mark is not None:
            ratio = self.devicePixelRatioF()
            self._sign.setPixmap(mark_pixmap(self.look, mark, _MARK_SIGN, ratio))
            self._mark.setText(mark_name(mark))
        self._verdict.setText(verdict_words(self._wing, judged))
        self._better.setVisible(better is not None)
        self._why.setVisible(better is not None and bool(better.why))
        if better is not None:
            words = translate("review", "Better: {action}").replace("{action}", better.title)
            self._better.setText(words)
            self._why.setText(better.why)
        self._luck.setText(luck_words(self._wing, judged.luck))
        self._luck.setVisible(bool(judged.luck))


TURN = 900
"""Milliseconds that a turn is seen while the match plays by itself, at pace 1."""
AT_ONCE = 200
"""The same where computers act at once."""
_SIDE = 308
"""Width of the sheet beside the board."""


class ReviewScreen(MeadowScreen):
    """Arrow keys go from turn to turn, Space plays and stops, Esc goes back."""

    back = Signal()
    """The screen before is asked for."""
    played_on = Signal(int)
    """Asks for a practice game from a place of the match; carries the number of moves before it."""

    def __init__(
        self,
        look: Look,
        wing: ReviewWing,
        session: AnySession,
        judging: MatchJudging,
        words: Callable[[Any, Hint], HintWords],
        title: str,
        motion: Motion,
    ) -> None:
        """``session`` stands at the end of the match, sealed; ``words`` are those of hints."""
        super().__init__(look)
        self.setAccessibleName(translate("review", "Replay"))
        self._wing = wing
        self._session = session
        self._judging = judging
        self._words = words
        self.turns: Sequence[Turn] = turns_of(wing, session.match)
        """The turns of the match."""
        self._moves = len(session.match.moves)
        self._motion = motion
        self._seat = session.onlooker or 0
        self.timeline = Timeline(look, len(self.turns))
        """Leads from turn to turn."""
        self.panel = TurnPanel(look, wing)
        """Tells of the turn shown."""
        self.balance = BalanceBar(look)
        """What the result of the seat that is looked at is made of."""
        self._play = icon_button(look, "start", "")
        self._judge = button(look, "", "quiet", "bulb")
        self._on = button(look, translate("review", "Play on from here"), "main", "start")
        self._next = QTimer(self)
        self._next.timeout.connect(self._step_on)
        self._lay_out(title)
        self._connect()
        self._show_balance()
        self.timeline.setValue(len(self.turns))
        self._show_turn(self.timeline.value())
        self._show_play()
        self.timeline.setFocus()

    def _lay_out(self, title: str) -> None:
        look = self.look
        column = QVBoxLayout(self)
        side = look.px(Space.LARGE)
        column.setContentsMargins(side, look.px(Space.MEDIUM), side, side)
        column.setSpacing(look.px(Space.MEDIUM))
        self._heading = Heading(look, translate("review", "Replay"), title)
        names = [self._called(seat) for seat in range(len(self._session.seats))]
        self.chooser: Segments | None = None
        """Whose luck and choices are summed; None where one plays alone."""
        if len(names) > 1:
            chooser = self.chooser = Segments(
                look, translate("review", "Whose luck and choices"), names, self._seat
            )
            chooser.chosen.connect(self._look_at)
            self._heading.add(chooser)
        column.addWidget(self._heading)
        middle = QHBoxLayout()
        middle.setSpacing(look.px(Space.MEDIUM))
        board = self._wing.board
        if self._wing.has_ground:
            board = Panel(look, translate("review", "The board"))
            inside = QVBoxLayout(board)
            inside.setContentsMargins(*(look.px(6),) * 4)
            inside.addWidget(self._wing.board)
        self._wing.board.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        middle.addWidget(board, 1)
        self.panel.setFixedWidth(look.px(_SIDE))
        right = QVBoxLayout()
        right.setSpacing(look.px(Space.SMALL))
        right.addWidget(self.panel, 1)
        if self._wing.further is not None:
            right.addWidget(self._wing.further)
        right.addWidget(self._on)
        middle.addLayout(right)
        column.addLayout(middle, 1)
        column.addWidget(self._foot())

    def _foot(self) -> QWidget:
        look = self.look
        foot = Panel(look, translate("review", "Turns of the game"))
        rows = QVBoxLayout(foot)
        rows.setContentsMargins(*(look.px(side) for side in (12, 8, 12, 6)))
        rows.setSpacing(look.px(2))
        told = QHBoxLayout()
        told.setSpacing(look.px(Space.SMALL))
        told.addWidget(self.balance, 1)
        told.addWidget(self._judge)
        rows.addLayout(told)
        line = QHBoxLayout()
        line.addWidget(self._play, 0, Qt.AlignmentFlag.AlignBottom)
        line.addWidget(self.timeline, 1)
        rows.addLayout(line)
        return foot

    def _connect(self) -> None:
        self._heading.back.connect(self.back)
        self.timeline.valueChanged.connect(self._show_turn)
        self._play.clicked.connect(self._play_or_stop)
        self._judge.clicked.connect(self._judge_or_cancel)
        self._judging.changed.connect(self._show_judgement)
        # As shortcuts: a button that has the focus would take arrow keys for itself.
        QShortcut(Qt.Key.Key_Right, self, lambda: self._leap(1))
        QShortcut(Qt.Key.Key_Left, self, lambda: self._leap(-1))
        self._on.clicked.connect(lambda: self.played_on.emit(self.moves_shown))

    # What is shown

    @property
    def moves_shown(self) -> int:
        """How many moves were made where the match is seen."""
        place = self.timeline.value()
        if place == len(self.turns):
            return self._moves
        return self.turns[place - 1].end if place else self._first

    @property
    def _first(self) -> int:
        """How many moves were made before the first turn."""
        return self.turns[0].move if self.turns else self._moves

    def _show_turn(self, place: int) -> None:
        turn = self.turns[place - 1] if place else None
        self._session.go_to(self.moves_shown)
        log = self._session.match.log
        # What was drawn and what became of it is seen beside the words.
        steps = log if turn is None else log[turn.end :]
        told = [sentence for events in steps for sentence in self._wing.sentences(events)]
        if not told and turn is not None:
            # A secret choice is in no log: whoever sees the game again may know it.
            action = self._session.match.moves_known[turn.move].action
            told = [self._words(self._view_before(turn), Hint(action)).title]
        who = "" if turn is None else self._name_of(turn.seat)
        self.panel.show_turn(turn, len(self.turns), who, told)
        self._show_verdict()
        self._on.setEnabled(place < len(self.turns))
        if place == len(self.turns):
            self._stop()
        announce(self, lambda: self.panel.spoken, at_once=True)

    def _show_verdict(self) -> None:
        place = self.timeline.value()
        turn = self.turns[place - 1] if place else None
        judged = None if turn is None else self._judging.by_move.get(turn.move)
        before, better = None, None
        if turn is not None:
            before = self._view_before(turn)
        if judged is not None and not judged.is_best:
            better = self._words(before, judged.best)
        self._wing.show(turn, before, judged)
        self.panel.show_verdict(judged, better)

    def _view_before(self, turn: Turn) -> Any:
        """Return what the seat of a turn knew when it decided."""
        match = self._session.match
        return match.rules.view(match.state_after(turn.move), turn.seat)

    def _called(self, seat: int) -> str:
        return player_name([one.name for one in self._session.seats], seat)

    def _name_of(self, seat: int) -> str:
        return self._called(seat) if len(self._session.seats) > 1 else ""

    def _look_at(self, seat: int) -> None:
        self._seat = seat
        self._show_balance()

    # The judgement

    def _show_judgement(self) -> None:
        self._show_balance()
        self._show_verdict()

    def _show_balance(self) -> None:
        judging = self._judging
        found = sorted(judging.by_move.values())
        own = balance(found, self._seat, judging.outset(self._seat))
        made = self._wing.made(self._seat)
        parts: tuple[Part, ...] = ()
        lead = ""
        if made is not None:
            both = (own, balance(found, made.other)) if judging.is_complete else None
            parts = made_words(self._wing, made)
            lead = lead_words(self._wing, made, self._called(made.other), both)
        parted = balance_words(self._wing, own) if found else None
        self.balance.show_balance(parted, parts, lead)
        known = max(judging.by_move, default=-1)
        stops, luck_sum, cost_sum = [], 0.0, 0.0
        for turn in self.turns:
            judged = judging.by_move.get(turn.move)
            if turn.move > known:
                break
            mark = None
            if judged is not None and judged.seat == self._seat:
                luck_sum += judged.luck
                cost_sum += judged.cost.amount
                mark = None if judged.is_glance else judged.mark
            stops.append(TimelineStop(luck_sum, cost_sum, mark))
        self.timeline.show_stops(stops)
        self._judge.setVisible(not judging.is_complete)
        words = translate("review", "Let the computer judge it")
        if judging.is_thinking:
            words = translate("review", "Thinking: {share} · Cancel")
            share = per_cent(int(100 * judging.share))
            words = words.replace("{share}", share)
        label_button(self._judge, words)

    def _judge_or_cancel(self) -> None:
        if self._judging.is_thinking:
            self._judging.cancel()
        else:
            self._judging.begin()

    # Playing by itself

    @property
    def is_playing(self) -> bool:
        """Whether turn follows turn by itself."""
        return self._next.isActive()

    def _play_or_stop(self) -> None:
        if self.is_playing:
            self._stop()
            return
        if self.timeline.value() == len(self.turns):
            self.timeline.setValue(0)
        self._next.start(self._motion.look(TURN) or AT_ONCE)
        self._show_play()

    def _stop(self) -> None:
        self._next.stop()
        self._show_play()

    def _step_on(self) -> None:
        self._leap(1)

    def _leap(self, turns: int) -> None:
        self.timeline.setValue(self.timeline.value() + turns)

    def _show_play(self) -> None:
        words = translate("review", "Play it (Space)")
        if self.is_playing:
            words = translate("review", "Stop (Space)")
        self._play.setIcon(self.look.icon("stop" if self.is_playing else "start"))
        self._play.setToolTip(words)
        self._play.setAccessibleName(words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space plays and stops, Esc goes back."""
        key = event.key()
        if key == Qt.Key.Key_Space:
            self._play_or_stop()
        elif key == Qt.Key.Key_Escape:
            self.back.emit()
        elif key in _TRAVEL:
            self.timeline.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def go_on_from(self, before: QWidget) -> None:
        """Show the turn that was seen before the look changed."""
        if isinstance(before, ReviewScreen):
            self.timeline.setValue(before.timeline.value())


_TRAVEL = {
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
}
