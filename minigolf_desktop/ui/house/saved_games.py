"""All saved games in frames: go on with one, look at a finished one again, or delete one."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap

from minigolf_desktop.storage.errors import in_one_line
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.saved_matches import Save, saves, true_summary
from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.common.players import player_name
from minigolf_desktop.ui.common.records.exhibition import (
    Exhibition,
    FindPicture,
    Masterpiece,
    Shown,
    gates_button,
    sheet_button,
)
from minigolf_desktop.ui.common.records.wall import Framed, Wall
from minigolf_desktop.ui.common.setting_aside import after_deleting
from minigolf_desktop.ui.common.spare_time import Piecemeal
from minigolf_desktop.ui.common.text import day, day_and_time
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS
from minigolf_desktop.ui.common.thumbnails import kept_thumbnail
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.dialogs import Question
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import in_one_step, on_meadow
from minigolf_desktop.ui.common.widgets.pieces import button
from minigolf_desktop.ui.common.widgets.screen import HeadedScreen
from minigolf_desktop.ui.common.widgets.tokens import player_shape_pixmap, player_shapes_pixmap

JOINT = " \N{MIDDLE DOT} "


class SavedWords(NamedTuple):
    """A saved game in words, for its frame and its sheet."""

    game: str
    """Title of the game."""
    how: str
    """How and where it is played, and by how many."""
    who: tuple[str, ...]
    """What the players are called, where anybody typed a name."""
    far: str
    """How far it is, or that it is finished."""
    when: str
    """When it was played last."""
    note: str
    """A remark; mostly empty."""
    part: float | None
    """How much of it is played, 0 to 1; None where that is not known, or all of it."""

    @property
    def line(self) -> str:
        """All of it, in two lines: which game, and how far."""
        far = JOINT.join(filter(None, (self.far, self.note)))
        return f"{JOINT.join(filter(None, (self.game, self.how)))}\n{self.when}{JOINT}{far}"


def words_of(save: Save, games: Mapping[str, Game]) -> SavedWords:
    """Return a saved game in words; ``games`` are those of the house by their name in files."""
    game = games.get(save.game)
    when = day_and_time(save.saved)
    if game is None:
        unread = translate("saved games", "A file that cannot be read")
        return SavedWords(unread, in_one_line(save.path.name), (), "", when, "", None)
    who: tuple[str, ...] = ()
    if any(save.names):
        who = tuple(player_name(save.names, seat) for seat in range(save.players))
    how = JOINT.join(filter(None, (save.name, *game.save_words(save))))
    note = ""
    if save.rules < game.rules_version:
        note = translate("saved games", "begun under earlier rules")
    state, part = _how_far(save, game)
    return SavedWords(game.title, how, who, state, when, note, part)


def _how_far(save: Save, game: Game) -> tuple[str, float | None]:
    if save.finished:
        return translate("saved games", "finished"), None
    summary = true_summary(save.path)
    if summary is None or not summary.is_known or not summary.of:
        return translate("saved games", "unfinished"), None
    return game.offer(summary).progress, summary.placed / summary.of


AT_ONCE = 14
"""Games that are shown at once, as many as fit; the others follow."""
_TOKEN, _LARGE = 22, 24
"""Sides of the players' shapes on a picture and on the sheet."""
_HOST = "characters/enid"
"""Picture of the host who invites to a first game."""


