"""The kernel of 18 Holes keeps the rules of the model, decision by decision."""

import random
from functools import partial
from itertools import count, islice, product

import pytest
from golf_beside_the_model import faults, random_setup, with_things_moved
from golf_tables import the_box

from minigolf_desktop.bots.eighteen_holes.kernel import codes
from minigolf_desktop.bots.eighteen_holes.kernel.actions import action_of, code_of
from minigolf_desktop.bots.eighteen_holes.kernel.conversion import position_of, state_of
from minigolf_desktop.bots.eighteen_holes.kernel.plain_golfers import RandomGolfer
from minigolf_desktop.bots.eighteen_holes.kernel.playing import do
from minigolf_desktop.bots.eighteen_holes.kernel.table import Cards, CourseTables, face_number
from minigolf_desktop.bots.eighteen_holes.plain_golfers import GreedyGolfer
from minigolf_desktop.bots.eighteen_holes.plain_golfers import RandomGolfer as ModelGolfer
from minigolf_desktop.bots.eighteen_holes.random_games import (
    play_both,
    play_greedily,
    playout,
    playout_in_kernel,
)
from minigolf_desktop.model.eighteen_holes.box import GOLFER_FACES
from minigolf_desktop.model.eighteen_holes.course import Terrain
from minigolf_desktop.model.eighteen_holes.field import lay_out
from minigolf_desktop.model.eighteen_holes.flight import chip, fly
from minigolf_desktop.model.eighteen_holes.moves import (
    ACTIONS,
    ExitBunker,
    Phase,
    PlayClub,
    PlayShot,
    Redraw,
    ShotOutcome,
)
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import SEATS, Mode

TABLES = [(mode, players) for mode in Mode for players in SEATS[mode]]
DECISIONS_A_TABLE = 50
DECISIONS_A_GAME = 20


def some_faces(players, seed):
    """Golfers of a game, every face of them in turn."""
    faces = list(GOLFER_FACES)[seed % 2 :: 2]
    return tuple(faces[(seed + 3 * seat) % 8] for seat in range(players))


@pytest.mark.parametrize(("mode", "players"), TABLES, ids=str)
def test_kernel_and_model_agree_on_every_decision(mode, players):
    decisions = 0
    for seed in count():
        for found in islice(faults(mode, some_faces(players, seed), seed), DECISIONS_A_GAME):
            assert not found
            decisions += 1
        if decisions >= DECISIONS_A_TABLE:
            break


def _chosen(golfer, state, position):
    return golfer.choose(state)


