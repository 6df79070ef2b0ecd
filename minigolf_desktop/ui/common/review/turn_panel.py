"""The sheet beside the board: what was done on a turn, and what the computer thinks of it."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from minigolf_desktop.bots.hint import HintWords
from minigolf_desktop.bots.judgement import Judged
from minigolf_desktop.ui.common.review.mark_sign import mark_pixmap
from minigolf_desktop.ui.common.review.wing import ReviewWing, Turn
from minigolf_desktop.ui.common.review.words import luck_words, mark_name, verdict_words
from minigolf_desktop.ui.common.spoken import in_sentences
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import frame, label, scroll_area, separator

translate = QCoreApplication.translate

_SIGN = 30


class TurnPanel(Panel):
    """Tells of one turn."""

    def __init__(self, look: Look, wing: ReviewWing) -> None:
        super().__init__(look, translate("review", "This turn"))
        self._wing = wing
        self._title = label("", "panel_title")
        self._who = label("", "small_bold", "second")
        self._told = label("", "body", wrap=True)
        self._sign = QLabel()
        self._sign.setFixedSize(look.size(_SIGN, _SIGN))
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
        """What it tells, for who cannot see it."""
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
        is_marked = judged.mark is not None
        self._sign.setVisible(is_marked)
        self._mark.setVisible(is_marked)
        if judged.mark is not None:
            ratio = self.devicePixelRatioF()
            self._sign.setPixmap(mark_pixmap(self.look, judged.mark, _SIGN, ratio))
            self._mark.setText(mark_name(judged.mark))
        self._verdict.setText(verdict_words(self._wing, judged))
        self._better.setVisible(better is not None)
        self._why.setVisible(better is not None and bool(better.why))
        if better is not None:
            words = translate("review", "Better: {action}").replace("{action}", better.title)
            self._better.setText(words)
            self._why.setText(better.why)
        self._luck.setText(luck_words(self._wing, judged.luck))
        self._luck.setVisible(bool(judged.luck))
