"""What the ground of 18 Holes and the directions on it are called."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.field import Field
from minigolf_desktop.model.eighteen_holes.terrain import Terrain
from minigolf_desktop.model.geometry.hexagon import DIRECTIONS

translate = QCoreApplication.translate


def terrain_name(terrain: Terrain) -> str:
    """Return what a kind of ground is called."""
    return {
        Terrain.ROUGH: translate("golf ground", "rough"),
        Terrain.FAIRWAY: translate("golf ground", "fairway"),
        Terrain.TEE: translate("golf ground", "tee"),
        Terrain.GREEN: translate("golf ground", "green"),
        Terrain.BUNKER: translate("golf ground", "bunker"),
        Terrain.WATER: translate("golf ground", "water"),
        Terrain.LAKE: translate("golf ground", "lake"),
        Terrain.TREES: translate("golf ground", "trees"),
        Terrain.CLUBHOUSE: translate("golf ground", "clubhouse"),
        Terrain.OUTSIDE: translate("golf ground", "open ground"),
    }[terrain]


def lie_words(terrain: Terrain) -> str:
    """Return from where a shot is played: ``from the fairway``."""
    return {
        Terrain.ROUGH: translate("golf ground", "from the rough"),
        Terrain.FAIRWAY: translate("golf ground", "from the fairway"),
        Terrain.TEE: translate("golf ground", "from the tee"),
        Terrain.GREEN: translate("golf ground", "from a green"),
        Terrain.BUNKER: translate("golf ground", "in a bunker"),
        Terrain.WATER: translate("golf ground", "in the water, as rough"),
        Terrain.LAKE: translate("golf ground", "in a lake, as fairway"),
    }.get(terrain, "")


def onto_words(terrain: Terrain) -> str:
    """Return where a ball comes to lie: ``onto the fairway``."""
    return {
        Terrain.ROUGH: translate("golf ground", "into the rough"),
        Terrain.FAIRWAY: translate("golf ground", "onto the fairway"),
        Terrain.TEE: translate("golf ground", "onto a tee"),
        Terrain.GREEN: translate("golf ground", "onto a green"),
        Terrain.BUNKER: translate("golf ground", "into a bunker"),
        Terrain.WATER: translate("golf ground", "into the water"),
        Terrain.LAKE: translate("golf ground", "into a lake"),
    }.get(terrain, "")


def direction_name(direction: int) -> str:
    """Return a direction of the hex grid as a point of the compass; counted from south-east."""
    return (
        translate("golf ground", "south-east"),
        translate("golf ground", "north-east"),
        translate("golf ground", "north"),
        translate("golf ground", "north-west"),
        translate("golf ground", "south-west"),
        translate("golf ground", "south"),
    )[direction]


def way_words(path: Sequence[int], field: Field) -> str:
    """Return how a path of hexes goes, in points of the compass: ``south-east, then south``."""
    names: list[str] = []
    for place, onto in pairwise(path):
        ways = [way for way in DIRECTIONS if field.next[way][place] == onto]
        name = direction_name(ways[0]) if ways else ""
        if not names or names[-1] != name:
            names.append(name)
    return translate("golf ground", ", then ").join(names)
