"""Words that every game says: names of the content, dates, numbers, punctuation."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from PySide6 import QtCore
from PySide6.QtCore import QCoreApplication, QLocale

from minigolf_desktop.content.texts import CONTENT
from minigolf_desktop.ui.common.translation import translate

if TYPE_CHECKING:
    from datetime import datetime


MINUS = "−"
"""The sign of a negative figure; never a hyphen."""


def signed(points: int, plus: bool = False) -> str:
    """Return points as text with a true minus sign, and with a plus sign if asked for."""
    if points < 0:
        return f"{MINUS}{-points}"
    return f"+{points}" if plus and points else str(points)


class Figure(int):
    """A number that a text names: ``{cost}`` is 3, ``{cost.points}`` is 3 points, or 1 point."""

    def _told(self, words: str) -> str:
        return words

    @property
    def points(self) -> str:
        """So many points, in the player's language."""
        return self._told(translate("figures", "%n points", "", self))

    @property
    def strokes(self) -> str:
        """So many strokes."""
        return self._told(translate("figures", "%n strokes", "", self))

    @property
    def people(self) -> str:
        """So many people on the tiles."""
        return self._told(translate("figures", "%n people", "", self))

    @property
    def cubes(self) -> str:
        """So many par cubes."""
        return self._told(translate("figures", "%n cubes", "", self))

    @property
    def holes(self) -> str:
        """So many holes."""
        return self._told(translate("figures", "%n holes", "", self))

    @property
    def hexes(self) -> str:
        """So many hexes."""
        return self._told(translate("figures", "%n hexes", "", self))

    @property
    def cells(self) -> str:
        """So many cells of a land."""
        return self._told(translate("figures", "%n cells", "", self))

    @property
    def cards(self) -> str:
        """So many cards."""
        return self._told(translate("figures", "%n cards", "", self))

    @property
    def players(self) -> str:
        """So many players."""
        return self._told(translate("figures", "%n players", "", self))

    @property
    def turns(self) -> str:
        """So many turns."""
        return self._told(translate("figures", "%n turns", "", self))

    @property
    def stars(self) -> str:
        """So many stars."""
        return self._told(translate("figures", "%n stars", "", self))

    @property
    def tiles(self) -> str:
        """So many tiles."""
        return self._told(translate("figures", "%n tiles", "", self))

    @property
    def flags(self) -> str:
        """So many flags."""
        return self._told(translate("figures", "%n flags", "", self))

    @property
    def rounds(self) -> str:
        """So many rounds."""
        return self._told(translate("figures", "%n rounds", "", self))


class Measure(Figure):
    """A number with decimals, as it is written; what it counts is told as its language has it."""

    def __new__(cls, number: float, written: str) -> Measure:
        """Return the count that has the same form: French says 1.4 point and English 1.4 points."""
        measure = super().__new__(cls, 0 if abs(number) < 2 else 2)
        measure.written = written
        return measure

    written: str
    """The number in the player's language."""

    def _told(self, words: str) -> str:
        return words.replace(str(int(self)), self.written, 1)


def in_tenths(number: float) -> Measure:
    """Return a number with one decimal, to be told with what it counts."""
    return Measure(number, tenths(number))


def counted_figures(**figures: int) -> Mapping[str, Figure]:
    """Return figures by the names that texts have for them."""
    return MappingProxyType({name: Figure(figure) for name, figure in figures.items()})


def content_name(name: str) -> str:
    """Return the name of a land, a client or a course, or its description, by its English text.

    One that no catalogue knows, from a course file perhaps, comes back as it is.
    """
    return QCoreApplication.translate(CONTENT, name)


_SHORT = QLocale.FormatType.ShortFormat


def day(moment: datetime) -> str:
    """Return the day of a moment in local time."""
    return QLocale().toString(_local(moment).date(), _SHORT)


def time_of_day(moment: datetime) -> str:
    """Return the time of day of a moment in local time."""
    return QLocale().toString(_local(moment).time(), _SHORT)


def day_and_time(moment: datetime) -> str:
    """Return day and time of a moment in local time."""
    return QLocale().toString(_local(moment), _SHORT)


def _local(moment: datetime) -> QtCore.QDateTime:
    return QtCore.QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))


def holes_words(played: int, holes: int) -> str:
    """Return in words how many holes of a round are played."""
    words = translate("home", "{played} of {holes.holes}")
    return words.format(played=played, holes=Figure(holes))


def tenths(number: float) -> str:
    """Return a number with one decimal: ``2.4``, in French ``2,4``."""
    return QLocale().toString(number, "f", 1)


def per_cent(share: int) -> str:
    """Return whole hundredths: ``39 %``."""
    return translate("numbers", "{number}\N{NO-BREAK SPACE}%").replace("{number}", str(share))


def less_than_one_per_cent() -> str:
    """Return what stands for a chance that is there, but next to nothing."""
    return translate("numbers", "<\N{NO-BREAK SPACE}1\N{NO-BREAK SPACE}%")


_TURNED = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff"
"""Letters that are read from right to left."""
_TURNED_WORDS = re.compile(f"[{_TURNED}]+(?:[ '\".-]+[{_TURNED}]+)*")
_ISOLATED = "\N{RIGHT-TO-LEFT ISOLATE}{}\N{POP DIRECTIONAL ISOLATE}"


def in_order(text: str) -> str:
    """Return a text whose words stand in their order, whatever letters a name in it has.

    Every language of the program is read from left to right. A Hebrew name would turn the sentence
    that begins with it, and draw the figures behind it to its left.
    """
    if text.isascii():
        return text
    return _TURNED_WORDS.sub(lambda words: _ISOLATED.replace("{}", words[0]), text)


def with_practice(words: str, setup: Any) -> str:
    """Return what a game is called, and that it is for practice where its set-up says so."""
    if not setup.practice:
        return words
    return f"{words}  ·  {QCoreApplication.translate('practice', 'practice')}"


def with_colon(head: str, words: str | int) -> str:
    """Return what is spoken of, and after a colon what is said of it."""
    joined = translate("punctuation", "{head}: {words}")
    return joined.format(head=head, words=words)


def with_semicolons(parts: Iterable[str]) -> str:
    """Return parts that are sentences of their own, or lists, in a row."""
    return translate("punctuation", "; ").join(parts)


def seats_words(players: int) -> str:
    """Return in words how many play."""
    if players < 2:
        return translate("versions", "solo")
    return translate("versions", "%n players", "", players)
