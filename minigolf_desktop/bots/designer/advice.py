"""Hints of Minigolf Designer: the best moves, and why; which promises are worth it.

What a move changes now is the difference of two scores, so it is what the table shows afterwards.
What it promises beyond that are the hopes of the value that all computer players share, by
condition. Trials then say which move is best, and by how much. Where the best move lays no tile,
the best one that does is told as well: that is what is not done.

In a group a promise pays by rank, and equals share the better one: it is taken when more is to be
won by it than lost. Alone it is taken when the condition will probably be met.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from minigolf_desktop.bots.designer.kernel.conversion import action_of
from minigolf_desktop.bots.designer.kernel.gain import Gains
from minigolf_desktop.bots.designer.kernel.plot import Plot
from minigolf_desktop.bots.designer.kernel.position import (
    COLLECT,
    DONE,
    FIRST_PLACEMENT,
    FROM_THE_GATE,
    KIND_BITS,
    SLOT,
    SLOT_BITS,
    TAKE_PROMISE,
    Position,
    holds,
)
from minigolf_desktop.bots.designer.kernel.score import score
from minigolf_desktop.bots.designer.kernel.value import Valuer
from minigolf_desktop.bots.designer.kernel.value_player import (
    LAND_CELL,
    LAND_CELL_ALONE,
    Choices,
    choices,
)
from minigolf_desktop.bots.designer.kernel.weights import POINT
from minigolf_desktop.bots.designer.search import Budget, search
from minigolf_desktop.bots.mind import AHEAD, MOST_HINTS, Hint, Reason
from minigolf_desktop.model.designer import PROMISES, Action, DesignerRules, State, conditions
from minigolf_desktop.model.designer.moves import (
    ChooseLand,
    Collect,
    Discard,
    Done,
    Pass,
    PlaceReserved,
    PlaceTile,
    PutBack,
    Stop,
    TakePromise,
)
from minigolf_desktop.model.designer.scoring import score_changes

# --- The value of a course by condition, so that a hint can say what a move is good for


class Terms(NamedTuple):
    """What a course will probably come to by condition, in hundredths of a point."""

    fun: int
    her_whim: int
    his_whim: int
    par: int
    land: int
    """With what the free cells will bring."""
    circuit: int
    playability: int
    """With how well all that is open can be closed."""

    @property
    def total(self) -> int:
        """Return the value."""
        return sum(self)

    def since(self, before: "Terms") -> "Terms":
        """Return what each condition has won."""
        return Terms(*(mine - theirs for mine, theirs in zip(self, before, strict=True)))


def terms_of(valuer: Valuer, plot: Plot) -> Terms:
    """Return the value of a plot by condition."""
    valuer.value(plot)
    return Terms(
        valuer.fun,
        valuer.her_whim,
        valuer.his_whim,
        valuer.par,
        valuer.land,
        valuer.circuit,
        valuer.playability,
    )


# --- Which promises a computer player takes (advanced game)

TIES: Final = {
    "fun": 0.03,
    "fast": 0.5,
    "her_whim": 0.2,
    "his_whim": 0.45,
    "par": 0.1,
    "land": 0.13,
    "circuit": 0.33,
}
"""By condition: the share of games in which the first of two players has an equal."""


class PromiseAim(NamedTuple):
    """What a condition asks of a solo player who promises it."""

    wanted: int
    """Points."""
    cell: float
    """Points that a cell yet to be built on usually brings."""
    spread: float
    """How far from that it may end, in points, from the beginning of a game."""


ALONE: Final = {
    "fun": PromiseAim(conditions.PROMISED_PEOPLE, 1.5, 7.0),
    "her_whim": PromiseAim(conditions.PROMISED_HER_POINTS, 0.55, 7.0),
    "his_whim": PromiseAim(conditions.PROMISED_HIS_POINTS, 0.35, 3.5),
    "par": PromiseAim(conditions.PAR_POINTS, 0.4, 3.0),
    "circuit": PromiseAim(conditions.CIRCUIT_POINTS, 0.42, 3.5),
}
"""By condition; fast and land are not counted in points."""
CLEAR: Final = 0.3
"""By how many spreads a condition must be expected to be met, to be promised."""


def promise(position: Position) -> int:
    """Return the promise that the seat to move takes next, or that it takes no more."""
    seat = position.to_move()
    taken = position.promises[seat]
    left = [one for one in range(len(PROMISES)) if not holds(taken, one)]
    if not left:
        return DONE
    hopes = hopes_of(position)
    best = max(left, key=lambda one: (hopes[one], -one))
    if hopes[best] > 0 or not taken:
        return TAKE_PROMISE + best
    return DONE


def hopes_of(position: Position) -> list[float]:
    """Return by promise what the seat to move may hope of it; what is above nought is worth it.

    In a group the points to be expected; alone by how much it will probably be met.
    """
    if position.options.is_solo:
        return _alone(position)
    return _in_a_group(position, position.to_move())


def _in_a_group(position: Position, seat: int) -> list[float]:
    """Return by promise the points that it will probably bring."""
    seats = position.options.seats
    now = [score(position, other, False) for other in range(seats)]
    ranks = conditions.RANK_POINTS[seats]
    even = sum(ranks) / len(ranks)
    plots = [position.plot(other) for other in range(seats)]
    built = max(1 - int(plot.missing) / int(plot.ground.size) for plot in plots)
    found = []
    for one, name in enumerate(PROMISES):
        better = sum(other[one] > now[seat][one] for other in now)
        blind = even + conditions.SOLO_POINTS * TIES[name]
        known = 0.0 if name == "fast" else built
        found.append(known * ranks[better] + (1 - known) * blind)
    return found


def _alone(position: Position) -> list[float]:
    """Return by promise by how much it will probably be met, in spreads; nought is even."""
    plot = position.plot(0)
    now = score(position, 0, False)
    left = int(plot.missing) / int(plot.ground.size)
    found = []
    for one, name in enumerate(PROMISES):
        aim = ALONE.get(name)
        if aim is not None:
            ahead = _expected(aim, now[one], int(plot.missing)) - aim.wanted
            hope = ahead / (0.5 + aim.spread * left) - CLEAR
        elif name == "fast":
            hope = -1.0 if position.passes[0] else 0.1 - left
        else:
            hope = -1.0 if plot.off_land else 0.1 - left
        found.append(hope)
    return found


def expected_alone(position: Position, promise: int) -> float:
    """Return the points that a solo player may expect of a condition that is counted in points."""
    now = score(position, 0, False)
    return _expected(ALONE[PROMISES[promise]], now[promise], int(position.plot(0).missing))


def _expected(aim: PromiseAim, now: float, missing: int) -> float:
    return now + aim.cell * missing


# --- Hints of Minigolf Designer: the best moves, and why

BY_A_TILE: Final = "tile "
"""Begins the reasons of the best tile that is not laid, where none is."""
LATER: Final = "later"
"""The reason of a move without a tile that is about points to come."""
HOPE: Final = "hope "
"""Begins the reasons of a tile that are about points to come, before the id of a condition."""
RECKONED: Final = "reckoned"
"""By how many points a move seemed better than the next to who tries nothing out."""
BEHIND: Final = "behind"
"""By how many points another move is behind the best in trials."""
WORTH_TELLING: Final = 1.0
"""Points to come that are told of, at least."""
HOPED: Final = 0.5
"""The same of a single condition."""
OPENED: Final = 3.0
"""Points that are to be feared for a course that can be played, at least: most tiles open some
end."""
MOST_HOPES: Final = 2
"""Conditions of which more is to come that are told of."""
GOOD_ENOUGH: Final = 3.0
"""Points that a good move is worth less than the best, at most."""
FILLED: Final = 2.0
"""Points that a move without a tile takes from what may come without a word."""


def hints_of_a_turn(
    rules: DesignerRules,
    state: State,
    position: Position,
    valuer: Valuer,
    seed: int,
    budget: Budget,
) -> Iterator[tuple[Hint, ...]]:
    """Yield the best moves by their value, then those that did best in trials.

    ``state`` is a possible one of what the seat to move knows, ``position`` the same in the kernel.
    Reasons: ids of conditions with their points, of a tile :data:`HOPE` with those of which more
    or less is to come, else :data:`LATER` with all that is to come; once moves were tried
    :data:`AHEAD` or :data:`BEHIND`.
    """
    found = choices(position, Gains(valuer))
    worths = dict(zip(found.actions, found.worths, strict=True))
    reasons = TurnReasons(rules, state, position, valuer)

    def hint(number: int) -> Hint:
        return reasons.hint(number, worths[number])

    laid = max(
        (number for number in found.actions if number >= FIRST_PLACEMENT),
        key=worths.__getitem__,
        default=None,
    )

    def answer(numbers: Sequence[int], trials: Sequence[Reason]) -> tuple[Hint, ...]:
        told = [hint(number) for number in numbers]
        for place, reason in enumerate(trials):
            told[place] = told[place]._replace(reasons=(*told[place].reasons, reason))
        if laid is not None and isinstance(told[0].action, Pass | Stop):
            told[0] = told[0]._replace(reasons=(*told[0].reasons, *by_a_tile(hint(laid))))
        return tuple(told)

    yield answer(_best(found), ())
    tried = search(position, valuer, found, seed, budget).behind
    if tried:
        best = _best_tried(tried)
        yield answer([number for number, _ in best], _trials(best))


def by_a_tile(hint: Hint) -> tuple[Reason, ...]:
    """Return the reasons of a move as those of the best tile that is not laid; none of another."""
    if not isinstance(hint.action, PlaceTile | PlaceReserved):
        return ()
    return tuple(Reason(BY_A_TILE + what, amount) for what, amount in hint.reasons)


class TurnReasons:
    """What speaks for the moves of a turn, and against them."""

    def __init__(
        self, rules: DesignerRules, state: State, position: Position, valuer: Valuer
    ) -> None:
        """Take a possible state of what the seat to move knows, and the same in the kernel."""
        self._rules = rules
        self._state = state
        self._position = position
        self._valuer = valuer
        self._plot = position.plot(position.to_move())
        self._now = terms_of(valuer, self._plot)

    def hint(self, number: int, worth: int) -> Hint:
        """Return a move by its number in the kernel, with its reasons; ``worth`` is its value."""
        action = action_of(self._position, number)
        points = _points(self._rules, self._state, action)
        reasons = [Reason(*one) for one in sorted(points.items(), key=lambda one: -abs(one[1]))]
        if number >= FIRST_PLACEMENT:
            self._plot.lay(number >> 5, tile_of(self._position, number))
            gained = terms_of(self._valuer, self._plot).since(self._now)
            self._plot.take_back()
            reasons += _hopes_of_a_tile(gained, points)
        elif not isinstance(action, Collect):
            # Whoever collects builds no more: nothing is to come.
            later = (worth - self._now.total) / POINT - sum(points.values())
            if later >= WORTH_TELLING or later <= -FILLED:
                reasons.append(Reason(LATER, later))
        return Hint(action, tuple(reasons))


def hints_of_lands(position: Position) -> tuple[Hint, ...]:
    """Return the first of :func:`good_lands`."""
    return good_lands(position)[:MOST_HINTS]


def good_lands(position: Position) -> tuple[Hint, ...]:
    """Return the lands that are as good as the best, or nearly so, the best first.

    Reasons: the ``points`` of a land, its ``cells``, and alone what these will bring: ``filled``.
    """
    grounds = position.grounds[position.to_move()]
    a_cell = LAND_CELL_ALONE if position.options.is_solo else LAND_CELL
    ranked = sorted(
        (-int(ground.points) - int(a_cell) * int(ground.size) / POINT, choice)
        for choice, ground in enumerate(grounds)
    )

    def hint(choice: int) -> Hint:
        points, cells = int(grounds[choice].points), int(grounds[choice].size)
        reasons = [Reason("points", points), Reason("cells", cells)]
        if position.options.is_solo:
            reasons.append(Reason("filled", int(a_cell) * cells / POINT))
        return Hint(ChooseLand(choice), tuple(reasons))

    good = [choice for worth, choice in ranked if worth - ranked[0][0] <= GOOD_ENOUGH]
    return tuple(map(hint, good))


def hints_of_promises(position: Position) -> tuple[Hint, ...]:
    """Return the first of :func:`good_promises`."""
    return good_promises(position)[:MOST_HINTS]


def good_promises(position: Position) -> tuple[Hint, ...]:
    """Return the promises that are worth it, the best first; else to make no more.

    Reasons: in a group the points ``promised`` by rank; alone how many are ``expected``, and how
    many ``wanted``, where the condition is counted in points.
    """
    taken = position.promises[position.to_move()]
    hopes = hopes_of(position)
    left = [one for one in range(len(PROMISES)) if not holds(taken, one)]
    left.sort(key=lambda one: -hopes[one])
    good = [one for one in left if hopes[one] > 0] or ([] if taken else left[:1])
    if not good:
        return (Hint(Done(), (Reason("no_promise"),)),)
    return tuple(Hint(TakePromise(one), _hopes(position, one, hopes)) for one in good)


def _hopes(position: Position, promise: int, hopes: list[float]) -> tuple[Reason, ...]:
    if not position.options.is_solo:
        return (Reason("promised", hopes[promise]),)
    aim = ALONE.get(PROMISES[promise])
    if aim is None:
        return ()
    return (
        Reason("expected", expected_alone(position, promise)),
        Reason("wanted", aim.wanted),
    )


def hint_between_turns(position: Position, number: int) -> Hint:
    """Return the hint of an action by its number, where no tile is laid.

    Reason: of a tile sent back or away what it ``brings``.
    """
    action = action_of(position, number)
    match action:
        case PutBack(slot) | Discard(slot):
            tables, couple = position.tables, position.couple
            design = (position.rack >> SLOT_BITS * slot & SLOT) - 1
            brings = tables.people[design] + couple.her_points * couple.loved[design]
            return Hint(action, (Reason("brings", int(brings)),))
    return Hint(action)


def _best(found: Choices) -> list[int]:
    """Return the choices worth most, of a tile at a place only the best way to turn it."""
    ranked = sorted(zip(found.worths, found.actions, strict=True), key=lambda one: -one[0])
    best: list[int] = []
    told: set[tuple[int, int]] = set()
    for worth, action in ranked:
        if int(ranked[0][0] - worth) > POINT * GOOD_ENOUGH:
            break
        is_told = any(alike(action, other) for other in best)
        # A tile that does equally well elsewhere is told of once.
        kind = (worth, action >> 2 & 7 if action >= FIRST_PLACEMENT else action)
        if not is_told and kind not in told:
            best.append(action)
            told.add(kind)
        if len(best) == MOST_HINTS:
            break
    return best


def alike(one: int, other: int) -> bool:
    """Return whether two choices lay the same tile at the same place, or take any face down."""
    if one >> KIND_BITS == other >> KIND_BITS == COLLECT >> KIND_BITS:
        return True
    if one < FIRST_PLACEMENT or other < FIRST_PLACEMENT:
        return one == other
    return one >> 2 == other >> 2


def _best_tried(tried: Sequence[tuple[int, float]]) -> list[tuple[int, float]]:
    """Return the moves that did best in trials with the points each is behind, a place once."""
    best: list[tuple[int, float]] = []
    for number, behind in tried:
        is_told = any(alike(number, other) for other, _ in best)
        if not is_told and behind <= POINT * GOOD_ENOUGH and len(best) < MOST_HINTS:
            best.append((number, behind / POINT))
    return best


def _trials(best: Sequence[tuple[int, float]]) -> list[Reason]:
    """Return what trials say of each of the moves that did best, but of the first where it is
    ahead of another.
    """
    ahead = [Reason(AHEAD, behind) for _, behind in best[1:2]]
    return ahead + [Reason(BEHIND, behind) for _, behind in best[1:]]


def tile_of(position: Position, number: int) -> int:
    """Return design and turn of the tile that a choice lays."""
    slot = number >> 2 & 7
    if slot == FROM_THE_GATE:
        design = int(position.reserved[position.to_move()])
    else:
        design = int(position.rack >> SLOT_BITS * slot & SLOT)
    return (design - 1) * 4 + (number & 3)


def _points(rules: DesignerRules, state: State, action: Action) -> dict[str, int]:
    """Return what a move changes by condition, in points."""
    seat = rules.to_move(state)
    assert seat is not None, "hints are for somebody who is to move"
    before = rules.assessment(state, seat, False).score
    after = rules.assessment(rules.apply(state, action).state, seat, False).score
    points: dict[str, int] = {}
    for change in score_changes(before, after):
        points[change.condition] = points.get(change.condition, 0) + change.line.points
    return {condition: amount for condition, amount in points.items() if amount}


def _hopes_of_a_tile(gained: Terms, points: dict[str, int]) -> list[Reason]:
    """Return of which conditions more is to come with a tile, the most first, and what it opens.

    That a cell is filled is the same for every tile, and no reason.
    """
    hopes = {
        name: amount / POINT - points.get(name, 0)
        for name, amount in gained._asdict().items()
        if name != "land"
    }
    playable = hopes.pop("playability")
    more = sorted(hopes.items(), key=lambda one: -one[1])[:MOST_HOPES]
    told = [Reason(HOPE + name, amount) for name, amount in more if amount >= HOPED]
    if playable >= HOPED or playable <= -OPENED:
        told.append(Reason(HOPE + "playability", playable))
    return told
