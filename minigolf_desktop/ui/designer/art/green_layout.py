"""Where things stand on a green: the cup, hazards, obstacles and somebody who putts."""

from collections.abc import Iterable

from minigolf_desktop.model.designer.tiles import Hazard, Segment, TileDesign
from minigolf_desktop.ui.common.art.chance import Chance
from minigolf_desktop.ui.designer.art.belts import Pose, clearance
from minigolf_desktop.ui.designer.art.lanes import Lane
from minigolf_desktop.ui.designer.art.obstacle_layout import obstacle
from minigolf_desktop.ui.designer.art.path_layout import ball_of
from minigolf_desktop.ui.designer.art.places import MARKINGS, Kind, Place, apart, footprint
from minigolf_desktop.ui.designer.art.segment_layout import PLAYER_SIZE, counts_on

CUP_RADIUS = 5.6
"""With its cream rim."""


def green_places(
    design: TileDesign, segment: Segment, lane: Lane, chance: Chance, index: int
) -> list[Place]:
    """Return what stands on a green; people who do not putt stand on the grass."""
    counts = counts_on(design, segment)
    cup = lane.end
    tricky = len(design.segments) == 2
    small = tricky and lane.way.length < 36
    mound = bool(counts.get(Hazard.SLOPE))
    places = [Place(Kind.CUP, *cup, size=CUP_RADIUS, segment=index, seed=int(mound or small))]
    if mound:
        places.append(Place(Kind.MOUND, *cup, size=27, segment=index))
    if tricky:
        if counts.get(Hazard.FLOWERS):
            bed = Place(Kind.FLOWERS, 57.4, 77, size=9, segment=index, seed=chance.whole(999))
            places.append(bed)
        return places
    places += _round_the_cup(counts, chance, index)
    if Hazard.OBSTACLE in segment.hazards:
        places += _green_obstacle(design, lane, mound, chance, index)
    if _somebody_putts(design, mound, chance):
        places += _putter(lane, places, chance, index)
    return places


def _somebody_putts(design: TileDesign, mound: bool, chance: Chance) -> bool:
    people = design.elements.people
    crowded = people > 1 or design.elements.dogs
    return people > 0 and not mound and (bool(crowded) or chance.share() < 0.6)


def _round_the_cup(counts: dict[Hazard, int], chance: Chance, index: int) -> Iterable[Place]:
    """Yield pools and beds beside the cup and pipes in the neck of a green at (50, 46)."""
    side = chance.pick((-1, 1))
    pools = counts.get(Hazard.WATER, 0)
    spots = [(50 + side * 17, 33.0)] if pools == 1 else [(31, 35.5), (69, 35.5), (50, 74)]
    for x, y in spots[:pools]:
        size = 9.5 if pools > 1 else 9.8
        yield Place(Kind.POOL, x, y, size=size, segment=index, seed=chance.whole(999))
    if counts.get(Hazard.FLOWERS):
        spot = chance.pick(((50 - side * 17, 33.5), (50 + side * 14, 62.5)))
        yield Place(Kind.FLOWERS, *spot, size=9.6, segment=index, seed=chance.whole(999))
    pipes = counts.get(Hazard.PIPE, 0)
    if pipes == 1:
        yield Place(Kind.TUNNEL, 50, 82, size=14.6, length=22, segment=index)
    for number in range(pipes if pipes > 1 else 0):
        aside = (number - (pipes - 1) / 2) * 16.6
        yield Place(Kind.PIPE, 50 + aside, 81, size=6, length=23, segment=index)


def _green_obstacle(
    design: TileDesign, lane: Lane, mound: bool, chance: Chance, index: int
) -> list[Place]:
    """Return obstacle pieces in the neck of a green, or round its cup."""
    neck = 14.0
    dense = design.dense_obstacle
    if mound:
        spots = [lane.way.at(neck, aside) for aside in (-8, 8)]
        return [Place(Kind.POST, *spot, size=3.8, segment=index) for spot in spots]
    if dense and chance.share() < 0.5:
        ring = [Pose(*lane.end, 36 + 72 * k).offset(0, 20) for k in range(5)]
        return [Place(Kind.POST, *spot, size=3.6, segment=index) for spot in ring]
    return obstacle(lane.way, neck + 1, 27 if dense else 21, dense, chance, index)


def _putter(lane: Lane, standing: list[Place], chance: Chance, index: int) -> list[Place]:
    """Return somebody who putts at the cup with a ball, where there is room; else nothing."""
    others = [footprint(place) for place in standing if place.kind not in MARKINGS]
    for bearing in chance.shuffled((-120, -95, -70, -45, 45, 70, 95, 120)):
        x, y = Pose(*lane.end, bearing).offset(0, 23)
        left_handed = bearing < 0
        player = Place(
            Kind.PLAYER,
            x,
            y,
            (bearing + 180) % 360,
            PLAYER_SIZE,
            segment=index,
            left_handed=left_handed,
        )
        room = footprint(player)
        if all(clearance(lane.outline, *point) < -0.2 for point in room.hull) and all(
            apart(room, other, 0.5) for other in others
        ):
            return [player, ball_of(player)]
    return []
