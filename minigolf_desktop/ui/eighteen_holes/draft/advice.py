"""Good picks at the draft: the card with them, and what it gets ready."""

from typing import Any

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QPushButton, QWidget

from minigolf_desktop.model.eighteen_holes.moves import PassPick, PickClub
from minigolf_desktop.ui.common.hints import Hints
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.hint_panel import HintPanel
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.draft.club_shelf import ClubShelf


def hint_panel(
    look: Look, screen: QWidget, hints: Hints, course: QWidget, shelf: ClubShelf
) -> HintPanel:
    """Return the card of a screen; it lies over the course, beside the cards."""

    def room() -> QRect:
        gap = look.px(Space.SMALL)
        return course.geometry().adjusted(gap, gap, -gap, -gap)

    def prepare(action: Any) -> None:
        if isinstance(action, PickClub):
            shelf.show_choice(action.club)

    panel = HintPanel(look, screen, hints, room)
    panel.pointed.connect(prepare)
    panel.taken.connect(prepare)
    panel.closed.connect(screen.setFocus)
    return panel


def give_to_pass(panel: HintPanel, pass_button: QPushButton) -> None:
    """Give the keyboard to the button that takes none of the cards, where a hint says so."""

    def get_ready(action: Any) -> None:
        if isinstance(action, PassPick):
            pass_button.setFocus(Qt.FocusReason.OtherFocusReason)

    panel.taken.connect(get_ready)
