"""The parts of the screen of a round that lessons and tips tell about, by name."""

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.lessons.taught import Finder
from minigolf_desktop.ui.eighteen_holes.board.view import HexView
from minigolf_desktop.ui.eighteen_holes.round.console import Console
from minigolf_desktop.ui.eighteen_holes.round.framing import rect_of
from minigolf_desktop.ui.eighteen_holes.round.panels import RoundPanels
from minigolf_desktop.ui.eighteen_holes.widgets.club_hand import ClubCard


def round_parts(view: HexView, console: Console, panels: RoundPanels) -> dict[str, Finder]:
    """Return what finds each part; a hex is told by q and r, a club by its number in the box."""

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
