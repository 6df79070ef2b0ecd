"""A score keeper for 18 Holes who only hears what is said at the table.

It writes down what players do and what happens, and works out turns, tokens, points, score cards
and ranks for itself, out of the rule book: another way than that of the program, to compare with.
"""

from collections.abc import Sequence
from typing import Any

from minigolf_desktop.model.eighteen_holes.course import Terrain
from minigolf_desktop.model.eighteen_holes.moves import (
    Action,
    Ended,
    FellIntoWater,
    Flew,
    LeftBunker,
    MissedTurn,
    MoveOneHex,
    NineteenthBegun,
    PlayShot,
    ResetHand,
    RevealClub,
    Revealed,
    RivalClub,
    RivalTarget,
    RoundBegun,
    SelectClub,
    ShotOutcome,
    SoloTurn,
    TargetDrawn,
    TokensLaid,
    Walked,
    WentOut,
)
from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES, Mode
from minigolf_desktop.model.eighteen_holes.state import NONE, State, Table

TURN_ENDS = (MoveOneHex, PlayShot, ResetHand)
ROUNDS_OF_THE_19TH = 36


class Nineteenth:
    """The 19th, as one who listens writes it down: who is there, with how many strokes (H34)."""

    def __init__(self, shared: tuple[int, ...], house: int) -> None:
        self.shared = shared
        self.house = house
        self.rounds = 0
        self.strokes = [0] * len(shared)
        self.there: list[tuple[int, int]] = []

    def ranks(self, strokes_count: bool) -> tuple[int, ...] | None:
        """The ranks after it: None while it goes on. Who is there stand in the order of play."""
        if not self.there:
            return self.shared if self.rounds == ROUNDS_OF_THE_19TH else None
        counted = [(strokes if strokes_count else 0, seat) for seat, strokes in self.there]
        fewest = min(strokes for strokes, _ in counted)
        won = next(seat for strokes, seat in counted if strokes == fewest)
        return tuple(
            rank if rank > 1 or seat == won else 2 for seat, rank in enumerate(self.shared)
        )


