"""The lines of a score in words: why a condition gives or takes points."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.designer import Line
from minigolf_desktop.model.designer.clients import ARROWS, GRASS, Client, MrsClient
from minigolf_desktop.model.designer.promises import promise_of
from minigolf_desktop.model.designer.scoring.fast import TILE_POINTS
from minigolf_desktop.model.designer.scoring.land import OFF_LAND_COST
from minigolf_desktop.model.designer.scoring.one_hole import (
    DECLARED,
    ONE_HOLE,
    TIED,
    TIED_BY_CROSSING,
)
from minigolf_desktop.model.designer.scoring.passes import PASS_COST
from minigolf_desktop.model.designer.scoring.playability import (
    HOLE_COUNT_COST,
    MALFORMED_COST,
    MISMATCH_COST,
)
from minigolf_desktop.model.designer.scoring.score import MISTAKES_IGNORED
from minigolf_desktop.model.designer.tiles import ELEMENT_NAMES
from minigolf_desktop.ui.designer.text.conditions import condition_name
from minigolf_desktop.ui.designer.text.tiles import element_count

translate = QCoreApplication.translate

_EACH = {
    "collected": TILE_POINTS,
    "off-land": OFF_LAND_COST,
    "missing-holes": HOLE_COUNT_COST,
    "extra-hole": HOLE_COUNT_COST,
    "malformed": MALFORMED_COST,
    "mismatch": MISMATCH_COST,
    "passes": PASS_COST,
}
"""Points of each thing that a line counts, where that is not 1."""


def line_reason(line: Line, clients: Sequence[Client]) -> str:
    """Return why a line gives or takes points, with its hole number where it has one.

    Lines of one reason may be laid together: what they count is told by their points.
    Raises KeyError for a reason that the model does not know.
    """
    if line.reason in (*ELEMENT_NAMES, ARROWS, GRASS):
        mrs = next((one for one in clients if isinstance(one, MrsClient)), None)
        each = mrs.points if mrs is not None and line.reason == mrs.element else 1
        return element_count(line.reason, line.points // each)
    return _said(line).replace("{hole}", str(line.number)).replace("{before}", str(line.number - 1))


def one_hole_reasons(lines: Iterable[Line]) -> list[str]:
    """Return in sentences which numbered holes are counted as one, and why (ruling D17)."""
    by_hole: dict[int, list[str]] = {}
    for line in lines:
        if line.reason in ONE_HOLE and line.number:
            by_hole.setdefault(line.number, []).append(line.reason)
    return [
        _one_hole(reasons).replace("{hole}", str(number)) for number, reasons in by_hole.items()
    ]


def _one_hole(reasons: Sequence[str]) -> str:
    if DECLARED in reasons:
        return translate(
            "reasons", "Hole {hole} counted as one: tiles could lead from part to part."
        )
    if len(reasons) > 1:
        return translate(
            "reasons", "Hole {hole} counted as one: %n tiles between its parts.", "", len(reasons)
        )
    if TIED_BY_CROSSING in reasons:
        return translate("reasons", "Hole {hole} counted as one: a crossing between them.")
    return translate("reasons", "Hole {hole} counted as one: one tile between them.")


def _promised(line: Line) -> str:
    """Return which promise a line of the condition ``promises`` is about: ``Promise: Fun``."""
    promised = condition_name(promise_of(line.reason))
    return translate("reasons", "Promise: {condition}").replace("{condition}", promised)


def _said(line: Line) -> str:
    if line.reason.startswith("promise-"):
        return _promised(line)
    if line.reason in ONE_HOLE and not line.number:
        return translate("reasons", "An extra hole of parts")
    count = abs(line.points) // _EACH.get(line.reason, 1)
    return {
        "collected": lambda: translate("reasons", "%n tiles collected", "", count),
        "hole-pleases": lambda: translate("reasons", "Hole {hole} is to his taste"),
        "transition-aligned": lambda: translate("reasons", "Straight on to tee {hole}"),
        "all-aligned": lambda: translate("reasons", "Straight on all the way"),
        "in-zone": lambda: translate("reasons", "Hole {hole} in the green zone"),
        "unused-cubes": lambda: translate("reasons", "%n par cubes not used", "", count),
        "black-cubes": lambda: translate("reasons", "%n black cubes", "", count),
        "land": lambda: translate("reasons", "How they like this land"),
        "off-land": lambda: translate("reasons", "%n tiles off the land", "", count),
        "missing-cells": lambda: translate("reasons", "%n cells left empty", "", count),
        "gate-to-tee": lambda: translate("reasons", "Tee 1 beside the gate"),
        "green-to-tee": lambda: translate("reasons", "Green {before} beside tee {hole}"),
        "green-to-gate": lambda: translate("reasons", "Green 9 beside the gate"),
        "missing-holes": lambda: translate("reasons", "%n holes missing", "", count),
        "extra-hole": lambda: translate("reasons", "%n holes too many", "", count),
        "malformed": lambda: translate("reasons", "%n malformed holes", "", count),
        "mismatch": lambda: translate("reasons", "%n paths meet grass", "", count),
        TIED: lambda: translate("reasons", "Hole {hole}: one tile between"),
        TIED_BY_CROSSING: lambda: translate("reasons", "Hole {hole}: a crossing between"),
        DECLARED: lambda: translate("reasons", "Hole {hole}: declared one"),
        "wrong-direction": lambda: translate("reasons", "%n jumps the wrong way", "", count),
        MISTAKES_IGNORED: lambda: translate("reasons", "Paths against grass do not count"),
        "passes": lambda: translate("reasons", "%n passes", "", count),
        "still-reserved": lambda: translate("reasons", "A tile left at the gate"),
        "perfect-playability": lambda: translate("reasons", "Not one mistake"),
        "perfect-land": lambda: translate("reasons", "Full, and nothing beside it"),
        "perfect-circuit": lambda: translate("reasons", "A perfect circuit"),
        "perfect-par": lambda: translate("reasons", "Perfect par"),
    }[line.reason]()
