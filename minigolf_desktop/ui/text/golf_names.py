"""What the things of 18 Holes are called: clubs, decks, golfers, ground, directions, modes."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.clubs import DECK_LETTERS
from minigolf_desktop.model.eighteen_holes.golfers import GOLFER_FACES, Golfer
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.model.eighteen_holes.terrain import Terrain

translate = QCoreApplication.translate


def club_name(name: str) -> str:
    """Return what a club is called, by its name in files; raises KeyError for another name."""
    return {
        "3-hybrid": translate("golf names", "3 hybrid"),
        "5-hybrid": translate("golf names", "5 hybrid"),
        "8-hybrid": translate("golf names", "8 hybrid"),
        "2-iron": translate("golf names", "2 iron"),
        "3-iron": translate("golf names", "3 iron"),
        "4-iron": translate("golf names", "4 iron"),
        "5-iron": translate("golf names", "5 iron"),
        "6-iron": translate("golf names", "6 iron"),
        "7-iron": translate("golf names", "7 iron"),
        "8-iron": translate("golf names", "8 iron"),
        "9-iron": translate("golf names", "9 iron"),
        "3-wood": translate("golf names", "3 wood"),
        "5-wood": translate("golf names", "5 wood"),
        "8-wood": translate("golf names", "8 wood"),
        "driver": translate("golf names", "Driver"),
        "sand-wedge": translate("golf names", "Sand wedge"),
        "pitching-wedge": translate("golf names", "Pitching wedge"),
        "lob-wedge": translate("golf names", "Lob wedge"),
    }[name]


def deck_name(deck: int) -> str:
    """Return what a shot deck is called in a sentence."""
    if deck == 0:
        return translate("golf names", "the chip deck")
    return translate("golf names", "deck {number}").replace("{number}", DECK_LETTERS[deck])


def golfer_card_name(face: str) -> str:
    """Return the name and the side of a golfer card; empty for none, KeyError for another."""
    if not face:
        return ""
    golfer, side = GOLFER_FACES[face]
    name = {
        Golfer.BUNJIL: "Bunjil",
        Golfer.DORIAN: "Dorian",
        Golfer.IRON_JANE: "Iron Jane",
        Golfer.LUCKY: "Lucky",
        Golfer.SLICK_RIKESH: "Slick Rikesh",
        Golfer.SLUGGER: "Slugger",
        Golfer.SWIFT: "Swift",
        Golfer.THE_SHARK: "The Shark",
    }[golfer]
    return f"{name} {side.upper()}"


def terrain_name(terrain: Terrain) -> str:
    """Return what a kind of ground is called."""
    return {
        Terrain.ROUGH: translate("golf names", "rough"),
        Terrain.FAIRWAY: translate("golf names", "fairway"),
        Terrain.TEE: translate("golf names", "tee"),
        Terrain.GREEN: translate("golf names", "green"),
        Terrain.BUNKER: translate("golf names", "bunker"),
        Terrain.WATER: translate("golf names", "water"),
        Terrain.LAKE: translate("golf names", "lake"),
        Terrain.TREES: translate("golf names", "trees"),
        Terrain.CLUBHOUSE: translate("golf names", "clubhouse"),
        Terrain.OUTSIDE: translate("golf names", "open ground"),
    }[terrain]


def lie_words(terrain: Terrain) -> str:
    """Return from where a shot is played: ``from the fairway``."""
    return {
        Terrain.ROUGH: translate("golf names", "from the rough"),
        Terrain.FAIRWAY: translate("golf names", "from the fairway"),
        Terrain.TEE: translate("golf names", "from the tee"),
        Terrain.GREEN: translate("golf names", "from a green"),
        Terrain.BUNKER: translate("golf names", "in a bunker"),
        Terrain.WATER: translate("golf names", "in the water, as from the rough"),
        Terrain.LAKE: translate("golf names", "in a lake, as from the fairway"),
    }.get(terrain, "")


def onto_words(terrain: Terrain) -> str:
    """Return where a ball comes to lie: ``onto the fairway``."""
    return {
        Terrain.ROUGH: translate("golf names", "into the rough"),
        Terrain.FAIRWAY: translate("golf names", "onto the fairway"),
        Terrain.TEE: translate("golf names", "onto a tee"),
        Terrain.GREEN: translate("golf names", "onto a green"),
        Terrain.BUNKER: translate("golf names", "into a bunker"),
        Terrain.WATER: translate("golf names", "into the water"),
        Terrain.LAKE: translate("golf names", "into a lake"),
    }.get(terrain, "")


def direction_name(direction: int) -> str:
    """Return a direction of the hex grid as a point of the compass; counted from south-east."""
    return (
        translate("golf names", "south-east"),
        translate("golf names", "north-east"),
        translate("golf names", "north"),
        translate("golf names", "north-west"),
        translate("golf names", "south-west"),
        translate("golf names", "south"),
    )[direction]


def mode_name(mode: Mode) -> str:
    """Return what a way to play is called."""
    return {
        Mode.MATCH: translate("golf names", "Match Play"),
        Mode.STROKE: translate("golf names", "Stroke Play"),
        Mode.STABLEFORD: translate("golf names", "Stableford"),
        Mode.SKINS: translate("golf names", "Skins"),
        Mode.RACING: translate("golf names", "Golf Racing"),
        Mode.CHAOS: translate("golf names", "Chaos Golf"),
        Mode.CHAOS_TEAMS: translate("golf names", "Chaos Teams"),
        Mode.KELLY: translate("golf names", "Kelly Golf"),
        Mode.SOLO_CHAOS: translate("golf names", "Solo Chaos Golf"),
    }[mode]
