"""Works an opening day out: who comes when, who waits for which tee, how every stroke goes.

Strokes fall by the rules of the game, played as well as can be. Everybody lives a life of their
own, and waits where others are in the way.
"""

from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from heapq import heappop, heappush
from typing import NamedTuple

from minigolf_desktop.model.geometry.walking import (
    Spot,
    Track,
    apart,
    heading,
    track,
)
from minigolf_desktop.model.play.randomness import Chance, Randomness
from minigolf_desktop.model.putt_dice.course import PuttCourse
from minigolf_desktop.model.putt_dice.moves import (
    ChooseMishap,
    FinishedHole,
    Moved,
    Phase,
    Roll,
    Suffered,
)
from minigolf_desktop.model.putt_dice.odds import FallTable, Prospects
from minigolf_desktop.model.putt_dice.opening_day import (
    Act,
    BallAct,
    Doing,
    Grounds,
    Guest,
    Happening,
    Hated,
    HolePlayed,
    Moment,
    OpenHole,
    OpeningDay,
    Part,
    Rolling,
    Stand,
)
from minigolf_desktop.model.putt_dice.putting import FallSource, Mishap, mishaps_on
from minigolf_desktop.model.putt_dice.rules import PuttDiceRules
from minigolf_desktop.model.putt_dice.setup import Setup
from minigolf_desktop.model.putt_dice.state import State

# --- How a hole is played: by the rules, as well as can be


class Stroke(NamedTuple):
    """One stroke, and what became of the ball."""

    start: int
    end: int
    mishap: Mishap | None
    after: int
    """Where the ball lies once bad luck has struck."""


def play_hole(
    rules: PuttDiceRules, prospects: Prospects, falls: FallSource
) -> tuple[tuple[Stroke, ...], int, FallSource]:
    """Play a hole with the best play; return the strokes, how many count, and what falls next."""
    hole = prospects.hole
    setup = Setup(PuttCourse("", (hole,)))
    state = State(setup, Phase.PUTT, 0, (0,), 0, 0, 0, ((),), 0, falls)
    strokes: list[Stroke] = []
    while True:
        choice = Roll(prospects.best_dice(state.position, state.strokes))
        state, events, *_ = rules.apply(state, choice)
        if state.phase is Phase.MISHAP:
            both = mishaps_on(hole.tiles[state.position])
            worse = prospects.best_mishap(state.position, state.strokes, both)
            state, more, *_ = rules.apply(state, ChooseMishap(int(worse)))
            events = (*events, *more)
        for event in events:
            match event:
                case Moved(start=start, end=end):
                    strokes.append(Stroke(start, end, None, end))
                case Suffered(mishap=mishap, end=after):
                    strokes[-1] = strokes[-1]._replace(mishap=mishap, after=after)
                case FinishedHole(strokes=taken):
                    return tuple(strokes), taken, state.chance


def most_hated(holes: Sequence[OpenHole], prospects: Sequence[Prospects]) -> Hated | None:
    """Return the hole with the most expected strokes, of equal ones the first."""
    expected = [
        Hated(hole.number, one.strokes()) for hole, one in zip(holes, prospects, strict=True)
    ]
    return max(expected, key=lambda one: one.strokes, default=None)


# --- The day

_SHARE_OF_PLAYERS = 0.62
FEWEST, MOST = 12, 40
"""Visitors of a day: as many as there are people on the tiles, within reason."""
MOST_PLAYERS = round(MOST * _SHARE_OF_PLAYERS)
"""So many of them putt at most."""
_MOST_ON_A_HOLE = 3
_FASTEST, _SLOWEST = 158, 126
"""Units that somebody walks in a second."""
_ASIDE = 4
"""How far somebody walks beside the middle of a way at most."""
_AIM, _PUTT, _HIT = 0.35, 0.42, 0.2
"""Seconds to aim and to putt, and after how long the ball is hit."""
_ROLL, _ROLL_SPEED = 0.35, 380.0
_FISH, _CHEER, _PICK_UP = 1.4, 1.0, 0.25
_BUMP = 0.45
"""How much of the way to the next rest a ball rolls that comes back."""
_ADMIRES = 2.6
_BELL, _LATEST_BELL, _AGAIN = 88.0, 150.0, 3.0
"""When it rings for closing: not before a few rounds are played, but at the latest."""
_ROUNDS_BEFORE_BELL = 3
_BELL_RINGER = -1
"""Its place among the guests: none."""
_BETWEEN_PARTIES, _AFTER_ONE = 1.0, 1.9
"""Seconds between two parties, and for each that came before in the party."""
_LAST_LOOK = 2.5
_MOST_LOVED = 9


