"""The five actions of a turn and what follows them (pages 8 to 12 and 15)."""

import pytest
from golf_in_letters import strip
from golf_tables import GolfTable, club
from golf_turns import LONG, MEADOW, around, two

from minigolf_desktop.model.eighteen_holes.box import Deck
from minigolf_desktop.model.eighteen_holes.moves import (
    Aimed,
    BigHit,
    ExitBunker,
    MoveOneHex,
    Phase,
    PlayClub,
    PlayShot,
    ReachedGreen,
    ResetHand,
    ShotOutcome,
    ThrowCard,
    TookBack,
)
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.model.geometry.hexagon import (
    NORTH,
    NORTH_EAST,
    SOUTH,
    Hex,
)

# --- 4 a: one hex


def test_a_golfer_may_move_one_hex_in_any_direction():
    table = two(drawn=MEADOW, at=["a"])
    table.select("4-iron", "8-wood")
    assert [a.direction for a in table.legal() if isinstance(a, MoveOneHex)] == [*range(6)]
    table.play(MoveOneHex(NORTH))
    assert table.place(0) == MEADOW["b"]
    assert table.discard(0) == ["4-iron"]


@pytest.mark.parametrize(("letters", "code"), [("Ax1", "trees"), ("Ac1", "clubhouse")])
def test_nobody_walks_onto_trees_or_the_clubhouse(letters, code):
    table = two(drawn=strip(letters))
    table.select("4-iron", "8-wood")
    assert table.refusal(MoveOneHex(NORTH)).code == code


def test_nobody_walks_off_the_course():
    table = two()
    table.select("4-iron", "8-wood")
    assert table.refusal(MoveOneHex(SOUTH)).code == "off-course"


def test_nobody_walks_out_of_a_bunker():
    row = strip("Abff1")
    table = two(drawn=row, at=["1"])
    table.select("4-iron", "8-wood")
    assert table.refusal(MoveOneHex(NORTH)).code == "in-bunker"


# --- 4 b: the club


def test_a_club_with_one_deck_draws_one_card_and_then_the_direction_is_chosen():
    table = two(["8-hybrid"], ["8-wood"], drawn=MEADOW, at=["a"])
    table.stack("2", "SL")
    table.select("8-hybrid", "8-wood")
    table.play(PlayClub(Deck.TWO, -1))
    assert len(table.state.shot.stacks) == 1
    assert {one.aim for one in table.landings()} == set(range(6))


def test_a_club_with_two_decks_still_draws_one_card():
    table = two()
    table.stack("4", "SSSS")
    table.select("4-iron", "8-wood")
    assert table.allows(PlayClub(Deck.THREE, -1)) and table.allows(PlayClub(Deck.FOUR, -1))
    table.play(PlayClub(Deck.FOUR, -1))
    assert len(table.state.shot.stacks) == 1
    table.shoot(NORTH)
    assert table.place(0) == LONG["4"]


def test_a_deck_that_is_not_on_the_club_cannot_be_drawn_from():
    table = two()
    table.select("4-iron", "8-wood")
    assert table.refusal(PlayClub(Deck.FIVE, -1)).code == "not-a-deck-of-the-club"


def test_a_club_that_draws_two_cards_lets_its_player_pick_one():
    table = two(["3-iron"], ["lob-wedge"])
    table.stack("4", "SSSS", "SSSL")
    table.select("3-iron", "lob-wedge")
    table.play(PlayClub(Deck.FOUR, -1))
    assert table.allows(PlayShot(0, 0, NORTH)) and table.allows(PlayShot(1, 0, NORTH))
    table.shoot(NORTH, slot=0)
    assert table.place(0) == LONG["4"]


def test_a_wood_draws_no_card_and_goes_straight():
    table = two(["3-wood"], ["8-wood"])
    table.select("3-wood", "8-wood")
    table.play(PlayClub(-1, -1))
    assert table.state.shot.stacks == ()
    table.shoot(NORTH)
    assert table.place(0) == LONG["4"]


def test_the_driver_is_played_from_tee_boxes_only():
    table = two(["driver"], ["8-wood"], drawn=MEADOW, at=["a"])
    table.select("driver", "8-wood")
    table.play(ResetHand())
    assert table.refusal(PlayClub(Deck.FIVE, -1)).code == "driver-off-tee"


def test_the_driver_draws_two_cards_on_a_tee_box():
    table = two(["driver"], ["8-hybrid"])
    table.select("driver", "8-hybrid")
    table.play(ResetHand())
    table.play(PlayClub(Deck.FIVE, -1))
    assert len(table.state.shot.stacks) == 2


def test_a_shot_off_the_fairway_bends_back_beyond_the_water():
    """The example of page 9: the card bends to the left, and the green lies behind the water."""
    drawn = around(
        {Hex(0, 0): "A", Hex(0, -1): "f", Hex(2, -3): "w", Hex(1, -3): "w", Hex(3, -5): "1"},
        beyond=Hex(3, -4),
    )
    table = two(["2-iron"], ["8-wood"], drawn=drawn)
    table.stack("4", "SSSL")
    table.select("2-iron", "8-wood")
    table.play(PlayClub(Deck.FOUR, -1))
    assert all(one.outcome is ShotOutcome.LANDED for one in table.landings())
    table.shoot(NORTH_EAST)
    assert table.place(0) == drawn["beyond"]


