"""A game played by chance, when a tip could be told in it, and what a claim of the tip is."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from minigolf_desktop.model.play import AnyMatch


class Played(NamedTuple):
    """A game that is set up, and what plays it by chance."""

    match: AnyMatch
    choose: Callable[[Any], Any]
    """Returns a legal action of a state."""
    reader: int | None
    """Seat of the only person before the screen."""


class Moment(NamedTuple):
    """The move on which a tip could be told, in a match that goes on."""

    match: AnyMatch
    number: int
    """How many moves were made then."""
    reader: int | None
    """Seat of the only person before the screen."""
    says: str
    """What the tip says, in English."""

    @property
    def before(self) -> Any:
        """The state before the move."""
        return self.match.state_after(self.number - 1)

    @property
    def after(self) -> Any:
        """The state after it."""
        return self.match.state_after(self.number)

    @property
    def now(self) -> Any:
        """The state that the match has come to."""
        return self.match.state

    @property
    def seat(self) -> int:
        """Who made the move."""
        return self.match.moves[self.number - 1].seat

    @property
    def action(self) -> Any:
        """The move."""
        return self.match.moves[self.number - 1].action


Claim = Callable[[Moment], Iterator[None]]
"""Checks what a tip claims: at once, and again after every later move until it returns.

It raises AssertionError, in words for developers, where the claim is not true.
"""

Claims = Mapping[str, Claim]
"""By cause."""


def check(is_true: object, what: str) -> None:
    """Raise AssertionError where a claim is not true; ``what`` tells it."""
    if not is_true:
        raise AssertionError(what)
