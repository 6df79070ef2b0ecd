"""Paints people with their clubs and dogs, seen from above.

Half the shoulders of a person measure 10; half the breadth of a dog 5.8, nose to tail 24.6.
"""

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker

from minigolf_desktop.ui.common.art import colours
from minigolf_desktop.ui.common.art.chance import NamedChance
from minigolf_desktop.ui.common.art.shapes import disc, line, pen, polygon, slab, toward_light
from minigolf_desktop.ui.common.kept import kept
from minigolf_desktop.ui.designer.art.places import Kind, Place

_SHIRTS = (
    ("#FFFDF4", "#2C4A86"),
    ("#2C4A86", "#FFFDF4"),
    ("#F7C52F", "#FFFDF4"),
    ("#7A4FB0", "#F7C52F"),
    ("#48A4DC", "#FFFDF4"),
    ("#EE85B5", "#FFFDF4"),
    ("#3A3A44", "#FFFDF4"),
    ("#1E7FA3", "#F3D58B"),
)
"""Shirts, never red or green, each with the colour of its stripes."""
_SKINS = ("#F6CFA9", "#E3AC7C", "#BD7E52", "#80522F")
_HAIRS = ("#33241D", "#6C4428", "#B87333", "#EBC25A", "#B9B3AA", "#1E1A1C", "#A8432A")
_CAPS = (
    ("#D9373F", "#A8242C"),
    ("#FFFDF4", "#D9373F"),
    ("#2C4A86", "#1D3261"),
    ("#F7C52F", "#C98F12"),
    ("#1E7FA3", "#145C78"),
)
_STRAWS = (("#F0CE7E", "#C79B45"), ("#E9C171", "#BF9247"))
_HEADS = ("short", "bun", "cap", "tail", "short", "bob", "bald", "short", "cap", "straw", "bob")


@dataclass(frozen=True, slots=True)
class Clothing:
    """How one person looks."""

    shirt: QColor
    shade: QColor
    """The shirt away from the light."""
    stripe: QColor | None
    skin: QColor
    hair: QColor
    head: str
    hat: QColor
    brim: QColor


@kept(1024)
def look_of(seed: int) -> Clothing:
    """Return the look that a seed stands for; seeds 1 to 7 apart have different shirts."""
    chance = NamedChance("look", seed)
    shirt, stripe = _SHIRTS[seed % len(_SHIRTS)]
    head = _HEADS[(seed * 5 + chance.whole(3)) % len(_HEADS)]
    hat, brim = chance.pick(_STRAWS if head == "straw" else _CAPS)
    striped = chance.share() < 0.3
    return Clothing(
        QColor(shirt),
        QColor(shirt).darker(128),
        QColor(stripe) if striped else None,
        QColor(chance.pick(_SKINS)),
        QColor(chance.pick(_HAIRS)),
        head,
        QColor(hat),
        QColor(brim),
    )


_ARMS = line((-8, -2), (-5.4, -7), (0.4, -8.6))
_ARMS.addPath(line((8, -2), (6.2, -6.2), (1.6, -8.8)))
_CHEST = polygon([(-8, -2), (-5.4, -7), (0.4, -8.6), (6.2, -6.2), (8, -2)])
_SLEEVES = line((-7.8, -1), (-6.6, -4.2))
_SLEEVES.addPath(line((7.8, -1), (7, -3.8)))
_STRIPES = line((-2.6, -4), (-2.6, 5))
for _x, _from, _to in ((2.6, -4, 5), (-6.8, -3.2, 3.8), (6.8, -3.2, 3.8)):
    _STRIPES.addPath(line((_x, _from), (_x, _to)))
_WAITING_CLUB = line((1.2, -8), (5.6, -12.2))
_WAITING_HEAD = line((4.7, -13.8), (7.2, -11.5))
_PLAYING_CLUB = line((1.2, -8), (5.0, -14.4))
_PLAYING_HEAD = line((3.4, -15.2), (6.6, -13.8))
_FRINGE = polygon([(-5.6, -1), (5.6, -1), (3, -4), (0, -2.8), (-3.4, -3.8)])


