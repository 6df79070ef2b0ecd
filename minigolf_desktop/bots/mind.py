"""What decides for the seats of the computer and tells a learner why, the same way for all games.

A mind is given what a seat may know and never a state, so it cannot cheat. Its chance is its own:
a seed and a number of trials give the same decision on every machine.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from minigolf_desktop.model.play import (
    Character,
    Level,
    Randomness,
    action_from_json,
    action_to_json,
    strength_of,
)
from minigolf_desktop.model.play.forms import Action, ActionT

# --- Good moves, and why they are good: what the mind of a computer player tells a learner

MOST_HINTS = 3
"""Moves that are told of at once."""


class Reason(NamedTuple):
    """One thing that speaks for a move, or against it."""

    what: str
    """What it is about, as the screens of the game put it into words."""
    amount: float = 0.0
    """How much, in the unit that belongs to it: points, strokes, or a chance from 0 to 1."""


class Hint(NamedTuple):
    """A good move."""

    action: Action
    reasons: tuple[Reason, ...] = ()
    """The weightiest first."""


class HintWords(NamedTuple):
    """A hint in the player's language."""

    title: str
    """What to do."""
    why: str
    """Why, in a line or two."""


AHEAD = "ahead"
"""The reason that tells how much better a decision seemed than the next best one."""
LIKING = "liking of "
"""What stands before a character: how much its taste speaks for a decision, against the next best
one, where it would not have been chosen without."""
_TIE = 1e-9
"""Amounts below which two decisions are the same: sums are rounded."""


def liked(character: Character, ahead: float, liking: float) -> tuple[Reason, ...]:
    """Return the taste of a character as a reason, where it alone made the difference.

    ``liking`` is how much it speaks for a decision that is ``ahead`` of the next best one with it.
    """
    return (Reason(f"{LIKING}{character}", liking),) if ahead + _TIE < liking else ()


def hint_to_json(hint: Hint) -> dict[str, object]:
    """Return the JSON form of a hint."""
    return {
        "action": action_to_json(hint.action),
        "reasons": [[reason.what, reason.amount] for reason in hint.reasons],
    }


def hint_from_json(kinds: Mapping[str, type[Action]], data: Mapping[str, Any], seat: int) -> Hint:
    """Return the hint of a JSON value of :func:`hint_to_json`, for the seat that is to move."""
    reasons = tuple(Reason(what, amount) for what, amount in data["reasons"])
    return Hint(action_from_json(kinds, data["action"], seat), reasons)


# --- What decides for the seats of the computer, in the same way for all games


class Thinker(NamedTuple):
    """Who decides."""

    level: Level
    """How strong it plays."""
    character: Character = Character.ADA
    """Whose taste it has."""
    adapted: int | None = None
    """What one that is just right has come to; None for all others."""

    @property
    def strength(self) -> int:
        """How strong it plays, from 0 to :data:`~minigolf_desktop.model.play.STRONGEST`."""
        return strength_of(self.level, self.adapted)


ViewT_contra = TypeVar("ViewT_contra", contravariant=True)


class Thought(NamedTuple, Generic[ActionT]):
    """A decision."""

    action: ActionT
    """What is done."""
    trials: int = 0
    """Games, or parts of them, that were tried out for it; none where it is worked out exactly."""
    next: ActionT | None = None
    """What would have been done instead; None where that is not thought of."""
    ahead: Reason | None = None
    """How much better than that it seemed."""


class Mind(Protocol[ViewT_contra, ActionT]):
    """Decides for any seat of a game."""

    def decide(
        self, view: ViewT_contra, thinker: Thinker, randomness: Randomness
    ) -> Thought[ActionT]:
        """Return what the seat to move does; ``view`` is what that seat may know."""


class Adviser(Mind[ViewT_contra, ActionT], Protocol):
    """A mind that also tells a learner what it would do, and why."""

    def hints(self, view: ViewT_contra, randomness: Randomness) -> Iterator[tuple[Hint, ...]]:
        """Yield the best moves of the seat to move, best first; then better answers.

        ``view`` is what that seat may know. The first answer comes at once; at most
        :data:`~minigolf_desktop.bots.mind.MOST_HINTS` moves are in each.
        """

    def why(
        self, view: ViewT_contra, thinker: Thinker, thought: Thought[ActionT]
    ) -> tuple[Hint, ...]:
        """Return what spoke for a decision of the seat to move, and by how much.

        After it stands what would have been done instead, if anything. ``view`` is what that seat
        knew, ``thinker`` who decided. What it says is as true for weak players: these err in how
        much they expect.
        """


AnyMind = Mind[Any, Any]
"""What decides in any game."""
AnyAdviser = Adviser[Any, Any]
"""What decides and advises in any game."""


def wobble(randomness: Randomness, size: float) -> tuple[float, Randomness]:
    """Return a chance error of a value, and what follows in the stream.

    Errors are spread like a bell around nought, with ``size`` as their standard deviation.
    """
    total = 0
    for _ in range(_PARTS):
        part, randomness = randomness.below(_FINE)
        total += part
    # Of a sum of evenly spread parts the variance is a twelfth of their number.
    middle = _PARTS * (_FINE - 1) / 2
    return (total - middle) / _FINE * (12 / _PARTS) ** 0.5 * size, randomness


_PARTS = 4
_FINE = 1 << 20
