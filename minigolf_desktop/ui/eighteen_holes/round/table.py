"""What the screen of a round is made of, and how an offer is shown on it."""

from collections.abc import Callable, Hashable, Mapping

from PySide6.QtCore import QCoreApplication, QPointF, QSizeF, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from minigolf_desktop.model.eighteen_holes.moves import Phase, RevealClub
from minigolf_desktop.model.eighteen_holes.standings import standings
from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.curtain import CurtainScreen
from minigolf_desktop.ui.common.lessons.taught import Finder
from minigolf_desktop.ui.common.rule_places import tells_about
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.board.scene import HexScene
from minigolf_desktop.ui.eighteen_holes.board.view import HexView
from minigolf_desktop.ui.eighteen_holes.result.card_dialog import ScoreCardDialog
from minigolf_desktop.ui.eighteen_holes.round.chaos_pictures import rival_rows
from minigolf_desktop.ui.eighteen_holes.round.console import Console
from minigolf_desktop.ui.eighteen_holes.round.framing import (
    Framing,
    hexes_in_play,
    hexes_reached,
    rect_of,
    whole_course,
)
from minigolf_desktop.ui.eighteen_holes.round.named_parts import round_parts
from minigolf_desktop.ui.eighteen_holes.round.news import doings
from minigolf_desktop.ui.eighteen_holes.round.offer import Offer
from minigolf_desktop.ui.eighteen_holes.round.panels import RoundBar, RoundPanels
from minigolf_desktop.ui.eighteen_holes.round.pictures import (
    board_picture,
    game_words,
    order_rows,
    strip_holes,
    strip_players,
)
from minigolf_desktop.ui.eighteen_holes.round.reach import NO_REACH, Reach
from minigolf_desktop.ui.eighteen_holes.round.rule_sections import section_of
from minigolf_desktop.ui.eighteen_holes.round.seats import player_names
from minigolf_desktop.ui.eighteen_holes.session import GolfSession
from minigolf_desktop.ui.eighteen_holes.text.events import golf_event_sentence

translate = QCoreApplication.translate


_CONSIDERED = frozenset({Phase.ACT, Phase.NAME, Phase.FOLLOW, Phase.THROW, Phase.CHOOSE})
"""Phases of one turn, from the choice of an action to the shot."""


