"""The clients visit a group: promises made during the game."""

from table import (
    all_pass,
    code,
    in_final_phase,
    on_open_land,
    with_designer,
)

from minigolf_desktop.model.designer import (
    HIDDEN,
    PROMISES,
    ClientsVisited,
    Collect,
    Done,
    Pass,
    Phase,
    TakePromise,
    VisitRule,
    seen_by,
)
from minigolf_desktop.model.designer.moves import PromiseTaken, TilesReturned, TilesSetAside
from minigolf_desktop.model.designer.racks import VISIT


def visited(rules, **options):
    state = on_open_land(rules, 2, advanced=True, **options)
    bag = state.bag.replace(bytes((VISIT,)), b"")
    return all_pass(rules, state._replace(bag=bag[:-1] + bytes((VISIT, VISIT)) + bag[-1:]))


def test_visit_tiles_drawn_stay_out_and_other_tiles_are_drawn_for_them(rules):
    step = visited(rules)
    assert VISIT not in step.state.coming
    assert step.state.visits == 2
    assert VISIT not in step.state.bag
    assert ClientsVisited(2) in step.events


def test_d23_at_a_visit_every_player_may_promise_in_turn_order_before_the_next_turn(rules):
    state = visited(rules).state
    assert state.phase is Phase.PROMISES
    assert state.waiting == state.order == (1, 0)
    assert code(rules, state, TakePromise(0)) == "promise-taken"
    assert code(rules, state, TakePromise(7)) == "no-such-promise"
    state = rules.apply(state, TakePromise(1)).state
    state = rules.apply(state, TakePromise(2)).state
    state = rules.apply(state, Done()).state
    assert state.waiting == (0,)
    state = rules.apply(state, Done()).state
    assert (state.phase, state.waiting) == (Phase.TURN, (1, 0))
    assert [one.promises for one in state.designers] == [(0,), (0, 1, 2)]


def test_whoever_has_promised_everything_is_not_asked(rules):
    state = on_open_land(rules, 2, advanced=True)
    state = with_designer(state, 1, promises=tuple(range(len(PROMISES))))
    bag = state.bag.replace(bytes((VISIT,)), b"")
    state = all_pass(rules, state._replace(bag=bag + bytes((VISIT,)))).state
    assert (state.phase, state.waiting) == (Phase.PROMISES, (0,))


def test_whoever_has_stopped_may_still_promise(rules):
    state = in_final_phase(on_open_land(rules, 2, advanced=True))
    bag = state.bag.replace(bytes((VISIT,)), b"")
    state = state._replace(bag=bag + bytes((VISIT,)))
    state = rules.apply(state, Collect(0)).state
    state = rules.apply(state, Pass()).state
    state = rules.apply(state, Done()).state
    assert state.phase is Phase.PROMISES
    assert set(state.waiting) == {0, 1}


def test_the_alternative_rule_lays_tiles_aside_and_21_of_them_bring_the_one_visit(rules):
    state = on_open_land(rules, 2, advanced=True, visits=VisitRule.UNTAKEN)
    assert VISIT not in state.bag
    for turn in range(1, 7):
        step = all_pass(rules, state._replace(idle_rounds=0))
        state = step.state
        assert len(state.aside) == 3 * turn
        assert any(isinstance(event, TilesSetAside) for event in step.events)
    step = all_pass(rules, state._replace(idle_rounds=0))
    assert (step.state.phase, step.state.aside, step.state.visits) == (Phase.PROMISES, b"", 1)
    assert ClientsVisited(0) in step.events
    assert len(step.state.bag) == 264 - 6
    state = step.state
    for _ in range(2):
        state = rules.apply(state, Done()).state
    step = all_pass(rules, state._replace(idle_rounds=0))
    assert step.state.aside == b""
    assert any(isinstance(event, TilesReturned) for event in step.events)


def test_others_do_not_see_which_promise_was_made():
    events = (PromiseTaken(1, 3), Pass())
    assert seen_by(events, 1) == events
    assert seen_by(events, 0) == (PromiseTaken(1, HIDDEN), Pass())
