"""The 19th: a shared first place is played off on the way to the clubhouse (ruling H34)."""

import pytest
from golf_in_letters import strip
from golf_tables import GolfTable

from minigolf_desktop.model.eighteen_holes.box import Deck
from minigolf_desktop.model.eighteen_holes.course import Terrain
from minigolf_desktop.model.eighteen_holes.leaderboard import (
    ranks_before,
    rounds_of,
    winners_of,
)
from minigolf_desktop.model.eighteen_holes.modes.nineteenth import MOST_ROUNDS, who_may_play
from minigolf_desktop.model.eighteen_holes.moves import (
    Ended,
    HoleBegun,
    MoveOneHex,
    NameGolfer,
    NineteenthBegun,
    NineteenthOver,
    Phase,
    PlayClub,
    PlayNineteenth,
    ReachedGreen,
    ResetFirst,
    ResetHand,
    ShotOutcome,
)
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.model.geometry.hexagon import NORTH, SOUTH
from minigolf_desktop.model.play.rules import Refusal

COURSE = strip("Af1ffcff")
"""One hole, and the clubhouse three steps beyond its green."""
HANDS = (["8-hybrid", "2-iron"], ["6-iron", "8-wood"])
FIRST = ("8-hybrid", "6-iron")
SECOND = ("2-iron", "8-wood")
"""The clubs of two players for two rounds: the first player goes first in both."""
PLAY = PlayNineteenth()


def tied(*hands, mode=Mode.MATCH, drawn=COURSE, at="1", **options):
    """A game that has just ended: all its players came to the last green in one round."""
    hands = hands or HANDS
    table = GolfTable(drawn, *hands, mode=mode, at=[at] * len(hands), **options)
    table.select(*(hand[0] for hand in hands))
    table.play(*[MoveOneHex(NORTH)] * len(hands))
    assert table.state.phase is Phase.OVER
    return table


def begin(table):
    """Begin the 19th for who may."""
    step = table.rules.apply(table.state, PlayNineteenth())
    table.state, table.events = step.state, step.events
    assert table.rules.problems(table.state) == []
    return step


def on_the_19th(*hands, **options):
    table = tied(*hands, **options)
    begin(table)
    return table


def walk(table, *ways):
    table.play(*(MoveOneHex(way) for way in ways))


def refusals(table, action=None):
    """Why each seat may not play the 19th, or do something else."""
    seats = range(len(table.state.players))
    return [
        table.rules.refusal(table.state, seat, PLAY if action is None else action) for seat in seats
    ]


# --- who may play it, and when


def test_who_shares_the_first_place_may_play_the_19th_once_the_game_is_over():
    table = tied()
    assert table.state.ranks == (1, 1)
    assert who_may_play(table.state) == (0, 1)
    assert table.legal() == (PlayNineteenth(),)
    assert refusals(table) == [None, None]


def test_it_is_offered_and_not_forced():
    table = tied()
    assert table.rules.to_move(table.state) is None
    outcome = table.rules.outcome(table.state)
    assert outcome is not None and outcome.winners == (0, 1)


def test_nobody_else_may_ask_for_it():
    table = tied(*HANDS, ["4-iron", "3-iron"])
    table.state = table.state._replace(ranks=(1, 3, 1))
    assert refusals(table) == [None, Refusal("game-over"), None]


def test_nothing_else_may_be_done_in_a_game_that_is_over():
    assert refusals(tied(), ResetHand()) == [Refusal("game-over")] * 2


def test_it_is_not_offered_while_the_game_goes_on():
    table = GolfTable(COURSE, *HANDS)
    assert not table.allows(PlayNineteenth())


def test_a_first_place_that_is_not_shared_is_not_played_off():
    table = GolfTable(COURSE, *HANDS, at=["1", "0"])
    table.select(*FIRST)
    walk(table, NORTH, NORTH)
    assert table.state.ranks == (1, 2)
    assert table.legal() == () and refusals(table) == [Refusal("game-over")] * 2


def test_a_course_without_a_clubhouse_offers_none():
    table = tied(drawn=strip("Af1ff"))
    assert table.state.ranks == (1, 1)
    assert table.legal() == () and refusals(table) == [Refusal("game-over")] * 2


