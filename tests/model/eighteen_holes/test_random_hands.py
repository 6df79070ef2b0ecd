"""Hands dealt by chance instead of a draft: a set-up option beyond the rule book."""

import json

import pytest
from golf_tables import the_box

from minigolf_desktop.model.eighteen_holes.box import (
    GOLFER_FACES,
    ClubKind,
    clubs_carried,
    clubs_in,
)
from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import (
    ClubChoice,
    Mode,
    Setup,
    setup_from_json,
    setup_to_json,
)
from minigolf_desktop.model.play import Match
from minigolf_desktop.model.play.seats import SetupFormatError

RULES = EighteenHolesRules(the_box())
COURSE = next(one.course for one in the_box().presets if one.course.id == "practice-meadow")


def dealt(*golfers, seed=1, mode=Mode.MATCH):
    return Match(RULES, Setup(COURSE, mode, golfers, ClubChoice.RANDOM), seed).state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_is_dealt_five_clubs_and_chooses_at_once(players):
    state = dealt(*[""] * players)
    hands = [player.hand for player in state.players]
    assert state.phase is Phase.SELECT and state.draft is None
    assert [hand.bit_count() for hand in hands] == [5] * players
    assert sum(hands).bit_count() == 5 * players


def test_the_clubs_are_those_of_a_draft_of_so_many_players_and_secret():
    state = dealt("", "")
    clubs = the_box().clubs
    assert all(clubs[c].min_players <= 2 for player in state.players for c in clubs_in(player.hand))
    assert not any(player.shown for player in state.players)


def test_another_seed_deals_other_hands():
    assert dealt("", "", seed=1).players != dealt("", "", seed=2).players


@pytest.mark.parametrize("face", sorted(GOLFER_FACES))
def test_hands_keep_to_the_golfer_cards(face):
    other = "swift-a" if not face.startswith("swift") else "dorian-b"
    for seed in range(20):
        state = dealt(face, other, seed=seed)
        hand = [the_box().clubs[club] for club in clubs_in(state.players[0].hand)]
        assert len(hand) == clubs_carried(face)
        if face.startswith("iron-jane"):
            assert {club.kind for club in hand} == {ClubKind.IRON}
        if face == "the-shark-b":
            assert ClubKind.WEDGE not in {club.kind for club in hand}
        if face.startswith("slugger"):
            assert ClubKind.DRIVER in {club.kind for club in hand}


def test_alone_a_hand_is_dealt_too():
    assert dealt("", mode=Mode.STROKE).players[0].hand.bit_count() == 5


def test_the_option_has_a_form_that_is_read_strictly():
    setup = Setup(COURSE, Mode.MATCH, ("", ""), ClubChoice.RANDOM)
    form = json.loads(json.dumps(setup_to_json(setup)))
    assert form["clubs"] == "random"
    assert setup_from_json(form) == setup
    with pytest.raises(SetupFormatError, match="field clubs"):
        setup_from_json({**form, "clubs": "Random"})


def test_a_game_of_random_hands_is_played_to_its_end():
    match = Match(RULES, Setup(COURSE, Mode.MATCH, ("", ""), ClubChoice.RANDOM), 5)
    for _ in range(40):
        legal = RULES.legal(match.state)
        match.play(match.state.seat, legal[len(legal) // 2])
        assert RULES.problems(match.state) == []
