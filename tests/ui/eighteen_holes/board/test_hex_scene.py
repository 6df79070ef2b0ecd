"""What lies on a course of hexes, and how it is chosen."""

import hands
import pytest
from hex_boards import click, flown, golfer, landing, move, over, standing
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem

from minigolf_desktop.model.geometry.hexagon import (
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    Hex,
    neighbour,
)
from minigolf_desktop.ui.common.theme import DARK, LIGHT
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_centre
from minigolf_desktop.ui.eighteen_holes.art.landing import GroundSign
from minigolf_desktop.ui.eighteen_holes.art.signs import pennant_rect, tee_signs
from minigolf_desktop.ui.eighteen_holes.board.picture import (
    NO_TARGETS,
    BoardPicture,
    FlagPicture,
    Target,
    Targets,
    Tint,
)
from minigolf_desktop.ui.eighteen_holes.board.pieces import UNIT, DrawnPiece, HexLayer
from minigolf_desktop.ui.eighteen_holes.board.standing import NameItem

HOME = Hex(0, 0)
NORTHWARDS = landing(NORTH, NORTH, title="On the green")
EASTWARDS = landing(SOUTH_EAST, SOUTH_EAST)
AIMS = Targets((NORTHWARDS, EASTWARDS), "red")


def pieces(scene, layer):
    return [piece for piece in scene.pieces if int(piece.layer) == layer]


def golfers(scene):
    return scene._golfers.pieces


def names(scene):
    return {item.name for item in scene.items() if isinstance(item, NameItem)}


# Showing


def test_a_picture_is_shown_as_it_is(hex_scene):
    hex_scene.show(standing(HOME, Hex(1, 1)))
    assert golfers(hex_scene)[0].point == hex_centre(HOME, UNIT)
    assert golfers(hex_scene)[1].point == hex_centre(Hex(1, 1), UNIT)


def test_items_that_stay_are_kept(hex_scene):
    hex_scene.show(standing(HOME, Hex(1, 1)))
    before = dict(golfers(hex_scene))
    hex_scene.show(standing(HOME, Hex(2, 1)))
    assert dict(golfers(hex_scene)) == before


def test_who_is_gone_is_taken_away(hex_scene):
    hex_scene.show(standing(HOME, Hex(1, 1)))
    hex_scene.show(standing(HOME))
    assert set(golfers(hex_scene)) == {0}
    assert len(pieces(hex_scene, HexLayer.GOLFERS)) == 1


def test_the_one_to_move_stands_above_the_others_in_a_ring(hex_scene):
    hex_scene.show(BoardPicture((golfer(0, HOME), golfer(1, HOME))))
    plain = golfers(hex_scene)[1].drawing
    hex_scene.show(BoardPicture((golfer(0, HOME), golfer(1, HOME, to_move=True))))
    assert int(golfers(hex_scene)[1].layer) == HexLayer.MOVER
    assert golfers(hex_scene)[1].drawing.key != plain.key


def test_a_flag_follows_its_picture(hex_scene):
    flag = FlagPicture(3, Hex(1, 0), "4")
    hex_scene.show(BoardPicture(flags=(flag,)))
    (item,) = pieces(hex_scene, HexLayer.FLAGS)
    before = item.drawing.key
    hex_scene.show(BoardPicture(flags=(flag._replace(winners=("red",)),)))
    assert pieces(hex_scene, HexLayer.FLAGS) == [item]
    assert item.drawing.key != before


def test_flags_and_golfers_take_the_colours_of_another_theme(hex_scene):
    hex_scene.show(BoardPicture((golfer(0, HOME),), (FlagPicture(0, HOME, "1"),)))
    before = golfers(hex_scene)[0].drawing.key
    hex_scene.set_theme(DARK)
    assert golfers(hex_scene)[0].drawing.key != before


# Golfers who share a hex


