"""Plain golfers for 18 Holes: one plays by chance, one looks a single shot ahead.

The same golfers play in
:mod:`~minigolf_desktop.bots.eighteen_holes.kernel.plain_golfers`: what changes here changes there.
"""

import random
from collections.abc import Iterable, Sequence
from functools import lru_cache
from statistics import fmean
from typing import NamedTuple

from minigolf_desktop.model.eighteen_holes.box import Club, Deck, ShotCard
from minigolf_desktop.model.eighteen_holes.course import Terrain
from minigolf_desktop.model.eighteen_holes.field import Field, ways_to_greens
from minigolf_desktop.model.eighteen_holes.flight import (
    AIMS,
    bunker_exit,
    chip,
    flights_of,
    fly,
    landings,
    lies_in_rough,
)
from minigolf_desktop.model.eighteen_holes.modes import mode_of
from minigolf_desktop.model.eighteen_holes.modes.chaos_golf import may_claim
from minigolf_desktop.model.eighteen_holes.moves import (
    Action,
    BigHit,
    ExitBunker,
    HandOver,
    LookAtDeck,
    MoveOneHex,
    NameGolfer,
    PassPick,
    Phase,
    PickClub,
    PlayClub,
    PlayShot,
    Redraw,
    ResetFirst,
    ResetHand,
    RevealClub,
    SelectClub,
    ShotOutcome,
    StayPut,
    ThrowCard,
)
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.state import NONE, State, View

# --- A plain, sensible golfer for 18 Holes: looks one shot ahead and takes what looks best

HEXES_A_SHOT = 3.5
"""How far a shot usually brings the ball nearer."""

GROUND_COSTS = {Terrain.ROUGH: 0.3, Terrain.BUNKER: 1.0, Terrain.WATER: 1.2, Terrain.LAKE: 1.0}
"""Turns, or parts of one, that lying there costs."""

OUT_COSTS = 0.9
"""A shot out of bounds is a turn lost, but the club is not."""

FAST_TRAVEL = 0.6
"""What an extra turn from a tee box is worth, in turns."""

POINTS_A_TURN = 2.5
"""How many points more make a green worth one turn more of travel."""

PATIENCE = 12
"""After so many decisions on one hex the golfer does whatever it may."""

FAVOURITES = (
    *("3-iron", "2-iron", "4-iron", "pitching-wedge", "5-iron", "6-iron", "9-iron", "7-iron"),
    *("8-iron", "3-hybrid", "5-hybrid", "lob-wedge", "3-wood", "5-wood", "8-hybrid"),
    *("sand-wedge", "driver", "8-wood"),
)
"""Clubs in the order in which they are drafted."""


class CardEnds(NamedTuple):
    """Where one card may bring the ball, by aim."""

    ends: tuple[tuple[int, ...], ...]
    """By aim: the hexes where the ball would lie; -1 minus the hex after a shot out of bounds."""


