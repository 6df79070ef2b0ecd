"""Names that somebody may type, paste or load, for the players and the courses of all pictures."""

import json
from collections.abc import Sequence
from dataclasses import replace
from itertools import cycle

import pytest
from PySide6.QtCore import QTranslator

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.content.resources import resource
from minigolf_desktop.content.texts import CONTENT
from minigolf_desktop.model.play import Seat
from minigolf_desktop.model.play.seats import LONGEST_NAME
from minigolf_desktop.storage.history import HistoryPlayer
from minigolf_desktop.ui.common import translation
from minigolf_desktop.ui.common.translation import translator_for
from minigolf_desktop.ui.designer import scripted as designer
from minigolf_desktop.ui.eighteen_holes import made_up_year
from minigolf_desktop.ui.eighteen_holes import scripted as golf
from minigolf_desktop.ui.putt_dice import scripted as putting

MARKUP = "<b>A&B</b> <img src=x> {0} %1 {name} %n"
WIDE = "W" * LONGEST_NAME
HEBREW = "שרה לוי (2) & Co"
ARABIC = "ليلى: ١٢٣, Zoë"
EMOJI = "👩‍👩‍👧‍👦🏳️‍🌈👨🏽‍🚀🇫🇷 Ünï"
MARKS = "".join(letter + "\u0301\u0489\u0330\u0352" for letter in "Zalgo") + " x"
ODD = (MARKUP, HEBREW, EMOJI, MARKS, WIDE, ARABIC)
"""By kind a name as the files of players have it: of one line, and not longer than they may be."""

COURSES = ("Lily & <i>Pads</i> %1 {0}", "גולף (9) Park", "W" * 60, ARABIC, EMOJI, MARKS)


class OddCourses(QTranslator):
    """Calls the courses of the program by odd names, and leaves all else to the catalogue."""

    def __init__(self, language: str, courses: Sequence[str]) -> None:
        super().__init__()
        self._catalogue = translator_for(language)
        self._names = dict(zip(_known_courses(), cycle(courses), strict=False))

    def translate(
        self, context: str, text: str, note: str | None = None, number: int = -1
    ) -> str | None:
        """Return the odd name of a course; of all else what the catalogue says."""
        if context == CONTENT and text in self._names:
            return self._names[text]
        return self._catalogue.translate(context, text, note, number) or None

    def isEmpty(self) -> bool:
        """Tell Qt that there is something to ask for."""
        return False


def _known_courses() -> Sequence[str]:
    courses = sorted(resource("courses").glob("*.json"))
    names = [json.loads(path.read_text(encoding="utf-8"))["name"] for path in courses]
    return (*names, *(preset.course.name for preset in load_box().presets))


def call_oddly(
    monkeypatch: pytest.MonkeyPatch, names: Sequence[str], courses: Sequence[str]
) -> None:
    """Let the people and the courses of all pictures have these names, from the first on."""
    called = cycle(names)
    five = [next(called) for _ in designer.PLAYERS]
    people = tuple(
        replace(seat, name=name) for seat, name in zip(designer.PLAYERS, five, strict=True)
    )
    monkeypatch.setattr(designer, "PLAYERS", people)
    monkeypatch.setattr(golf, "NAMES", tuple(five))
    monkeypatch.setattr(golf, "PLAYERS", tuple(map(Seat, five)))
    monkeypatch.setattr(putting, "PEOPLE", tuple(map(Seat, five[: len(putting.PEOPLE)])))
    for scripted, mixed in (
        (designer, "BESIDE_COMPUTERS"),
        (golf, "MIXED"),
        (putting, "BESIDE_COMPUTERS"),
    ):
        first, *others = getattr(scripted, mixed)
        monkeypatch.setattr(scripted, mixed, (replace(first, name=five[0]), *others))
    for scripted in (made_up_year, putting):
        monkeypatch.setattr(
            scripted, "HistoryPlayer", lambda **told: HistoryPlayer(**{**told, "name": five[0]})
        )
    monkeypatch.setattr(
        translation, "translator_for", lambda language: OddCourses(language, courses)
    )