class _Builder:
    """A guest whose day is being worked out."""

    def __init__(self, place: int, part: Part, chance: Chance, comes: float, spot: Spot) -> None:
        """``place`` is that among the guests."""
        self.part = part
        self.look = chance.below(9973)
        self.size = 1.0
        self.aside = float(chance.below(2 * _ASIDE + 1) - _ASIDE)
        self.speed = float(_SLOWEST + chance.below(_FASTEST - _SLOWEST + 1))
        self.dog: int | None = None
        self.spot, self.facing = spot, 0.0
        self.now = self.comes = comes
        self.rest = Doing.STANDS
        self.place = place
        self.acts: list[Act] = []
        self.ball: list[BallAct] = []
        self.card: list[HolePlayed] = []

    def do(self, doing: Doing, seconds: float, facing: float | None = None) -> None:
        """Do something on the spot, from now on."""
        self.facing = self.facing if facing is None else facing
        self._add(doing, track(self.spot), seconds)

    def walk(self, way: Track) -> None:
        """Walk from now on."""
        if way.length > 1:
            self.facing = way.heading(way.length)
            self._add(Doing.WALKS, way, way.length / self.speed + 0.12)
        self.spot = way.spots[-1]

    def wait(self, until: float) -> None:
        """Stay on the spot up to a time."""
        if until > self.now:
            self.do(self.rest, until - self.now)

    def _add(self, doing: Doing, way: Track, seconds: float) -> None:
        end = self.now + seconds
        self.acts.append(Act(self.now, end, doing, way, self.facing))
        self.now = end

    def lay(self, hole: OpenHole, along: float, begin: float) -> None:
        """Put the ball down."""
        self.ball.append(BallAct(begin, begin, hole.line, along, along, Rolling.LIES))

    def roll(
        self,
        hole: OpenHole,
        start: float,
        stop: float,
        begin: float,
        ends: Rolling = Rolling.LIES,
    ) -> float:
        """Let the ball roll along a hole; return when it comes to rest."""
        end = begin + _ROLL + abs(stop - start) / _ROLL_SPEED
        self.ball.append(BallAct(begin, end, hole.line, start, stop, ends, hole.hidden))
        return end

    def lose(self, way: Track, begin: float, ends: Rolling) -> float:
        """Let the ball roll off the way of the hole; return when it is gone."""
        end = begin + _ROLL + way.length / _ROLL_SPEED
        self.ball.append(BallAct(begin, end, way, 0.0, way.length, ends))
        return end

    def guest(self) -> Guest:
        """Return who it is."""
        begins = tuple(act.begin for act in self.acts)
        return Guest(
            self.part,
            self.look,
            self.size,
            self.aside,
            self.dog,
            tuple(self.acts),
            begins,
            tuple(self.ball),
            tuple(self.card),
        )


class _Tee:
    """Who waits for a tee, and who is on its hole."""

    def __init__(self, hole: OpenHole, prospects: Prospects) -> None:
        self.hole = hole
        self.prospects = prospects
        self.waiting: deque[_Builder] = deque()
        self.is_taken = False
        self.called: _Builder | None = None
        """Who was called last, and has not come yet."""
        self.on = 0


_Life = Generator[float | None, None, None]
"""What somebody does: yields when it goes on, or None where another says when."""


