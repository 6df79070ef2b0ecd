"""The computer's players of Putt Dice.

They aim at few strokes, but near the end of a round it counts how likely it is won.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from minigolf_desktop.bots.mind import (
    AHEAD,
    MOST_HINTS,
    Hint,
    Reason,
    Thinker,
    Thought,
    liked,
    wobble,
)
from minigolf_desktop.model.play import STRONGEST, Character, Randomness
from minigolf_desktop.model.putt_dice import (
    HOLES,
    MOST_STROKES,
    Action,
    ChooseMishap,
    Dice,
    Odds,
    Phase,
    PickFirst,
    Prospects,
    PuttDiceRules,
    Roll,
    View,
    mishaps_on,
    odds_of,
    total,
)
from minigolf_desktop.model.putt_dice.course import PuttHole
from minigolf_desktop.model.putt_dice.odds import FallTable
from minigolf_desktop.model.putt_dice.putting import Mishap, suffer
from minigolf_desktop.model.putt_dice.state import hole_of, leaders_of_hole

# --- How likely a round is won: what counts near its end, where strokes alone are not the aim

Chances = tuple[float, ...]
"""By number of strokes, from 0: how likely it is."""


class _Branch(NamedTuple):
    chance: float
    landings: tuple[tuple[int, int], ...]
    """(position, strokes with those of a penalty), more than one where the player has a choice."""


class HoleAims:
    """One hole, played for whatever its strokes are worth."""

    def __init__(self, table: FallTable, hole: PuttHole) -> None:
        self.hole = hole
        """The hole."""
        self.dice = range(1, len(table.dice) + 1)
        """Numbers of dice that may be rolled."""
        self._branches = [
            [_branches_of(table, hole, position, dice) for dice in self.dice]
            for position in range(hole.length)
        ]

    def worths(self, aims: Sequence[float]) -> list[list[float]]:
        """Return by strokes taken and position what the hole is worth with the best play.

        ``aims`` says by strokes, 0 to the most, what it is worth to finish with them.
        """
        length = self.hole.length
        found = [[aims[taken]] * (length + 1) for taken in range(MOST_STROKES + 1)]
        for taken in range(MOST_STROKES - 1, -1, -1):
            row = found[taken]
            for position in range(length):
                row[position] = max([self._worth(found, position, taken, n) for n in self.dice])
        return found

    def worths_of_dice(self, aims: Sequence[float], position: int, taken: int) -> tuple[float, ...]:
        """Return by number of dice, from 1, what it is worth to roll them now."""
        found = self.worths(aims)
        return tuple([self._worth(found, position, taken, n) for n in self.dice])

    def best_mishap(
        self, aims: Sequence[float], position: int, taken: int, mishaps: Sequence[Mishap]
    ) -> Mishap:
        """Return which mishap to choose; the strokes taken include the putt."""
        found = self.worths(aims)

        def after(mishap: Mishap) -> float:
            end, penalty = suffer(self.hole, position, mishap)
            return found[min(MOST_STROKES, taken + penalty)][end]

        return max(mishaps, key=after)

    def strokes_of(self, prospects: Prospects) -> Chances:
        """Return how likely each number of strokes is for who plays for the fewest."""
        length = self.hole.length
        here = [[0.0] * (length + 1) for _ in range(MOST_STROKES + 1)]
        here[0][0] = 1.0
        for taken in range(MOST_STROKES):
            for position in range(length):
                share = here[taken][position]
                if not share:
                    continue
                dice = prospects.best_dice(position, taken)
                for chance, landings in self._branches[position][dice - 1]:
                    end, strokes = min(
                        landings,
                        key=lambda one: prospects.strokes(
                            one[0], min(MOST_STROKES, taken + one[1])
                        ),
                    )
                    here[min(MOST_STROKES, taken + strokes)][end] += share * chance
        # With the most strokes the ball is picked up wherever it lies.
        return (*(row[length] for row in here[:MOST_STROKES]), sum(here[MOST_STROKES]))

    def _worth(self, found: list[list[float]], position: int, taken: int, dice: int) -> float:
        worth = 0.0
        for chance, landings in self._branches[position][dice - 1]:
            best = -1.0
            for end, strokes in landings:
                after = found[min(MOST_STROKES, taken + strokes)][end]
                best = max(best, after)
            worth += chance * best
        return worth


def _branches_of(table: FallTable, hole: PuttHole, position: int, dice: int) -> tuple[_Branch, ...]:
    endings = table.endings(hole, position, dice)
    total = endings.total()
    ways: dict[tuple[tuple[int, int], ...], int] = {}
    for (rest, mishaps), count in endings.items():
        landings = tuple(suffer(hole, rest.position, mishap) for mishap in mishaps)
        landings = tuple((end, 1 + penalty) for end, penalty in landings or ((rest.position, 0),))
        ways[landings] = ways.get(landings, 0) + count
    return tuple(_Branch(count / total, landings) for landings, count in ways.items())


def together(chances: Sequence[Chances]) -> Chances:
    """Return how likely each sum of independent numbers of strokes is."""
    found: Chances = (1.0,)
    for more in chances:
        row = [0.0] * (len(found) + len(more) - 1)
        for one, share in enumerate(found):
            for other, chance in enumerate(more):
                row[one + other] += share * chance
        found = tuple(row)
    return found


def chance_to_win(total: int, others: Sequence[tuple[int, Chances]]) -> float:
    """Return how likely a final total wins, where a tie is shared by lot.

    ``others`` gives for each other player the total so far and the chances of what is to come.
    """
    ties = [1.0]
    for so_far, to_come in others:
        more = sum(to_come[max(0, total - so_far + 1) :])
        equal = to_come[total - so_far] if 0 <= total - so_far < len(to_come) else 0.0
        ties = [
            (ties[count] * more if count < len(ties) else 0.0)
            + (ties[count - 1] * equal if count else 0.0)
            for count in range(len(ties) + 1)
        ]
    return sum(chance / (1 + count) for count, chance in enumerate(ties))


def aims_by_winning(
    total: int, ahead: Sequence[HoleAims], others: Sequence[tuple[int, Chances]]
) -> tuple[float, ...]:
    """Return by strokes on the hole now how likely the round is won after them.

    ``total`` are the strokes before it, ``ahead`` the holes after it.
    """
    most = MOST_STROKES * (len(ahead) + 1)
    after = [chance_to_win(total + more, others) for more in range(most + 1)]
    for hole in reversed(ahead):
        most -= MOST_STROKES
        after = [
            hole.worths(after[more : more + MOST_STROKES + 1])[0][0] for more in range(most + 1)
        ]
    return tuple(after)


# --- The computer's players of Putt Dice

MISJUDGED = (5.0, 2.4, 1.2, 0.6, 0.3, 0.1, 0.0, 0.0)
"""By strength: by how many strokes a choice of dice is misjudged (standard deviation)."""

LOOKS_AHEAD = 3
"""Holes before the end from which on a hard player plays to win; before that the fewest strokes
are as good."""

AHEAD_IN_WINNING = "ahead in winning"
"""By how much likelier a decision seemed to win than the next best one; where strokes alone are the
aim it is :data:`~minigolf_desktop.bots.mind.AHEAD`, in strokes."""


class Taste(NamedTuple):
    """What a character likes besides few strokes, in strokes."""

    haste: float = 0.0
    """What a die more is worth."""
    daring: float = 0.0
    """What it is worth to be sure to hole out."""
    fear: float = 0.0
    """What it costs to be sure of bad luck, besides what that costs."""
    company: float = 0.0
    """What it is worth to finish a hole with as many strokes as somebody before."""


TASTES: Final[Mapping[Character, Taste]] = {
    Character.ADA: Taste(),
    Character.BRUNO: Taste(haste=0.03),
    Character.CLEO: Taste(haste=-0.08),
    Character.DARIO: Taste(daring=1.0),
    Character.ENID: Taste(fear=2.8),
    Character.FRITZ: Taste(company=3.0),
}
"""Bruno is in a hurry and Cleo takes a walk; Dario dares, Enid hates water, Fritz loves company."""
SIZE_OF_TASTE: Final = (6.0, 4.0, 3.0, 2.0, 1.5, 1.0, 1.0, 1.0)
"""By strength: how strong tastes are. Who misjudges more needs a stronger one to show it."""
A_STROKE: Final = 0.05
"""By how much a stroke changes the chance to win, where chances are counted."""


def mind(rules: PuttDiceRules) -> "PuttDiceMind":
    """Return what decides for the computer by some rules."""
    return PuttDiceMind(rules.dice)


class PuttDiceMind:
    """Decides for any seat of a round."""

    def __init__(self, dice: Dice) -> None:
        """Take the dice of the box."""
        self._table = FallTable(dice)
        self._prospects = lru_cache(maxsize=64)(self._prospects_of)
        self._aims = lru_cache(maxsize=64)(self._aims_of)
        self._strokes = lru_cache(maxsize=64)(self._strokes_of)

    def decide(self, view: View, thinker: Thinker, randomness: Randomness) -> Thought[Action]:
        """Return what the seat to move does."""
        match view.phase:
            case Phase.PICK_FIRST:
                return Thought(PickFirst(_who_is_to_be_first(view)))
            case Phase.MISHAP:
                return Thought(self._mishap(view, thinker))
        return self._dice(view, thinker, randomness)

    def _dice(self, view: View, thinker: Thinker, randomness: Randomness) -> Thought[Action]:
        costs = []
        for dice, cost in enumerate(self._costs(view, thinker), 1):
            error, randomness = wobble(randomness, MISJUDGED[thinker.strength])
            costs.append(cost + error + self._cost_by_taste(view, thinker, dice))
        if _counts_chances(view, thinker):
            return _thought([cost * A_STROKE for cost in costs], AHEAD_IN_WINNING)
        return _thought(costs, AHEAD)

    def why(self, view: View, thinker: Thinker, thought: Thought[Action]) -> tuple[Hint, ...]:
        """Return a decision and the next best with their odds, and what tells them apart.

        That is how far ahead it seemed, or where it plays to win how far ahead it is.
        """
        found = [self._hint_of(view, thought.action)]
        if thought.next is not None:
            found.append(self._hint_of(view, thought.next))
            apart = self._apart(view, thinker, thought, found)
            found[0] = found[0]._replace(reasons=(*found[0].reasons, *apart))
        return tuple(found)

    def _hint_of(self, view: View, action: Action) -> Hint:
        match action:
            case Roll(dice):
                return self._hint_of_dice(view, dice)
            case ChooseMishap(mishap):
                return self._hint_of_mishap(view, Mishap(mishap))
        return Hint(action)

    def _apart(
        self, view: View, thinker: Thinker, thought: Thought[Action], hints: Sequence[Hint]
    ) -> Iterator[Reason]:
        """Yield what tells a roll from the next best one."""
        ahead, rolls = thought.ahead, (thought.action, thought.next)
        if ahead is None:
            return
        if ahead.what == AHEAD_IN_WINNING:
            wins, others = (dict(hint.reasons)["winning"] for hint in hints)
            yield Reason(AHEAD_IN_WINNING, wins - others)
        else:
            yield ahead
        costs = self._costs(view, thinker)
        plain = self._costs(view, thinker._replace(character=Character.ADA))
        likes = [
            costs[roll.dice - 1]
            - plain[roll.dice - 1]
            + self._cost_by_taste(view, thinker, roll.dice)
            for roll in rolls
            if isinstance(roll, Roll)
        ]
        liking = likes[1] - likes[0]
        if ahead.what == AHEAD_IN_WINNING:
            liking *= A_STROKE
        yield from liked(thinker.character, ahead.amount, liking)

    def _costs(self, view: View, thinker: Thinker) -> list[float]:
        """Return by number of dice what it costs to roll them, in strokes, as far as they differ.

        Who plays to win counts chances to, and a shared hole is worth something to who likes it.
        """
        wins = _counts_chances(view, thinker)
        company = TASTES[thinker.character].company * SIZE_OF_TASTE[thinker.strength]
        shared = _strokes_before(view) if company else frozenset()
        if not wins and not shared:
            prospects = self._prospects(view.hole)
            return [
                float(prospects.strokes_with(view.position, view.strokes, dice))
                for dice in prospects.dice
            ]
        if wins:
            wanted = [chance / A_STROKE for chance in self._wanted(view)]
        else:
            wanted = [float(MOST_STROKES - strokes) for strokes in range(MOST_STROKES + 1)]
        wanted = [worth + company * (at in shared) for at, worth in enumerate(wanted)]
        worths = self._aims(view.hole).worths_of_dice(wanted, view.position, view.strokes)
        return [-worth for worth in worths]

    def hints(self, view: View, randomness: Randomness) -> Iterator[tuple[Hint, ...]]:
        """Yield one answer, which is exact.

        Reasons: ``strokes`` expected on the hole, ``hole_out`` and ``mishap`` with their chances,
        and on the last holes the chance of ``winning``.
        """
        match view.phase:
            case Phase.PUTT:
                found = [self._hint_of_dice(view, dice) for dice in self._prospects(view.hole).dice]
            case Phase.MISHAP:
                mishaps = mishaps_on(view.hole.tiles[view.position])
                found = [self._hint_of_mishap(view, mishap) for mishap in mishaps]
            case _:
                found = [Hint(PickFirst(_who_is_to_be_first(view)))]
        yield tuple(sorted(found, key=_promise)[:MOST_HINTS])

    def _hint_of_dice(self, view: View, dice: int) -> Hint:
        prospects, odds = self._prospects(view.hole), self._odds(view, dice)
        strokes = float(prospects.strokes_with(view.position, view.strokes, dice))
        reasons = [Reason("strokes", strokes)]
        if odds.hole_out:
            reasons.append(Reason("hole_out", float(odds.hole_out)))
        if odds.mishap:
            reasons.append(Reason("mishap", float(odds.mishap)))
        if _plays_to_win(view):
            aims = self._aims(view.hole)
            worths = aims.worths_of_dice(self._wanted(view), view.position, view.strokes)
            reasons.insert(0, Reason("winning", worths[dice - 1]))
        return Hint(Roll(dice), tuple(reasons))

    def _hint_of_mishap(self, view: View, mishap: Mishap) -> Hint:
        end, penalty = suffer(view.hole, view.position, mishap)
        taken = min(MOST_STROKES, view.strokes + penalty)
        strokes = float(self._prospects(view.hole).strokes(end, taken))
        reasons = [Reason("strokes", strokes)]
        if _plays_to_win(view):
            worths = self._aims(view.hole).worths(self._wanted(view))
            reasons.insert(0, Reason("winning", worths[taken][end]))
        return Hint(ChooseMishap(mishap), tuple(reasons))

    def _cost_by_taste(self, view: View, thinker: Thinker, dice: int) -> float:
        """Return the strokes that a choice seems to cost besides."""
        taste = TASTES[thinker.character]
        cost = -taste.haste * dice
        if taste.daring or taste.fear:
            odds = self._odds(view, dice)
            cost += taste.fear * float(odds.mishap) - taste.daring * float(odds.hole_out)
        return cost * SIZE_OF_TASTE[thinker.strength]

    def _mishap(self, view: View, thinker: Thinker) -> Action:
        mishaps = mishaps_on(view.hole.tiles[view.position])
        if _counts_chances(view, thinker):
            aims = self._aims(view.hole)
            wanted = self._wanted(view)
            return ChooseMishap(aims.best_mishap(wanted, view.position, view.strokes, mishaps))
        prospects = self._prospects(view.hole)
        return ChooseMishap(prospects.best_mishap(view.position, view.strokes, mishaps))

    def _wanted(self, view: View) -> tuple[float, ...]:
        """Return by strokes on the hole how likely the seat to move then wins."""
        seat = view.order[view.turn]
        others = [
            (self._strokes_so_far(view, other), self._to_come(view, other))
            for other in view.order
            if other != seat
        ]
        ahead = [self._aims(hole_of(view.setup, hole)) for hole in range(view.round + 1, HOLES)]
        return aims_by_winning(self._strokes_so_far(view, seat), ahead, others)

    def _strokes_so_far(self, view: View, seat: int) -> int:
        """Return the strokes that count; in a play-off those of its last hole, where finished."""
        if view.round < HOLES:
            return total(view, seat)
        return sum(view.cards[seat][view.round :])

    def _to_come(self, view: View, seat: int) -> Chances:
        """Return how likely each number of strokes is on the holes that a seat has yet to play."""
        begun = len(view.cards[seat])
        last = max(HOLES, view.round + 1)
        return together([self._strokes(hole_of(view.setup, hole)) for hole in range(begun, last)])

    def _prospects_of(self, hole: PuttHole) -> Prospects:
        return Prospects(self._table, hole)

    def _aims_of(self, hole: PuttHole) -> HoleAims:
        return HoleAims(self._table, hole)

    def _strokes_of(self, hole: PuttHole) -> Chances:
        return self._aims(hole).strokes_of(self._prospects(hole))

    def _odds(self, view: View, dice: int) -> Odds:
        return odds_of(self._table, view.hole, view.position, dice)


def _thought(costs: Sequence[float], unit: str) -> Thought[Action]:
    """Return the roll that costs least, by the cost of each number of dice, and the next one.

    ``unit`` is the reason that tells how far apart they are.
    """
    best, *others = sorted(range(len(costs)), key=lambda place: (costs[place], place))
    if not others:
        return Thought(Roll(1 + best))
    ahead = Reason(unit, costs[others[0]] - costs[best])
    return Thought(Roll(1 + best), 0, Roll(1 + others[0]), ahead)


def _promise(hint: Hint) -> tuple[float, ...]:
    """Return how good a move is, less for the better: by winning, then by strokes."""
    amounts = {reason.what: reason.amount for reason in hint.reasons}
    return (-amounts.get("winning", 0.0), amounts.get("strokes", 0.0))


def _counts_chances(view: View, thinker: Thinker) -> bool:
    """Return whether somebody sees chances to win, where strokes alone are not the aim."""
    return thinker.strength == STRONGEST and _plays_to_win(view)


def _strokes_before(view: View) -> frozenset[int]:
    """Return the strokes of those who have finished the hole."""
    return frozenset(card[view.round] for card in view.cards if len(card) > view.round)


def _plays_to_win(view: View) -> bool:
    """Return whether strokes alone are not the aim any more."""
    return len(view.order) > 1 and view.round >= HOLES - LOOKS_AHEAD


def _who_is_to_be_first(view: View) -> int:
    """Return whom to pick: who putts later knows what the others did.

    So it is one of the leaders after whom the others putt before the one who picks.
    """
    leaders, players = leaders_of_hole(view), len(view.setup.players)
    return min(leaders, key=lambda first: (first - view.last - 1) % players)


# --- Computer players of Putt Dice: one plays by chance, one by a plain rule, one at its best


class BestPutter:
    """Plays for the fewest strokes that can be expected; the odds are exact."""

    def __init__(self, dice: Dice) -> None:
        self.table = FallTable(dice)
        """How likely each fall of the dice is."""
        self._prospects: dict[PuttHole, Prospects] = {}

    def prospects(self, hole: PuttHole) -> Prospects:
        """Return what to expect of a hole; worked out once."""
        if hole not in self._prospects:
            self._prospects[hole] = Prospects(self.table, hole)
        return self._prospects[hole]

    def choose(self, view: View) -> Action:
        """Return the best action."""
        if view.phase is Phase.PICK_FIRST:
            return PickFirst(itself_first(view))
        prospects, position, taken = self.prospects(view.hole), view.position, view.strokes
        if view.phase is Phase.MISHAP:
            mishaps = mishaps_on(view.hole.tiles[position])
            return ChooseMishap(prospects.best_mishap(position, taken, mishaps))
        return Roll(prospects.best_dice(position, taken))


def itself_first(view: View) -> int:
    """Return who picks if it shares the fewest strokes, else the first who does."""
    leaders = leaders_of_hole(view)
    return view.last if view.last in leaders else leaders[0]