@lru_cache(maxsize=1)
def _silhouette() -> QPainterPath:
    """Return what casts the shadow: shoulders, arms and head."""
    stroker = QPainterPathStroker(pen(colours.MOUTH, 3.6))
    whole = _torso(0).united(stroker.createStroke(_ARMS)).united(disc(0, -0.6, 6.2))
    return whole.simplified()


@lru_cache(maxsize=4)
def _torso(inset: float) -> QPainterPath:
    return slab(10 - inset, 5.3 - inset, 5.3 - inset).translated(0, 0.5)


def paint_person_shadow(painter: QPainter, place: Place) -> None:
    """Paint the shadow of a person."""
    painter.save()
    painter.translate(place.x + 2, place.y + 2.8)
    _stand(painter, place)
    on_grass = place.kind is Kind.PERSON
    painter.fillPath(_silhouette(), colours.FIGURE_SHADOW if on_grass else colours.BLOCK_SHADOW)
    painter.restore()


def _stand(painter: QPainter, place: Place) -> None:
    scale = place.size / 10
    painter.rotate(place.angle)
    painter.scale(-scale if place.left_handed else scale, scale)


def paint_person(painter: QPainter, place: Place) -> None:
    """Paint a person of the look that the seed chooses, facing along the angle."""
    look = look_of(place.seed)
    painter.save()
    painter.translate(place.x, place.y)
    _stand(painter, place)
    light = toward_light(place.angle, 0.75, place.left_handed)
    _paint_club(painter, playing=place.kind is Kind.PLAYER)
    painter.fillPath(_CHEST, look.shade)
    painter.strokePath(_ARMS, pen(look.skin, 3.6))
    _paint_shirt(painter, look, light)
    painter.setBrush(look.skin)
    painter.drawEllipse(QPointF(1.2, -8.6), 2.2, 2.2)
    _paint_head(painter, look, light)
    painter.restore()


class Gesture(StrEnum):
    """How a guest of the opening day holds legs, arms and club."""

    STANDS = "stands"
    STEPS_LEFT = "steps-left"
    STEPS_RIGHT = "steps-right"
    AIMS = "aims"
    SWINGS = "swings"
    FOLLOWS = "follows"
    """The club, behind the ball that was hit."""
    CHEERS = "cheers"
    FISHES = "fishes"
    """With a net on a long pole."""
    SITS = "sits"


_STRIDE = 3.4
"""How far a foot is put before the other."""
_LEGS = {
    Gesture.STEPS_LEFT: ((-3.6, -_STRIDE - 1.6), (3.6, _STRIDE)),
    Gesture.STEPS_RIGHT: ((-3.6, _STRIDE), (3.6, -_STRIDE - 1.6)),
    Gesture.SITS: ((-3.8, -9.5), (3.8, -9.5)),
}
"""Where the shoes are, left and right; under the shoulders for all others."""
_HANGING = line((-8.2, -1), (-8.8, 2.6))
_HANGING.addPath(line((8.2, -1), (8.8, 2.6)))
_LEFT_AHEAD = line((-8.2, -1), (-8.4, -5.2))
_LEFT_AHEAD.addPath(line((8.2, -1), (8.2, 4.2)))
_RIGHT_AHEAD = line((-8.2, -1), (-8.2, 4.2))
_RIGHT_AHEAD.addPath(line((8.2, -1), (8.4, -5.2)))
_RAISED = line((-8, -0.6), (-12.4, -4.4), (-12.2, -9.4))
_RAISED.addPath(line((8, -0.6), (12.4, -4.4), (12.2, -9.4)))
_ON_KNEES = line((-8, -1), (-4.6, -6.4))
_ON_KNEES.addPath(line((8, -1), (4.6, -6.4)))
_LIMBS = {
    Gesture.STANDS: _HANGING,
    Gesture.STEPS_LEFT: _RIGHT_AHEAD,
    Gesture.STEPS_RIGHT: _LEFT_AHEAD,
    Gesture.CHEERS: _RAISED,
    Gesture.SITS: _ON_KNEES,
}
"""Arms; all others hold something with both hands before them."""
_CARRIED = line((8.6, 1.5), (9.6, -9.4)), line((8.6, -10.4), (11.2, -9.6))
_CLUBS = {
    Gesture.STANDS: _CARRIED,
    Gesture.STEPS_LEFT: _CARRIED,
    Gesture.STEPS_RIGHT: _CARRIED,
    Gesture.CHEERS: (line((12.2, -9.4), (15.6, -17)), line((14.2, -18), (17, -16.8))),
    Gesture.AIMS: (_PLAYING_CLUB, _PLAYING_HEAD),
    Gesture.SWINGS: (line((1.2, -8), (5.6, -9.4)), line((4.8, -11), (7, -8.6))),
    Gesture.FOLLOWS: (line((1.2, -8), (6.4, -19)), line((4.8, -20), (8, -18.4))),
}
"""Shaft and head of the club; without one for all others."""
_POLE = line((1.2, -8), (3.2, -25))
_NET = 3.6
_SHOE = QColor("#3B302B")
_TROUSERS = ("#3E4A63", "#5B4A3C", "#6B6F78", "#8A6B4A", "#2F3B47")
GUEST_REACH = 30.0
"""How far a guest reaches from the middle with pole and shadow, when half the shoulders measure
10."""


