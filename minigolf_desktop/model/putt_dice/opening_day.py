"""The opening day of a course: who comes through the gate, where each walks, how each putts.

A day is worked out beforehand from its grounds and a seed (:mod:`day_plan`), and never changes:
whoever shows it asks where everybody is at a time. Times are seconds from when the gates open,
lengths the units of the grounds.
"""

from bisect import bisect_right
from enum import StrEnum
from fractions import Fraction
from math import cos, radians, sin
from typing import NamedTuple

from minigolf_desktop.model.geometry.walking import (
    Footing,
    Spot,
    Track,
)
from minigolf_desktop.model.putt_dice.course import PuttHole

# --- The grounds: the course as those see it who walk on it


class Stand(NamedTuple):
    """A place to stand or to sit at."""

    spot: Spot
    facing: float
    """Degrees clockwise from north."""


class OpenHole(NamedTuple):
    """A hole that is played, as it lies on the ground."""

    number: int
    hole: PuttHole
    line: Track
    """The way of a ball from the mat to the cup."""
    rests: tuple[float, ...]
    """How far along the ball lies, by position; the last one is in the cup."""
    stands: tuple[Stand, ...]
    """Where somebody stands to putt, by position; the last one to take the ball out of the cup."""
    hazards: tuple[Spot | None, ...]
    """By tile: the middle of its water or flowers; None where it has none."""
    hidden: tuple[tuple[float, float], ...]
    """From where to where a ball is not seen: in pipes, and under bridges."""
    queue: tuple[Stand, ...]
    """Where people wait for the tee, the first in the line first; one place at least."""


class Grounds(NamedTuple):
    """Where a day goes on."""

    footing: Footing
    gate: Spot
    """Just outside: where people come from."""
    hut: Spot
    """Where they are counted."""
    holes: tuple[OpenHole, ...]
    """In the order of their numbers."""
    benches: tuple[Stand, ...]
    """Seats: two a bench."""
    sights: tuple[Stand, ...]
    """Where people like to stand about."""
    loved: tuple[tuple[Stand, ...], ...]
    """By client: where there is something to love."""
    people: int
    """How many people the course was built for."""
    dogs: int


_ASIDE_AFTER = 18.0
"""After how many units somebody walks beside the middle of a way."""
_BEHIND, _BESIDE = 16.6, 9.2
"""Where who putts stands: behind the ball and to its left, as people are drawn."""


def stance(line: Track, along: float, lean: float = 0.0) -> Stand:
    """Return where somebody stands who putts a ball that lies so far along a line.

    ``lean`` turns them round the ball, in degrees, where something is in the way.
    """
    x, y = line.at(along)
    facing = line.heading(along) + lean
    a = radians(facing)
    ahead, right = (sin(a), -cos(a)), (cos(a), sin(a))
    return Stand(
        Spot(
            x - _BEHIND * ahead[0] - _BESIDE * right[0],
            y - _BEHIND * ahead[1] - _BESIDE * right[1],
        ),
        facing % 360,
    )


# --- What people and balls do


class Doing(StrEnum):
    """What somebody does."""

    WALKS = "walks"
    STANDS = "stands"
    QUEUES = "queues"
    AIMS = "aims"
    PUTTS = "putts"
    CHEERS = "cheers"
    FISHES = "fishes"
    """For a ball, in water or flowers."""
    SITS = "sits"
    ADMIRES = "admires"


class Part(StrEnum):
    """What somebody came for."""

    PLAYS = "plays"
    STROLLS = "strolls"
    WALKS_DOG = "walks-dog"
    CLIENT = "client"


class Act(NamedTuple):
    """What somebody does for a while."""

    begin: float
    end: float
    doing: Doing
    way: Track
    """Where; a single spot for whoever stays there."""
    facing: float
    """Where to, for whoever stays."""


class Rolling(StrEnum):
    """How a ball comes to rest."""

    LIES = "lies"
    DROPS = "drops"
    """Into the cup."""
    SINKS = "sinks"
    """In water."""
    HIDES = "hides"
    """Among flowers."""
    TAKEN = "taken"
    """Back into a pocket."""


class BallAct(NamedTuple):
    """A ball rolls, or is put down: then both ends are the same."""

    begin: float
    end: float
    way: Track
    start: float
    stop: float
    ends: Rolling
    hidden: tuple[tuple[float, float], ...] = ()
    """As in :class:`OpenHole`."""


class Seen(NamedTuple):
    """Somebody at a time."""

    spot: Spot
    facing: float
    doing: Doing
    since: float
    """Seconds since it was begun."""
    gone: float
    """How far somebody has walked since then."""


