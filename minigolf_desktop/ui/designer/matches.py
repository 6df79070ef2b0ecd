"""Begins a match or goes on with one: a solo game, or a game of a group."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from minigolf_desktop.model.play import Match
from minigolf_desktop.storage.journal import Journal, open_journal
from minigolf_desktop.ui.designer.game import Game
from minigolf_desktop.ui.designer.group_game import GroupGame
from minigolf_desktop.ui.designer.group_session import GroupSession
from minigolf_desktop.ui.designer.new_game import WantedGame, setting_changes
from minigolf_desktop.ui.designer.session import SoloSession

if TYPE_CHECKING:
    from pathlib import Path

    from minigolf_desktop.storage.folders import Folders
    from minigolf_desktop.ui.common.main_window import MainWindow
    from minigolf_desktop.ui.designer.open_game import OpenGame
    from minigolf_desktop.ui.designer.opened_box import Clubhouse


def begin_game(
    window: MainWindow, folders: Folders, clubhouse: Clubhouse, wanted: WantedGame
) -> OpenGame:
    """Begin a match and its journal; raises StorageError when it cannot be written."""
    rules = clubhouse.rules
    match: Match[Any, Any] = Match(rules, wanted.setup, wanted.seed)
    journal = Journal.create(folders.saves, match)
    window.change_settings(**setting_changes(wanted))
    return _opened(window, folders, clubhouse, match, journal)


def resume_game(window: MainWindow, folders: Folders, clubhouse: Clubhouse, path: Path) -> OpenGame:
    """Go on with a saved match; raises MatchInUse or another StorageError."""
    match, journal = open_journal(path, clubhouse.rules)
    return _opened(window, folders, clubhouse, match, journal)


def _opened(
    window: MainWindow,
    folders: Folders,
    clubhouse: Clubhouse,
    match: Match[Any, Any],
    journal: Journal,
) -> OpenGame:
    if match.setup.seats == 1:
        session = SoloSession(clubhouse.rules, match, journal)
        return Game(window, folders, clubhouse, session, journal)
    group = GroupSession(clubhouse.rules, match, journal)
    return GroupGame(window, folders, clubhouse, group, journal)
