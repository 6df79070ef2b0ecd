"""The course of a round with everything round it, and how an offer is shown on it."""

from collections.abc import Callable, Hashable, Mapping

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QAction, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from minigolf_desktop.model.eighteen_holes.leaderboard import standings
from minigolf_desktop.model.eighteen_holes.moves import RevealClub
from minigolf_desktop.model.eighteen_holes.state import View
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.lessons.taught import Finder
from minigolf_desktop.ui.common.rule_places import tells_about
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.board.picture import NO_TARGETS
from minigolf_desktop.ui.eighteen_holes.board.scene import HexScene
from minigolf_desktop.ui.eighteen_holes.board.view import HexView
from minigolf_desktop.ui.eighteen_holes.round.console import Console
from minigolf_desktop.ui.eighteen_holes.round.framing import (
    Frame,
    Framing,
    considered,
    hexes_in_play,
    hexes_reached,
    rect_of,
    shot_rect,
)
from minigolf_desktop.ui.eighteen_holes.round.landings import NO_REACH, Reach
from minigolf_desktop.ui.eighteen_holes.round.news import doings
from minigolf_desktop.ui.eighteen_holes.round.offer import GolfOffer
from minigolf_desktop.ui.eighteen_holes.round.panels import Piece, RoundPanels
from minigolf_desktop.ui.eighteen_holes.round.pictures import (
    board_picture,
    order_rows,
    rival_rows,
    section_of,
    strip_holes,
    strip_players,
)
from minigolf_desktop.ui.eighteen_holes.session import GolfSession, player_names
from minigolf_desktop.ui.eighteen_holes.widgets.club_hand import ClubCard

FOLLOWING = 420
"""How long the camera takes from one frame to the next, in ms at speed 1."""


def round_parts(view: HexView, console: Console, panels: RoundPanels) -> dict[str, Finder]:
    """Return what finds each part: a hex by q and r, a club by its number in the box."""

    def place(q: int, r: int) -> QRect:
        body = view.mapFromScene(rect_of([Hex(q, r)])).boundingRect()
        return body.translated(view.viewport().mapTo(view.parentWidget() or view, QPoint()))

    def club(number: int) -> QWidget | None:
        cards = (card for card in console.hand.findChildren(ClubCard) if card.place is not None)
        shown = {card.place.club.number: card for card in cards if card.place and card.place.club}
        return shown.get(number)

    def actions(_: int) -> QRect | None:
        shown = [line for line in console.lines if line.isVisibleTo(console)]
        screen = console.parentWidget()
        if not shown or screen is None:
            return None
        area = QRect()
        for line in shown:
            area |= QRect(line.mapTo(screen, QPoint()), line.size())
        return area

    def main(_: int) -> QWidget:
        button = console.main_button
        return button if button.isVisibleTo(console) else console.answers

    found: dict[str, QWidget] = {
        "hand": console.hand,
        "decks": console.decks,
        "cards": console.cards,
        "order": panels.order,
    }
    return {
        **{name: lambda _, part=part: part for name, part in found.items()},
        "hex": place,
        "club": club,
        "actions": actions,
        "main": main,
    }