class RoundTable(QWidget):
    """The course with its panels, the console, the log. It shows offers and asks nothing."""

    home = Signal()
    """The home screen is asked for."""
    rules = Signal()
    """Rules and keys are asked for."""
    settings = Signal()
    """The settings are asked for."""
    seats = Signal()
    """Somebody else is to decide on a seat."""

    def __init__(
        self, look: Look, session: GolfSession, settings: Settings, course_name: str
    ) -> None:
        super().__init__()
        view = session.view
        table = view.table
        self.look = look
        """Theme and scale."""
        self.session = session
        """The game on the screen."""
        self.names = player_names(table.setup)
        """By seat."""
        self.offer = Offer(0)
        """What is shown."""
        self.curtain: CurtainScreen | None = None
        """The curtain, while it is down."""
        self._reach = NO_REACH
        self._considered: Hashable = None
        self._decided: Hashable = None
        self.setAccessibleName(translate("golf round", "18 Holes"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        motion = Motion.of(settings)
        self.scene = HexScene(look.theme, table.box.face_by_id, self)
        """The course."""
        self.scene.set_scale(look.scale)
        self.scene.motion = motion
        self.scene.show_course(table.setup.course)
        self.view = HexView(self.scene)
        """The window onto it."""
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.framing = Framing(whole_course(view), look.scale)
        """What part of the course is looked at."""
        self.bar = RoundBar(look, game_words(view, course_name))
        """Above it."""
        self.console = Console(look, motion, any(table.setup.golfers))
        """Below it."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.view, 1)
        column.addWidget(self.console)
        zooms = [
            self._action(translate("golf round", "Zoom in"), "plus", self.view.zoom_in),
            self._action(translate("golf round", "Zoom out"), "minus", self.view.zoom_out),
            self._action(
                translate("golf round", "Hole or whole course (F)"), "fit", self.turn_frame
            ),
        ]
        self.panels = RoundPanels(self, look, motion, zooms, len(view.rivals))
        """What lies over it."""

    def _action(self, words: str, icon: str, run: Callable[[], None]) -> QAction:
        action = QAction(self.look.icon(icon), words, self)
        action.triggered.connect(run)
        return action

    @property
    def parts(self) -> Mapping[str, Finder]:
        """What finds the parts that lessons tell about, by name."""
        return round_parts(self.view, self.console, self.panels)

    def show_offer(self, offer: Offer) -> None:
        """Show the game as it stands, and what is offered in it."""
        self.offer = offer
        session = self.session
        view = offer.view or session.view
        picture = board_picture(view, self.names, offer)
        if picture != self.scene.picture:
            self.scene.show(picture)
        self._frame(view, offer)
        self.scene.show_targets(offer.targets)
        self.show_reach(offer.reach)
        self.scene.point_at(offer.target if offer.target >= 0 else None)
        self.console.show_offer(
            offer, view, self.names, may_look=self.may_look, looks=session.peeks
        )
        tells_about(self.console, section_of(view))
        self.panels.side.show_offer(offer, view)
        self.panels.strip.show_scores(
            strip_holes(view, self.names),
            strip_players(view, standings(view), self.names, offer.who),
        )
        self.panels.order.show_order(order_rows(view, self.names, self._doings(), offer))
        self._show_rivals(view)
        self.bar.undo.setEnabled(session.can_undo)
        self.bar.redo.setEnabled(session.can_redo)
        if not self.panels.log.isHidden():
            self._tell_log()

    def show_reach(self, reach: Reach) -> None:
        """Tint what a shot may reach, and tell the chances by ground."""
        self.scene.show_tints(reach.tints)
        self.panels.reach.show_reach(reach)
        self._reach = reach
        self._clear_board()

    @property
    def may_look(self) -> bool:
        """Whether who decides may look at the own hand, which lies face down (ruling H19)."""
        offer = self.offer
        if self.session.computer_to_move is not None:
            return False
        own = bool(offer.hand) and offer.owner in (-1, offer.who)
        return own and self.session.hides_hand and self.session.view.players[offer.who].clubs > 0

    def _show_rivals(self, view: View) -> None:
        """Show the opponents of Solo Chaos with the solo card."""
        panel, solo = self.panels.rivals, view.solo
        if panel is not None and solo is not None:
            revealed = [action.rival for action in self.session.offers(RevealClub)]
            card = view.table.box.solo_cards[solo.card]
            panel.show_rivals(card, solo.place, rival_rows(view, revealed))

    def _frame(self, view: View, offer: Offer, *, turned: bool = False) -> None:
        """Look at the part of the course that is played, when it is another one or turned to."""
        part, seen = self.framing.part(view, offer), self.scene.bounds
        considered, decided = _considered(view), _decided(view, offer)
        # The course does not come and go while somebody considers a shot.
        if considered is not None and considered == self._considered and not turned:
            part |= seen
        is_new, self._decided = decided != self._decided, decided
        self._considered = considered
        self.scene.set_bounds(part)
        # Who looks elsewhere is led back for the next decision, not before it.
        if (is_new or turned) and not self.view.is_fitted:
            self.view.glide()

    def _clear_board(self) -> None:
        """Let nothing lie on the hexes that matter now."""
        offer = self.offer
        view = offer.view or self.session.view
        golfers = [golfer.place for golfer in self.scene.picture.golfers]
        tinted = [tint.place for tint in self._reach.tints]
        hexes = {*hexes_in_play(view, offer), *hexes_reached(offer), *golfers, *tinted}
        by = QPointF(self.view.pos())
        parts = [self.view.where_fitted(rect_of([place])).translated(by) for place in hexes]
        self.panels.clear_board(parts)

    def turn_frame(self) -> None:
        """Change between the hole in play and the whole course."""
        self.framing.turn()
        self._frame(self.session.view, self.offer, turned=True)

    def _doings(self) -> dict[int, str]:
        return doings(self.session.events_of_round(), self.session.view.table)

    def _tell_log(self) -> None:
        table = self.session.view.table
        steps = [
            [golf_event_sentence(event, table, self.names) for event in events]
            for events in self.session.match.log
        ]
        sentences = [sentence for step in steps for sentence in step if sentence]
        new = sum(1 for sentence in steps[-1] if sentence)
        self.panels.log.show_sentences(sentences, new)

    def show_score_card(self) -> None:
        """Open the score card over the screen."""
        ScoreCardDialog(self.look, self, self.session.view, self.names).open()

    def toggle_log(self) -> None:
        """Open or close the log."""
        log = self.panels.log
        log.setVisible(log.isHidden())
        if not log.isHidden():
            log.raise_()
            self._tell_log()
        self.setFocus()

    def say(self, text: str) -> None:
        """Tell something over the lower edge of the course."""
        self.panels.toast.say(text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give everything its place."""
        super().resizeEvent(event)
        layout = self.layout()
        if layout is not None:
            layout.activate()
        covered = self.panels.arrange(self.view.geometry())
        self.framing.free = QSizeF(self.view.geometry().marginsRemoved(covered).size())
        self.view.set_free_area(covered)
        self.scene.set_bounds(self.framing.part(self.session.view, self.offer))
        self.view.fit()
        self._clear_board()


def _considered(view: View) -> Hashable:
    """Return what tells the shot that is being considered from others; None between shots."""
    if view.phase not in _CONSIDERED:
        return None
    return view.round, len(view.played), view.balls


def _decided(view: View, offer: Offer) -> Hashable:
    """Return what tells a decision from others: who takes it, and when."""
    return offer.who, view.phase in _CONSIDERED, view.round, len(view.played), view.balls
