"""What a task offers to the player: everything that every table shows of it, as data."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import Qt

from minigolf_desktop.model.play import Character

Key = Qt.Key


def nothing() -> None:
    """Do nothing: what a choice does that cannot be made."""


class Choice(NamedTuple):
    """A button with its key."""

    words: str
    key: Qt.Key
    run: Callable[[], object] = nothing
    refusal: str = ""
    """Why it cannot be chosen now; empty where it can."""
    chosen: bool = False
    """Whether it is the one that the rest of the offer is about."""
    icon: str = ""

    @property
    def is_ready(self) -> bool:
        """Whether it can be chosen."""
        return not self.refusal


@dataclass(frozen=True)
class Offer:
    """What is shown and may be answered. A game adds what its own panels show."""

    who: int
    """Seat of the player who is shown beside the question."""
    title: str = ""
    """What is asked."""
    note: str = ""
    """A word on it."""
    main: Choice | None = None
    """The filled button, by Enter."""
    others: tuple[Choice, ...] = ()
    """Buttons beside it."""
    actions: tuple[Choice, ...] = ()
    """What the player may do instead, line by line."""
    face: Character | None = None
    """Whom the computer plays as that is to decide; None for a person."""
    is_private: bool = False
    """Whether nobody but ``who`` looks on: secrets of theirs may be shown."""

    def choice_of(self, key: int) -> Choice | None:
        """Return the button or line of a key."""
        main = (self.main,) if self.main else ()
        return next((one for one in (*main, *self.others, *self.actions) if one.key == key), None)
