"""Why an action is refused: each code, where it is told (`model/eighteen_holes/refusals.py`)."""

import pytest
from golf_in_letters import Drawn, meadow, strip
from golf_tables import GolfTable, card, club, clubs, the_box

from minigolf_desktop.model.eighteen_holes.box import Deck
from minigolf_desktop.model.eighteen_holes.moves import (
    BigHit,
    BorrowClub,
    ExitBunker,
    FollowCard,
    HandOver,
    KeepTarget,
    LookAtDeck,
    MoveOneHex,
    Phase,
    PickClub,
    PlaceToken,
    PlayClub,
    PlayShot,
    Redraw,
    ResetFirst,
    ResetHand,
    SelectClub,
    ThrowCard,
)
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import Mode, Setup
from minigolf_desktop.model.geometry.hexagon import NORTH, SOUTH, Hex

RULES = EighteenHolesRules(the_box())
ROW = strip("Afffffff1")


def two(*hands, drawn=ROW, **options):
    return GolfTable(drawn, *(hands or (["4-iron"], ["8-wood"])), **options)


def turn_of(name, *, drawn=ROW, **options):
    """Seat 0 is on turn with a club."""
    table = two([name], ["lob-wedge"], drawn=drawn, **options)
    table.select(name, "lob-wedge")
    return table


def code(table, action):
    found = table.refusal(action)
    return found.code if found else None


def test_a_game_that_is_over_refuses_everything():
    table = two(drawn=strip("A1"))
    table.select("4-iron", "8-wood")
    table.play(MoveOneHex(NORTH), MoveOneHex(NORTH))
    assert RULES.refusal(table.state, 0, ResetHand()).code == "game-over"
    assert RULES.legal(table.state) == () and RULES.to_move(table.state) is None


def test_who_is_not_to_move_is_refused():
    table = two()
    assert RULES.refusal(table.state, 1, SelectClub(club("8-wood"))).code == "not-your-turn"
    assert RULES.to_move(table.state) == 0


def test_equal_figures_of_another_kind_of_action_are_refused():
    """A direction is not a club: actions are tuples, and equal ones of two kinds compare equal."""
    table = turn_of("8-hybrid")
    assert MoveOneHex(0) == ThrowCard(0)
    assert code(table, MoveOneHex(NORTH)) is None
    assert code(table, ThrowCard(NORTH)) == "no-such-choice"


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (SelectClub(club("3-wood")), "not-in-hand"),
        (SelectClub(99), "no-such-choice"),
        (SelectClub(-1), "no-such-choice"),
        (ResetFirst(), "nothing-to-take-back"),
        (LookAtDeck(Deck.FOUR), "no-such-choice"),
        (MoveOneHex(NORTH), "no-such-choice"),
    ],
)
def test_who_may_not_choose_a_club_is_told_why(action, expected):
    assert code(two(), action) == expected


def test_a_hand_that_can_be_used_is_not_reset():
    table = two()
    table.change(0, discard=clubs("3-wood"))
    assert code(table, ResetFirst()) == "club-can-be-used"


def test_dorian_is_told_when_the_hand_is_reset():
    table = two(["4-iron", "2-iron"], ["8-wood"], golfers=("dorian-a", ""))
    table.change(0, discard=clubs("3-wood"), lasting=clubs("4-iron"))
    assert code(table, ResetFirst()) == "dorian-resets-at-tee"
    table.select("4-iron", "8-wood")
    assert code(table, ResetHand()) == "dorian-resets-at-tee"


def test_bunjil_is_told_that_the_power_is_used():
    table = two(golfers=("bunjil-a", ""))
    assert code(table, LookAtDeck(Deck.TWO)) == "no-such-choice"
    table.play(LookAtDeck(Deck.FOUR))
    assert code(table, LookAtDeck(Deck.FOUR)) == "power-used"


def test_slugger_is_told_what_is_played_on_tee_boxes():
    table = two(["driver", "4-iron"], ["8-hybrid"], golfers=("slugger-b", ""))
    assert code(table, SelectClub(club("4-iron"))) == "tee-off-with-wood"
    table.select("driver", "8-hybrid")
    table.play(ResetHand())
    assert code(table, MoveOneHex(NORTH)) == "tee-off-with-wood"
    assert code(table, ResetHand()) == "tee-off-with-wood"