@pytest.mark.parametrize("mode", [Mode.STROKE, Mode.STABLEFORD])
def test_who_plays_alone_has_nobody_to_share_a_place_with(mode):
    table = tied(["8-hybrid", "2-iron"], mode=mode)
    assert table.state.ranks == (1,) and table.legal() == ()


def test_in_skins_a_tie_is_broken_on_the_course():
    table = GolfTable(COURSE, *HANDS, mode=Mode.SKINS, at=["1", "1"])
    table.state = table.state._replace(tokens=((5,),))
    table.select(*FIRST)
    walk(table, NORTH, NORTH)
    assert table.state.tie_break and not table.allows(PlayNineteenth())


@pytest.mark.parametrize("mode", [Mode.MATCH, Mode.STROKE, Mode.STABLEFORD, Mode.RACING])
def test_it_follows_any_mode_in_which_a_first_place_can_be_shared(mode):
    table = on_the_19th(mode=mode)
    assert table.state.phase is Phase.SELECT and table.state.alive == (0, 1)


def test_after_chaos_golf_it_is_played_from_the_last_green_wherever_everybody_is():
    drawn = strip("Af1fBf2fffc")
    table = GolfTable(
        drawn, ["8-hybrid"], ["2-iron"], ["8-wood"], mode=Mode.CHAOS, at=["1", "0", "3"]
    )
    table.state = table.state._replace(tokens=((5, 2), (2,)))
    table.change(2, points=5, taken=((1, 5),))
    table.select("8-hybrid", "2-iron", "8-wood")
    walk(table, NORTH, NORTH, NORTH)
    assert table.state.ranks == (1, 3, 1)
    begin(table)
    assert [table.place(ball) for ball in (0, 2)] == [drawn["6"]] * 2
    assert table.state.alive == (0, 2)


def tied_teams():
    """Two teams with a flag each, decided in the middle of a round by the last of them."""
    drawn = strip("Af1fBf2ffc")
    hands = ["8-hybrid"], ["2-iron"]
    table = GolfTable(drawn, *hands, mode=Mode.CHAOS_TEAMS, at=["1", "0", "0", "0"])
    table.state = table.state._replace(tokens=((1,), ()))
    table.change(1, points=1, taken=((1, 1),))
    table.select("8-hybrid", "2-iron")
    table.play(NameGolfer(0), MoveOneHex(NORTH))
    assert table.state.ranks == (1, 1)
    return table


def test_teams_play_it_as_teams_and_either_golfer_may_be_the_first():
    table = tied_teams()
    begin(table)
    assert {ball.place for ball in table.state.balls} == {table.drawn["6"]}
    for ball in (1, 3):
        table.put(ball, "8")
    table.select("8-hybrid", "2-iron")
    table.play(NameGolfer(1), MoveOneHex(NORTH), NameGolfer(3), MoveOneHex(NORTH))
    assert table.state.ranks == (1, 2)


# --- from where, with what


def test_it_leads_from_where_the_last_green_lies_to_the_clubhouse():
    table = on_the_19th()
    assert table.events[:2] == (NineteenthBegun((0, 1)), HoleBegun(1, (0, 1)))
    field = table.state.table.field
    assert [table.place(ball) for ball in (0, 1)] == [COURSE["2"]] * 2
    assert (field.tees[-1], field.greens[-1]) == (COURSE["2"], COURSE["5"])


def test_of_several_clubhouses_it_is_the_nearest():
    drawn = strip("Af1fcffc")
    field = drawn.field.nineteenth
    assert field is not None
    houses = [field.terrain(drawn[mark]) for mark in "47"]
    assert houses == [Terrain.GREEN, Terrain.CLUBHOUSE]


def test_everybody_has_the_clubs_that_the_game_left():
    table = on_the_19th()
    assert [table.hand(0), table.discard(0)] == [["2-iron"], ["8-hybrid"]]
    assert [table.hand(1), table.discard(1)] == [["8-wood"], ["6-iron"]]


def test_a_club_that_was_not_played_when_the_game_was_decided_is_back_in_the_hand():
    table = tied_teams()
    assert table.hand(1) == [] and table.state.order == (1,)
    begin(table)
    assert table.hand(1) == ["2-iron"]


