"""The rules of Minigolf Designer one by one, in our own words."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.ui.common.text.section import Section
from minigolf_desktop.ui.designer.text.figures import with_figures

translate = QCoreApplication.translate


def sections() -> dict[str, Section]:
    """Return the sections by id, in the order of SECTIONS."""
    return {
        identity: (title, tuple(map(with_figures, paragraphs)))
        for part in (_playing(), _counting(), _versions())
        for identity, (title, paragraphs) in part.items()
    }


def _playing() -> dict[str, Section]:
    return {
        "turn": (
            translate("rules", "A turn"),
            (
                translate(
                    "rules",
                    "In a group the upper rack shows whose turn it is: the pawns choose from left "
                    "to right. Take a tile of the middle rack and place it; your pawn takes its "
                    "place in the rack. Tiles lie in the order of the numbers on their backs, so "
                    "a modest tile now means an early choice in the next round.",
                ),
                translate(
                    "rules",
                    "Passing puts your pawn on the bench. Who passes last plays first in the next "
                    "round. Tiles that nobody took go back into the bag or out of the game.",
                ),
            ),
        ),
        "placing": (
            translate("rules", "Placing a tile"),
            (
                translate(
                    "rules",
                    "A tile lies on an empty cell and touches another tile or the gate, if only by "
                    "a corner. Turn it as you like; what lies stays where it is.",
                ),
                translate(
                    "rules",
                    "Where two tiles meet, path meets path and grass meets grass. A tile may lie "
                    "beside the land or in the water, at a price.",
                ),
                translate(
                    "rules",
                    "A new game may allow mistakes: then a side that does not fit is only warned "
                    "of, and costs points in the end.",
                ),
            ),
        ),
        "holes": (
            translate("rules", "Holes and their numbers"),
            (
                translate(
                    "rules",
                    "A hole is one tee, one green and any paths between. A crossing belongs to two "
                    "holes, or twice to one. Nine holes make a course.",
                ),
                translate(
                    "rules",
                    "Holes are numbered so that they score best. Drag a sign onto another hole, or "
                    "press N, to number them yourself.",
                ),
            ),
        ),
    }


def _counting() -> dict[str, Section]:
    return {
        "wishes": (
            translate("rules", "Fun and the two wishes"),
            (
                translate(
                    "rules", "Fun: every person on the tiles of the course is worth a point."
                ),
                translate(
                    "rules",
                    "Mrs Client counts things on the tiles, Mr Client looks at finished holes. "
                    "Their cards tell what each is worth; every one of them is on the page of "
                    "clients (key T).",
                ),
            ),
        ),
        "par": (
            translate("rules", "Par"),
            (
                translate(
                    "rules",
                    "The par of a hole is the sum of its red flags. A finished hole of par 3, 4 "
                    "or 5 is in the zone and brings {zone_points} points.",
                ),
                translate(
                    "rules",
                    "There are {cubes} cubes for all par together. Each cube left over costs a "
                    "point, and so does each point of par that lacks a cube.",
                ),
            ),
        ),
        "circuit": (
            translate("rules", "Circuit"),
            (
                translate(
                    "rules",
                    "Golfers do not like to walk. {link_points} points whenever the tile of a "
                    "green lies side by side with the tile of the next tee.",
                ),
                translate(
                    "rules",
                    "{link_points} more for tee 1 and {link_points} more for green 9 beside a "
                    "straight side of the gate: ten links, {circuit_points} points.",
                ),
            ),
        ),
        "land": (
            translate("rules", "Land"),
            (
                translate(
                    "rules",
                    "Each land is worth its points; hard ones are worth more. From them "
                    "{off_land_cost} are taken for every tile beside the land or in the water, "
                    "and {empty_cost} for every cell still empty.",
                ),
            ),
        ),
        "playability": (
            translate("rules", "Can it be played?"),
            (
                translate(
                    "rules",
                    "{hole_count_cost} off for every hole that is missing to nine, or beyond nine.",
                ),
                translate(
                    "rules",
                    "{malformed_cost} off for a hole with two tees or two greens or that runs in "
                    "a ring, and wherever a path meets grass.",
                ),
                translate(
                    "rules",
                    "{wrong_way_cost} off for a white chevron that points against the direction "
                    "of play.",
                ),
            ),
        ),
    }


def _versions() -> dict[str, Section]:
    return {
        "promises": (
            translate("rules", "Promises (advanced game)"),
            (
                translate(
                    "rules",
                    "Promise one of seven things at least when you have your land, and more at "
                    "each visit. Nobody sees yours before the end, and none can be taken back.",
                ),
                translate(
                    "rules",
                    "Alone, a promise kept brings {promise_points} points and a broken one costs "
                    "{promise_points}. In a group all are ranked by the condition promised, and "
                    "your rank tells your points; equals share the better one. Who did not "
                    "promise gains and loses nothing.",
                ),
            ),
        ),
        "visits": (
            translate("rules", "Visits (advanced game)"),
            (
                translate(
                    "rules",
                    "Visit tiles lie in the bag among the others. When one is drawn the clients "
                    "come by: everybody may promise more before play goes on.",
                ),
                translate(
                    "rules",
                    "By the other rule there is one visit: tiles that nobody takes are laid "
                    "aside, and the twenty-first of them brings the clients.",
                ),
            ),
        ),
        "final": (
            translate("rules", "The final phase"),
            (
                translate(
                    "rules",
                    "Who fills the last cell of a land has stopped. The others go on, pass, or "
                    "stop for good by taking a tile face down.",
                ),
                translate(
                    "rules",
                    "Who has stopped takes a tile each round and collects it: {collected_points} "
                    "points each for being fast. The game ends with the round in which the last "
                    "player stops, or when the bag cannot fill a rack.",
                ),
            ),
        ),
        "reserve": (
            translate("rules", "A tile in reserve (expansion)"),
            (
                translate(
                    "rules",
                    "With this option one tile may wait on your gate. To place it later is a "
                    "pass. A tile that still waits in the end costs {reserve_cost} points.",
                ),
            ),
        ),
        "solo": (
            translate("rules", "The solo game"),
            (
                translate(
                    "rules",
                    "Choose one of three lands. Each turn two tiles are drawn: place one, and the "
                    "other goes back into the bag or out of the game.",
                ),
                translate(
                    "rules",
                    "Passing costs {pass_cost} points and brings two other tiles. The game ends "
                    "when the land is full or when you stop.",
                ),
                translate(
                    "rules",
                    "The total tells how satisfied the clients are, in five steps from unhappy to "
                    "impressed.",
                ),
            ),
        ),
    }
