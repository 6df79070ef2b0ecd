"""What comes to light in 18 Holes, so that undo must not take it back."""

from minigolf_desktop.model.eighteen_holes.events import (
    Drew,
    Event,
    Events,
    Looked,
    Reshuffled,
    Revealed,
    RivalClub,
    RivalTarget,
    ShowedCard,
    SoloTurn,
    TargetDrawn,
    TargetLost,
    Threw,
    TokensLaid,
)
from minigolf_desktop.model.eighteen_holes.modes import mode_of
from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.model.eighteen_holes.state import NONE, State

_SECRET_PHASES = frozenset({Phase.DRAFT, Phase.TARGET, Phase.SELECT})
"""What is decided here is not for the eyes of the next to decide: undo stops at the hand-over."""

_TELLING: frozenset[type[Event]] = frozenset(
    (
        *(Drew, Looked, ShowedCard, Reshuffled, TokensLaid),
        *(TargetDrawn, TargetLost, RivalClub, RivalTarget),
    )
)
"""What comes to light by chance, or was a secret of somebody else."""


def hands_over(before: State, after: State) -> bool:
    """Return whether another seat decides next, which must not see what was decided in secret."""
    return before.phase in _SECRET_PHASES and after.seat != before.seat


def reveals(before: State, after: State, events: Events) -> bool:
    """Return whether an action brought something to light, whoever decides next."""
    if before.phase in _SECRET_PHASES and _other_hand(before, after):
        return True
    if after.targets or not _TELLING.isdisjoint(map(type, events)):
        return True
    if not mode_of(before).telling.isdisjoint(map(type, events)):
        return True
    return any(_tells(event, before.seat) for event in events)


def _other_hand(before: State, after: State) -> bool:
    """Return whether another hand of the draft came to who picked, if only its last club."""
    draft, now = before.draft, after.draft
    if draft is None:
        return False
    return draft.passes != now.passes if now is not None else bool(draft.passing)


def _tells(event: Event, seat: int) -> bool:
    """Return whether an event tells a seat what it did not know, though its kind need not."""
    match event:
        case Revealed(clubs):
            return any(club != NONE for other, club in enumerate(clubs) if other != seat)
        case Threw(seat=-1) | SoloTurn(place=0):
            return True
    return False
