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
from minigolf_desktop.ui.designer.text.content_names import content_name

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
        return translate("clients", "3 to 6")
    points = client.points if isinstance(client, MrsClient) else 2
    return translate("clients", "{points} each").replace("{points}", str(points))


def wish_rule(client: Client) -> str:
    """Return the whole rule of a client's wish in a sentence or two."""
    if isinstance(client, MrsClient):
        return {
            "dogs": translate("clients", "Every dog on the course is worth 3 points."),
            "trees": translate("clients", "Every tree on the course is worth 1 point."),
            "benches": translate("clients", "Every bench on the course is worth 3 points."),
            "pools": translate("clients", "Every pool on the course is worth 2 points."),
            "pipes": translate("clients", "Every pipe or tunnel on the course is worth 2 points."),
            "slopes": translate("clients", "Every slope on the course is worth 3 points."),
            "flowers": translate("clients", "Every flower bed on the course is worth 2 points."),
            ARROWS: translate(
                "clients", "Every arrow that points the way of play is worth 3 points."
            ),
            GRASS: translate("clients", "Every tile without a path is worth 2 points."),
        }[client.element]
    return {
        Feature.SHORT: translate(
            "clients", "Every finished hole that is a tee and a green alone is worth 2 points."
        ),
        Feature.LONG: translate(
            "clients", "Every finished hole of four tiles or more is worth 2 points."
        ),
        Feature.LINEAR: translate(
            "clients", "Every finished hole without a corner is worth 2 points."
        ),
        Feature.TURNER: translate(
            "clients", "Every finished hole with a corner is worth 2 points, however many it has."
        ),
        Feature.LUCKYFOR: translate("clients", "Every finished hole of par 4 is worth 2 points."),
        Feature.UBERSTITIOUS: translate(
            "clients",
            "Every finished hole is worth 2 points: hole 4 if its par is 4, the others if not.",
        ),
        Feature.STRAIGHTFORWARD: translate(
            "clients",
            "2 points each time the next tee lies straight ahead of a green; "
            "2 more when all eight do.",
        ),
        Feature.INTHEWAY: translate(
            "clients", "Every finished hole with an obstacle is worth 2 points, however many."
        ),
        Feature.PERFECT: translate(
            "clients",
            "3 points for a course without a mistake, 4 for a land just filled, "
            "5 for a perfect circuit, 6 for perfect par.",
        ),
    }[client.feature]