def paint_guest_shadow(painter: QPainter, angle: float, size: float) -> None:
    """Paint the shadow of a guest round the painter's origin."""
    painter.save()
    painter.translate(2, 2.8)
    painter.rotate(angle)
    painter.scale(size / 10, size / 10)
    painter.fillPath(_silhouette(), colours.FIGURE_SHADOW)
    painter.restore()


def paint_guest(
    painter: QPainter, seed: int, gesture: Gesture, angle: float, size: float, *, has_club: bool
) -> None:
    """Paint a guest of the look of a seed round the painter's origin, facing along an angle.

    ``size`` is half the breadth of the shoulders.
    """
    look = look_of(seed)
    painter.save()
    painter.rotate(angle)
    painter.scale(size / 10, size / 10)
    light = toward_light(angle, 0.75)
    _paint_legs(painter, gesture, seed)
    if gesture is Gesture.FISHES:
        painter.strokePath(_POLE, pen(colours.CLUB, 1.5))
        painter.setBrush(colours.GLINT)
        painter.setPen(pen(colours.CLUB_HEAD, 1.2))
        painter.drawEllipse(_POLE.currentPosition() + QPointF(0.4, -_NET), _NET, _NET)
        painter.setPen(Qt.PenStyle.NoPen)
    elif has_club and gesture in _CLUBS:
        shaft, head = _CLUBS[gesture]
        painter.strokePath(shaft, pen(colours.CLUB, 1.8))
        painter.strokePath(head, pen(colours.CLUB_HEAD, 2.4))
    arms = _LIMBS.get(gesture)
    if arms is None:
        painter.fillPath(_CHEST, look.shade)
        painter.strokePath(_ARMS, pen(look.skin, 3.6))
    else:
        painter.strokePath(arms, pen(look.skin, 3.5))
    _paint_shirt(painter, look, light)
    if arms is None:
        painter.setBrush(look.skin)
        painter.drawEllipse(QPointF(1.2, -8.6), 2.2, 2.2)
    _paint_head(painter, look, light)
    painter.restore()


def _paint_legs(painter: QPainter, gesture: Gesture, seed: int) -> None:
    shoes = _LEGS.get(gesture)
    if shoes is None:
        return
    trousers = QColor(_TROUSERS[seed % len(_TROUSERS)])
    for x, y in shoes:
        painter.strokePath(line((x, 0), (x, y)), pen(trousers, 4.4))
        painter.setBrush(_SHOE)
        painter.drawEllipse(QPointF(x, y - 1.4), 2.3, 3.0)


def _paint_club(painter: QPainter, playing: bool) -> None:
    shaft, head = (_PLAYING_CLUB, _PLAYING_HEAD) if playing else (_WAITING_CLUB, _WAITING_HEAD)
    painter.strokePath(shaft, pen(colours.CLUB, 1.8))
    painter.strokePath(head, pen(colours.CLUB_HEAD, 2.4))


