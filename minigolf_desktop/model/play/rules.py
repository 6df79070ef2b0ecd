"""What a game offers to the rest of the program: its rules, and how they were amended.

Every game's rules have a version: a whole number, 1 in program 1.0. Whoever changes rules so that
a match begun before may be refused, or may go otherwise, names the change in
:attr:`Rules.amendments`. A match begun under earlier rules that replays under today's, and that no
amendment touches, is a match of today; any other can be looked at only. So can a match whose count
alone an amendment touches, but to its end.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from minigolf_desktop.model.play.forms import ActionT
from minigolf_desktop.model.play.randomness import Randomness
from minigolf_desktop.model.play.seats import Seat

# --- How the rules of a game were amended, so that matches begun before are known


def touches_nothing(setup: object, events: tuple[object, ...]) -> bool:
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
    of_count: bool = False
    """Whether what it touches went as it goes today, and is only counted otherwise."""


def newest_version(amendments: Sequence[Amendment]) -> int:
    """Return the version of rules that were amended so."""
    return max((one.version for one in amendments), default=1)


# --- What a game offers to the rest of the program

SetupT = TypeVar("SetupT")
StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")
EventT = TypeVar("EventT")


class Refusal(NamedTuple):
    """Why an action is not allowed; the screen turns it into a sentence."""

    code: str
    """Which rule stands against it, in lower case with hyphens."""
    details: tuple[int, ...] = ()
    """Figures for the sentence; their meaning depends on the code."""


class Refused(Exception):
    """An action was played that the rules refuse."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"refused: {refusal.code} {refusal.details or ''}".rstrip())
        self.refusal = refusal
        """Why."""


class Step(NamedTuple, Generic[StateT, EventT]):
    """What an action leads to."""

    state: StateT
    events: tuple[EventT, ...]
    """What happened, in order, for the log and for animation."""
    reveals: bool = False
    """Whether something came to light that undo must not take back, or would to who is next."""
    hands_over: bool = False
    """Whether it would to nobody but a person who decides next, and is not to know what was
    decided: of a step that reveals. Where a computer is next, undo may take it back."""


class Outcome(NamedTuple):
    """How a match ended."""

    places: tuple[int, ...]
    """By seat: 1 for the winner; who shares a place has the same one."""
    scores: tuple[int, ...]
    """By seat: what it was decided by first, as the game counts (points, strokes, holes)."""

    @property
    def winners(self) -> tuple[int, ...]:
        """Seats on the first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Rules(Protocol[SetupT, StateT, ViewT, ActionT, EventT]):
    """The rules of one game: pure functions on frozen states.

    ``refusal(state, seat, action) is None`` exactly when the action is in ``legal(state)`` and the
    seat is the one to move. A game may let every seat do something at any time, such as number its
    holes: an action of that kind names its seat, and is listed for the seat to move alone. Of a
    match that is over ``legal`` lists what plays on with it, and ``refusal`` tells who may.
    """

    name: str
    """Name of the game in files: ``designer``."""
    action_kinds: Mapping[str, type[ActionT]]
    """Kinds of action by their name in files."""
    amendments: tuple[Amendment, ...]
    """How the rules were amended since program 1.0, oldest first."""

    def start(self, setup: SetupT, seed: int) -> Step[StateT, EventT]:
        """Return the first state of a match and what happened at set-up."""

    def to_move(self, state: StateT) -> int | None:
        """Return the seat whose turn it is; None when the game is over."""

    def legal(self, state: StateT) -> Iterable[ActionT]:
        """Return every action that the seat to move may take; of a match that is over, what plays
        on with it.
        """

    def refusal(self, state: StateT, seat: int, action: ActionT) -> Refusal | None:
        """Return why a seat may not take an action now; None when it may."""

    def apply(self, state: StateT, action: ActionT) -> Step[StateT, EventT]:
        """Return what a legal action leads to. The caller has asked :meth:`refusal`."""

    def view(self, state: StateT, seat: int) -> ViewT:
        """Return what a seat may know; of :data:`~.seats.EVERYBODY`, what lies open on the table.

        Plain data without the order of bags and decks, others' secrets and the random state.
        """

    def view_to_json(self, view: ViewT) -> object:
        """Return the JSON form of a view, which leaves its set-up out."""

    def view_from_json(self, setup: SetupT, data: object) -> ViewT:
        """Return the view of a set-up and a value that :meth:`view_to_json` made."""

    def determinize(self, view: ViewT, randomness: Randomness) -> StateT:
        """Return a whole state that is possible for a seat, every one as likely as the seat knows.

        ``view(determinize(view, randomness), seat)`` is the same view again. What the seat cannot
        know (bags, decks, hands, promises, targets) is drawn from ``randomness`` alone.
        """

    def outcome(self, state: StateT) -> Outcome | None:
        """Return how a match ended; None while it goes on."""

    def setup_to_json(self, setup: SetupT) -> dict[str, object]:
        """Return the JSON form of a set-up."""

    def setup_from_json(self, data: object) -> SetupT:
        """Return the set-up of a JSON value, of today or older; raises SetupFormatError."""

    def check_setup(self, setup: SetupT) -> None:
        """Raise SetupFormatError where no match can begin with a set-up of sound form.

        It names what the content lacks, or its course cannot be played.
        """

    def problems(self, state: StateT) -> list[str]:
        """Return broken invariants, in words for developers; none in a sound state."""

    def undo_passes_reveals(self, setup: SetupT) -> bool:
        """Return whether undo may go back beyond a draw: in practice games."""

    def rival(self, setup: SetupT) -> Seat | None:
        """Return which computer plays the same match in a house of its own; None without one."""


AnyRules = Rules[Any, Any, Any, Any, Any]
"""The rules of any game."""
