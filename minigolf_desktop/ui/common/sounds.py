"""What is heard. Whoever shows something lets it be heard, at the place where it is shown.

:func:`let_hear` is the one door. It finds the :class:`Sounds` of the window, which ask the player's
settings and hand the sound to a :class:`Speaker`; that opens the device, in a thread of its own,
with the first sound, and closes it after a while of silence. A window without sounds, a system
without a device and a library that is missing or broken are silent.
"""

import logging
import sys
import wave
from array import array
from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from enum import StrEnum
from importlib import import_module
from operator import add
from pathlib import Path
from queue import Empty, SimpleQueue
from sys import byteorder
from threading import Lock, Thread
from time import monotonic, sleep
from typing import NamedTuple, Protocol

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QGraphicsScene, QWidget

from minigolf_desktop.content.resources import resource
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.spare_time import Piecemeal


class Sound(StrEnum):
    """Something that is heard; ``installer/sounds.py`` makes its file."""

    LAID = "laid"
    """A tile is put on a board."""
    TAKEN = "taken"
    """A tile is taken in hand."""
    TURNED = "turned"
    """A tile in hand turns."""
    REFUSED = "refused"
    """The rules do not allow what was tried."""
    DICE = "dice"
    """Dice fall into their tray."""
    STROKE = "stroke"
    """A putter meets the ball."""
    CLUB = "club"
    """A club swings and meets the ball."""
    CUP = "cup"
    """The ball drops into the cup."""
    SPLASH = "splash"
    """The ball falls into water."""
    TREES = "trees"
    """The ball strikes trees."""
    SAND = "sand"
    """The ball comes down in sand."""
    FLAG = "flag"
    """A hole is finished, or begins."""
    CARD = "card"
    """A card is turned over."""
    CUBE = "cube"
    """A cube drops into its place."""
    CURTAIN = "curtain"
    """A curtain falls."""
    CLAPS = "claps"
    """A few people clap: somebody did well."""
    APPLAUSE = "applause"
    """All clap: the game is over."""


RATE = 22_050
"""Samples a second of every sound."""
PERIOD = 25
"""Milliseconds of samples that the device asks for at a time; it holds about three of them."""
_CARDS = Path("/dev/snd")
"""Where Linux has its sound cards; ALSA complains on the console where there is none."""
_WAYS = ("WASAPI", "DSOUND", "WINMM", "COREAUDIO", "PULSEAUDIO", "JACK", "SNDIO", "AUDIO4", "OSS")
"""Systems of sound that are tried, in miniaudio's names: all but the one that nobody hears."""

NextSamples = Callable[[int], "array[int]"]
"""Returns the next samples, as many as it is asked for, in 16 bit."""


def library_in_pieces() -> Iterator[None]:
    """Load the library while there is nothing else to do.

    A thread that loads it, for a tenth of a second, would take as much from whatever moves. What
    it needs of Python's own comes in pieces before it. A library that is missing or broken is
    noticed when the device is opened.
    """
    for piece in ("http.client", "urllib.request", "miniaudio"):
        with suppress(Exception):
            import_module(piece)
        yield


class Device(Protocol):
    """A device that plays."""

    def close(self) -> None:
        """Play no more, and let go of the device."""


def open_device(next_samples: NextSamples) -> Device:
    """Open the device that the system plays by, and let it ask for samples in a thread of its own.

    Raises whatever the library does where it is missing or broken, or where there is no device.
    """
    # It may be missing, or may not load: then there is no device.
    import miniaudio  # noqa: PLC0415

    ways = [getattr(miniaudio.Backend, name) for name in _WAYS]
    if not sys.platform.startswith("linux") or any(_CARDS.glob("pcm*p")):
        ways.append(miniaudio.Backend.ALSA)
    device = miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=PERIOD,
        backends=ways,
        app_name="Minigolf Desktop",
    )
    samples = _stream(next_samples)
    next(samples)
    device.start(samples)
    playing: Device = device
    return playing


def _stream(next_samples: NextSamples) -> Generator[object, int, None]:
    """Yield as many samples as the device asks for."""
    count = yield b""
    while True:
        count = yield next_samples(count)


LOUDEST = 32_767
"""The highest sample of 16 bit; more than that is cut off."""
MOST_AT_ONCE = 8
"""Sounds at the same time; the oldest gives way to another."""


class Mixer:
    """Begins sounds in one thread and is asked for their samples in another.

    All it shares is a queue whose ends are safe to use from two threads.
    """

    def __init__(self) -> None:
        self._begun: deque[array[int]] = deque()
        self._sounding: list[tuple[array[int], int]] = []

    def begin(self, samples: "array[int]") -> None:
        """Let a sound be heard from the next samples on."""
        self._begun.append(samples)

    def next(self, count: int) -> "array[int]":
        """Return the next ``count`` samples of all sounds together."""
        while self._begun:
            self._sounding = [*self._sounding[1 - MOST_AT_ONCE :], (self._begun.popleft(), 0)]
        if not self._sounding:
            return array("h", bytes(2 * count))
        total, going_on = [0] * count, []
        for samples, first in self._sounding:
            part = samples[first : first + count]
            total[: len(part)] = map(add, total, part)
            if first + count < len(samples):
                going_on.append((samples, first + count))
        self._sounding = going_on
        if max(total) > LOUDEST or min(total) < -LOUDEST:
            total = [max(-LOUDEST, min(LOUDEST, sample)) for sample in total]
        return array("h", total)


