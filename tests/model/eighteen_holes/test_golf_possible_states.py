"""Whole states drawn from a view: possible, alike to the seat, and no peep at what is hidden."""

import random
from collections import Counter

import pytest
from disguises import golf_in_disguise
from golf_in_letters import strip
from golf_random_games import next_faces, short_setup
from golf_tables import GolfTable, card, club, clubs, the_box

from minigolf_desktop.bots.eighteen_holes.plain_golfers import RandomGolfer
from minigolf_desktop.model.eighteen_holes.box import ClubKind, Deck, clubs_in
from minigolf_desktop.model.eighteen_holes.moves import (
    KeepCard,
    LookAtDeck,
    MoveOneHex,
    Phase,
    PutBack,
    ResetHand,
    RevealClub,
)
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import SEATS, ClubChoice, Mode, Setup
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.model.geometry.hexagon import NORTH
from minigolf_desktop.model.play import EVERYBODY, Randomness

ROW = strip("Afffffff1")
RULES = EighteenHolesRules(the_box())
TABLES = [(mode, players) for mode in Mode for players in SEATS[mode]]
RARE_PHASES = {Phase.DRAFT, Phase.DECLARE, Phase.TARGET, Phase.KEEP, Phase.BORROW, Phase.EXTRA}
LOOKED_AT_ONCE_IN = 12
"""Of the states in other phases, so many are passed over for each one looked at."""


def drawn(state, seat, seed=1):
    """A state that is possible for a seat."""
    return RULES.determinize(RULES.view(state, seat), Randomness.of_seed(seed))


def states_of_games(mode, players, games=3):
    """States of random games, all golfers in turn, each with a seat that looks at it."""
    played = Counter()
    for seed in range(games):
        chance = random.Random(100 * players + seed)
        faces = next_faces(played, players, chance)
        played.update(faces)
        print(mode, faces, seed)
        state = RULES.start(short_setup(mode, faces, seed), seed).state
        golfer = RandomGolfer(RULES, seed)
        while state.phase is not Phase.OVER:
            if state.phase in RARE_PHASES or chance.randrange(LOOKED_AT_ONCE_IN) == 0:
                yield state, chance.choice((*range(players), EVERYBODY))
            state = RULES.apply(state, golfer.choose(state)).state
        for seat in (*range(players), EVERYBODY):
            yield state, seat


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_a_possible_state_looks_to_the_seat_as_the_true_one_does(mode, players):
    for number, (state, seat) in enumerate(states_of_games(mode, players)):
        possible = drawn(state, seat, number)
        assert RULES.view(possible, seat) == RULES.view(state, seat)
        assert RULES.problems(possible) == []
        assert RULES.to_move(possible) == RULES.to_move(state)
        assert bool(RULES.legal(possible)) == bool(RULES.legal(state))


@pytest.mark.parametrize("mode", list(Mode))
def test_a_possible_state_does_not_depend_on_what_the_seat_cannot_know(mode):
    chance = random.Random(6)
    for state, seat in states_of_games(mode, SEATS[mode][-1], games=1):
        other = golf_in_disguise(state, seat, chance)
        assert drawn(other, seat) == drawn(state, seat)


@pytest.mark.parametrize("mode", list(Mode))
def test_a_possible_game_can_be_played_to_its_end(mode):
    players = SEATS[mode][-1]
    for number, (state, seat) in enumerate(states_of_games(mode, players, games=1)):
        if number % 25 == 0:
            played = drawn(state, seat, number)
            golfer = RandomGolfer(RULES, number)
            while played.phase is not Phase.OVER:
                played = RULES.apply(played, golfer.choose(played)).state
                assert RULES.problems(played) == []


def drafting():
    """A game of four in the middle of the draft, seat 1 to pick."""
    setup = Setup(the_box().presets[0].course, Mode.MATCH, ("", "", "the-shark-b", ""))
    state = RULES.start(setup, 5).state
    while state.draft.passes < 2 or state.seat != 1:
        state = RULES.apply(state, RULES.legal(state)[0]).state
    return state


