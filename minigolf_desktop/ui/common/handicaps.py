"""Handicaps in words: at a seat, and in the result with them and without."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QLabel

from minigolf_desktop.model.play.handicap import places_with, score_with
from minigolf_desktop.ui.common.text import MINUS, signed
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.pieces import label


class HandicapLine(NamedTuple):
    """A player in a result."""

    name: str
    score: int
    """As the game counts, without the handicap."""
    handicap: int


def handicap_sign(handicap: int, *, fewest: bool) -> str:
    """Return a handicap as a short sign: ``+12`` points, ``−3`` strokes, ``0``."""
    if not handicap:
        return "0"
    return f"{MINUS if fewest else '+'}{handicap}"


def handicap_words(handicap: int, *, fewest: bool) -> str:
    """Return a handicap in words."""
    if not handicap:
        return translate("people", "none")
    if fewest:
        return translate("people", "%n strokes off", "", handicap)
    return translate("people", "%n points more", "", handicap)


def handicap_result(lines: Sequence[HandicapLine], *, fewest: bool) -> str:
    """Return who wins with handicaps, and all scores with and without; empty where nobody has one.

    ``fewest`` tells whether the fewest strokes win.
    """
    if not any(one.handicap for one in lines):
        return ""
    places = places_with(
        [one.score for one in lines], [one.handicap for one in lines], fewest=fewest
    )
    order = sorted(range(len(lines)), key=places.__getitem__)
    winners = [lines[seat].name for seat in order if places[seat] == 1]
    words = translate("people", "With handicaps {names} would share the win: {scores}.")
    if len(winners) == 1:
        words = translate("people", "With handicaps {names} wins: {scores}.")
    scores = ", ".join(_score(lines[seat], fewest) for seat in order)
    return words.format(names=", ".join(winners), scores=scores)


def _score(line: HandicapLine, fewest: bool) -> str:
    told = f"{line.name} {signed(score_with(line.score, line.handicap, fewest=fewest))}"
    if not line.handicap:
        return told
    return f"{told} ({signed(line.score)} {handicap_sign(line.handicap, fewest=fewest)})"


def handicap_label(words: str) -> QLabel:
    """Return the line of a result with handicaps; it is hidden where there is nothing to tell."""
    result = label(words, "small_bold", wrap=True)
    result.setVisible(bool(words))
    return result