REST = 4.0
"""Seconds after the last sound in which the device is closed: longer than any of them."""
TOO_LATE = 0.4
"""Seconds after which a sound that waited for the device is dropped."""
TRIES_AGAIN = 60.0
"""Seconds until a device is looked for again where there was none."""
_BREATH = 0.004
"""Seconds that the thread waits before it begins."""

_log = logging.getLogger(__name__)


class _Wanted(NamedTuple):
    sound: Sound
    level: float
    moment: float


class Speaker:
    """Plays what it is handed. Nothing goes wrong: what cannot be heard is not heard."""

    def __init__(self, rest: float = REST) -> None:
        """``rest`` is how long the device stays open after a sound, in seconds."""
        self._rest = rest
        self._wanted: SimpleQueue[_Wanted | None] = SimpleQueue()
        self._lock = Lock()
        self._thread: Thread | None = None
        self._ended = False
        self._silent_until = 0.0
        self._levelled: dict[tuple[Sound, float], array[int]] = {}

    @property
    def is_open(self) -> bool:
        """Whether its thread is there, and the device open or about to be."""
        return self._thread is not None

    def play(self, sound: Sound, level: float) -> None:
        """Let a sound be heard as soon as may be, at a level from 0 to 1."""
        now = monotonic()
        if self._ended or now < self._silent_until:
            return
        with self._lock:
            self._wanted.put(_Wanted(sound, level, now))
            if self._thread is None:
                # It must not keep a program that ends: what it waits for may never answer.
                self._thread = Thread(target=self._run, name="sounds", daemon=True)
                self._thread.start()

    def try_again(self) -> None:
        """Look for a device again with the next sound, where there was none before."""
        self._silent_until = 0.0

    def hush(self) -> None:
        """Let what is heard end now: the player wants no sounds any more."""
        with self._lock:
            if self._thread is not None:
                self._wanted.put(None)

    def end(self, patience: float) -> None:
        """Play nothing any more; wait for the device to close, ``patience`` seconds at most."""
        self._ended = True
        with self._lock:
            thread = self._thread
        if thread is not None:
            self._wanted.put(None)
            thread.join(patience)

    # In the thread

    def _run(self) -> None:
        # Whoever began it goes on at once, and shows what is to be heard.
        sleep(_BREATH)
        is_to_go_on = True
        while is_to_go_on:
            try:
                self._play_until_silence()
            # Foreign code, which takes what is on this machine as it finds it: whatever is wrong
            # with library or device, a game goes on without its sounds.
            except Exception as error:
                _log.info("There is no sound: %s", error)
                self._silent_until = monotonic() + TRIES_AGAIN
                self._forget_waiting()
            with self._lock:
                is_to_go_on = not self._wanted.empty() and not self._ended
                if not is_to_go_on:
                    self._thread = None

    def _play_until_silence(self) -> None:
        mixer = Mixer()
        opened = open_device(mixer.next)
        try:
            while (wanted := self._next()) is not None:
                if monotonic() - wanted.moment < TOO_LATE:
                    mixer.begin(self._samples(wanted.sound, wanted.level))
        finally:
            opened.close()

    def _next(self) -> _Wanted | None:
        """Return what is wanted next; None where that is nothing for a while, or nothing more."""
        try:
            return self._wanted.get(timeout=self._rest)
        except Empty:
            return None

    def _forget_waiting(self) -> None:
        while not self._wanted.empty():
            self._wanted.get()

    def _samples(self, sound: Sound, level: float) -> "array[int]":
        """Return a sound at a level; raises OSError or wave.Error where there is none."""
        key = sound, level
        if key not in self._levelled:
            samples = read_samples(sound)
            self._levelled[key] = array("h", (round(sample * level) for sample in samples))
        return self._levelled[key]


def read_samples(sound: Sound) -> "array[int]":
    """Return the samples of a sound, in 16 bit; raises OSError or wave.Error."""
    with wave.open(str(resource("sounds", f"{sound}.wav")), "rb") as file:
        samples = array("h", file.readframes(file.getnframes()))
    if byteorder == "big":
        samples.byteswap()
    return samples


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


__all__ = ["Sound", "Sounds", "let_hear"]


def begin_sounds(window: MainWindow, entered: SignalInstance) -> Sounds:
    """Let a window be heard from now on, as its player wishes; a second time changes nothing.

    ``entered`` tells that a game is on the window: home is silent, and does without the library.
    """
    before = sounds_of(window)
    if before is not None:
        return before
    sounds = Sounds(window, window.settings)
    window.settings_changed.connect(sounds.follow)
    entered.connect(sounds.make_ready)
    return sounds
