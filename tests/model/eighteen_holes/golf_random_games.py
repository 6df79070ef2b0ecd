"""Random games of 18 Holes on short courses, looked at after every action."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

from golf_ledger import Ledger
from golf_tables import the_box

from minigolf_desktop.bots.eighteen_holes.plain_golfers import RandomGolfer
from minigolf_desktop.bots.eighteen_holes.random_games import random_solo_deck
from minigolf_desktop.model.eighteen_holes import moves
from minigolf_desktop.model.eighteen_holes.box import GOLFER_FACES, Golfer, clubs_carried, clubs_in
from minigolf_desktop.model.eighteen_holes.course import Course, Terrain
from minigolf_desktop.model.eighteen_holes.modes.solo_chaos import targets_of_each
from minigolf_desktop.model.eighteen_holes.moves import Action, Phase
from minigolf_desktop.model.eighteen_holes.quick_course import quick_course
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode, Setup
from minigolf_desktop.model.eighteen_holes.state import NONE, State, is_choosing

CHECKED_ONCE_IN = 40
"""Of so many states one is asked for the refusal of every action there is."""
ENDLESS = 20_000
"""Actions after which a game on a short course does not end any more."""
CLOSED = {Terrain.TREES, Terrain.CLUBHOUSE, Terrain.OUTSIDE}
UNDEALT = (Phase.PLACE_TOKEN, Phase.DRAFT)


@cache
def short_courses() -> tuple[Course, ...]:
    """The practice meadow, again and again, and quick courses of one to six holes."""
    meadow = next(p.course for p in the_box().presets if p.course.id == "practice-meadow")
    quick = (quick_course(the_box(), holes, 40 + holes) for holes in range(1, 7))
    return tuple(course for one in quick for course in (meadow, one))


@cache
def whole_courses() -> tuple[Course, ...]:
    """The short courses and those of the box, for Solo Chaos, of which a game is quick."""
    presets = (p.course for p in the_box().presets if p.chaos != "no")
    return tuple(course for one in presets for course in (one, *short_courses()[:2]))


def short_setup(mode: Mode, faces: Sequence[str], seed: int) -> Setup:
    """A game of some golfers on a short course; alone against opponents also on a long one."""
    chance = random.Random(seed)
    solo = mode is Mode.SOLO_CHAOS
    courses = whole_courses() if solo else short_courses()
    course = courses[seed % len(courses)]
    combined = max(1, targets_of_each(len(course.holes)))
    return Setup(
        course,
        mode,
        ("",) if solo else tuple(faces),
        ClubChoice.FREE if len(faces) == 1 else ClubChoice.DRAFT,
        fly_over=chance.random() < 0.2,
        open_choices=chance.random() < 0.2,
        solo_deck=random_solo_deck(the_box(), combined, chance) if solo else (),
    )


def next_faces(played: Counter[str], players: int, chance: random.Random) -> tuple[str, ...]:
    """Return the golfers of the next game: those that played least, each on one of its sides."""
    faces = sorted(GOLFER_FACES, key=lambda face: (played[face], chance.random()))
    chosen: dict[Golfer, str] = {}
    for face in faces:
        chosen.setdefault(GOLFER_FACES[face].golfer, face)
    seated = list(chosen.values())[:players]
    chance.shuffle(seated)
    return tuple(seated)


@cache
def every_action() -> tuple[Action, ...]:
    """Every action that could be asked for in any state, and some that never can be."""
    clubs, holes, ways = range(-1, 35), range(-1, 19), range(-1, 7)
    found: list[Action] = []
    for kind in moves.ACTIONS:
        name = kind._fields
        if name == ():
            found.append(kind())
        elif name == ("club",):
            found += [kind(club) for club in clubs]
        elif name == ("hole",):
            found += [kind(hole) for hole in holes]
        elif name == ("deck", "aim"):
            found += [kind(deck, aim) for deck in range(-1, 6) for aim in ways]
        elif name == ("slot", "club"):
            found += [kind(slot, club) for slot in range(4) for club in clubs]
        elif name == ("slot", "flight", "aim"):
            found += [kind(s, f, a) for s in range(4) for f in range(3) for a in ways]
        else:
            found += [kind(number) for number in range(-1, 10)]
    return tuple(found)


def faults_of_game(setup: Setup, seed: int, *, once_in: int = CHECKED_ONCE_IN) -> Iterator[str]:
    """Play a game, and the 19th where it may be; yield what is wrong, action by action."""
    rules = EighteenHolesRules(the_box())
    chance = random.Random(seed)
    state, events = rules.start(setup, seed)[:2]
    golfer = RandomGolfer(rules, seed)
    ledger = Ledger(state.table)
    ledger.hear(NONE, None, events)
    actions = 0
    while state.phase is not Phase.OVER or rules.legal(state):
        if chance.randrange(once_in) == 0:
            yield from (f"action {actions}: {one}" for one in wrong_offers(rules, state))
        seat, action = next_seat(state), golfer.choose(state)
        state, events = rules.apply(state, action)[:2]
        actions += 1
        ledger.hear(seat, action, events)
        found = [*rules.problems(state), *wrong_pieces(state), *ledger.differences(state)]
        yield from (f"action {actions}, {action}: {one}" for one in found)
        if found or actions == ENDLESS:
            yield f"given up in phase {state.phase.name}"
            return


def next_seat(state: State) -> int:
    """Return who is to move; of a game that is over the first of those who may play on with it."""
    return state.ranks.index(1) if state.phase is Phase.OVER else state.seat


def wrong_offers(rules: EighteenHolesRules, state: State) -> Iterator[str]:
    """Yield where what is legal is refused, or raises, or what is not legal is not refused."""
    legal = [(type(action), action) for action in rules.legal(state)]
    if not legal or len(set(legal)) < len(legal):
        yield f"{len(legal)} actions are legal, {len(set(legal))} different ones"
    asked = {(type(action), action) for action in every_action()}
    if not set(legal) <= asked:
        yield f"legal, but not thought of: {set(legal) - asked}"
    seat = next_seat(state)
    allowed = {one for one in asked if rules.refusal(state, seat, one[1]) is None}
    if allowed != set(legal):
        yield f"legal and allowed differ in {allowed ^ set(legal)}"
    for _, action in legal:
        for problem in rules.problems(rules.apply(state, action).state):
            yield f"{action} would lead to: {problem}"


def wrong_pieces(state: State) -> Iterator[str]:
    """Yield cards that are lost or found twice, and golfers who stand where nobody can."""
    piles = [*state.decks, *state.discards, *(player.drives for player in state.players)]
    piles += (state.shot.thrown, *state.shot.stacks) if state.shot else ()
    cards = Counter(card for pile in piles for card in pile)
    cards.update([state.kept[1]] if state.kept[1] != NONE else [])
    if sorted(cards.elements()) != list(range(len(state.table.box.shot_cards))):
        yield f"shot cards are {sorted(cards.elements())}"
    for ball in state.balls:
        if state.table.field.terrain(ball.place) in CLOSED:
            yield f"a golfer stands on {state.table.field.terrain(ball.place).name}"
    if state.phase in UNDEALT:
        return
    for seat, player in enumerate(state.players):
        own = [*clubs_in(player.hand), *clubs_in(player.discard)]
        face_down = is_choosing(state) or state.phase is Phase.BORROW
        if state.chosen[seat] != NONE and (face_down or seat in state.order):
            own.append(state.chosen[seat])
        if len(own) != len(set(own)) or len(own) != clubs_carried(state.table.setup.golfers[seat]):
            yield f"seat {seat} has the clubs {own}"
