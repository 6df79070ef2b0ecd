"""The rules of Putt Dice for one to five players (rule book; rulings P1 to P5, P7, P10).

Computer players search with the same rules in
:mod:`~minigolf_desktop.bots.putt_dice.kernel.position`: what changes here changes there.
"""

from collections.abc import Callable, Iterable, Mapping
from itertools import islice

from minigolf_desktop.model.play.forms import LEFT_OUT, action_name, form_of
from minigolf_desktop.model.play.match import Match
from minigolf_desktop.model.play.randomness import Randomness
from minigolf_desktop.model.play.rules import Amendment, Outcome, Refusal, Step
from minigolf_desktop.model.play.seats import Seat, SetupFormatError
from minigolf_desktop.model.putt_dice.course import HOLES
from minigolf_desktop.model.putt_dice.leaderboard import fewest, standings
from minigolf_desktop.model.putt_dice.moves import (
    ACTIONS,
    Action,
    ChooseMishap,
    Eliminated,
    Ended,
    Event,
    FinishedHole,
    Moved,
    Phase,
    PickFirst,
    Roll,
    Rolled,
    Suffered,
    TeedOff,
    Tied,
)
from minigolf_desktop.model.putt_dice.putting import (
    MOST_STROKES,
    Dice,
    FallSource,
    Mishap,
    mishaps_on,
    roll_ball,
    suffer,
)
from minigolf_desktop.model.putt_dice.setup import (
    MOST_PLAYERS,
    Setup,
    setup_from_json,
    setup_to_json,
)
from minigolf_desktop.model.putt_dice.state import State, View, leaders_of_hole

# --- What must hold in every state of a round, in words for developers


def problems(state: State) -> list[str]:
    """Return broken invariants; none in a sound state."""
    found = [*_of_order(state), *_of_cards(state)]
    if found:
        return found
    return [*_of_ball(state), *_of_phase(state)]


def _of_order(state: State) -> list[str]:
    order, setup = state.order, state.setup
    found = []
    players = len(setup.players)
    if not order or len(set(order)) != len(order) or not set(order) <= set(range(players)):
        found.append(f"order {order} of {players} players")
    elif state.round < HOLES and len(order) != players:
        found.append(f"only {order} play hole {state.round + 1}")
    elif state.phase in (Phase.PUTT, Phase.MISHAP):
        away = [(seat - order[0]) % players for seat in order]
        if away != sorted(away):
            found.append(f"order {order} does not go around the table")
    if not 0 <= state.last < players:
        found.append(f"player {state.last} of {players} was the last to play")
    if not 0 <= state.turn < max(1, len(order)):
        found.append(f"turn {state.turn} of {len(order)}")
    return found


def _of_cards(state: State) -> list[str]:
    found = []
    for seat, card in enumerate(state.cards):
        if any(not 1 <= strokes <= MOST_STROKES for strokes in card):
            found.append(f"player {seat} has strokes {card}")
        if seat in state.order:
            done = state.round + (state.order.index(seat) < state.turn)
            if len(card) != done:
                found.append(f"player {seat} has {len(card)} holes, not {done}")
        elif not HOLES <= len(card) <= state.round:
            found.append(f"player {seat} is out after {len(card)} of {state.round} holes")
    if len(state.cards) != len(state.setup.players):
        found.append(f"{len(state.cards)} score cards")
    if state.round >= HOLES and not found:
        tied = fewest(state, range(len(state.setup.players)))
        if not set(state.order) <= set(tied):
            found.append(f"{state.order} are left, {tied} are the best")
    return found


def _of_ball(state: State) -> list[str]:
    found = []
    if not 0 <= state.position < state.hole.length:
        found.append(f"ball on tile {state.position} of {state.hole.length}")
    if not 0 <= state.strokes < MOST_STROKES:
        found.append(f"{state.strokes} strokes and still putting")
    # Every stroke takes the ball one tile back at most, and none leaves it before the tee.
    if not state.strokes and state.position:
        found.append(f"ball on tile {state.position} without a stroke")
    return found


def _of_phase(state: State) -> list[str]:
    match state.phase:
        case Phase.MISHAP:
            at_rest = state.hole.tiles[min(state.position, state.hole.length - 1)]
            if len(mishaps_on(at_rest)) < 2:
                return [f"no choice of mishaps on tile {state.position}"]
        case Phase.PICK_FIRST:
            if len(leaders_of_hole(state)) < 2:
                return ["nobody shares the fewest strokes"]
        case Phase.OVER:
            if state.round < HOLES or len(state.order) != 1:
                return [f"over after {state.round} holes with {state.order} left"]
        case Phase.PUTT:
            if state.round >= HOLES and len(state.order) < 2:
                return [f"{state.order} plays off alone"]
    return []


