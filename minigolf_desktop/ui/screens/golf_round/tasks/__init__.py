"""One task a phase: what is offered, and what the answers do. A new phase is a new entry here."""

from collections.abc import Mapping

from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.ui.screens.golf_round.tasks.act import Act
from minigolf_desktop.ui.screens.golf_round.tasks.before import Declare, PlaceAToken
from minigolf_desktop.ui.screens.golf_round.tasks.big_hit import Follow, Throw
from minigolf_desktop.ui.screens.golf_round.tasks.borrow import Borrow
from minigolf_desktop.ui.screens.golf_round.tasks.choose import ChooseShot
from minigolf_desktop.ui.screens.golf_round.tasks.rest import GameOver, Rest
from minigolf_desktop.ui.screens.golf_round.tasks.select import ChooseClub, KeepOrShow
from minigolf_desktop.ui.screens.golf_round.tasks.task import Task

TASKS: Mapping[Phase, type[Task]] = {
    Phase.PLACE_TOKEN: PlaceAToken,
    Phase.DECLARE: Declare,
    Phase.SELECT: ChooseClub,
    Phase.KEEP: KeepOrShow,
    Phase.BORROW: Borrow,
    Phase.ACT: Act,
    Phase.FOLLOW: Follow,
    Phase.THROW: Throw,
    Phase.CHOOSE: ChooseShot,
}
"""By phase: its task."""

SECRET = frozenset({Phase.SELECT, Phase.KEEP})
"""Phases behind the curtain (ruling H11)."""

__all__ = ["SECRET", "TASKS", "GameOver", "Rest", "Task"]
