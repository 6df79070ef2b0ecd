"""The log of a game of a group: a sentence for what happens, and no secrets."""

import random

import pytest

from minigolf_desktop.bots.designer.random_group import random_group_action
from minigolf_desktop.content.designer.catalogue import Catalogue
from minigolf_desktop.model.designer import (
    ClientsVisited,
    Ended,
    EndReason,
    GroupRules,
    Mode,
    Player,
    Setup,
)
from minigolf_desktop.model.designer.box import Box
from minigolf_desktop.model.designer.group import NOBODY, seen_by
from minigolf_desktop.model.designer.group.events import (
    HoleNumbered,
    LandsDealt,
    PawnsDrawn,
    PromiseMade,
    RackFilled,
    TileCollected,
    TilePlaced,
    TilesReturned,
)
from minigolf_desktop.model.play import Match
from minigolf_desktop.ui.designer.board.session import FROM_THE_GATE
from minigolf_desktop.ui.designer.text.group_events import group_event_sentence

pytestmark = pytest.mark.usefixtures("english")

NAMES = ("Odile", "Marek", "Sol")
UNTOLD = (LandsDealt, PawnsDrawn, RackFilled)


@pytest.fixture(scope="module")
def group_rules(catalogue: Catalogue) -> GroupRules:
    return GroupRules(Box(catalogue.designs), catalogue.lands, catalogue.clients)


@pytest.fixture
def say(group_rules: GroupRules):
    return lambda event: group_event_sentence(event, group_rules.box, group_rules.lands, NAMES)


def test_everything_that_happens_in_a_whole_game_has_a_sentence(group_rules, say):
    players = tuple(
        Player(name, colour) for name, colour in zip(NAMES, ("red", "blue", "green"), strict=True)
    )
    match = Match(group_rules, Setup(players=players, mode=Mode.ADVANCED, reserve=True), 7)
    chance = random.Random(7)
    while match.state.waiting:
        action = random_group_action(group_rules, match.state, chance)
        match.play(match.state.waiting[0], action)
    for events in match.log:
        for event in events:
            sentence = say(event)
            assert bool(sentence) != isinstance(event, UNTOLD)
            assert "{" not in sentence


def test_a_sentence_names_the_player(say):
    assert say(TileCollected(1, 0, 3)) == "Marek took a tile face down."


def test_a_tile_from_the_gate_is_told_so(say):
    assert "from the gate" in say(TilePlaced(0, FROM_THE_GATE, 0, 0))


def test_a_promise_is_a_secret_to_the_others(say):
    (hidden,) = seen_by([PromiseMade(0, 0)], NOBODY)
    assert say(hidden) == "Odile made a promise."
    assert say(PromiseMade(0, 0)) == "Odile promised: Fun."


def test_one_tile_is_counted_as_one(say):
    assert say(TilesReturned((4,))) == "1 tile goes back into the bag."


@pytest.mark.parametrize("reason", [EndReason.ALL_STOPPED, EndReason.BAG_EMPTY])
def test_every_end_has_its_sentence(say, reason):
    assert say(Ended(reason)).endswith("the game is over.")


def test_visits_and_numbers_are_told(say):
    assert say(ClientsVisited(1)) == "The clients visit."
    assert say(HoleNumbered(2, 0, 0, 4)).startswith("Sol gave the hole in")
    assert say(HoleNumbered(2, 0, 0, 0)) == "Sol left a hole's number to the program."
