"""The panel at the end: total, face, what the clients say, and what to do now."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from minigolf_desktop.model.designer import MrClient, MrsClient, satisfaction
from minigolf_desktop.ui.common.art.faces import face_pixmap
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.spoken import in_sentences
from minigolf_desktop.ui.common.theme import Space, signed
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import label, picture_label
from minigolf_desktop.ui.designer.counting.counting_end import CountingEnd
from minigolf_desktop.ui.designer.text.levels import level_name, level_verdict
from minigolf_desktop.ui.designer.widgets.client_pair import ClientPair
from minigolf_desktop.ui.designer.widgets.satisfaction_scale import (
    SatisfactionScale,
    satisfaction_steps,
)

translate = QCoreApplication.translate

_FACE = 68
_GAP = 5
"""Between the lines of the panel: it has to hold many in a low window."""


class ResultPanel(CountingEnd):
    """How satisfied the clients are."""

    def __init__(
        self,
        look: Look,
        clients: tuple[MrsClient, MrClient],
        motion: Motion,
        total: int,
        advanced: bool = False,
        rival: tuple[str, int] | None = None,
    ) -> None:
        """``rival`` is who was raced, and with how many points; None where nobody was."""
        super().__init__(look)
        level = satisfaction(total, advanced)
        self._result = in_sentences(_final_words(total), level_name(level))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (16, 12, 16, 12)))
        column.setSpacing(look.px(_GAP))
        # After a race the table has the totals of both.
        column.addLayout(self._head(level, total if rival is None else None))
        if rival is None:
            self._add_scale(column, total, level, advanced)
        self.race = label("", "card_title", wrap=True)
        """How the race ended."""
        self.race.setVisible(rival is not None)
        column.addWidget(self.race)
        if rival is not None:
            self.race.setText(_race_words(total, *rival))
        verdict, is_alone = level_verdict(level), rival is None
        self.pair = ClientPair(look, clients, verdict, motion, level, is_always_heard=is_alone)
        column.addWidget(self.pair, 1)
        column.addWidget(self._inset(6))
        if rival is not None:
            column.addWidget(self._see_button())
        table = () if rival is None else (self._save_table(),)
        others = (*self._again_and_putt(), *table, *self._picture_and_course())
        self._add_buttons(column, others)

    def _add_scale(self, column: QVBoxLayout, total: int, level: int, advanced: bool) -> None:
        look = self.look
        scale = SatisfactionScale(look, advanced)
        scale.show_total(total)
        column.addSpacing(look.px(Space.HAIR))
        column.addWidget(scale)
        column.addWidget(label(_way(total, level, advanced), "caption", "second"))
        column.addSpacing(look.px(Space.HAIR))

    def _head(self, level: int, total: int | None) -> QHBoxLayout:
        look = self.look
        row = QHBoxLayout()
        row.setSpacing(look.px(14))
        ratio = self.devicePixelRatioF()
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

    @property
    def result(self) -> str:
        """The final score, how satisfied the clients are, and how a race ended."""
        return in_sentences(self._result, self.race.text())

    def _first_words(self) -> str:
        return translate("counting", "Your best course so far!")

    def _place_words(self) -> str:
        return translate("counting", "Place {place} among your courses.")


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


def _way(total: int, level: int, advanced: bool) -> str:
    steps = satisfaction_steps(advanced)
    if level == len(steps):
        return translate("counting", "As good as it gets.")
    points = steps[level] - total
    text = translate("counting", "%n points more for: {level}", "", points)
    return text.replace("{level}", level_name(level + 1))
