"""Headlines of the chaos modes: who took a green, whose secret target it was."""

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes import events as of
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.model.eighteen_holes.state import Table
from minigolf_desktop.ui.eighteen_holes.text.chaos import golfer_of

translate = QCoreApplication.translate

Headline = tuple[str, str, tuple[int, ...], bool]
"""Title, note, whose shapes stand beside it, and whether it is a great moment."""


def chaos_headlines(
    events: Iterable[Any], table: Table, names: Sequence[str]
) -> Iterable[Headline]:
    """Yield what is to be told large, in the order in which it happened."""
    targets = {event.hole: event for event in events if isinstance(event, of.TargetLost)}
    for event in events:
        match event:
            case of.Scored(seat, points, hole):
                yield _taken(table, names, seat, points, hole, targets.get(hole))
            case of.MissedTurn(ball):
                title = translate("golf round", "{name} misses a turn")
                note = translate("golf round", "because of the water")
                name = golfer_of(ball, table, names)
                yield title.replace("{name}", name), note, (table.seat_of(ball),), False


def _taken(
    table: Table,
    names: Sequence[str],
    seat: int,
    points: int,
    hole: int,
    target: of.TargetLost | None,
) -> Headline:
    mode = table.setup.mode
    title = translate("golf round", "{name} takes %n points", "", points)
    note = translate("golf round", "Green {hole}")
    if mode is Mode.CHAOS_TEAMS:
        title = translate("golf round", "{name} takes flag {hole}")
        note = ""
    elif target is not None:
        note = translate("golf round", "Green {hole} was {owner}'s secret target")
        if target.seat == seat:
            note = translate("golf round", "Green {hole}, the secret target")
        note = note.replace("{owner}", names[target.seat])
    title = title.replace("{name}", names[seat]).replace("{hole}", str(hole + 1))
    own_target = target is not None and target.seat == seat
    return title, note.replace("{hole}", str(hole + 1)), (seat,), own_target