def test_four_on_a_hex_fan_out_under_the_pointer_and_are_named(hex_view, hex_scene):
    hex_scene.show(standing(HOME, HOME, HOME, HOME))
    before = golfers(hex_scene)[0].point
    move(hex_view, HOME)
    assert golfers(hex_scene)[0].point != before
    assert names(hex_scene) == {f"Player {ball}" for ball in range(4)}
    move(hex_view, Hex(4, 0))
    assert golfers(hex_scene)[0].point == before
    assert names(hex_scene) == set()


def test_a_fan_stays_open_while_the_pointer_is_over_its_golfers(hex_view, hex_scene):
    hex_scene.show(standing(HOME, HOME, HOME, HOME, HOME))
    move(hex_view, HOME)
    move(hex_view, HOME, QPointF(0, -1.1))
    assert len(names(hex_scene)) == 5


def test_three_on_a_hex_do_not_fan_out(hex_view, hex_scene):
    hex_scene.show(standing(HOME, HOME, HOME))
    before = [piece.point for piece in golfers(hex_scene).values()]
    move(hex_view, HOME)
    assert [piece.point for piece in golfers(hex_scene).values()] == before


def test_a_golfer_alone_is_named_under_the_pointer(hex_view, hex_scene):
    hex_scene.show(standing(HOME))
    move(hex_view, HOME)
    assert names(hex_scene) == {"Player 0"}


# Pointing


def test_pointing_tells_which_target(qtbot, hex_view, hex_scene):
    hex_scene.show_targets(AIMS)
    with qtbot.waitSignal(hex_scene.pointed) as told:
        move(hex_view, NORTHWARDS.place)
    assert told.args == [0]
    assert hex_scene.pointed_at == 0
    assert hex_scene.cursor is Qt.CursorShape.PointingHandCursor


def test_a_target_pointed_at_has_its_flight_and_its_words(hex_view, hex_scene):
    hex_scene.show_targets(AIMS)
    assert not pieces(hex_scene, HexLayer.ARC)
    move(hex_view, NORTHWARDS.place)
    assert len(pieces(hex_scene, HexLayer.ARC)) == 1
    assert hex_scene._tip.words == ("On the green", "")
    assert hex_scene._tip.isVisible()


def test_off_the_targets_nothing_is_pointed_at(hex_view, hex_scene):
    hex_scene.show_targets(AIMS)
    move(hex_view, NORTHWARDS.place)
    move(hex_view, neighbour(HOME, NORTH_WEST))
    assert hex_scene.pointed_at is None
    assert not hex_scene._tip.isVisible()
    assert not pieces(hex_scene, HexLayer.ARC)


def test_a_kept_target_comes_back_when_the_pointer_leaves_another(hex_view, hex_scene):
    hex_scene.show_targets(AIMS)
    hex_scene.point_at(0)
    move(hex_view, EASTWARDS.place)
    assert hex_scene.pointed_at == 1
    QApplication.sendEvent(hex_view, _leaving())
    assert hex_scene.pointed_at == 0


def _leaving():
    return QEvent(QEvent.Type.Leave)


def test_there_is_no_target_beyond_the_last(hex_scene):
    hex_scene.show_targets(AIMS)
    with pytest.raises(IndexError):
        hex_scene.point_at(2)


def test_pointing_by_key_brings_the_target_into_view(hex_view, hex_scene):
    far = Targets((landing(*[NORTH_EAST] * 14),), "red")
    hex_scene.show_targets(far)
    hex_scene.point_at(0)
    assert hex_view.free_area.contains(QPointF(over(hex_view, far.targets[0].place)))


def test_of_two_ways_to_a_hex_the_one_from_where_the_pointer_is_counts(hex_view, hex_scene):
    from_south = landing(NORTH_EAST, NORTH)
    from_west = landing(NORTH, NORTH_EAST)
    assert from_south.place == from_west.place
    hex_scene.show_targets(Targets((from_south, from_west), "red"))
    move(hex_view, from_south.place, QPointF(0, 0.5))
    assert hex_scene.pointed_at == 0
    move(hex_view, from_south.place, QPointF(-0.5, -0.2))
    assert hex_scene.pointed_at == 1


