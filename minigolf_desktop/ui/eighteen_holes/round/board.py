"""The course of a round with everything round it, and how an offer is shown on it."""

from collections.abc import Callable, Hashable, Iterable, Mapping

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from minigolf_desktop.model.eighteen_holes.leaderboard import standings
from minigolf_desktop.model.eighteen_holes.moves import Phase, RevealClub
from minigolf_desktop.model.eighteen_holes.state import View
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.lessons.taught import Finder
from minigolf_desktop.ui.common.rule_places import tells_about
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_polygon
from minigolf_desktop.ui.eighteen_holes.board.picture import NO_TARGETS
from minigolf_desktop.ui.eighteen_holes.board.pieces import UNIT
from minigolf_desktop.ui.eighteen_holes.board.scene import HexScene
from minigolf_desktop.ui.eighteen_holes.board.view import HexView
from minigolf_desktop.ui.eighteen_holes.round.console import Console
from minigolf_desktop.ui.eighteen_holes.round.landings import NO_REACH, Reach
from minigolf_desktop.ui.eighteen_holes.round.news import doings
from minigolf_desktop.ui.eighteen_holes.round.offer import GolfOffer
from minigolf_desktop.ui.eighteen_holes.round.panels import RoundPanels
from minigolf_desktop.ui.eighteen_holes.round.pictures import (
    board_picture,
    holes_in_play,
    looked_at,
    order_rows,
    rival_rows,
    section_of,
    strip_holes,
    strip_players,
)
from minigolf_desktop.ui.eighteen_holes.session import GolfSession, player_names
from minigolf_desktop.ui.eighteen_holes.widgets.club_hand import ClubCard

MOST = 28.0
"""Side of a hex in pixels that looking at the hole makes at most."""
LEAST = 19.0
"""Side of a hex in pixels of the interface below which only the hole is shown."""
AROUND = 2.2
"""Units of course shown round the hole."""
EDGE = 0.15
"""Units of meadow shown round a whole course."""
BESIDE = 2.0
"""Units of meadow shown at most where balls land out of bounds."""


class Framing:
    """Looks at the whole course while it is small enough, else at the hole in play."""

    def __init__(self, whole: QRectF, scale: float) -> None:
        """``whole`` is the whole course in scene units."""
        self.free = QSizeF()
        """Room for the board between the panels, in pixels."""
        self._whole = whole
        self._least = LEAST * scale
        self._most = MOST * scale
        self._wide = False

    @property
    def is_close(self) -> bool:
        """Whether the hole is looked at, not the course."""
        free, whole = self.free, self._whole
        if self._wide or whole.isEmpty() or free.isEmpty():
            return False
        fit = min(free.width() / whole.width(), free.height() / whole.height())
        return fit * UNIT < self._least

    def turn(self) -> None:
        """Change between the hole and the whole course."""
        self._wide = not self._wide

    def part(self, game: View, offer: GolfOffer) -> QRectF:
        """Return what is to be looked at, in scene units."""
        hexes, part = hexes_in_play(game, offer), self._whole
        if hexes and self.is_close:
            part = self._moved_in(self._widened(_around(hexes))) & self._whole
        # A ball may leave the course: its last hex beside it is to be seen as well.
        beside = BESIDE * UNIT
        near = self._whole.adjusted(-beside, -beside, beside, beside)
        reached = (*hexes_reached(offer), *offer.reach.stray)
        return part | (rect_of(reached) & near)

    def _widened(self, close: QRectF) -> QRectF:
        """Return a part that is not looked at larger than needed."""
        free = self.free
        across = max(0.0, free.width() * UNIT / self._most - close.width())
        down = max(0.0, free.height() * UNIT / self._most - close.height())
        return close.adjusted(-across / 2, -down / 2, across / 2, down / 2)

    def _moved_in(self, part: QRectF) -> QRectF:
        """Return a part moved so that it shows course where it would show meadow."""
        whole = self._whole
        right = max(whole.left() - part.left(), 0.0) + min(whole.right() - part.right(), 0.0)
        down = max(whole.top() - part.top(), 0.0) + min(whole.bottom() - part.bottom(), 0.0)
        return part.translated(right, down)


def whole_course(game: View) -> QRectF:
    """Return the whole course in scene units, with the hexes that stand out at its corners."""
    edge = EDGE * UNIT
    field = game.table.field
    return rect_of(field.hexes[: field.size]).adjusted(-edge, -edge, edge, edge)


def hexes_reached(offer: GolfOffer) -> list[Hex]:
    """Return where what is considered may end."""
    targets = [target.place for target in offer.targets.targets]
    return targets + [tint.place for tint in offer.reach.tints]


def hexes_in_play(game: View, offer: GolfOffer) -> list[Hex]:
    """Return tee, green and golfers of the holes in play; nothing where the whole course counts."""
    field = game.table.field
    if game.table.in_any_order:
        return [field.hexes[place] for place in looked_at(game, offer)]
    holes = holes_in_play(game)
    places = [*(field.tees[hole] for hole in holes), *(field.greens[hole] for hole in holes)]
    places += [ball.place for ball in game.balls if ball.hole in holes]
    return [field.hexes[place] for place in places]


def rect_of(hexes: Iterable[Hex]) -> QRectF:
    """Return the rectangle round hexes, in scene units."""
    rect = QRectF()
    for place in hexes:
        rect |= hex_polygon(place, UNIT).boundingRect()
    return rect


def _around(hexes: Iterable[Hex]) -> QRectF:
    edge = AROUND * UNIT
    return rect_of(hexes).adjusted(-edge, -edge, edge, edge)


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

    def cards(_: int) -> QWidget:
        spread = console.cards
        return spread if spread.isVisibleTo(console) else panels.side.cards

    found: dict[str, QWidget] = {
        "hand": console.hand,
        "main": console.main_button,
        "decks": panels.side.decks,
        "dial": panels.side.dial,
        "order": panels.order,
        "strip": panels.strip,
    }
    return {
        **{name: lambda _, part=part: part for name, part in found.items()},
        "hex": place,
        "club": club,
        "actions": actions,
        "cards": cards,
    }


_CONSIDERED = frozenset({Phase.ACT, Phase.NAME, Phase.FOLLOW, Phase.THROW, Phase.CHOOSE})
"""Phases of one turn, from the choice of an action to the shot."""


class RoundBoard(QWidget):
    """The course with the panels over it, the bar above and the console below it.

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
        self.framing = Framing(whole_course(view), look.scale)
        """What part of the course is looked at."""
        self.console = Console(look, motion, any(table.setup.golfers))
        """Below it."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(bar)
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
        self.view.lie_under(self.panels.papers)

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
        self.show_golfers(view, offer)
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
        told = doings(session.events_of_round(), session.view.table)
        self.panels.order.show_order(order_rows(view, self.names, told, offer))
        self._show_rivals(view)

    def show_golfers(self, view: View, offer: GolfOffer) -> None:
        """Show golfers and flags, and the part of the course that is played."""
        picture = board_picture(view, self.names, offer)
        if picture != self.scene.picture:
            self.scene.show(picture)
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


def _decided(view: View, offer: GolfOffer) -> Hashable:
    """Return what tells a decision from others: who takes it, and when."""
    return offer.who, view.phase in _CONSIDERED, view.round, len(view.played), view.balls