class SavedGamesScreen(HeadedScreen):
    """A wall of games, the unfinished ones first; Enter or a double click opens one."""

    opened = Signal(Path)
    """The player opens a game; carries its journal."""
    reviewed = Signal(Path)
    """The player replays a finished game turn by turn; carries its journal."""
    gates_wanted = Signal(Path)
    """The gates of a finished course are to be opened; carries the journal of its game."""
    sheet_wanted = Signal(Path)
    """The course of a finished game is to be seen on paper; carries its journal."""
    unwanted = Signal(Path)
    """The player deletes a game, and has confirmed it; carries its journal."""

    def __init__(self, look: Look, folders: Folders, games: Sequence[Game]) -> None:
        super().__init__(look, translate("saved games", "All games"))
        self._folders = folders
        self._games = {game.name: game for game in games}
        self._saves: dict[str, tuple[Save, SavedWords]] = {}
        name = translate("saved games", "Saved games, newest first")
        self.wall = Wall(look, name, "body_bold", tells_more=True)
        """The games."""
        self.wall.chosen.connect(self._show)
        self.wall.activated.connect(lambda _: self._open())
        self._delete = button(look, translate("saved games", "Delete"), "pill")
        self._delete.setToolTip(translate("saved games", "Delete this game (Del)"))
        self._delete.clicked.connect(self._ask)
        self._again = button(look, translate("review", "Replay"), "pill", "eye")
        self._again.setToolTip(translate("review", "Turn by turn, with what the computer thinks"))
        self._again.clicked.connect(self._review)
        self._gates = gates_button(look)
        self._gates.clicked.connect(lambda: self.gates_wanted.emit(Path(self.wall.current)))
        self._sheet = sheet_button(look)
        self._sheet.clicked.connect(lambda: self.sheet_wanted.emit(Path(self.wall.current)))
        self._go = button(look, translate("saved games", "Open"), "main", "start")
        self._go.setToolTip(translate("saved games", "Enter"))
        self._go.clicked.connect(self._open)
        self._exhibition = Exhibition(look, translate("saved games", "Saved games"))
        invited = translate(
            "saved games", "There is no saved game yet. Begin one, and it waits for you here."
        )
        self._exhibition.hang(
            self.wall,
            invited,
            _HOST,
            (self._delete, self._gates, self._sheet, self._again, self._go),
        )
        self.column.addWidget(self._exhibition, 1)
        Piecemeal(saves(folders), self._add, self, AT_ONCE)
        self._offer()
        self.wall.setFocus()

    def take_out(self, path: Path) -> None:
        """Remove a deleted game."""
        self._saves.pop(str(path), None)
        self.wall.take_down(str(path))
        self._offer()

    def _offer(self) -> None:
        """Show the games, or an invitation where there are none."""
        any_left = bool(self._saves)
        self._exhibition.show_gallery(any_left)
        self._go.setEnabled(any_left)
        self._delete.setEnabled(any_left)
        if not any_left:
            self._again.hide()
            self._gates.hide()
            self._sheet.hide()

    def _add(self, save: Save) -> None:
        words = words_of(save, self._games)
        is_first = not self._saves
        self._saves[str(save.path)] = save, words
        self.wall.add(self._framed(save, words))
        if is_first:
            self._offer()

    def _framed(self, save: Save, words: SavedWords) -> Framed:
        who = ", ".join(words.who)
        return Framed(
            key=str(save.path),
            words=words.line,
            score=words.game,
            title=who or words.how,
            badge=QPixmap(),
            picture=self._picture(save),
            more=words.far if words.part is not None else _joined(words.far, day(save.saved)),
            part=words.part,
        )

    def _picture(self, save: Save) -> FindPicture:
        """Return the picture of the course, with the shapes of those who play on its edge."""
        look, place = self.look, save.picture
        players = save.players if save.game in self._games and save.players > 1 else 0
        colours = [colour.name for colour in PLAYER_COLOURS[:players]]

        def draw(width: int, height: int, ratio: float) -> QPixmap:
            picture = on_meadow(kept_thumbnail(place), look, width, height, ratio)
            if colours:
                tokens = player_shapes_pixmap(look, colours, look.px(_TOKEN), ratio)
                corner = QPointF(look.px(4), height - look.px(_TOKEN + 4))
                painter = QPainter(picture)
                painter.drawPixmap(corner, tokens)
                painter.end()
            return picture

        shown = Shown(place, in_one_step(draw))
        return lambda: shown

    def _show(self, key: str) -> None:
        """Put the chosen game on the easel."""
        found = self._saves.get(key)
        self._again.setVisible(found is not None and self._can_be_seen_again(found[0]))
        self._sheet.setVisible(found is not None and self._can_be_seen_again(found[0]))
        self._gates.setVisible(found is not None and self._has_gates(found[0]))
        self._exhibition.look_at(None if found is None else self._masterpiece(*found))

    def _masterpiece(self, save: Save, words: SavedWords) -> Masterpiece:
        look, ratio = self.look, self.devicePixelRatioF()
        side = look.px(_LARGE)
        people = tuple(
            (player_shape_pixmap(look, colour.name, side, ratio), name)
            for colour, name in zip(PLAYER_COLOURS, words.who, strict=False)
        )
        file = in_one_line(save.path.name)
        return Masterpiece(
            score=words.game,
            verdict="",
            badge=QPixmap(),
            title="",
            people=people,
            notes=(words.how, _joined(words.far, words.when), words.note, file),
            picture=self._picture(save),
            best=False,
        )

    def _can_be_seen_again(self, save: Save) -> bool:
        """Return whether a match can be replayed: it is over, and its game judges moves."""
        game = self._games.get(save.game)
        return save.finished and game is not None

    def _has_gates(self, save: Save) -> bool:
        """Return whether people come to the course of a match: it is over, and has gates."""
        return self._can_be_seen_again(save) and self._games[save.game].opens_gates

    def _review(self) -> None:
        self.reviewed.emit(Path(self.wall.current))

    def _open(self) -> None:
        if self.wall.current:
            self.opened.emit(Path(self.wall.current))

    def _ask(self) -> None:
        found = self._saves.get(self.wall.current)
        if found is None:
            return
        save, words = found
        fate = after_deleting(
            self._folders, translate("saved games", "Its file is deleted for good.")
        )
        question = Question(
            self,
            self.look,
            translate("saved games", "Delete this game?"),
            f"{words.line}\n{fate}",
            translate("saved games", "Delete"),
        )
        question.accepted.connect(lambda: self.unwanted.emit(save.path))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Del deletes."""
        if event.key() == Qt.Key.Key_Delete:
            self._ask()
        else:
            super().keyPressEvent(event)


def _joined(*words: str) -> str:
    return JOINT.join(filter(None, words))
