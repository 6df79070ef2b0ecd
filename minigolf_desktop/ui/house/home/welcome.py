"""What the home screen shows, gathered without rules and content."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtCore import QDate

from minigolf_desktop.storage.continue_game import Latest, read_latest, save_of
from minigolf_desktop.storage.folders import Folders, thumbnail
from minigolf_desktop.storage.tries_seen import SeenTry, tries_in
from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.common.home_words import Best
from minigolf_desktop.ui.house.season.progress import Progress, progress_in


class Welcome(NamedTuple):
    """Everything on the home screen that changes from day to day."""

    offer: Latest | None = None
    """The game to go on with; None on a first visit and when every game is finished."""
    picture: Path | None = None
    """Small picture of its course; None where there is none."""
    best: Mapping[str, Best] = MappingProxyType({})
    """By game its best score; a game without one is not there."""
    is_of_earlier_rules: bool = False
    """Whether the offer was begun under earlier rules of its game: perhaps it is only looked at."""
    today: QDate = QDate()
    """What day it is."""
    tries: tuple[SeenTry, ...] = ()
    """The counted tries, oldest first."""
    season: Progress = Progress((), MappingProxyType({}))
    """How far somebody is in the season."""


def welcome(folders: Folders, games: Sequence[Game], today: QDate | None = None) -> Welcome:
    """Look into the player's folders; ``today`` is the day of the clock unless told."""
    offer = read_latest(folders)
    picture, is_earlier = None, False
    if offer is not None:
        journal = folders.saves / offer.journal
        picture = thumbnail(journal) if thumbnail(journal).is_file() else None
        versions = {game.name: game.rules_version for game in games}
        is_earlier = save_of(journal).rules < versions.get(offer.game, 1)
    found = {game.name: game.bests(folders) for game in games if game.bests is not None}
    best = {name: bests[0] for name, bests in found.items() if bests}
    date = QDate.currentDate() if today is None else today
    tries, path = tries_in(folders.tries), progress_in(folders)
    return Welcome(offer, picture, best, is_earlier, date, tries, path)