def _paint_shirt(painter: QPainter, look: Clothing, light: QPointF) -> None:
    painter.fillPath(_torso(0), look.shade)
    painter.strokePath(_SLEEVES, pen(look.shade, 5))
    painter.translate(light)
    painter.fillPath(_torso(0.7), look.shirt)
    painter.strokePath(_SLEEVES, pen(look.shirt, 3.9))
    if look.stripe:
        painter.strokePath(_STRIPES, pen(look.stripe, 1.9, flat=True))
    painter.translate(-light)


def _paint_head(painter: QPainter, look: Clothing, light: QPointF) -> None:
    middle = QPointF(0, -0.6)
    painter.setBrush(look.hair)
    if look.head == "tail":
        painter.drawEllipse(QPointF(0, 5.6), 2.4, 3.6)
    elif look.head == "bun":
        painter.drawEllipse(QPointF(0, 5.2), 3, 3)
    painter.setBrush(colours.HEAD_SHADOW)
    painter.drawEllipse(middle - light * 1.6, 5.8, 5.8)
    match look.head:
        case "cap":
            _paint_cap(painter, look, middle, light)
        case "straw":
            _paint_hat(painter, look, middle, light)
        case "bald":
            _paint_bald(painter, look, middle, light)
        case _:
            _paint_hair(painter, look, middle, light)


def _paint_cap(painter: QPainter, look: Clothing, middle: QPointF, light: QPointF) -> None:
    painter.fillPath(slab(4.2, 3.1, 3).translated(0, -6.6), look.brim)
    # The shade is the cap's own: a rim of another colour would read as a cup.
    painter.setBrush(look.hat.darker(122))
    painter.drawEllipse(middle, 5.7, 5.7)
    painter.setBrush(look.hat)
    painter.drawEllipse(middle + light * 0.8, 5.1, 5.1)
    painter.setBrush(look.hat.darker(115))
    painter.drawEllipse(middle + light * 0.8, 1.1, 1.1)


def _paint_hat(painter: QPainter, look: Clothing, middle: QPointF, light: QPointF) -> None:
    painter.setBrush(look.brim)
    painter.drawEllipse(middle, 7, 7)
    painter.setBrush(look.hat)
    painter.drawEllipse(middle + light, 6.2, 6.2)
    painter.setBrush(look.brim)
    painter.drawEllipse(middle, 3.9, 3.9)
    painter.setBrush(look.hat.lighter(108))
    painter.drawEllipse(middle + light, 3.5, 3.5)


def _paint_bald(painter: QPainter, look: Clothing, middle: QPointF, light: QPointF) -> None:
    painter.setBrush(look.hair)
    painter.drawEllipse(middle, 5.7, 5.7)
    painter.setBrush(look.skin)
    painter.drawEllipse(middle + QPointF(0, -0.9), 4.9, 4.9)
    painter.drawEllipse(QPointF(0, -6.2), 1.2, 1.1)
    painter.setBrush(colours.GLINT)
    painter.drawEllipse(middle + light * 2.4, 1.7, 1.7)


def _paint_hair(painter: QPainter, look: Clothing, middle: QPointF, light: QPointF) -> None:
    painter.setBrush(look.skin)
    painter.drawEllipse(middle, 5.7, 5.7)
    painter.drawEllipse(QPointF(0, -6.2), 1.2, 1.1)
    painter.setBrush(look.hair)
    wide = 6.8 if look.head == "bob" else 5.9
    painter.drawEllipse(QPointF(0, 0.6), wide, wide * 0.88)
    painter.fillPath(_FRINGE, look.hair)
    painter.setBrush(colours.GLINT)
    painter.drawEllipse(QPointF(0, 0.2) + light * 2.6, 2.3, 1.9)


class _Coat(NamedTuple):
    """Colours of a dog."""

    fur: QColor
    ears: QColor
    patch: QColor | None
    muzzle: QColor
    paws: QColor


