"""Plays sounds in a thread of its own, which is there only as long as there is something to hear.

Handing it a sound takes microseconds: the device is looked for, opened and closed in the thread.
"""

import logging
import wave
from array import array
from queue import Empty, SimpleQueue
from sys import byteorder
from threading import Lock, Thread
from time import monotonic, sleep
from typing import NamedTuple

from minigolf_desktop.content.resources import resource
from minigolf_desktop.ui.common.sounds import device
from minigolf_desktop.ui.common.sounds.mixer import Mixer
from minigolf_desktop.ui.common.sounds.sound import Sound

REST = 4.0
"""Seconds after the last sound in which the device is closed: longer than any of them."""
TOO_LATE = 0.4
"""A sound that waited for so many seconds, until the device was open, is not heard any more."""
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
        """Play nothing any more, and wait so many seconds at most until the device is closed."""
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
        opened = device.open_device(mixer.next)
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
