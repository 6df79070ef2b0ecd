"""Plays what happened on the course, one thing after the other, with a way to its end."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from enum import Enum, auto
from functools import partial
from itertools import chain
from math import cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from minigolf_desktop.model.geometry.hexagon import Hex, neighbour
from minigolf_desktop.ui.common.art.drawing import faded
from minigolf_desktop.ui.common.boards.drawing import PieceDrawing
from minigolf_desktop.ui.common.boards.motion import FADE, Motion, animate
from minigolf_desktop.ui.common.sounds import Sound, let_hear
from minigolf_desktop.ui.common.theme import LIGHT, PLAYER_COLOURS
from minigolf_desktop.ui.eighteen_holes.art import ground
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_centre, hex_polygon
from minigolf_desktop.ui.eighteen_holes.art.landing import GroundSign
from minigolf_desktop.ui.eighteen_holes.art.signs import AT_REST
from minigolf_desktop.ui.eighteen_holes.board import drawings
from minigolf_desktop.ui.eighteen_holes.board.drawings import BallWay, height, way_over
from minigolf_desktop.ui.eighteen_holes.board.picture import Animation, Flight, Hop, Target, Walk
from minigolf_desktop.ui.eighteen_holes.board.pieces import (
    UNIT,
    DrawnPiece,
    HexLayer,
    HexLens,
    Pieces,
)
from minigolf_desktop.ui.eighteen_holes.board.standing import StandingGolfers

_DROPS = 7
_GRAINS = 9
_RAYS = 10
_PIECES = 30
_REACH, _FAR = 1.4, 3.2
"""How far an effect reaches, in units, and how far that of a hole-in-one."""


class Burst(Enum):
    """The kinds of effects."""

    SPLASH = auto()
    SAND = auto()
    HOLED = auto()
    ACE = auto()
    """A hole-in-one: rays, and confetti that flies up from the cup."""
    LEAVES = auto()
    """The ball strikes trees."""


class BurstItem(QGraphicsItem):
    """An effect on a hex, from its beginning (0) to its end (1)."""

    def __init__(self, burst: Burst, place: Hex, beside: QPointF | None = None) -> None:
        super().__init__()
        self._burst = burst
        self._part = 0.0
        self.setPos(hex_centre(place, UNIT) + (beside or QPointF()) * UNIT)
        self.setZValue(HexLayer.BALL)

    def set_part(self, part: float) -> None:
        """Go on to a part of it."""
        self._part = part
        self.update()

    def boundingRect(self) -> QRectF:
        """Return how far it reaches."""
        reach = (_FAR if self._burst is Burst.ACE else _REACH) * UNIT
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint it as far as it has come."""
        painter.scale(UNIT, UNIT)
        match self._burst:
            case Burst.SPLASH:
                _paint_splash(painter, self._part)
            case Burst.SAND:
                _paint_grains(painter, self._part, (ground.SAND_LIT, ground.SAND_LIP))
            case Burst.LEAVES:
                _paint_grains(painter, self._part, (ground.LEAF, ground.LEAF_PALE))
            case Burst.HOLED:
                _paint_rays(painter, self._part)
            case Burst.ACE:
                painter.save()
                painter.scale(1.6, 1.6)
                _paint_rays(painter, self._part)
                painter.restore()
                _paint_confetti(painter, self._part)


def _paint_splash(painter: QPainter, part: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for late in (0.0, 0.22, 0.44):
        ring = (part - late) / (1 - late)
        if ring > 0:
            painter.setPen(QPen(faded(ground.WAVE, 1 - ring), 0.09 * (1 - ring) + 0.02))
            painter.drawEllipse(QPointF(), 0.15 + 0.6 * ring, 0.11 + 0.46 * ring)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(ground.WAVE, 1 - part))
    for drop in range(_DROPS):
        angle = pi * (1.1 + 0.8 * drop / (_DROPS - 1))
        far = 0.75 * part
        x, y = far * cos(angle), far * sin(angle) * 1.2 + 1.1 * part * part
        painter.drawEllipse(QPointF(x, y), 0.06, 0.08)