# --- The rules of Putt Dice for one to five players (rule book; rulings P1 to P5, P7, P10)

_Events = tuple[Event, ...]
_VIEW_FORM = form_of(View, {Setup: LEFT_OUT})
_PICKS = tuple(PickFirst(seat) for seat in range(MOST_PLAYERS))


class PuttDiceRules:
    """Putt Dice with the dice of the box."""

    name = "putt-dice"
    """Name of the game in files."""
    action_kinds: Mapping[str, type[Action]] = {action_name(kind): kind for kind in ACTIONS}
    amendments: tuple[Amendment, ...] = (Amendment(2, "last-player-picks"),)
    """Version 2 lets the last player pick though out of the play-off (ruling P10)."""

    def __init__(
        self, dice: Dice, chance: Callable[[int], FallSource] = Randomness.of_seed
    ) -> None:
        """Take the dice, and what turns the seed of a match into the falls of its dice."""
        self.dice = dice
        """White, yellow, orange, red."""
        self._chance = chance
        self._rolls = tuple(Roll(count) for count in range(1, len(dice) + 1))

    # --- set-up

    setup_to_json = staticmethod(setup_to_json)
    setup_from_json = staticmethod(setup_from_json)

    def check_setup(self, setup: Setup) -> None:
        """Raise SetupFormatError where players or holes are too few or too many."""
        if not (0 <= setup.first < len(setup.players) <= MOST_PLAYERS):
            raise SetupFormatError("there are one to five players, and one of them is the first")
        if len(setup.course.holes) != HOLES or any(h.length < 2 for h in setup.course.holes):
            raise SetupFormatError(f"a course has {HOLES} holes of a tee and a green at least")

    def start(self, setup: Setup, seed: int) -> Step[State, Event]:
        """Put everybody on the first tee; raises SetupFormatError as :meth:`check_setup`."""
        self.check_setup(setup)
        order = _around_the_table(setup, range(len(setup.players)), setup.first)
        cards = ((),) * len(setup.players)
        state = State(setup, Phase.PUTT, 0, order, 0, 0, 0, cards, order[-1], self._chance(seed))
        return Step(state, (TeedOff(0, order),))

    # --- what is allowed

    def to_move(self, state: State) -> int | None:
        """Return who putts, chooses or picks; None when the round is over."""
        match state.phase:
            case Phase.PUTT | Phase.MISHAP:
                return state.order[state.turn]
            case Phase.PICK_FIRST:
                return state.last
        return None

    def legal(self, state: State) -> Iterable[Action]:
        """Return every action allowed."""
        match state.phase:
            case Phase.PUTT:
                return self._rolls
            case Phase.MISHAP:
                return tuple(map(ChooseMishap, mishaps_on(state.hole.tiles[state.position])))
            case Phase.PICK_FIRST:
                return tuple(_PICKS[seat] for seat in leaders_of_hole(state))
        return ()

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        """Return why an action is not allowed; None when it is."""
        if state.phase is Phase.OVER:
            return Refusal("game-over")
        if seat != self.to_move(state):
            return Refusal("not-your-turn")
        legal = tuple(self.legal(state))
        if type(action) is not type(legal[0]):
            return Refusal("wrong-phase")
        return None if action in legal else Refusal("no-such-choice")

    # --- what happens

    def apply(self, state: State, action: Action) -> Step[State, Event]:
        """Return what a legal action leads to."""
        match action:
            case Roll(dice):
                return self._roll(state, dice)
            case ChooseMishap(mishap):
                return self._suffer(state, Mishap(mishap), ())
            case PickFirst(player):
                return self._tee_off(state, player, ())

    def _roll(self, state: State, dice: int) -> Step[State, Event]:
        chance = state.chance
        faces = []
        total, bad_luck = 0, False
        for die in islice(self.dice, dice):
            face, chance = chance.below(len(die.faces))
            faces.append(face)
            worth, marked = die.faces[face]
            total += worth
            bad_luck = bad_luck or marked
        precision = max(0, total)
        player, hole, strokes = state.order[state.turn], state.hole, state.strokes + 1
        end, held = roll_ball(hole, state.position, dice, precision)
        events = (
            Rolled(player, tuple(faces), precision, bad_luck),
            Moved(player, state.position, end, held),
        )
        state = state._replace(position=end, strokes=strokes, chance=chance)
        if end == hole.length or strokes == MOST_STROKES:
            return self._finish_hole(state, end == hole.length, events)
        if held and bad_luck:
            mishaps = mishaps_on(hole.tiles[end])
            if len(mishaps) > 1:
                return Step(state._replace(phase=Phase.MISHAP), events, reveals=True)
            if mishaps:
                return self._suffer(state, mishaps[0], events)._replace(reveals=True)
        return Step(state, events, reveals=True)

    def _suffer(self, state: State, mishap: Mishap, events: _Events) -> Step[State, Event]:
        end, penalty = suffer(state.hole, state.position, mishap)
        player, strokes = state.order[state.turn], state.strokes + penalty
        events = (*events, Suffered(player, mishap, state.position, end, penalty))
        after = state._replace(phase=Phase.PUTT, position=end, strokes=strokes)
        if strokes == MOST_STROKES:
            return self._finish_hole(after, False, events)
        return Step(after, events)

    def _finish_hole(self, state: State, holed: bool, events: _Events) -> Step[State, Event]:
        player, cards = state.order[state.turn], state.cards
        card = (*cards[player], state.strokes)
        cards = (*cards[:player], card, *cards[player + 1 :])
        events = (*events, FinishedHole(player, state.strokes, holed))
        turn = state.turn + 1
        after = state._replace(phase=Phase.PUTT, turn=turn, position=0, strokes=0, cards=cards)
        if turn < len(state.order):
            return Step(after, events, reveals=True)
        return self._end_round(after._replace(turn=0, round=state.round + 1), events)

    def _end_round(self, state: State, events: _Events) -> Step[State, Event]:
        """Go on to the next hole, to the play-off or to the end, once all finished a hole.

        Who played it last picks among equals (ruling P4), though out of the play-off (P10).
        """
        state = state._replace(last=state.order[-1])
        if state.round >= HOLES:
            playing_off = state.round > HOLES
            still = leaders_of_hole(state) if playing_off else fewest(state, state.order)
            out = tuple(seat for seat in state.order if seat not in still)
            if playing_off and out:
                events += (Eliminated(out),)
            state = state._replace(order=still)
            if len(still) == 1:
                over = state._replace(phase=Phase.OVER)
                return Step(over, (*events, Ended(still[0])), reveals=True)
            events += (Tied(still, state.round),)
        leaders = leaders_of_hole(state)
        if len(leaders) > 1:
            return Step(state._replace(phase=Phase.PICK_FIRST), events, reveals=True)
        return self._tee_off(state, leaders[0], events)._replace(reveals=True)

    def _tee_off(self, state: State, first: int, events: _Events) -> Step[State, Event]:
        order = _around_the_table(state.setup, state.order, first)
        after = state._replace(phase=Phase.PUTT, order=order)
        return Step(after, (*events, TeedOff(state.round, order)))

    # --- what can be known

    def view(self, state: State, seat: int) -> View:
        """Return what anybody may know: everything but the dice to come."""
        return View(*state[:-1])

    def view_to_json(self, view: View) -> object:
        """Return the JSON form of a view, which leaves its set-up out."""
        return _VIEW_FORM.to_json(view)

    def view_from_json(self, setup: Setup, data: object) -> View:
        """Return the view of a set-up and its JSON form."""
        view: View = _VIEW_FORM.from_json(data)
        return view._replace(setup=setup)

    def determinize(self, view: View, randomness: Randomness) -> State:
        """Return the state of a view, its dice falling as the randomness has it."""
        return State(*view, chance=randomness)

    def outcome(self, state: State) -> Outcome | None:
        """Return places and strokes on the nine holes, the coupon's taken off."""
        if state.phase is not Phase.OVER:
            return None
        by_seat = sorted(standings(state))
        return Outcome(tuple(one.rank for one in by_seat), tuple(one.strokes for one in by_seat))

    def problems(self, state: State) -> list[str]:
        """Return broken invariants of a state."""
        return problems(state)

    def undo_passes_reveals(self, setup: Setup) -> bool:
        """Return whether undo goes back beyond the dice: in practice rounds."""
        return setup.practice

    def rival(self, setup: Setup) -> Seat | None:
        """Return None: everybody putts at the same table."""
        return None


def _around_the_table(setup: Setup, seats: Iterable[int], first: int) -> tuple[int, ...]:
    return tuple(sorted(seats, key=lambda seat: (seat - first) % len(setup.players)))


PuttMatch = Match[Setup, State, View, Action, Event]
"""A round of Putt Dice as a match."""
