"""A game: what home shows of it, and what it is played by without a window.

Its screens are told by :class:`~minigolf_desktop.ui.common.wing.Wing`. Which games there are, and
how each is opened, stands in :mod:`minigolf_desktop.ui.games`.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from minigolf_desktop.ui.common.translation import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from minigolf_desktop.bots.judgement import AnyJudge
    from minigolf_desktop.bots.mind import AnyAdviser
    from minigolf_desktop.bots.playout import PlayoutFigures
    from minigolf_desktop.storage.errors import Words
    from minigolf_desktop.storage.folders import Folders
    from minigolf_desktop.storage.home_parts import Part
    from minigolf_desktop.storage.replay import Replay
    from minigolf_desktop.storage.saved_matches import Latest, Save


class GivenOut(NamedTuple):
    """What dates give out in a game: everybody gets the same."""

    occasions: Sequence[str]
    """``day``, and perhaps ``week``."""
    icon: str
    """Stands for the game in calendars."""
    counts: str
    """What its scores count: ``points``, ``strokes``, or strokes against ``par``."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """A game as home knows it. It loads neither rules nor content nor pictures.

    There is one of each: nobody compares them.
    """

    name: str
    """Its name in files: ``designer``. Its picture on the home screen has it too."""
    card: Callable[[], HomeCard]
    """Tells what the home screen says about it."""
    offer: Callable[[Latest], MatchOffer]
    """Tells the match left last in words."""
    save_words: Callable[[Save], Sequence[str]]
    """Tells a saved match in words: which version, where, by how many."""
    bests: Callable[[Folders], Sequence[Best]]
    """Tells its best scores for the home screen, best first."""
    modes: Mapping[str, Sequence[int]]
    """Its modes, the usual one first, and for how many players each is."""
    given_out: GivenOut
    """What dates give out."""
    code_letter: str
    """The first letter of all codes of its set-ups."""
    rules_version: int
    """Version of its rules today: a save of an earlier one may be to be looked at only."""
    invitation: Callable[[], Invitation] | None = None
    """Tells what the home screen says before the first match, if this game stands first."""
    board: Callable[[], Board] | None = None
    """Tells of the board that home and menu lead to, by :meth:`MatchShell.show_board`."""
    settings: Callable[[], Sequence[SettingChoice]] = tuple
    """Returns what can be chosen for it alone in the settings."""
    course_format: str = ""
    """What its course files say in their field ``format``; empty where it has none."""
    has_reference: bool = True
    """Whether the reference tells what is in its box."""
    opens_gates: bool = False
    """Whether people come to its finished courses: :meth:`MatchShell.open_gates`."""
    plays_on: str = ""
    """Name of the game on whose courses it can be played; empty for its own or none."""

    @property
    def title(self) -> str:
        """Its name in the player's language."""
        return self.card().title


class Play(NamedTuple):
    """What a game is played by without a window: its rules, computer players, and files."""

    rules: Callable[[], Any]
    """Returns its rules on the content of the program; raises ContentError."""
    mind: Callable[[Any], AnyAdviser]
    """Returns what decides for the seats of the computer, made of the rules."""
    judge: Callable[[Any], AnyJudge]
    """Returns what judges decisions of a match that is over, made of the rules."""
    judge_version: int
    """Raised whenever it judges otherwise: what was judged before is judged anew."""
    playout: Callable[[str, int, int, int, bool], PlayoutFigures]
    """Plays random games by mode, players, games, seed, and whether through the model alone."""
    setups: Callable[[str, int], Callable[[int], Any]]
    """Returns, by mode and players, what sets a game up by its number."""
    parts: tuple[Part, ...]
    """What of a home is its own: its courses, boards and records, as they are taken along."""
    check_match: Callable[[Replay], None] | None = None
    """Looks at what its rules do not see of a saved match, and raises StorageError for a fault."""
    check_course: Callable[[Path], tuple[Words, list[str]]] | None = None
    """Reads a course file and returns a summary, and what is wrong with it; raises StorageError.
    None where it has no course files."""


class HomeCard(NamedTuple):
    """What the home screen says about a game."""

    title: str
    text: str
    players: str


class MatchOffer(NamedTuple):
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


class SettingChoice(NamedTuple):
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
