"""What is told of a saved game: which it is, who plays, how far it is."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.storage.continue_game import Save, true_summary
from minigolf_desktop.storage.plain_text import in_one_line
from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.common.text.dates import day_and_time
from minigolf_desktop.ui.common.text.players import player_name

translate = QCoreApplication.translate

JOINT = " \N{MIDDLE DOT} "


class SavedWords(NamedTuple):
    """A saved game in words."""

    game: str
    """Which game it is."""
    how: str
    """How and where it is played, and by how many."""
    who: tuple[str, ...]
    """What the players are called, where anybody typed a name."""
    far: str
    """How far it is, or that it is finished."""
    when: str
    """When it was played last."""
    note: str
    """What else must be known; mostly empty."""
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
