"""How far 18 Holes may be undone: to the last card, token or club that came to light."""

import pytest
from golf_in_letters import strip
from golf_random_games import short_setup
from golf_tables import GolfTable, club, the_box

from minigolf_desktop.bots.eighteen_holes.plain_golfers import RandomGolfer
from minigolf_desktop.model.eighteen_holes.box import Deck
from minigolf_desktop.model.eighteen_holes.moves import (
    BigHit,
    HandOver,
    KeepCard,
    KeepTarget,
    LookAtDeck,
    MoveOneHex,
    NameGolfer,
    Phase,
    PickClub,
    PlaceToken,
    PlayClub,
    PlayShot,
    PutBack,
    ResetHand,
    RevealClub,
    SelectClub,
    ThrowCard,
)
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import SEATS, ClubChoice, Mode, Setup
from minigolf_desktop.model.eighteen_holes.state import Rival, SoloTrack
from minigolf_desktop.model.geometry.hexagon import NORTH
from minigolf_desktop.model.play import Match
from minigolf_desktop.model.play.match import CannotUndo

ROW = strip("Afffffff1")
RULES = EighteenHolesRules(the_box())
MEADOW = next(one.course for one in the_box().presets if one.course.id == "practice-meadow")


def shows(table, *actions):
    """Whether undo stops behind the last of some actions."""
    table.play(*actions[:-1])
    assert table.allows(actions[-1]), table.refusal(actions[-1])
    step = table.rules.apply(table.state, actions[-1])
    table.state = step.state
    return step.reveals


def two(*hands, **options):
    return GolfTable(ROW, *(hands or (["8-hybrid"], ["8-wood"])), **options)


# --- what stops it


def test_a_club_face_down_is_not_taken_up_again_by_the_next_player():
    assert shows(two(), SelectClub(club("8-hybrid")))


def test_a_club_face_down_is_seen_by_nobody_but_a_person_who_chooses_next():
    table = two()
    first = table.rules.apply(table.state, SelectClub(club("8-hybrid")))
    assert first.hands_over
    table.select("8-hybrid")
    assert not table.rules.apply(table.state, SelectClub(club("8-wood"))).hands_over


@pytest.mark.parametrize("first", ["2-iron", "3-hybrid 2"])
def test_revealed_clubs_stay_revealed_whoever_plays_first(first):
    """Whether the last to choose or another one plays first."""
    table = two([first], ["8-hybrid"])
    assert shows(table, SelectClub(club(first)), SelectClub(club("8-hybrid")))


def test_a_drawn_card_stays_drawn():
    table = two()
    table.select("8-hybrid", "8-wood")
    assert shows(table, PlayClub(Deck.TWO, -1))


def test_a_big_hit_stays_drawn():
    table = two()
    table.select("8-hybrid", "8-wood")
    assert shows(table, BigHit())


def test_what_chance_threw_away_is_known():
    table = GolfTable(ROW, ["4-iron"], mode=Mode.STROKE)
    table.stack("5", "SSSSS", "short")
    table.select("4-iron")
    assert shows(table, BigHit(), HandOver())


def test_what_bunjil_saw_is_seen():
    assert shows(two(golfers=("bunjil-a", "")), LookAtDeck(Deck.TWO))


def test_a_card_that_was_shown_to_all_was_seen_by_all():
    assert shows(two(golfers=("bunjil-b", "")), LookAtDeck(Deck.TWO), PutBack())


def test_tokens_laid_on_the_other_greens_are_seen():
    state = RULES.start(Setup(MEADOW, Mode.SKINS, ("", "")), 1).state
    step = RULES.apply(state, PlaceToken(0))
    assert not step.reveals
    assert RULES.apply(step.state, PlaceToken(1)).reveals


def test_a_pick_out_of_a_hand_that_goes_on_is_final():
    state = RULES.start(Setup(MEADOW, Mode.MATCH, ("", "")), 1).state
    assert RULES.apply(state, RULES.legal(state)[0]).reveals


def test_another_hand_that_came_to_who_picks_alone_is_seen():
    """Dorian's B side is done after three picks; the other one picks two more in a row."""
    state = RULES.start(Setup(MEADOW, Mode.MATCH, ("", "dorian-b")), 1).state
    for _ in range(6):
        state = RULES.apply(state, RULES.legal(state)[0]).state
    assert state.seat == 0
    step = RULES.apply(state, RULES.legal(state)[0])
    assert step.state.seat == 0 and step.reveals


def test_a_secret_target_that_was_claimed_is_known():
    table = GolfTable(strip("A1fB2"), ["8-hybrid"], ["8-wood"], mode=Mode.KELLY)
    table.play(table.legal()[0])
    table.change(0, target=1)
    table.change(1, target=0)
    table.select("8-hybrid", "8-wood")
    assert shows(table, MoveOneHex(NORTH))


@pytest.mark.parametrize(("mode", "known"), [(Mode.KELLY, True), (Mode.CHAOS_TEAMS, False)])
def test_that_a_claimed_green_is_nobodys_target_is_known(mode, known):
    table = GolfTable(strip("A1fB2C3"), ["8-hybrid"], ["8-wood"], mode=mode)
    while table.state.phase is Phase.TARGET:
        table.play(table.legal()[0])
    table.change(0, target=1)
    table.change(1, target=2)
    table.select("8-hybrid", "8-wood")
    if mode is Mode.CHAOS_TEAMS:
        table.play(NameGolfer(0))
    assert shows(table, MoveOneHex(NORTH)) is known


