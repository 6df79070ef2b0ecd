"""What the keys of the round's screen do."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from minigolf_desktop.ui.eighteen_holes.round.chaos_pictures import RIVAL_KEYS

if TYPE_CHECKING:
    from minigolf_desktop.ui.eighteen_holes.round.screen import GolfRoundScreen

Key = Qt.Key

_ARROWS: dict[int, int] = {Key.Key_Left: -1, Key.Key_Up: -1, Key.Key_Right: 1, Key.Key_Down: 1}
"""By arrow: -1 back, 1 on."""


class RoundKeys:
    """Answers by key: what is moving comes to its end first."""

    def __init__(self, screen: "GolfRoundScreen") -> None:
        self._screen = screen

    def take(self, event: QKeyEvent) -> bool:
        """Do what a key is for; return whether it is for anything."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return self._takes_control(event)
        if event.isAutoRepeat() and event.key() not in _ARROWS and event.text() not in ("+", "-"):
            return True  # A key that is held down decides once.
        return self._looks(event) or self._answers(event.key())

    def _takes_control(self, event: QKeyEvent) -> bool:
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.key() == Key.Key_Z and not shift:
            self._screen.undo()
        elif event.key() in (Key.Key_Y, Key.Key_Z):
            self._screen.redo()
        else:
            return False
        return True

    def _looks(self, event: QKeyEvent) -> bool:
        """Look at something, also while a ball flies."""
        screen, key = self._screen, event.key()
        if key == Key.Key_L:
            screen.toggle_log()
        elif key == Key.Key_S:
            screen.show_score_card()
        elif key == Key.Key_T:
            screen.peek()
        elif key == Key.Key_F:
            screen.turn_frame()
        elif event.text() == "+":
            screen.view.zoom_in()
        elif event.text() == "-":
            screen.view.zoom_out()
        else:
            return False
        return True

    def _answers(self, key: int) -> bool:
        screen = self._screen
        if screen.moving:
            screen.scene.skip()
        elif key in (Key.Key_Return, Key.Key_Enter, Key.Key_Space):
            screen.act()
        elif self._chooses(key) or (key == Key.Key_D and screen.panels.side.decks.focus_first()):
            pass
        elif key == Key.Key_Escape:
            screen.leave()
        else:
            return False
        return True

    def _chooses(self, key: int) -> bool:
        """Answer with a key of the offer, a figure or an arrow."""
        screen = self._screen
        choice = screen.offer.choice_of(key)
        if choice is not None:
            if choice.is_ready:
                choice.run()
            else:
                screen.say(choice.refusal)
        elif Key.Key_1 <= key <= Key.Key_9:
            self._press_number(key - Key.Key_0)
        elif key in _ARROWS:
            screen.task.step(_ARROWS[key])
        else:
            return False
        return True

    def _press_number(self, number: int) -> None:
        screen, offer = self._screen, self._screen.offer
        if screen.panels.rivals is not None and str(number) in RIVAL_KEYS:
            screen.reveal(RIVAL_KEYS.index(str(number)))
        elif offer.target_cards:
            screen.console.targets.press(number)
        elif offer.aims:
            screen.panels.side.dial.press(number)
        elif any(place.refusal == "" for place in offer.hand):
            screen.console.hand.press(number)
        elif offer.is_spread:
            screen.console.cards.press(number)
