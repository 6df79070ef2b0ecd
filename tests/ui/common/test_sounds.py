"""Sounds: what is heard together, and a device that comes and goes in a thread of its own."""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable, Iterator
from threading import Event, current_thread, main_thread

import pytest
from PySide6.QtWidgets import QDialog, QGraphicsScene, QGraphicsView, QWidget
from pytestqt.qtbot import QtBot

from minigolf_desktop.content.resources import resource
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common import sounds as device_module
from minigolf_desktop.ui.common.sounds import (
    LOUDEST,
    MOST_AT_ONCE,
    REST,
    TOGETHER,
    Mixer,
    Sound,
    Sounds,
    Speaker,
    let_hear,
    read_samples,
)

PATIENCE = 5.0


class FakeDevice:
    """Plays into a list; asks for samples when a test says so."""

    def __init__(self) -> None:
        self.opened = 0
        self.in_thread = False
        self.next_samples: Callable[[int], array[int]] = lambda count: array("h")
        self.open_now = Event()
        self.closed = Event()

    def open(self, next_samples: Callable[[int], array[int]]) -> FakeDevice:
        self.opened += 1
        self.in_thread = current_thread() is not main_thread()
        self.next_samples = next_samples
        self.closed.clear()
        self.open_now.set()
        return self

    def close(self) -> None:
        self.open_now.clear()
        self.closed.set()


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> FakeDevice:
    device = FakeDevice()
    monkeypatch.setattr(device_module, "open_device", device.open)
    return device


@pytest.fixture
def speaker(fake: FakeDevice) -> Iterator[Speaker]:
    speaker = Speaker(rest=0.05)
    yield speaker
    speaker.end(PATIENCE)


def heard(fake: FakeDevice, qtbot: QtBot, count: int = 2000) -> array[int]:
    """Return what comes out of the device, once anything does."""
    found: list[array[int]] = []

    def is_heard() -> bool:
        found.append(fake.next_samples(count))
        return any(found[-1])

    qtbot.waitUntil(is_heard)
    return found[-1]


# What is heard together


def test_without_a_sound_there_is_silence():
    assert Mixer().next(3) == array("h", [0, 0, 0])


def test_a_sound_goes_on_where_it_was_and_ends_in_silence():
    mixer = Mixer()
    mixer.begin(array("h", [1, 2, 3]))
    assert mixer.next(2) == array("h", [1, 2])
    assert mixer.next(2) == array("h", [3, 0])
    assert mixer.next(2) == array("h", [0, 0])


def test_sounds_that_overlap_are_added():
    mixer = Mixer()
    mixer.begin(array("h", [10, 20, 30, 40]))
    mixer.next(1)
    mixer.begin(array("h", [1, 2]))
    assert mixer.next(4) == array("h", [21, 32, 40, 0])


def test_what_is_too_loud_together_is_cut_off_and_never_wraps_round():
    mixer = Mixer()
    for _ in range(3):
        mixer.begin(array("h", [30_000, -30_000, 5]))
    assert mixer.next(3) == array("h", [LOUDEST, -LOUDEST, 15])


def test_the_oldest_of_too_many_sounds_gives_way():
    mixer = Mixer()
    mixer.begin(array("h", [1000]))
    for _ in range(MOST_AT_ONCE):
        mixer.begin(array("h", [1]))
    assert mixer.next(1) == array("h", [MOST_AT_ONCE])


# The files


@pytest.mark.parametrize("sound", list(Sound))
def test_every_sound_is_soft_short_and_ends_in_silence(sound: Sound):
    samples = read_samples(sound)
    assert 0 < max(map(abs, samples)) <= LOUDEST / 2
    seconds = len(samples) / device_module.RATE
    assert seconds < 2.5 < REST
    if sound in {Sound.STROKE, Sound.CLUB, Sound.LAID, Sound.TURNED, Sound.CUBE}:
        assert seconds < 0.3
    assert abs(samples[-1]) <= 40


def test_the_sounds_lie_there_and_nothing_else():
    assert {path.stem for path in resource("sounds").iterdir()} == set(Sound)


def test_all_sounds_together_are_small():
    assert sum(path.stat().st_size for path in resource("sounds").iterdir()) < 500_000


# The device


def test_the_device_opens_with_the_first_sound_in_a_thread_and_closes_after_a_rest(
    qtbot: QtBot, fake: FakeDevice, speaker: Speaker
):
    assert not fake.opened
    speaker.play(Sound.LAID, 1.0)
    assert fake.open_now.wait(PATIENCE)
    assert fake.in_thread
    assert fake.closed.wait(PATIENCE)
    qtbot.waitUntil(lambda: not speaker.is_open)


def test_what_is_heard_ends_at_once_when_sounds_are_turned_off(fake: FakeDevice):
    speaker = Speaker(rest=PATIENCE * 4)
    speaker.hush()
    speaker.play(Sound.APPLAUSE, 1.0)
    assert fake.open_now.wait(PATIENCE)
    speaker.hush()
    assert fake.closed.wait(PATIENCE)
    speaker.end(PATIENCE)