def test_they_play_in_the_order_of_their_clubs():
    table = on_the_19th(["2-iron", "8-hybrid"], ["8-wood", "6-iron"])
    table.select("8-hybrid", "6-iron")
    assert table.state.order == (0, 1)
    table = on_the_19th(["2-iron", "8-wood"], ["8-hybrid", "6-iron"])
    table.select("8-wood", "6-iron")
    assert table.state.order == (1, 0)


def test_who_did_not_share_the_first_place_stands_back():
    table = tied(*HANDS, ["4-iron", "3-iron"])
    table.state = table.state._replace(ranks=(1, 1, 3))
    begin(table)
    assert table.state.waiting == (0, 1)
    table.select(*SECOND)
    assert table.state.order == (0, 1)


def test_where_the_last_green_lies_is_no_tee_box_for_the_driver():
    table = on_the_19th(["8-hybrid", "driver"], HANDS[1])
    assert table.state.seat == 0 and table.allows(ResetFirst())
    table.select("driver", "8-wood")
    walk(table, NORTH)
    assert table.state.seat == 0
    assert not any(isinstance(action, PlayClub) for action in table.legal())


def test_nobody_travels_on_from_a_tee_box_once_the_chaos_is_over():
    drawn = strip("Af1fBf2tfc")
    table = GolfTable(
        drawn, ["8-hybrid"], ["2-iron"], ["8-wood"], mode=Mode.CHAOS, at=["1", "0", "3"]
    )
    table.state = table.state._replace(tokens=((5, 2), (2,)))
    table.change(2, points=5, taken=((1, 5),))
    table.select("8-hybrid", "2-iron", "8-wood")
    walk(table, NORTH, NORTH, NORTH)
    begin(table)
    table.select("8-hybrid", "8-wood")
    walk(table, NORTH, NORTH)
    assert table.state.phase is Phase.SELECT and table.state.extra == ()


def test_golfer_cards_are_as_on_the_first_tee_of_a_hole():
    table = tied(golfers=["bunjil-a", "lucky-b"])
    table.change(0, turned=True)
    table.change(1, spent=True)
    begin(table)
    assert not table.state.players[0].turned and not table.state.players[1].spent


# --- the clubhouse


def test_only_now_the_clubhouse_is_a_green():
    table = GolfTable(COURSE, *HANDS, at=["4", "4"])
    table.select(*FIRST)
    assert table.refusal(MoveOneHex(NORTH)) == Refusal("clubhouse")
    table = on_the_19th()
    table.put(0, "4")
    table.select(*SECOND)
    walk(table, NORTH)
    assert table.place(0) == COURSE["5"]
    assert table.event(ReachedGreen) == ReachedGreen(0, 1, 1, hole_in_one=False)


def test_a_flight_may_end_there():
    table = on_the_19th(["8-hybrid", "4-iron"], HANDS[1])
    table.stack("3", "SSS")
    table.select("4-iron", "8-wood")
    table.play(PlayClub(Deck.THREE, NONE))
    landing = table.landing(NORTH)
    assert (landing.end, landing.outcome) == (COURSE["5"], ShotOutcome.LANDED)


def test_other_greens_are_only_ground():
    table = on_the_19th()
    table.put(0, "1")
    table.select(*SECOND)
    walk(table, NORTH)
    assert table.place(0) == COURSE["2"] and not table.state.balls[0].home


def test_no_score_changes_and_no_hole_in_one_token_is_won():
    table = tied(["8-hybrid", "4-iron"], HANDS[1])
    before = [player._replace(hand=0, discard=0, shown=0) for player in table.state.players]
    begin(table)
    table.stack("3", "SSS")
    table.select("4-iron", "8-wood")
    table.play(PlayClub(Deck.THREE, NONE))
    table.shoot(NORTH)
    walk(table, SOUTH)
    assert table.state.ranks == (1, 2)
    after = [player._replace(hand=0, discard=0, shown=0) for player in table.state.players]
    assert after == before


# --- who wins


def test_the_first_there_wins():
    table = on_the_19th()
    table.put(1, "4")
    table.select(*SECOND)
    walk(table, SOUTH, NORTH)
    assert table.state.phase is Phase.OVER
    assert table.state.ranks == (2, 1)
    assert table.events[-2:] == (NineteenthOver(1), Ended((2, 1)))


