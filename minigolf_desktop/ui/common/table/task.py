"""What a player is asked: what a task offers, and what the answers do."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Generic, NamedTuple, TypeVar

from PySide6.QtCore import Qt

from minigolf_desktop.model.play import Character, Seat
from minigolf_desktop.model.play.forms import Action
from minigolf_desktop.ui.common.computer_players import Pace
from minigolf_desktop.ui.common.players import who_acts
from minigolf_desktop.ui.common.session import AnySession
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.banner import Headline

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


SessionT = TypeVar("SessionT", bound=AnySession)
OfferT = TypeVar("OfferT", bound=Offer)
ActionT = TypeVar("ActionT", bound=Action)
Item = TypeVar("Item")


def next_of(choices: Sequence[Item], chosen: Item | None, by: int) -> Item:
    """Return the choice some places on, round and round; the first one while none is chosen."""
    place = choices.index(chosen) + by if chosen in choices else 0
    return choices[place % len(choices)]


class Task(Generic[SessionT, OfferT, ActionT]):
    """What is asked of the player to move in one phase, and what the answers do.

    A task knows no widgets: it gives an :class:`Offer` and takes answers. An answer either changes
    what is chosen and calls :meth:`changed`, or plays an action.
    """

    is_asked = True
    """Whether a person is to answer."""
    holds = False
    """Whether nothing goes on before it is answered: no computer acts meanwhile."""
    rest = 0
    """Milliseconds for which no key answers, where nobody has read yet what is asked."""

    def __init__(self, session: SessionT, changed: Callable[[], None]) -> None:
        """``changed`` shows the offer, which is another one now."""
        self.session = session
        """The match."""
        self._changed = changed
        self.proposed: ActionT | None = None
        """What a hint says that needs no choice: the main button does it; None without one."""
        self.confirms = True
        """Whether something is chosen with one click and done with another."""

    @property
    def goes_on_alone(self) -> bool:
        """Whether nothing is to be decided: what the main button does happens by itself."""
        return False

    def changed(self) -> None:
        """Have the offer shown, which is another one now; nothing is proposed any more."""
        self.proposed = None
        self._changed()

    def prepare(self, action: ActionT) -> None:
        """Choose what a hint says, to be played by a yes; what needs no choice is proposed."""
        self.proposed = action
        self._changed()

    def withdraw(self) -> None:
        """Propose nothing any more."""
        if self.proposed is not None:
            self.changed()

    def show_decision(self, action: ActionT) -> None:
        """Show what a computer is about to do; only tasks of computers are told of it."""

    # What is offered

    def offer(self) -> OfferT:
        """Return what is shown now."""
        raise NotImplementedError

    def headlines(self) -> list[Headline]:
        """Return what the banner tells with the offer, in place of what has just happened."""
        return []

    # Answers by key

    def step(self, by: int) -> None:
        """Go on to the next, or back to the last, of what can be chosen, with the arrow keys."""

    # What tasks share

    def play(self, action: ActionT) -> Callable[[], object]:
        """Return what plays an action."""
        return partial(self.session.play, action)

    def main(self, words: str, action: ActionT | None, refusal: str = "", icon: str = "") -> Choice:
        """Return the filled button for an action; without one it says why it rests."""
        if action is None:
            return Choice(words, Key.Key_Return, refusal=refusal or words, icon=icon)
        return Choice(words, Key.Key_Return, self.play(action), icon=icon)


# What all games say and offer while a computer decides


def thinking_words(computer: Seat) -> str:
    """Return that a computer is thinking."""
    return translate("characters", "{name} is thinking").replace("{name}", who_acts(computer))


def doing_words(computer: Seat, doing: str) -> str:
    """Return what a computer is about to do, in the words for it."""
    text = translate("characters", "{name}: {action}")
    return text.format(name=who_acts(computer), action=doing)


def hurry_words() -> str:
    """Return how a computer is hurried on."""
    return translate("characters", "A click, Space or Enter hurries on.")


def go_on_choice(session: AnySession, pace: Pace) -> Choice:
    """Return the filled button while a computer decides: it hurries it on.

    Where no person decides any more it lets all the rest happen at once.
    """
    if session.only_computers_left:
        words = translate("characters", "Finish at once")
        return Choice(words, Key.Key_Return, pace.finish_at_once, icon="skip")
    return Choice(translate("characters", "Go on"), Key.Key_Return, pace.hurry, icon="next")
