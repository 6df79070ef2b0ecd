"""What a game tells the house: for home and settings, of codes and dates, of judging.

Light enough to stand on the home screen: loads nothing of a game.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from minigolf_desktop.ui.common.translation import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from minigolf_desktop.bots.judgement import AnyJudge
    from minigolf_desktop.model.play.game_code import Digit, Packed
    from minigolf_desktop.model.play.occasions import Given, Occasion
    from minigolf_desktop.ui.common.review.wing import ReviewWing
    from minigolf_desktop.ui.common.widgets.look import Look


class Codes(NamedTuple):
    """How the set-ups of a game become codes that are typed elsewhere (``model/play/game_code``).

    Its functions are given the rules of the game first.
    """

    letter: str
    """The first of all its codes."""
    pack: Callable[[Any, Any], Sequence[Digit]]
    """Returns a set-up as digits; raises NoCode for what a code cannot hold."""
    unpack: Callable[[Any, Packed], Any]
    """Returns the set-up of a code, the seats without names; raises FutureCode."""


class Givings(NamedTuple):
    """What a date gives out in a game: everybody gets the same."""

    occasions: Sequence[str]
    """``day``, and perhaps ``week``."""
    give: Callable[[Any, Occasion, int], Given]
    """Returns, by the rules, for which occasion and the ordinal of the day, what is given out."""
    words: Callable[[Any, Any], str]
    """Tells, by the rules and a set-up, what it is about."""
    icon: str
    """Stands for the game in calendars."""
    counts: str
    """What its scores count: ``points``, ``strokes``, or strokes against ``par``."""


class HomeCard(NamedTuple):
    """What the home screen says about a game."""

    title: str
    text: str
    players: str


class Offer(NamedTuple):
    """A match to go on with, in words."""

    name: str
    """What is being built or played on."""
    game: str
    """Which game it is, and by how many it is played."""
    progress: str
    """How far it is."""
    score: int | None = None
    """Score so far; None where there is none to tell."""


class Best(NamedTuple):
    """One of the best scores, in words."""

    course: str
    """Where it was reached, and perhaps by whom."""
    score: str
    verdict: str
    """What the score means, or counts."""


class Invitation(NamedTuple):
    """What the home screen says before the first match."""

    title: str
    text: str
    picture: Path


class Board(NamedTuple):
    """A board to lay courses on, without a match."""

    title: str
    icon: str
    key: str
    """Key that opens it."""


class Choice(NamedTuple):
    """One setting."""

    name: str
    """Its field in the settings."""
    title: str
    note: str
    """What it does, in a few words; may be empty."""
    options: tuple[tuple[str, object], ...]
    """Words and values to choose from."""


def on_off() -> tuple[tuple[str, object], ...]:
    """Return the options of what is on or off."""
    return ((translate("settings", "On"), True), (translate("settings", "Off"), False))


class Judging(NamedTuple):
    """How the matches of a game are judged once they are over."""

    judge: Callable[[Any], AnyJudge]
    """What judges decisions, made of the rules."""
    version: int
    """Raised whenever it judges otherwise: what was judged before is judged anew."""
    wing: Callable[[Look, Any, Any], ReviewWing]
    """What shows a match again in a look; is also given the shell and the session."""
    practice: Callable[[Any], Any]
    """Returns the set-up of a practice match like that of a set-up; no result of it is kept."""
