"""What the computer decides at 18 Holes: always something legal, by what it may know, and sense."""

import random
from collections import Counter

import pytest
from disguises import golf_in_disguise
from golf_in_letters import Drawn, meadow, strip
from golf_random_games import next_faces, short_setup
from golf_tables import GolfTable, club, clubs, the_box

from minigolf_desktop.bots.eighteen_holes.mind import mind
from minigolf_desktop.bots.eighteen_holes.random_games import random_setup
from minigolf_desktop.bots.mind import Thinker
from minigolf_desktop.bots.playout import play_seated
from minigolf_desktop.model.eighteen_holes.moves import (
    BigHit,
    Phase,
    ResetHand,
    SelectClub,
    ThrowCard,
)
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import SEATS, Mode
from minigolf_desktop.model.geometry.hexagon import NORTH, NORTH_EAST, STEPS, Hex
from minigolf_desktop.model.play import Character, Level, Randomness

RULES = EighteenHolesRules(the_box())
MIND = mind(RULES)
TABLES = [(mode, players) for mode in Mode for players in SEATS[mode]]
HARD = Thinker(Level.HARD)
ENDLESS = 4000
"""Decisions after which a game on a short course does not end any more."""


def decided(state, thinker=HARD, seed=1):
    """What a seat does that is to move."""
    view = RULES.view(state, state.seat)
    return MIND.decide(view, thinker, Randomness.of_seed(seed)).action


def thinkers_of(chance, players):
    """Players of any strength and character."""
    return [
        Thinker(chance.choice(list(Level)), chance.choice(list(Character))) for _ in range(players)
    ]


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_everything_decided_is_legal_and_every_game_comes_to_its_end(mode, players):
    seed = 7 * players + len(mode)
    chance = random.Random(seed)
    faces = next_faces(Counter(), players, chance)
    thinkers = thinkers_of(chance, players)
    print(mode, faces, seed, thinkers)
    state = RULES.start(short_setup(mode, faces, seed), seed).state
    for number in range(ENDLESS):
        if state.phase is Phase.OVER:
            break
        action = decided(state, thinkers[state.seat], number)
        assert RULES.refusal(state, state.seat, action) is None
        state = RULES.apply(state, action).state
    assert state.phase is Phase.OVER


@pytest.mark.parametrize("level", [Level.EASY, Level.HARD])
@pytest.mark.parametrize(("mode", "players"), [(Mode.KELLY, 3), (Mode.SKINS, 2)])
def test_what_a_seat_may_not_know_changes_nothing_it_decides(mode, players, level):
    seed = 11
    chance = random.Random(seed)
    faces = next_faces(Counter(), players, chance)
    print(mode, faces, seed)
    state = RULES.start(short_setup(mode, faces, seed), seed).state
    thinker = Thinker(level)
    for number in range(60):
        if state.phase is Phase.OVER:
            break
        action = decided(state, thinker, number)
        assert (
            decided(golf_in_disguise(state, state.seat, random.Random(number)), thinker, number)
            == action
        )
        state = RULES.apply(state, action).state


@pytest.mark.quick
def test_the_same_seed_gives_the_same_decisions_whatever_was_thought_before():
    table = GolfTable(strip("Afffffff1"), ["2-iron", "4-iron", "9-iron"], ["3-iron", "5-wood"])
    for thinker in (HARD, Thinker(Level.EASY, Character.ENID)):
        view = RULES.view(table.state, table.state.seat)
        first = [MIND.decide(view, thinker, Randomness.of_seed(seed)) for seed in range(10)]
        fresh = mind(RULES)
        again = [fresh.decide(view, thinker, Randomness.of_seed(seed)) for seed in range(9, -1, -1)]
        assert first == again[::-1]


def test_the_club_that_reaches_the_green_is_chosen():
    """A 5-wood goes three hexes, an 8-wood two, both straight."""
    table = GolfTable(strip("Aff1"), ["5-wood", "8-wood"], ["2-iron", "driver"])
    assert decided(table.state) == SelectClub(club("5-wood"))