def test_who_arrives_in_the_same_round_with_the_lower_club_number_goes_first():
    for hands, ranks in ((SECOND, (1, 2)), (SECOND[::-1], (2, 1))):
        table = on_the_19th(["8-hybrid", hands[0]], ["6-iron", hands[1]])
        for ball in (0, 1):
            table.put(ball, "4")
        table.select(*hands)
        walk(table, NORTH, NORTH)
        assert table.state.ranks == ranks


def test_in_stroke_play_fewer_strokes_go_before_the_lower_club_number():
    table = on_the_19th(mode=Mode.STROKE)
    table.put(0, "4", turns=3)
    table.put(1, "4", turns=2)
    table.select(*SECOND)
    walk(table, NORTH, NORTH)
    assert table.state.ranks == (2, 1)


def test_hazards_are_those_of_the_mode():
    drawn = strip("Af1wfc")
    for mode, turns, lying in ((Mode.MATCH, 1, True), (Mode.STROKE, 2, False)):
        table = on_the_19th(mode=mode, drawn=drawn)
        table.select(*SECOND)
        walk(table, NORTH)
        assert (table.state.balls[0].turns, table.state.balls[0].lying) == (turns, lying)


def test_the_round_is_played_to_its_end():
    table = on_the_19th()
    table.put(0, "4")
    table.select(*SECOND)
    walk(table, NORTH)
    assert table.state.phase is Phase.ACT and table.state.seat == 1


def test_of_three_only_the_first_place_is_played_for():
    table = on_the_19th(*HANDS, ["4-iron", "3-iron"])
    table.put(1, "4")
    table.select("2-iron", "8-wood", "3-iron")
    while table.state.phase is Phase.ACT:
        walk(table, NORTH if table.state.seat == 1 else SOUTH)
    assert table.state.ranks == (2, 1, 2)


def test_places_behind_the_first_stay():
    table = tied(*HANDS, ["4-iron", "3-iron"])
    table.state = table.state._replace(ranks=(1, 1, 3))
    begin(table)
    table.put(0, "4")
    table.select(*SECOND)
    walk(table, NORTH, SOUTH)
    assert table.state.ranks == (1, 2, 3)


def test_the_result_tells_of_both():
    table = on_the_19th()
    table.put(0, "4")
    table.select(*SECOND)
    walk(table, NORTH, SOUTH)
    played = table.state.nineteenth
    assert played is not None
    assert (played.ranks, played.seats, table.state.ranks) == ((1, 1), (0, 1), (1, 2))


def test_it_is_played_once():
    table = on_the_19th()
    table.put(0, "4")
    table.select(*SECOND)
    walk(table, NORTH, SOUTH)
    assert table.legal() == () and refusals(table) == [Refusal("game-over")] * 2


def test_a_first_place_that_nobody_wins_in_thirty_six_rounds_stays_shared():
    table = on_the_19th()
    for number in range(MOST_ROUNDS):
        assert table.state.phase is Phase.SELECT
        table.select(*(SECOND, FIRST)[number % 2])
        walk(table, *[(NORTH, SOUTH)[number % 2]] * 2)
    assert MOST_ROUNDS == 36
    assert table.state.phase is Phase.OVER and table.state.ranks == (1, 1)
    assert table.events[-2:] == (NineteenthOver(NONE), Ended((1, 1)))
    assert table.legal() == ()


def test_the_rounds_of_a_race_are_those_of_the_race():
    table = tied(mode=Mode.RACING)
    rounds = rounds_of(table.state)
    begin(table)
    table.put(1, "4")
    table.select(*SECOND)
    walk(table, SOUTH, NORTH)
    assert table.state.round > rounds == rounds_of(table.state)
    assert (ranks_before(table.state), table.state.ranks) == ((1, 1), (2, 1))


def test_who_has_won_the_19th_has_won_something_there_and_nobody_before():
    table = on_the_19th()
    assert winners_of(table.state, 1) == ()
    table.put(1, "4")
    table.select(*SECOND)
    walk(table, SOUTH, NORTH)
    assert winners_of(table.state, 1) == (1,)


# --- undo, and what is known


def test_a_19th_that_has_begun_is_not_taken_back():
    assert begin(tied()).reveals


def test_hands_are_secret_again():
    table = on_the_19th()
    seen = table.rules.view(table.state, 0)
    assert seen.players[1].hand == 0 and seen.players[1].clubs == 1
    assert seen.nineteenth == table.state.nineteenth
