"""Good moves at a round: the card with them, and where it lies."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QRect

from minigolf_desktop.model.eighteen_holes.flight import landings
from minigolf_desktop.model.eighteen_holes.moves import PlayShot
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.ui.common.hints import Hints
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.hint_panel import HintPanel
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import hex_polygon
from minigolf_desktop.ui.eighteen_holes.board.lens import UNIT
from minigolf_desktop.ui.eighteen_holes.round.greens import counts
from minigolf_desktop.ui.eighteen_holes.round.offer import Offer
from minigolf_desktop.ui.eighteen_holes.round.table import RoundTable
from minigolf_desktop.ui.eighteen_holes.round.tasks import Task


def hint_panel(screen: RoundTable, hints: Hints, prepare: Callable[[Any], None]) -> HintPanel:
    """Return the card of a screen, its bulb in the bar; ``prepare`` chooses what a hint says."""
    panel = HintPanel(
        screen.look, screen, hints, lambda: _room(screen), lambda action: _areas(screen, action)
    )
    panel.pointed.connect(prepare)
    panel.taken.connect(prepare)
    panel.closed.connect(screen.setFocus)
    screen.bar.put_first(panel.bulb)
    return panel


def offered(task: Task, panel: HintPanel | None) -> Offer:
    """Return what a task offers; what a hint of the card proposes is what its main button does."""
    offer, action = task.offer(), task.proposed
    if panel is None or action is None:
        return offer
    return replace(offer, main=task.main(panel.title_of(action), action))


def _room(screen: RoundTable) -> QRect:
    """Return the board between the panels, left of the buttons that zoom."""
    free = screen.view.free_area.toRect().translated(screen.view.pos())
    free.setRight(screen.panels.zoom.x())
    gap = screen.look.px(Space.SMALL)
    return free.adjusted(gap, gap, -gap, -gap)


def _areas(screen: RoundTable, action: Any) -> tuple[QRect, ...]:
    """Return what is looked at with a move: ball, way and green, and what is told of the reach."""
    view, field = screen.session.view, screen.session.view.table.field
    hexes = [hex_polygon(field.hexes[place], UNIT) for place in set(_places(view, action))]
    corner = screen.view.pos()
    seen = [
        screen.view.mapFromScene(one.boundingRect()).boundingRect().translated(corner)
        for one in hexes
    ]
    return (screen.panels.reach.geometry(), *seen)


def _places(view: View, action: Any) -> Iterator[int]:
    ball = view.ball if view.ball != NONE else view.table.balls_of(view.seat)[0]
    yield view.balls[ball].place
    yield from (green for green in view.table.field.greens if counts(view, ball, green))
    if isinstance(action, PlayShot):
        for shot in landings(view, action.slot):
            if (shot.flight, shot.aim) == (action.flight, action.aim):
                yield from (place for place in shot.path if place < view.table.field.size)
