"""One task a phase: what is offered, and what the answers do. A new phase is a new entry here."""

from collections.abc import Callable, Mapping
from functools import partial

from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.ui.eighteen_holes.round.tasks.act import Act
from minigolf_desktop.ui.eighteen_holes.round.tasks.pick import (
    BORROW_CLUB,
    CHOOSE_CLUB,
    DECLARE_CLUB,
    EXTRA_TURN,
    KEEP_TARGET,
    PLACE_TOKEN,
    KeepOrShow,
    Pick,
)
from minigolf_desktop.ui.eighteen_holes.round.tasks.shot import ChooseShot, Follow, Throw
from minigolf_desktop.ui.eighteen_holes.round.tasks.task import GolfTask
from minigolf_desktop.ui.eighteen_holes.round.tasks.watching import (
    Computer,
    GameOver,
    Rest,
    Telling,
    is_worth_a_look,
)
from minigolf_desktop.ui.eighteen_holes.session import GolfSession

TASKS: Mapping[Phase, Callable[[GolfSession, Callable[[], None]], GolfTask]] = {
    Phase.PLACE_TOKEN: partial(Pick, question=PLACE_TOKEN),
    Phase.DECLARE: partial(Pick, question=DECLARE_CLUB),
    Phase.TARGET: partial(Pick, question=KEEP_TARGET),
    Phase.SELECT: partial(Pick, question=CHOOSE_CLUB),
    Phase.KEEP: KeepOrShow,
    Phase.BORROW: partial(Pick, question=BORROW_CLUB),
    Phase.ACT: Act,
    Phase.NAME: ChooseShot,
    Phase.FOLLOW: Follow,
    Phase.THROW: Throw,
    Phase.CHOOSE: ChooseShot,
    Phase.EXTRA: partial(Pick, question=EXTRA_TURN),
}
"""By phase: its task."""


def task_for(session: GolfSession, changed: Callable[[], None]) -> GolfTask:
    """Return the task of a game: that of its phase."""
    return TASKS[session.view.phase](session, changed)


__all__ = [
    "TASKS",
    "Computer",
    "GameOver",
    "GolfTask",
    "Rest",
    "Telling",
    "Throw",
    "is_worth_a_look",
    "task_for",
]
