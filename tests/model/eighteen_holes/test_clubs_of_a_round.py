"""How a round begins: hands, the choice of clubs and the order of play (pages 8 and 9)."""

from golf_in_letters import strip
from golf_tables import GolfTable, club, the_box
from golf_turns import LONG, MEADOW, two

from minigolf_desktop.model.eighteen_holes.moves import (
    MoveOneHex,
    Ordered,
    Phase,
    PlayClub,
    ResetFirst,
    Revealed,
    SelectClub,
)
from minigolf_desktop.model.geometry.hexagon import (
    NORTH,
)

# --- step 1: hands


def test_an_empty_hand_takes_the_discard_back_when_a_round_begins():
    table = two(["5-wood"], ["8-wood"])
    table.select("5-wood", "8-wood")
    table.play(PlayClub(-1, -1))
    table.shoot(NORTH)
    assert table.hand(0) == [] and table.discard(0) == ["5-wood"]
    table.play(MoveOneHex(NORTH))
    assert table.hand(0) == ["5-wood"] and table.discard(0) == []


def test_a_hand_of_clubs_that_cannot_be_used_may_be_reset_before_choosing():
    table = two(["driver"], ["8-wood"], drawn=MEADOW, at=["a"])
    table.change(0, discard=1 << club("4-iron"))
    table.play(ResetFirst())
    assert table.hand(0) == ["4-iron", "driver"]
    assert table.state.phase is Phase.SELECT and table.state.seat == 0


def test_a_hand_with_a_club_that_cannot_be_used_now_may_be_reset_before_choosing():
    """Ruling H20: a driver off the tee is enough, whatever else is in the hand."""
    table = two(["driver", "4-iron"], ["8-wood"], drawn=MEADOW, at=["a"])
    table.change(0, discard=1 << club("2-iron"))
    table.play(ResetFirst())
    assert table.hand(0) == ["2-iron", "4-iron", "driver"]


def test_with_a_driver_on_a_tee_box_no_hand_is_reset_before_choosing():
    """Ruling H20."""
    table = two(["driver", "4-iron"], ["8-wood"], drawn=MEADOW)
    table.change(0, discard=1 << club("2-iron"))
    assert table.refusal(ResetFirst()).code == "club-can-be-used"


def test_in_a_bunker_a_hand_with_a_wood_may_be_reset_before_choosing():
    """Ruling H20: a wood does not get out of it."""
    table = two(["8-wood", "4-iron"], ["2-iron"], drawn=strip("Abff1"), at=["1"])
    table.change(0, discard=1 << club("3-iron"))
    assert table.allows(ResetFirst())


def test_an_empty_hand_is_reset_before_choosing_unasked():
    """Ruling H20."""
    table = two(["4-iron"], ["8-wood"], drawn=MEADOW)
    table.select("4-iron", "8-wood")
    table.play(MoveOneHex(NORTH), MoveOneHex(NORTH))
    assert table.state.round == 2 and table.hand(0) == ["4-iron"]


def test_without_a_discard_there_is_nothing_to_reset():
    table = two(["driver"], ["8-wood"], drawn=MEADOW, at=["a"])
    assert table.refusal(ResetFirst()).code == "nothing-to-take-back"


# --- steps 2 and 3: clubs and order


def test_clubs_are_revealed_when_everybody_has_chosen():
    table = two()
    table.select("4-iron")
    assert table.state.phase is Phase.SELECT and table.state.seat == 1
    table.select("8-wood")
    assert table.event(Revealed).clubs == (club("4-iron"), club("8-wood"))


def test_only_clubs_in_hand_can_be_chosen():
    assert two().refusal(SelectClub(club("3-wood"))).code == "not-in-hand"


def test_once_revealed_a_choice_stands():
    table = two()
    table.select("4-iron", "8-wood")
    assert not table.allows(SelectClub(club("8-wood")))


def test_the_lowest_initiative_plays_first():
    """The example of page 8: 8 hybrid with 5, then 6 iron with 12, then 5 wood with 20."""
    names = ("5-wood 2", "8-hybrid", "6-iron 2")
    box = the_box()
    assert [box.clubs[club(name)].initiative for name in names] == [20, 5, 12]
    table = GolfTable(LONG, *([name] for name in names))
    table.select(*names)
    assert table.event(Ordered).seats == (1, 2, 0)
    assert table.state.seat == 1