def test_the_words_stay_in_the_free_area(hex_view, hex_scene):
    hex_scene.show_targets(AIMS)
    hex_scene.point_at(0)
    hex_view.pan(QPoint(0, round(over(hex_view, NORTHWARDS.place).y() - hex_view.height() + 20)))
    tip = hex_scene._tip
    box = tip.deviceTransform(hex_view.viewportTransform()).mapRect(tip._body())
    assert hex_view.free_area.adjusted(-1, -1, 1, 1).contains(box)


def test_the_words_of_a_landing_do_not_hide_the_way_there(hex_view, hex_scene):
    hex_scene.show_targets(AIMS)
    hex_scene.point_at(0)
    above = hex_scene._tip.scenePos().y()
    assert above < hex_centre(NORTHWARDS.place, UNIT).y()
    hex_scene.point_at(1)
    below = hex_scene._tip.scenePos().y()
    assert below > hex_centre(EASTWARDS.place, UNIT).y()


def test_a_tip_leaves_the_flag_of_the_hole_in_play_in_sight(hex_view, hex_scene):
    def tip():
        hex_scene.show_targets(Targets())
        hex_scene.show_targets(AIMS)
        hex_scene.point_at(1)
        shape = hex_scene._tip
        body = shape.deviceTransform(hex_view.viewportTransform()).mapRect(shape._body())
        return hex_view.mapToScene(body.toRect()).boundingRect()

    def pennant(place):
        return pennant_rect(UNIT).translated(hex_centre(place, UNIT))

    usual = tip()
    near = [flown(EASTWARDS.place, SOUTH)[-1], flown(EASTWARDS.place, SOUTH, SOUTH)[-1]]
    hidden = [place for place in near if usual.intersects(pennant(place))]
    assert hidden, "the usual place must hide a flag"
    hex_scene.show(BoardPicture(flags=(FlagPicture(0, hidden[0], "1", in_play=True),)))
    assert not tip().intersects(pennant(hidden[0]))


def test_the_flag_of_a_green_pointed_at_stands_on_the_gold(hex_view, hex_scene):
    green = FlagPicture(0, NORTHWARDS.place, "1")
    hex_scene.show(BoardPicture(flags=(green,)))
    hex_scene.show_targets(AIMS)
    hex_scene.point_at(0)
    (flag,) = pieces(hex_scene, HexLayer.FLAGS)
    (mark,) = pieces(hex_scene, HexLayer.POINTED)
    assert isinstance(flag, DrawnPiece)
    assert flag.layer > mark.layer


def test_no_landing_mark_hides_the_number_of_a_flag(hex_view, hex_scene):
    green = FlagPicture(0, NORTHWARDS.place, "1")
    hex_scene.show(BoardPicture(flags=(green,)))
    hex_scene.show_targets(AIMS)
    (flag,) = pieces(hex_scene, HexLayer.FLAGS)
    marks = pieces(hex_scene, HexLayer.MARKS)
    (below,) = [mark for mark in marks if mark.point == flag.point]
    assert below.drawing.key[1] is None
    assert all(flag.layer > mark.layer for mark in marks)


def test_hexes_beside_the_golfer_have_no_ways(hex_scene):
    walk = Target(flown(HOME, SOUTH), GroundSign.WALK)
    aim = Target(flown(HOME, NORTH), GroundSign.AIM)
    hex_scene.show_targets(Targets((walk, aim), "red"))
    assert len(pieces(hex_scene, HexLayer.MARKS)) == 2
    assert not pieces(hex_scene, HexLayer.WAYS)


def test_arrows_point_where_they_aim(hex_scene):
    aims = tuple(Target(flown(HOME, way), GroundSign.AIM) for way in range(6))
    hex_scene.show_targets(Targets(aims, "red"))
    keys = {item.drawing.key for item in pieces(hex_scene, HexLayer.MARKS)}
    assert len(keys) == 6


