"""Flags, tee signs, golfers, landings: what stands on a hex course."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.quick_course import quick_course
from minigolf_desktop.model.geometry.hexagon import NORTH, SOUTH
from minigolf_desktop.ui.common.theme import DARK, PLAYER_COLOURS, load_fonts
from minigolf_desktop.ui.eighteen_holes.art import ground as colours
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_centre
from minigolf_desktop.ui.eighteen_holes.art.landing import (
    GroundSign,
    landing_rect,
    paint_arc,
    paint_ball,
    paint_ball_shadow,
    paint_ground_sign,
    paint_landing,
    paint_way,
)
from minigolf_desktop.ui.eighteen_holes.art.signs import (
    RADIUS,
    flag_rect,
    golfer_rect,
    paint_flag,
    paint_golfer,
    paint_hole_sign,
    paint_tee_sign,
    paint_value,
    pennant_rect,
    tee_sign_point,
    tee_sign_rect,
    tee_signs,
    token_places,
)

SIDE = 240
MIDDLE = QPointF(SIDE / 2, SIDE / 2)
UNIT = 40.0


@pytest.fixture(autouse=True)
def fonts(qapp, english):
    load_fonts()


def drawn(paint) -> QImage:
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    before = painter.transform()
    paint(painter)
    assert painter.transform() == before
    painter.end()
    return image


def shows(image: QImage, colour: QColor) -> int:
    return sum(
        image.pixelColor(x, y).rgb() == colour.rgb()
        for x in range(0, SIDE, 2)
        for y in range(0, SIDE, 2)
    )


def bounds(image: QImage) -> QRectF:
    seen = [(x, y) for x in range(SIDE) for y in range(SIDE) if image.pixelColor(x, y).alpha() > 0]
    left, right = min(x for x, _ in seen), max(x for x, _ in seen)
    top, bottom = min(y for _, y in seen), max(y for _, y in seen)
    return QRectF(left, top, right - left + 1, bottom - top + 1)


def test_the_flag_of_the_hole_in_play_is_red_and_others_are_paper():
    red = drawn(lambda painter: paint_flag(painter, MIDDLE, UNIT, "3", in_play=True))
    paper = drawn(lambda painter: paint_flag(painter, MIDDLE, UNIT, "3"))
    assert shows(red, colours.FLAG) > 30
    assert shows(paper, colours.FLAG) == 0
    assert shows(paper, colours.PAPER) > 30


def test_a_taken_flag_gives_way_to_the_shapes_of_those_who_took_it():
    for takers in (["red"], ["red", "blue"], [colour.name for colour in PLAYER_COLOURS]):
        image = drawn(
            lambda painter, takers=takers: paint_flag(
                painter, MIDDLE, UNIT, "3", in_play=True, taken_by=takers
            )
        )
        assert shows(image, colours.FLAG) == 0
        for colour in PLAYER_COLOURS:
            assert (shows(image, colour.light) > 5) == (colour.name in takers)


@pytest.mark.parametrize("unit", [10.0, 20.0, 40.0])
def test_flags_and_signs_keep_to_their_room(unit):
    flag = drawn(lambda painter: paint_flag(painter, MIDDLE, unit, "18", in_play=True))
    sign = drawn(lambda painter: paint_tee_sign(painter, MIDDLE, unit, 5, 2))
    hole = drawn(lambda painter: paint_hole_sign(painter, MIDDLE, unit, "18", 5))
    assert tee_sign_rect(unit).translated(MIDDLE).contains(bounds(hole))
    assert flag_rect(unit).translated(MIDDLE).contains(bounds(flag))
    assert tee_sign_rect(unit).translated(MIDDLE).contains(bounds(sign))


def test_the_sign_of_a_tee_tells_its_hole_and_its_par():
    for signs in (
        [(hole, 4) for hole in ("1", "7", "11", "17")],
        [("3", par) for par in (3, 4, 5)],
    ):
        images = [
            drawn(lambda painter, one=one: paint_hole_sign(painter, MIDDLE, UNIT, *one))
            for one in signs
        ]
        assert all(one != other for one, other in combinations(images, 2))


def test_every_tee_of_a_hole_has_its_number():
    box = load_box()
    for preset in box.presets:
        signs = {sign.tee: sign.hole for sign in tee_signs(preset.course, box.face_by_id)}
        for number, hole in enumerate(preset.course.holes, 1):
            assert signs[hole.tee] == number


def test_the_sign_of_a_tee_stands_behind_it():
    tee = QPointF(5, 7)
    assert tee_sign_point(tee, NORTH, UNIT).y() > tee.y()
    assert tee_sign_point(tee, SOUTH, UNIT).y() < tee.y()


@pytest.mark.parametrize("colour", PLAYER_COLOURS, ids=lambda colour: colour.name)
def test_a_golfer_has_the_colour_of_the_player_with_a_white_rim(colour):
    image = drawn(lambda painter: paint_golfer(painter, MIDDLE, UNIT, colour.name))
    assert shows(image, colour.light) > 30
    assert bounds(image).height() >= 2 * UNIT * RADIUS * 2
    assert shows(image, colours.WHITE) > 30
    assert shows(image, colours.INK) > 10
    assert golfer_rect(UNIT).translated(MIDDLE).contains(bounds(image))
    dark = drawn(lambda painter: paint_golfer(painter, MIDDLE, UNIT, colour.name, theme=DARK))
    assert shows(dark, colour.dark) > 30


def test_the_golfer_to_move_stands_in_a_gold_ring():
    still = drawn(lambda painter: paint_golfer(painter, MIDDLE, UNIT, "blue"))
    moving = drawn(lambda painter: paint_golfer(painter, MIDDLE, UNIT, "blue", moving=True))
    assert shows(still, colours.GOLD) == 0
    assert shows(moving, colours.GOLD) > 30
    assert golfer_rect(UNIT).translated(MIDDLE).contains(bounds(moving))


def test_a_golfer_can_bear_a_letter_and_lie_in_the_water():
    plain = drawn(lambda painter: paint_golfer(painter, MIDDLE, UNIT, "red"))
    assert drawn(lambda painter: paint_golfer(painter, MIDDLE, UNIT, "red", mark="A")) != plain
    assert drawn(lambda painter: paint_golfer(painter, MIDDLE, UNIT, "red", wet=True)) != plain


@pytest.mark.parametrize("count", range(1, 6))
@pytest.mark.parametrize("fanned", [False, True])
def test_golfers_on_one_hex_each_have_a_place(count, fanned):
    places = token_places(count, fanned=fanned)
    assert len({(round(spot.x(), 3), round(spot.y(), 3)) for spot, _ in places}) == count
    for index, (one, radius) in enumerate(places):
        for other, _ in places[:index]:
            apart = one - other
            assert apart.x() ** 2 + apart.y() ** 2 > (2.4 * radius) ** 2


def test_landings_are_white_and_gold_when_pointed_at():
    for sign in set(GroundSign) - {GroundSign.OUT}:
        plain = drawn(lambda painter, sign=sign: paint_landing(painter, MIDDLE, UNIT, sign))
        gold = drawn(
            lambda painter, sign=sign: paint_landing(painter, MIDDLE, UNIT, sign, pointed=True)
        )
        assert shows(plain, colours.GOLD) == 0
        assert shows(gold, colours.GOLD) > 60
        for image in (plain, gold):
            assert landing_rect(UNIT).translated(MIDDLE).contains(bounds(image))


def test_the_ring_of_a_green_that_counts_is_as_red_as_its_flag():
    goal = drawn(lambda painter: paint_landing(painter, MIDDLE, UNIT, None, goal=True))
    other = drawn(lambda painter: paint_landing(painter, MIDDLE, UNIT, None))
    assert shows(goal, colours.FLAG) > 60
    assert shows(other, colours.FLAG) == 0


def test_no_tee_sign_stands_over_another_or_below_a_flag():
    box = load_box()
    courses = [preset.course for preset in box.presets]
    courses += [quick_course(box, 18, seed) for seed in range(20)]
    unit = 20.0
    room = QRectF(-0.5 * unit, -0.46 * unit, unit, 0.92 * unit)
    for course in courses:
        signs = [room.translated(sign.point * unit) for sign in tee_signs(course, box.face_by_id)]
        flags = [
            pennant_rect(unit).translated(hex_centre(hole.green, unit)) for hole in course.holes
        ]
        for index, sign in enumerate(signs):
            assert not any(sign.intersects(other) for other in (*signs[:index], *flags))


def test_out_of_bounds_is_a_red_octagon_on_a_stake():
    image = drawn(lambda painter: paint_landing(painter, MIDDLE, UNIT, GroundSign.OUT))
    assert shows(image, colours.OUT) > 60
    assert bounds(image).bottom() > MIDDLE.y() + 0.8 * UNIT
    pointed = drawn(
        lambda painter: paint_landing(painter, MIDDLE, UNIT, GroundSign.OUT, pointed=True)
    )
    assert shows(pointed, colours.GOLD) > 20


def test_a_stopped_ball_has_a_tree_beside_the_sign():
    plain = drawn(lambda painter: paint_landing(painter, MIDDLE, UNIT, GroundSign.ROUGH))
    stopped = drawn(
        lambda painter: paint_landing(painter, MIDDLE, UNIT, GroundSign.ROUGH, stopped=True)
    )
    assert plain != stopped


def test_every_sign_looks_different():
    pictures = [
        drawn(lambda painter, sign=sign: paint_ground_sign(painter, sign, MIDDLE, 30))
        for sign in GroundSign
    ]
    assert all(one != other for k, one in enumerate(pictures) for other in pictures[:k])


def test_an_arrow_is_turned_to_its_bearing():
    east = drawn(lambda painter: paint_ground_sign(painter, GroundSign.AIM, MIDDLE, 60, 0.0))
    west = drawn(lambda painter: paint_ground_sign(painter, GroundSign.AIM, MIDDLE, 60, 180.0))
    spot = (MIDDLE + QPointF(14, 14)).toPoint()
    assert east.pixelColor(spot) == colours.INK
    assert west.pixelColor(spot) == colours.PAPER


def test_ways_arcs_and_balls_are_drawn_along_their_points():
    line = [QPointF(20 + 20 * k, 120 - 4 * k * (8 - k)) for k in range(9)]

    def paint(painter: QPainter) -> None:
        paint_way(painter, line, UNIT)
        paint_arc(painter, line, [QPointF(point.x(), 120) for point in line], UNIT)
        paint_ball_shadow(painter, QPointF(100, 120), UNIT)
        paint_ball(painter, line[4], UNIT)
        paint_value(painter, QPointF(40, 200), UNIT, 5)

    image = drawn(paint)
    assert image.pixelColor(line[4].toPoint()) == colours.WHITE
    assert shows(image, colours.WHITE) > 60


def test_an_arc_needs_two_points():
    image = drawn(lambda painter: paint_arc(painter, [MIDDLE], [MIDDLE], UNIT))
    assert image.pixelColor(MIDDLE.toPoint()).alpha() == 0
