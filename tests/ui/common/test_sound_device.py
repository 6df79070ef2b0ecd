"""The sound device through a library that is there, that is missing, and that is broken."""

from __future__ import annotations

import sys
from array import array
from types import ModuleType, SimpleNamespace

import pytest

from minigolf_desktop.ui.common import sounds as device
from minigolf_desktop.ui.common.sounds import Sound, Speaker

PATIENCE = 5.0
NAMES = ("NULL", "ALSA", "CUSTOM", "WEBAUDIO", *device._WAYS)


class Playback:
    """A device that asks for samples as the library does."""

    def __init__(self, **wishes: object) -> None:
        self.wishes = wishes
        self.got: list[array[int]] = []
        self.closed = False

    def start(self, samples) -> None:
        self.got = [samples.send(count) for count in (3, 5)]

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = ModuleType("miniaudio")
    module.Backend = SimpleNamespace(**{name: name for name in NAMES})
    module.SampleFormat = SimpleNamespace(SIGNED16="16 bit")
    module.PlaybackDevice = Playback
    monkeypatch.setitem(sys.modules, "miniaudio", module)
    return module


def test_the_library_is_asked_for_one_channel_and_gets_as_many_samples_as_it_wants(library):
    opened = device.open_device(lambda count: array("h", range(count)))
    assert opened.wishes["nchannels"] == 1
    assert opened.wishes["sample_rate"] == device.RATE
    assert [list(samples) for samples in opened.got] == [[0, 1, 2], [0, 1, 2, 3, 4]]


def test_a_device_that_nobody_hears_is_never_opened(library):
    opened = device.open_device(lambda count: array("h"))
    assert {"NULL", "CUSTOM", "WEBAUDIO"}.isdisjoint(opened.wishes["backends"])


@pytest.mark.parametrize("has_card", [True, False])
def test_alsa_is_asked_on_linux_only_where_there_is_a_card(
    library, monkeypatch, tmp_path, has_card
):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(device, "_CARDS", tmp_path)
    if has_card:
        (tmp_path / "pcmC0D0p").touch()
    opened = device.open_device(lambda count: array("h"))
    assert ("ALSA" in opened.wishes["backends"]) is has_card


def test_without_the_library_there_is_silence_and_no_piece_of_it_fails(monkeypatch, qtbot):
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    assert len(list(device.library_in_pieces())) == 3
    speaker = Speaker(rest=0.05)
    speaker.play(Sound.LAID, 1.0)
    qtbot.waitUntil(lambda: not speaker.is_open)
    speaker.end(PATIENCE)


def test_with_a_broken_library_there_is_silence(monkeypatch, qtbot):
    monkeypatch.setitem(sys.modules, "miniaudio", ModuleType("miniaudio"))
    speaker = Speaker(rest=0.05)
    speaker.play(Sound.LAID, 1.0)
    qtbot.waitUntil(lambda: not speaker.is_open)
    speaker.end(PATIENCE)
