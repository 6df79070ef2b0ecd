"""What dates give out and what codes lead to, in the window: who asks for it, and who shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QMimeData, QObject
from PySide6.QtGui import QGuiApplication

from minigolf_desktop.model.play.game_code import (
    CodeError,
    ForeignCode,
    FutureCode,
    MistypedCode,
    NoCode,
    read_code,
)
from minigolf_desktop.model.play.occasions import Occasion
from minigolf_desktop.storage.folders import thumbnail
from minigolf_desktop.storage.overview import SeenTry, tries_in
from minigolf_desktop.storage.replay import match_of
from minigolf_desktop.storage.saved_matches import saves
from minigolf_desktop.ui.common.text import with_colon
from minigolf_desktop.ui.common.thumbnails import kept_thumbnail
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.house.background_work import pieces_of
from minigolf_desktop.ui.house.day_words import date_of_day, score_words
from minigolf_desktop.ui.house.today import CodeDialog, CodeField, Offered, TodayScreen

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from minigolf_desktop.storage.folders import Folders
    from minigolf_desktop.ui.common.game import Game
    from minigolf_desktop.ui.common.widgets.look import Look
    from minigolf_desktop.ui.house.house import House


class GivingOut(QObject):
    """Shows the page of the day, plays codes, and copies codes and results."""

    def __init__(self, house: House, folders: Folders, parent: QObject) -> None:
        super().__init__(parent)
        self._house = house
        self._folders = folders

    # The page of the day

    def show_page(self, first: Game | None = None) -> None:
        """Show the page of the day, with the keyboard at the ticket of a game."""
        journals = {match_of(save): save.path for save in saves(self._folders)}

        def find(tried: SeenTry) -> Path | None:
            return journals.get(tried.match)

        def make(look: Look) -> TodayScreen:
            tries, today = tries_in(self._folders.tries), self._house.date
            screen = TodayScreen(look, self._house.games, tries, today, find, first)
            screen.back.connect(self._house.home)
            screen.play.connect(lambda offered: self._play(screen, offered))
            screen.go_on.connect(lambda offered: self._house.resume(offered.journal))
            screen.practise.connect(lambda offered: self._begin(offered, counted=False))
            screen.share.connect(self._share)
            screen.code.connect(lambda text: self.play_code(text, screen.field))
            screen.day_chosen.connect(lambda: self._tell(screen))
            self._tell(screen)
            return screen

        self._house.window.show_screen(make)

    def _tell(self, screen: TodayScreen) -> None:
        """Show on each ticket what its game is about, as soon as the game is loaded."""
        screen.tell_piecemeal(self._told(screen))

    def _told(self, screen: TodayScreen) -> Iterator[None]:
        for ticket in screen.tickets:
            offered = ticket.offered
            yield from pieces_of(offered.game)
            shell = self._house.shell_of(offered.game)
            yield
            ticket.tell(shell.beginning.given_words(Occasion(offered.occasion), offered.day))
            yield

    def _play(self, screen: TodayScreen, offered: Offered) -> None:
        """Begin the counted try, if its day is not over by now."""
        if self._house.date != screen.today:
            self.show_page(offered.game)
        else:
            self._begin(offered, counted=True)

    def _begin(self, offered: Offered, *, counted: bool) -> None:
        occasion, day = Occasion(offered.occasion), offered.day
        self._house.enter(
            offered.game, lambda shell: shell.beginning.play_given(occasion, day, counted=counted)
        )

    # Sharing

    def share_match(self, game: Game, match: str) -> None:
        """Copy the result of a counted try that is over, by the id of its match."""
        tries = tries_in(self._folders.tries)
        tried = next((one for one in tries if one.match == match and one.counts), None)
        if tried is None:
            return
        about = self._house.shell_of(game).beginning.given_words(
            Occasion(tried.occasion), tried.day
        )
        found = (save.path for save in saves(self._folders) if match_of(save) == match)
        journal = next(found, None)
        self._share(Offered(game, tried.occasion, tried.day, False, tried, journal, about))

    def _share(self, offered: Offered) -> None:
        """Copy the result: three lines, and the small picture of the course."""
        tried = offered.tried
        if tried is None:
            return
        data = QMimeData()
        data.setText("\n".join(share_lines(offered, tried)))
        picture = None if offered.journal is None else kept_thumbnail(thumbnail(offered.journal))
        if picture is not None and not picture.isNull():
            data.setImageData(picture.toImage())
        QGuiApplication.clipboard().setMimeData(data)
        self._house.window.say(translate("days", "Copied, with the code of the game."))

    # Codes

    def ask_for_code(self) -> None:
        """Ask for a code over the screen."""
        window = self._house.window
        dialog = CodeDialog(window.look, window)
        dialog.code.typed.connect(lambda text: self.play_code(text, dialog.code, dialog))
        dialog.open()

    def play_code(self, text: str, field: CodeField, dialog: CodeDialog | None = None) -> None:
        """Play the game of a code; the field tells what is wrong with it."""
        try:
            code = read_code(text)
            game = self._game_of(code.letter)
        except CodeError as error:
            field.refuse(fault_words(error))
            return

        def play() -> None:
            shell = self._house.shell_of(game)
            try:
                given = shell.beginning.game_of(code.packed)
            except CodeError as error:
                field.refuse(fault_words(error))
                return
            if dialog is not None:
                dialog.accept()
            self._house.enter(game, lambda shell: shell.beginning.begin_told(given))

        self._house.load(game, play)

    def _game_of(self, letter: str) -> Game:
        for game in self._house.games:
            if game.code_letter == letter:
                return game
        raise ForeignCode("no game of this program has such codes")

    def copy_code(self) -> None:
        """Copy the code of the match that is open."""
        shell = self._house.shell
        try:
            code = "" if shell is None or shell.session is None else shell.beginning.code
        except NoCode:
            words = translate(
                "days",
                "This game has no code: a code cannot hold a course of your own, or a lesson.",
            )
            self._house.window.say(words)
            return
        if not code:
            self._house.window.say(translate("days", "The code is that of a game: open one first."))
            return
        QGuiApplication.clipboard().setText(code)
        words = translate("days", "Copied: {code}. Whoever types it gets this game.")
        self._house.window.say(words.replace("{code}", code))


def share_lines(offered: Offered, tried: SeenTry) -> tuple[str, str, str]:
    """Return what is shared of a result: what it is, what was reached, how to try it."""
    date = QLocale().toString(date_of_day(tried.day), QLocale.FormatType.LongFormat)
    head = translate("days", "{title}, {date}")
    if tried.occasion == "week":
        head = translate("days", "{title}, week of {date}")
    head = head.format(title=offered.title, date=date)
    score = score_words(tried.score, offered.game.given_out.counts, tried.par)
    reached = with_colon(offered.about or offered.game.title, score)
    return head, reached, translate("days", "Code: {code}").replace("{code}", tried.code)


def fault_words(error: CodeError) -> str:
    """Return what is wrong with a code."""
    if isinstance(error, MistypedCode):
        return translate("days", "A letter or figure of this code is wrong, or two are swapped.")
    if isinstance(error, FutureCode):
        return translate("days", "This code was made by a later version of the program.")
    if isinstance(error, ForeignCode):
        return translate("days", "This code is of a game that this program does not have.")
    return translate("days", "This is no code. One looks like D1K4-07MX-9FJT.")
