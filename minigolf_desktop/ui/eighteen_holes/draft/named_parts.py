"""The parts of the draft that lessons tell about, by name."""

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.lessons.taught import Finder
from minigolf_desktop.ui.eighteen_holes.draft.club_shelf import ClubShelf


def draft_parts(screen: QWidget, shelf: ClubShelf, others: dict[str, QWidget]) -> dict[str, Finder]:
    """Return what finds each part; a club to choose is told by its number in the box."""

    def cards(_: int) -> QRect:
        around = QRect()
        for card in shelf.cards:
            around |= card.geometry()
        return around.translated(shelf.mapTo(screen, QPoint()))

    def club(number: int) -> QWidget | None:
        return next((card for card in shelf.cards if card.club.number == number), None)

    return {
        **{name: lambda _, part=part: part for name, part in others.items()},
        "shelf": cards,
        "club": club,
    }
