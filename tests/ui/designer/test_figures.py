"""Points and costs in texts are those that the rules count with."""

import pytest

from minigolf_desktop.model.designer import PROMISES
from minigolf_desktop.model.designer.box import MrsClient
from minigolf_desktop.model.designer.conditions import MALFORMED_COST, MISMATCH_COST, PASS_COST
from minigolf_desktop.ui.designer.text.conditions import (
    CONDITION_ICONS,
    condition_rule,
    promise_fact,
    with_figures,
)
from minigolf_desktop.ui.designer.widgets.clients import wish_points, wish_rule

pytestmark = pytest.mark.usefixtures("english")


def told(catalogue):
    for client in catalogue.clients:
        yield from (wish_rule(client), wish_points(client))
    yield from map(condition_rule, CONDITION_ICONS)
    yield from (promise_fact(promise, players) for promise in PROMISES for players in (1, 2))


def test_no_figure_stays_open(catalogue):
    assert [text for text in told(catalogue) if "{" in text] == []


def test_a_text_tells_what_a_pass_costs():
    assert with_figures("costs {pass_cost} points") == f"costs {PASS_COST} points"


def test_a_figure_that_there_is_not_is_an_error():
    with pytest.raises(KeyError):
        with_figures("costs {a_fortune}")


def test_her_rule_tells_the_points_of_her_card(catalogue):
    hers = [client for client in catalogue.clients if isinstance(client, MrsClient)]
    assert len(hers) == 9
    for client in hers:
        assert f"worth {client.points} point" in wish_rule(client)


def test_a_malformed_hole_and_a_mismatch_cost_the_same_as_the_texts_say():
    assert MALFORMED_COST == MISMATCH_COST
