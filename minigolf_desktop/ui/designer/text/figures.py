"""The points and costs of Minigolf Designer, for the texts that tell of them."""

from typing import Final

from minigolf_desktop.model.designer.promises import (
    CIRCUIT_POINTS,
    HER_POINTS,
    HIS_POINTS,
    PAR_POINTS,
    PEOPLE,
    RANK_POINTS,
    SOLO_POINTS,
)
from minigolf_desktop.model.designer.satisfaction import SATISFACTION_STEPS_FAMILY
from minigolf_desktop.model.designer.scoring import perfection
from minigolf_desktop.model.designer.scoring.circuit import LINK_POINTS
from minigolf_desktop.model.designer.scoring.fast import TILE_POINTS
from minigolf_desktop.model.designer.scoring.his_whim import (
    ALL_ALIGNED_POINTS,
    AVERAGE_PAR,
    HOLE_POINTS,
)
from minigolf_desktop.model.designer.scoring.land import MISSING_COST, OFF_LAND_COST
from minigolf_desktop.model.designer.scoring.par import CUBES, ZONE_POINTS
from minigolf_desktop.model.designer.scoring.passes import PASS_COST
from minigolf_desktop.model.designer.scoring.playability import (
    HOLE_COUNT_COST,
    MALFORMED_COST,
    MISMATCH_COST,
    WRONG_DIRECTION_COST,
)
from minigolf_desktop.model.designer.scoring.reserve import RESERVED_COST

FIGURES: Final = {
    "happy": SATISFACTION_STEPS_FAMILY[-2],
    "impressed": SATISFACTION_STEPS_FAMILY[-1],
    "pass_cost": PASS_COST,
    "reserve_cost": RESERVED_COST,
    "collected_points": TILE_POINTS,
    "cubes": CUBES,
    "zone_points": ZONE_POINTS,
    "off_land_cost": OFF_LAND_COST,
    "empty_cost": MISSING_COST,
    "link_points": LINK_POINTS,
    "hole_count_cost": HOLE_COUNT_COST,
    "malformed_cost": MALFORMED_COST,
    "mismatch_cost": MISMATCH_COST,
    "wrong_way_cost": WRONG_DIRECTION_COST,
    "taste_points": HOLE_POINTS,
    "taste_par": AVERAGE_PAR,
    "all_straight_points": ALL_ALIGNED_POINTS,
    "no_mistake_points": perfection.PLAYABLE,
    "filled_points": perfection.LAND,
    "perfect_circuit_points": perfection.CIRCUIT,
    "perfect_par_points": perfection.PAR,
    "promise_points": SOLO_POINTS,
    "first_of_two_points": RANK_POINTS[2][0],
    "last_of_two_cost": -RANK_POINTS[2][-1],
    "promised_people": PEOPLE,
    "promised_her_points": HER_POINTS,
    "promised_his_points": HIS_POINTS,
    "promised_par_points": PAR_POINTS,
    "circuit_points": CIRCUIT_POINTS,
}
"""By the name that a text has for each: ``{pass_cost}``."""


def with_figures(text: str) -> str:
    """Return a text with its figures: ``{pass_cost}`` is what a pass costs.

    Raises KeyError for a figure that there is not.
    """
    return text.format_map(FIGURES)
