"""The card of what today gives out: a row for each game, with what was reached in it."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy

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
from minigolf_desktop.ui.house.days.words import (
    day_and_month,
    day_number,
    run_words,
    score_words,
    state_words,
)
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
        more = button(look, day_and_month(seen.today), "link")
        more.setAccessibleName(translate("home", "Open the calendar"))
        run = run_of_days(seen.tries, today)
        # The run of days stands on the page: beside the title its words have no room.
        more.setToolTip(run_words(run) if run > 1 else more.accessibleName())
        more.clicked.connect(partial(self.wanted.emit, None))
        self.head.addWidget(more)
        tries = {one.game: one for one in seen.tries if one.occasion == "day" and one.day == today}
        given = [game for game in games if game.givings is not None]
        for place, game in enumerate(given):
            if place:
                column.addWidget(separator())
            column.addWidget(self._row(look, game, tries.get(game.name)), 1)

    def _row(self, look: Look, game: Game, tried: SeenTry | None) -> QPushButton:
        assert game.givings is not None
        line = QPushButton()
        line.setProperty("role", "hint")
        line.setAutoDefault(False)
        line.setCursor(Qt.CursorShape.PointingHandCursor)
        line.setAccessibleName(with_colon(translate("home", "Today"), game.title))
        line.clicked.connect(partial(self.wanted.emit, game))
        row = QHBoxLayout(line)
        row.setContentsMargins(look.px(2), 0, look.px(2), 0)
        row.setSpacing(look.px(Space.SMALL))
        row.addWidget(icon_label(look, game.givings.icon, 18, second=True))
        row.addWidget(ElidedLabel(game.title, "small_bold"), 1)
        told = state_words(tried)
        if tried is not None and tried.counts:
            told = score_words(tried.score, game.givings.counts, tried.par)
            row.addWidget(label(str(tried.score), "points"))
        else:
            is_begun = tried is not None and not tried.is_over
            row.addWidget(icon_label(look, "clock" if is_begun else "right", 18))
        line.setAccessibleDescription(told)
        line.setToolTip(told)
        line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        return line
