"""What a task offers to the player: everything that the round's screen shows of it, as data."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from PySide6.QtCore import Qt

from minigolf_desktop.model.eighteen_holes.state import View
from minigolf_desktop.model.play import Character
from minigolf_desktop.ui.eighteen_holes.board.picture import NO_TARGETS, Targets
from minigolf_desktop.ui.eighteen_holes.round.landings import NO_REACH, Reach
from minigolf_desktop.ui.eighteen_holes.round.news import SummaryRow
from minigolf_desktop.ui.eighteen_holes.round.scoring import StepRow
from minigolf_desktop.ui.eighteen_holes.widgets import Aim, ClubPlace, Stack
from minigolf_desktop.ui.eighteen_holes.widgets.cards import TargetCard

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
    """What is shown and may be answered. A widget without a part of it rests."""

    who: int
    """The player at the lower left."""
    title: str = ""
    """At the lower right, above the main button."""
    note: str = ""
    main: Choice | None = None
    """The filled button, by Enter."""
    others: tuple[Choice, ...] = ()
    """Buttons below it."""
    actions: tuple[Choice, ...] = ()
    """The lines below the player's name."""
    hand: tuple[ClubPlace, ...] = ()
    owner: int = -1
    """Whose clubs are shown, where they are not those of ``who``."""
    hand_title: str = ""
    """Above the hand, where it is not just the player's own."""
    stacks: tuple[Stack, ...] = ()
    slot: int = -1
    """The stack chosen."""
    cards_title: str = ""
    """Above the cards, where they are not just drawn cards."""
    summary: tuple[SummaryRow, ...] = ()
    """In place of the hand: what everybody did in the round that is over."""
    steps: tuple[StepRow, ...] = ()
    """In place of the hand: what was told of combined scoring so far (Solo Chaos)."""
    target_cards: tuple[TargetCard, ...] = ()
    """In place of the hand: greens to keep one of (Kelly Golf)."""
    token: int = 0
    """In place of the hand: points of the token that is to be placed (Skins); 0 for none."""
    hints: tuple[str, ...] = ()
    """Below the player's name, where there are no actions."""
    decks: Mapping[int, str] = field(default_factory=dict)
    """Decks that may be chosen, with tooltips."""
    deck: int = -1
    """The deck chosen."""
    aims: Mapping[int, Aim] = field(default_factory=dict)
    aim: int = -1
    """The direction chosen."""
    targets: Targets = NO_TARGETS
    target: int = -1
    """The target chosen."""
    reach: Reach = NO_REACH
    """What the shot that is considered may come to, before its card is drawn."""
    reach_of_targets: tuple[Reach, ...] = ()
    """The same for each of the first targets, shown while it is pointed at."""
    greens: frozenset[int] = frozenset()
    """Holes whose greens may be chosen."""
    green: int = -1
    """The hole chosen."""
    doing: str = ""
    """What the player on turn is to do, for the order of play."""
    golfer: int = -1
    """The golfer chosen, where a player has two (Chaos Teams)."""
    is_private: bool = False
    """Whether nobody but ``who`` looks on: a secret target may be shown (Kelly Golf)."""
    face: Character | None = None
    """Whom the computer plays as that is to decide; None for a person."""
    view: View | None = None
    """The game to be shown, where it is not as it stands now."""

    @property
    def is_spread(self) -> bool:
        """Whether several cards were drawn, to be laid out side by side."""
        return len(self.stacks) > 1

    def choice_of(self, key: int) -> Choice | None:
        """Return the button or line of a key."""
        main = (self.main,) if self.main else ()
        return next((one for one in (*main, *self.others, *self.actions) if one.key == key), None)