class RoundBoard(QWidget):
    """The course under everything: small pieces at its edges, the hand on its lower one.

    It shows offers, and asks nothing.
    """

    def __init__(self, look: Look, session: GolfSession, motion: Motion, bar: QWidget) -> None:
        super().__init__()
        view = session.view
        table = view.table
        self.session = session
        """The game on the board."""
        self.names = player_names(table.setup)
        """By seat."""
        self.offer = GolfOffer(0)
        """What is shown."""
        self._look = look
        self._reach = NO_REACH
        self._considered: Hashable = None
        self._decided: Hashable = None
        self.scene = HexScene(look.theme, table.box.face_by_id, self)
        """The course."""
        self.scene.set_scale(look.scale)
        self.scene.motion = motion
        self.scene.show_course(table.course)
        self.view = HexView(self.scene)
        """The window onto it."""
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.framing = Framing(view, look.scale)
        """What part of the course is looked at."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(bar)
        column.addWidget(self.view, 1)
        self.console = Console(look, motion, any(table.setup.golfers))
        """What lies by the hand."""
        self.console.setParent(self)
        # It lies on all of the view. Qt would leave shadows on the board where pieces were.
        self.console.moved.connect(self.view.viewport().update)
        zooms = [
            self._action(translate("golf round", "Zoom in"), "plus", self.view.zoom_in),
            self._action(translate("golf round", "Zoom out"), "minus", self.view.zoom_out),
            self._action(
                translate("golf round", "Hole or whole course (F)"), "fit", self.turn_frame
            ),
        ]
        self.panels = RoundPanels(self, look, motion, zooms, len(view.rivals))
        """What lies over it."""
        self.view.lie_under((*self.panels.papers, self.console))
        self.scene.begun.connect(self._follow)

    def _action(self, words: str, icon: str, run: Callable[[], None]) -> QAction:
        action = QAction(self._look.icon(icon), words, self)
        action.triggered.connect(run)
        return action

    @property
    def parts(self) -> Mapping[str, Finder]:
        """What finds the parts that lessons tell about, by name."""
        return round_parts(self.view, self.console, self.panels)

    def show_offer(self, offer: GolfOffer) -> None:
        """Show the game as it stands, and what is offered in it."""
        self.offer = offer
        session = self.session
        view = offer.view or session.view
        self.panels.show_offer(offer, view)
        self.console.show_offer(
            offer, view, self.names, may_look=self.may_look, looks=session.peeks
        )
        self.show_golfers(view, offer)
        self.scene.show_targets(offer.targets)
        self.show_reach(offer.reach)
        self.scene.point_at(offer.target if offer.target >= 0 else None)
        tells_about(self.console, section_of(view))
        players = strip_players(view, standings(view), self.names, offer.who)
        self.panels.strip.show_scores(strip_holes(view, self.names), players)
        told = doings(session.events_of_round(), session.view.table)
        scores = {player.colour: player.score for player in players}
        self.panels.order.show_order(
            [
                row._replace(score=scores.get(row.colour, ""))
                for row in order_rows(view, self.names, told, offer)
            ]
        )
        self._show_rivals(view)

    def show_golfers(self, view: View, offer: GolfOffer) -> None:
        """Show golfers and flags, and the part of the course that is played."""
        picture = board_picture(view, self.names, offer)
        if picture != self.scene.picture:
            self.scene.show(picture)
        self._clear_pieces()
        self._frame(view, offer)

    def show_reach(self, reach: Reach) -> None:
        """Tint what a shot may reach, and tell the chances by ground."""
        self.scene.show_tints(reach.tints)
        self.panels.reach.show_reach(reach)
        self._reach = reach
        self._clear_board()

    def freeze(self) -> None:
        """Take no answer while a ball or a golfer is on the way, and show nothing to choose."""
        self.console.freeze()
        self.show_reach(NO_REACH)
        self.scene.show_targets(NO_TARGETS)

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

    def _frame(self, view: View, offer: GolfOffer, *, turned: bool = False) -> None:
        """Look at the part of the course that is played, when it is another one or turned to."""
        shot = considered(view)
        is_own = shot is not None and self.session.computer_to_move is None
        is_same = shot is not None and shot == self._considered and not turned
        self._considered = shot
        # The camera rests while somebody considers a shot, and sees all of it.
        if is_same and self.scene.bounds.contains(shot_rect(view, offer)):
            return
        frame = self._wanted(view, offer, is_near=is_own and not turned)
        if is_same:
            frame = frame._replace(part=frame.part | self.scene.bounds)
        self._look_at(frame)
        decided = shot, offer.who
        is_new, self._decided = decided != self._decided, decided
        # Who looks elsewhere is led back for the next own shot, not before it.
        if turned or (is_own and is_new):
            self.view.lead_back()

    def _wanted(self, view: View, offer: GolfOffer, *, is_near: bool) -> Frame:
        """Return what is to be looked at; before an own shot the camera may come nearer."""
        frame = None
        if is_near and not self.scene.motion.reduced:
            frame = self.framing.frame_of_shot(view, offer)
        return frame or self.framing.frame(view, offer)

    def _look_at(self, frame: Frame) -> None:
        """Come to look at a frame; at once where nothing is seen yet."""
        if self.view.isVisible():
            self.view.frame(*frame, FOLLOWING)
        else:
            self.scene.set_bounds(frame.part)
            self.view.set_free_area(frame.around)

    def _follow(self, way: QRectF) -> None:
        """Keep what is on its way in sight."""
        if self.scene.motion.moves:
            self.view.follow(way, FOLLOWING)

    def _clear_board(self) -> None:
        """Let nothing lie on the hexes that matter now."""
        offer = self.offer
        view = offer.view or self.session.view
        golfers = [golfer.place for golfer in self.scene.picture.golfers]
        tinted = [tint.place for tint in self._reach.tints]
        hexes = {*hexes_in_play(view, offer), *hexes_reached(offer), *golfers, *tinted}
        parts = self._once_fitted([rect_of([place]) for place in hexes])
        ground = self._once_fitted(self.framing.hexes) if self._reach.rows else []
        others = [place.translated(self.console.pos()) for place in self.console.pieces]
        self.panels.clear_board(parts, others, ground)

    def _once_fitted(self, places: list[QRectF]) -> list[QRectF]:
        """Return where places on the course lie when all of it is seen."""
        by = QPointF(self.view.pos())
        return [place.translated(by) for place in self.view.where_fitted(places)]

    def turn_frame(self) -> None:
        """Change between the hole in play and the whole course."""
        self.framing.turn()
        self._frame(self.session.view, self.offer, turned=True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give everything its place."""
        super().resizeEvent(event)
        layout = self.layout()
        if layout is not None:
            layout.activate()
        place, foot = self.view.geometry(), self.console.usual_height
        # Its pieces stand on the lower edge, as high as what is asked needs; the rest is cut out.
        self.console.setGeometry(place)
        self.panels.arrange(place, foot)
        self._clear_pieces()
        game = self.offer.view or self.session.view
        is_own = considered(game) is not None and self.session.computer_to_move is None
        frame = self._wanted(game, self.offer, is_near=is_own)
        self.scene.set_bounds(frame.part)
        self.view.set_free_area(frame.around)
        self.view.fit()
        self._clear_board()

    def showEvent(self, event: QShowEvent) -> None:
        """Clear the board, whose size is known by now."""
        super().showEvent(event)
        self._clear_board()

    def _clear_pieces(self) -> None:
        """Tell the camera what lies over the board."""
        size, foot = self.view.size(), self.console.usual_height
        gap = self._look.px(Space.MEDIUM)
        hand = QRect(0, size.height() - foot + gap, size.width(), foot)
        pieces = self.panels.pieces(len(self.session.view.alive))
        pieces.append(Piece(hand, Qt.Edge.BottomEdge))
        self.framing.lie_under(size.toSizeF(), pieces, self._look.px(Space.SMALL))
