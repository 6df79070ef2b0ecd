"""The clients' visits: when they come, and who may then promise more (rulings D22 and D23)."""

from minigolf_desktop.model.designer.bag import (
    UNTAKEN_FOR_VISIT,
    VISIT,
    Draw,
    draw,
    put_back,
)
from minigolf_desktop.model.designer.group.group_state import GroupState
from minigolf_desktop.model.designer.promises import PROMISES
from minigolf_desktop.model.designer.setup import VisitRule
from minigolf_desktop.model.play.randomness import Randomness


def draw_at_setup(bag: bytes, count: int, stream: Randomness) -> tuple[Draw, Randomness]:
    """Draw the tiles of a first rack; visits that come out go back at once (ruling D23)."""
    drawn = draw(bag, count)
    assert drawn is not None, "the bag is full at set-up"
    bag, stream = put_back(drawn.bag, [VISIT] * drawn.visits, stream)
    return Draw(drawn.tiles, bag, 0), stream


def gathers(state: GroupState) -> bool:
    """Whether tiles not taken are laid aside until they bring the visit (alternative rule).

    In the final phase they are discarded as in any game.
    """
    setup = state.setup
    return (
        setup.is_advanced
        and setup.visits is VisitRule.UNTAKEN
        and not state.visits
        and not state.is_final_phase
    )


def calls_clients(aside: bytes) -> bool:
    """Whether so many tiles lie aside that the clients come (alternative rule)."""
    return len(aside) >= UNTAKEN_FOR_VISIT


def may_promise(state: GroupState, order: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats that have promises left, in turn order."""
    return tuple(seat for seat in order if len(state.designers[seat].promises) < len(PROMISES))
