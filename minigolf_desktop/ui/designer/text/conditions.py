"""The conditions of satisfaction and the promises: names, icons, rules, reasons of points."""

from collections.abc import Iterable, Sequence
from typing import Final

from minigolf_desktop.model.designer import ConditionScore, Line, conditions
from minigolf_desktop.model.designer.box import (
    ARROWS,
    ELEMENT_NAMES,
    GRASS,
    Client,
    Feature,
    MrClient,
    MrsClient,
)
from minigolf_desktop.model.designer.conditions import (
    ALL_ALIGNED_POINTS,
    CIRCUIT_POINTS,
    HOLE_COUNT_COST,
    HOLE_POINTS,
    LINK_POINTS,
    MALFORMED_COST,
    MISMATCH_COST,
    MISSING_COST,
    OFF_LAND_COST,
    PAR_POINTS,
    PASS_COST,
    PROMISED_HER_POINTS,
    PROMISED_HIS_POINTS,
    PROMISED_PEOPLE,
    RANK_POINTS,
    RESERVED_COST,
    SOLO_POINTS,
    TILE_POINTS,
    WRONG_DIRECTION_COST,
    promise_of,
)
from minigolf_desktop.model.designer.counting.points import (
    AVERAGE_PAR,
    CUBES,
    ZONE_FIRST,
    ZONE_LAST,
    ZONE_POINTS,
)
from minigolf_desktop.model.designer.racks import UNTAKEN_FOR_VISIT
from minigolf_desktop.model.designer.scoring import (
    DECLARED,
    MISTAKES_IGNORED,
    ONE_HOLE,
    SATISFACTION_STEPS_FAMILY,
    TIED,
    TIED_BY_CROSSING,
)
from minigolf_desktop.model.designer.turns import IDLE_ROUNDS
from minigolf_desktop.ui.common.text import counted_figures
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.designer.text.tiles import element_count

FIGURES: Final = counted_figures(
    happy=SATISFACTION_STEPS_FAMILY[-2],
    impressed=SATISFACTION_STEPS_FAMILY[-1],
    pass_cost=PASS_COST,
    reserve_cost=RESERVED_COST,
    collected_points=TILE_POINTS,
    cubes=CUBES,
    zone_first=ZONE_FIRST,
    zone_last=ZONE_LAST,
    zone_points=ZONE_POINTS,
    off_land_cost=OFF_LAND_COST,
    empty_cost=MISSING_COST,
    link_points=LINK_POINTS,
    hole_count_cost=HOLE_COUNT_COST,
    malformed_cost=MALFORMED_COST,
    mismatch_cost=MISMATCH_COST,
    wrong_way_cost=WRONG_DIRECTION_COST,
    taste_points=HOLE_POINTS,
    taste_par=AVERAGE_PAR,
    all_straight_points=ALL_ALIGNED_POINTS,
    no_mistake_points=conditions.PERFECT_PLAYABILITY,
    filled_points=conditions.PERFECT_LAND,
    perfect_circuit_points=conditions.PERFECT_CIRCUIT,
    perfect_par_points=conditions.PERFECT_PAR,
    promise_points=SOLO_POINTS,
    first_of_two_points=RANK_POINTS[2][0],
    last_of_two_cost=-RANK_POINTS[2][-1],
    promised_people=PROMISED_PEOPLE,
    promised_her_points=PROMISED_HER_POINTS,
    promised_his_points=PROMISED_HIS_POINTS,
    promised_par_points=PAR_POINTS,
    circuit_points=CIRCUIT_POINTS,
    idle_rounds=IDLE_ROUNDS,
    untaken=UNTAKEN_FOR_VISIT,
)
"""By the name that a text has for each: ``{pass_cost}``."""


def with_figures(text: str) -> str:
    """Return a text with its figures: ``{pass_cost}`` is what a pass costs.

    Raises KeyError for a figure that there is not.
    """
    return text.format_map(FIGURES)


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


