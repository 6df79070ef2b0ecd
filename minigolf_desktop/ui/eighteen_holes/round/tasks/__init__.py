"""One task a phase: what is offered, and what the answers do. A new phase is a new entry here."""

from collections.abc import Callable, Mapping

from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.ui.eighteen_holes.round.tasks.pick import (
    Borrow,
    ChooseClub,
    Declare,
    ExtraTurn,
    KeepATarget,
    KeepOrShow,
    PlaceAToken,
)
from minigolf_desktop.ui.eighteen_holes.round.tasks.shot import ChooseShot, Follow, Throw
from minigolf_desktop.ui.eighteen_holes.round.tasks.task import Task
from minigolf_desktop.ui.eighteen_holes.round.tasks.team import TeamAct, TeamShot
from minigolf_desktop.ui.eighteen_holes.round.tasks.turn import Act
from minigolf_desktop.ui.eighteen_holes.round.tasks.watching import (
    Computer,
    GameOver,
    Rest,
    Telling,
    is_worth_a_look,
)
from minigolf_desktop.ui.eighteen_holes.session import GolfSession

TASKS: Mapping[Phase, type[Task]] = {
    Phase.PLACE_TOKEN: PlaceAToken,
    Phase.DECLARE: Declare,
    Phase.TARGET: KeepATarget,
    Phase.SELECT: ChooseClub,
    Phase.KEEP: KeepOrShow,
    Phase.BORROW: Borrow,
    Phase.ACT: Act,
    Phase.NAME: TeamShot,
    Phase.FOLLOW: Follow,
    Phase.THROW: Throw,
    Phase.CHOOSE: ChooseShot,
    Phase.EXTRA: ExtraTurn,
}
"""By phase: its task."""


def task_for(session: GolfSession, changed: Callable[[], None]) -> Task:
    """Return the task of a game: that of its phase, but for a team whose golfer is not named."""
    view = session.view
    if view.phase is Phase.ACT and view.ball == NONE:
        return TeamAct(session, changed)
    return TASKS[view.phase](session, changed)


__all__ = [
    "TASKS",
    "Computer",
    "GameOver",
    "Rest",
    "Task",
    "Telling",
    "Throw",
    "is_worth_a_look",
    "task_for",
]
