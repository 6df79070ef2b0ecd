"""The parts of a table that lessons and tips tell about, by name."""

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.lessons.taught import Finder
from minigolf_desktop.ui.designer.board.scene import BoardScene
from minigolf_desktop.ui.designer.board.tile_item import CELL
from minigolf_desktop.ui.designer.board.view import BoardView
from minigolf_desktop.ui.designer.table.board_panels import BoardPanels
from minigolf_desktop.ui.designer.table.panels import TablePanels
from minigolf_desktop.ui.designer.widgets.hand import HandPanel
from minigolf_desktop.ui.designer.widgets.racks_panel import RacksPanel


def table_parts(view: BoardView, scene: BoardScene, panels: BoardPanels) -> dict[str, Finder]:
    """Return what finds each part; a cell is told by x and y, a tile to choose from 1."""

    def square(x: int, y: int, across: int = 1) -> QRect:
        scene = QRectF(x * CELL, y * CELL, across * CELL, across * CELL)
        place = view.mapFromScene(scene).boundingRect()
        return place.translated(view.viewport().mapTo(view.parentWidget() or view, QPoint()))

    def gate(_: int) -> QRect | None:
        land = scene.land
        return None if land is None else square(land.gate.x, land.gate.y, 2)

    found: dict[str, QWidget] = {
        "score": panels.satisfaction,
        **dict(zip(("mrs", "mr"), panels.cards, strict=False)),
        **{
            f"line-{name}".replace("_", "-"): line
            for name, line in panels.satisfaction.lines.items()
        },
    }
    if isinstance(panels, TablePanels):
        tools = panels.tools
        found |= {
            "hand": panels.offer,
            "sheet": panels.sheet,
            "main": tools.place,
            **dict(zip(("undo", "pass", "stop"), tools.others, strict=False)),
        }
        if isinstance(panels.offer, RacksPanel):
            racks = panels.offer
            found |= {"order": racks.order, "bench": racks.bench, "coming": racks.coming}
    return {
        **{name: lambda _, part=part: part for name, part in found.items()},
        "cell": square,
        "gate": gate,
        "card": lambda number: _card(panels, number - 1),
    }


def _card(panels: BoardPanels, slot: int) -> QWidget | None:
    """Return a tile to choose from."""
    if not isinstance(panels, TablePanels) or not isinstance(panels.offer, HandPanel | RacksPanel):
        return None
    cards: Iterable[QWidget] = panels.offer.cards
    return list(cards)[slot]
