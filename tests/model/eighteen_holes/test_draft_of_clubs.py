"""How clubs are drafted, and which golfers bend the draft (pages 7, 16 and 17, ruling H9)."""

import random

import pytest
from golf_tables import club, clubs, names, the_box

from minigolf_desktop.model.eighteen_holes.box import ClubKind, clubs_in
from minigolf_desktop.model.eighteen_holes.moves import (
    Dealt,
    HandReady,
    PassedPick,
    PassPick,
    Phase,
    PickClub,
    Picked,
)
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode, Setup
from minigolf_desktop.model.eighteen_holes.state import view_of

RULES = EighteenHolesRules(the_box())
COURSE = the_box().presets[0].course


def start(*golfers, mode=Mode.MATCH, choice=None, seed=3):
    choice = choice or (ClubChoice.FREE if len(golfers) == 1 else ClubChoice.DRAFT)
    return RULES.start(Setup(COURSE, mode, golfers, choice), seed)


def drafted(*golfers, seed=3, choose=None):
    """Play a draft to its end: the states, each with what was done in it."""
    chance = random.Random(seed)
    state = start(*golfers, seed=seed).state
    done = []
    while state.phase is Phase.DRAFT:
        legal = RULES.legal(state)
        action = choose(state, legal) if choose else chance.choice(legal)
        done.append((state, action))
        state = RULES.apply(state, action).state
        assert RULES.problems(state) == []
    return state, done


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_is_dealt_five_clubs_and_the_rest_is_put_away(players):
    """Ruling H9."""
    step = start(*[""] * players)
    assert Dealt(tuple(range(players)), 5) in step.events
    assert [hand.bit_count() for hand in step.state.draft.hands] == [5] * players
    assert step.state.draft.pool == 0


def test_the_last_club_of_a_hand_is_taken_unasked():
    """Ruling H9: each of four picks is out of one club less, the fifth is no choice."""
    state, done = drafted("", "", "")
    assert [len(RULES.legal(before)) for before, _ in done] == [5, 5, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2]
    last, action = done[-1]
    events = RULES.apply(last, action).events
    assert [event.seat for event in events if isinstance(event, Picked)] == [2, 0, 1, 2]
    assert [player.hand.bit_count() for player in state.players] == [5, 5, 5]


def test_a_lone_drafter_has_nothing_to_decide():
    """Ruling H9: beside Iron Jane, who chose before, the five clubs dealt are the hand."""
    state, done = drafted("iron-jane-a", "")
    assert {before.seat for before, _ in done} == {0}
    assert state.players[1].hand.bit_count() == 5


def test_a_lone_drafter_who_carries_fewer_clubs_picks():
    """Ruling H9."""
    state, done = drafted("iron-jane-a", "dorian-b")
    assert [len(RULES.legal(before)) for before, _ in done if before.seat == 1] == [5, 4, 3]
    assert state.players[1].hand.bit_count() == 3


@pytest.mark.parametrize(("players", "pool"), [(1, 18), (2, 18), (3, 26), (4, 26), (5, 34)])
def test_the_number_of_players_says_which_clubs_are_in_the_game(players, pool):
    assert sum(one.min_players <= players for one in the_box().clubs) == pool


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_ends_with_five_clubs(players):
    state, _ = drafted(*[""] * players)
    assert [player.hand.bit_count() for player in state.players] == [5] * players


def test_hands_are_passed_to_the_left_after_each_pick():
    _, done = drafted("", "", "")
    before, after = done[0][0], done[3][0]
    first_hand = before.draft.hands[0] & ~(1 << done[0][1].club)
    assert after.draft.hands[1] == first_hand


def test_nobody_sees_the_hands_of_others_in_the_draft():
    state = start("", "", "").state
    seen = view_of(state, 1)
    assert seen.draft.hands[0] == 0 and seen.draft.hands[1] == state.draft.hands[1]


def test_hands_for_the_first_game_follow_the_letters():
    state = start("", "", choice=ClubChoice.FIRST_GAME).state
    letters = [
        {the_box().clubs[one].starter_hand for one in clubs_in(p.hand)} for p in state.players
    ]
    assert letters == [{"A"}, {"B"}]
    assert state.phase is Phase.SELECT


def test_for_the_first_game_of_five_there_are_five_hands_of_five_different_clubs():
    state = start(*[""] * 5, choice=ClubChoice.FIRST_GAME).state
    hands = [player.hand for player in state.players]
    assert [hand.bit_count() for hand in hands] == [5] * 5
    assert sum(hands).bit_count() == 25


