"""The sounds of a window, and the door to them."""

from time import monotonic

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QGraphicsScene, QWidget

from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.piecemeal import Piecemeal
from minigolf_desktop.ui.common.sounds.device import library_in_pieces
from minigolf_desktop.ui.common.sounds.sound import Sound
from minigolf_desktop.ui.common.sounds.speaker import Speaker

TOGETHER = 0.05
"""Seconds in which a sound is one sound, however often it is asked for."""
PATIENCE = 0.3
"""Seconds that the end of the program waits for the device."""


def let_hear(shown: QObject, sound: Sound) -> None:
    """Let something be heard that a widget or a scene shows; nothing where nobody wants sounds."""
    sounds = sounds_of(shown)
    if sounds is not None:
        sounds.play(sound)


def sounds_of(shown: QObject) -> "Sounds | None":
    """Return the sounds of the window that something is shown in; None without any."""
    if isinstance(shown, QGraphicsScene):
        views = shown.views()
        if not views:
            return None
        shown = views[0]
    window = shown.window() if isinstance(shown, QWidget) else None
    while window is not None:
        found = window.findChild(Sounds, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if isinstance(found, Sounds):
            return found
        # A dialog belongs to the window that it stands over.
        over = window.parentWidget()
        window = None if over is None else over.window()
    return None


class Sounds(QObject):
    """Plays sounds as loud as the player wants them, or not at all."""

    played = Signal(object)
    """A :class:`Sound` is heard, as far as the system lets it."""

    def __init__(self, window: QWidget, settings: Settings, speaker: Speaker | None = None) -> None:
        super().__init__(window)
        self._speaker = speaker or Speaker()
        self._last: dict[Sound, float] = {}
        self._is_ready = False
        self.follow(settings)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.end)

    def play(self, sound: Sound) -> None:
        """Let a sound be heard, unless the player wants none."""
        now = monotonic()
        if not self._level or now - self._last.get(sound, 0.0) < TOGETHER:
            return
        self._last[sound] = now
        self._speaker.play(sound, self._level)
        self.played.emit(sound)

    def make_ready(self) -> None:
        """Load the library, once, if any sound is wanted: soon there will be something to hear."""
        if self._level and not self._is_ready:
            self._is_ready = True
            Piecemeal(library_in_pieces(), lambda _: None, self)

    def end(self) -> None:
        """Let nothing be heard any more: the program ends."""
        self._speaker.end(PATIENCE)

    def follow(self, settings: Settings) -> None:
        """Be as loud as the player wants: half the volume sounds half as loud."""
        self._level = (settings.volume / 100) ** 1.5 if settings.sound else 0.0
        if not self._level:
            self._speaker.hush()
        self._speaker.try_again()
