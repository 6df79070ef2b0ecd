"""The tables of the rules of Minigolf Designer, made from what the game is counted with."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from minigolf_desktop.content.designer import Catalogue
from minigolf_desktop.model.designer import (
    PROMISES,
    Assessment,
    Client,
    Line,
    MrClient,
    MrsClient,
    TileDesign,
)
from minigolf_desktop.model.designer.box import (
    MOST_PAR,
    MOST_PEOPLE,
    Feature,
    Role,
    back_number,
)
from minigolf_desktop.model.designer.conditions import (
    PERFECT_CIRCUIT,
    PERFECT_LAND,
    PERFECT_PAR,
    PERFECT_PLAYABILITY,
    RANK_POINTS,
    his_whim,
)
from minigolf_desktop.model.designer.racks import VISIT_TILES
from minigolf_desktop.model.designer.scoring import (
    SATISFACTION_STEPS_ADVANCED,
    SATISFACTION_STEPS_FAMILY,
)
from minigolf_desktop.ui.common.rules_page import RulesTable, Tables
from minigolf_desktop.ui.common.text import content_name, seats_words, signed
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.designer.text.conditions import (
    condition_name,
    line_reason,
    promise_fact,
    rank_word,
    with_figures,
)
from minigolf_desktop.ui.designer.text.game import level_name
from minigolf_desktop.ui.designer.text.tiles import element_count
from minigolf_desktop.ui.designer.widgets.clients import client_wish, wish_worth

_DASH = "\N{EN DASH}"


def _promise_ranks() -> RulesTable:
    most = max(RANK_POINTS)
    rows = [
        (seats_words(players), *(signed(one, plus=True) for one in points))
        for players, points in RANK_POINTS.items()
    ]
    return RulesTable(
        translate("rules tables", "Points of a promise in a group, by rank"),
        ("", *map(rank_word, range(1, most + 1))),
        tuple((*row, *[""] * (most + 1 - len(row))) for row in rows),
        translate("rules tables", "Equals share the better rank, and the next ones stay empty."),
    )


def _solo_promises() -> RulesTable:
    return RulesTable(
        translate("rules tables", "What a promise asks for in a solo game"),
        (translate("rules tables", "Promise"), translate("rules tables", "Kept with")),
        tuple((condition_name(one), promise_fact(one, players=1)) for one in PROMISES),
        with_figures(
            translate("rules tables", "Kept: {promise_points.points} more. Broken: as many fewer.")
        ),
        words=2,
    )


def _solo_scale() -> RulesTable:
    family, advanced = map(_ranges, (SATISFACTION_STEPS_FAMILY, SATISFACTION_STEPS_ADVANCED))
    return RulesTable(
        translate("rules tables", "How satisfied the clients are, by points"),
        (
            "",
            translate("rules tables", "Family game"),
            translate("rules tables", "Advanced game"),
        ),
        tuple(
            (level_name(level), *points)
            for level, points in enumerate(zip(family, advanced, strict=True))
        ),
    )


def _ranges(steps: Sequence[int]) -> list[str]:
    """Return in words the totals below the first step, from each to the next, and above all."""
    below = translate("rules tables", "below {least}").replace("{least}", str(steps[0]))
    above = translate("rules tables", "{least} and more").replace("{least}", str(steps[-1]))
    between = [f"{signed(least)}{_DASH}{signed(beyond - 1)}" for least, beyond in pairwise(steps)]
    return [below, *between, above]


def _visit_tiles() -> RulesTable:
    return RulesTable(
        translate("rules tables", "Visit tiles in the bag"),
        (translate("rules tables", "Players"), *map(str, VISIT_TILES)),
        ((translate("rules tables", "Visit tiles"), *map(str, VISIT_TILES.values())),),
    )


def _untaken() -> RulesTable:
    return RulesTable(
        translate("rules tables", "What becomes of tiles that nobody takes"),
        (translate("rules tables", "When"), translate("rules tables", "Where they go")),
        (
            (
                translate("rules tables", "Until the final phase"),
                translate("rules tables", "Back into the bag."),
            ),
            (
                translate("rules tables", "Until the one visit of the other rule"),
                translate("rules tables", "Aside; at the visit all go back into the bag."),
            ),
            (
                translate("rules tables", "In the final phase"),
                translate(
                    "rules tables",
                    "Out of the game, unless a player who still designs asks for some of them "
                    "back at the end of the round.",
                ),
            ),
            (
                translate("rules tables", "Solo"),
                translate("rules tables", "Back into the bag or out of the game, as you say."),
            ),
        ),
        words=2,
    )


def _back_numbers() -> RulesTable:
    return RulesTable(
        translate("rules tables", "The number on the back of a tile"),
        ("", *(element_count("people", people) for people in range(MOST_PEOPLE + 1))),
        tuple(
            (
                translate("tiles", "par {par}").replace("{par}", str(par)),
                *(str(back_number(people, par)) for people in range(MOST_PEOPLE + 1)),
            )
            for par in range(MOST_PAR + 1)
        ),
    )


def _wishes(clients: Sequence[Client], title: str, note: str = "") -> RulesTable:
    return RulesTable(
        title,
        ("", translate("rules tables", "Wish"), translate("rules tables", "Points")),
        tuple(
            (content_name(client.name), client_wish(client), wish_worth(client))
            for client in clients
        ),
        with_figures(note),
        words=2,
    )


def _pleased(clients: Sequence[Client], counted: Assessment) -> RulesTable:
    declared = [(one.number, one.hole) for one in counted.numbering.declared]
    numbers = sorted(number for number, _ in declared)
    apart = (Feature.STRAIGHTFORWARD, Feature.PERFECT)
    rows = []
    for client in clients:
        if isinstance(client, MrClient) and client.feature not in apart:
            points = {line.number: line.points for line in his_whim(declared, client)}
            given = (str(points[one]) if one in points else _DASH for one in numbers)
            rows.append((content_name(client.name), *given))
    head = translate("rules tables", "Hole {hole}")
    return RulesTable(
        translate("rules tables", "What Mr Client gives for these five holes"),
        ("", *(head.replace("{hole}", str(number)) for number in numbers)),
        tuple(rows),
    )


def _perfection() -> RulesTable:
    parts = (
        Line("perfect-playability", PERFECT_PLAYABILITY, ()),
        Line("perfect-land", PERFECT_LAND, ()),
        Line("perfect-circuit", PERFECT_CIRCUIT, ()),
        Line("perfect-par", PERFECT_PAR, ()),
    )
    everything = translate("rules tables", "All of it"), str(sum(part.points for part in parts))
    return RulesTable(
        translate("rules tables", "What Mr Perfect gives points for"),
        ("", translate("rules tables", "Points")),
        (*((line_reason(part, ()), str(part.points)) for part in parts), everything),
    )


def _expansion_tiles(designs: Sequence[TileDesign]) -> RulesTable:
    roles = {
        (Role.TEE, Role.PATH): translate("rules tables", "Tricky: a tee and a path"),
        (Role.GREEN, Role.PATH): translate("rules tables", "Tricky: a green and a path"),
        (Role.TEE, Role.GREEN): translate("rules tables", "Tricky: a tee and a green"),
        (Role.PATH,): translate("rules tables", "A path with a white arrow"),
        (): translate("rules tables", "Grass"),
    }
    counts = dict.fromkeys(roles, 0)
    for design in designs:
        if design.set != "base":
            counts[tuple(segment.role for segment in design.segments)] += design.copies
    return RulesTable(
        translate("rules tables", "The tiles of Putt of No Return"),
        ("", translate("rules tables", "Tiles")),
        tuple((roles[kind], str(count)) for kind, count in counts.items()),
    )


def tables_of(catalogue: Catalogue, five_holes: Assessment) -> Tables:
    """Return what makes each table of the rules, by its name there.

    ``five_holes`` is the count of the holes of which one table tells whom each pleases.
    """
    her = [client for client in catalogue.clients if isinstance(client, MrsClient)]
    his = [client for client in catalogue.clients if isinstance(client, MrClient)]
    mrs, mr = (
        translate("rules tables", "What every Mrs Client counts"),
        translate("rules tables", "What every Mr Client looks for"),
    )
    straight = translate(
        "rules tables",
        "Mr Straightforward gives {all_straight_points.points} more where all eight greens lead "
        "straight on to the next tee.",
    )
    return {
        "promise-ranks": _promise_ranks,
        "solo-promises": _solo_promises,
        "solo-scale": _solo_scale,
        "visit-tiles": _visit_tiles,
        "untaken": _untaken,
        "back-numbers": _back_numbers,
        "mrs-clients": partial(_wishes, her, mrs),
        "mr-clients": partial(_wishes, his, mr, straight),
        "pleased": partial(_pleased, his, five_holes),
        "perfection": _perfection,
        "expansion-tiles": partial(_expansion_tiles, catalogue.designs),
    }