@pytest.mark.parametrize("mode", [mode for mode in Mode if mode is not Mode.SOLO_CHAOS])
def test_kernel_and_model_agree_on_every_decision_of_the_19th(mode):
    """Ruling H34: games that ended are taken for tied, at every seat."""
    rules, played = EighteenHolesRules(the_box()), 0
    players = max(SEATS[mode])
    for seed in range(0, 12, 2):
        setup = random_setup(mode, some_faces(players, seed), seed)
        golfer = ModelGolfer(rules, seed)
        state = rules.start(setup, seed).state
        while state.phase is not Phase.OVER:
            state = rules.apply(state, golfer.choose(state)).state
        state = state._replace(ranks=(1,) * (players - 1) + (1 + seed // 2 % 2 * (players - 1),))
        decisions = play_both(rules, state, partial(_chosen, golfer), look_ahead=3)
        for number, now, _, differences in decisions:
            assert not differences, f"seed {seed}, decision {number}"
            assert not rules.problems(now)
        played += now.nineteenth is not None
    assert played > 1


@pytest.mark.parametrize(("mode", "players"), TABLES, ids=str)
def test_random_golfers_of_both_play_the_same_game(mode, players):
    rules = EighteenHolesRules(the_box())
    state = rules.start(random_setup(mode, some_faces(players, 4), 4), 4).state
    position, ours, theirs = position_of(state), RandomGolfer(4), ModelGolfer(rules, 4)
    for _ in range(200):
        if state.phase is Phase.OVER:
            break
        action = theirs.choose(state)
        chosen = ours.choose(position)
        assert action_of(chosen) == action
        do(position, chosen)
        state = rules.apply(state, action).state
    assert state_of(position, state.table) == state


@pytest.mark.parametrize("mode", Mode)
def test_greedy_golfers_of_both_play_the_same_game(mode):
    rules = EighteenHolesRules(the_box())
    seats = range(max(SEATS[mode]))
    setup = random_setup(mode, some_faces(len(seats), 3), 3)
    state = rules.start(setup, 3).state
    last = play_greedily(rules, setup, 3)
    golfers = [GreedyGolfer(3 + seat) for seat in seats]
    while state.phase is not Phase.OVER:
        action = golfers[state.seat].choose(rules.view(state, state.seat), rules.legal(state))
        state = rules.apply(state, action).state
    assert last == state


@pytest.mark.parametrize("seed", [3, 9, 21, 33])
def test_a_greedy_golfer_does_not_stay_on_a_hex_for_ever(seed):
    """Before trees with nothing but a wood; on a tee box with the driver alone."""
    rules = EighteenHolesRules(the_box())
    setup = random_setup(Mode.STROKE, some_faces(5, seed), seed)
    assert play_greedily(rules, setup, seed).phase is Phase.OVER


def test_a_state_comes_back_from_the_kernel_as_it_was():
    rules = EighteenHolesRules(the_box())
    chance = random.Random(7)
    for mode, players in TABLES:
        state = rules.start(random_setup(mode, some_faces(players, 2), 2), 2).state
        golfer = ModelGolfer(rules, 2)
        for _ in range(25):
            state = rules.apply(state, golfer.choose(state)).state
            moved = with_things_moved(state, chance)
            assert state_of(position_of(moved), moved.table) == moved
            if state.phase is Phase.OVER:
                break


def test_a_copy_is_a_position_of_its_own():
    rules = EighteenHolesRules(the_box())
    state = rules.start(random_setup(Mode.SKINS, some_faces(3, 1), 1), 1).state
    position, golfer = position_of(state), RandomGolfer(1)
    copy = position.copy()
    for _ in range(10):
        do(copy, golfer.choose(copy))
    assert state_of(position, state.table) == state
    assert state_of(copy, state.table) != state
    copy.become(position)
    assert state_of(copy, state.table) == state


def test_every_action_has_a_number_of_its_own():
    clubs, aims, slots = range(34), range(6), range(3)
    of_two = {
        PlayClub: product(range(-1, 5), range(-1, 6)),
        ExitBunker: product(range(5), aims),
        Redraw: product(slots, range(-1, 34)),
        PlayShot: product(slots, range(3), aims),
    }
    actions = []
    for kind in ACTIONS:
        if kind in of_two:
            actions += [kind(*fields) for fields in of_two[kind]]
        else:
            actions += [kind(number) for number in clubs] if kind._fields else [kind()]
    for action in actions:
        assert (type(action_of(code_of(action))), action_of(code_of(action))) == (
            type(action),
            action,
        )
    assert len(set(map(code_of, actions))) == len(actions)


@pytest.mark.parametrize("fly_over", [False, True], ids=["stays inside", "flies over"])
@pytest.mark.parametrize("preset", the_box().presets, ids=lambda preset: preset.course.id)
def test_flights_end_where_the_model_lets_them_end(preset, fly_over):
    field = lay_out(preset.course, the_box().face_by_id)
    cards = Cards(the_box())
    ground = CourseTables(field, cards, fly_over)
    for number, way in enumerate(cards.ways):
        flies = chip if cards.chips[number] else fly
        for place in range(0, field.size, 3):
            for aim in range(6):
                landing = flies(field, place, aim, way, fly_over=fly_over)
                end = codes.NONE if landing.outcome is ShotOutcome.OUT else landing.end
                assert ground.ends[number][6 * place + aim] == end


def test_the_kernel_numbers_things_as_the_model_does():
    phases = {phase.name: phase for phase in Phase}
    phases["PLACING"] = phases.pop("PLACE_TOKEN")
    ground = {terrain.name: terrain for terrain in Terrain}
    modes = {mode.name: number for number, mode in enumerate(Mode)}
    faces = {face.upper().replace("-", "_"): face_number(face) for face in GOLFER_FACES}
    for numbers in (phases, ground, modes, faces):
        for name, number in numbers.items():
            assert getattr(codes, name) == number
    assert face_number("") == codes.NO_FACE


def test_playouts_of_both_play_the_same_games():
    rules = EighteenHolesRules(the_box())

    def setups(seed):
        return random_setup(Mode.KELLY, some_faces(3, seed), seed)

    by_model, in_kernel = playout(rules, setups, 3, 1), playout_in_kernel(rules, setups, 3, 1)
    assert not by_model.problems
    assert not in_kernel.problems
    assert by_model.actions == in_kernel.actions
