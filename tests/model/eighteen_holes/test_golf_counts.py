"""How much is possible on small fixed cases, counted once more by brute force.

The brute force knows hexes by coordinates and ground by letters, and is written after the rule
book alone: it shares neither tables nor functions with the rules.
"""

import json
from collections import Counter
from pathlib import Path

import pytest
from golf_in_letters import Drawn, field_of
from golf_tables import GolfTable, the_box

from minigolf_desktop.model.eighteen_holes.box import Deck, clubs_in
from minigolf_desktop.model.eighteen_holes.flight import landings
from minigolf_desktop.model.eighteen_holes.moves import Phase, ShotOutcome
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.model.eighteen_holes.state import Shot
from minigolf_desktop.model.geometry.hexagon import Hex

CARDS = json.loads(
    (Path(__file__).parents[3] / "resources" / "eighteen_holes" / "shot_cards.json").read_text()
)
SMALL = 4
"""Radius of the round field."""
ODD = {
    (0, 0): "A",
    (2, -1): "1",
    **dict.fromkeys([(1, 0), (1, -1), (0, -1), (-1, 0), (3, -2)], "f"),
    **dict.fromkeys([(0, 2), (-2, 0), (2, -3), (-1, 3)], "x"),
    **dict.fromkeys([(2, 1), (-3, 2)], "w"),
    **dict.fromkeys([(0, -2), (-1, -1)], "l"),
    **dict.fromkeys([(-2, 2), (3, 0)], "b"),
    (-1, 2): "c",
    (0, 3): "g",
}
"""What is not rough."""
NOBODY = "xc"
"""Letters of ground that no golfer stands on."""


def ground() -> dict[tuple[int, int], str]:
    """A round field by coordinates, with a hole in it where the course is open."""
    wide = range(-SMALL, SMALL + 1)
    rough = {(q, r): "." for q in wide for r in wide if abs(q + r) <= SMALL}
    rough.update(ODD)
    del rough[(-2, -1)]
    return rough


GROUND = ground()
DRAWN = Drawn(field_of({Hex(q, r): letter for (q, r), letter in GROUND.items()}), {})
PLACES = [place for place, letter in GROUND.items() if letter not in NOBODY]


def left(way: tuple[int, int], turns: int) -> tuple[int, int]:
    """A vector turned to the left by sixths of a circle."""
    q, r = way
    for _ in range(turns):
        q, r = q + r, -q
    return q, r


WAYS = [left((1, 0), turns) for turns in range(6)]


def steps(start, aim, flight):
    """Where a flight leads, hex by hex, were there nothing in its way."""
    places = [start]
    for letter in flight:
        q, r = left(WAYS[aim], "SL   R".index(letter))
        places.append((places[-1][0] + q, places[-1][1] + r))
    return places


def landed(start, aim, flight, *, chipped):
    """Where a ball lies in the end, None for out of bounds."""
    places = steps(start, aim, flight)
    if chipped:
        while GROUND.get(places[-1]) == "x":
            places.pop()
    else:
        trees = [number for number, place in enumerate(places) if GROUND.get(place) == "x"]
        places = places[: trees[0]] if trees else places
    if any(place not in GROUND for place in places) or GROUND[places[-1]] == "c":
        return None
    return places[-1]


def expected(start, card, *, penalty):
    """Each end that a card offers: direction, which flight, where."""
    chipped = card["deck"] == "C"
    flights = card["flights"]
    if penalty and not chipped and GROUND[start] in ".bw":
        flights = [flight[:-1] for flight in flights]
    found = []
    for aim in range(6):
        ends = [
            (aim, number, landed(start, aim, flight, chipped=chipped))
            for number, flight in enumerate(flights)
        ]
        inside = [end for end in ends if end[2] is not None]
        found += inside or ends
    return found


def offered(table, start, number):
    """The same as the rules have it."""
    place = DRAWN.field.number[Hex(*start)]
    state = table.state.with_ball(0, table.state.balls[0]._replace(place=place))
    state = state._replace(phase=Phase.CHOOSE, shot=Shot(stacks=(bytes([number]),)))
    return [
        (
            one.aim,
            one.flight,
            None if one.outcome is ShotOutcome.OUT else tuple(DRAWN.field.hexes[one.end]),
        )
        for one in landings(state, 0)
    ]


@pytest.mark.parametrize(
    ("name", "penalty", "ends"), [("2-iron", True, 23_368), ("3-hybrid", False, 22_948)]
)
def test_every_end_of_every_card_from_every_hex_is_offered_and_no_other(name, penalty, ends):
    table = GolfTable(DRAWN, [name], ["lob-wedge"])
    table.select(name, "lob-wedge")
    compared = 0
    for number, card in enumerate(CARDS):
        if card.get("flights"):
            for start in PLACES:
                wanted = expected(start, card, penalty=penalty)
                assert offered(table, start, number) == wanted, (start, card)
                compared += len(wanted)
    assert compared == ends


# --- a whole game of woods, without chance


FAR = {"8-wood": 2, "5-wood": 3}
SO_MANY = {1: (22, 26), 2: (103, 326), 3: (309, 6806)}
"""After so many turns: different states, and ways that lead to them."""