def test_hidden_things_differ_from_draw_to_draw():
    state = drafting()
    possible = [drawn(state, 1, seed) for seed in range(20)]
    assert len({one.players[0].hand for one in possible}) > 10
    assert len({one.draft.hands[0] for one in possible}) > 10
    assert len({one.decks for one in possible}) == 20
    assert len({one.chance for one in possible}) == 20
    assert {one.players[1] for one in possible} == {state.players[1]}
    assert {one.draft.hands[1] for one in possible} == {state.draft.hands[1]}


def test_every_club_that_is_not_seen_is_as_likely_in_another_hand():
    state = drafting()
    draws = 3000
    found = Counter()
    for seed in range(draws):
        found.update(clubs_in(drawn(state, 1, seed).players[0].hand))
    seen = state.players[1].hand | state.draft.hands[1]
    unseen = [one.number for one in the_box().clubs if one.min_players <= 4]
    unseen = [one for one in unseen if not seen >> one & 1]
    assert set(found) == set(unseen)
    fair = draws * state.players[0].hand.bit_count() / len(unseen)
    assert all(0.8 * fair < found[one] < 1.2 * fair for one in unseen)


def test_the_shark_who_takes_no_wedge_is_dealt_none():
    state = drafting()
    kinds = {
        the_box().clubs[one].kind
        for seed in range(50)
        for one in clubs_in(drawn(state, 1, seed).players[2].hand)
    }
    assert ClubKind.WEDGE not in kinds and len(kinds) > 2


def test_iron_jane_is_dealt_irons_of_different_numbers_on_her_b_side():
    table = GolfTable(ROW, ["2-iron"], ["3-iron", "4-iron", "5-iron"], golfers=("", "iron-jane-b"))
    for seed in range(50):
        held = [
            the_box().clubs[one] for one in clubs_in(drawn(table.state, 0, seed).players[1].hand)
        ]
        assert {one.kind for one in held} == {ClubKind.IRON}
        assert len({one.name for one in held}) == 3


def test_the_chosen_club_of_another_may_be_any_that_is_not_seen():
    table = GolfTable(ROW, ["2-iron", "4-iron"], ["8-hybrid", "5-iron"])
    table.select("2-iron")
    chosen = {drawn(table.state, 1, seed).chosen[0] for seed in range(200)}
    assert len(chosen) > 10
    assert not chosen & {NONE, club("8-hybrid"), club("5-iron")}


def test_slugger_on_a_tee_has_a_wood_or_the_driver_face_down():
    table = GolfTable(ROW, ["driver", "3-wood"], ["8-hybrid"], golfers=("slugger-b", ""))
    table.change(0, lasting=clubs("driver"))
    table.select("3-wood")
    kinds = {the_box().clubs[drawn(table.state, 1, seed).chosen[0]].kind for seed in range(60)}
    assert kinds == {ClubKind.WOOD, ClubKind.DRIVER}


def test_clubs_that_were_played_openly_and_taken_back_stay_in_their_hand():
    table = GolfTable(ROW, ["2-iron", "4-iron", "6-iron"], ["8-hybrid", "5-iron"])
    table.select("2-iron", "8-hybrid")
    table.play(MoveOneHex(NORTH), MoveOneHex(NORTH))
    table.select("4-iron", "5-iron")
    table.play(ResetHand(), ResetHand())
    hands = {drawn(table.state, 1, seed).players[0].hand for seed in range(60)}
    assert all(hand >> club("2-iron") & 1 for hand in hands) and len(hands) > 10


def test_hands_for_a_first_game_are_known_to_all():
    course = the_box().presets[0].course
    setup = Setup(course, Mode.MATCH, ("", "", ""), ClubChoice.FIRST_GAME)
    state = RULES.start(setup, 1).state
    assert drawn(state, 0).players == state.players
    assert RULES.view(state, 0).players[1].hand == 0


