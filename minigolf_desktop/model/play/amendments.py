"""How the rules of a game were amended, so that matches begun before are known.

Every game's rules have a version: a whole number, 1 in program 1.0. Whoever changes rules so that
a match begun before may be refused, or may go otherwise, names the change in
:attr:`~.rules.Rules.amendments`. A match begun under earlier rules that replays under today's, and
that no amendment touches, is a match of today; any other can be looked at only.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple


def touches_nothing(setup: Any, events: tuple[Any, ...]) -> bool:
    """Return False: of a change whose older matches either replay as they were or are refused."""
    return False


class Amendment(NamedTuple):
    """A change of the rules of a game."""

    version: int
    """The version of the rules that it belongs to; those before it knew it not."""
    code: str
    """Its name, in lower case with hyphens; the screen turns it into a sentence."""
    touches: Callable[[Any, tuple[Any, ...]], bool] = touches_nothing
    """Whether a step of a match, told by the match's set-up and the events of the step, may have
    gone otherwise before, although nothing in it is refused: other cards dealt, say. The first
    step is the start of the match."""


def newest_version(amendments: Sequence[Amendment]) -> int:
    """Return the version of rules that were amended so."""
    return max((one.version for one in amendments), default=1)
