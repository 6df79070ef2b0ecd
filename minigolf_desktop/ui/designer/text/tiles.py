"""Tiles, cells and how sides fit, in words, for tooltips, the log and screen readers."""

from collections.abc import Sequence

from minigolf_desktop.model.designer import box
from minigolf_desktop.model.designer.box import ELEMENT_NAMES, Role, TileDesign
from minigolf_desktop.model.geometry.square import unpack
from minigolf_desktop.ui.common.boards.placement import Fit
from minigolf_desktop.ui.common.text import with_colon, with_semicolons
from minigolf_desktop.ui.common.translation import translate


def cell_words(cell: int) -> str:
    """Return where a cell lies, counted from 1: its row from the top, its column from the left."""
    x, y = unpack(cell)
    return (
        translate("tiles", "row {row}, column {column}")
        .replace("{row}", str(y + 1))
        .replace("{column}", str(x + 1))
    )


def element_count(element: str, count: int) -> str:
    """Return so many elements of a kind: ``2 dogs``. Raises KeyError for an unknown element."""
    # Of the translations only the one that is wanted is looked up: a box has hundreds of tiles.
    match element:
        case "people":
            return translate("elements", "%n people", "", count)
        case "dogs":
            return translate("elements", "%n dogs", "", count)
        case "trees":
            return translate("elements", "%n trees", "", count)
        case "benches":
            return translate("elements", "%n benches", "", count)
        case "pools":
            return translate("elements", "%n pools", "", count)
        case "pipes":
            return translate("elements", "%n pipes and tunnels", "", count)
        case "slopes":
            return translate("elements", "%n slopes", "", count)
        case "flowers":
            return translate("elements", "%n flower beds", "", count)
        case box.ARROWS:
            return translate("elements", "%n arrows the right way", "", count)
        case box.GRASS:
            return translate("elements", "%n tiles of grass", "", count)
    raise KeyError(element)


def element_name(element: str) -> str:
    """Return the name of an element. Raises KeyError for an unknown one."""
    return {
        "people": translate("elements", "People"),
        "dogs": translate("elements", "Dogs"),
        "trees": translate("elements", "Trees"),
        "benches": translate("elements", "Benches"),
        "pools": translate("elements", "Pools"),
        "pipes": translate("elements", "Pipes and tunnels"),
        "slopes": translate("elements", "Slopes"),
        "flowers": translate("elements", "Flower beds"),
    }[element]


def tile_words(design: TileDesign) -> str:
    """Return what a tile shows: its kind, its par and its elements, ``tee, par 1, 2 people``."""
    words = [tile_kind(design)]
    if design.par:
        words.append(translate("tiles", "par {par}").replace("{par}", str(design.par)))
    words.extend(
        element_count(name, count)
        for name, count in zip(ELEMENT_NAMES, design.elements, strict=True)
        if count
    )
    if any(segment.one_way for segment in design.segments):
        words.append(translate("tiles", "one way only"))
    return ", ".join(words)


def tile_kind(design: TileDesign) -> str:
    """Return what kind of tile it is: lawn, tee, green, straight, corner, crossing."""
    roles = [segment.role for segment in design.segments]
    if not roles:
        return translate("tiles", "lawn")
    if len(roles) == 2:
        if design.is_bridge:
            return translate("tiles", "crossing")
        return translate("tiles", "tee and green")
    if roles[0] is Role.TEE:
        return translate("tiles", "tee")
    if roles[0] is Role.GREEN:
        return translate("tiles", "green")
    return (
        translate("tiles", "corner")
        if design.segments[0].is_corner
        else translate("tiles", "straight")
    )


MARKED = (Fit.FITS, Fit.OPEN, Fit.ASTRAY, Fit.WRONG)
"""What has a mark on the board, the best first."""


def fit_words(fit: Fit) -> str:
    """Return what a mark of fit means; raises KeyError for what has none."""
    return {
        Fit.FITS: translate("Legend", "side fits"),
        Fit.OPEN: translate("Legend", "still open"),
        Fit.ASTRAY: translate("Legend", "leads off the land"),
        Fit.WRONG: translate("Legend", "does not fit"),
    }[fit]


def sides_words(fits: Sequence[Fit]) -> str:
    """Return how the sides fit, from north clockwise: ``side fits: north, west``.

    Sides without a mark are passed over; of no tile nothing is said.
    """
    sides = (
        translate("Legend", "north"),
        translate("Legend", "east"),
        translate("Legend", "south"),
        translate("Legend", "west"),
    )
    told = []
    for mark in MARKED:
        which = [side for side, fit in zip(sides, fits, strict=False) if fit is mark]
        if which:
            told.append(with_colon(fit_words(mark), ", ".join(which)))
    return with_semicolons(told)
