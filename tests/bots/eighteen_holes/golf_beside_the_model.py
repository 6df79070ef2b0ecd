"""Random games in the kernel and by the model, from the start or from states with things moved.

A game is told by its mode, its golfers and its seed.
"""

import random
from collections.abc import Iterator

from golf_random_games import short_setup
from golf_tables import the_box

from minigolf_desktop.bots.eighteen_holes.plain_golfers import RandomGolfer
from minigolf_desktop.bots.eighteen_holes.random_games import play_both
from minigolf_desktop.model.eighteen_holes.box import clubs_in, hand_of
from minigolf_desktop.model.eighteen_holes.flight import can_stand
from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES, ClubChoice, Mode, Setup
from minigolf_desktop.model.eighteen_holes.state import State
from minigolf_desktop.model.play.randomness import Randomness

LOOK_AHEAD = 3
"""Actions that are tried on a copy and taken back before a decision."""
FARTHEST_START = 300
"""Decisions before something is moved."""
AFTER_MOVING = 60
"""Decisions played on after that."""
MOST_UNIFORM = 400
"""Decisions of a game in which every legal action is as likely: it may have no end."""


def random_setup(mode: Mode, faces: tuple[str, ...], seed: int) -> Setup:
    """A game on a short course, the clubs come by in any way that its players may choose."""
    setup = short_setup(mode, faces, seed)
    choices = [ClubChoice.RANDOM, setup.clubs, setup.clubs]
    golfers = setup.golfers
    if seed % 5 == 0 and mode is not Mode.SOLO_CHAOS:
        golfers = ("",) * len(faces)
        choices = [ClubChoice.FIRST_GAME]
    return Setup(
        setup.course,
        mode,
        golfers,
        random.Random(seed).choice(choices),
        open_choices=setup.open_choices,
        fly_over=setup.fly_over,
        solo_deck=setup.solo_deck,
    )


def faults(mode: Mode, faces: tuple[str, ...], seed: int) -> Iterator[list[str]]:
    """Play a game in both; for each decision yield what differs, told with how it came about."""
    rules = EighteenHolesRules(the_box())
    chance = random.Random(f"{mode} {faces} {seed}")
    state = rules.start(random_setup(mode, faces, seed), seed).state
    golfer = RandomGolfer(rules, seed)
    moved = seed % 2 == 1
    most = 1_000_000
    if moved:
        for _ in range(chance.randrange(FARTHEST_START)):
            if state.phase is Phase.OVER:
                break
            state = rules.apply(state, golfer.choose(state)).state
        state = with_things_moved(state, chance)
        most = AFTER_MOVING
    uniform = chance.random() < 0.4
    if uniform:
        most = min(most, MOST_UNIFORM)

    def choose(state, position):
        return chance.choice(rules.legal(state)) if uniform else golfer.choose(state)

    for number, _, _, found in play_both(rules, state, choose, look_ahead=LOOK_AHEAD):
        how = f"{mode}, {faces}, seed {seed}, decision {number}{' after moving' * moved}"
        yield [f"{how}: {one}" for one in found]
        if number == most:
            return


def with_things_moved(state: State, chance: random.Random) -> State:
    """Return a state with other balls, hands, decks, points and tokens, possible or nearly so."""
    if state.phase in (Phase.OVER, Phase.PLACE_TOKEN):
        return state
    state = state._replace(chance=Randomness.of_seed(chance.randrange(1 << 40)))
    state = _with_balls_moved(_with_decks_mixed(state, chance), chance)
    if state.draft is None:
        state = _with_clubs_mixed(state, chance)
    players = tuple(
        player._replace(
            points=player.points + chance.randrange(3),
            aces=chance.randrange(3),
            turned=chance.random() < 0.3,
            spent=chance.random() < 0.3,
        )
        for player in state.players
    )
    held = {player.target for player in players} | set(state.targets)
    tokens = tuple(
        values if hole in held or chance.random() < 0.6 else values[1:]
        for hole, values in enumerate(state.tokens)
    )
    return state._replace(players=players, tokens=tokens)


def _with_decks_mixed(state: State, chance: random.Random) -> State:
    decks, discards = list(state.decks), list(state.discards)
    for deck in range(len(decks)):
        if deck != state.peek[1]:
            cards = [*decks[deck], *discards[deck]]
            chance.shuffle(cards)
            cut = chance.randrange(len(cards) + 1)
            decks[deck], discards[deck] = bytes(cards[:cut]), bytes(cards[cut:])
    return state._replace(decks=tuple(decks), discards=tuple(discards))


def _with_balls_moved(state: State, chance: random.Random) -> State:
    field = state.table.field
    open_ground = [place for place in range(field.size) if can_stand(field, place)]
    hazards = [place for place in open_ground if field.ground[place] in (4, 5, 6)]
    balls = list(state.balls)
    for number, ball in enumerate(balls):
        if ball.home:
            continue
        where = chance.choice((open_ground, hazards or open_ground, list(field.tees)))
        balls[number] = ball._replace(place=chance.choice(where), turns=chance.randrange(4))
        if state.phase is Phase.SELECT and chance.random() < 0.2:
            balls[number] = balls[number]._replace(lying=state.table.teams)
    if state.table.setup.mode not in CHAOS_MODES and chance.random() < 0.3:
        last = len(field.greens) - 1
        balls = [ball._replace(hole=last) for ball in balls]
    return state._replace(balls=tuple(balls))


def _with_clubs_mixed(state: State, chance: random.Random) -> State:
    """Deal the clubs of hands and discards anew, to everybody as many as before."""
    own = [player.hand | player.discard for player in state.players]
    fixed = [player.lasting for player in state.players]
    cards = [club for mine, kept in zip(own, fixed, strict=True) for club in clubs_in(mine & ~kept)]
    chance.shuffle(cards)
    players = []
    for player, kept in zip(state.players, fixed, strict=True):
        hand = player.hand & kept | hand_of(cards.pop() for _ in clubs_in(player.hand & ~kept))
        rest = hand_of(cards.pop() for _ in clubs_in(player.discard & ~kept))
        discard = player.discard & kept | rest
        players.append(player._replace(hand=hand, discard=discard, shown=0))
    return state._replace(players=tuple(players))
