"""Paints a tile: the door to the tile art."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter

from minigolf_desktop.model.designer.tiles import TileDesign
from minigolf_desktop.ui.designer.art import (
    concrete,
    dogs,
    fittings,
    hazards,
    people,
    plants,
    slopes,
)
from minigolf_desktop.ui.designer.art.layout import TilePlan, tile_plan
from minigolf_desktop.ui.designer.art.places import LAWN, OBSTACLES, Kind, Place

_FLAT = {
    Kind.MOUND: slopes.paint_mound,
    Kind.RAMP: slopes.paint_ramp,
    Kind.HUMP: slopes.paint_hump,
    Kind.CHEVRON: slopes.paint_chevron,
}
"""What is part of the concrete, under the kerb's shadow."""

_LOW = {
    Kind.CUP: fittings.paint_cup,
    Kind.MAT: fittings.paint_mat,
    Kind.POOL: hazards.paint_pool,
    Kind.FLOWERS: hazards.paint_bed,
    Kind.PIPE: hazards.paint_pipe,
    Kind.TUNNEL: hazards.paint_pipe,
}
"""What lies on the ground and brings its own shadow."""

_SHADOWS = {
    Kind.TREE: plants.paint_tree_shadow,
    Kind.BENCH: fittings.paint_bench_shadow,
    Kind.DOG: dogs.paint_dog_shadow,
    Kind.PERSON: people.paint_person_shadow,
    Kind.PLAYER: people.paint_person_shadow,
}
"""Shadows of what stands; all of them are painted before anything that stands."""

_TALL = {
    Kind.BENCH: fittings.paint_bench,
    Kind.DOG: dogs.paint_dog,
    Kind.PERSON: people.paint_person,
    Kind.PLAYER: people.paint_person,
    Kind.TREE: plants.paint_tree,
}
"""What stands, in the order of painting."""


def paint_tile(painter: QPainter, design: TileDesign, rotation: int) -> None:
    """Paint a tile into the square from (0, 0) to (100, 100), clipped to it.

    ``rotation`` counts quarter turns clockwise. Positions turn; light, shadows, the par flag,
    its figure and the mowing bands of the grass do not.
    """
    plan = tile_plan(design, rotation & 3)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(concrete.TILE, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    concrete.paint_grass(painter, plan.tufts)
    _paint_lanes(painter, plan)
    for place in plan.places:
        if place.segment == LAWN and place.kind in _LOW:
            _LOW[place.kind](painter, place)
    _paint_standing(painter, plan.places)
    if plan.flag:
        fittings.paint_flag(painter, plan.flag, design.par)
    painter.restore()


def _paint_lanes(painter: QPainter, plan: TilePlan) -> None:
    bridge = next((place for place in plan.places if place.kind is Kind.BRIDGE), None)
    for lane in plan.lanes if not bridge else plan.lanes[1:]:
        concrete.paint_lane_shadow(painter, lane)
    for index in reversed(range(len(plan.lanes))):
        lane = plan.lanes[index]
        if bridge and index == bridge.segment:
            concrete.paint_lane_shadow(painter, lane)
            slopes.paint_bridge_shadow(painter, bridge, lane)
        here = [place for place in plan.places if place.segment == index]
        concrete.paint_lane(painter, lane, plan.specks[index])
        with concrete.inside(painter, lane):
            for place in here:
                if place.kind in _FLAT:
                    _FLAT[place.kind](painter, place)
            if bridge and index == bridge.segment:
                slopes.paint_bridge(painter, bridge)
        concrete.paint_kerb_shadow(painter, lane)
        with concrete.inside(painter, lane):
            for place in here:
                if place.kind in OBSTACLES:
                    hazards.paint_obstacle(painter, place)
        for place in here:
            if place.kind in _LOW:
                _LOW[place.kind](painter, place)
            elif place.kind is Kind.BALL:
                fittings.paint_ball(painter, place.x, place.y, place.size)


def _paint_standing(painter: QPainter, places: Iterable[Place]) -> None:
    standing = [place for place in places if place.kind in _TALL]
    for place in standing:
        _SHADOWS[place.kind](painter, place)
    order = list(_TALL)
    for place in sorted(standing, key=lambda place: order.index(place.kind)):
        _TALL[place.kind](painter, place)


def sign_position(design: TileDesign, rotation: int, segment: int) -> QPointF:
    """Return where the hole-number sign, of radius 11, of a segment's hole stands."""
    return QPointF(*tile_plan(design, rotation & 3).signs[segment])
