"""How a hole of Putt Dice lies on the screen: turned, with pawns, chances and a trail."""

from fractions import Fraction

import pytest
from PySide6.QtCore import QPointF, QSize, QSizeF

from minigolf_desktop.content.putt_dice import load_dice
from minigolf_desktop.model.putt_dice import (
    HoleTile,
    PuttHole,
    odds_of,
)
from minigolf_desktop.model.putt_dice.odds import FallTable
from minigolf_desktop.storage.putt_dice import putt_course
from minigolf_desktop.ui.common.theme import LIGHT
from minigolf_desktop.ui.designer.course_art import CELL, TileAtlas, square_of, things_on
from minigolf_desktop.ui.putt_dice.hole_ground import (
    RIM,
    area_of,
    laid_wide,
    lies_of,
    paint_hole,
    way_between,
)
from minigolf_desktop.ui.putt_dice.hole_view import placed, round_point
from minigolf_desktop.ui.putt_dice.words import HoleStand, hole_told, percent

SIGNS = (QSizeF(34, 14), QSizeF(46, 23))
"""Size of a sign without words and with them on a tile of 175 pixels, in units of 100 a tile."""


def test_a_way_begins_and_ends_where_the_ball_lies(courses):
    for course_file in courses.values():
        for hole in putt_course(course_file).holes:
            lies = lies_of(course_file.course, hole)
            assert len(lies) == hole.length + 1
            way = way_between(course_file.course, hole, 0, hole.length)
            assert (way.pointAtPercent(1.0) - lies[-1]).manhattanLength() < 0.01
            back = way_between(course_file.course, hole, 1, 0)
            assert (back.pointAtPercent(1.0) - lies[0]).manhattanLength() < 0.01


@pytest.mark.parametrize(
    ("chance", "text"),
    [(0, "0"), (Fraction(1, 1296), "1"), (Fraction(1, 2), "50"), (Fraction(1295, 1296), "99")],
)
def test_a_chance_is_nought_or_all_only_when_it_is(chance, text):
    assert percent(Fraction(chance)) == f"{text}\N{NO-BREAK SPACE}%"


def test_a_hole_that_is_higher_than_wide_is_turned_with_the_tee_on_the_left(courses):
    turned = 0
    for course_file in courses.values():
        for hole in putt_course(course_file).holes:
            course, wide = laid_wide(course_file.course, hole)
            before, after = area_of(hole), area_of(wide)
            assert after.width() >= after.height()
            if before.height() <= before.width():
                assert (course, wide) == (course_file.course, hole)
                continue
            turned += 1
            tee, green = (square_of(wide.tiles[place].cell).center() for place in (0, -1))
            upright = (square_of(hole.tiles[place].cell).center() for place in (0, -1))
            if len({spot.y() for spot in upright}) == 2:
                assert tee.x() < green.x()
    assert turned


def test_a_turned_hole_has_the_same_tiles_and_its_ball_still_lies_on_the_way(courses):
    for course_file in courses.values():
        for hole in putt_course(course_file).holes:
            course, wide = laid_wide(course_file.course, hole)
            for step, other in zip(hole.tiles, wide.tiles, strict=True):
                before, after = course_file.course.tiles[step.cell], course.tiles[other.cell]
                assert course_file.course.box.design(before) is course.box.design(after)
            lies = lies_of(course, wide)
            way = way_between(course, wide, 0, wide.length)
            assert (way.pointAtPercent(0.0) - lies[0]).manhattanLength() < 0.01


def placings(courses):
    """Give what stands on every hole of every course with four players and all dice."""
    table = FallTable(load_dice())
    for course_file in courses.values():
        for hole in putt_course(course_file).holes:
            odds = odds_of(table, hole, 0, 4)
            stand = HoleStand(hole, 0, 0, (1, 2, 3), odds, 4)
            course, wide = laid_wide(course_file.course, hole)
            yield course, wide, placed(course, stand, wide, lambda _, has_words: SIGNS[has_words])


def test_pawns_and_chances_hide_no_hazard_no_putter_and_no_flag(courses):
    hidden = signs = 0
    for course, hole, placing in placings(courses):
        things = [thing for step in hole.tiles for thing in things_on(course, step.cell)]
        for middle in placing.pawns.values():
            pawn = round_point(middle, 7)
            assert not any(pawn.intersects(thing) for thing in things)
        for sign in placing.chances:
            signs += 1
            hidden += any(sign.room.intersects(thing) for thing in things)
    # A few tiles are too full for a sign.
    assert hidden <= signs * 0.05


def test_pawns_and_chances_hide_nothing_of_each_other(courses):
    for _, _, placing in placings(courses):
        rooms = [sign.room for sign in placing.chances]
        rooms += [round_point(middle, 7) for middle in placing.pawns.values()]
        for place, room in enumerate(rooms):
            for other in rooms[:place]:
                both = room.intersected(other)
                assert max(0, both.width()) * max(0, both.height()) < 4


def test_the_trail_leaves_hazards_out(courses):
    for course, hole, placing in placings(courses):
        things = [thing for step in hole.tiles for thing in things_on(course, step.cell)]
        if placing.trail is not None:
            for dot in placing.trail.dots:
                assert not any(thing.contains(dot) for thing in things)


def test_a_sign_without_room_for_words_tells_the_figure_alone(courses):
    told = {sign.has_words for _, _, placing in placings(courses) for sign in placing.chances}
    assert told == {False, True}
    for _, _, placing in placings(courses):
        for sign in placing.chances:
            assert sign.room.size() == SIGNS[sign.has_words]


class _NothingPainted:
    """Pictures of tiles of which none is there yet."""

    def pixmap(self, *_):
        return None


def test_the_rim_of_a_hole_is_as_wide_on_every_side_whatever_lies_beside_it(courses, qapp):
    tile, edges = 40, 0
    beyond = (CELL / 2 + RIM - 3, -(CELL / 2 + RIM - 3))
    for course_file in courses.values():
        course = course_file.course
        for hole in putt_course(course_file).holes:
            area = area_of(hole).adjusted(-CELL, -CELL, CELL, CELL)
            size = (area.size() * (tile / CELL)).toSize() + QSize(1, 1)
            origin = -area.topLeft() * (tile / CELL)
            nothing = _NothingPainted()
            painted = paint_hole(
                course, hole, TileAtlas(), nothing, LIGHT, size, origin, tile, 1.0
            ).toImage()
            for step in hole.tiles:
                middle = square_of(step.cell).center()
                for by in (*(QPointF(x, 0) for x in beyond), *(QPointF(0, y) for y in beyond)):
                    spot = ((middle + by) * (tile / CELL) + origin).toPoint()
                    assert painted.pixelColor(spot).alpha() > 200
                    edges += 1
    assert edges


def test_a_hole_is_told_tile_by_tile_with_what_may_bring_bad_luck(english):
    hole = PuttHole((HoleTile(3), HoleTile(1, slope=True, water=True), HoleTile(2)))
    assert hole_told(hole) == "tile 1: par 3; tile 2: par 1, a slope, water; tile 3: par 2"