class SeenBall(NamedTuple):
    """A ball at a time."""

    spot: Spot
    rolls: bool
    size: float
    """1; less where it drops into the cup."""


class HolePlayed(NamedTuple):
    """What somebody took for a hole."""

    time: float
    number: int
    strokes: int
    holed: bool
    """False where it was picked up after the most strokes."""


class Guest(NamedTuple):
    """Somebody who comes on the day."""

    part: Part
    look: int
    """Chooses clothes and hair."""
    size: float
    """1 for a grown-up, less for a child."""
    aside: float
    """How far to the right of a way this one keeps."""
    dog: int | None
    """Chooses the coat of the dog; None without one."""
    acts: tuple[Act, ...]
    begins: tuple[float, ...]
    """When each of the acts begins."""
    ball: tuple[BallAct, ...]
    card: tuple[HolePlayed, ...]

    @property
    def comes(self) -> float:
        """When the gate is reached."""
        return self.begins[0]

    @property
    def leaves(self) -> float:
        """When the gate is left."""
        return self.acts[-1].end

    def at(self, time: float) -> Seen | None:
        """Return what this one does at a time; None before coming and after leaving."""
        if not self.comes <= time < self.leaves:
            return None
        begin, end, doing, way, facing = self.acts[bisect_right(self.begins, time) - 1]
        if doing is not Doing.WALKS:
            return Seen(way.spots[-1], facing, doing, time - begin, 0.0)
        along = way.length * (time - begin) / (end - begin) if end > begin else way.length
        facing = way.heading(along)
        # People walk beside the line that all take, but begin and end where they stand.
        aside = self.aside * min(1.0, along / _ASIDE_AFTER, (way.length - along) / _ASIDE_AFTER)
        x, y = way.at(along)
        a = radians(facing)
        return Seen(
            Spot(x + aside * cos(a), y + aside * sin(a)), facing, doing, time - begin, along
        )

    def ball_at(self, time: float) -> SeenBall | None:
        """Return where the ball of this one is at a time; None where it is not to be seen."""
        place = bisect_right(self.ball, time, key=lambda act: act.begin) - 1
        if place < 0:
            return None
        begin, end, way, start, stop, ends, hidden = self.ball[place]
        if time >= end:
            if ends is not Rolling.LIES:
                return None
            return SeenBall(way.at(stop), False, 1.0)
        share = (time - begin) / (end - begin)
        along = start + (stop - start) * (1 - (1 - share) ** 2)
        if any(first <= along <= last for first, last in hidden):
            return None
        small = 1 - max(0.0, share - 0.9) * 6 if ends is Rolling.DROPS else 1.0
        return SeenBall(way.at(along), start != stop, small)


class Happening(StrEnum):
    """What others turn their heads for."""

    HOLED = "holed"
    HOLE_IN_ONE = "hole-in-one"
    SPLASH = "splash"
    FLOWERS = "flowers"
    LOVED = "loved"
    """A client sees something to love."""


class Moment(NamedTuple):
    """Something that happened."""

    time: float
    kind: Happening
    spot: Spot
    guest: int
    """Place among the guests."""


class Hated(NamedTuple):
    """The hole that takes the most strokes."""

    number: int
    strokes: Fraction
    """Expected with the best play."""


class Leader(NamedTuple):
    """Who does best of those who are still on their round."""

    strokes: int
    holes: int
    """Behind them already."""


class OpeningDay(NamedTuple):
    """All that happens on the day, from the first guest to the last."""

    guests: tuple[Guest, ...]
    moments: tuple[Moment, ...]
    """In the order of time."""
    bell: float
    """When it rings for closing: nobody tees off afterwards."""
    length: float
    hated: Hated | None
    """None where no hole is open."""
    rounds: tuple[tuple[float, int], ...]
    """When each round ended, and its strokes, in the order of time."""

    def visitors(self, time: float) -> int:
        """Return how many were counted at the hut up to a time: the clients pay nothing."""
        return sum(one.comes <= time for one in self.guests if one.part is not Part.CLIENT)

    def best_round(self, time: float) -> int | None:
        """Return the fewest strokes of the rounds up to a time; None before the first ended."""
        return min((strokes for ended, strokes in self.rounds if ended <= time), default=None)

    def leader(self, time: float) -> Leader | None:
        """Return who leads at a time: with most holes behind them, and of those fewest strokes.

        None before anybody has a hole behind them.
        """
        cards = ([hole.strokes for hole in one.card if hole.time <= time] for one in self.guests)
        rounds = (Leader(sum(card), len(card)) for card in cards if card)
        return max(rounds, key=lambda one: (one.holes, -one.strokes), default=None)
