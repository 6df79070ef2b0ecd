"""The panels of a game alone: the hand of two tiles, the scale of satisfaction, and a rival."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QVBoxLayout, QWidget

from minigolf_desktop.model.designer import NO_TILE, Discard, Phase, PutBack, Setup
from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.text import content_name, with_practice
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.actions import connect_all
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button, label_button
from minigolf_desktop.ui.common.widgets.tokens import character_portrait
from minigolf_desktop.ui.designer.art.tile import TileAtlas
from minigolf_desktop.ui.designer.board.desk import Desk
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.table.actions import MatchActions
from minigolf_desktop.ui.designer.table.group_panels import built_words, rival_neighbour
from minigolf_desktop.ui.designer.table.panels import TablePanels, card_state
from minigolf_desktop.ui.designer.text.game import version_words
from minigolf_desktop.ui.designer.widgets.course_card import NeighbourCard
from minigolf_desktop.ui.designer.widgets.satisfaction_panel import CONDITIONS
from minigolf_desktop.ui.designer.widgets.tile_card import TILE, HandPanel, TileCardState

_FACE = 24
_WIDE, _HIGH = 212, 240


class RivalPanel(QWidget):
    """A button with the rival's progress. Its course and score stay hidden until the player asks
    for them: the end may be a surprise.
    """

    def __init__(self, look: Look, session: TableSession, rival: Seat, screen: QWidget) -> None:
        super().__init__(screen)
        self._look = look
        self._session = session
        self._rival = rival
        self._board: QRect | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(Space.SMALL))
        self.fence = button(look, rival.name, "pill")
        """Lets one look over the fence."""
        self.fence.setCheckable(True)
        if rival.character is not None:
            face = character_portrait(
                rival.character, look.px(_FACE), self.devicePixelRatioF(), look.theme
            )
            self.fence.setIcon(QIcon(face))
            self.fence.setIconSize(look.size(_FACE, _FACE))
        self.card = NeighbourCard(look, TileAtlas())
        """Its course and score."""
        self.card.setFixedSize(look.size(_WIDE, _HIGH))
        self.card.clicked.connect(lambda: self.fence.setChecked(False))
        column.addWidget(self.card)
        self.fence.setToolTip(translate("race", "Look over the fence at the rival's course (O)"))
        self.fence.toggled.connect(lambda _: self._show())
        column.addWidget(self.fence, 0, Qt.AlignmentFlag.AlignLeft)
        session.rival_changed.connect(self._show)
        self._show()

    def stand(self, board: QRect) -> None:
        """Stand in the lower left corner of a board."""
        self._board = board
        self.adjustSize()
        margin = self._look.px(Space.MEDIUM)
        self.move(board.left() + margin, board.bottom() + 1 - margin - self.height())

    @property
    def fence_right(self) -> int:
        """Where the button that looks over the fence ends, in the coordinates of the screen."""
        return self.x() + self.fence.geometry().right()

    def _show(self) -> None:
        """Show how far it is, and the course where it is looked at."""
        seen = rival_neighbour(self._session)
        words = translate("race", "chooses a land")
        if seen is not None:
            words = built_words(seen.course)
        table = self._session.rival_table
        if table is not None and table.phase is Phase.OVER:
            words = translate("race", "has finished")
        text = translate("race", "{name}: {progress}")
        label_button(self.fence, text.format(name=self._rival.name, progress=words))
        if seen is not None:
            self.card.show_player(seen)
        self.card.setVisible(seen is not None and self.fence.isChecked())
        self.card.setToolTip(translate("race", "Click to look away"))
        if self._board is not None:
            self.stand(self._board)


Choice = type[PutBack] | type[Discard]
"""What is done with a tile: into the bag, or out of the game."""

ASK = "ask"
"""The setting by which the player chooses for every tile."""

_BY_SETTING: dict[str, Choice] = {"put-back": PutBack, "discard": Discard}


class LeftOver:
    """Lets the player choose: back into the bag, or out of the game."""

    def __init__(self, session: TableSession, actions: MatchActions, hand: HandPanel) -> None:
        self._session = session
        self._actions = actions
        connect_all(
            [
                (actions.put_back, lambda: self._play(PutBack)),
                (actions.discard, lambda: self._play(Discard)),
            ]
        )
        hand.put_back.connect(lambda slot: session.play(PutBack(slot)))
        hand.discarded.connect(lambda slot: session.play(Discard(slot)))

    def show(self) -> None:
        """Let the actions follow whether there is something to choose."""
        for action in (self._actions.put_back, self._actions.discard):
            action.setEnabled(self._session.rests)

    def settle(self, setting: str) -> None:
        """Choose the same for all of them, as the setting ``put-back`` or ``discard`` says."""
        kind = _BY_SETTING[setting]
        while self._session.rests and self._play(kind):
            pass

    def _play(self, kind: Choice) -> bool:
        """Choose for the first one; return whether that was possible."""
        tiles = self._session.tiles
        slot = next((slot for slot, tile in enumerate(tiles) if tile != NO_TILE), None)
        return slot is not None and self._session.play(kind(slot))


def solo_conditions(setup: Setup) -> tuple[str, ...]:
    """Return the conditions of a solo game, in the order in which they are counted."""
    reserve = ("reserve",) if setup.reserve else ()
    promises = ("promises",) if setup.is_advanced else ()
    return (*CONDITIONS[:-1], *reserve, CONDITIONS[-1], *promises)


_WHOLE, _GATE = 600, 52
"""Height of a screen in which the whole score sheet stands; a tile at the gate adds to it."""
_LOW_TILE = 78
"""Side of a tile of the hand in a lower one."""


def _is_low(screen: QWidget, look: Look, has_gate: bool) -> bool:
    """Return whether the score sheet has to give way."""
    return screen.height() < look.px(_WHOLE + (_GATE if has_gate else 0))


class SoloPanels(TablePanels):
    """The panels of a solo game."""

    def __init__(
        self,
        screen: QWidget,
        look: Look,
        session: TableSession,
        actions: MatchActions,
        motion: Motion,
    ) -> None:
        setup = session.match.setup
        low = self._low = _is_low(screen, look, setup.reserve)
        self.hand = HandPanel(look, _LOW_TILE if low else TILE, has_gate=setup.reserve)
        """The two drawn tiles."""
        for card in self.hand.cards:
            card.motion = motion
        conditions = solo_conditions(setup)
        super().__init__(screen, look, session, actions, motion, self.hand, conditions, low=low)
        self.sheet.fold(low)
        self.left_over = LeftOver(session, actions, self.hand)
        """What is done with the tiles that were not placed."""
        rival = session.rival
        self.rival = None if rival is None else RivalPanel(look, session, rival, screen)
        """Who builds the same beside; None without a rival."""
        if self.rival is not None:
            actions.others.setText(translate("race", "Look over the fence"))
            actions.others.setVisible(True)
            actions.others.triggered.connect(self.rival.fence.toggle)

    def widgets(self) -> list[QWidget]:
        """Return all of them, to be shown or thrown away."""
        return [*super().widgets(), *([] if self.rival is None else [self.rival])]

    def start_of_foot(self, board: QRect) -> int:
        """Return where the strip below the board begins: right of the fence of a rival."""
        if self.rival is None:
            return super().start_of_foot(board)
        return self.rival.fence_right + self.look.px(Space.SMALL)

    def arrange_board(self, board: QRect) -> QRect:
        """Give what lies between the columns its place, a rival too; return the free part."""
        if self.rival is not None:
            self.rival.stand(board)
        return super().arrange_board(board)

    def fit(self, screen: QWidget) -> bool:
        """Return whether hand and sheet are as large as there is room for."""
        return self._low == _is_low(screen, self.look, self.hand.gate is not None)

    def show_seat(self, seat: int, shown: int, new: dict[int, frozenset[int]]) -> None:
        """Show land and version, and how far the course is."""
        session = self.session
        course = session.course
        if course is None:
            return
        setup = session.match.setup
        version = version_words(1, str(setup.mode), False)
        words = f"{content_name(course.land.name)}  ·  {version}"
        self.bar.show_game(with_practice(words, setup))
        cells = len(course.land.free)
        self.bar.progress.show_progress(cells - course.missing, cells)
        self.show_count(session.assessment)

    def show_offer(self, desk: Desk, seat: int, chosen: int | None, *, stopping: bool) -> None:
        """Show the hand: which tile is held, or left over."""
        rests = self.session.rests
        self.hand.show_hand(
            [
                (
                    self.design_of(design),
                    TileCardState.LEFT_OVER
                    if rests and design != NO_TILE
                    else card_state(desk, slot, design),
                )
                for slot, design in enumerate(self.session.tiles)
            ]
        )
        self.show_gate(desk, seat)
        self.left_over.show()