# --- the rough


def test_from_the_rough_a_card_that_bends_goes_two_ahead_and_one_to_the_left():
    """The example of page 12: a 2 iron from the rough, and the ball is back on the fairway."""
    drawn = around(
        {Hex(0, 4): "A", Hex(0, 3): "1", Hex(-1, -2): "f"}, lie=Hex(0, 0), fairway=Hex(-1, -2)
    )
    table = two(["2-iron"], ["8-wood"], drawn=drawn, at=["lie"])
    table.stack("4", "SSLL")
    table.select("2-iron", "8-wood")
    table.play(PlayClub(Deck.FOUR, -1))
    table.shoot(NORTH)
    assert table.place(0) == drawn["fairway"]


def test_a_hybrid_goes_its_whole_way_from_the_rough():
    row = strip("A......1")
    table = GolfTable(row, ["5-hybrid"], ["8-wood"], at=["1"])
    table.stack("3", "SSS")
    table.select("5-hybrid", "8-wood")
    table.play(PlayClub(Deck.THREE, -1))
    table.shoot(NORTH)
    assert table.place(0) == row["4"]


def test_a_chip_goes_its_whole_way_from_the_rough():
    row = strip("A......1")
    table = GolfTable(row, ["9-iron"], ["8-wood"], at=["1"])
    table.stack("C", "SS")
    table.select("9-iron", "8-wood")
    table.play(PlayClub(Deck.CHIP, NORTH))
    table.shoot(NORTH)
    assert table.place(0) == row["3"]


def test_a_wood_goes_one_hex_less_from_the_rough():
    row = strip("A......1")
    table = GolfTable(row, ["5-wood"], ["8-hybrid"], at=["1"])
    table.select("5-wood", "8-hybrid")
    table.play(ResetHand())
    table.play(PlayClub(-1, -1))
    table.shoot(NORTH)
    assert table.place(0) == row["3"]


def test_the_green_of_another_hole_lies_as_fairway():
    row = strip("Afg.....1")
    table = GolfTable(row, ["5-wood"], ["8-hybrid"], at=["2"])
    table.select("5-wood", "8-hybrid")
    table.play(ResetHand())
    table.play(PlayClub(-1, -1))
    table.shoot(NORTH)
    assert table.place(0) == row["5"]


# --- chipping


def test_the_direction_is_told_before_a_chip_is_drawn():
    table = two(["9-iron"], ["8-wood"], drawn=MEADOW, at=["a"])
    table.select("9-iron", "8-wood")
    assert not table.allows(PlayClub(Deck.CHIP, -1))
    table.stack("C", "SL")
    assert Aimed(0, NORTH_EAST) in table.play(PlayClub(Deck.CHIP, NORTH_EAST))
    assert {one.aim for one in table.landings()} == {NORTH_EAST}
    assert table.refusal(PlayShot(0, 0, NORTH)).code == "aim-was-told"


def test_the_lob_wedge_needs_no_direction_before_the_draw():
    table = two(["lob-wedge"], ["8-wood"], drawn=MEADOW, at=["a"])
    table.select("lob-wedge", "8-wood")
    table.play(ResetHand())
    table.stack("C", "SS")
    table.play(PlayClub(Deck.CHIP, -1))
    assert {one.aim for one in table.landings()} == set(range(6))


def test_a_nine_iron_chips_over_the_trees_back_onto_the_fairway():
    """The example of page 13: the card drifts to the right, onto the fairway."""
    drawn = around(
        {Hex(0, 4): "A", Hex(0, 3): "1", Hex(0, -1): "x", Hex(1, -2): "f"},
        lie=Hex(0, 0),
        fairway=Hex(1, -2),
    )
    table = two(["9-iron"], ["8-wood"], drawn=drawn, at=["lie"])
    table.stack("C", "SR")
    table.select("9-iron", "8-wood")
    table.play(PlayClub(Deck.CHIP, NORTH))
    table.shoot(NORTH)
    assert table.place(0) == drawn["fairway"]


def test_a_super_card_of_the_chip_deck_loses_the_flight_over_trees():
    drawn = around({Hex(0, 4): "A", Hex(0, 3): "1", Hex(0, -1): "x"}, lie=Hex(0, 0))
    table = two(["9-iron"], ["8-wood"], drawn=drawn, at=["lie"])
    table.stack("C", "super")
    table.stack("3", "SSS")
    table.select("9-iron", "8-wood")
    table.play(PlayClub(Deck.CHIP, NORTH))
    assert table.landing(NORTH).outcome is ShotOutcome.STOPPED
    assert {one.aim for one in table.landings()} == {NORTH}


# --- big hit


def test_a_big_hit_draws_one_card_more_from_the_deck_above():
    """The example of page 10: decks 3 and 4 make two cards of deck 5."""
    table = two()
    table.stack("5", "SSSSS", "SSSSL")
    table.select("4-iron", "8-wood")
    table.play(BigHit())
    cards = table.state.table.box.shot_cards
    assert [cards[stack[0]].deck for stack in table.state.shot.stacks] == [Deck.FIVE] * 2


