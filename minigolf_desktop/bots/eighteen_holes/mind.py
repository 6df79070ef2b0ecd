"""The computer's players of 18 Holes, and what the characters like besides needing few turns."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from minigolf_desktop.bots.eighteen_holes.advice import (
    AHEAD_OF_RIVALS,
    FEWER_TURNS,
    FIRST_MORE_OFTEN,
    KEEPS_CLUBS,
    best_of,
    meaning_of,
    reasons_for,
)
from minigolf_desktop.bots.eighteen_holes.kernel.actions import (
    ARGUMENT,
    BIG_HIT,
    KIND_BITS,
    PLAY_CLUB,
    PLAY_SHOT,
    RESET_HAND,
    action_of,
)
from minigolf_desktop.bots.eighteen_holes.kernel.aims import (
    WORTH,
    contested,
    first_in_clubhouse,
    gains_at_once,
    goal_of_greens,
    scale_of,
    worths_of_declaring,
    worths_of_picks,
    worths_of_targets,
    worths_of_tokens,
)
from minigolf_desktop.bots.eighteen_holes.kernel.codes import (
    ACT,
    BORROW,
    CHOOSE,
    DECLARE,
    DORIAN_B,
    DRAFT,
    EXTRA,
    FAIRWAY,
    FOLLOW,
    KEEP,
    LAKE,
    NAME,
    NONE,
    PLACING,
    SELECT,
    SLICK_RIKESH_B,
    SLUGGER_B,
    TARGET,
    THE_SHARK_A,
    THE_SHARK_B,
    THROW,
    WATER,
    clubs_of,
)
from minigolf_desktop.bots.eighteen_holes.kernel.conversion import position_of
from minigolf_desktop.bots.eighteen_holes.kernel.judge import ActionJudge
from minigolf_desktop.bots.eighteen_holes.kernel.playing import landing, legal
from minigolf_desktop.bots.eighteen_holes.kernel.position import Position
from minigolf_desktop.bots.eighteen_holes.kernel.turns_left import (
    TO_THE_END,
    CourseInTurns,
    Goal,
    Hand,
    course_of,
)
from minigolf_desktop.bots.mind import AHEAD, Hint, Reason, Thinker, Thought, liked, wobble
from minigolf_desktop.model.eighteen_holes.moves import Action
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.state import View
from minigolf_desktop.model.play import STRONGEST, Character, Level, Randomness, strength_of

# --- What the characters like at 18 Holes, besides needing few turns

HASTE = 0.15
"""Turns that a longer deck is worth to Bruno, each."""
ON_THE_FAIRWAY = 0.4
"""Turns that the fairway is worth to Cleo."""
DARING = 0.8
"""Turns that a big hit is worth to Dario."""
FEAR = 0.4
"""Turns that every hex of water costs Enid, beside the ball or under it."""
COMPANY = 0.4
"""Turns that a ball close by is worth to Fritz."""


SIZE_OF_TASTE: Final = (4.0, 3.0, 2.0, 1.5, 1.0, 1.0, 1.0, 1.0)
"""By strength: how strong tastes are. Who misjudges more needs a stronger one to show it."""


def taste(position: Position, action: int, character: Character) -> float:
    """Return the turns that an action seems to cost a character besides."""
    kind, argument = action >> KIND_BITS, action & ARGUMENT
    if position.phase == ACT:
        if character is Character.DARIO and kind == BIG_HIT:
            return -DARING
        if character is Character.BRUNO and kind == PLAY_CLUB:
            return -HASTE * (argument // 7 - 1)
        return 0.0
    if position.phase != CHOOSE or kind != PLAY_SHOT or position.ball == NONE or position.bunker:
        return 0.0
    end = landing(position, argument // 32, argument // 8 % 4, argument % 8)
    return 0.0 if end == NONE else _taste_of_landing(position, end, character)


def _taste_of_landing(position: Position, end: int, character: Character) -> float:
    ground = position.table.ground
    around = [end, *(ground.beside[6 * end + way] for way in range(6))]
    match character:
        case Character.CLEO:
            return -ON_THE_FAIRWAY * (ground.ground[end] == FAIRWAY)
        case Character.ENID:
            return FEAR * sum(ground.ground[place] in (WATER, LAKE) for place in around)
        case Character.FRITZ:
            others = [ball.place for n, ball in enumerate(position.balls) if n != position.ball]
            return -COMPANY * any(place in around for place in others)
    return 0.0


# --- The computer's players of 18 Holes


class Sight(NamedTuple):
    """What a golfer sees of a position."""

    misjudged: float = 0.0
    """By how many turns it misjudges an action (standard deviation)."""
    shots_ahead: int = TO_THE_END
    """How many shots it looks ahead with its clubs after the next one."""
    flags_ahead: int = 1
    """The same where any of several greens will do."""
    cards: bool = True
    """Whether it remembers which cards are gone from the decks."""
    next_tee: bool = True
    """Whether it keeps clubs for the next hole."""
    rivals: bool = True
    """Whether it sees what the others are about to do."""


SIGHTS = (
    Sight(2.0, 0, 0, cards=False, rivals=False),
    Sight(1.0, 0, 0, cards=False, rivals=False),
    Sight(0.5, 0, 0, cards=False, rivals=False),
    Sight(0.33, 0, 0, cards=False, rivals=False),
    Sight(0.22, 0, 0, cards=False, rivals=False),
    Sight(0.12, 0, 0, cards=False, rivals=False),
    Sight(0.06, 1, 1, rivals=False),
    Sight(),
)
"""By strength."""
SHORT, FULL = SIGHTS[strength_of(Level.MEDIUM)], SIGHTS[STRONGEST]
"""How far is seen at once, and how far with time."""


MEASURED: Final = 100.0
"""Turns that no decision is ahead by which are counted."""
BEFORE_PLAY = frozenset({PLACING, DRAFT, DECLARE, TARGET})
"""Phases in which no shot is thought of."""


def mind(rules: EighteenHolesRules) -> "GolfMind":
    """Return what decides for the computer by some rules."""
    return GolfMind(rules)


def worths_by(judge: ActionJudge, position: Position, actions: list[int]) -> list[float]:
    """Return by action how many turns are left after it, as somebody in play judges."""
    phase = position.phase
    if phase == THROW:
        return judge.of_throwing(actions)
    if phase in (SELECT, EXTRA):
        return judge.of_clubs(actions)
    if phase == ACT:
        return judge.of_turn(actions)
    if phase in (CHOOSE, FOLLOW, NAME):
        return judge.of_shots(actions)
    if phase == BORROW:
        return judge.of_borrowing(actions)
    assert phase == KEEP, "no other phase asks for a decision"
    return judge.of_keeping(actions)


def _apart_in_a_race(position: Position, judge: ActionJudge, pair: list[int]) -> list[Reason]:
    """Return what the first of two actions gains: turns, chances to be first, the next hole."""
    plain, race = (
        ActionJudge(position, judge.seat, judge.hand, judge.depth, scale)
        for scale in ([], judge.scale)
    )
    race.keeps_clubs = False
    turns, first, whole = (
        second - one
        for one, second in (worths_by(each, position, pair) for each in (plain, race, judge))
    )
    return [
        Reason(FEWER_TURNS, turns),
        # What an action is worth is won less what the others win: each is half of it.
        Reason(FIRST_MORE_OFTEN, first / WORTH / 2),
        Reason(KEEPS_CLUBS, whole - first),
    ]


class GolfMind:
    """Decides for any seat of a game."""

    def __init__(self, rules: EighteenHolesRules, sights: Sequence[Sight] = SIGHTS) -> None:
        """Take the rules of the box, and what each strength sees."""
        self._rules = rules
        self._sights = sights
        self._hand = lru_cache(maxsize=64)(Hand)

    def decide(self, view: View, thinker: Thinker, randomness: Randomness) -> Thought[Action]:
        """Return what the seat to move does."""
        deal, randomness = randomness.below(1 << 60)
        position = position_of(self._rules.determinize(view, Randomness.of_seed(deal)))
        actions = legal(position)
        if len(actions) == 1:
            return Thought(action_of(actions[0]))
        sight, unit = self._sights[thinker.strength], AHEAD
        if position.phase in BEFORE_PLAY:
            worths = self.worths(position, actions, sight)
        else:
            judge = self.judge_to_move(position, sight)
            worths = worths_by(judge, position, actions)
            unit = AHEAD_OF_RIVALS if judge.scale else AHEAD
        size = SIZE_OF_TASTE[thinker.strength]
        for number, action in enumerate(actions):
            error, randomness = wobble(randomness, sight.misjudged)
            worths[number] += error + size * taste(position, action, thinker.character)
        best = worths.index(min(worths))
        done = meaning_of(position, actions[best])
        for worth, action in sorted(zip(worths, actions, strict=True)):
            if meaning_of(position, action) != done:
                less = worth - worths[best]
                # What costs nothing, or is of no use, is so far apart that it is no measure.
                ahead = Reason(unit, less) if less < MEASURED else None
                return Thought(action_of(actions[best]), 0, action_of(action), ahead)
        return Thought(action_of(actions[best]))

    def why(self, view: View, thinker: Thinker, thought: Thought[Action]) -> tuple[Hint, ...]:
        """Return a decision and the next best: what may come of them, what tells them apart.

        That is how far ahead it seemed, or where being first counts how far ahead it is.
        """
        position = position_of(self._rules.determinize(view, Randomness.of_seed(0)))
        judge = None
        if position.phase not in BEFORE_PLAY:
            judge = self.judge_to_move(position, FULL)
        found = [Hint(thought.action, reasons_for(view, judge, thought.action))]
        if thought.next is not None:
            found.append(Hint(thought.next, reasons_for(view, judge, thought.next, in_short=True)))
        if judge is not None and thought.next is not None:
            apart = self._apart(position, judge, thinker, thought)
            found[0] = found[0]._replace(reasons=(*found[0].reasons, *apart))
        return tuple(found)

    def _apart(
        self, position: Position, judge: ActionJudge, thinker: Thinker, thought: Thought[Action]
    ) -> tuple[Reason, ...]:
        """Return what tells a decision from the next best one."""
        ahead = thought.ahead
        # Kinds without arguments, and those with the same ones, are equal as tuples.
        numbers = {(type(one), one): n for n in legal(position) for one in (action_of(n),)}
        wanted = ((type(one), one) for one in (thought.action, thought.next))
        pair = [numbers[one] for one in wanted if one in numbers]
        # To take clubs back is made dear, lest nobody ever does anything else: no measure either.
        if ahead is None or len(pair) < 2 or RESET_HAND in [one >> KIND_BITS for one in pair]:
            return ()
        found = [ahead]
        if ahead.what == AHEAD_OF_RIVALS:
            found = _apart_in_a_race(position, judge, pair)
        tastes = [taste(position, one, thinker.character) for one in pair]
        liking = SIZE_OF_TASTE[thinker.strength] * (tastes[1] - tastes[0])
        return (*found, *liked(thinker.character, ahead.amount, liking))

    def hints(self, view: View, randomness: Randomness) -> Iterator[tuple[Hint, ...]]:
        """Yield the best actions at short sight, then as a hard player sees them.

        Reasons are those of :mod:`~minigolf_desktop.bots.eighteen_holes.advice`.
        """
        deal, randomness = randomness.below(1 << 60)
        position = position_of(self._rules.determinize(view, Randomness.of_seed(deal)))
        actions = legal(position)
        if position.phase in BEFORE_PLAY:
            yield best_of(view, position, actions, self.worths(position, actions, FULL), None)
            return
        for sight in (SHORT, FULL):
            judge = self.judge_to_move(position, sight)
            worths = worths_by(judge, position, actions)
            yield best_of(view, position, actions, worths, judge, looks_on=sight is FULL)

    def worths(self, position: Position, actions: list[int], sight: Sight) -> list[float]:
        """Return by action how many turns are left after it, as far as the actions differ."""
        match position.phase:
            case p if p == PLACING:
                return worths_of_tokens(position, actions)
            case p if p == DRAFT:
                return worths_of_picks(self._course(position, position.seat), position, actions)
            case p if p == DECLARE:
                return worths_of_declaring(self._course(position, position.seat), position, actions)
            case p if p == TARGET:
                return worths_of_targets(self._course(position, position.seat), position, actions)
        return self.worths_in_play(position, actions, sight)

    def worths_in_play(self, position: Position, actions: list[int], sight: Sight) -> list[float]:
        """Return the same of a position in play, for who sees so much."""
        return worths_by(self.judge_to_move(position, sight), position, actions)

    def judge_to_move(self, position: Position, sight: Sight) -> ActionJudge:
        """Return what judges the actions of whoever decides in play."""
        seat = position.order[0] if position.phase == THROW else position.seat
        return self.judge(position, seat, sight)

    def _course(self, position: Position, seat: int) -> CourseInTurns:
        """Return the course as a seat sees it."""
        table = position.table
        swims = table.faces[seat] in (THE_SHARK_A, THE_SHARK_B)
        return course_of(table.cards, table.ground, swims, int(table.penalty), table.fast_travel)

    def judge(self, position: Position, seat: int, sight: Sight) -> ActionJudge:
        """Return what judges the actions of a seat that sees so much."""
        course = self._course(position, seat)
        if position.table.fast_travel:
            return self._judge_among_flags(course, position, seat, sight)
        hole = position.balls[position.balls_of(seat)[0]].hole
        scale = scale_of(course, position, seat) if sight.rivals else []
        following = hole + 1 if sight.next_tee else NONE
        hand = self._hand_of(position, seat, course.hole(hole), following, bool(scale))
        judge = ActionJudge(position, seat, hand, sight.shots_ahead, scale)
        judge.knows_decks = sight.cards
        if position.nineteenth and sight.rivals:
            judge.playing_first = first_in_clubhouse(course, position, seat)
        return judge

    def _judge_among_flags(
        self, course: CourseInTurns, position: Position, seat: int, sight: Sight
    ) -> ActionJudge:
        goal = goal_of_greens(course, position, seat)
        hand = self._hand_of(position, seat, goal, NONE, False)
        judge = ActionJudge(position, seat, hand, sight.flags_ahead, [])
        judge.knows_decks = sight.cards
        if sight.rivals:
            judge.playing_first = contested(course, position, seat)
            judge.gains = gains_at_once(course, position, seat)
        return judge

    def _hand_of(
        self, position: Position, seat: int, goal: Goal, following: int, apart: bool
    ) -> Hand:
        """Return the clubs of a seat, wherever they are now."""
        player = position.players[seat]
        clubs = player.hand | player.discard
        if player.chosen != NONE:
            clubs |= 1 << player.chosen
        lasting, face = player.lasting, position.table.faces[seat]
        if face in (DORIAN_B, SLICK_RIKESH_B):
            lasting = clubs
        numbers = clubs_of(clubs)
        places = sum(1 << place for place, club in enumerate(numbers) if lasting >> club & 1)
        return self._hand(goal, tuple(numbers), places, face == SLUGGER_B, following, apart)