def test_the_first_game_is_played_without_golfers():
    with pytest.raises(ValueError, match="without golfer"):
        start("lucky-a", "", choice=ClubChoice.FIRST_GAME)


def test_who_plays_alone_chooses_five_of_the_eighteen():
    state = start("", mode=Mode.STROKE).state
    for _ in range(5):
        assert state.phase is Phase.DRAFT
        state = RULES.apply(state, RULES.legal(state)[0]).state
    assert state.phase is Phase.SELECT
    assert state.players[0].hand.bit_count() == 5


def test_a_golfer_card_is_in_the_box_once_whichever_side_is_up():
    with pytest.raises(ValueError, match="once"):
        start("lucky-a", "lucky-b")


def test_a_face_that_is_not_in_the_box_is_refused():
    with pytest.raises(ValueError, match="no such golfer"):
        start("lucky-c", "")


# --- golfers


@pytest.mark.parametrize(
    ("face", "carried"),
    [("dorian-b", 3), ("iron-jane-b", 4), ("slick-rikesh-b", 1), ("lucky-b", 5)],
)
def test_some_golfers_carry_fewer_clubs(face, carried):
    for seed in range(10):
        state, _ = drafted(face, "", "", seed=seed)
        assert state.players[0].hand.bit_count() == carried
        assert [player.hand.bit_count() for player in state.players[1:]] == [5, 5]


def test_everybody_picks_once_a_pass_though_others_have_their_clubs():
    _, done = drafted("dorian-b", "", "")
    for seat, passes in ((0, {3}), (1, {4, 5}), (2, {4, 5})):
        picks = [state.draft.passes for state, _ in done if state.seat == seat]
        assert picks == list(range(len(picks))) and len(picks) in passes


@pytest.mark.parametrize("side", ["a", "b"])
def test_iron_jane_chooses_irons_before_the_others_draft(side):
    """Ruling H8: she carries irons only."""
    state, done = drafted("", f"iron-jane-{side}", "")
    seats = [state.seat for state, _ in done]
    assert seats[: seats.index(0)] == [1] * (5 if side == "a" else 4)
    kinds = {the_box().clubs[one].kind for one in clubs_in(state.players[1].hand)}
    assert kinds == {ClubKind.IRON}


def test_iron_janes_b_side_takes_no_two_of_the_same_club():
    """Ruling H33: the same club, not the same colour as the French text has it."""
    for seed in range(20):
        state, _ = drafted("iron-jane-b", "", "", "", "", seed=seed)
        held = names(state.players[0].hand)
        assert len(set(held)) == len(held)


def test_iron_janes_a_side_may_take_both_clubs_of_a_name():
    def the_last(state, legal):
        return legal[-1]

    state, _ = drafted("iron-jane-a", "", "", choose=the_last)
    assert names(state.players[0].hand).count("8-iron") == 2


@pytest.mark.parametrize("side", ["a", "b"])
def test_slugger_skips_the_last_turn_of_the_draft(side):
    state, done = drafted("", f"slugger-{side}")
    assert [state.draft.passes for state, _ in done if state.seat == 1] == [0, 1, 2, 3]
    last, action = done[-1]
    taken = [event.seat for event in RULES.apply(last, action).events if isinstance(event, Picked)]
    assert taken == [1, 0] and state.players[1].hand.bit_count() == 5


@pytest.mark.parametrize("side", ["a", "b"])
def test_slugger_has_the_driver_and_drafts_four(side):
    state, done = drafted(f"slugger-{side}", "")
    assert "driver" in names(state.players[0].hand)
    assert state.players[0].lasting == clubs("driver 2")
    assert sum(state.seat == 0 for state, _ in done) == 4


def test_sluggers_driver_is_not_among_the_cards_dealt():
    step = start("slugger-a", "", seed=9)
    dealt = 0
    for hand in step.state.draft.hands:
        dealt |= hand
    assert not dealt & (1 << club("driver 2"))


def test_the_sharks_b_side_takes_no_wedge():
    for seed in range(20):
        state, _ = drafted("the-shark-b", "", "", "", "", seed=seed)
        kinds = [the_box().clubs[one].kind for one in clubs_in(state.players[0].hand)]
        assert ClubKind.WEDGE not in kinds and len(kinds) == 5


def only_wedges_for_the_shark():
    """A draft in which seat 1, the Shark's B side, finds nothing but wedges in its last hand."""
    state = start("", "the-shark-b").state
    wedges = clubs("sand-wedge", "pitching-wedge 2")
    own, other = clubs("driver 2"), clubs("8-hybrid", "3-hybrid")
    players = (
        state.players[0]._replace(hand=clubs("2-iron", "3-iron", "3-wood 2")),
        state.players[1]._replace(hand=clubs("8-wood", "4-iron", "6-iron")),
    )
    draft = state.draft._replace(hands=(own | other, wedges), passes=3)
    return state._replace(players=players, draft=draft), wedges


