"""The conditions of satisfaction: names, icons, rules, and what stands behind their points."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.designer import ConditionScore, Line
from minigolf_desktop.model.designer.clients import Feature, MrClient, MrsClient
from minigolf_desktop.model.designer.promises import CIRCUIT_POINTS
from minigolf_desktop.model.designer.scoring.circuit import LINK_POINTS
from minigolf_desktop.model.designer.scoring.fast import TILE_POINTS
from minigolf_desktop.model.designer.scoring.his_whim import HOLE_POINTS
from minigolf_desktop.model.designer.scoring.land import OFF_LAND_COST
from minigolf_desktop.model.designer.scoring.one_hole import ONE_HOLE
from minigolf_desktop.model.designer.scoring.par import ZONE_POINTS
from minigolf_desktop.model.designer.scoring.passes import PASS_COST
from minigolf_desktop.model.designer.scoring.score import MISTAKES_IGNORED
from minigolf_desktop.ui.designer.text.figures import with_figures
from minigolf_desktop.ui.designer.text.tiles import element_count

translate = QCoreApplication.translate

CONDITION_ICONS = {
    "fun": "fun",
    "fast": "clock",
    "her_whim": "flower",
    "his_whim": "bend",
    "par": "par",
    "land": "land",
    "circuit": "circuit",
    "playability": "play",
    "reserve": "reserve",
    "passes": "pass",
    "promises": "promise",
}
"""Name of the icon of each condition; the two whims have those of their clients as well."""

LINKS = CIRCUIT_POINTS // LINK_POINTS
"""Links of a perfect circuit: gate to tee, eight from green to tee, green to gate."""


def condition_name(identity: str) -> str:
    """Return the name of a condition; raises KeyError for an unknown one."""
    return {
        "fun": translate("conditions", "Fun"),
        "fast": translate("conditions", "Fast"),
        "her_whim": translate("conditions", "Her whim"),
        "his_whim": translate("conditions", "His whim"),
        "par": translate("conditions", "Par"),
        "land": translate("conditions", "Land"),
        "circuit": translate("conditions", "Circuit"),
        "playability": translate("conditions", "Playable"),
        "reserve": translate("conditions", "Reserve"),
        "passes": translate("conditions", "Passes"),
        "promises": translate("conditions", "Promises"),
    }[identity]


def condition_rule(identity: str) -> str:
    """Return how a condition is counted, in a sentence; raises KeyError for an unknown one."""
    text = {
        "fun": translate("conditions", "A point for every person on the course."),
        "fast": translate(
            "conditions", "{collected_points} points for every tile collected after stopping."
        ),
        "her_whim": translate("conditions", "What Mrs Client wishes to see on the tiles."),
        "his_whim": translate("conditions", "What Mr Client wishes of the holes."),
        "par": translate(
            "conditions",
            "{zone_points} points for every hole of par 3, 4 or 5; "
            "1 off for every cube of the {cubes} too few or too many.",
        ),
        "land": translate(
            "conditions",
            "The points of the land; {off_land_cost} off for every tile beside it, "
            "{empty_cost} for every cell left empty.",
        ),
        "circuit": translate(
            "conditions",
            "{link_points} points for every green beside the next tee, "
            "and for the gate beside tee 1 and green 9.",
        ),
        "playability": translate(
            "conditions",
            "{hole_count_cost} off for every hole missing or too many, {malformed_cost} for a "
            "malformed hole or a path that meets grass, {wrong_way_cost} for a tile against the "
            "direction of play.",
        ),
        "reserve": translate(
            "conditions", "{reserve_cost} off for a tile that is still at the gate."
        ),
        "passes": translate("conditions", "{pass_cost} off for every pass."),
        "promises": translate("conditions", "What was promised is won or lost now."),
    }[identity]
    return with_figures(text)


def condition_note(
    condition: ConditionScore, clients: tuple[MrsClient, MrClient], missing: int = 0
) -> str:
    """Return in a few words where the points of a condition come from: ``32 people``.

    ``missing`` is the number of cells of the land that are still empty.
    """
    mrs, mr = clients
    lines = condition.lines
    in_zone = _times(lines, "in-zone", ZONE_POINTS)
    collected = condition.points // TILE_POINTS
    passed = abs(condition.points) // PASS_COST
    kept = sum(1 for line in lines if line.points > 0)
    return {
        "fun": lambda: element_count("people", condition.points),
        "fast": lambda: translate("conditions", "%n tiles collected", "", collected),
        "her_whim": lambda: element_count(mrs.element, condition.points // mrs.points),
        "his_whim": lambda: _his_note(lines, mr),
        "par": lambda: translate("conditions", "%n holes in the zone", "", in_zone),
        "land": lambda: _land_note(lines, missing),
        "circuit": lambda: _circuit_note(condition.points // LINK_POINTS),
        "playability": lambda: _mistakes_note(lines),
        "reserve": lambda: (
            translate("conditions", "a tile left at the gate")
            if condition.points
            else translate("conditions", "the gate is clear")
        ),
        "promises": lambda: translate("conditions", "%n promises kept", "", kept),
        "passes": lambda: (
            translate("conditions", "%n passes", "", passed)
            if condition.points
            else translate("conditions", "no pass")
        ),
    }[condition.id]()


def _times(lines: Sequence[Line], reason: str, each: int) -> int:
    return sum(line.points for line in lines if line.reason == reason) // each


def _his_note(lines: Sequence[Line], mr: MrClient) -> str:
    if mr.feature is Feature.STRAIGHTFORWARD:
        count = _times(lines, "transition-aligned", HOLE_POINTS)
        return translate("conditions", "%n times straight on", "", count)
    if mr.feature is Feature.PERFECT:
        return translate("conditions", "%n perfect parts", "", len(lines))
    count = _times(lines, "hole-pleases", HOLE_POINTS)
    return {
        Feature.SHORT: lambda: translate("conditions", "%n short holes", "", count),
        Feature.LONG: lambda: translate("conditions", "%n long holes", "", count),
        Feature.LINEAR: lambda: translate("conditions", "%n straight holes", "", count),
        Feature.TURNER: lambda: translate("conditions", "%n holes with a bend", "", count),
        Feature.LUCKYFOR: lambda: translate("conditions", "%n holes of par 4", "", count),
        Feature.UBERSTITIOUS: lambda: translate("conditions", "%n lucky holes", "", count),
        Feature.INTHEWAY: lambda: translate("conditions", "%n holes with an obstacle", "", count),
    }[mr.feature]()


def _land_note(lines: Sequence[Line], missing: int) -> str:
    off = _times(lines, "off-land", -OFF_LAND_COST)
    if off:
        return translate("conditions", "%n tiles off the land", "", off)
    if missing:
        return translate("conditions", "%n cells to fill", "", missing)
    return translate("conditions", "all filled")


def _circuit_note(links: int) -> str:
    return (
        translate("conditions", "{count} of {all} links")
        .replace("{count}", str(links))
        .replace("{all}", str(LINKS))
    )


def _mistakes_note(lines: Sequence[Line]) -> str:
    count = sum(1 for line in lines if line.points)
    if not count and any(line.reason == MISTAKES_IGNORED for line in lines):
        return translate("conditions", "mistakes do not count")
    as_one = len({line.number for line in lines if line.reason in ONE_HOLE})
    if not count and as_one:
        return translate("conditions", "%n holes counted as one", "", as_one)
    if not count:
        return translate("conditions", "no mistakes")
    return translate("conditions", "%n mistakes", "", count)