class Ledger:
    """Turns and points of a game, as one who listens writes them down."""

    def __init__(self, table: Table) -> None:
        self.mode = table.setup.mode
        self.greens = table.field.greens
        ground = table.field.ground
        self.house = ground.index(Terrain.CLUBHOUSE) if Terrain.CLUBHOUSE in ground else NONE
        self.pars = table.field.pars
        self.initiative = [club.initiative for club in table.box.clubs]
        seats = table.setup.seats
        self.seats = range(seats)
        self.points = [0] * seats
        self.aces = [0] * seats
        self.cards: list[list[int]] = [[] for _ in self.seats]
        self.turns = [0] * seats
        self.hole = [0] * seats
        self.reached: set[int] = set()
        self.alive = set(self.seats)
        self.tie_break = False
        self.tokens: list[list[int]] = []
        self.has: list[set[int]] = [set() for _ in range(seats + 3)]
        self.targets = [NONE] * seats
        self.flags = set(range(len(self.greens)))
        self.rivals = [0, 0, 0]
        self.rival_targets = [NONE] * 3
        self.shown: dict[int, int] = {}
        self.place = table.field.tees[0]
        self.club = NONE
        self.extra = False
        self.combined = False
        self.ranks: tuple[int, ...] = ()
        self.after: Nineteenth | None = None
        self.wrong: list[str] = []

    def hear(self, seat: int, action: Action | None, events: Sequence[Any]) -> None:
        """Write down what somebody did and what came of it."""
        begun = next((e for e in events if isinstance(e, NineteenthBegun)), None)
        if begun is not None:
            self._begin_nineteenth(begun.seats)
        if self.after is not None:
            self._hear_of_nineteenth(self.after, seat, action, events)
            return
        if isinstance(action, SelectClub):
            self.club = action.club
            self.extra = not any(isinstance(event, Revealed) for event in events)
        if isinstance(action, RevealClub):
            self.shown[action.rival] = next(e.club for e in events if isinstance(e, RivalClub))
        ends = isinstance(action, TURN_ENDS)
        if ends and self.mode is not Mode.CHAOS_TEAMS:
            self.turns[seat] += 1
        if ends and not isinstance(action, ResetHand):
            moved = next(e for e in events if isinstance(e, Walked | Flew | LeftBunker))
            self._rest(moved)
        if ends and not self.extra:
            self._turn_over(events)
        for number, event in enumerate(events):
            self._note(event, events[number:])

    def _note(self, event: Any, following: Sequence[Any]) -> None:
        match event:
            case FellIntoWater(ball) | WentOut(ball) if self.mode is Mode.STROKE:
                self.turns[ball] += 1
            case MissedTurn(ball) if self.mode is not Mode.CHAOS_TEAMS:
                self.turns[ball] += 1
                self.club = NONE
                self._turn_over(following)
            case RoundBegun():
                self._round_over()
                self.extra = False
            case TokensLaid(tokens):
                self.tokens = [list(values) for values in tokens]
            case TargetDrawn(seat, hole):
                self._draw_target(seat, hole)
            case RivalTarget(rival, hole):
                self.rival_targets[rival] = hole
            case SoloTurn(combined=combined):
                self.combined = combined
            case Ended(ranks):
                self._round_over()
                self.ranks = ranks

    def _rest(self, moved: Any) -> None:
        """Note where a golfer came to rest."""
        out = isinstance(moved, Flew) and moved.outcome is ShotOutcome.OUT
        stuck = isinstance(moved, LeftBunker) and moved.start == moved.end
        if out or stuck:
            return
        place = moved.path[-1] if isinstance(moved, Flew) else moved.end
        self.place = place
        if place not in self.greens:
            return
        green = self.greens.index(place)
        if self.mode is Mode.CHAOS_TEAMS:
            self._claim(moved.ball // 2, green)
        elif self.mode is Mode.KELLY:
            self._score_kelly(moved.ball, green)
        elif self.mode in CHAOS_MODES:
            if not self.combined or self.extra:
                self._claim(moved.ball, green)
        elif green == self.hole[moved.ball]:
            self.reached.add(moved.ball)
            if not isinstance(moved, Walked) and self.turns[moved.ball] == 1:
                self.aces[moved.ball] += 1

    # --- the 19th

    def _begin_nineteenth(self, seats: tuple[int, ...]) -> None:
        first = tuple(seat for seat in self.seats if self.expected_ranks()[seat] == 1)
        if seats != first or self.house == NONE:
            self.wrong.append(f"{seats} play the 19th, {first} are first, house {self.house}")
        self.after = Nineteenth(self.expected_ranks(), self.house)

    def _hear_of_nineteenth(
        self, after: Nineteenth, seat: int, action: Action | None, events: Sequence[Any]
    ) -> None:
        if isinstance(action, TURN_ENDS):
            after.strokes[seat] += 1
        penalties = (FellIntoWater, WentOut) if self.mode is Mode.STROKE else ()
        after.strokes[seat] += sum(isinstance(event, penalties) for event in events)
        moved = next((e for e in events if isinstance(e, Walked | Flew | LeftBunker)), None)
        if moved is not None:
            out = isinstance(moved, Flew) and moved.outcome is ShotOutcome.OUT
            end = moved.path[-1] if isinstance(moved, Flew) else moved.end
            if end == after.house and not out:
                after.there.append((seat, after.strokes[seat]))
        after.rounds += sum(isinstance(event, RoundBegun) for event in events)

    # --- greens in order

    def _round_over(self) -> None:
        if not self.reached or self.mode in CHAOS_MODES:
            return
        if self.mode is Mode.RACING:
            for seat in self.reached:
                self._write_card(seat)
            self.reached = set()
        elif self.mode in (Mode.STROKE, Mode.STABLEFORD):
            if len(self.reached) == len(self.seats):
                self._hole_counted()
        else:
            self._hole_won()

    def _write_card(self, seat: int) -> None:
        self.cards[seat].append(self.turns[seat])
        self.turns[seat] = 0
        self.hole[seat] += 1

    def _hole_counted(self) -> None:
        par = self.pars[self.hole[0]]
        for seat in self.seats:
            strokes = self.turns[seat]
            stableford = 2 + par - strokes if strokes < 2 + par else 0
            self.points[seat] += strokes if self.mode is Mode.STROKE else stableford
            self._write_card(seat)
        self.reached = set()

    def _hole_won(self) -> None:
        winners, self.reached = self.reached, set()
        hole = self.hole[min(winners)]
        if not self.tie_break:
            for seat in self.seats:
                self._write_card(seat)
        if self.mode is Mode.MATCH:
            for seat in winners:
                self.points[seat] += 1
            return
        jackpot = 0
        if len(winners) == 1:
            (winner,) = winners
            jackpot = sum(self.tokens[hole])
            self.points[winner] += jackpot
            self.tokens[hole] = []
        if self.tie_break:
            self._go_on_with_tie_break(hole, winners, jackpot)
        elif hole + 1 < len(self.greens):
            self._move_tokens(hole, hole + 1)
        else:
            self._last_skin(hole, winners)

    def _move_tokens(self, hole: int, onto: int) -> None:
        values, self.tokens[hole] = self.tokens[hole], []
        self.tokens[onto] += values

    def _leaders(self, more: Sequence[int] = ()) -> set[int]:
        points = [mine + (more[seat] if more else 0) for seat, mine in enumerate(self.points)]
        return {seat for seat in self.seats if points[seat] == max(points)}

    def _last_skin(self, hole: int, winners: set[int]) -> None:
        left = sum(self.tokens[hole])
        ends = [
            self._leaders([left * (seat == winner) for seat in self.seats]) for winner in winners
        ]
        if left and any(end != self._leaders() for end in ends):
            self._play_off(hole, winners)
        elif len(self._leaders()) > 1:
            self._play_off(hole, self._leaders())

    def _play_off(self, hole: int, seats: set[int], onto: int = 0) -> None:
        self.tie_break = True
        self.alive = set(seats)
        self._move_tokens(hole, onto)
        for seat in seats:
            self.hole[seat], self.turns[seat] = onto, 0

    def _go_on_with_tie_break(self, hole: int, winners: set[int], jackpot: int) -> None:
        if len(winners) > 1:
            self._play_off(hole, winners, (hole + 1) % len(self.greens))
        elif jackpot and len(self._leaders()) > 1:
            self._play_off(hole, self._leaders())
        else:
            self.alive = winners

    # --- greens in any order

    def _claim(self, taker: int, hole: int) -> None:
        """Give the largest token; opponents of Solo Chaos follow the seats."""
        if not self.tokens[hole] or hole in self.has[taker]:
            return
        value = max(self.tokens[hole])
        self.tokens[hole].remove(value)
        self.has[taker].add(hole)
        seats = len(self.seats)
        if taker < seats:
            self.points[taker] += value
        else:
            self.rivals[taker - seats] += value

    def _score_kelly(self, seat: int, hole: int) -> None:
        if hole not in self.flags:
            return
        self.flags.remove(hole)
        self.points[seat] += 1
        if hole in self.targets:
            owner = self.targets.index(hole)
            self.points[seat] += 2 if owner == seat else 1
            self.targets[owner] = NONE

    def _draw_target(self, seat: int, hole: int) -> None:
        bag = self.flags - set(self.targets)
        if hole not in bag and (bag or hole != NONE):
            self.wrong.append(f"target {hole} is not in the bag {bag}")
        self.targets[seat] = hole

    def _turn_over(self, events: Sequence[Any]) -> None:
        """Score a combined turn of Solo Chaos."""
        if self.mode is not Mode.SOLO_CHAOS or not self.combined:
            return
        shown, self.shown = self.shown, {}
        for event in events:
            if isinstance(event, SoloTurn | Ended):
                break
            if isinstance(event, RivalClub):
                shown[event.rival] = event.club
        mine = self.greens.index(self.place) if self.place in self.greens else NONE
        for rival, hole in enumerate(self.rival_targets):
            if hole == NONE:
                continue
            contested = hole == mine and hole not in self.has[0] and self.tokens[hole]
            first = [0, 1 + rival] if contested else [1 + rival]
            if contested and (
                self.club == NONE or self.initiative[shown[rival]] < self.initiative[self.club]
            ):
                first.reverse()
            for taker in first:
                self._claim(taker, hole)
        if mine != NONE:
            self._claim(0, mine)
        self.rival_targets = [NONE] * 3

    # --- comparing

    def differences(self, state: State) -> list[str]:
        """Return where the program has written something else."""
        wrong, self.wrong = self.wrong, []
        for seat, player in enumerate(state.players):
            theirs = (player.points, player.aces, list(player.card))
            mine = (self.points[seat], self.aces[seat], self.cards[seat])
            if theirs != mine:
                wrong.append(f"seat {seat}: points, aces, card are {theirs}, the log says {mine}")
        theirs_of_rivals = [rival.points for rival in state.rivals]
        if state.rivals and theirs_of_rivals != self.rivals:
            wrong.append(f"opponents have {theirs_of_rivals}, the log says {self.rivals}")
        if state.ranks:
            ranks = self.expected_ranks()
            if self.after is not None:
                ranks = self.after.ranks(self.mode is Mode.STROKE) or ()
            if state.ranks != ranks:
                wrong.append(f"ranks are {state.ranks}, the log says {ranks}")
        return wrong

    def expected_ranks(self) -> tuple[int, ...]:
        """Return the ranks: 1 for who is not behind anybody."""
        merits: list[tuple[int, ...]] = []
        for seat in self.seats:
            points, aces = self.points[seat], self.aces[seat]
            if self.mode is Mode.STROKE:
                merits.append((-points, aces))
            elif self.mode is Mode.RACING:
                merits.append((len(self.cards[seat]), aces))
            elif self.mode is Mode.SKINS:
                merits.append((points, int(self.tie_break and self.alive == {seat})))
            else:
                merits.append((points,) if self.mode in CHAOS_MODES else (points, aces))
        if self.mode is Mode.SOLO_CHAOS:
            merits += [(points,) for points in self.rivals]
        ordered = sorted(merits, reverse=True)
        return tuple(ordered.index(merit) + 1 for merit in merits)
