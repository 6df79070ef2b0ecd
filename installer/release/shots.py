"""The screenshots that are shown to people, and what is said of each: one file tells both."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from release.product import INSTALLER

FOLDER = INSTALLER / "screenshots"
CAPTIONS = FOLDER / "captions.json"
WIDTH, HEIGHT = 1920, 1080
LANGUAGES = ("en", "fr")
"""Languages that they are drawn in; those in the first are for everybody else, too."""


class Shot(NamedTuple):
    """A screenshot."""

    name: str
    """Of its file, without ending."""
    part: str
    """Which part of the program draws it: ``house``, or a game by its name."""
    screen: str
    """Which of the pictures of all screens it is."""
    theme: str
    """``light`` or ``dark``."""
    captions: Mapping[str, str]
    """By language what is said of it, first in English."""


def file_of(name: str, language: str) -> Path:
    """Return where the screenshot of a name lies in a language."""
    folder = FOLDER if language == LANGUAGES[0] else FOLDER / language
    return folder / f"{name}.png"


def shots() -> tuple[Shot, ...]:
    """Return the screenshots in the order in which they are shown."""
    return tuple(Shot(**one) for one in json.loads(CAPTIONS.read_text(encoding="utf-8")))
