"""Combined scoring of Solo Chaos, step by step, and the greens that are worth going to."""

import pytest
from golf_chaos_playing import fair_deck

from minigolf_desktop.model.eighteen_holes.course import Terrain
from minigolf_desktop.model.eighteen_holes.flight import Landing
from minigolf_desktop.model.eighteen_holes.moves import (
    FellIntoWater,
    HoleBegun,
    MissedTurn,
    Phase,
    RivalClub,
    RivalScored,
    RivalTarget,
    RoundBegun,
    Scored,
    Selected,
    ShotOutcome,
    SoloTurn,
    TookBack,
)
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode, Setup
from minigolf_desktop.model.eighteen_holes.state import view_of
from minigolf_desktop.ui.eighteen_holes.art.landing import GroundSign
from minigolf_desktop.ui.eighteen_holes.round.landings import (
    goals,
    landing_target,
    sign_of,
    travels_on,
)
from minigolf_desktop.ui.eighteen_holes.round.scoring import scoring_steps

pytestmark = pytest.mark.usefixtures("english")

WOOD, IRON = 17, 6
"""Two clubs: initiatives 18 and 7."""


@pytest.fixture(scope="module")
def start(box):
    course = next(one.course for one in box.presets if one.course.id == "honeycomb")
    setup = Setup(course, Mode.SOLO_CHAOS, ("",), ClubChoice.FREE, solo_deck=fair_deck(box, 6))
    rules = EighteenHolesRules(box)
    state = rules.start(setup, 5).state
    while state.phase is Phase.DRAFT:
        state = rules.apply(state, next(iter(rules.legal(state)))).state
    return state


def view_after(state, scored, points):
    """Return a view of a state in which rivals have points and tokens are gone."""
    rivals = tuple(
        rival._replace(points=points[number], taken=scored[number])
        for number, rival in enumerate(state.rivals)
    )
    return view_of(state._replace(rivals=rivals), 0)


BEGIN = (
    HoleBegun(0, (0,)),
    RivalTarget(0, 2),
    RivalTarget(1, 3),
    RivalTarget(2, 4),
    SoloTurn(0, 0, True),
)


def taken(view, *holes):
    tokens = list(view.tokens)
    for hole, left in holes:
        tokens[hole] = left
    return view._replace(tokens=tuple(tokens))


def test_the_opponents_score_one_after_the_other(start):
    view = view_after(start, [((2, 5),), ((3, 5),), ((4, 5),)], [5, 5, 5])
    view = taken(view, (2, (2,)), (3, (2,)), (4, (2,)))
    last = (
        *(RivalScored(0, 5, 2), RivalScored(1, 5, 3), RivalScored(2, 5, 4)),
        *(RivalTarget(0, 7), RivalTarget(1, 8), RivalTarget(2, 9)),
    )
    steps = scoring_steps([BEGIN, (Selected(0, IRON),), last], view)
    assert [step.title for step in steps] == [
        "Moon: 5 points",
        "Bolt: 5 points",
        "Leaf: 5 points",
        "New targets",
    ]
    assert [rival.points for rival in steps[0].view.rivals] == [5, 0, 0]
    assert steps[0].view.tokens[3] == (5, 2) and steps[1].view.tokens[3] == (2,)
    assert steps[0].view.rivals[1].target == 3
    assert steps[-1].note == "Moon to green 8, Bolt to green 9, Leaf to green 10"


def test_the_club_of_an_opponent_on_the_same_green_is_told_before_the_tokens(start):
    view = view_after(start, [((2, 2),), (), ()], [2, 0, 0])
    view = taken(view, (2, ()))
    player = view.players[0]._replace(points=5, taken=((2, 5),))
    view = view._replace(players=(player,))
    last = (RivalClub(0, WOOD), Scored(0, 5, 2), RivalScored(0, 2, 2))
    steps = scoring_steps([BEGIN, (Selected(0, IRON),), last], view)
    assert steps[0].title == "Moon wants green 3 too"
    assert "so you come first" in steps[0].note
    assert [step.title for step in steps[1:3]] == ["You: 5 points", "Moon: 2 points"]
    assert steps[0].view.tokens[2] == (5, 2) and steps[2].view.tokens[2] == ()


def test_an_opponent_with_the_lower_club_comes_first(start):
    view = view_after(start, [((2, 5),), (), ()], [5, 0, 0])
    player = view.players[0]._replace(points=2, taken=((2, 2),))
    view = taken(view._replace(players=(player,)), (2, ()))
    last = (RivalClub(0, IRON), RivalScored(0, 5, 2), Scored(0, 2, 2))
    steps = scoring_steps([BEGIN, (Selected(0, WOOD),), last], view)
    assert "so they come first" in steps[0].note
    assert [step.title for step in steps[1:3]] == ["Moon: 5 points", "You: 2 points"]


