"""What a task of 18 Holes offers: everything that the screen of a round shows of it, as data."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from minigolf_desktop.model.eighteen_holes.state import View
from minigolf_desktop.ui.common.table.task import Offer
from minigolf_desktop.ui.eighteen_holes.board.picture import NO_TARGETS, Targets
from minigolf_desktop.ui.eighteen_holes.round.landings import NO_REACH, Reach
from minigolf_desktop.ui.eighteen_holes.round.news import SummaryRow
from minigolf_desktop.ui.eighteen_holes.round.scoring import StepRow
from minigolf_desktop.ui.eighteen_holes.widgets import Aim, ClubPlace, Stack
from minigolf_desktop.ui.eighteen_holes.widgets.cards import TargetCard


@dataclass(frozen=True)
class GolfOffer(Offer):
    """What a round of 18 Holes shows besides. A widget without a part of it rests."""

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
    """In place of the hand: the steps of combined scoring so far (Solo Chaos)."""
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
    view: View | None = None
    """The game to show, where it is not the current one."""

    @property
    def is_spread(self) -> bool:
        """Whether several cards were drawn, to be laid out side by side."""
        return len(self.stacks) > 1
