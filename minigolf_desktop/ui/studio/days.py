"""Pictures of what dates give out: home with what was played, the page of the day."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QSize
from PySide6.QtWidgets import QLabel

from minigolf_desktop.model.play.game_code import MistypedCode
from minigolf_desktop.model.play.occasions import WEEK, Occasion
from minigolf_desktop.storage.tries_seen import SeenTry
from minigolf_desktop.ui.common.art.home_cards import home_card
from minigolf_desktop.ui.common.picture_dialog import PictureDialog
from minigolf_desktop.ui.common.showing import card_to_show, plaque
from minigolf_desktop.ui.common.widgets.pieces import picture_label
from minigolf_desktop.ui.games import GAMES
from minigolf_desktop.ui.house.days.code_field import CodeDialog
from minigolf_desktop.ui.house.days.giving_out import fault_words
from minigolf_desktop.ui.house.days.screen import TodayScreen
from minigolf_desktop.ui.house.days.words import day_number
from minigolf_desktop.ui.house.home import HomeScreen, Welcome
from minigolf_desktop.ui.studio.season import on_the_way

if TYPE_CHECKING:
    from collections.abc import Iterator

    from minigolf_desktop.ui.common.game import Game
    from minigolf_desktop.ui.common.main_window import MainWindow
    from minigolf_desktop.ui.common.scripted import Picture, Take
    from minigolf_desktop.ui.common.widgets.look import Look

TODAY = QDate(2026, 11, 23)
"""The day of the pictures, a Monday."""
_RUN = 9
_SCORES = {"points": 118, "strokes": 41, "par": 38}
_PAR = 36


def tries_until(today: QDate) -> tuple[SeenTry, ...]:
    """Return tries of a month: a run of nine days, and before it every third day a game or two."""
    day = day_number(today)
    tries = []
    for back in range(WEEK * 5, 0, -1):
        # In the run there is one every day, before it every fourth day is a good one.
        count = 1 + back % 3 if back <= _RUN else (0, 2, 0, 1)[back % 4]
        tries += [_try("day", day - back, game, 3 * back) for game in GAMES[:count]]
    tries += [_try("day", day, game, 0) for game in GAMES[::2]]
    tries.append(_try("day", day, GAMES[1], 0, is_over=False))
    return tuple(tries)


def _try(occasion: str, day: int, game: Game, more: int, *, is_over: bool = True) -> SeenTry:
    counts = "points" if game.givings is None else game.givings.counts
    score = _SCORES[counts] + more if is_over else 0
    par = _PAR if counts == "par" else 0
    return SeenTry(occasion, day, game.name, "", "D1K4-07MX-9FJT", is_over, score, par)


def days(window: MainWindow, take: Take) -> Iterator[Picture]:
    """Take the pictures."""
    tries = tries_until(TODAY)
    seen = Welcome(today=TODAY, tries=tries, season=on_the_way())
    yield "home-today", take(lambda look: HomeScreen(look, seen, window.settings))
    yield "today-first-visit", take(lambda look: _page(look, ()))
    yield "today", take(lambda look: _page(look, tries))


def _page(look: Look, tries: tuple[SeenTry, ...]) -> TodayScreen:
    screen = TodayScreen(look, GAMES, tries, TODAY, lambda tried: Path("none.jsonl"))
    for ticket in screen.tickets:
        offered = ticket.offered
        assert offered.game.givings is not None
        rules, occasion = offered.game.rules(), Occasion(offered.occasion)
        given = offered.game.givings.give(rules, occasion, offered.day)
        ticket.tell(offered.game.givings.words(rules, given.setup))
    return screen


def code_dialog(window: MainWindow) -> CodeDialog:
    """Return the dialog that asks for a code, when one was refused."""
    dialog = CodeDialog(window.look, window)
    dialog.code.refuse(fault_words(MistypedCode()))
    # What is chosen is painted in two colours, of which a test would measure the one below.
    dialog.code.field.deselect()
    return dialog


def picture_dialog(window: MainWindow) -> PictureDialog:
    """Return the dialog that shows a picture, of a game as home shows it."""
    name = GAMES[0].name

    def card(look: Look) -> QLabel:
        return picture_label(home_card(name, QSize(732, 372), 1.0, look.theme))

    notes = ("Mrs Evergreen, Mr Luckyfor", "23/11/2026", "D1K4-07MX-9FJT")
    told = plaque("Lily Pads", "118 points", notes)
    one = card_to_show(window, card, told)
    return PictureDialog(window, [one, one._replace(words="Course")])
