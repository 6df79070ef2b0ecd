"""What a seat sees: all that lies open, and no secret of others (rulings H11, H19)."""

import json
import random

import pytest
from disguises import golf_in_disguise
from golf_in_letters import strip
from golf_random_games import short_setup
from golf_tables import GolfTable, card, club, the_box

from minigolf_desktop.bots.eighteen_holes.plain_golfers import RandomGolfer
from minigolf_desktop.model.eighteen_holes.box import Deck
from minigolf_desktop.model.eighteen_holes.moves import (
    KeepCard,
    LookAtDeck,
    MoveOneHex,
    Phase,
    PlayClub,
    PutBack,
    ResetHand,
)
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import SEATS, Mode
from minigolf_desktop.model.eighteen_holes.state import NONE, View, view_of
from minigolf_desktop.model.geometry.hexagon import NORTH
from minigolf_desktop.model.play import EVERYBODY

ROW = strip("Afffffff1")
RULES = EighteenHolesRules(the_box())


@pytest.mark.parametrize("mode", list(Mode))
def test_two_states_that_look_alike_to_a_seat_give_it_equal_views_here_and_in_another_process(mode):
    players = SEATS[mode][-1]
    faces = ("bunjil-b", "iron-jane-a", "the-shark-b", "slick-rikesh-a", "dorian-a")[:players]
    chance = random.Random(4)
    looked = set()
    for seed in (1, 2):
        state = RULES.start(short_setup(mode, faces, seed), seed).state
        golfer = RandomGolfer(RULES, seed)
        for _ in range(250):
            if state.phase is Phase.OVER:
                break
            looked.add(state.phase)
            for seat in (*range(len(state.players)), EVERYBODY):
                view = view_of(state, seat)
                other = view_of(golf_in_disguise(state, seat, chance), seat)
                assert other == view
                told = json.dumps(RULES.view_to_json(view))
                assert json.dumps(RULES.view_to_json(other)) == told
                assert RULES.view_from_json(state.table.setup, json.loads(told)) == view
            state = RULES.apply(state, golfer.choose(state)).state
    assert {Phase.SELECT, Phase.ACT, Phase.CHOOSE, Phase.DRAFT} <= looked


@pytest.mark.quick
def test_a_view_has_neither_decks_nor_chance_in_it():
    assert not {"decks", "chance"} & set(View._fields)


def test_the_own_hand_is_seen_and_of_others_only_how_many_clubs():
    state = GolfTable(ROW, ["8-hybrid", "8-wood"], ["2-iron"]).state
    mine, theirs = view_of(state, 0).players
    assert mine.hand == state.players[0].hand and (theirs.hand, theirs.clubs) == (0, 1)
    assert all(player.hand == 0 for player in view_of(state, EVERYBODY).players)


def test_hands_are_secret_and_discards_are_open_to_everybody():
    """Ruling H19."""
    table = GolfTable(ROW, ["4-iron", "8-wood"], ["2-iron"])
    table.change(1, discard=1 << club("3-iron"))
    for seat in (0, EVERYBODY):
        seen = view_of(table.state, seat).players[1]
        assert (seen.hand, seen.clubs, seen.discard) == (0, 1, 1 << club("3-iron"))


def test_where_clubs_are_chosen_in_the_open_all_hands_and_choices_lie_open():
    """Ruling H19."""
    table = GolfTable(ROW, ["4-iron", "8-wood"], ["2-iron"], open_choices=True)
    table.select("4-iron")
    for seat in (0, 1, EVERYBODY):
        seen = view_of(table.state, seat)
        assert [player.hand for player in seen.players] == [
            1 << club("8-wood"),
            1 << club("2-iron"),
        ]
        assert seen.chosen[0] == club("4-iron")


def test_a_chosen_club_is_secret_until_all_are_revealed():
    table = GolfTable(ROW, ["8-hybrid"], ["2-iron"])
    table.select("8-hybrid")
    assert view_of(table.state, 1).chosen == (NONE, NONE)
    assert view_of(table.state, 0).chosen == (club("8-hybrid"), NONE)
    table.select("2-iron")
    assert view_of(table.state, 1).chosen == (club("8-hybrid"), club("2-iron"))


def test_discards_scores_and_drawn_cards_lie_open():
    table = GolfTable(ROW, ["8-hybrid"], ["2-iron"])
    table.select("8-hybrid", "2-iron")
    table.stack("2", "SS")
    table.play(PlayClub(Deck.TWO, -1))
    for seat in (0, 1, EVERYBODY):
        seen = view_of(table.state, seat)
        assert seen.shot == table.state.shot and seen.discards == table.state.discards
        assert seen.deck_sizes == tuple(map(len, table.state.decks))


def test_a_kept_card_is_known_to_bunjil_and_to_others_only_that_there_is_one():
    table = GolfTable(ROW, ["4-iron"], ["2-iron"], golfers=("bunjil-b", ""))
    table.stack("4", "SSSS")
    table.play(LookAtDeck(Deck.FOUR), KeepCard())
    top = table.state.kept[1]
    assert view_of(table.state, 0).kept == (0, top)
    assert view_of(table.state, 1).kept == (0, NONE)


def test_a_card_put_back_face_up_is_seen_until_it_is_drawn():
    table = GolfTable(ROW, ["4-iron", "8-wood"], ["2-iron", "5-wood"], golfers=("bunjil-b", ""))
    table.stack("5", "SSSSS")
    table.play(LookAtDeck(Deck.FIVE), PutBack())
    table.select("4-iron", "2-iron")
    table.play(ResetHand(), MoveOneHex(NORTH))
    top = table.state.decks[Deck.FIVE][-1]
    assert view_of(table.state, 1).peek == (0, Deck.FIVE, top)
    table.select("8-wood", "5-wood")
    assert view_of(table.state, EVERYBODY).peek == (0, Deck.FIVE, top)
    table.play(ResetHand(), ResetHand())
    table.select("4-iron", "2-iron")
    table.play(PlayClub(Deck.FIVE, -1))
    assert view_of(table.state, 0).peek == (NONE, NONE, NONE)


def test_a_card_drawn_from_another_deck_hides_nothing():
    table = GolfTable(ROW, ["4-iron"], ["8-hybrid"], golfers=("bunjil-a", ""))
    table.stack("2", "SS")
    table.play(LookAtDeck(Deck.FIVE))
    table.select("4-iron", "8-hybrid")
    table.play(PlayClub(Deck.TWO, -1))
    assert view_of(table.state, 0).peek[1] == Deck.FIVE


def test_a_shuffled_deck_hides_the_card_again():
    table = GolfTable(ROW, ["4-iron"], ["2-iron"], golfers=("bunjil-a", ""))
    table.leave("4", 2)
    table.stack("4", card("4", "shuffle"))
    table.play(LookAtDeck(Deck.FOUR))
    assert view_of(table.state, 0).peek[1] == Deck.FOUR
    table.select("4-iron", "2-iron")
    table.play(ResetHand(), PlayClub(Deck.FOUR, -1))
    assert view_of(table.state, 0).peek == (NONE, NONE, NONE)


def test_when_the_game_is_over_nothing_is_hidden():
    table = GolfTable(strip("A1"), ["8-hybrid", "8-wood"], ["2-iron", "5-wood"])
    table.select("8-hybrid", "2-iron")
    table.play(MoveOneHex(NORTH), MoveOneHex(NORTH))
    seen = view_of(table.state, EVERYBODY)
    assert [player.hand for player in seen.players] == [p.hand for p in table.state.players]
