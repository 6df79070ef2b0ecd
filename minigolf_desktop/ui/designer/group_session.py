"""Between a match of a group and the screens."""

from PySide6.QtCore import QObject

from minigolf_desktop.model.designer import (
    NO_TILE,
    Assessment,
    Course,
    GroupRules,
    GroupState,
    GroupView,
    Phase,
    Setup,
)
from minigolf_desktop.model.designer.group.group_state import Designer
from minigolf_desktop.model.play import Match
from minigolf_desktop.ui.common.session import Journal
from minigolf_desktop.ui.designer.session import TableSession


class GroupSession(TableSession[GroupRules, GroupState]):
    """A match of two to five players on the screen."""

    def __init__(
        self,
        rules: GroupRules,
        match: Match[Setup, GroupState],
        journal: Journal | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(rules, match, journal, parent)
        self._assessments: dict[tuple[int, bool], tuple[Designer, Assessment]] = {}

    def view(self, seat: int) -> GroupView:
        """Return what a seat may know."""
        return self.rules.view(self.state, seat)

    @property
    def designer(self) -> Designer:
        """The player to move."""
        return self.state.designers[self.seat]

    @property
    def course(self) -> Course | None:
        """Course of the seat to move; None before its land is chosen."""
        return self.designer.course

    @property
    def tiles(self) -> tuple[int, ...]:
        """Designs on the middle rack, by slot."""
        return self.state.rack

    @property
    def reserved(self) -> int:
        """Design of the tile in reserve of the seat to move; NO_TILE without one."""
        return self.designer.reserved

    @property
    def may_place(self) -> bool:
        """Whether the seat to move is designing and it is its turn."""
        return self.phase is Phase.TURN and not self.designer.stopped

    @property
    def must_collect(self) -> bool:
        """Whether the seat to move has stopped and takes a tile face down (ruling D24)."""
        return self.phase is Phase.TURN and self.designer.stopped

    @property
    def may_stop(self) -> bool:
        """Whether the seat to move may stop by taking a tile face down (ruling D24)."""
        return self.may_place and self.state.is_final_phase

    @property
    def may_reserve(self) -> bool:
        """Whether the seat to move may lay a tile on the gate (ruling D28)."""
        return self.may_place and self.state.setup.reserve and self.reserved == NO_TILE

    def _assessment_of(self, state: GroupState, seat: int, final: bool | None) -> Assessment:
        if state is not self.state:
            return self.rules.assessment(state, seat, final)
        designer, is_over = state.designers[seat], state.phase is Phase.OVER
        key = (seat, is_over if final is None else final)
        kept = self._assessments.get(key)
        # Most of a table stays as it is: only the course of the last turn is counted again.
        if kept is None or kept[0] is not designer:
            kept = self._assessments[key] = (
                designer,
                self.rules.assessment(state, seat, final),
            )
        return kept[1]