def test_targets_are_taken_away(hex_scene):
    hex_scene.show_targets(AIMS)
    hex_scene.point_at(1)
    hex_scene.show_targets(NO_TARGETS)
    layers = (HexLayer.MARKS, HexLayer.WAYS, HexLayer.POINTED, HexLayer.ARC)
    assert not any(pieces(hex_scene, layer) for layer in layers)
    assert hex_scene.pointed_at is None


# Choosing


def test_a_click_on_a_target_chooses_it(qtbot, hex_view, hex_scene):
    hex_scene.show_targets(AIMS)
    with qtbot.waitSignal(hex_scene.chosen) as told:
        click(hex_view, EASTWARDS.place)
    assert told.args == [1]


def test_a_drag_that_begins_on_a_target_does_not_choose_it(qtbot, hex_view, hex_scene):
    hex_scene.show_targets(AIMS)
    at = over(hex_view, EASTWARDS.place)
    with qtbot.assertNotEmitted(hex_scene.chosen):
        QTest.mousePress(hex_view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        hands.move(hex_view.viewport(), at + QPoint(40, 0), Qt.MouseButton.LeftButton)
        QTest.mouseRelease(hex_view.viewport(), Qt.MouseButton.LeftButton, pos=at + QPoint(40, 0))


def test_a_click_elsewhere_tells_the_hex(qtbot, hex_view, hex_scene):
    hex_scene.show_targets(AIMS)
    with qtbot.waitSignal(hex_scene.hex_clicked) as told:
        click(hex_view, Hex(-1, 1))
    assert told.args == [Hex(-1, 1)]


def test_the_hex_under_the_pointer_is_told_once(qtbot, hex_view, hex_scene):
    told = []
    hex_scene.hex_hovered.connect(told.append)
    move(hex_view, Hex(1, 0))
    move(hex_view, Hex(1, 0), QPointF(0.2, 0.2))
    move(hex_view, Hex(1, 1))
    assert told == [Hex(1, 0), Hex(1, 1)]


def test_a_green_that_may_be_chosen_shows_a_hand(hex_view, hex_scene):
    hex_scene.show(BoardPicture(flags=(FlagPicture(0, Hex(1, 0), "1", aimed=True),)))
    move(hex_view, Hex(1, 0))
    assert hex_scene.cursor is Qt.CursorShape.PointingHandCursor
    move(hex_view, Hex(3, 0))
    assert hex_scene.cursor is Qt.CursorShape.ArrowCursor


@pytest.mark.parametrize("scale", [1.0, 1.15, 1.3])
def test_no_words_of_a_tip_leave_its_panel(hex_scene, scale):
    tip = hex_scene._tip
    tip.set_look(LIGHT, scale)
    tip.say("Rough", "The next shot goes one hex less; chips and hybrids go as far as ever.")
    image = QImage(700, 200, QImage.Format.Format_RGB32)
    image.fill(LIGHT.panel)
    painter = QPainter(image)
    painter.translate(350, 20)
    tip.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    body = tip._body().translated(350, 20)
    beside = range(round(body.right()) + 1, image.width())
    lines = range(round(body.top()), round(body.bottom()))
    dark = min(image.pixelColor(x, y).lightness() for x in beside for y in lines)
    assert dark > 2 * LIGHT.second_text.lightness()


def test_the_sign_of_a_tee_stands_on_the_tints_of_a_club(hex_scene, golf_box, small_course):
    sign = next(tee_signs(small_course, golf_box.face_by_id))
    round_it = [sign.tee, *(neighbour(sign.tee, way) for way in range(6))]
    hex_scene.show_tints(tuple(Tint(place, 1.0) for place in round_it))
    (tints,) = pieces(hex_scene, HexLayer.TINTS)
    image = QImage(9, 9, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    # The light half of the sign, between two letters and the edge.
    painter.translate(QPointF(4, 4) - (sign.point + QPointF(-0.3, -0.18)) * UNIT)
    tints.paint(painter, tints.area)
    painter.end()
    assert image.pixelColor(4, 4).alpha() == 255
