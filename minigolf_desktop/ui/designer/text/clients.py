"""What the clients are called and what they wish for."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.designer.clients import (
    ARROWS,
    GRASS,
    Client,
    Feature,
    MrClient,
    MrsClient,
)
from minigolf_desktop.model.designer.scoring.his_whim import HOLE_POINTS
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.designer.text.figures import with_figures

translate = QCoreApplication.translate


def client_name(client: Client) -> str:
    """Return the name of a client in the player's language."""
    return content_name(client.name)


def client_wish(client: Client) -> str:
    """Return what a client likes, in a few words for a card."""
    if isinstance(client, MrsClient):
        return {
            "dogs": translate("clients", "Loves dogs"),
            "trees": translate("clients", "Loves trees"),
            "benches": translate("clients", "Loves benches"),
            "pools": translate("clients", "Loves water pools"),
            "pipes": translate("clients", "Loves pipes and tunnels"),
            "slopes": translate("clients", "Loves slopes"),
            "flowers": translate("clients", "Loves flower beds"),
            ARROWS: translate("clients", "Loves arrows the right way"),
            GRASS: translate("clients", "Loves grass without a path"),
        }[client.element]
    return {
        Feature.SHORT: translate("clients", "Loves a hole of two tiles"),
        Feature.LONG: translate("clients", "Loves a hole of four tiles or more"),
        Feature.LINEAR: translate("clients", "Loves a hole without a bend"),
        Feature.TURNER: translate("clients", "Loves a hole with a bend"),
        Feature.LUCKYFOR: translate("clients", "Loves a hole of par 4"),
        Feature.UBERSTITIOUS: translate("clients", "Par 4 on hole 4 only"),
        Feature.STRAIGHTFORWARD: translate("clients", "Loves to walk straight on"),
        Feature.INTHEWAY: translate("clients", "Loves a hole with an obstacle"),
        Feature.PERFECT: translate("clients", "Loves what has no flaw"),
    }[client.feature]


def wish_points(client: Client) -> str:
    """Return what each fulfilled wish is worth: ``2 each``."""
    if isinstance(client, MrClient) and client.feature is Feature.PERFECT:
        return with_figures(translate("clients", "{no_mistake_points} to {perfect_par_points}"))
    points = client.points if isinstance(client, MrsClient) else HOLE_POINTS
    return translate("clients", "{points} each").replace("{points}", str(points))


def wish_rule(client: Client) -> str:
    """Return the whole rule of a client's wish in a sentence or two."""
    if isinstance(client, MrsClient):
        text = {
            "dogs": translate("clients", "Every dog on the course is worth {points} points."),
            "trees": translate("clients", "Every tree on the course is worth {points} point."),
            "benches": translate("clients", "Every bench on the course is worth {points} points."),
            "pools": translate("clients", "Every pool on the course is worth {points} points."),
            "pipes": translate(
                "clients", "Every pipe or tunnel on the course is worth {points} points."
            ),
            "slopes": translate("clients", "Every slope on the course is worth {points} points."),
            "flowers": translate(
                "clients", "Every flower bed on the course is worth {points} points."
            ),
            ARROWS: translate(
                "clients", "Every arrow that points the way of play is worth {points} points."
            ),
            GRASS: translate("clients", "Every tile without a path is worth {points} points."),
        }[client.element]
        return text.replace("{points}", str(client.points))
    return with_figures(_his_rule(client.feature))


def _his_rule(feature: Feature) -> str:
    return {
        Feature.SHORT: translate(
            "clients",
            "Every finished hole that is a tee and a green alone is worth {taste_points} points.",
        ),
        Feature.LONG: translate(
            "clients", "Every finished hole of four tiles or more is worth {taste_points} points."
        ),
        Feature.LINEAR: translate(
            "clients", "Every finished hole without a corner is worth {taste_points} points."
        ),
        Feature.TURNER: translate(
            "clients",
            "Every finished hole with a corner is worth {taste_points} points, however many it "
            "has.",
        ),
        Feature.LUCKYFOR: translate(
            "clients", "Every finished hole of par {taste_par} is worth {taste_points} points."
        ),
        Feature.UBERSTITIOUS: translate(
            "clients",
            "Every finished hole is worth {taste_points} points: hole 4 if its par is 4, the "
            "others if not.",
        ),
        Feature.STRAIGHTFORWARD: translate(
            "clients",
            "{taste_points} points each time the next tee lies straight ahead of a green; "
            "{all_straight_points} more when all eight do.",
        ),
        Feature.INTHEWAY: translate(
            "clients",
            "Every finished hole with an obstacle is worth {taste_points} points, however many.",
        ),
        Feature.PERFECT: translate(
            "clients",
            "{no_mistake_points} points for a course without a mistake, {filled_points} for a land "
            "just filled, {perfect_circuit_points} for a perfect circuit, {perfect_par_points} for "
            "perfect par.",
        ),
    }[feature]