class GreedyGolfer:
    """Plays a seat by looking at every landing of the next shot."""

    def __init__(self, seed: int) -> None:
        """Take the golfer's own seed, for choices between equals."""
        self._random = random.Random(seed)
        self._has_reset = False
        self._place = NONE
        self._stays = 0

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """Return one of the legal actions.

        The hand is not reset in two turns running: where every shot looks worse than none, the
        golfer would stand there for ever. So it would before trees, with no club but a wood,
        or on a tee box from where all shots look worse than one out of bounds.
        """
        if view.phase in (Phase.ACT, Phase.CHOOSE) and self._has_lost_patience(view):
            return self._random.choice(legal)
        if view.phase is Phase.ACT:
            wanted = [one for one in legal if not isinstance(one, ResetHand)]
            action = self._decide(view, wanted if self._has_reset and wanted else legal)
            self._has_reset = isinstance(action, ResetHand)
            return action
        return self._decide(view, legal)

    def _has_lost_patience(self, view: View) -> bool:
        """Return whether the golfer who acts has been on its hex for too long."""
        if view.ball == NONE:
            return False
        place = view.balls[view.ball].place
        self._stays = self._stays + 1 if place == self._place else 0
        self._place = place
        return self._stays > PATIENCE

    def _decide(self, view: View, legal: Sequence[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        match view.phase:
            case Phase.DRAFT:
                return self._favourite(view, legal)
            case Phase.SELECT | Phase.EXTRA:
                return self._best_club(view, legal)
            case Phase.ACT:
                return self._best_action(view, legal)
            case Phase.NAME:
                return self._best_golfer(view, legal)
            case Phase.CHOOSE | Phase.FOLLOW | Phase.THROW:
                return self._best_shot(view, legal)
        return self._random.choice(legal)

    def _favourite(self, view: View, legal: Sequence[Action]) -> Action:
        clubs = view.table.box.clubs
        picks = [action for action in legal if isinstance(action, PickClub)]
        return min(picks, key=lambda action: FAVOURITES.index(clubs[action.club].name))

    def _best_club(self, view: View, legal: Sequence[Action]) -> Action:
        costs = _costs(view, view.seat)
        balls = [view.ball] if view.phase is Phase.EXTRA else view.table.balls_of(view.seat)
        best: list[tuple[float, float, Action]] = []
        for action in legal:
            if isinstance(action, SelectClub):
                club = view.table.box.clubs[action.club]
                cost = min(
                    _cost_of_club(view, club, view.balls[ball].place, costs) for ball in balls
                )
                best.append((cost, self._random.random(), action))
            elif isinstance(action, ResetFirst):
                return action
        if view.phase is Phase.EXTRA:
            here = costs[view.balls[view.ball].place]
            stay = next(action for action in legal if isinstance(action, StayPut))
            best.append((here, 0.0, stay))
        return min(best)[2]

    def _best_action(self, view: View, legal: Sequence[Action]) -> Action:
        costs = _costs(view, view.seat)
        club = view.table.box.clubs[view.used[view.seat]]
        if view.ball == NONE:
            return self._for_the_team(view, legal, club, costs)
        place = view.balls[view.ball].place
        options = [
            (_cost_of_action(view, club, place, action, costs), self._random.random(), action)
            for action in legal
            if not isinstance(action, RevealClub | NameGolfer)
        ]
        return min(options)[2]

    def _for_the_team(
        self, view: View, legal: Sequence[Action], club: Club, costs: Sequence[float]
    ) -> Action:
        """Draw with the club if that helps one of the golfers, else move one of them."""
        named = [action for action in legal if isinstance(action, NameGolfer)]
        draws = [action for action in legal if isinstance(action, PlayClub)]
        options = [
            (
                _cost_of_action(view, club, view.balls[ball.ball].place, action, costs)
                - costs[view.balls[ball.ball].place],
                self._random.random(),
                action,
            )
            for action in draws
            for ball in named
        ]
        return min(options)[2] if options else self._random.choice(named or legal)

    def _best_golfer(self, view: View, legal: Sequence[Action]) -> Action:
        costs = _costs(view, view.seat)

        def gain(action: Action) -> float:
            assert isinstance(action, NameGolfer)
            there = view._replace(ball=action.ball)
            shot = view.shot
            assert shot is not None
            ends = [
                costs[landing.end]
                for slot in range(max(1, len(shot.stacks)))
                for landing in landings(there, slot)
            ]
            return min(ends, default=99.0) - costs[view.balls[action.ball].place]

        return min((one for one in legal if isinstance(one, NameGolfer)), key=gain)

    def _best_shot(self, view: View, legal: Sequence[Action]) -> Action:
        """Take the best landing of what was drawn; throw away the best card of a neighbour."""
        shot = view.shot
        assert shot is not None
        seat = view.order[0]
        costs = _costs(view, seat)
        found: list[tuple[float, int, Action]] = []
        if view.ball != NONE:
            for slot in range(max(1, len(shot.stacks))):
                if shot.forced in (NONE, slot):
                    for landing in landings(view, slot):
                        cost = costs[landing.end] + OUT_COSTS * (landing.outcome is ShotOutcome.OUT)
                        found.append((cost, slot, PlayShot(slot, landing.flight, landing.aim)))
        if view.phase is Phase.THROW:
            slot = min(found)[1] if found else 0
            return ThrowCard(slot)
        if view.phase is Phase.FOLLOW:
            special = [action for action in legal if not isinstance(action, HandOver)]
            return special[0]
        shots = [one for one in found if one[2] in legal]
        return min(shots)[2] if shots else self._random.choice(legal)


@lru_cache(maxsize=64)
def _ground_costs(field: Field) -> tuple[float, ...]:
    return tuple(GROUND_COSTS.get(Terrain(kind), 0.0) for kind in field.ground[: field.size])


# --- Random legal play of 18 Holes

_ways = lru_cache(maxsize=16)(ways_to_greens)


@lru_cache(maxsize=256)
def _costs_of_hole(field: Field, hole: int) -> tuple[float, ...]:
    """Return the cost of every hex, in turns, when a hole's green is the aim."""
    return tuple(
        0.0 if steps == 0 else 1 + steps / HEXES_A_SHOT + ground
        for steps, ground in zip(_ways(field)[hole], _ground_costs(field), strict=True)
    )


def _costs(view: View, seat: int) -> tuple[float, ...]:
    """Return the cost of every hex for a seat."""
    field = view.table.field
    if not mode_of(view).fast_travel:
        ball = view.balls[view.table.balls_of(seat)[0]]
        return _costs_of_hole(field, ball.hole)
    player = view.players[seat]
    mine = {hole for hole, _ in player.taken}
    wanted = tuple(
        (hole, (5 - values[0]) / POINTS_A_TURN)
        for hole, values in enumerate(view.tokens)
        if values and hole not in mine
    )
    if player.target != NONE:
        wanted = tuple((hole, (hole != player.target) * 1.0) for hole, _ in wanted)
    return _costs_of_chaos(field, wanted)


@lru_cache(maxsize=64)
def _costs_of_chaos(field: Field, wanted: tuple[tuple[int, float], ...]) -> tuple[float, ...]:
    """Return the cost of every hex when any of some greens will do."""
    if not wanted:
        return _costs_of_hole(field, 0)
    tables = [(_costs_of_hole(field, hole), less) for hole, less in wanted]
    return tuple(
        min(table[place] + less for table, less in tables)
        - FAST_TRAVEL * (place in field.tee_boxes)
        for place in range(field.size)
    )


@lru_cache(maxsize=40_000)
def _ends(
    field: Field, cards: tuple[ShotCard | None, ...], club: Club, place: int, fly_over: bool
) -> tuple[CardEnds, ...]:
    """Return where each card of a deck may bring a ball; negative for out of bounds."""
    rough = lies_in_rough(field, place)
    found = []
    for card in cards:
        flights = flights_of(club, card, rough)
        way = chip if card is not None and card.deck is Deck.CHIP else fly
        by_aim = []
        for aim in AIMS:
            ends = [way(field, place, aim, flight, fly_over=fly_over) for flight in flights]
            by_aim.append(
                tuple(-1 - one.end if one.outcome is ShotOutcome.OUT else one.end for one in ends)
            )
        found.append(CardEnds(tuple(by_aim)))
    return tuple(found)


def _cost_of_end(end: int, costs: Sequence[float]) -> float:
    return costs[end] if end >= 0 else costs[-1 - end] + OUT_COSTS


def _cost_of_draw(
    view: View, club: Club, place: int, deck: int, draw: int, aim: int, costs: Sequence[float]
) -> float:
    """Return the mean cost after drawing some cards of a deck and taking the best of them."""
    box = view.table.box
    cards: tuple[ShotCard | None, ...] = (None,)
    if deck != NONE:
        cards = tuple(card for card in box.shot_cards if card.deck == deck and card.flights)
    aims = AIMS if aim == NONE else (aim,)
    each = sorted(
        min(_cost_of_end(end, costs) for way in aims for end in card.ends[way])
        for card in _ends(view.table.field, cards, club, place, view.table.setup.fly_over)
    )
    return _mean_of_best(each, draw)


def _mean_of_best(each: Sequence[float], draw: int) -> float:
    """Return the mean of the least of ``draw`` different ones; ``each`` is sorted."""
    count = len(each)
    if draw <= 1 or count == 1:
        return fmean(each)
    pairs = count * (count - 1) / 2
    return sum(cost * (count - 1 - place) for place, cost in enumerate(each)) / pairs


def _cost_of_exit(view: View, place: int, action: ExitBunker, costs: Sequence[float]) -> float:
    cards = [card for card in view.table.box.shot_cards if card.deck == action.deck and card.bunker]
    field = view.table.field
    return fmean(
        costs[bunker_exit(field, place, action.aim, card.bunker).end]
        for card in cards
        if card.bunker
    )


def _cost_of_action(
    view: View, club: Club, place: int, action: Action, costs: Sequence[float]
) -> float:
    """Return the mean cost that an action leaves."""
    match action:
        case PlayClub(deck, aim):
            return _cost_of_draw(view, club, place, deck, club.draw, aim, costs)
        case BigHit():
            return _cost_of_draw(view, club, place, club.big_hit_deck, club.draw, NONE, costs)
        case ExitBunker():
            return _cost_of_exit(view, place, action, costs)
        case MoveOneHex(direction):
            return costs[view.table.field.next[direction][place]]
        case ResetHand():
            return costs[place] - 0.05 * view.players[view.seat].discard.bit_count()
    return costs[place] + 1


def _cost_of_club(view: View, club: Club, place: int, costs: Sequence[float]) -> float:
    """Return the mean cost that the best use of a club leaves."""
    field = view.table.field
    options: list[float] = [costs[place]]
    if field.ground[place] == Terrain.BUNKER and not club.bunker_counts_as_rough:
        if club.tee_box_only:
            return costs[place]
        options += [
            _cost_of_exit(view, place, ExitBunker(deck, aim), costs)
            for deck in club.decks
            for aim in AIMS
        ]
        return min(options)
    options += _walking(field, place, costs)
    if club.tee_box_only and place not in field.tee_boxes:
        return min(options)
    for deck in club.decks or (NONE,):
        if deck is Deck.CHIP and club.declares_direction:
            options += [
                _cost_of_draw(view, club, place, deck, club.draw, aim, costs) for aim in AIMS
            ]
        else:
            options.append(_cost_of_draw(view, club, place, deck, club.draw, NONE, costs))
    if club.big_hit:
        options.append(_cost_of_draw(view, club, place, club.big_hit_deck, club.draw, NONE, costs))
    return min(options)


def _walking(field: Field, place: int, costs: Sequence[float]) -> Iterable[float]:
    for direction in AIMS:
        onto = field.next[direction][place]
        if onto < field.size and field.ground[onto] not in (Terrain.TREES, Terrain.CLUBHOUSE):
            yield costs[onto]


RARE = (ResetHand, LookAtDeck, PassPick, Redraw)
"""Kinds of action that are taken once in :data:`RARE_ONCE_IN` where another is possible."""

RARE_ONCE_IN = 8


class RandomGolfer:
    """Plays for everybody at a table, each decision drawn for itself."""

    def __init__(self, rules: EighteenHolesRules, seed: int) -> None:
        """Take the rules; the seed is the golfer's own."""
        self._rules = rules
        self._random = random.Random(seed).random

    def choose(self, state: State) -> Action:
        """Return a legal action."""
        draw = self._random
        legal = self._rules.legal(state)
        if len(legal) == 1:
            return legal[0]
        phase = state.phase
        if phase is Phase.CHOOSE and draw() < 0.5:
            return self._nearest(state, legal)
        if phase is Phase.ACT or phase is Phase.SELECT or phase is Phase.CHOOSE:
            return self._one_of_a_kind(state, legal)
        return legal[int(draw() * len(legal))]

    def _one_of_a_kind(self, state: State, legal: Sequence[Action]) -> Action:
        """Draw a kind of action, rare ones seldom, then one of that kind."""
        draw = self._random
        kinds = list({type(action): None for action in legal})
        if len(kinds) == 1:
            return legal[int(draw() * len(legal))]
        common = [kind for kind in kinds if kind not in RARE]
        if common and draw() * RARE_ONCE_IN >= 1:
            kinds = common
        kind = kinds[int(draw() * len(kinds))]
        if kind is MoveOneHex and draw() < 0.5:
            return self._nearest_step(state, legal)
        some = [action for action in legal if type(action) is kind]
        return some[int(draw() * len(some))]

    def _wanted(self, state: State) -> tuple[int, ...]:
        """Return the distances, by hex, to the green that is played, or the nearest to be won."""
        to_green = _ways(state.table.field)
        if not mode_of(state).fast_travel:
            return to_green[state.balls[state.ball].hole]
        place = state.balls[state.ball].place
        seat = state.seat
        target = state.players[seat].target
        if target != NONE:
            return to_green[target]
        return min(
            (far for hole, far in enumerate(to_green) if may_claim(state, seat, hole)),
            key=lambda far: far[place],
            default=to_green[0],
        )

    def _nearest(self, state: State, legal: Sequence[Action]) -> Action:
        """Return the shot that ends nearest to the green."""
        wanted = self._wanted(state)
        best: tuple[int, Action] | None = None
        shot = state.shot
        assert shot is not None
        for slot in range(max(1, len(shot.stacks))):
            if shot.forced in (NONE, slot):
                for landing in landings(state, slot):
                    far = wanted[landing.end]
                    if best is None or far < best[0]:
                        best = far, PlayShot(slot, landing.flight, landing.aim)
        return best[1] if best else legal[int(self._random() * len(legal))]

    def _nearest_step(self, state: State, legal: Sequence[Action]) -> Action:
        """Return the step that leads nearest to the green."""
        wanted = self._wanted(state)
        place, following = state.balls[state.ball].place, state.table.field.next
        steps = [action for action in legal if isinstance(action, MoveOneHex)]
        return min(steps, key=lambda step: wanted[following[step.direction][place]])