class _Day:
    """Works a day out."""

    def __init__(self, rules: PuttDiceRules, grounds: Grounds, seed: int) -> None:
        self._rules, self._grounds = rules, grounds
        self._chance = Chance(Randomness.of_seed(seed))
        # The dice have a stream of their own: who walks where does not decide how they fall.
        self._falls: FallSource = Randomness.of_seed(seed + 1)
        table = FallTable(rules.dice)
        self._tees = [_Tee(hole, Prospects(table, hole.hole)) for hole in grounds.holes]
        self._builders: list[_Builder] = []
        self._lives: dict[int, _Life] = {}
        self._due: list[tuple[float, int, int]] = []
        self._count = 0
        self._ways: dict[tuple[Spot, Spot], Track] = {}
        self._seats, self._sights = list(grounds.benches), list(grounds.sights)
        self._has_rung, self._bell = False, _BELL
        self._moments: list[Moment] = []
        self._rounds: list[tuple[float, int]] = []

    def steps(self) -> Iterator[OpeningDay | None]:
        """Work the day out in steps; the last one hands it on."""
        self._invite()
        self._lives[_BELL_RINGER] = self._ring()
        self._wake(_BELL_RINGER, 0.0)
        yield None
        for tee in self._tees:
            # What is expected of a hole is worked out once.
            tee.prospects.strokes()
            yield None
        while self._due:
            # A way across wide grounds takes as long as many steps along it.
            time, _, place = heappop(self._due)
            self._go_on(place, time)
            yield None
        yield self._day()

    def _day(self) -> OpeningDay:
        ends = [one.acts[-1].end for one in self._builders]
        length = max(ends, default=0.0) + _LAST_LOOK
        for one in self._builders:
            if one.spot != self._grounds.gate:
                # Whoever did not leave is there when the day is over, and afterwards.
                one.do(one.rest, max(0.0, length - one.now) + 1.0)
        return OpeningDay(
            tuple(one.guest() for one in self._builders),
            tuple(sorted(self._moments)),
            self._bell,
            length,
            most_hated(self._grounds.holes, [tee.prospects for tee in self._tees]),
            tuple(sorted(self._rounds)),
        )

    # --- who comes, and when

    def _invite(self) -> None:
        """Decide who comes when: parties one after the other, the others in between."""
        grounds, below = self._grounds, self._chance.below
        visitors = max(FEWEST, min(MOST, grounds.people))
        dogs = min(grounds.dogs, visitors // 6)
        players = round(visitors * _SHARE_OF_PLAYERS) if grounds.holes else 0
        for client, _ in enumerate(grounds.loved):
            see = partial(self._see_what_is_loved, client=client)
            self._come(Part.CLIENT, 0.4 + 0.5 * client, see)
        time, left = 1.6, players
        while left:
            party = min(left, 1 + below(4))
            for member in range(party):
                one = self._come(Part.PLAYS, time + 0.3 * member, self._play_round)
                if member > 1 or (member == 1 and below(3) == 0):
                    one.size = 0.78 + below(8) / 100
            time += _BETWEEN_PARTIES + _AFTER_ONE * party
            left -= party
        for other in range(visitors - players):
            comes = 3.0 + time * other / max(1, visitors - players) + below(20) / 10
            if other < dogs:
                self._come(Part.WALKS_DOG, comes, self._stroll).dog = below(6)
            else:
                self._come(Part.STROLLS, comes, self._stroll)

    def _come(self, part: Part, time: float, live: Callable[[_Builder], _Life]) -> _Builder:
        place = len(self._builders)
        one = _Builder(place, part, self._chance, time, self._grounds.gate)
        self._builders.append(one)
        self._lives[place] = live(one)
        self._wake(place, time)
        return one

    def _wake(self, place: int, time: float) -> None:
        self._count += 1
        heappush(self._due, (time, self._count, place))

    def _go_on(self, place: int, time: float) -> None:
        if place != _BELL_RINGER:
            self._builders[place].wait(time)
        due = next(self._lives[place], None)
        if due is not None:
            self._wake(place, due)

    # --- walking

    def _way(self, start: Spot, goal: Spot) -> Track:
        """Return a way; where none leads there somebody stays, and is seen nowhere else."""
        known = self._ways.get((start, goal))
        if known is None:
            known = self._grounds.footing.way(start, goal) or track(start)
            self._ways[start, goal] = known
        return known

    def _walk(self, one: _Builder, goal: Spot) -> float:
        """Walk somewhere; return when that is done."""
        one.walk(self._way(one.spot, goal))
        return one.now

    def _leave(self, one: _Builder) -> float:
        one.rest = Doing.STANDS
        return self._walk(one, self._grounds.gate)

    # --- what they do

    def _play_round(self, one: _Builder) -> _Life:
        """Play hole by hole: all of them, or those that there is time for."""
        yield self._walk(one, self._grounds.hut)
        one.do(Doing.STANDS, 0.3)
        for tee in self._tees:
            is_called = yield from self._wait_for(tee, one)
            if not is_called:
                break
            yield from self._play_hole(tee, one)
        else:
            self._rounds.append((one.now, sum(played.strokes for played in one.card)))
        if self._chance.below(2):
            yield from self._linger(one)
        yield self._leave(one)

    def _ring(self) -> _Life:
        """Ring the bell: nobody tees off any more."""
        yield _BELL
        now = _BELL
        while now < _LATEST_BELL and len(self._rounds) < _ROUNDS_BEFORE_BELL and self._tees:
            now += _AGAIN
            yield now
        self._has_rung, self._bell = True, now
        for tee in self._tees:
            while tee.waiting:
                one = tee.waiting.popleft()
                self._wake(one.place, max(now, one.now))

    def _wait_for(self, tee: _Tee, one: _Builder) -> "Generator[float | None, None, bool]":
        """Wait for a tee; return whether it is free before the bell rings."""
        queue = tee.hole.queue
        last = queue[min(len(tee.waiting), len(queue) - 1)]
        yield self._walk(one, last.spot)
        one.facing = last.facing
        one.rest = Doing.QUEUES
        if tee.is_taken or tee.on >= _MOST_ON_A_HOLE or tee.waiting:
            tee.waiting.append(one)
            self._step_up(tee, one.now)
            yield None
            # Whoever was called has the tee already.
            is_called = tee.called is one
            tee.called = None if is_called else tee.called
        else:
            is_called = not self._has_rung
        one.rest = Doing.STANDS
        if is_called:
            tee.is_taken = True
            tee.on += 1
        return is_called

    def _step_up(self, tee: _Tee, time: float) -> None:
        """Let everybody in the line stand where the place says."""
        queue = tee.hole.queue
        for place, one in enumerate(tee.waiting):
            stand = queue[min(place, len(queue) - 1)]
            if one.spot != stand.spot:
                one.wait(time)
                one.walk(self._way(one.spot, stand.spot))
                one.facing = stand.facing

    def _call(self, tee: _Tee, time: float) -> None:
        """Let the next one tee off, if there is room."""
        if tee.waiting and not tee.is_taken and tee.on < _MOST_ON_A_HOLE:
            one = tee.waiting.popleft()
            # Nobody else is to slip in before who was called is there.
            tee.is_taken = True
            tee.called = one
            self._wake(one.place, max(time, one.now))
            self._step_up(tee, time)

    def _play_hole(self, tee: _Tee, one: _Builder) -> _Life:
        hole = tee.hole
        strokes, taken, self._falls = play_hole(self._rules, tee.prospects, self._falls)
        is_on_tee = True
        yield self._walk(one, hole.stands[0].spot)
        one.lay(hole, hole.rests[0], one.now)
        for number, stroke in enumerate(strokes):
            stand = hole.stands[stroke.start]
            one.do(Doing.AIMS, _AIM, stand.facing)
            hit = one.now + _HIT
            one.do(Doing.PUTTS, _PUTT)
            still = self._roll(hole, one, stroke, hit)
            one.rest = Doing.STANDS
            is_over = number == len(strokes) - 1
            if is_on_tee and (stroke.after > 0 or is_over):
                is_on_tee = False
                yield one.now + 0.35
                tee.is_taken = False
                self._call(tee, one.now)
            yield from self._follow(hole, one, stroke, still)
        end = (
            hole.rests[-1] if strokes[-1].end == hole.hole.length else hole.rests[strokes[-1].after]
        )
        cup = hole.line.at(end)
        one.ball.append(BallAct(one.now, one.now, hole.line, end, end, Rolling.TAKEN))
        holed = strokes[-1].end == hole.hole.length
        one.card.append(HolePlayed(one.now, hole.number, taken, holed))
        if holed:
            is_ace = taken == 1
            kind = Happening.HOLE_IN_ONE if is_ace else Happening.HOLED
            place = one.place
            self._moments.append(Moment(one.now, kind, cup, place))
            if is_ace or taken + 1 < tee.prospects.strokes():
                one.do(Doing.CHEERS, _CHEER)
        one.do(Doing.STANDS, _PICK_UP)
        yield one.now
        tee.on -= 1
        self._call(tee, one.now)

    def _roll(self, hole: OpenHole, one: _Builder, stroke: Stroke, hit: float) -> float:
        """Let the ball roll as a stroke has it; return when it lies still."""
        rests = hole.rests
        start, end = rests[stroke.start], rests[stroke.end]
        if stroke.end == hole.hole.length:
            return one.roll(hole, start, end, hit, Rolling.DROPS)
        if stroke.start == stroke.end:
            # It went nowhere: up to what stopped it, and back.
            far = start + (rests[stroke.start + 1] - start) * _BUMP
            still = one.roll(hole, far, start, one.roll(hole, start, far, hit))
        else:
            still = one.roll(hole, start, end, hit)
        if stroke.mishap is Mishap.ROLL_BACK and stroke.after != stroke.end:
            still = one.roll(hole, end, rests[stroke.after], still + 0.1)
        hazard = hole.hazards[stroke.end]
        if stroke.mishap is Mishap.SPLASH and hazard is not None:
            wet = hole.hole.tiles[stroke.end].water
            aside = track(hole.line.at(end), hazard)
            still = one.lose(aside, still, Rolling.SINKS if wet else Rolling.HIDES)
            kind = Happening.SPLASH if wet else Happening.FLOWERS
            self._moments.append(Moment(still, kind, hazard, one.place))
        return still

    def _follow(self, hole: OpenHole, one: _Builder, stroke: Stroke, still: float) -> _Life:
        """Walk after the ball, fish for it if need be, and stand behind it."""
        if stroke.end == hole.hole.length:
            # The ball is taken out of the cup.
            yield self._walk(one, hole.stands[stroke.end].spot)
            one.wait(still + 0.15)
            one.facing = heading(one.spot, hole.line.spots[-1])
            return
        hazard = hole.hazards[stroke.end]
        if stroke.mishap is Mishap.SPLASH and hazard is not None:
            shore = self._grounds.footing.nearest(hazard)
            if shore is not None:
                yield self._walk(one, shore)
            one.wait(still + 0.2)
            one.do(Doing.FISHES, _FISH, heading(one.spot, hazard))
            one.lay(hole, hole.rests[stroke.after], one.now + 0.2)
        if one.spot != hole.stands[stroke.after].spot:
            yield self._walk(one, hole.stands[stroke.after].spot)
        one.facing = hole.stands[stroke.after].facing
        one.wait(still)
        yield one.now

    def _linger(self, one: _Builder) -> _Life:
        """Sit down, or stand about for a while."""
        if self._seats and self._chance.below(4):
            seat = self._taken(self._seats)
            yield self._walk(one, seat.spot)
            one.do(Doing.SITS, 5.0 + self._chance.below(50) / 10, seat.facing)
            yield one.now
            self._seats.append(seat)
        else:
            yield from self._stand_about(one)

    def _stand_about(self, one: _Builder) -> _Life:
        """See something, where there is a place left to stand at."""
        if not self._sights:
            one.do(Doing.STANDS, 1.0)
            yield one.now
            return
        stand = self._taken(self._sights)
        yield self._walk(one, stand.spot)
        one.do(Doing.STANDS, 2.5 + self._chance.below(30) / 10, stand.facing)
        yield one.now
        self._sights.append(stand)

    def _taken(self, stands: list[Stand]) -> Stand:
        """Take one of some places: nobody else comes there."""
        return stands.pop(self._chance.below(len(stands)))

    def _stroll(self, one: _Builder) -> _Life:
        """See a few sights, sit down, and go home, or stay to the end."""
        below = self._chance.below
        stays = one.part is Part.STROLLS and below(2) == 0
        yield self._walk(one, self._grounds.hut)
        one.do(Doing.STANDS, 0.6)
        for _ in range(2 + below(3)):
            yield from self._stand_about(one)
        if stays and self._seats:
            seat = self._taken(self._seats)
            yield self._walk(one, seat.spot)
            one.rest, one.facing = Doing.SITS, seat.facing
            return
        yield from self._linger(one)
        while one.part is Part.WALKS_DOG and not self._has_rung:
            yield from self._stand_about(one)
        yield self._leave(one)

    def _see_what_is_loved(self, one: _Builder, client: int) -> _Life:
        """Go from one thing to love to the next, nearest first, as long as anybody plays."""
        grounds = self._grounds
        one.aside = 0.0
        yield self._walk(one, grounds.hut)
        loved = list(grounds.loved[client][:_MOST_LOVED]) or list(grounds.sights[:_MOST_LOVED])
        is_moved = bool(grounds.loved[client])
        left = list(loved)
        while loved and not self._has_rung:
            left = left or list(loved)
            stand = min(left, key=lambda stand: apart(stand.spot, one.spot))
            left.remove(stand)
            yield self._walk(one, stand.spot)
            if is_moved:
                place = one.place
                self._moments.append(Moment(one.now + 0.3, Happening.LOVED, one.spot, place))
            one.do(Doing.ADMIRES, _ADMIRES, stand.facing)
            yield one.now
        side = 14.0 if client else -14.0
        home = Spot(grounds.hut.x + side, grounds.hut.y + side * 0.3)
        yield self._walk(one, grounds.footing.nearest(home) or grounds.hut)
        one.rest = Doing.STANDS


def opening_day(rules: PuttDiceRules, grounds: Grounds, seed: int) -> Iterator[OpeningDay | None]:
    """Work out a day in steps, so that nobody waits; the last one hands it on."""
    return _Day(rules, grounds, seed).steps()