def test_drawn_targets_are_seen():
    table = GolfTable(strip("A1fB2C3D4"), ["8-hybrid"], ["8-wood"], mode=Mode.KELLY)
    assert shows(table, KeepTarget(table.state.targets[0]))


def test_targets_drawn_after_dorian_declared_a_club_are_seen():
    faces = ("dorian-a", "")
    state = RULES.start(Setup(MEADOW, Mode.KELLY, faces), 1).state
    while state.phase is Phase.DRAFT:
        state = RULES.apply(state, RULES.legal(state)[0]).state
    assert (state.phase, state.seat) == (Phase.DECLARE, 0)
    step = RULES.apply(state, RULES.legal(state)[0])
    assert (step.state.phase, step.state.seat) == (Phase.TARGET, 0) and step.reveals


def solo(*cards, place=0):
    row = strip("A1fB2")
    table = GolfTable(row, ["8-hybrid", "8-wood"], mode=Mode.SOLO_CHAOS, solo_deck=cards)
    mine = (Rival((0,), (club("2-iron"),)), Rival((), (9,)), Rival((), (11,)))
    table.state = table.state._replace(rivals=mine, solo=SoloTrack(cards[1:], cards[0], place))
    table.select("8-hybrid")
    return table


def test_an_opponents_club_that_was_turned_over_is_known():
    assert shows(solo(14, 0), RevealClub(0))


def test_the_next_solo_card_is_seen_but_the_next_turn_on_it_was_known():
    assert shows(solo(0, 1, place=4), ResetHand())
    assert not shows(solo(0, 1), ResetHand())


# --- what does not


@pytest.mark.parametrize("action", [MoveOneHex(NORTH), ResetHand()])
def test_a_turn_without_a_draw_may_be_taken_back(action):
    table = two()
    table.select("8-hybrid", "8-wood")
    assert not shows(table, action)


def test_a_shot_may_be_taken_back_to_the_draw():
    table = two()
    table.stack("2", "SS")
    table.select("8-hybrid", "8-wood")
    assert not shows(table, PlayClub(Deck.TWO, -1), PlayShot(0, 0, NORTH))


def test_a_wood_may_be_put_back_into_the_bag():
    table = two()
    table.select("8-hybrid", "8-wood")
    table.play(ResetHand())
    assert not shows(table, PlayClub(-1, -1))


def test_a_thrown_card_may_be_another_one():
    table = two()
    table.stack("3", "SSS", "SSL")
    table.select("8-hybrid", "8-wood")
    assert not shows(table, BigHit(), ThrowCard(0))


def test_bunjil_may_think_twice_whether_to_keep_the_card():
    assert not shows(two(golfers=("bunjil-b", "")), LookAtDeck(Deck.TWO), KeepCard())


def test_alone_a_choice_of_clubs_may_be_taken_back():
    assert not shows(GolfTable(ROW, ["8-hybrid"], mode=Mode.STROKE), SelectClub(club("8-hybrid")))
    free = Setup(MEADOW, Mode.STROKE, ("",), ClubChoice.FREE)
    state = RULES.start(free, 1).state
    assert not RULES.apply(state, PickClub(1)).reveals


def test_a_named_golfer_may_be_another_one():
    table = two(mode=Mode.CHAOS_TEAMS)
    table.select("8-hybrid", "8-wood")
    assert not shows(table, NameGolfer(0))


# --- matches


@pytest.mark.parametrize("mode", list(Mode))
def test_undo_restores_every_state_back_to_the_last_reveal_and_redo_leads_on(mode):
    players = SEATS[mode][-1]
    faces = ("bunjil-b", "lucky-b", "slick-rikesh-b", "slugger-b", "swift-a")[:players]
    setup = short_setup(mode, faces, 3)
    match = Match(RULES, setup, 5)
    golfer = RandomGolfer(RULES, 5)
    stops = 0
    for _ in range(300):
        if match.state.phase is Phase.OVER:
            break
        before = match.state
        match.play(before.seat, golfer.choose(before))
        if match.can_undo:
            after = match.state
            match.undo()
            assert match.state == before
            match.redo()
            assert match.state == after
        else:
            stops += 1
            with pytest.raises(CannotUndo):
                match.undo()
    assert stops > 5
    while match.can_undo:
        match.undo()


@pytest.mark.parametrize("mode", list(Mode))
def test_a_match_is_its_setup_its_seed_and_its_actions(mode):
    faces = ("dorian-a", "the-shark-b", "iron-jane-b")[: min(3, SEATS[mode][-1])]
    setup = short_setup(mode, faces, 2)
    first, second = Match(RULES, setup, 9), Match(RULES, setup, 9)
    golfer = RandomGolfer(RULES, 1)
    while first.state.phase is not Phase.OVER and len(first.moves) < 250:
        move = golfer.choose(first.state)
        first.play(first.state.seat, move)
        second.play(second.state.seat, move)
    assert first.state == second.state and first.log == second.log
