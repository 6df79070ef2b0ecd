"""Whole games with random legal actions, for tests and figures.

A placement is found by drawing slot, rotation and cell until one is legal: as fair as drawing from
the list of all, which is only made when luck fails. A part of the games is played in the kernel
and by the model at once, which must agree on every decision.

The random player is that of :mod:`~minigolf_desktop.bots.designer.kernel.random_player` as well:
what changes here changes there.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import takewhile
from typing import NamedTuple, Protocol

from minigolf_desktop.bots.designer.kernel import random_player
from minigolf_desktop.bots.designer.kernel.conversion import Kernel, action_of
from minigolf_desktop.bots.designer.kernel.position import Position
from minigolf_desktop.bots.designer.kernel.random_player import (
    ATTEMPTS,
    MORE_PROMISES_ONCE_IN,
    PASS_ONCE_IN,
    RESERVE_ONCE_IN,
)
from minigolf_desktop.bots.designer.kernel.random_player import random_action as kernel_action
from minigolf_desktop.bots.designer.kernel.score import CONDITIONS, score, standings
from minigolf_desktop.bots.designer.kernel.turns import do, legal_actions
from minigolf_desktop.bots.kernel.random_numbers import RandomNumbers
from minigolf_desktop.bots.playout import (
    PlayedState,
    PlayoutFigures,
    play_games,
    play_in_kernel,
    play_out,
)
from minigolf_desktop.model.designer import (
    NO_TILE,
    PROMISES,
    Action,
    ChooseLand,
    Collect,
    Course,
    Designer,
    DesignerRules,
    Discard,
    Done,
    EdgeChecking,
    Mode,
    Pass,
    Phase,
    PlaceTile,
    PutBack,
    Reserve,
    Setup,
    State,
    Stop,
    Table,
    TakePromise,
    is_final_phase,
)
from minigolf_desktop.model.designer.box import FITS
from minigolf_desktop.model.designer.course import Opening
from minigolf_desktop.model.designer.moves import Renumbering
from minigolf_desktop.model.designer.racks import untaken
from minigolf_desktop.model.designer.scoring import Score
from minigolf_desktop.model.play import Seat


class FractionSource(Protocol):
    """What draws: a generator of Python, or the numbers that the kernel draws from."""

    def random(self) -> float:
        """Return a fraction from 0 up to 1."""


# --- Random legal play for one to five players

_PASS = Pass()
_DONE = Done()


def random_action(rules: DesignerRules, table: Table, chance: FractionSource) -> Action:
    """Return a random legal action of a game that is not to end early.

    A tile goes on the land while one of the rack fits there; one turn in fifty is passed. A rack
    that fits nowhere on the land is passed too. Only when no tile that may still come could ever
    fill an empty cell does a player stop, or, in a group before the final phase, build off the
    land.
    """
    draw = chance.random
    designer = table.designers[table.waiting[0]]
    if table.phase is not Phase.TURN:
        return _answer(table, designer, chance)
    if designer.stopped:
        return Collect(_any_slot(table, chance))
    if draw() * PASS_ONCE_IN < 1:
        return _PASS
    course = designer.course
    assert course is not None
    if table.setup.reserve and draw() * RESERVE_ONCE_IN < 1:
        if designer.reserved == NO_TILE:
            return Reserve(_any_slot(table, chance))
        free = course.land.free
        fitting = [action for action in rules.placements_of_reserve(table) if action.cell in free]
        if fitting:
            return fitting[int(draw() * len(fitting))]
    placement = _lucky_placement(table, course, chance) or pick(
        rules.openings(table, on_land=True), chance
    )
    if placement is not None:
        return placement
    if _could_be_filled(rules, table, course):
        return _PASS
    if table.setup.is_solo:
        return Stop()
    if is_final_phase(table):
        return Collect(_any_slot(table, chance))
    return pick(rules.openings(table), chance) or _PASS


def pick(openings: Sequence[Opening], chance: FractionSource) -> PlaceTile | None:
    """Draw a placement, every one as likely; None where there is none."""
    left = int(chance.random() * sum([len(cells) for _, _, cells in openings]))
    for slot, rotation, cells in openings:
        if left < len(cells):
            return PlaceTile(slot, cells[left], rotation)
        left -= len(cells)
    return None


def _lucky_placement(table: Table, course: Course, chance: FractionSource) -> PlaceTile | None:
    """Draw placements on the land until one is legal; None when none of them was."""
    free = course.land.free
    draw = chance.random
    spots = [spot for spot in course.front.items() if spot[0] in free]
    if not spots:
        return None
    rack, count, slots = table.rack, len(spots), len(table.rack)
    any_sides = table.setup.edges is not EdgeChecking.PREVENT
    path_sides = course.box.path_sides
    for _ in range(ATTEMPTS):
        slot = int(draw() * slots)
        design = rack[slot]
        if design == NO_TILE:
            continue
        rotation = int(draw() * 4)
        cell, code = spots[int(draw() * count)]
        if any_sides or FITS[path_sides[4 * design + rotation]][code]:
            return PlaceTile(slot, cell, rotation)
    return None


def _any_slot(table: Table, chance: FractionSource) -> int:
    tiles = untaken(table.rack)
    return tiles[int(chance.random() * len(tiles))]


def _answer(table: Table, designer: Designer, chance: FractionSource) -> Action:
    """Choose a land, promises, or what becomes of tiles that were not taken."""
    draw = chance.random
    if table.phase is Phase.CHOOSE_LAND:
        return ChooseLand(int(draw() * len(designer.dealt)))
    if table.phase is Phase.PROMISES:
        left = [one for one in range(len(PROMISES)) if one not in designer.promises]
        if left and (not designer.promises or draw() * MORE_PROMISES_ONCE_IN < 1):
            return TakePromise(left[int(draw() * len(left))])
        return _DONE
    slots = [slot for slot in untaken(table.rack) if slot not in table.asked]
    if table.setup.is_solo:
        return PutBack(slots[0]) if draw() < 0.5 else Discard(slots[0])
    if slots and draw() < 0.5:
        return PutBack(slots[int(draw() * len(slots))])
    return _DONE


def _could_be_filled(rules: DesignerRules, table: Table, course: Course) -> bool:
    """Return whether some tile of the bag or the bottom rack fits some empty cell of the land."""
    free = course.land.free
    codes = {code for cell, code in course.front.items() if cell in free}
    coming = {*table.bag, *table.coming}
    return any(not rules.box.designs_that_fit(code).isdisjoint(coming) for code in codes)


# --- Games played in the kernel and by the model at once, which must agree on every decision


class Decision(NamedTuple):
    """A decision of a game, or its end."""

    state: State
    differences: list[str]
    """What the two do not agree on, in words for developers."""


def play_both(rules: DesignerRules, kernel: Kernel, setup: Setup, seed: int) -> Iterator[Decision]:
    """Play a random game, the players of both drawing from the same numbers; give every decision.

    Scores are compared when the game is over.
    """
    origin = state = rules.start(setup, seed).state
    position = kernel.position(state)
    of_model, of_kernel = RandomNumbers(seed), RandomNumbers(seed)
    slips: list[str] = []
    while state.waiting:
        yield Decision(state, slips + differences(rules, kernel, position, origin, state))
        action = random_action(rules, state, of_model)
        number = kernel_action(position, of_kernel)
        taken = action_of(position, number)
        if taken != action:
            yield Decision(state, [f"the kernel's player takes {taken}, the model's {action}"])
            return
        state = rules.apply(state, action).state
        do(position, number)
    slips = differences(rules, kernel, position, origin, state)
    yield Decision(state, slips + differences_of_scores(rules, position, state))


def differences(
    rules: DesignerRules, kernel: Kernel, position: Position, origin: State, state: State
) -> list[str]:
    """Return what a state and a position do not agree on; scores are left out.

    The position was made from ``origin``.
    """
    back = kernel.state(position, origin)
    subjects = [(field, getattr(back, field), getattr(state, field)) for field in State._fields]
    for seat, (mine, theirs) in enumerate(zip(back.designers, state.designers, strict=True)):
        if mine.course is not None and theirs.course is not None:
            # A random player draws from the front in its order.
            subjects += [
                (f"front of seat {seat}", [*mine.course.front], [*theirs.course.front]),
                (f"tiles of seat {seat}", [*mine.course.tiles], [*theirs.course.tiles]),
            ]
    seat = position.to_move()
    subjects += [
        ("to move", None if seat < 0 else seat, rules.to_move(state)),
        (
            "legal",
            [action_of(position, number) for number in legal_actions(position)],
            without_renumbering(rules.legal(state)),
        ),
    ]
    return [
        f"{subject}: the kernel has {mine}, the model {theirs}"
        for subject, mine, theirs in subjects
        if mine != theirs
    ]


def differences_of_scores(rules: DesignerRules, position: Position, state: State) -> list[str]:
    """Return how scores are not those of the model: all that can be asked for."""
    subjects: list[tuple[str, object, object]] = [
        (
            f"score of seat {seat}, final {final}",
            score(position, seat, final),
            by_condition(rules.assessment(state, seat, final).score),
        )
        for seat, designer in enumerate(state.designers)
        if designer.course is not None
        for final in (False, True)
    ]
    if state.phase is Phase.OVER:
        theirs = [by_condition(one.score) for one in rules.standings(state).assessments]
        subjects.append(("standings", standings(position), theirs))
    return [
        f"{subject}: the kernel counts {mine}, the model {theirs}"
        for subject, mine, theirs in subjects
        if mine != theirs
    ]


def without_renumbering(actions: Iterable[Action]) -> Sequence[Action]:
    """Return the legal actions that the kernel knows; the model lists the others last."""
    return [*takewhile(lambda one: not isinstance(one, Renumbering), actions)]


def by_condition(score: Score) -> list[int]:
    """Return a score of the model as the kernel tells it."""
    points = {one.id: one.points for one in score.conditions}
    return [points.get(condition, 0) for condition in CONDITIONS]


# --- Plays whole games with random legal actions, for tests and figures

COLOURS = ("red", "blue", "yellow", "purple", "green")
"""Colours of the players of a random game, by seat."""


def playout(
    rules: DesignerRules, games: int, seed: int, setup: Setup | None = None, *, pure: bool = False
) -> PlayoutFigures:
    """Play whole games and check some of them, their scores too.

    They are played in the kernel, and the first twentieth by the model as well; or by the model
    alone when ``pure``, and then checked at the end of each. The games of a seed are the same. The
    set-up says how many play. The seconds hold the scoring of a solo game as well; that of a group
    is done by the checks alone.
    """
    setup = setup or Setup()
    if pure:
        return _playout_of_model(rules, games, seed, setup)
    kernel = Kernel(rules.box, rules.lands)

    def play(game: int) -> int:
        position = kernel.position(rules.start(setup, game).state)
        actions = random_player.play_out(position, RandomNumbers(game))
        if setup.is_solo:
            score(position, 0, True)
        return actions

    def check(game: int) -> Iterator[str]:
        for number, (state, differences) in enumerate(play_both(rules, kernel, setup, game)):
            for one in (*differences, *rules.problems(state)):
                yield f"action {number}: {one}"

    return play_in_kernel(play, check, games, seed)


def _playout_of_model(rules: DesignerRules, games: int, seed: int, setup: Setup) -> PlayoutFigures:
    def play(game: int, keep: bool) -> list[PlayedState[State]]:
        chance = RandomNumbers(game)
        state = rules.start(setup, game).state
        played = play_out(rules, state, partial(random_action, rules, chance=chance), keep=keep)
        if setup.is_solo:
            rules.assessment(played[-1].state, 0)
        return played

    return play_games(rules, play, games, seed)


def setup_for_playout(mode: str, players: int) -> Setup:
    """Return the set-up of a mode: ``family``, ``advanced``, or ``expansion`` with all options."""
    return Setup(
        mode=Mode.FAMILY if mode == "family" else Mode.ADVANCED,
        expansion=mode == "expansion",
        reserve=mode == "expansion",
        players=tuple(Seat(colour.title(), colour) for colour in COLOURS[:players]),
    )