@pytest.mark.parametrize(
    ("name", "action", "expected"),
    [
        ("8-hybrid", PlayClub(Deck.FIVE, -1), "not-a-deck-of-the-club"),
        ("8-hybrid", PlayClub(-1, -1), "not-a-deck-of-the-club"),
        ("8-wood", PlayClub(Deck.TWO, -1), "wood-draws-nothing"),
        ("9-iron", PlayClub(Deck.CHIP, -1), "no-such-choice"),
        ("8-hybrid", PlayClub(Deck.TWO, NORTH), "no-such-choice"),
        ("8-hybrid", ExitBunker(Deck.TWO, NORTH), "not-in-bunker"),
        ("2-iron", BigHit(), "no-big-hit"),
        ("8-hybrid", MoveOneHex(SOUTH), "off-course"),
        ("8-hybrid", MoveOneHex(9), "no-such-choice"),
        ("8-hybrid", BorrowClub(club("lob-wedge")), "nothing-to-borrow"),
        ("8-hybrid", SelectClub(club("8-hybrid")), "no-such-choice"),
    ],
)
def test_who_may_not_act_in_a_turn_is_told_why(name, action, expected):
    table = turn_of(name)
    assert code(table, action) == expected


@pytest.mark.parametrize(("letters", "expected"), [("Ax1", "trees"), ("Ac1", "clubhouse")])
def test_who_may_not_walk_is_told_on_what_nobody_can_stand(letters, expected):
    assert code(turn_of("8-hybrid", drawn=strip(letters)), MoveOneHex(NORTH)) == expected


@pytest.mark.parametrize(
    ("name", "action", "expected"),
    [
        ("8-hybrid", MoveOneHex(NORTH), "in-bunker"),
        ("8-hybrid", PlayClub(Deck.TWO, -1), "in-bunker"),
        ("8-hybrid", BigHit(), "in-bunker"),
        ("driver", ExitBunker(Deck.FIVE, NORTH), "driver-off-tee"),
        ("8-wood", ExitBunker(Deck.TWO, NORTH), "wood-in-bunker"),
        ("8-wood", MoveOneHex(5), "in-bunker"),
    ],
)
def test_who_may_not_act_in_a_bunker_is_told_why(name, action, expected):
    table = turn_of(name, drawn=strip("Abff1"), at=["1"])
    table.change(0, hand=clubs("2-iron"))
    if table.state.seat == 1:
        table.play(ResetHand())
    assert code(table, action) == expected


def test_who_may_walk_out_of_a_bunker_is_told_what_stands_there():
    table = turn_of("8-wood", drawn=strip("Abx1"), at=["1"])
    assert code(table, MoveOneHex(NORTH)) == "trees"


def test_the_driver_is_played_from_tee_boxes_only():
    assert code(turn_of("driver", at=["1"]), PlayClub(Deck.FIVE, -1)) == "driver-off-tee"


def test_a_kept_card_must_be_used():
    table = two(golfers=("bunjil-b", ""))
    table.stack("4", "SSSS")
    table.play(LookAtDeck(Deck.FOUR))
    assert code(table, SelectClub(club("4-iron"))) == "no-such-choice"
    from_here = table.legal()
    table.play(from_here[0])
    table.select("4-iron", "8-wood")
    for action in (MoveOneHex(NORTH), ResetHand(), PlayClub(Deck.THREE, -1), BigHit()):
        assert code(table, action) == "kept-card-decides"


# --- a drawn card


def drawn(what, deck=Deck.TWO, name="8-hybrid", **options):
    table = turn_of(name, **options)
    table.stack("C2345"[deck], *what)
    table.play(PlayClub(deck, NORTH if deck is Deck.CHIP else -1))
    return table


def test_a_direction_that_was_told_stands():
    table = drawn(["SS"], Deck.CHIP, "9-iron")
    assert code(table, PlayShot(0, 0, SOUTH)) == "aim-was-told"