def test_a_club_that_draws_two_cards_draws_three_for_a_big_hit():
    table = two(["3-iron"], ["8-wood"])
    table.stack("5", "SSSSS", "SSSSL", "SSSSR")
    table.select("3-iron", "8-wood")
    table.play(ResetHand(), BigHit())
    assert len(table.state.shot.stacks) == 3


def test_the_neighbour_on_the_left_throws_one_card_of_a_big_hit_away():
    table = GolfTable(LONG, ["4-iron"], ["8-wood"], ["3-wood"])
    table.stack("5", "SSSSS", "SSSSL")
    table.select("4-iron", "8-wood", "3-wood")
    table.play(BigHit())
    assert (table.state.phase, table.state.seat) == (Phase.THROW, 1)
    table.play(ThrowCard(1))
    assert (table.state.phase, table.state.seat) == (Phase.CHOOSE, 0)
    table.shoot(NORTH)
    assert table.place(0) == LONG["5"]


@pytest.mark.parametrize("name", ["driver", "2-iron", "3-wood", "sand-wedge", "lob-wedge"])
def test_not_every_club_allows_a_big_hit(name):
    table = two([name], ["3-hybrid"])
    table.select(name, "3-hybrid")
    if table.state.seat == 1:
        table.play(ResetHand())
    assert table.refusal(BigHit()).code == "no-big-hit"


# --- reset and discard


def test_resetting_the_hand_takes_all_discards_back_and_discards_the_club_of_the_turn():
    table = two(["4-iron", "2-iron"], ["8-wood"])
    table.change(0, discard=1 << club("3-wood"), hand=table.state.players[0].hand)
    table.select("4-iron", "8-wood")
    table.play(ResetHand())
    assert table.hand(0) == ["2-iron", "3-wood"]
    assert table.discard(0) == ["4-iron"]


def test_a_reset_is_told_even_where_nothing_lies_on_the_discard():
    table = two(["4-iron", "2-iron"], ["8-wood"])
    table.select("4-iron", "8-wood")
    table.play(ResetHand())
    assert TookBack(0, ()) in table.events


def test_a_used_club_goes_on_the_discard():
    table = two()
    table.stack("4", "SSSS")
    table.select("4-iron", "8-wood")
    table.play(PlayClub(Deck.FOUR, -1))
    table.shoot(NORTH)
    assert table.discard(0) == ["4-iron"]


# --- reaching the green


def test_a_hole_in_one_is_the_first_turn_of_a_hole_hit_from_the_tee_onto_the_green():
    row = strip("Afff1")
    table = GolfTable(row, ["3-wood"], ["3-hybrid"])
    table.select("3-wood", "3-hybrid")
    table.play(ResetHand(), PlayClub(-1, -1))
    table.shoot(NORTH)
    assert table.event(ReachedGreen).hole_in_one
    assert table.state.players[0].aces == 1


def test_walking_onto_the_green_is_no_hole_in_one():
    table = GolfTable(strip("A1"), ["3-wood"], ["3-hybrid"])
    table.select("3-wood", "3-hybrid")
    table.play(ResetHand(), MoveOneHex(NORTH))
    assert not table.event(ReachedGreen).hole_in_one


def test_flying_over_the_green_does_not_reach_it():
    row = strip("Aff1f")
    table = GolfTable(row, ["3-wood"], ["3-hybrid"])
    table.select("3-wood", "3-hybrid")
    table.play(ResetHand(), PlayClub(-1, -1))
    table.shoot(NORTH)
    assert not [one for one in table.events if isinstance(one, ReachedGreen)]


# --- in other modes, which go by the rules of Match Play but for their own


def turn_in(mode, at):
    """What the first player may do in a turn, and where a card that is drawn then may lead."""
    row = strip("Af.bwfx1B2")
    table = GolfTable(row, ["8-hybrid"], ["4-iron"], ["8-wood"], mode=mode)
    while table.state.phase is Phase.TARGET:
        table.play(table.legal()[0])
    table.put(0, at)
    table.stack("2", "SL")
    table.select("8-hybrid", "4-iron", "8-wood")
    actions = table.legal()
    draw = next(action for action in actions if isinstance(action, PlayClub | ExitBunker))
    table.play(draw)
    return actions, table.legal()


ALIKE = [mode for mode in Mode if mode not in (Mode.CHAOS_TEAMS, Mode.SOLO_CHAOS)]
"""All but that of teams, which name a golfer, and the one with opponents, whose clubs are shown."""


@pytest.mark.parametrize("ground", ["tee", "fairway", "rough", "bunker", "water"])
@pytest.mark.parametrize("mode", ALIKE)
def test_a_turn_offers_in_every_mode_what_it_offers_in_match_play(mode, ground):
    at = {"tee": "0", "fairway": "1", "rough": "2", "bunker": "3", "water": "4"}[ground]
    assert turn_in(mode, at) == turn_in(Mode.MATCH, at)