def test_who_looked_at_a_card_knows_the_top_of_that_deck_and_nobody_else_does():
    table = GolfTable(ROW, ["4-iron", "2-iron"], ["8-hybrid"], golfers=("bunjil-b", ""))
    table.stack("5", "SSSSS")
    table.play(LookAtDeck(Deck.FIVE))
    top = table.state.peek[2]
    assert {drawn(table.state, 0, seed).decks[Deck.FIVE][-1] for seed in range(30)} == {top}
    others = [drawn(table.state, 1, seed) for seed in range(30)]
    assert len({one.decks[Deck.FIVE][-1] for one in others}) > 5
    assert all(one.peek == (0, Deck.FIVE, one.decks[Deck.FIVE][-1]) for one in others)
    table.play(PutBack())
    assert {drawn(table.state, 1, seed).decks[Deck.FIVE][-1] for seed in range(30)} == {top}


def test_a_kept_card_is_any_of_its_deck_to_the_others():
    table = GolfTable(ROW, ["4-iron", "2-iron"], ["8-hybrid"], golfers=("bunjil-b", ""))
    table.play(LookAtDeck(Deck.FOUR), KeepCard())
    kept = {drawn(table.state, 1, seed).kept for seed in range(40)}
    assert len(kept) > 5
    assert {the_box().shot_cards[one].deck for _, one in kept} == {Deck.FOUR}
    assert {drawn(table.state, 0, seed).kept for seed in range(5)} == {table.state.kept}


def test_discarded_shot_cards_are_not_drawn_again():
    table = GolfTable(ROW, ["4-iron"], ["2-iron"])
    table.stack("4", card("4", "wild"))
    table.leave("4", 3)
    left = sorted(table.state.decks[Deck.FOUR])
    decks = {drawn(table.state, EVERYBODY, seed).decks[Deck.FOUR] for seed in range(40)}
    assert len(decks) > 3 and all(sorted(deck) == left for deck in decks)


def test_secret_targets_of_kelly_golf_are_greens_with_a_flag():
    hexes = strip("A1f2f3f4f5")
    table = GolfTable(hexes, ["3-wood"], ["5-wood"], mode=Mode.KELLY)
    while table.state.phase is Phase.TARGET:
        table.play(table.legal()[0])
    table.state = table.state._replace(tokens=((1,), (), (1,), (1,), (1,)))
    table.change(0, target=3)
    table.change(1, target=0)
    targets = {drawn(table.state, 1, seed).players[0].target for seed in range(60)}
    assert targets == {2, 3, 4}


def test_opponents_keep_what_they_have_shown():
    setup = short_setup(Mode.SOLO_CHAOS, ("",), 3)
    state = RULES.start(setup, 3).state
    golfer = RandomGolfer(RULES, 3)
    while not any(rival.known for rival in state.rivals):
        turned = [one for one in RULES.legal(state) if isinstance(one, RevealClub)]
        state = RULES.apply(state, turned[0] if turned else golfer.choose(state)).state
    possible = [drawn(state, 0, seed) for seed in range(40)]
    for number, rival in enumerate(state.rivals):
        piles = {one.rivals[number].clubs for one in possible}
        assert {pile[5 - rival.known :] for pile in piles} == {rival.clubs[5 - rival.known :]}
        assert len(piles) > 10
        shown = {one.rivals[number].targets[:1] for one in possible}
        assert shown == {rival.targets[:1]}
        for one in possible:
            assert not set(one.rivals[number].targets) & set(rival.past)
    decks = {one.solo.deck for one in possible}
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(sorted(state.solo.deck))}


def test_a_view_that_no_game_leads_to_is_refused():
    state = drafting()
    view = RULES.view(state, 1)
    hands = tuple(0 for _ in view.draft.hands)
    nothing = view._replace(draft=view.draft._replace(hands=hands), draft_cards=(0, 0, 0, 0))
    with pytest.raises(ValueError, match="no game"):
        RULES.determinize(nothing, Randomness.of_seed(1))
