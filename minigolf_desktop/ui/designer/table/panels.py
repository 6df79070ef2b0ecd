"""The panels of a game being played: what can be chosen from, the sheet and the actions."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.designer import NO_TILE, Assessment, TileDesign
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.laying import Pending
from minigolf_desktop.ui.common.widgets.action_bar import ActionBar
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import PANEL_WIDTH
from minigolf_desktop.ui.designer.board.desk import Desk
from minigolf_desktop.ui.designer.board.session import FROM_THE_GATE
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.table.actions import TableActions
from minigolf_desktop.ui.designer.table.board_panels import SHEET_HEIGHT, BoardPanels
from minigolf_desktop.ui.designer.text.events import event_sentence
from minigolf_desktop.ui.designer.widgets.hand import HandPanel
from minigolf_desktop.ui.designer.widgets.racks_panel import RacksPanel
from minigolf_desktop.ui.designer.widgets.score_sheet import ScoreSheet
from minigolf_desktop.ui.designer.widgets.tile_card import CardState


class TablePanels(BoardPanels):
    """All that lies over the board of a game; alone and in a group something comes to it."""

    def __init__(
        self,
        screen: QWidget,
        look: Look,
        session: TableSession,
        actions: TableActions,
        motion: Motion,
        offer: HandPanel | RacksPanel,
        conditions: Sequence[str],
        right_width: float = PANEL_WIDTH,
        *,
        low: bool = False,
    ) -> None:
        """``offer`` shows the tiles to choose from; ``low`` tells that height is scarce."""
        setup = session.match.setup
        super().__init__(
            screen,
            look,
            session.table.clients,
            actions,
            motion,
            right_width=right_width,
            conditions=conditions,
            has_levels=session.is_solo,
            advanced=session.is_solo and setup.is_advanced,
        )
        self._session = session
        self.offer = offer
        """The tiles to choose from."""
        self.right.add(offer)
        self.sheet = ScoreSheet(look, motion)
        self.right.add(self.sheet, SHEET_HEIGHT)
        others = [actions.undo, actions.skip, actions.stop]
        if setup.reserve:
            others.append(actions.reserve)
        self.tools = ActionBar(look, actions.place, others, low=low)
        """What can be done in a turn."""
        self.right.add(self.tools)
        self.right.finish()

    @property
    def parts(self) -> list[QWidget]:
        """What takes long to paint, in the order in which it is looked at."""
        return [self.offer, self.tools, self.sheet, self.satisfaction, *self.cards]

    # What they differ in

    def fit(self, screen: QWidget) -> bool:
        """Return whether they were made for a screen of this size."""
        raise NotImplementedError

    def show_seat(self, seat: int, shown: int, new: dict[int, frozenset[int]]) -> None:
        """Show the table to a seat, and the course of one, perhaps another.

        ``new`` tells by seat where tiles were placed since the last turn.
        """
        raise NotImplementedError

    def show_offer(self, desk: Desk, seat: int, chosen: int | None, *, stopping: bool) -> None:
        """Show the tiles to choose from: what is in hand, what is to be taken face down.

        ``stopping`` says whether the seat is about to stop with the tile that it takes.
        """
        raise NotImplementedError

    # What they share

    def sign_place(self, elsewhere: bool) -> QPoint:
        """Return where is told who thinks: above the way back, where one looks ``elsewhere``."""
        place = self.legend.geometry().center()
        if elsewhere:
            place.setY(place.y() - self._look.px(44))
        return place

    def show_scores(self, seat: int, shown: Assessment, other: Callable[[], Assessment]) -> None:
        """Show one of the scores of a seat; the switch would show what ``other`` returns."""
        course = self._session.table.designers[seat].course
        if course is not None:
            self.satisfaction.show_over(self._session.is_over)
            self.satisfaction.show_score(shown, other, course.missing)

    def show_bag(self, wanted: bool) -> None:
        """Show how many tiles are left in the bag, if that is wanted."""
        self.bar.show_bag(len(self._session.table.tiles_left) if wanted else None)

    def tell_log(self, since: int) -> None:
        """Show what happened; the entries from ``since`` on stand out."""
        rules = self._session.rules
        names = [player.name for player in self._session.players]
        sentences: list[str] = []
        new = 0
        for place, events in enumerate(self._session.log):
            told = [event_sentence(event, rules.box, rules.lands, names) for event in events]
            told = [sentence for sentence in told if sentence]
            sentences += told
            new += len(told) if place >= since else 0
        self.log.show_sentences(sentences, new)

    def show_sheet(self, desk: Desk, shown: int) -> None:
        """Show the score sheet of a seat, with the cubes that a tile in hand would add."""
        session = self._session
        self._show_sheet(desk, session.assessment_of(shown), session.outlook)

    def _design(self, design: int) -> TileDesign | None:
        return None if design == NO_TILE else self._session.rules.box.designs[design]

    def _show_gate(self, desk: Desk, seat: int) -> None:
        if self.offer.gate is not None:
            kept = self._session.table.designers[seat].reserved
            state = card_state(desk, FROM_THE_GATE, kept)
            self.offer.gate.show_slot(self._design(kept), state)


def card_state(desk: Desk, slot: int, design: int) -> CardState:
    """Return what the tile of a slot is doing while it may be placed."""
    if design == NO_TILE:
        return CardState.GONE
    if desk.slot != slot:
        return CardState.WAITING
    lies = isinstance(desk.tool, Pending) and desk.can_confirm
    return CardState.PENDING if lies else CardState.CARRIED
