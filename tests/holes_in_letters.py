"""Holes and courses written in a few letters, for tests."""

import re

from minigolf_desktop.model.putt_dice import HoleTile, PuttCourse, PuttHole

KINDS = {"s": "slope", "w": "water", "f": "flowers"}
EASY = "11"


def hole_of(text):
    """A hole by the pars of its tiles, each with letters for slope, water, flowers: ``102s1``."""
    return PuttHole(
        tuple(
            HoleTile(int(tile[0]), **{KINDS[letter]: True for letter in tile[1:]})
            for tile in re.findall(r"\d[swf]*", text)
        )
    )


def course_of(*texts):
    """A course whose first holes are given; the others are easy."""
    return PuttCourse("", tuple(map(hole_of, [*texts, *[EASY] * (9 - len(texts))])))