def turns_with_woods(place, hand, strokes):
    """Each way to spend a turn in Stroke Play with one of two woods: where it leads.

    A turn is a club, then a shot in one of six directions, a step beside or a reset. No wood gets
    out of a bunker: the hand may be reset before the choice, and one who has only woods walks out.
    """
    everything = frozenset(FAR)
    hand = hand or everything
    stuck = GROUND[place] == "b"
    hands = [hand, everything] if stuck and hand != everything else [hand]
    for clubs in hands:
        for name in clubs:
            for end in ends_of_turn(place, name):
                if end is None:
                    yield place, clubs, strokes + 2
                else:
                    yield end, clubs - {name}, strokes + 1 + (GROUND[end] in "wl")
            yield place, everything - {name}, strokes + 1


def ends_of_turn(place, name):
    """Where a wood or a step beside leads, None for out of bounds."""
    far = FAR[name] - (GROUND[place] in ".bw")
    for aim in range(6):
        if GROUND[place] != "b":
            yield landed(place, aim, "S" * far, chipped=False)
        beside = steps(place, aim, "S")[-1]
        if GROUND.get(beside, "x") not in NOBODY:
            yield beside


def counted(turns):
    """How many ways lead to each (place, hand, strokes) in so many turns, the green ending it."""
    ways = Counter({((0, 0), frozenset(FAR), 0): 1})
    home = 0
    for _ in range(turns):
        following = Counter()
        for (place, hand, strokes), count in ways.items():
            for after in turns_with_woods(place, hand, strokes):
                if GROUND[after[0]] == "1":
                    home += count
                else:
                    following[after] += count
        ways = following
    return ways, home


def played(turns):
    """The same, as the rules have it: decisions are taken one after the other."""
    table = GolfTable(DRAWN, list(FAR), mode=Mode.STROKE)
    ways = Counter({table.state: 1})
    home = 0
    for _ in range(turns):
        following = Counter()
        for state, count in ways.items():
            open_ends = [state]
            while open_ends:
                one = open_ends.pop()
                for action in table.rules.legal(one):
                    after = table.rules.apply(one, action).state
                    if after.phase is Phase.OVER:
                        home += count
                    elif after.round > state.round:
                        following[after] += count
                    else:
                        open_ends.append(after)
        ways = following
    return ways, home


def told(state):
    """A state of the rules in the words of the brute force."""
    ball = state.balls[0]
    held = frozenset(the_box().clubs[one].name for one in clubs_in(state.players[0].hand))
    return tuple(DRAWN.field.hexes[ball.place]), held, ball.turns


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_games_with_two_woods_have_as_many_ways_and_ends_as_counted_by_hand(turns):
    wanted, wanted_home = counted(turns)
    found, found_home = played(turns)
    in_words = Counter()
    for state, count in found.items():
        place, hand, strokes = told(state)
        in_words[place, hand, strokes] += count
    refilled = Counter()
    for (place, hand, strokes), count in wanted.items():
        refilled[place, hand or frozenset(FAR), strokes] += count
    assert in_words == refilled
    assert found_home == wanted_home
    assert (len(in_words), in_words.total()) == SO_MANY[turns]


# --- what a turn offers


@pytest.mark.parametrize(
    ("name", "place", "count"),
    [
        ("8-wood", (0, 0), 1 + 6 + 1),
        ("4-iron", (0, 0), 2 + 1 + 6 + 1),
        ("9-iron", (0, 0), 6 + 1 + 1 + 6 + 1),
        ("pitching-wedge", (0, 0), 6 + 6 + 1),
        ("lob-wedge", (0, 0), 1 + 6 + 1),
        ("driver", (0, 0), 1 + 6 + 1),
        ("driver", (1, 0), 6 + 1),
        ("4-iron", (-1, 1), 2 + 1 + 5 + 1),
        ("4-iron", (4, -4), 2 + 1 + 3 + 1),
        ("4-iron", (-2, 2), 2 * 6 + 1),
        ("9-iron", (-2, 2), 2 * 6 + 1),
    ],
)
def test_a_turn_offers_so_many_actions(name, place, count):
    """Decks or directions of the club, big hit, hexes beside, reset."""
    table = GolfTable(DRAWN, [name, "6-iron"], ["sand-wedge"])
    ball = table.state.balls[0]._replace(place=DRAWN.field.number[Hex(*place)])
    table.state = table.state.with_ball(0, ball)
    table.select(name, "sand-wedge")
    table.state = table.state._replace(seat=0, ball=0, order=(0, 1))
    assert len(table.legal()) == count


def test_a_sand_wedge_in_a_bunker_offers_directions_steps_and_the_reset():
    table = GolfTable(DRAWN, ["sand-wedge"], ["3-hybrid"])
    bunker = DRAWN.field.number[Hex(-2, 2)]
    table.state = table.state.with_ball(0, table.state.balls[0]._replace(place=bunker))
    table.select("sand-wedge", "3-hybrid")
    table.state = table.state._replace(seat=0, ball=0, order=(0, 1))
    beside = [GROUND.get(steps((-2, 2), aim, "S")[-1], "x") not in NOBODY for aim in range(6)]
    assert len(table.legal()) == 6 + sum(beside) + 1


def test_each_shot_deck_has_so_many_cards():
    assert [len(the_box().cards_of_deck[deck]) for deck in Deck] == [14, 14, 16, 15, 15]