def condition_rule(identity: str, lines: Iterable[Line] = ()) -> str:
    """Return how a condition is counted, in a sentence; raises KeyError for an unknown one.

    Its ``lines`` may tell that it is ignored (ruling D36).
    """
    if any(line.reason == MISTAKES_IGNORED for line in lines):
        return translate(
            "conditions",
            "This table ignores mistakes: whether the course can be played is not counted.",
        )
    text = {
        "fun": translate("conditions", "A point for every person on the course."),
        "fast": translate(
            "conditions", "{collected_points.points} for every tile collected after stopping."
        ),
        "her_whim": translate("conditions", "What Mrs Client wishes to see on the tiles."),
        "his_whim": translate("conditions", "What Mr Client wishes of the holes."),
        "par": translate(
            "conditions",
            "{zone_points.points} for every hole of par 3, 4 or 5; "
            "1 off for every cube of the {cubes} too few or too many.",
        ),
        "land": translate(
            "conditions",
            "The points of the land; {off_land_cost} off for every tile beside it, "
            "{empty_cost} for every cell left empty.",
        ),
        "circuit": translate(
            "conditions",
            "{link_points.points} for every green beside the next tee, "
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


def _to_his_taste(number: int) -> str:
    """Return which hole pleases Mr Client: one without a number is an extra hole (ruling D34)."""
    if number:
        return translate("reasons", "Hole {hole} is to his taste")
    return translate("reasons", "An extra hole is to his taste")


def _said(line: Line) -> str:
    if line.reason.startswith("promise-"):
        return _promised(line)
    if line.reason in ONE_HOLE and not line.number:
        return translate("reasons", "An extra hole of parts")
    count = abs(line.points) // _EACH.get(line.reason, 1)
    return {
        "collected": lambda: translate("reasons", "%n tiles collected", "", count),
        "hole-pleases": lambda: _to_his_taste(line.number),
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
        "wrong-direction": lambda: translate("reasons", "%n tiles the wrong way", "", count),
        MISTAKES_IGNORED: lambda: translate("reasons", "Mistakes are ignored"),
        "passes": lambda: translate("reasons", "%n passes", "", count),
        "still-reserved": lambda: translate("reasons", "A tile left at the gate"),
        "perfect-playability": lambda: translate("reasons", "Nothing lost for mistakes"),
        "perfect-land": lambda: translate("reasons", "Full, and nothing beside it"),
        "perfect-circuit": lambda: translate("reasons", "A perfect circuit"),
        "perfect-par": lambda: translate("reasons", "Perfect par"),
    }[line.reason]()


def promise_name(promise: str) -> str:
    """Return the name of a promise: that of its condition; raises KeyError for an unknown one."""
    return condition_name(promise)


def promise_fact(promise: str, players: int) -> str:
    """Return in one plain sentence what a promise is about, alone or among others."""
    return _solo_fact(promise) if players == 1 else _group_fact(promise)


def _solo_fact(promise: str) -> str:
    text = {
        "fun": translate("promises", "{promised_people.people} or more"),
        "fast": translate("promises", "Not a single pass"),
        "her_whim": translate("promises", "{promised_her_points.points} of Mrs Client"),
        "his_whim": translate("promises", "{promised_his_points.points} of Mr Client"),
        "par": translate("promises", "Nine holes in the zone, {cubes.cubes}"),
        "land": translate("promises", "All filled, nothing beside it"),
        "circuit": translate("promises", "All ten links, {circuit_points.points}"),
    }[promise]
    return with_figures(text)


def _group_fact(promise: str) -> str:
    return {
        "fun": translate("promises", "Most people"),
        "fast": translate("promises", "Most tiles taken after stopping"),
        "her_whim": translate("promises", "Most points of Mrs Client"),
        "his_whim": translate("promises", "Most points of Mr Client"),
        "par": translate("promises", "Most points for par"),
        "land": translate("promises", "Most points for the land"),
        "circuit": translate("promises", "Most links of the circuit"),
    }[promise]


def rank_word(rank: int) -> str:
    """Return a place among up to five: ``1st``."""
    return (
        translate("promises", "1st"),
        translate("promises", "2nd"),
        translate("promises", "3rd"),
        translate("promises", "4th"),
        translate("promises", "5th"),
    )[rank - 1]


def promise_reason(line: Line, players: int, rank: int = 0) -> str:
    """Return why a promise brings its points: kept or broken alone, the rank in a group."""
    promise = promise_of(line.reason)
    if players > 1:
        text = translate("promises", "{promise}: {place}").replace("{place}", rank_word(rank))
    elif line.points > 0:
        text = translate("promises", "{promise} kept: {fact}")
    else:
        text = translate("promises", "{promise} broken: {fact}")
    name, goal = promise_name(promise), _solo_goal(promise)
    return text.replace("{fact}", goal).replace("{promise}", name)


def _solo_goal(promise: str) -> str:
    """Return what a promise asks of a solo game, in two or three words."""
    text = {
        "fun": "{promised_people.people}",
        "fast": translate("promises", "no pass"),
        "her_whim": "{promised_her_points.points}",
        "his_whim": "{promised_his_points.points}",
        "par": "{promised_par_points.points}",
        "land": translate("promises", "just filled"),
        "circuit": "{circuit_points.points}",
    }[promise]
    return with_figures(text)
