"""The screen of a round of 18 Holes: its play, and what the keys do there."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent

from minigolf_desktop.ui.eighteen_holes.round.chaos_pictures import RIVAL_KEYS
from minigolf_desktop.ui.eighteen_holes.round.play import RoundPlay

Key = Qt.Key
translate = QCoreApplication.translate

_ARROWS: dict[int, int] = {Key.Key_Left: -1, Key.Key_Up: -1, Key.Key_Right: 1, Key.Key_Down: 1}
"""By arrow: -1 back, 1 on."""
_AROUND: dict[int, tuple[int, int]] = {
    Key.Key_Left: (-1, 0),
    Key.Key_Right: (1, 0),
    Key.Key_Up: (0, -1),
    Key.Key_Down: (0, 1),
}
"""By arrow: where it looks with Shift."""


class GolfRoundScreen(RoundPlay):
    """Play with mouse and keys: what is moving comes to its end first."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer by key; the curtain takes them all."""
        if self.curtain is None and not self._takes(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Turn the hand face down again when its key is let go."""
        if event.key() == Key.Key_V:
            self.look_away()
        super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Turn the hand face down when the keyboard goes elsewhere: the release would be missed."""
        super().focusOutEvent(event)
        if not self.console.look_button.isDown():
            self.look_away()

    def _takes(self, event: QKeyEvent) -> bool:
        """Do what a key is for; return whether it is for anything."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return self._takes_control(event)
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if shift and event.key() in _AROUND:
            self.look_around(_AROUND[event.key()])
            return True
        hands_over = self.offer.choice_of(Key.Key_H) is not None
        if self.hint_panel is not None and not hands_over and self.hint_panel.take_key(event):
            return True
        return self._looks(event) or self._answers(event.key())

    def _takes_control(self, event: QKeyEvent) -> bool:
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.key() == Key.Key_Z and not shift:
            self.undo()
        elif event.key() in (Key.Key_Y, Key.Key_Z):
            self.redo()
        else:
            return False
        return True

    def _looks(self, event: QKeyEvent) -> bool:
        """Look at something, also while a ball flies."""
        key = event.key()
        if key == Key.Key_L:
            self.toggle_log()
        elif key == Key.Key_S:
            self.show_score_card()
        elif key == Key.Key_T:
            self.peek()
        elif key == Key.Key_V:
            self.look_at_hand()
        elif key == Key.Key_F:
            self.turn_frame()
        elif event.text() == "+":
            self.view.zoom_in()
        elif event.text() == "-":
            self.view.zoom_out()
        else:
            return False
        return True

    def _answers(self, key: int) -> bool:
        if self.moving:
            self.scene.skip()
        elif key in (Key.Key_Return, Key.Key_Enter, Key.Key_Space):
            self.act()
        elif self._chooses(key) or (key == Key.Key_D and self.panels.side.decks.focus_first()):
            pass
        elif key == Key.Key_Escape:
            self.leave()
        else:
            return False
        return True

    def _chooses(self, key: int) -> bool:
        """Answer with a key of the offer, a figure or an arrow."""
        choice = self.offer.choice_of(key)
        if choice is not None:
            if choice.is_ready:
                choice.run()
            else:
                self.say(choice.refusal)
        elif Key.Key_1 <= key <= Key.Key_9:
            self._press_number(key - Key.Key_0)
        elif key in _ARROWS:
            self.task.step(_ARROWS[key])
        else:
            return False
        return True

    def _press_number(self, number: int) -> None:
        offer = self.offer
        if self.panels.rivals is not None and str(number) in RIVAL_KEYS:
            self.reveal(RIVAL_KEYS.index(str(number)))
        elif offer.target_cards:
            self.console.targets.press(number)
        elif offer.aims:
            if not self.panels.side.dial.press(number):
                self.say(translate("golf round", "There is no way in that direction."))
        elif any(place.refusal == "" for place in offer.hand):
            if not self.console.hand.press(number) and number <= len(offer.hand):
                self.say(offer.hand[number - 1].refusal or "")
        elif offer.is_spread:
            self.console.cards.press(number)