def _coat(fur: str, ears: str, patch: str = "", muzzle: str = "", paws: str = "") -> _Coat:
    return _Coat(
        QColor(fur),
        QColor(ears),
        QColor(patch) if patch else None,
        QColor(muzzle or fur),
        QColor(paws or fur),
    )


COATS = (
    _coat("#B9722F", "#7E4A1D"),
    _coat("#FFFAEE", "#4A3B33", "#4A3B33", paws="#E9DFC9"),
    _coat("#5B3A29", "#3A231A", muzzle="#75503A"),
    _coat("#F0CF94", "#B98A4B"),
    _coat("#FFFAEE", "#C98A45", "#C98A45", paws="#E9DFC9"),
    _coat("#3A3638", "#1F1C1E", muzzle="#C98A45", paws="#C98A45"),
)


def _tail() -> QPainterPath:
    path = QPainterPath(QPointF(0, 7.4))
    path.quadTo(0.6, 10.8, 3.6, 10.8)
    return path


_TAIL = _tail()
_PAWS = ((-4, -2.4), (4, -2.4), (-3.9, 6.2), (3.9, 6.2))


@lru_cache(maxsize=1)
def _dogs_silhouette() -> QPainterPath:
    body = QPainterPath()
    body.addEllipse(QPointF(0, 2.2), 4.7, 7)
    head = QPainterPath()
    head.addEllipse(QPointF(0, -7), 4.6, 5.2)
    stroker = QPainterPathStroker(pen(colours.MOUTH, 2.2))
    return body.united(head).united(stroker.createStroke(_TAIL)).simplified()


def paint_dog_shadow(painter: QPainter, place: Place) -> None:
    """Paint the shadow of a dog."""
    painter.save()
    painter.translate(place.x + 1.8, place.y + 2.4)
    _stand_like_a_dog(painter, place)
    painter.fillPath(_dogs_silhouette(), colours.FIGURE_SHADOW)
    painter.restore()


def _stand_like_a_dog(painter: QPainter, place: Place) -> None:
    scale = place.size / 5.8
    painter.rotate(place.angle)
    painter.scale(scale, scale)


def paint_dog(painter: QPainter, place: Place) -> None:
    """Paint a dog with the coat that its seed chooses, nose along its angle."""
    coat = COATS[place.seed % len(COATS)]
    painter.save()
    painter.translate(place.x, place.y)
    _stand_like_a_dog(painter, place)
    light = toward_light(place.angle, 0.7)
    painter.strokePath(_TAIL, pen(coat.fur, 2.3))
    painter.setBrush(coat.paws)
    for x, y in _PAWS:
        painter.drawEllipse(QPointF(x, y), 1.7, 2.3)
    painter.setBrush(coat.fur.darker(118))
    painter.drawEllipse(QPointF(0, 2.2), 4.7, 7)
    painter.setBrush(coat.fur)
    painter.drawEllipse(QPointF(0, 2.2) + light, 4.1, 6.4)
    if coat.patch:
        painter.setBrush(coat.patch)
        painter.drawEllipse(QPointF(0.8, 4.2), 2.7, 3.2)
    painter.fillPath(slab(3.6, 1, 0.9).translated(0, -3.2), colours.COLLAR)
    _paint_dogs_head(painter, coat)
    painter.restore()


def _paint_dogs_head(painter: QPainter, coat: _Coat) -> None:
    painter.setBrush(coat.fur)
    painter.drawEllipse(QPointF(0, -6.4), 4.1, 4.1)
    painter.setBrush(coat.muzzle)
    painter.drawEllipse(QPointF(0, -9.6), 2.2, 2.6)
    painter.setBrush(colours.NOSE)
    painter.drawEllipse(QPointF(0, -11.5), 1.15, 0.95)
    painter.setBrush(coat.ears)
    for side in (-1, 1):
        painter.save()
        painter.translate(side * 3.9, -5.6)
        painter.rotate(-18 * side)
        painter.drawEllipse(QPointF(0, 0), 1.75, 3.2)
        painter.restore()
