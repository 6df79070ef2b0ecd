"""Hints of 18 Holes: the best actions, what is likely to come of them, and of the shot after."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from typing import Final, NamedTuple

from minigolf_desktop.bots.eighteen_holes.kernel.actions import (
    ARGUMENT,
    BIG_HIT,
    BORROW_CLUB,
    DECLARE_CLUB,
    KIND_BITS,
    PICK_CLUB,
    PLAY_SHOT,
    SELECT_CLUB,
    action_of,
)
from minigolf_desktop.bots.eighteen_holes.kernel.codes import BUNKER, clubs_of
from minigolf_desktop.bots.eighteen_holes.kernel.judge import ActionJudge
from minigolf_desktop.bots.eighteen_holes.kernel.playing import landing
from minigolf_desktop.bots.eighteen_holes.kernel.position import Position
from minigolf_desktop.bots.eighteen_holes.kernel.turns_left import (
    PLAIN,
    WOODS,
    Goal,
    mean_of_draw,
    row_of,
)
from minigolf_desktop.bots.mind import MOST_HINTS, Hint, Reason
from minigolf_desktop.model.eighteen_holes.course import WATERS, Terrain
from minigolf_desktop.model.eighteen_holes.field import Field
from minigolf_desktop.model.eighteen_holes.flight import landings
from minigolf_desktop.model.eighteen_holes.moves import (
    Action,
    BigHit,
    BorrowClub,
    ExitBunker,
    MoveOneHex,
    NameGolfer,
    OwnClub,
    PlayClub,
    PlayShot,
    SelectClub,
    ShotOutcome,
    ThrowCard,
)
from minigolf_desktop.model.eighteen_holes.prospects import (
    Prospect,
    big_hit_prospect,
    chosen_ends,
    prospects,
)
from minigolf_desktop.model.eighteen_holes.state import NONE, View
from minigolf_desktop.model.geometry.hexagon import between

# --- What the shot after the next one may come to, from where a ball would lie


class NextShot(NamedTuple):
    """The best chance to come to a green that counts."""

    club: int
    """The club of it; NONE for a step, which needs none."""
    chance: float


def next_shot(view: View, judge: ActionJudge, ball: int, place: int, clubs: int) -> NextShot:
    """Return what is likeliest to bring a golfer to a green that counts, once it lies on a hex.

    ``clubs`` are in hand then, as bits: after the last one all of them. The decks are as now.
    """
    goal = judge.hand.goal
    field, size = view.table.field, len(goal.ends)
    if any(beside[place] < size and goal.ends[beside[place]] for beside in field.next):
        return NextShot(NONE, 1.0)
    every = clubs_of(clubs) if clubs else judge.hand.clubs
    club = max(every, key=lambda one: _reaches(goal, one, place))
    there = list(view.balls)
    there[ball] = there[ball]._replace(place=place)
    found = prospects(view._replace(balls=tuple(there)), view.table.seat_of(ball), club, ball)
    chances = [
        chance
        for one in found
        for end, chance in one.ends.items()
        if end != place and goal.ends[end]
    ]
    return NextShot(club, max(chances, default=0.0))


def _reaches(goal: Goal, club: int, place: int) -> float:
    """Return about how likely a club comes to a green that counts."""
    course = goal.course
    most = 0.0
    for row in _rows(goal, club, place):
        costs = [
            0.0 if any(end != course.shots.out and goal.ends[end] for end in ends) else 1.0
            for ends in course.shots.ends(row, place)
        ]
        most = max(most, 1.0 - mean_of_draw(costs, course.cards.drawn[club], PLAIN))
    return most


def _rows(goal: Goal, club: int, place: int) -> Iterator[int]:
    """Yield the rows of shots that a club may play from a hex."""
    cards, ground = goal.course.cards, goal.course.ground
    if ground.ground[place] == BUNKER and not cards.in_bunkers >> club & 1:
        return
    if cards.tee_only >> club & 1 and not ground.tee_box[place]:
        return
    short = ground.rough[place] and cards.rough_penalty[club] == 1
    for action in cards.draws[club]:
        deck, aim = (action & ARGUMENT) // 7 - 1, (action & ARGUMENT) % 7 - 1
        if action >> KIND_BITS == BIG_HIT:
            continue
        if deck == NONE:
            yield WOODS + (cards.wood_rough[club] if ground.rough[place] else cards.wood[club])
        else:
            yield row_of(deck, short, aim)


# --- Hints of 18 Holes: the best actions, and what is likely to come of them

GOOD_ENOUGH: Final = 0.3
"""Turns that an action costs more than the best and still is a good one, at most."""
SEEN: Final = 0.05
"""Turns below which two actions are as good as each other."""

TURNS: Final = "turns"
"""How many turns more an action costs than the best."""
BEHIND: Final = "behind"
"""The same where being first counts: then a turn is not worth the same everywhere."""
AHEAD_OF_RIVALS: Final = "ahead of rivals"
"""By how much a decision seemed better than the next best one, where being first counts; else it is
:data:`~minigolf_desktop.bots.mind.AHEAD`, in turns."""
FEWER_TURNS: Final = "fewer turns"
"""How many turns fewer a decision leaves than the next best one, where being first counts."""
FIRST_MORE_OFTEN: Final = "first more often"
"""How much likelier it comes first with it than with the next best one, a tie as half of that."""
KEEPS_CLUBS: Final = "keeps clubs"
"""How many turns it saves on the next hole against the next best one by the clubs that it keeps."""
LEAVES_BUNKER: Final = "leaves the bunker"
"""The chance to be out of the bunker in which the ball lies."""
PAST_WATER: Final = "past the water"
"""The chance that no water lies between ball and green any more, where some does."""
PAST_TREES: Final = "past the trees"
"""The same of trees."""
SAVES: Final = "saves"
"""How many turns fewer a club leaves on the course than those to choose from do on average."""
LIES: Final = "lies"
"""The likeliest hex of the likeliest ground, if not of a green that counts; of a card that may be
thrown away, the best hex that it allows."""
THEN: Final = "then"
"""The club that is likeliest to reach a green from there, by number; NONE for a step."""
REACHES: Final = "reaches"
"""The chance of it."""
WALKS: Final = "walks"
"""The hex that a step leads to, where a club is best used for one."""
GOAL: Final = "goal"
"""The chance of a green that counts; those of other ground have the names of the model."""
OUT: Final = "out"
"""The chance of out of bounds."""


def best_of(
    view: View,
    position: Position,
    actions: Sequence[int],
    worths: Sequence[float],
    judge: ActionJudge | None,
    *,
    looks_on: bool = True,
) -> tuple[Hint, ...]:
    """Return the best actions, of those that come to the same the first only.

    ``judge`` is there where shots are judged; where it ``looks_on``, the shot after the next is
    thought of too, which takes longer. Reasons, as far as there are any: what may come of a
    shot, and how much it is behind the best.
    """
    ranked = sorted(zip(worths, actions, strict=True), key=_order)
    best = ranked[0][0]
    mean = sum(worths) / len(worths)
    found: dict[tuple[int, int], Hint] = {}
    for worth, number in ranked:
        if worth - best > GOOD_ENOUGH or len(found) == MOST_HINTS:
            break
        meaning = meaning_of(position, number)
        if meaning not in found:
            action = action_of(number)
            reasons = () if judge is None else _outcome(view, judge, action, looks_on)
            if number >> KIND_BITS in (PICK_CLUB, DECLARE_CLUB):
                reasons = (Reason(SAVES, mean - worth),)
            elif worth - best >= SEEN:
                behind = BEHIND if judge is not None and judge.scale else TURNS
                reasons = (*reasons, Reason(behind, worth - best))
            found[meaning] = Hint(action, reasons)
    return tuple(found.values())


def reasons_for(
    view: View, judge: ActionJudge | None, action: Action, *, in_short: bool = False
) -> tuple[Reason, ...]:
    """Return what may come of an action, as hints tell it; nothing where no shot is judged.

    ``in_short`` leaves out where a draw likely ends, and the shot after it.
    """
    if judge is None:
        return ()
    found = _outcome(view, judge, action, not in_short)
    return tuple(one for one in found if not (in_short and one.what == LIES))


def _order(ranked: tuple[float, int]) -> tuple[float, int]:
    """Return what the best is the least of: a power is used only where it gains something."""
    worth, action = ranked
    return worth + (SEEN if action >> KIND_BITS == BORROW_CLUB else 0.0), action


def meaning_of(position: Position, action: int) -> tuple[int, int]:
    """Return what an action comes to: clubs of one name are one, and shots onto one hex."""
    kind, argument = action >> KIND_BITS, action & ARGUMENT
    if kind in (PICK_CLUB, DECLARE_CLUB, SELECT_CLUB, BORROW_CLUB):
        return kind, position.table.cards.names[argument]
    if kind == PLAY_SHOT and not position.bunker:
        return kind, landing(position, argument // 32, argument // 8 % 4, argument % 8)
    return kind, argument


# --- what may come of a draw


def _outcome(view: View, judge: ActionJudge, action: Action, looks_on: bool) -> tuple[Reason, ...]:
    """Return what may come of an action: grounds and their chances, where the ball then lies.

    Where one ``looks_on``, what the shot after it may do from there is told as well.
    """
    match action:
        case ThrowCard(slot):
            return _of_cards(view, judge, view.order[0], [slot], NONE)
        case NameGolfer(ball) if view.shot is not None:
            return _of_cards(view, judge, view.seat, range(len(view.shot.stacks)), ball)
        case PlayShot() | MoveOneHex():
            end = _end_of(view, action)
            is_home = end != NONE and judge.hand.goal.ends[end]
            passed = () if is_home else _passed(view, view.ball, {end: 1.0})
            if not looks_on:
                return passed
            return (*passed, *_and_then(view, judge, view.chosen[view.seat], end))
        case SelectClub(club):
            in_play = club
        case BorrowClub() | OwnClub() | PlayClub() | ExitBunker() | BigHit() | NameGolfer():
            in_play = view.chosen[view.seat]
        case _:
            return ()
    left = _left(judge, in_play)
    ball, best, gain = _best_draw(view, action, left)
    step = NONE
    if isinstance(action, SelectClub | BorrowClub | OwnClub):
        step = _better_step(view, left, gain if best else None)
    reasons = (*_told(view, best, judge.hand.goal.ends), *_passed(view, ball, best))
    if step != NONE:
        reasons = (Reason(WALKS, step),)
    end = next((int(one.amount) for one in reasons if one.what in (LIES, WALKS)), NONE)
    return (*reasons, *_and_then(view, judge, in_play, end)) if looks_on else reasons


def _best_draw(
    view: View, action: Action, left: Callable[[int], float]
) -> tuple[int, dict[int, float], float]:
    """Return the best draw of an action: its golfer, its chances by hex, and the turns it costs."""
    club = _club(view, action)
    best: dict[int, float] = {}
    golfer, least = NONE, 0.0
    for ball in (action.ball,) if isinstance(action, NameGolfer) else _able(view):
        here = left(view.balls[ball].place)
        for prospect in _prospects(view, action, club, ball):
            ends = chosen_ends(prospect, left)
            gain = _mean(ends, left, here) - here
            if not best or gain < least:
                golfer, best, least = ball, ends, gain
    return golfer, best, least


def _end_of(view: View, action: PlayShot | MoveOneHex) -> int:
    """Return the hex where an action leaves the ball; NONE out of bounds, or for no golfer yet."""
    if view.ball == NONE:
        return NONE
    if isinstance(action, MoveOneHex):
        return view.table.field.next[action.direction][view.balls[view.ball].place]
    for shot in landings(view, action.slot):
        if (shot.flight, shot.aim) == (action.flight, action.aim):
            return NONE if shot.outcome is ShotOutcome.OUT else shot.end
    return NONE


def _and_then(view: View, judge: ActionJudge, in_play: int, end: int) -> tuple[Reason, ...]:
    """Return what the next shot may do from a hex that is no green that counts."""
    if end == NONE or judge.hand.goal.ends[end]:
        return ()
    ball = view.ball if view.ball != NONE else view.table.balls_of(view.seat)[0]
    club, chance = next_shot(view, judge, ball, end, judge.in_hand(in_play))
    return (Reason(THEN, club), Reason(REACHES, chance))


def _left(judge: ActionJudge, in_play: int) -> Callable[[int], float]:
    """Return what says of a hex how many turns are left from there, once a club is played."""
    clubs = judge.in_hand(in_play)

    def left(place: int) -> float:
        return judge.left(clubs, place)

    return left


def _better_step(view: View, left: Callable[[int], float], gain: float | None) -> int:
    """Return the hex of a step that gains more than a shot does; NONE where none does.

    ``gain`` is None where there is no shot.
    """
    field = view.table.field
    steps = [
        (left(end) - left(view.balls[ball].place), end)
        for ball in _able(view)
        for end in (beside[view.balls[ball].place] for beside in field.next)
        if end < len(field.hexes) and field.ground[end] < Terrain.TREES
    ]
    if not steps or (gain is not None and min(steps)[0] > gain):
        return NONE
    return min(steps)[1]


def _of_cards(
    view: View, judge: ActionJudge, hitter: int, slots: Iterable[int], named: int
) -> tuple[Reason, ...]:
    """Return the best hex that cards drawn by somebody allow."""
    left = _left(judge, view.chosen[hitter])
    balls = (view.ball,) if view.ball != NONE else view.table.balls_of(hitter)
    ends = [
        shot.end
        for slot in slots
        for ball in (balls if named == NONE else (named,))
        for shot in landings(view, slot, ball=ball)
        if shot.outcome is not ShotOutcome.OUT
    ]
    return (Reason(LIES, min(ends, key=left)),) if ends else ()


def _club(view: View, action: Action) -> int:
    if isinstance(action, SelectClub | BorrowClub):
        return action.club
    if isinstance(action, OwnClub):
        return view.chosen[view.seat]
    return view.used[view.seat]


def _able(view: View) -> Iterable[int]:
    """Return the golfers of the seat to move who may be the one to act."""
    if view.ball != NONE:
        return (view.ball,)
    balls = view.table.balls_of(view.seat)
    return [ball for ball in balls if not view.balls[ball].lying] or balls


def _prospects(view: View, action: Action, club: int, ball: int) -> Iterable[Prospect]:
    """Return what draws an action may lead to."""
    seat = view.seat
    if isinstance(action, BigHit):
        return [big_hit_prospect(view, seat, club, ball)]
    found = prospects(view, seat, club, ball)
    if isinstance(action, PlayClub | ExitBunker):
        return [one for one in found if (one.deck, one.aim) == (action.deck, action.aim)]
    return found


def _mean(ends: Mapping[int, float], left: Callable[[int], float], here: float) -> float:
    """Return what is left on average; a ball out of bounds has come no nearer."""
    return sum(chance * (left(end) if end != NONE else here + 1.0) for end, chance in ends.items())


def _told(view: View, ends: Mapping[int, float], goals: Sequence[bool]) -> tuple[Reason, ...]:
    """Return the chances by ground, and the likeliest hex of the likeliest ground."""
    chances: defaultdict[str, float] = defaultdict(float)
    for end, chance in ends.items():
        chances[_ground(view, end, goals)] += chance
    reasons = [Reason(ground, chance) for ground, chance in chances.items()]
    reasons.sort(key=lambda one: (one.what != GOAL, -one.amount))
    likeliest = next((one.what for one in reasons if one.what not in (GOAL, OUT)), "")
    there = {end: chance for end, chance in ends.items() if _ground(view, end, goals) == likeliest}
    if there:
        reasons.append(Reason(LIES, max(there, key=there.__getitem__)))
    return tuple(reasons)


def _passed(view: View, ball: int, ends: Mapping[int, float]) -> tuple[Reason, ...]:
    """Return how likely a golfer comes out of, or past, what is in its way to the green."""
    if ball == NONE:
        return ()
    field, here = view.table.field, view.balls[ball].place
    reasons = []
    if field.terrain(here) is Terrain.BUNKER:
        chance = sum(
            chance
            for end, chance in ends.items()
            if end not in (NONE, here) and field.terrain(end) is not Terrain.BUNKER
        )
        reasons.append(Reason(LEAVES_BUNKER, chance))
    hole = view.balls[ball].hole
    if view.table.in_any_order or hole >= len(field.greens):
        return tuple(reasons)
    green = field.greens[hole]
    for what, grounds in ((PAST_WATER, WATERS), (PAST_TREES, _TREES)):
        if _lies_between(field, here, green, grounds):
            chance = sum(
                chance
                for end, chance in ends.items()
                if end != NONE
                and field.terrain(end) not in grounds
                and not _lies_between(field, end, green, grounds)
            )
            reasons.append(Reason(what, chance))
    return tuple(reasons)


_TREES: Final = frozenset({Terrain.TREES})


def _lies_between(field: Field, place: int, green: int, grounds: Set[Terrain]) -> bool:
    """Return whether the straight line from a hex to a green crosses some ground."""
    crossed = between(field.hexes[place], field.hexes[green])
    numbers = [field.number[one] for one in crossed if one in field.number]
    return any(field.terrain(number) in grounds for number in numbers)


def _ground(view: View, end: int, goals: Sequence[bool]) -> str:
    if end == NONE:
        return OUT
    return GOAL if goals[end] else Terrain(view.table.field.ground[end]).name.lower()
