"""What a placement would change, in short lines: an icon, words, a signed figure."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.designer.clients import Client, MrClient, MrsClient
from minigolf_desktop.model.designer.scoring.change import Change
from minigolf_desktop.ui.common.boards.pill import PillLine
from minigolf_desktop.ui.designer.text.conditions import CONDITION_ICONS, condition_name
from minigolf_desktop.ui.designer.text.reasons import line_reason
from minigolf_desktop.ui.designer.widgets.wish_icon import wish_icon

translate = QCoreApplication.translate

MOST_LINES = 6
"""Lines that are taken in at a glance; what is least is told together beyond that."""

_OF_A_HOLE = {"hole-pleases", "transition-aligned", "in-zone", "green-to-tee"}
"""Reasons that say which hole they are about."""


def change_lines(changes: Sequence[Change], clients: Sequence[Client]) -> tuple[PillLine, ...]:
    """Return a line a change, in the order in which they are counted."""
    lines = [
        PillLine(_icon(change, clients), change_words(change, clients), change.line.points)
        for change in changes
    ]
    if len(lines) <= MOST_LINES:
        return tuple(lines)
    by_size = sorted(range(len(lines)), key=lambda place: -abs(lines[place].points))
    told = sorted(by_size[: MOST_LINES - 1])
    rest = sum(lines[place].points for place in by_size[MOST_LINES - 1 :])
    others = PillLine("plus", translate("changes", "and other things"), rest)
    return (*(lines[place] for place in told), others)


def change_words(change: Change, clients: Sequence[Client]) -> str:
    """Return what is gained or lost: ``1 malformed hole``, ``Hole 3 in the green zone``."""
    line = change.line
    if line.reason in _OF_A_HOLE and not line.number:
        return condition_name(change.condition)
    words = line_reason(line._replace(points=abs(line.points)), clients)
    if change.is_cost and line.points > 0:
        return translate("changes", "mended: {what}").replace("{what}", words)
    if not change.is_cost and line.points < 0:
        return translate("changes", "lost: {what}").replace("{what}", words)
    return words


def _icon(change: Change, clients: Sequence[Client]) -> str:
    whose = {"her_whim": MrsClient, "his_whim": MrClient}.get(change.condition)
    wishing = [client for client in clients if whose is not None and isinstance(client, whose)]
    return wish_icon(wishing[0]) if wishing else CONDITION_ICONS[change.condition]
