"""The sounds of the program, worked out from sines and noise and written as wave files.

    python installer/sounds.py

makes those of `resources/sounds` anew: 16 bit, one channel, 22,050 samples a second. Nothing is
recorded. Chance is seeded by the name of the sound, so that the same comes out every time.
Standard library only.
"""

from __future__ import annotations

import math
import random
import wave
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"
RATE = 22_050
"""Samples a second."""
PEAK = 0.5
"""The highest sample, of 1: 6 dB below full scale."""
LOUDNESS = 0.085
"""Root mean square of the loudest twentieth of a second, of 1, before a sound's own level: of what
an ear makes of it, to which low tones are faint."""
_FAINT_BELOW = 420.0
"""Hertz."""
_WINDOW = RATE // 20
_FADE = RATE // 100
"""What every sound ends with, so that it ends in silence."""

Samples = list[float]


def samples_of(seconds: float) -> int:
    """Return how many samples a time takes."""
    return round(seconds * RATE)


def struck(partials: Iterable[tuple[float, float, float]], seconds: float) -> Samples:
    """Return something that was struck: sines, each (hertz, level, seconds to a third of it)."""
    found = [0.0] * samples_of(seconds)
    for hertz, level, decay in partials:
        for place in range(len(found)):
            time = place / RATE
            attack = min(1.0, time / 0.0015)
            sine = math.sin(2 * math.pi * hertz * time)
            found[place] += level * attack * math.exp(-time / decay) * sine
    return found


def bubble(low: float, high: float, seconds: float) -> Samples:
    """Return a bubble: a sine that rises from one pitch to another as it dies away."""
    found, phase = [], 0.0
    for place in range(samples_of(seconds)):
        part = place / RATE / seconds
        phase += 2 * math.pi * (low + (high - low) * part) / RATE
        found.append(math.sin(phase) * math.sin(math.pi * part) * math.exp(-2.2 * part))
    return found


def noise(chance: random.Random, seconds: float) -> Samples:
    """Return white noise."""
    return [2 * chance.random() - 1 for _ in range(samples_of(seconds))]


def band(samples: Sequence[float], low: float, high: float) -> Samples:
    """Return what two filters of two poles each leave between two pitches in hertz."""
    return _without_high(_without_low(samples, low), high)


def _without_high(samples: Sequence[float], hertz: float) -> Samples:
    share = 1 - math.exp(-2 * math.pi * hertz / RATE)
    found, first, second = [], 0.0, 0.0
    for sample in samples:
        first += share * (sample - first)
        second += share * (first - second)
        found.append(second)
    return found


def _without_low(samples: Sequence[float], hertz: float) -> Samples:
    below = _without_high(samples, hertz)
    return [sample - low for sample, low in zip(samples, below, strict=True)]


def shaped(samples: Sequence[float], level: Callable[[float], float]) -> Samples:
    """Return samples, each at a level that depends on its time in seconds."""
    return [sample * level(place / RATE) for place, sample in enumerate(samples)]


def dying(decay: float, attack: float = 0.002) -> Callable[[float], float]:
    """Return the level of what comes within ``attack`` seconds and falls to a third in more."""
    return lambda time: min(1.0, time / attack) * math.exp(-time / decay)


def swelling(seconds: float, top: float = 0.5) -> Callable[[float], float]:
    """Return the level of what rises to its top, at a part of its time, and falls again."""

    def level(time: float) -> float:
        part = min(1.0, time / seconds)
        share = part / top if part < top else (1 - part) / (1 - top)
        return math.sin(share * math.pi / 2) ** 2

    return level


def together(*parts: tuple[float, float, Sequence[float]]) -> Samples:
    """Return parts over each other, each (seconds to its begin, level, samples)."""
    length = max(samples_of(begin) + len(samples) for begin, _, samples in parts)
    found = [0.0] * length
    for begin, level, samples in parts:
        first = samples_of(begin)
        for place, sample in enumerate(samples, first):
            found[place] += level * sample
    return found


def in_a_room(samples: Sequence[float]) -> Samples:
    """Return a sound with the first echoes of a small room, which make it soft."""
    duller = _without_high(samples, 3000)
    return together((0, 1, samples), (0.011, 0.22, duller), (0.019, 0.15, duller))


