"""Golf Racing: every green in order, the first on the last one wins (page 20)."""

from golf_in_letters import strip
from golf_tables import GolfTable

from minigolf_desktop.model.eighteen_holes.box import Deck
from minigolf_desktop.model.eighteen_holes.leaderboard import standings
from minigolf_desktop.model.eighteen_holes.moves import (
    HoleBegun,
    LookAtDeck,
    MoveOneHex,
    Phase,
    PlayClub,
    PlayShot,
    ResetFirst,
    ResetHand,
)
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.model.geometry.hexagon import NORTH

TWO_HOLES = strip("Aff1fBwf2f")


def race(*hands, drawn=TWO_HOLES, **options):
    return GolfTable(drawn, *(hands or (["8-wood"], ["8-hybrid"])), mode=Mode.RACING, **options)


def test_everybody_starts_on_the_first_tee():
    table = race()
    assert [table.place(ball) for ball in (0, 1)] == [TWO_HOLES["0"]] * 2


def test_who_reached_the_green_goes_on_to_the_next_tee_while_others_are_behind():
    table = race(at=["2", "0"])
    table.select("8-wood", "8-hybrid")
    table.play(MoveOneHex(NORTH), MoveOneHex(NORTH))
    assert table.event(HoleBegun) == HoleBegun(1, (0,))
    assert [ball.hole for ball in table.state.balls] == [1, 0]
    assert [table.place(0), table.place(1)] == [TWO_HOLES["5"], TWO_HOLES["1"]]
    assert table.state.waiting == (0, 1)


def test_the_green_of_a_later_hole_does_not_count_before_its_turn():
    table = race(at=["7", "0"])
    table.select("8-wood", "8-hybrid")
    table.play(MoveOneHex(NORTH), MoveOneHex(NORTH))
    assert table.place(0) == TWO_HOLES["8"]
    assert table.state.phase is Phase.SELECT
    assert table.state.balls[0].hole == 0


def test_the_first_on_the_last_green_wins():
    table = race(at=["7", "0"])
    table.put(0, "7", hole=1)
    table.change(0, card=(2,))
    table.select("8-wood", "8-hybrid")
    table.play(MoveOneHex(NORTH), MoveOneHex(NORTH))
    assert table.state.phase is Phase.OVER and table.state.ranks == (1, 2)
    assert standings(table.state)[0].points == 2


def test_of_a_tie_on_the_last_green_the_most_holes_in_one_win():
    for aces, ranks in (((1, 0), (1, 2)), ((0, 0), (1, 1)), ((0, 2), (2, 1))):
        table = race()
        for seat in range(2):
            table.put(seat, "7", hole=1)
            table.change(seat, card=(2,), aces=aces[seat])
        table.select("8-wood", "8-hybrid")
        table.play(MoveOneHex(NORTH), MoveOneHex(NORTH))
        assert table.state.ranks == ranks


def test_the_round_is_played_to_its_end_when_somebody_reaches_the_last_green():
    table = race()
    table.put(1, "7", hole=1)
    table.put(0, "7", hole=1)
    for seat in range(2):
        table.change(seat, card=(2,))
    table.select("8-wood", "8-hybrid")
    table.play(MoveOneHex(NORTH))
    assert table.state.phase is Phase.ACT and table.state.seat == 0
    table.play(MoveOneHex(NORTH))
    assert table.state.ranks == (1, 1)


def test_those_behind_the_winner_are_ranked_by_the_greens_that_they_reached():
    table = race(["8-hybrid"], ["2-iron"], ["4-iron"])
    table.put(1, "7", hole=1)
    table.put(2, "5", hole=1)
    for seat in (1, 2):
        table.change(seat, card=(2,))
    table.select("8-hybrid", "2-iron", "4-iron")
    table.play(*[MoveOneHex(NORTH)] * 3)
    assert table.state.ranks == (3, 1, 2)


def test_hazards_end_for_who_goes_on_and_stay_for_the_others():
    table = race(["8-wood"], ["8-hybrid"], drawn=strip("Aw1B2"), at=["0", "1"])
    table.select("8-wood", "8-hybrid")
    table.play(MoveOneHex(NORTH), MoveOneHex(NORTH))
    assert table.state.waiting == (1,)
    assert not table.state.balls[0].lying


def test_a_hole_in_one_on_a_later_hole_counts_too():
    table = race(["3-wood"], ["8-hybrid"], drawn=strip("A1Bfff2"))
    table.put(0, "2", hole=1)
    table.change(0, card=(3,))
    table.select("3-wood", "8-hybrid")
    table.play(ResetHand(), PlayClub(-1, -1), PlayShot(0, 0, NORTH))
    assert table.state.players[0].aces == 1


def test_what_a_golfer_may_do_once_a_hole_is_back_when_the_own_hole_ends():
    table = race(["8-wood", "4-iron"], ["8-hybrid"], golfers=("bunjil-a", ""), at=["2", "0"])
    table.play(LookAtDeck(Deck.FOUR))
    table.select("8-wood", "8-hybrid")
    table.play(MoveOneHex(NORTH), MoveOneHex(NORTH))
    assert table.allows(LookAtDeck(Deck.THREE))


def test_dorians_a_side_resets_at_the_end_of_the_own_hole():
    table = race(["8-wood"], ["8-hybrid"], golfers=("dorian-a", ""), at=["2", "0"])
    table.put(0, "2", turns=2)
    lasting = table.state.players[0].hand
    table.change(0, lasting=lasting, discard=1 << 9)
    assert not table.allows(ResetFirst())
    table.select("8-wood", "8-hybrid")
    table.play(MoveOneHex(NORTH), MoveOneHex(NORTH))
    assert table.allows(ResetFirst())