def _paint_grains(painter: QPainter, part: float, tones: tuple[QColor, QColor]) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for grain in range(_GRAINS):
        angle = pi * (1.05 + 0.9 * grain / (_GRAINS - 1))
        far = (0.6 + 0.25 * (grain % 3)) * part
        x, y = far * cos(angle), far * sin(angle) + 0.9 * part * part
        painter.setBrush(faded(tones[grain % 2], 1 - part))
        painter.drawEllipse(QPointF(x, y), 0.085, 0.085)


def _paint_rays(painter: QPainter, part: float) -> None:
    near, far = 0.5 + 0.45 * part, 0.62 + 0.6 * part
    for colour, width in ((ground.INK, 0.14), (ground.GOLD, 0.08)):
        painter.setPen(
            QPen(
                faded(colour, 1 - part * part),
                width,
                Qt.PenStyle.SolidLine,
                Qt.PenCapStyle.RoundCap,
            )
        )
        for ray in range(_RAYS):
            x, y = cos(2 * pi * ray / _RAYS), sin(2 * pi * ray / _RAYS)
            painter.drawLine(QPointF(x * near, y * near), QPointF(x * far, y * far))


def _paint_confetti(painter: QPainter, part: float) -> None:
    """Paint pieces in the players' colours that fly up from the cup and come down round it."""
    painter.setPen(Qt.PenStyle.NoPen)
    for piece in range(_PIECES):
        angle = 2 * pi * piece / _PIECES
        far = (1.1 + 0.5 * (piece % 3)) * part
        x, y = far * cos(angle), 0.6 * far * sin(angle) - 3.2 * part * (1 - part)
        painter.save()
        painter.translate(x, y)
        painter.rotate(360 * part + 47 * piece)
        painter.setBrush(
            faded(PLAYER_COLOURS[piece % len(PLAYER_COLOURS)].fill(LIGHT), 1 - part**3)
        )
        painter.drawRect(QRectF(-0.12, -0.06, 0.24, 0.12))
        painter.restore()


STEP = 240
"""A golfer walks one hex, in ms at speed 1."""
LONGEST_WALK = 900
TEE_OFF = 260
"""What a flight takes besides the time for each hex."""
FLIGHT = 105
"""A ball flies over one hex."""
BOUNCING = 160
"""What two bounces take besides."""
WAVING = 640
"""A flag waves once."""
BOUNCE = 170
"""A ball bounces back from trees."""
LOST = 520
"""A ball is lost out of bounds."""
BURST = 430
"""Water, sand or gold is seen."""
ROLLING, SINKING = 200, 110
"""A ball rolls to the cup, and sinks into it."""
STAND = 170
"""A golfer stands up where the ball lies."""

_LOW = 0.22
"""How high a ball hops that bounces back."""
_HOP = 0.5
_TO_TREES = 0.52
"""How far a ball goes on towards trees, in units."""
_BESIDE_CUP = 0.3
"""How far east and south of the cup a ball comes down, in units."""
_FAINT = 0.4
"""Opacity of a golfer whose ball flies."""

_HEARD = {
    Burst.SPLASH: Sound.SPLASH,
    Burst.SAND: Sound.SAND,
    Burst.LEAVES: Sound.TREES,
}

_LINEAR = QEasingCurve.Type.Linear
_SMOOTH = QEasingCurve.Type.InOutSine


class _Stage(NamedTuple):
    milliseconds: int
    step: Callable[[float], None]
    easing: QEasingCurve.Type = _LINEAR
    begin: Callable[[], None] | None = None


