"""What the land editor says."""

from dataclasses import replace

from minigolf_desktop.model.designer.land_drawing import Brush
from minigolf_desktop.model.designer.own_land import (
    FEWEST_CELLS,
    MOST_CELLS,
    LandFault,
    LandProblem,
    OwnLand,
)
from minigolf_desktop.ui.common.translation import translate


def brush_name(brush: Brush) -> str:
    """Return what a brush paints."""
    return {
        Brush.FREE: translate("land editor", "Lawn"),
        Brush.POND: translate("land editor", "Pond"),
        Brush.STREAM: translate("land editor", "Stream"),
        Brush.NOTHING: translate("land editor", "Rubber"),
        Brush.GATE: translate("land editor", "Gate"),
    }[brush]


def problem_sentence(problem: LandProblem) -> str:
    """Return what is wrong with a land, and what to do."""
    match problem.fault:
        case LandFault.TOO_SMALL:
            text = translate(
                "land editor",
                "%n cells more: a land has {fewest} at least.",
                "",
                problem.number,
            )
        case LandFault.TOO_LARGE:
            text = translate(
                "land editor", "%n cells fewer: a land has {most} at most.", "", problem.number
            )
        case LandFault.IN_PIECES:
            text = translate(
                "land editor", "It lies in %n pieces. Join them side by side.", "", problem.number
            )
        case LandFault.NO_WAY_IN:
            text = translate(
                "land editor", "Nothing leads in: lay lawn at a straight side of the gate."
            )
        case LandFault.TOO_WIDE:
            text = translate("land editor", "It is wider than the meadow.")
    return text.replace("{fewest}", str(FEWEST_CELLS)).replace("{most}", str(MOST_CELLS))


def with_name(land: OwnLand) -> OwnLand:
    """Return a land with a name: what one without it is called, in words."""
    return land if land.name else replace(land, name=nameless())


def nameless() -> str:
    """Return what a land without a name is called."""
    return translate("land editor", "Nameless land")
