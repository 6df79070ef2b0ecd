"""The computer's players of 18 Holes.

All know how many turns are left from every hex. The weaker ones look less far and misjudge what
they see, and each character likes something besides.
"""

from functools import lru_cache

from minigolf_desktop.bots.eighteen_holes.kernel.actions import action_of
from minigolf_desktop.bots.eighteen_holes.kernel.clubs import clubs_of
from minigolf_desktop.bots.eighteen_holes.kernel.codes import (
    ACT,
    BORROW,
    CHOOSE,
    DECLARE,
    DORIAN_B,
    DRAFT,
    EXTRA,
    FOLLOW,
    KEEP,
    NAME,
    NONE,
    PLACE_TOKEN,
    SELECT,
    SLICK_RIKESH_B,
    TARGET,
    THE_SHARK_A,
    THE_SHARK_B,
    THROW,
)
from minigolf_desktop.bots.eighteen_holes.kernel.exchange import position_of
from minigolf_desktop.bots.eighteen_holes.kernel.greens_wanted import (
    contested,
    gains_at_once,
    goal_of_greens,
)
from minigolf_desktop.bots.eighteen_holes.kernel.hand import TO_THE_END, Hand
from minigolf_desktop.bots.eighteen_holes.kernel.judge import Judge
from minigolf_desktop.bots.eighteen_holes.kernel.picking import (
    worths_of_declaring,
    worths_of_picks,
    worths_of_targets,
    worths_of_tokens,
)
from minigolf_desktop.bots.eighteen_holes.kernel.playing import legal
from minigolf_desktop.bots.eighteen_holes.kernel.position import Position
from minigolf_desktop.bots.eighteen_holes.kernel.race import scale_of
from minigolf_desktop.bots.eighteen_holes.kernel.turns_left import Course, Goal, course_of
from minigolf_desktop.bots.eighteen_holes.tastes import taste
from minigolf_desktop.bots.mind import Thinker, Thought, wobble
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.model.play import Level, Randomness

MISJUDGED = {Level.EASY: 0.9, Level.MEDIUM: 0.3, Level.HARD: 0.0}
"""By level: by how many turns an action is misjudged (standard deviation)."""

LOOKS_AHEAD = {Level.EASY: 0, Level.MEDIUM: 0, Level.HARD: TO_THE_END}
"""By level: how many shots are looked ahead after the next one."""
AMONG_FLAGS = 1
"""How many where any of several greens will do."""


def mind(rules: EighteenHolesRules) -> "GolfMind":
    """Return what decides for the computer by some rules."""
    return GolfMind(rules)


class GolfMind:
    """Decides for any seat of a game."""

    def __init__(self, rules: EighteenHolesRules) -> None:
        """Take the rules of the box."""
        self._rules = rules
        self._hand = lru_cache(maxsize=64)(Hand)

    def decide(self, view: View, thinker: Thinker, randomness: Randomness) -> Thought:
        """Return what the seat to move does."""
        deal, randomness = randomness.below(1 << 60)
        position = position_of(self._rules.determinize(view, Randomness.of_seed(deal)))
        actions = legal(position)
        worths = [0.0] * len(actions)
        if len(actions) > 1:
            worths = self._worths(position, actions, thinker)
        if thinker.level is not Level.HARD:
            for number, action in enumerate(actions):
                error, randomness = wobble(randomness, MISJUDGED[thinker.level])
                worths[number] += error + taste(position, action, thinker.character)
        return Thought(action_of(actions[worths.index(min(worths))]))

    def _worths(self, position: Position, actions: list[int], thinker: Thinker) -> list[float]:
        """Return by action how many turns are left after it, as far as the actions differ."""
        match position.phase:
            case p if p == PLACE_TOKEN:
                return worths_of_tokens(position, actions)
            case p if p == DRAFT:
                return worths_of_picks(self._course(position, position.seat), position, actions)
            case p if p == DECLARE:
                return worths_of_declaring(self._course(position, position.seat), position, actions)
            case p if p == TARGET:
                return worths_of_targets(self._course(position, position.seat), position, actions)
        return self._worths_in_play(position, actions, thinker)

    def _worths_in_play(
        self, position: Position, actions: list[int], thinker: Thinker
    ) -> list[float]:
        phase = position.phase
        if phase == THROW:
            return self._judge(position, position.order[0], thinker).of_throwing(actions)
        judge = self._judge(position, position.seat, thinker)
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

    def _course(self, position: Position, seat: int) -> Course:
        """Return the course as a seat sees it."""
        table = position.table
        swims = table.faces[seat] in (THE_SHARK_A, THE_SHARK_B)
        return course_of(table.cards, table.ground, swims, int(table.penalty), table.fast_travel)

    def _judge(self, position: Position, seat: int, thinker: Thinker) -> Judge:
        depth = LOOKS_AHEAD[thinker.level]
        course = self._course(position, seat)
        if position.table.fast_travel:
            goal = goal_of_greens(course, position, seat)
            depth = min(depth, AMONG_FLAGS)
        else:
            goal = course.hole(position.balls[seat].hole)
        scale = scale_of(course, position, seat) if thinker.level is Level.HARD else []
        hand = self._hand_of(position, seat, goal, bool(scale))
        judge = Judge(position, seat, hand, depth, scale)
        judge.knows_decks = thinker.level is Level.HARD
        if position.table.fast_travel and thinker.level is Level.HARD:
            judge.playing_first = contested(course, position, seat)
            judge.gains = gains_at_once(course, position, seat)
        return judge

    def _hand_of(self, position: Position, seat: int, goal: Goal, apart: bool) -> Hand:
        """Return the clubs of a seat, wherever they are now."""
        player = position.players[seat]
        clubs = player.hand | player.discard
        if player.chosen != NONE:
            clubs |= 1 << player.chosen
        lasting = player.lasting
        if position.table.faces[seat] in (DORIAN_B, SLICK_RIKESH_B):
            lasting = clubs
        numbers = clubs_of(clubs)
        places = sum(1 << place for place, club in enumerate(numbers) if lasting >> club & 1)
        following = -1
        if not position.table.fast_travel:
            following = position.balls[seat].hole + 1
        return self._hand(goal, tuple(numbers), places, following, apart)
