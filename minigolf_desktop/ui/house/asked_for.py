"""What the flow of screens asks for: each is loaded when it is asked for first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from minigolf_desktop.ui.common.later import Later

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QDialog

    from minigolf_desktop.storage.folders import Folders
    from minigolf_desktop.ui.common.piecemeal import Piecemeal
    from minigolf_desktop.ui.house.lessons import LessonsScreen
    from minigolf_desktop.ui.house.loading import Loading
    from minigolf_desktop.ui.house.menu import WindowMenu
    from minigolf_desktop.ui.house.records import RecordsScreen
    from minigolf_desktop.ui.house.reference import ReferenceScreen
    from minigolf_desktop.ui.house.saved_games import SavedGamesScreen
    from minigolf_desktop.ui.house.settling import Settling

_HOUSE = "minigolf_desktop.ui.house"
_FILES = "minigolf_desktop.storage.journal_files"
_FORMAT = "minigolf_desktop.storage.course_format"

make_menu: Callable[..., WindowMenu] = Later(f"{_HOUSE}.menu:WindowMenu")
make_saved_games: Callable[..., SavedGamesScreen] = Later(f"{_HOUSE}.saved_games:SavedGamesScreen")
make_lessons: Callable[..., LessonsScreen] = Later(f"{_HOUSE}.lessons:LessonsScreen")
read_lessons: Callable[[Folders], dict[str, object]] = Later(
    "minigolf_desktop.storage.lessons:places_in"
)
make_records: Callable[..., RecordsScreen] = Later(f"{_HOUSE}.records:RecordsScreen")
make_reference: Callable[..., ReferenceScreen] = Later(f"{_HOUSE}.reference:ReferenceScreen")
make_settings: Callable[..., QDialog] = Later(f"{_HOUSE}.settings:SettingsDialog")
make_rules: Callable[..., QDialog] = Later(f"{_HOUSE}.rules:RulesDialog")
make_about: Callable[..., QDialog] = Later(f"{_HOUSE}.about:AboutDialog")
make_loading: Callable[..., Loading] = Later(f"{_HOUSE}.loading:Loading")
pieces_of: Callable[..., Iterator[None]] = Later(f"{_HOUSE}.loading:pieces_of")
paint_tokens: Callable[..., Iterator[None]] = Later("minigolf_desktop.ui.common.seats:paint_tokens")
know_widgets: Callable[[], None] = Later(f"{_HOUSE}.loading:know_widgets")
make_settling: Callable[..., Settling] = Later(f"{_HOUSE}.settling:Settling")
make_piecemeal: Callable[..., Piecemeal] = Later("minigolf_desktop.ui.common.piecemeal:Piecemeal")
claimed_format: Callable[[Path], str] = Later(f"{_FORMAT}:claimed_format")
sweep: Callable[[Folders], None] = Later("minigolf_desktop.storage.sweeping:sweep")
delete_journal: Callable[[Path], None] = Later(f"{_FILES}:delete_journal")
take_along: Callable[[Path, Path], None] = Later(f"{_FILES}:take_along")