def test_of_a_wild_card_the_end_in_play_must_be_taken():
    table = drawn(["SL/SR"])
    assert {one.outcome for one in table.landings() if one.aim == NORTH} == {2}
    field = meadow(2, {Hex(0, 0): "A", Hex(0, 2): "1"})
    wide = Drawn(field, {"edge": field.number[Hex(-1, 0)]})
    table = drawn(["SL/SR"], drawn=wide, at=["edge"])
    assert {one.flight for one in table.landings() if one.aim == NORTH} == {1}
    assert code(table, PlayShot(0, 0, NORTH)) == "other-end-in-play"


@pytest.mark.parametrize(
    "action",
    [PlayShot(1, 0, NORTH), PlayShot(0, 1, NORTH), PlayShot(0, 0, 6), Redraw(0, -1), HandOver()],
)
def test_what_was_not_drawn_cannot_be_played(action):
    assert code(drawn(["SS"]), action) == "no-such-choice"


def test_a_special_card_must_be_followed_before_it_is_played():
    table = turn_of("3-iron")
    table.stack("4", "super", "SSSS")
    table.play(PlayClub(Deck.FOUR, -1))
    assert code(table, PlayShot(0, 0, NORTH)) == "no-such-choice"
    assert code(table, FollowCard(1)) == "no-such-choice"
    assert code(table, FollowCard(0)) is None


def test_lucky_must_play_the_card_drawn_anew():
    table = turn_of("3-iron", golfers=("lucky-a", ""))
    table.stack("4", "SSSS", "SSSL", "SSSR")
    table.play(PlayClub(Deck.FOUR, -1), Redraw(1, -1))
    assert code(table, PlayShot(0, 0, NORTH)) == "no-such-choice"
    assert code(table, Redraw(0, -1)) == "no-such-choice"


def test_only_as_many_cards_are_thrown_away_as_lie_there():
    table = turn_of("4-iron")
    table.stack("5", "SSSSS", "SSSSL")
    table.play(BigHit())
    assert code(table, ThrowCard(2)) == "no-such-choice"


# --- other phases


def test_tokens_are_put_on_greens_of_the_course():
    meadow_course = next(p.course for p in the_box().presets if p.course.id == "practice-meadow")
    state = RULES.start(Setup(meadow_course, Mode.SKINS, ("", "")), 1).state
    assert RULES.refusal(state, 0, PlaceToken(5)).code == "no-such-choice"


def test_clubs_are_picked_out_of_the_hand():
    course = the_box().presets[0].course
    state = RULES.start(Setup(course, Mode.MATCH, ("", "")), 1).state
    other = (state.draft.hands[1] & -state.draft.hands[1]).bit_length() - 1
    assert RULES.refusal(state, 0, PickClub(other)).code == "no-such-choice"


def test_one_of_the_two_drawn_targets_is_kept():
    table = GolfTable(strip("A1B2C3D4"), ["4-iron"], ["8-wood"], mode=Mode.KELLY)
    other = next(hole for hole in range(4) if hole not in table.state.targets)
    assert code(table, KeepTarget(other)) == "no-such-choice"


def test_in_an_extra_turn_clubs_out_of_the_hand_are_chosen():
    table = GolfTable(
        strip("AfB1f2"), ["4-iron", "8-wood"], ["2-iron"], ["6-iron"], mode=Mode.CHAOS, at=["1"]
    )
    table.select("4-iron", "2-iron", "6-iron")
    while table.state.phase is Phase.ACT:
        table.play(MoveOneHex(NORTH))
    assert table.state.phase is Phase.EXTRA
    assert code(table, SelectClub(club("4-iron"))) == "not-in-hand"
    assert code(table, ResetFirst()) == "no-such-choice"


def test_a_longest_drive_is_a_card_like_others_in_a_bunker():
    table = turn_of("2-iron", drawn=strip("Abff1"), at=["1"])
    table.stack("5", card("5", "longest-drive"))
    table.play(ExitBunker(Deck.FIVE, NORTH), PlayShot(0, 0, NORTH))
    assert table.place(0) == strip("Abff1")["2"]
    assert table.state.players[0].drives == ()
