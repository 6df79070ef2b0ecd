"""The log of a game of a group: a sentence for what happens, and no secrets."""

import random

import pytest

from minigolf_desktop.bots.designer.playout import random_action
from minigolf_desktop.model.designer import (
    ClientsVisited,
    Ended,
    EndReason,
    Mode,
    Setup,
    seen_by,
)
from minigolf_desktop.model.designer.moves import (
    FinalPhaseBegun,
    HoleNumbered,
    LandsDealt,
    PawnsDrawn,
    PromiseTaken,
    RackFilled,
    TileCollected,
    TilePlaced,
    TilesReturned,
)
from minigolf_desktop.model.play import EVERYBODY, Match, Seat
from minigolf_desktop.ui.designer.session import FROM_THE_GATE
from minigolf_desktop.ui.designer.text.events import event_sentence

pytestmark = pytest.mark.usefixtures("english")

NAMES = ("Odile", "Marek", "Sol")
UNTOLD = (LandsDealt, PawnsDrawn, RackFilled)


@pytest.fixture
def say(rules):
    return lambda event: event_sentence(event, rules.box, rules.lands, NAMES)


def test_everything_that_happens_in_a_whole_game_has_a_sentence(rules, say):
    players = tuple(
        Seat(name, colour) for name, colour in zip(NAMES, ("red", "blue", "green"), strict=True)
    )
    match = Match(rules, Setup(players=players, mode=Mode.ADVANCED, reserve=True), 7)
    chance = random.Random(7)
    while match.state.waiting:
        action = random_action(rules, match.state, chance)
        match.play(match.state.waiting[0], action)
    for events in match.log:
        for event in events:
            sentence = say(event)
            assert bool(sentence) != isinstance(event, UNTOLD)
            assert "{" not in sentence


def test_d38_the_final_phase_tells_why_it_begins(say):
    assert say(FinalPhaseBegun(land_is_full=True)) == (
        "The final phase begins: the others may stop."
    )
    assert say(FinalPhaseBegun(land_is_full=False)) == (
        "Everybody passed in three rounds in a row: the final phase begins, all may stop."
    )


def test_a_sentence_names_the_player(say):
    assert say(TileCollected(1, 0, 3)) == "Marek took a tile face down."


def test_a_tile_from_the_gate_is_told_so(say):
    assert "from the gate" in say(TilePlaced(0, FROM_THE_GATE, 0, 0))


def test_a_promise_is_a_secret_to_the_others(say):
    (hidden,) = seen_by([PromiseTaken(0, 0)], EVERYBODY)
    assert say(hidden) == "Odile made a promise."
    assert say(PromiseTaken(0, 0)) == "Odile promised: Fun."


def test_one_tile_is_counted_as_one(say):
    assert say(TilesReturned((4,))) == "1 tile goes back into the bag."


def test_d25_a_bag_that_cannot_fill_a_rack_need_not_be_empty(rules, say):
    alone = event_sentence(Ended(EndReason.BAG_EMPTY), rules.box, rules.lands, NAMES[:1])
    assert say(Ended(EndReason.BAG_EMPTY)) == alone
    assert alone == "The bag holds too few tiles: the game is over."


@pytest.mark.parametrize("reason", [EndReason.ALL_STOPPED, EndReason.BAG_EMPTY])
def test_every_end_has_its_sentence(say, reason):
    assert say(Ended(reason)).endswith("the game is over.")


def test_visits_and_numbers_are_told(say):
    assert say(ClientsVisited(1)) == "The clients visit."
    assert say(HoleNumbered(2, 0, 0, 4)).startswith("Sol gave the hole in")
    assert say(HoleNumbered(2, 0, 0, 0)) == "Sol left a hole's number to the program."