def test_an_opponent_who_finds_nothing_is_told_too(start):
    view = view_after(start, [(), ((3, 5),), ()], [0, 5, 0])
    view = taken(view, (2, ()), (3, (2,)), (4, ()))
    steps = scoring_steps([BEGIN, (Selected(0, IRON),), (RivalScored(1, 5, 3),)], view)
    assert [step.title for step in steps] == [
        "Moon finds nothing left on green 3",
        "Bolt: 5 points",
        "Leaf finds nothing left on green 5",
        "The opponents have no targets left",
    ]


def test_a_turn_that_is_missed_after_the_scoring_is_told(start):
    view = taken(view_after(start, [((2, 5),), (), ()], [5, 0, 0]), (2, (2,)))
    last = (
        *(FellIntoWater(0, 0), RivalScored(0, 5, 2), RivalTarget(0, 7), SoloTurn(0, 1, False)),
        *(RoundBegun(2), MissedTurn(0), SoloTurn(0, 2, True), RoundBegun(3), TookBack(0, (1,))),
    )
    steps = scoring_steps([BEGIN, (Selected(0, IRON),), last], view)
    assert [step.title for step in steps][-2:] == ["New targets", "You miss a turn"]
    assert steps[-1].note == "because of the water"


def test_the_opponents_score_again_while_a_turn_is_missed(start):
    view = view_after(start, [((2, 5), (7, 5)), (), ()], [10, 0, 0])
    view = taken(view, (2, (2,)), (7, (2,)))
    last = (
        *(FellIntoWater(0, 0), RivalScored(0, 5, 2), RivalTarget(0, 7), SoloTurn(0, 1, True)),
        *(RoundBegun(2), MissedTurn(0), RivalScored(0, 5, 7), RivalTarget(0, 9)),
        *(SoloTurn(0, 2, False), RoundBegun(3)),
    )
    steps = scoring_steps([BEGIN, (Selected(0, IRON),), last], view)
    moon = [step for step in steps if step.title == "Moon: 5 points"]
    assert [step.note for step in moon] == ["from green 3", "from green 8"]
    assert [step.view.rivals[0].points for step in moon] == [5, 10]
    assert moon[0].view.tokens[7] == (5, 2) and moon[1].view.tokens[7] == (2,)
    assert [step.title for step in steps].count("You miss a turn") == 1
    assert steps[-1].note == "Moon to green 10"


def test_nothing_is_told_of_a_turn_of_the_player_alone(start):
    view = view_of(start, 0)
    assert scoring_steps([BEGIN, (Scored(0, 5, 2),)], view) == ()
    assert scoring_steps([BEGIN], view) == ()


def test_goals_are_the_greens_that_give_something_the_nearest_first(start):
    found = goals(view_of(start, 0), 0)
    assert len(found) == 18
    assert [goal.far for goal in found] == sorted(goal.far for goal in found)


def test_the_sign_of_a_tee_that_gives_an_extra_turn_is_not_that_of_a_fairway(start):
    """Fast travel (ruling H18)."""
    field = start.table.field
    view = view_of(start._replace(seat=0), 0)
    fairway = next(place for place in range(field.size) if field.terrain(place) is Terrain.FAIRWAY)
    assert sign_of(view, fairway) is GroundSign.FAIRWAY
    tees = field.tee_boxes - {view.balls[0].place}
    assert {sign_of(view, tee) for tee in tees} == {GroundSign.AGAIN}


def test_a_landing_on_a_green_that_gives_something_is_a_goal_another_is_not(start):
    field, view = start.table.field, view_of(start._replace(seat=0), 0)
    here, green = view.balls[0].place, field.greens[0]
    fairway = next(place for place in range(field.size) if field.terrain(place) is Terrain.FAIRWAY)
    ends = {
        place: landing_target(view, 0, Landing(0, 0, (here, place), place, ShotOutcome.LANDED)).goal
        for place in (green, fairway)
    }
    assert ends == {green: True, fairway: False}


def test_a_tee_box_sends_on_who_has_a_club_left(start):
    field = start.table.field
    tee = next(iter(field.tee_boxes))
    state = start._replace(seat=0)
    view = view_of(state, 0)
    assert travels_on(view, tee) and not travels_on(view, field.greens[0])
    bare = state.with_player(0, state.players[0]._replace(hand=0))
    assert not travels_on(view_of(bare, 0), tee)
