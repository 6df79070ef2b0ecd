"""The card of what today gives out: a row for each game, with what was reached in it."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QLocale, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from minigolf_desktop.storage.tries_seen import SeenTry, run_of_days
from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import (
    ElidedLabel,
    button,
    icon_label,
    label,
    separator,
)
from minigolf_desktop.ui.house.days.words import day_number, run_words, state_words
from minigolf_desktop.ui.house.home.side_cards import SideCard
from minigolf_desktop.ui.house.home.welcome import Welcome

translate = QCoreApplication.translate


class TodayCard(SideCard):
    """What today gives out."""

    wanted = Signal(object)
    """The page of the day is asked for: with what it gives out in a Game, None for any."""

    def __init__(self, look: Look, games: Sequence[Game], seen: Welcome) -> None:
        super().__init__(look, translate("home", "Today"), "calendar")
        column = self.column
        column.setContentsMargins(*(look.px(side) for side in (22, 16, 22, 12)))
        today = day_number(seen.today)
        run = run_of_days(seen.tries, today)
        words = run_words(run) if run > 1 else QLocale().toString(seen.today, "d MMM")
        more = button(look, words, "link")
        more.setAccessibleName(translate("home", "Open the calendar"))
        more.setToolTip(more.accessibleName())
        more.clicked.connect(partial(self.wanted.emit, None))
        self.head.addWidget(more)
        tries = {one.game: one for one in seen.tries if one.occasion == "day" and one.day == today}
        given = [game for game in games if game.givings is not None]
        for place, game in enumerate(given):
            if place:
                column.addWidget(separator())
            column.addWidget(self._row(look, game, tries.get(game.name)), 1)

    def _row(self, look: Look, game: Game, tried: SeenTry | None) -> QWidget:
        assert game.givings is not None
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(Space.SMALL))
        row.addWidget(icon_label(look, game.givings.icon, 18, second=True))
        title = button(look, game.title, "link")
        title.setAccessibleName(with_colon(translate("home", "Today"), game.title))
        title.clicked.connect(partial(self.wanted.emit, game))
        title.setStyleSheet("text-align: left; padding-left: 0px;")
        row.addWidget(title)
        if tried is not None and tried.is_over:
            row.addStretch(1)
            row.addWidget(label(str(tried.score), "points"))
            row.addWidget(icon_label(look, "check", 18))
        elif tried is None:
            # Words would leave the title no room in a small window.
            title.setAccessibleDescription(state_words(None))
            row.addStretch(1)
            row.addWidget(icon_label(look, "start", 16, second=True))
        else:
            words = ElidedLabel(state_words(tried), "small_body", "second")
            words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            row.addWidget(words, 1)
        return line