class Playback(QObject):
    """Moves golfers and balls of a scene."""

    begun = Signal(QRectF)
    """A ball or a golfer sets out: the part of the scene that it crosses."""

    def __init__(
        self,
        scene: QGraphicsScene,
        pieces: Pieces,
        lens: HexLens,
        golfers: StandingGolfers,
        flag_in_wind: Callable[[Hex], Callable[[float], None] | None],
    ) -> None:
        """``flag_in_wind`` returns what shows the flag on a hex in a part of a wave, if any."""
        super().__init__(scene)
        self._flag_in_wind = flag_in_wind
        self._scene = scene
        self._pieces = pieces
        self._lens = lens
        self._golfers = golfers
        self._stages: deque[_Stage] = deque()
        self._balls: list[DrawnPiece] = []
        self._bursts: list[BurstItem] = []
        self._running: QVariantAnimation | None = None
        self._done: Callable[[], None] | None = None
        self._motion = Motion()

    @property
    def playing(self) -> bool:
        """Whether anything is played."""
        return self._done is not None

    def play(
        self,
        animations: Sequence[Animation],
        motion: Motion,
        is_wood: Callable[[Hex], bool],
        done: Callable[[], None],
    ) -> None:
        """Play animations, then call ``done``; ``is_wood`` tells where a ball bounces back."""
        self._motion, self._done = motion, done
        if not motion.moves:
            for sound in chain.from_iterable(map(_sounds_of, animations)):
                let_hear(self._scene, sound)
        if motion.speed > 0:
            for animation in animations:
                if self._golfers.picture(animation.ball) is None:
                    continue
                sets_out = partial(self.begun.emit, _crossed(animation))
                if self._stages:
                    self._then(sets_out)
                else:
                    sets_out()
                if not motion.moves:
                    self._fade(animation)
                elif isinstance(animation, Walk):
                    self._walk(animation)
                elif isinstance(animation, Hop):
                    self._hop(animation)
                else:
                    self._fly(animation, is_wood)
        self._next()

    def skip(self) -> None:
        """Come to the end at once."""
        if self._running is not None:
            running, self._running = self._running, None
            running.stop()
        self._stages.clear()
        self._next()

    def _next(self) -> None:
        self._running = None
        if self._stages:
            stage = self._stages.popleft()
            if stage.begin is not None:
                stage.begin()
                # An animation begins with the next picture: what is to be seen is there before.
                stage.step(0.0)
            self._running = animate(
                self,
                max(1, self._motion.duration(stage.milliseconds)),
                stage.step,
                self._next_unless_skipped,
                stage.easing,
            )
            return
        for piece in self._balls:
            self._pieces.remove(piece)
        self._balls.clear()
        for burst in self._bursts:
            self._scene.removeItem(burst)
        self._bursts.clear()
        done, self._done = self._done, None
        if done is not None:
            done()

    def _next_unless_skipped(self) -> None:
        if self._running is not None:
            self._next()

    # What is played

    def _piece(self, ball: int) -> DrawnPiece:
        return self._golfers.pieces[ball]

    def _fade(self, animation: Animation) -> None:
        piece = self._piece(animation.ball)
        goal = self._golfers.point_on(_end(animation))

        def begin() -> None:
            piece.point = goal
            piece.opacity = 0

        def step(part: float) -> None:
            piece.opacity = part

        self._stages.append(_Stage(FADE, step, _LINEAR, begin))

    def _walk(self, walk: Walk) -> None:
        piece, way = self._piece(walk.ball), way_over(walk.path, 2)
        time = min(LONGEST_WALK, STEP * (len(walk.path) - 1))
        leaves, arrives = (
            self._golfers.point_on(place) - hex_centre(place, UNIT)
            for place in (walk.path[0], walk.path[-1])
        )

        def begin() -> None:
            piece.layer = HexLayer.BALL

        def step(part: float) -> None:
            beside = leaves + (arrives - leaves) * part
            piece.point = way.at(part * way.length) * UNIT + beside

        self._stages.append(_Stage(time, step, _SMOOTH, begin))

    def _hop(self, hop: Hop) -> None:
        stays = hop.start == hop.end
        middle = hex_centre(hop.start, 1.0)
        way = way_over((hop.start, hop.end)) if not stays else _on_the_spot(middle)
        self._burst(Burst.SAND, hop.start, then_waits=False)
        self._send(hop.ball, way, BOUNCE * 2, _HOP)
        self._stand(hop.ball, hop.end)

    def _fly(self, flight: Flight, is_wood: Callable[[Hex], bool]) -> None:
        self._then(lambda: let_hear(self._scene, Sound.CLUB))
        way = way_over(flight.path)
        wood = _wood_ahead(flight.path, is_wood) if flight.stopped else None
        end, time = flight.path[-1], TEE_OFF + FLIGHT * (len(flight.path) - 1)
        if len(flight.path) > 1:
            lift = min(1.5, 0.18 * len(flight.path) + 0.35)
            bounces = not (flight.stopped or flight.out or flight.splash)
            self._send(flight.ball, way, time + bounces * BOUNCING, lift, bounces=bounces)
        if wood is not None:
            self._bounce(flight.ball, end, wood)
        if flight.out:
            self._lose(flight, way)
            self._stand(flight.ball, None)
            return
        if flight.splash:
            self._burst(Burst.SPLASH, end)
        if flight.holed:
            self._sink(flight.ball, end)
            self._burst(Burst.ACE if flight.ace else Burst.HOLED, end, then_waits=False)
            self._wave(end)
        self._stand(flight.ball, end)

    def _send(
        self, ball: int, way: BallWay, milliseconds: int, lift: float, *, bounces: bool = False
    ) -> None:
        """Let a ball fly along a way; where it ``bounces`` it comes down before the end of it."""
        golfer, flying, shade = self._piece(ball), self._ball(ball), self._shade()

        def begin() -> None:
            golfer.opacity = _FAINT
            flying.visible = shade.visible = True

        def step(part: float) -> None:
            far, up = _bouncing(part) if bounces else (part, height(part, 1.0))
            ground = way.at(far * way.length) * UNIT
            high = up * lift
            flying.point = ground - QPointF(0, high) * UNIT
            flying.scale = 1 + 0.35 * high
            # The light comes from the north-west: the higher a ball, the further off its shadow.
            shade.point = ground + QPointF(0.05 + 0.3 * high, 0.05 + 0.12 * high) * UNIT
            shade.scale = 1 + 0.4 * high
            shade.opacity = 1 - 0.45 * high
            if part >= 1:
                flying.visible = shade.visible = False

        self._stages.append(_Stage(milliseconds, step, _LINEAR, begin))

    def _bounce(self, ball: int, end: Hex, wood: Hex) -> None:
        """Let a ball strike trees and fall back."""
        middle = hex_centre(end, 1.0)
        strike = middle + (hex_centre(wood, 1.0) - middle) * _TO_TREES
        there = BallWay((middle, strike), (0.0, 1.0))
        back = BallWay((strike, middle), (0.0, 1.0))
        self._send(ball, there, BOUNCE // 2, 0.0)
        self._burst(Burst.LEAVES, end, strike - middle, then_waits=False)
        self._send(ball, back, BOUNCE * 2, _LOW)

    def _sink(self, ball: int, place: Hex) -> None:
        """Let a ball come down on a green roll into the cup, in the middle."""
        rolling = self._ball(ball)
        cup = hex_centre(place, UNIT)
        beside = cup + QPointF(_BESIDE_CUP * UNIT, _BESIDE_CUP * UNIT)

        def begin() -> None:
            rolling.visible = True

        def roll(part: float) -> None:
            rolling.point = beside + (cup - beside) * part

        def sink(part: float) -> None:
            rolling.scale = 1 - part
            rolling.visible = part < 1

        self._stages.append(_Stage(ROLLING, roll, _LINEAR, begin))
        self._stages.append(
            _Stage(SINKING, sink, _LINEAR, lambda: let_hear(self._scene, Sound.CUP))
        )

    def _wave(self, place: Hex) -> None:
        """Let the flag of a green wave once: it was taken."""
        show = self._flag_in_wind(place)
        if show is not None:
            self._stages.append(
                _Stage(WAVING, lambda part: show(AT_REST + round(part * _FRAMES) / _FRAMES))
            )

    def _lose(self, flight: Flight, way: BallWay) -> None:
        """Let a ball roll past the stake out of bounds, and vanish."""
        flying = self._ball(flight.ball)
        stake = self._hidden(
            drawings.mark(Target(flight.path, GroundSign.OUT), False), HexLayer.ARC
        )
        stake.stand_on(flight.path[-1])
        here = way.points[-1]
        ahead = here - way.points[-2] if len(way.points) > 1 else QPointF()
        far = max(1e-6, (ahead.x() ** 2 + ahead.y() ** 2) ** 0.5)

        def begin() -> None:
            flying.visible = stake.visible = True

        def step(part: float) -> None:
            flying.point = (here + ahead * (0.7 * part / far)) * UNIT
            flying.opacity = 1 - part

        self._stages.append(_Stage(LOST, step, _LINEAR, begin))

    def _stand(self, ball: int, place: Hex | None) -> None:
        """Let a golfer stand up where its ball lies; without a place where it has stood."""
        golfer = self._piece(ball)

        def begin() -> None:
            if place is not None:
                golfer.point = self._golfers.point_on(place)
            golfer.layer = HexLayer.BALL

        def step(part: float) -> None:
            golfer.opacity = _FAINT + (1 - _FAINT) * part
            golfer.scale = 0.6 + 0.4 * part

        self._stages.append(_Stage(STAND, step, QEasingCurve.Type.OutBack, begin))

    def _burst(
        self, burst: Burst, place: Hex, beside: QPointF | None = None, *, then_waits: bool = True
    ) -> None:
        """Show an effect; without ``then_waits`` what follows begins at the same time."""
        item = BurstItem(burst, place, beside)
        item.hide()
        self._scene.addItem(item)
        self._bursts.append(item)

        def show() -> None:
            item.show()
            if burst in _HEARD:
                let_hear(self._scene, _HEARD[burst])

        if then_waits:
            self._stages.append(_Stage(BURST, item.set_part, _LINEAR, show))
            return

        def begin() -> None:
            show()
            animate(item_owner, self._motion.duration(BURST), item.set_part, item.hide)

        item_owner = QObject(self)
        self._then(begin)

    def _then(self, begin: Callable[[], None]) -> None:
        """Let something begin, beside what follows."""
        self._stages.append(_Stage(1, lambda part: None, _LINEAR, begin))

    def _ball(self, ball: int) -> DrawnPiece:
        golfer = self._golfers.picture(ball)
        return self._hidden(drawings.ball(golfer.colour if golfer else ""), HexLayer.BALL)

    def _shade(self) -> DrawnPiece:
        return self._hidden(drawings.shadow(), HexLayer.ARC)

    def _hidden(self, drawing: PieceDrawing, layer: HexLayer) -> DrawnPiece:
        piece = DrawnPiece(self._lens, layer, drawing)
        piece.visible = False
        self._pieces.add(piece)
        self._balls.append(piece)
        return piece


_FRAMES = 16
"""Pictures of a flag that waves."""
_BOUNCES = ((0.0, 0.7, 0.0, 0.86, 1.0), (0.7, 0.9, 0.86, 0.96, 0.2), (0.9, 1.0, 0.96, 1.0, 0.05))
"""A flight and two bounces: from when to when, from where to where, how high."""


def _bouncing(part: float) -> tuple[float, float]:
    """Return how far a ball that bounces has come after a part of its time, and how high it is."""
    begin, end, start, stop, high = next(one for one in _BOUNCES if part <= one[1])
    done = (part - begin) / (end - begin)
    return start + (stop - start) * done, height(done, high)


def _crossed(animation: Animation) -> QRectF:
    """Return the part of the scene that an animation crosses."""
    ends = (animation.start, animation.end) if isinstance(animation, Hop) else animation.path
    part = QRectF()
    for place in ends:
        part |= hex_polygon(place, UNIT).boundingRect()
    return part


def _end(animation: Animation) -> Hex:
    if isinstance(animation, Hop):
        return animation.end
    if isinstance(animation, Flight) and animation.out:
        return animation.path[0]
    return animation.path[-1]


def _sounds_of(animation: Animation) -> Iterator[Sound]:
    """Give what is heard of something that is not seen on its way."""
    if isinstance(animation, Hop):
        yield Sound.SAND
    elif isinstance(animation, Flight):
        yield Sound.CLUB
        if animation.stopped:
            yield Sound.TREES
        if animation.splash:
            yield Sound.SPLASH
        if animation.holed:
            yield Sound.CUP


def _on_the_spot(middle: QPointF) -> BallWay:
    return BallWay((middle, middle), (0.0, 1.0))


def _wood_ahead(path: Sequence[Hex], is_wood: Callable[[Hex], bool]) -> Hex | None:
    """Return the trees that stop a ball at the end of its path: straight on, or nearly so."""
    here = path[-1]
    around = [neighbour(here, direction) for direction in range(6)]
    if len(path) > 1:
        before = hex_centre(path[-2], 1.0)
        around.sort(key=lambda place: -_far(hex_centre(place, 1.0), before))
    return next((place for place in around if is_wood(place)), None)


def _far(one: QPointF, other: QPointF) -> float:
    away = one - other
    return away.x() ** 2 + away.y() ** 2
