"""Tips that are turned on again are all told anew."""

from PySide6.QtCore import QObject

from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.later import Later
from minigolf_desktop.ui.common.main_window import MainWindow

forget_told = Later("minigolf_desktop.storage.lessons:forget_told")


class TipsAnew(QObject):
    """Forgets what was told when the setting goes from off to on."""

    def __init__(self, window: MainWindow, folders: Folders) -> None:
        super().__init__(window)
        self._window = window
        self._folders = folders
        self._are_on = window.settings.tips
        window.settings_changed.connect(self._follow)

    def _follow(self, settings: Settings) -> None:
        before, self._are_on = self._are_on, settings.tips
        if settings.tips and not before:
            try:
                forget_told(self._folders.lessons)
            except StorageError as error:
                self._window.tell_fault(error)
