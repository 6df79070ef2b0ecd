"""Plays 18 Holes with nothing but mouse clicks on the real screens, and counts them."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.model.geometry.hexagon import distance
from minigolf_desktop.ui.eighteen_holes.art.cards import CardState
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_centre
from minigolf_desktop.ui.eighteen_holes.art.landing import GroundSign
from minigolf_desktop.ui.eighteen_holes.board.pieces import UNIT


class Clicker:
    """Somebody who plays with the mouse alone, and takes the first thing that is sensible."""

    def __init__(self, player) -> None:
        """``player`` sits before the window of the program."""
        self.player = player
        self.clicks = 0

    @property
    def session(self):
        return self.player.session

    @property
    def state(self):
        return self.session.match.state

    def click(self, widget: QWidget, at=None) -> None:
        self.clicks += 1
        if at is None:
            QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
        else:
            QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at)
        QTest.qWait(1)

    def draft(self) -> int:
        """Pick all clubs, the first one open each time; return how many clicks that took."""
        before = self.clicks
        while self.state.phase is Phase.DRAFT:
            screen = self.player.screen
            if screen.curtain is not None:
                self.click(screen.curtain.main_button)
            elif screen.wing.board.shelf.choice is not None:
                self.click(screen.wing.board.main_button)
            else:
                self.click(next(card for card in screen.wing.board.shelf.cards if card.isEnabled()))
        return self.clicks - before

    def round(self) -> int:
        """Play until all have had their turn; return how many clicks that took."""
        before, number = self.clicks, self.state.round
        while self.state.round == number and self.state.seat >= 0:
            self._answer()
        return self.clicks - before

    def _answer(self) -> None:
        screen = self.player.screen
        if screen.curtain is not None:
            self.click(screen.curtain.main_button)
            return
        offer, console = screen.offer, screen.wing.board.console
        choosable = [
            card
            for card in console.hand.cards
            if not card.isHidden() and card.isEnabled() and card.place.card_state is CardState.READY
        ]
        if offer.main is not None and offer.main.is_ready:
            self.click(console.main_button)
        elif choosable:
            self.click(choosable[0])
        elif offer.targets.targets:
            self._click_course(screen, offer)
        else:
            raise AssertionError(f"nothing to click at: {offer.title}")

    def _click_course(self, screen, offer) -> None:
        """Click the landing on the course that is nearest to the green."""
        field, ball = self.state.table.field, self.state.balls[self.state.ball]
        green = field.hexes[field.greens[ball.hole]]
        targets = [target for target in offer.targets.targets if target.sign is not GroundSign.OUT]
        best = min(targets or offer.targets.targets, key=lambda one: distance(one.place, green))
        view = screen.wing.board.view
        self.click(view.viewport(), view.mapFromScene(hex_centre(best.place, UNIT)))