def on_the_meadow(letters):
    """A round meadow with a tee in the middle; the rest by steps to north-east and north."""
    east, north = STEPS[NORTH_EAST], STEPS[NORTH]
    places = {
        Hex(right * east.q + up * north.q, right * east.r + up * north.r): letter
        for (right, up), letter in letters.items()
    }
    return Drawn(meadow(6, {Hex(0, 0): "A", **places}), {})


@pytest.mark.parametrize("mode", [Mode.MATCH, Mode.STROKE, Mode.RACING])
@pytest.mark.parametrize("wet", [(2, 0), (0, 2)])
def test_a_shot_that_is_as_good_is_not_hit_into_water(mode, wet):
    """An 8-wood goes two hexes; both ways lead as near to the green."""
    drawn = on_the_meadow({(3, 3): "1", wet: "w"})
    table = GolfTable(drawn, ["8-wood", "2-iron"], ["driver", "5-wood"], mode=mode)
    table.select("8-wood", "driver")
    while table.state.seat == 0:
        table.play(decided(table.state))
    assert table.place(0) == drawn.field.number[dry_of(wet)]


def test_sluggers_b_side_hits_no_drive_into_trees_to_play_another_club_from_the_tee():
    """It must tee off with the driver again: an iron for a green so near is of no use there."""
    drawn = on_the_meadow({(2, 0): "1", (0, 1): "x"})
    table = GolfTable(
        drawn, ["2-iron"], ["driver", "8-iron"], mode=Mode.STROKE, golfers=("", "slugger-b")
    )
    table.change(1, lasting=clubs("driver"))
    table.select("2-iron", "driver")
    table.play(ResetHand())
    table.stack("5", "SSSSS")
    while table.state.seat == 1:
        table.play(decided(table.state))
    assert table.place(1) != drawn.field.tees[0]


def dry_of(wet):
    """The hex two steps the other way than the wet one."""
    step = STEPS[NORTH if wet == (2, 0) else NORTH_EAST]
    return Hex(2 * step.q, 2 * step.r)


def test_the_neighbour_throws_away_the_card_that_reaches_the_green():
    for cards, reaches in ((("SSSSS", "SSSSL"), 0), (("SSSSL", "SSSSS"), 1)):
        table = GolfTable(on_the_meadow({(5, 0): "1"}), ["3-hybrid"], ["lob-wedge"])
        table.stack("5", *cards)
        table.select("3-hybrid", "lob-wedge")
        table.play(BigHit())
        assert table.state.phase is Phase.THROW
        assert decided(table.state) == ThrowCard(reaches)


@pytest.mark.parametrize(("there", "flag"), [("3", "2"), ("7", "8")])
def test_the_flag_that_another_takes_next_turn_is_taken_first(there, flag):
    """Two flags are three hexes away, all that a 5-wood goes; beside one somebody else waits."""
    table = GolfTable(
        strip("Af1ffBff2fff"),
        *(["5-wood"], ["sand-wedge"], ["lob-wedge"]),
        mode=Mode.CHAOS,
        at=("5", there, "5"),
    )
    table.select("5-wood", "sand-wedge", "lob-wedge")
    while table.state.seat == 0:
        table.play(decided(table.state))
    assert table.place(0) == table.drawn[flag]


def test_hard_players_win_more_than_medium_ones_and_those_more_than_easy_ones():
    seed = 3
    print(seed)
    setup = random_setup(the_box(), Mode.MATCH, 2, 14)
    for first, second in ((Level.HARD, Level.MEDIUM), (Level.MEDIUM, Level.EASY)):
        pair = (Thinker(first), Thinker(second))
        found = play_seated(RULES, MIND, lambda _: setup, pair, 6, seed).players
        assert found[pair[0]].points > found[pair[1]].points
