"""Mistakes of a course and changes that mend it, in words."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.designer import Course
from minigolf_desktop.model.designer.repair import (
    Change,
    ChangeKind,
    Mistake,
    MistakeKind,
    Repair,
    TileKind,
)
from minigolf_desktop.model.geometry.square import unpack
from minigolf_desktop.storage.putt_dice.repair_work import RepairNews

translate = QCoreApplication.translate


def mistake_words(mistake: Mistake) -> str:
    """Return what is wrong."""
    words = _mistake(mistake.kind)
    return words.replace("{number}", str(mistake.missing))


def _mistake(kind: MistakeKind) -> str:
    return {
        MistakeKind.MISMATCH: translate("repair", "A path meets grass or the gate"),
        MistakeKind.OPEN_END: translate("repair", "A path leads nowhere"),
        MistakeKind.WRONG_DIRECTION: translate("repair", "A one-way tile lies the wrong way"),
        MistakeKind.TWO_TEES: translate("repair", "A hole has two tees"),
        MistakeKind.TWO_GREENS: translate("repair", "A hole has two greens"),
        MistakeKind.CLOSED_LOOP: translate("repair", "A path runs in a ring"),
        MistakeKind.EXTRA_HOLE: translate("repair", "A hole too many"),
        MistakeKind.MISSING_HOLES: translate("repair", "Holes missing: {number}"),
        MistakeKind.TOO_MANY_ALIKE: translate("repair", "More of a tile than the box holds"),
    }[kind]


def change_words(course: Course, change: Change) -> str:
    """Return what a change does, and where: row and column from the north-west corner."""
    words = {
        ChangeKind.TURN: translate("repair", "Turn the tile in {place}"),
        ChangeKind.FILL: translate("repair", "Fill the gap in {place}"),
        ChangeKind.SWAP: translate("repair", "Swap the tile in {place} for one of the bag"),
        ChangeKind.ADD_HOLE: translate("repair", "Add a hole in {place}"),
        ChangeKind.REMOVE_HOLE: translate("repair", "Take the hole in {place} away"),
        ChangeKind.TAKE_AWAY: translate("repair", "Take the tile in {place} away"),
    }[change.kind]
    return words.replace("{place}", place_words(course, change.tiles[0][0]))


def proof_words(repair: Repair) -> str:
    """Return whether fewer changes could do."""
    if repair.is_proved:
        return translate("repair", "Proved: no repair takes fewer.")
    words = translate("repair", "The best found so far. At least {number} are needed.")
    return words.replace("{number}", str(repair.at_least))


def search_words(news: RepairNews) -> str:
    """Return what a search knows so far."""
    words = translate("repair", "{changes} changes mend the course. At least {number} are needed.")
    words = words.replace("{changes}", str(len(news.found.changes)))
    return words.replace("{number}", str(news.found.at_least))


def kind_words(kind: TileKind) -> str:
    """Return what tiles of a kind are called."""
    return {
        TileKind.TEE: translate("repair", "Tees"),
        TileKind.GREEN: translate("repair", "Greens"),
        TileKind.STRAIGHT: translate("repair", "Straights"),
        TileKind.BEND: translate("repair", "Bends"),
        TileKind.TWO_PATHS: translate("repair", "Two paths"),
        TileKind.GRASS: translate("repair", "Grass"),
    }[kind]


def place_words(course: Course, cell: int) -> str:
    """Return row and column of a cell, counted from the course's north-west corner."""
    places = [unpack(one) for one in (*course.tiles, *course.land.free, *course.land.gate.cells)]
    x, y = unpack(cell)
    row, column = y - min(p.y for p in places) + 1, x - min(p.x for p in places) + 1
    words = translate("repair", "row {row}, column {column}")
    return words.replace("{row}", str(row)).replace("{column}", str(column))
