"""The short rules and the keys, in our own words."""

import sys

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.ui.designer.text.figures import with_figures

translate = QCoreApplication.translate


def chapters() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the chapters of the short rules: a title and its paragraphs."""
    return tuple(
        (title, tuple(map(with_figures, paragraphs)))
        for title, paragraphs in (*_alone(), _with_others())
    )


def _alone() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the chapters on the solo game."""
    return (
        (
            translate("rules", "What it is about"),
            (
                translate(
                    "rules",
                    "Two clients want a minigolf course of nine holes. You choose one of three "
                    "pieces of land and lay tiles on it. The happier the two are in the end, the "
                    "more points you have: {happy} make them happy, {impressed} impress them.",
                ),
            ),
        ),
        (
            translate("rules", "Your turn"),
            (
                translate(
                    "rules",
                    "Two tiles are drawn from the bag. Place one of them so that it touches a "
                    "tile or the gate, if only by a corner, and turn it as you like. The other "
                    "goes back into the bag or away for good.",
                ),
                translate(
                    "rules",
                    "If neither suits you, pass: that costs {pass_cost} points. Stop whenever you "
                    "are content; the game also ends when the land is full.",
                ),
            ),
        ),
        (
            translate("rules", "Holes"),
            (
                translate(
                    "rules",
                    "A hole is one tee, one green and any paths between. Red meets red, grass "
                    "meets grass. A white chevron is a jump that can be played one way only.",
                ),
                translate(
                    "rules",
                    "The program numbers the holes so that they score best. Drag a sign onto "
                    "another hole, or click it, to number them yourself.",
                ),
            ),
        ),
        (
            translate("rules", "Points"),
            (
                translate(
                    "rules", "Fun: 1 for every person. Her whim: points for every thing she loves."
                ),
                translate(
                    "rules", "His whim: {taste_points} for every finished hole to his taste."
                ),
                translate(
                    "rules",
                    "Par: {zone_points} for every hole of par 3, 4 or 5. There are {cubes} par "
                    "cubes: each one left over or missing costs 1.",
                ),
                translate(
                    "rules",
                    "Land: its points, less {off_land_cost} for every tile beside it or in the "
                    "water and {empty_cost} for every empty cell.",
                ),
                translate(
                    "rules",
                    "Circuit: {link_points} for every green with the next tee on the tile beside "
                    "it, and for tee 1 and green 9 beside the straight sides of the gate.",
                ),
                translate(
                    "rules",
                    "Mistakes: {hole_count_cost} off for every hole missing or too many, "
                    "{malformed_cost} for two tees or two greens in a hole or a path that meets "
                    "grass, {wrong_way_cost} for a jump the wrong way.",
                ),
            ),
        ),
    )


def _with_others() -> tuple[str, tuple[str, ...]]:
    """Return the chapter on games of two to five."""
    return (
        translate("rules", "With two to five players"),
        (
            translate(
                "rules",
                "Everybody builds a course of their own for the same two clients. Tiles lie on a "
                "rack, one more than there are players, and below it those of the next round. "
                "Take one in your turn, or pass.",
            ),
            translate(
                "rules",
                "Your pawn takes the place of the tile: the further left it stood, the sooner you "
                "play in the next round. Whoever passed plays before all of them, the last to "
                "pass first.",
            ),
            translate(
                "rules",
                "Once a land is full the others may stop too, by taking a tile face down. Whoever "
                "has stopped takes one in every round; each is worth {collected_points} points. "
                "Most points win; of equals, the one who took the first tile face down earlier.",
            ),
        ),
    )


def keys() -> tuple[tuple[str, str], ...]:
    """Return the keys and what they do."""
    control = "⌘" if sys.platform == "darwin" else "Ctrl"
    return (
        ("1, 2, … 6", translate("rules", "pick up a tile")),
        (
            translate("rules", "Arrows, Enter"),
            translate("rules", "move the tile, put it down, say yes"),
        ),
        ("R, Shift+R", translate("rules", "turn the tile; also right click and wheel")),
        ("Esc", translate("rules", "put the tile back; leave a screen")),
        ("T", translate("rules", "what is in the box and left in the bag")),
        ("?", translate("rules", "the rule of a refusal or of the line that is lit")),
        ("P, S", translate("rules", "pass, stop for good")),
        ("O, L", translate("rules", "see the course of the next player, what happened")),
        ("G, M", translate("rules", "use the gate, see your own promises")),
        (f"{control}+Z, {control}+Shift+Z", translate("rules", "take back, do again")),
        ("F, +, −", translate("rules", "fit the course into the window, zoom")),
        (translate("rules", "Space + drag"), translate("rules", "move the course")),
        (f"{control}+N, {control}+O", translate("rules", "new game, all games")),
        (f"{control}+B", translate("rules", "free board")),
        (
            f"/, Del, X, {control}+S, O, G",
            translate("rules", "on it: search, take away, clear, save, open, putt"),
        ),
        (f"F11, {control}+,", translate("rules", "full screen, settings")),
        ("F1, F10", translate("rules", "this page, menu")),
    )