def test_the_sharks_b_side_passes_over_a_hand_of_wedges():
    state, wedges = only_wedges_for_the_shark()
    step = RULES.apply(state, RULES.legal(state)[0])
    assert PassedPick(1) in step.events
    assert step.state.seat == 0 and step.state.draft.hands[0] == wedges


def test_the_sharks_b_side_picks_in_the_end_from_the_cards_that_nobody_took():
    """Rule book, page 17: a pass over wedges costs it no club."""
    state, wedges = only_wedges_for_the_shark()
    while state.draft is not None and state.draft.passing:
        state = RULES.apply(state, RULES.legal(state)[0]).state
    left = state.draft.pool
    assert state.seat == 1 and left and left & wedges and left & clubs("driver 2")
    assert RULES.legal(state) == tuple(PickClub(one) for one in clubs_in(left & ~wedges))
    while state.phase is Phase.DRAFT:
        state = RULES.apply(state, RULES.legal(state)[0]).state
    assert state.players[1].hand.bit_count() == 5


def test_where_nothing_but_wedges_is_left_the_shark_picks_from_the_clubs_put_away():
    """Ruling H9 leaves as many clubs in the hands as are picked: the Shark's may be wedges."""
    state, wedges = only_wedges_for_the_shark()
    hands = (clubs("driver 2", "8-hybrid"), wedges)
    state = state._replace(draft=state.draft._replace(hands=hands))
    while state.draft is not None and state.draft.passing:
        state = RULES.apply(state, RULES.legal(state)[0]).state
    held = state.players[0].hand | state.players[1].hand
    in_the_game = {one.number for one in the_box().clubs if one.min_players == 1}
    assert set(clubs_in(state.draft.pool)) == in_the_game - set(clubs_in(held))


def test_what_was_put_away_is_never_offered():
    """Ruling H9: of 26 clubs three players are dealt fifteen."""
    for seed in range(10):
        _, done = drafted("bunjil-a", "", "", seed=seed)
        dealt = sum(done[0][0].draft.hands)
        offered = {action.club for before, _ in done for action in RULES.legal(before)}
        assert dealt.bit_count() == 15 and offered <= set(clubs_in(dealt))


def test_slick_rikeshs_b_side_may_pick_in_any_round_of_the_draft():
    def late(state, legal):
        return PassPick() if PassPick() in legal else legal[0]

    state, done = drafted("slick-rikesh-b", "", choose=late)
    mine = [action for before, action in done if before.seat == 0]
    assert mine[:4] == [PassPick()] * 4
    assert state.players[0].hand.bit_count() == 1


def test_slick_rikeshs_b_side_that_has_its_club_picks_no_other():
    _, done = drafted("slick-rikesh-b", "", choose=lambda state, legal: legal[0])
    assert [type(action) for before, action in done if before.seat == 0] == [PickClub]


def test_alone_slick_rikeshs_b_side_has_no_later_round_to_wait_for():
    state = start("slick-rikesh-b", mode=Mode.STROKE).state
    assert PassPick() not in RULES.legal(state)
    state = RULES.apply(state, RULES.legal(state)[0]).state
    assert state.phase is Phase.SELECT and state.players[0].hand.bit_count() == 1


def test_two_teams_draft_out_of_the_eighteen_clubs_for_two():
    step = start("", "", mode=Mode.CHAOS_TEAMS)
    assert Dealt((0, 1), 5) in step.events


@pytest.mark.parametrize(("mode", "golfers"), [(Mode.MATCH, 2), (Mode.CHAOS_TEAMS, 4)])
def test_each_player_has_one_golfer_on_the_course_but_each_team_two(mode, golfers):
    assert len(start("", "", mode=mode).state.balls) == golfers


def test_dorians_a_side_declares_after_the_draft():
    state, _ = drafted("", "dorian-a")
    assert (state.phase, state.seat) == (Phase.DECLARE, 1)
    after = RULES.apply(state, RULES.legal(state)[0]).state
    assert after.players[1].lasting.bit_count() == 1


def test_what_was_drafted_is_told_when_the_draft_is_over():
    _, done = drafted("", "")
    before, action = done[-1]
    events = RULES.apply(before, action).events
    assert [event.seat for event in events if isinstance(event, HandReady)] == [0, 1]
