"""What a game says of the codes of its set-ups, and of what dates give out. Loads no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from minigolf_desktop.model.play.game_code import Digit, Packed
    from minigolf_desktop.model.play.occasions import Given, Occasion


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
