"""The sound device, through miniaudio: the one module that knows that library."""

import sys
from array import array
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

RATE = 22_050
"""Samples a second of every sound."""
PERIOD = 25
"""Milliseconds of samples that the device asks for at a time; it holds about three of them."""
_CARDS = Path("/dev/snd")
"""Where Linux has its sound cards; ALSA complains on the console where there is none."""
_WAYS = ("WASAPI", "DSOUND", "WINMM", "COREAUDIO", "PULSEAUDIO", "JACK", "SNDIO", "AUDIO4", "OSS")
"""Systems of sound that are tried, in miniaudio's names: all but the one that nobody hears."""

NextSamples = Callable[[int], "array[int]"]
"""Returns the next so many samples, in 16 bit."""


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


def _stream(next_samples: NextSamples) -> Generator[Any, int, None]:
    """Give samples as often as so many of them are asked for."""
    count = yield b""
    while True:
        count = yield next_samples(count)