def test_a_sound_after_the_rest_opens_it_again(qtbot: QtBot, fake: FakeDevice, speaker: Speaker):
    for _ in range(2):
        speaker.play(Sound.LAID, 1.0)
        assert fake.closed.wait(PATIENCE)
        fake.closed.clear()
    assert fake.opened == 2


def test_what_is_played_is_the_sound_at_its_level(qtbot: QtBot, fake: FakeDevice):
    speaker = Speaker(rest=PATIENCE)
    speaker.play(Sound.STROKE, 0.5)
    assert fake.open_now.wait(PATIENCE)
    out = heard(fake, qtbot)
    wanted = [round(sample * 0.5) for sample in read_samples(Sound.STROKE)]
    assert list(out) == wanted[: len(out)]
    speaker.end(PATIENCE)
    assert fake.closed.is_set()


@pytest.mark.usefixtures("nothing_to_collect")
def test_handing_over_a_sound_takes_no_time_however_long_the_device_takes(
    fake: FakeDevice, monkeypatch: pytest.MonkeyPatch
):
    answers = Event()

    def open_slowly(next_samples: Callable[[int], array[int]]) -> FakeDevice:
        assert answers.wait(PATIENCE)
        return fake.open(next_samples)

    monkeypatch.setattr(device_module, "open_device", open_slowly)
    speaker = Speaker(rest=0.05)
    before = time.perf_counter()
    for sound in Sound:
        speaker.play(sound, 1.0)
    took = time.perf_counter() - before
    answers.set()
    speaker.end(PATIENCE)
    assert took < 0.25, "the device would have been waited for"


@pytest.mark.parametrize("error", [ImportError, OSError, AttributeError, Exception])
def test_a_library_or_device_that_is_missing_or_broken_is_silence(
    error: type[Exception], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
):
    tried: list[object] = []

    def open_nothing(next_samples: Callable[[int], array[int]]) -> FakeDevice:
        tried.append(next_samples)
        raise error("nothing here")

    monkeypatch.setattr(device_module, "open_device", open_nothing)
    speaker = Speaker(rest=0.05)
    speaker.play(Sound.LAID, 1.0)
    qtbot.waitUntil(lambda: not speaker.is_open)
    speaker.play(Sound.LAID, 1.0)
    assert not speaker.is_open, "it was looked for again at once"
    speaker.try_again()
    speaker.play(Sound.LAID, 1.0)
    qtbot.waitUntil(lambda: not speaker.is_open)
    assert len(tried) == 2
    speaker.end(PATIENCE)


def test_after_the_end_nothing_is_heard(fake: FakeDevice, speaker: Speaker):
    speaker.end(PATIENCE)
    speaker.play(Sound.LAID, 1.0)
    assert not speaker.is_open
    assert not fake.opened


# The door


class Played(Speaker):
    """Notes what it is handed."""

    def __init__(self) -> None:
        super().__init__()
        self.played: list[tuple[Sound, float]] = []

    def play(self, sound: Sound, level: float) -> None:
        self.played.append((sound, level))


def test_half_the_volume_is_quieter_and_mute_is_silence(window: QWidget):
    played = Played()
    sounds = Sounds(window, Settings(volume=100), played)
    sounds.play(Sound.LAID)
    sounds.follow(Settings(volume=50))
    sounds.play(Sound.CUP)
    sounds.follow(Settings(sound=False))
    sounds.play(Sound.DICE)
    (first, loud), (second, quiet) = played.played
    assert (first, second) == (Sound.LAID, Sound.CUP)
    assert loud == 1.0
    assert 0.3 < quiet < 0.5


def test_what_two_places_show_in_one_moment_is_one_sound(qtbot: QtBot, window: QWidget):
    played = Played()
    sounds = Sounds(window, Settings(), played)
    sounds.play(Sound.LAID)
    sounds.play(Sound.LAID)
    sounds.play(Sound.CUP)
    assert [sound for sound, _ in played.played] == [Sound.LAID, Sound.CUP]
    qtbot.wait(round(1100 * TOGETHER))
    sounds.play(Sound.LAID)
    assert len(played.played) == 3


def test_widgets_scenes_and_dialogs_of_a_window_are_heard_and_others_are_not(
    qtbot: QtBot, window: QWidget
):
    played = Played()
    Sounds(window, Settings(), played)
    scene = QGraphicsScene(window)
    let_hear(scene, Sound.TREES)
    view = QGraphicsView(scene, window)
    let_hear(scene, Sound.CUP)
    let_hear(view, Sound.LAID)
    let_hear(QDialog(window), Sound.REFUSED)
    other = QWidget()
    qtbot.addWidget(other)
    let_hear(other, Sound.DICE)
    heard = [sound for sound, _ in played.played]
    assert heard == [Sound.CUP, Sound.LAID, Sound.REFUSED]