def mastered(samples: Sequence[float], level: float) -> array[int]:
    """Return a sound as loud as the others, times ``level``, and never above :data:`PEAK`."""
    middle = math.fsum(samples) / len(samples)
    samples = [sample - middle for sample in samples]
    last = len(samples)
    samples = [sample * min(1.0, (last - place) / _FADE) for place, sample in enumerate(samples, 1)]
    heard = _without_low(samples, _FAINT_BELOW)
    steps = range(0, max(1, last - _WINDOW), _WINDOW // 4)
    loudest = max(math.fsum(one * one for one in heard[at : at + _WINDOW]) for at in steps)
    gain = level * LOUDNESS / math.sqrt(loudest / _WINDOW)
    gain = min(gain, PEAK / max(map(abs, samples)))
    return array("h", (round(sample * gain * 32767) for sample in samples))


# The sounds


def laid(chance: random.Random) -> Samples:
    """Return a thick cardboard tile that is put on the table."""
    table = struck(((148, 1.0, 0.034), (212, 0.5, 0.028), (430, 0.45, 0.018)), 0.2)
    paper = shaped(band(noise(chance, 0.09), 500, 2400), dying(0.011))
    return together((0, 1, table), (0, 1.6, paper), (0.021, 0.45, paper))


def taken(chance: random.Random) -> Samples:
    """Return a tile or card that is taken up."""
    paper = shaped(band(noise(chance, 0.1), 900, 3600), swelling(0.085, 0.3))
    return together((0, 1, paper), (0.04, 0.12, struck(((520, 1.0, 0.014),), 0.06)))


def turned(chance: random.Random) -> Samples:
    """Return a tile that turns by a quarter: cardboard on cardboard, and a tick."""
    brush = shaped(band(noise(chance, 0.11), 1400, 4200), swelling(0.095, 0.35))
    tick = struck(((690, 1.0, 0.01), (1180, 0.5, 0.007)), 0.05)
    return together((0, 0.8, brush), (0.075, 0.5, tick))


def refused(chance: random.Random) -> Samples:
    """Return two low notes of wooden bars, the second lower: not there."""

    def bar(hertz: float) -> Samples:
        partials = ((hertz, 1.0, 0.07), (hertz * 3.93, 0.12, 0.02), (hertz * 2, 0.1, 0.05))
        return struck(partials, 0.24)

    return together((0, 1, bar(233.1)), (0.105, 0.9, bar(185.0)))


def dice(chance: random.Random) -> Samples:
    """Return four dice that fall into a wooden tray with felt in it."""
    parts: list[tuple[float, float, Sequence[float]]] = []
    for die in range(4):
        time, level, gap = 0.01 + die * 0.028, 1.0, 0.15 + chance.random() * 0.05
        pitch = 1350 + 330 * die
        while gap > 0.018 and time < 0.6:
            bright = pitch * (0.94 + 0.12 * chance.random())
            knock = struck(
                ((bright, 0.5, 0.006), (bright * 1.52, 0.22, 0.004), (340 + 40 * die, 0.6, 0.02)),
                0.09,
            )
            parts.append((time, level * (0.75 + 0.25 * chance.random()), knock))
            time, level, gap = time + gap, level * 0.66, gap * 0.62
    return in_a_room(together(*parts))


def stroke(chance: random.Random) -> Samples:
    """Return a putter that meets the ball."""
    click = struck(((1240, 0.8, 0.012), (2870, 0.3, 0.005), (330, 0.8, 0.02)), 0.12)
    touch = shaped(band(noise(chance, 0.03), 1500, 5000), dying(0.003))
    return in_a_room(together((0, 1, click), (0, 0.5, touch)))


def club(chance: random.Random) -> Samples:
    """Return a club that swings, and meets the ball."""
    swing = shaped(band(noise(chance, 0.13), 500, 1900), swelling(0.13, 0.8))
    hit = struck(((910, 0.8, 0.012), (1890, 0.45, 0.007), (205, 0.9, 0.026)), 0.13)
    turf = shaped(band(noise(chance, 0.07), 300, 2200), dying(0.013))
    return together((0, 0.9, swing), (0.105, 1, hit), (0.105, 1.1, turf))


def cup(chance: random.Random) -> Samples:
    """Return a ball that drops into the cup and comes to rest there."""
    parts: list[tuple[float, float, Sequence[float]]] = []
    time, level, gap = 0.0, 1.0, 0.095
    for _ in range(7):
        bright = 1 + 0.05 * (chance.random() - 0.5)
        knock = struck(
            ((246, 0.9, 0.05), (655 * bright, 0.55, 0.032), (1190 * bright, 0.3, 0.018)), 0.2
        )
        parts.append((time, level, knock))
        time, level, gap = time + gap, level * 0.64, gap * 0.72
    return in_a_room(together(*parts))


def splash(chance: random.Random) -> Samples:
    """Return a ball that falls into water."""
    spray = shaped(band(noise(chance, 0.55), 500, 3200), dying(0.11, 0.012))
    drops = shaped(band(noise(chance, 0.4), 1800, 4500), dying(0.09, 0.05))
    return together(
        (0, 1.1, bubble(260, 620, 0.14)),
        (0.015, 0.9, spray),
        (0.12, 0.5, drops),
        (0.17, 0.55, bubble(420, 980, 0.1)),
        (0.29, 0.3, bubble(560, 1250, 0.08)),
    )


def trees(chance: random.Random) -> Samples:
    """Return a ball that strikes wood and falls through leaves."""
    knock = struck(((285, 1.0, 0.03), (512, 0.6, 0.022), (870, 0.25, 0.012)), 0.14)
    parts: list[tuple[float, float, Sequence[float]]] = [(0, 1.0, knock)]
    for leaf in range(13):
        rustle = shaped(band(noise(chance, 0.06), 1900, 5500), swelling(0.055, 0.3))
        time = 0.03 + leaf * 0.03 + 0.02 * chance.random()
        parts.append((time, 0.95 * 0.86**leaf * (0.5 + 0.5 * chance.random()), rustle))
    return together(*parts)


def sand(chance: random.Random) -> Samples:
    """Return a ball that comes down in a bunker."""
    grains = shaped(band(noise(chance, 0.24), 350, 2000), dying(0.05, 0.008))
    return together((0, 1, grains), (0, 0.6, struck(((112, 1.0, 0.04),), 0.15)))


def flag(chance: random.Random) -> Samples:
    """Return a flag that is planted: a soft ring of the pole, and cloth in the wind."""
    ring = struck(((1174.7, 0.32, 0.13), (1760.0, 0.18, 0.1), (587.3, 0.4, 0.12)), 0.5)
    parts: list[tuple[float, float, Sequence[float]]] = [(0, 1.0, ring)]
    for flap in range(4):
        cloth = shaped(band(noise(chance, 0.09), 220, 1300), swelling(0.085, 0.25))
        parts.append((0.09 + 0.085 * flap + 0.02 * chance.random(), 0.8 * 0.72**flap, cloth))
    return together(*parts)


def card(chance: random.Random) -> Samples:
    """Return a card that is turned over."""
    flick = shaped(band(noise(chance, 0.05), 1100, 4300), dying(0.012, 0.004))
    slide = shaped(band(noise(chance, 0.12), 800, 2600), swelling(0.11, 0.4))
    return together((0, 0.7, slide), (0.07, 1, flick))


def cube(chance: random.Random) -> Samples:
    """Return a wooden cube that drops into its place."""
    wood = struck(((760, 0.9, 0.014), (1235, 0.45, 0.009), (236, 0.7, 0.022)), 0.11)
    return together((0, 1, wood), (0.034, 0.25, wood))


def curtain(chance: random.Random) -> Samples:
    """Return heavy cloth that falls."""
    cloth = shaped(band(noise(chance, 0.62), 180, 1100), swelling(0.62, 0.35))
    hem = struck(((92, 1.0, 0.06),), 0.2)
    return together((0, 1, cloth), (0.4, 0.35, hem))


def _clapping(
    chance: random.Random, people: int, seconds: float, level: Callable[[float], float]
) -> Samples:
    """Return people who clap, each at a pace and with hands of their own."""
    parts: list[tuple[float, float, Sequence[float]]] = []
    for _ in range(people):
        pitch, pace = 700 + 800 * chance.random(), 0.19 + 0.09 * chance.random()
        loud = 0.4 + 0.6 * chance.random()
        clap = shaped(band(noise(chance, 0.06), pitch * 0.6, pitch * 1.7), dying(0.009, 0.001))
        time = 0.02 + pace * chance.random()
        while time < seconds - 0.1:
            parts.append((time, loud * level(time), clap))
            time += pace * (0.92 + 0.16 * chance.random())
    return in_a_room(in_a_room(together(*parts)))


def claps(chance: random.Random) -> Samples:
    """Return a few people who clap for a good stroke."""
    return _clapping(chance, 6, 1.1, swelling(1.1, 0.25))


def applause(chance: random.Random) -> Samples:
    """Return many people who clap for the winner."""
    return _clapping(chance, 22, 2.4, swelling(2.4, 0.3))


RECIPES: Mapping[str, tuple[Callable[[random.Random], Samples], float]] = {
    "laid": (laid, 1.0),
    "taken": (taken, 0.5),
    "turned": (turned, 0.45),
    "refused": (refused, 0.85),
    "dice": (dice, 0.9),
    "stroke": (stroke, 0.9),
    "club": (club, 0.9),
    "cup": (cup, 1.0),
    "splash": (splash, 0.85),
    "trees": (trees, 1.0),
    "sand": (sand, 0.8),
    "flag": (flag, 0.7),
    "card": (card, 0.5),
    "cube": (cube, 0.6),
    "curtain": (curtain, 0.5),
    "claps": (claps, 0.8),
    "applause": (applause, 0.9),
}
"""By name: how a sound is made, and how loud it is beside the others."""


def made(name: str) -> array[int]:
    """Return the samples of a sound, in 16 bit."""
    recipe, level = RECIPES[name]
    return mastered(recipe(random.Random(name)), level)


def main() -> None:
    """Write all sounds anew."""
    FOLDER.mkdir(exist_ok=True)
    for name in RECIPES:
        samples = made(name)
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            little = samples[:]
            if array("H", [1]).tobytes() != b"\x01\x00":
                little.byteswap()
            file.writeframes(little.tobytes())


if __name__ == "__main__":
    main()
