"""What a course to putt on asks of its players, in a few words."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.putt_dice import PuttCourse

translate = QCoreApplication.translate


class Hazards(NamedTuple):
    """How many tiles of a course have what a ball comes to grief on."""

    slopes: int
    pools: int
    flowers: int


def hazards_of(course: PuttCourse) -> Hazards:
    """Return the hazards that players meet from the first tee to the last green."""
    tiles = [tile for hole in course.holes for tile in hole.tiles]
    return Hazards(
        sum(tile.slope for tile in tiles),
        sum(tile.water for tile in tiles),
        sum(tile.flowers for tile in tiles),
    )


def character_words(course: PuttCourse) -> str:
    """Return what to mind most: what most tiles have, else whether they cost much to leave."""
    hazards = hazards_of(course)
    most = max(hazards)
    if most * 2 < len(course.holes):
        if course.par >= 2 * course.length:
            return translate("putting", "A long day: every tile costs much to leave.")
        return translate("putting", "A stroll: little gets in the way of the ball.")
    if hazards.pools == most:
        return translate("putting", "Mind the water: a splash costs a stroke.")
    if hazards.slopes == most:
        return translate("putting", "Up and down: a ball rolls back from the slopes.")
    return translate("putting", "Between flower beds: a ball among them costs a stroke.")


def hazard_words(course: PuttCourse) -> tuple[tuple[str, str], ...]:
    """Return icon and words of every kind of hazard that there is."""
    slopes, pools, flowers = hazards_of(course)
    found = (
        ("slope", translate("putting", "%n slopes", "", slopes), slopes),
        ("pool", translate("putting", "%n ponds", "", pools), pools),
        ("flower", translate("putting", "%n flower beds", "", flowers), flowers),
    )
    return tuple((icon, words) for icon, words, count in found if count)
