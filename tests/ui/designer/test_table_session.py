"""What a table knows of a game, and what it keeps to itself."""

import ast
from pathlib import Path

import pytest

from minigolf_desktop.model.designer import HIDDEN, Phase, PromiseTaken
from minigolf_desktop.ui import designer
from minigolf_desktop.ui.designer.scripted import advanced, group_game
from minigolf_desktop.ui.designer.session import TableSession

WING = Path(designer.__file__).parent


@pytest.fixture(scope="module")
def promised(rules):
    """An advanced game of three at its first turn: everybody has promised something."""
    return group_game(rules, advanced(3), lambda state: state.phase is Phase.TURN)


def test_the_seat_to_move_knows_its_own_promises_and_how_many_the_others_made(
    qapp, rules, promised
):
    session = TableSession(rules, promised)
    own = promised.state.designers[session.seat].promises
    assert own and session.designer.promises == own
    for seat, one in enumerate(promised.state.designers):
        seen = session.view(session.seat).designers[seat].promises
        assert seen == own if seat == session.seat else seen == (HIDDEN,) * len(one.promises)


def test_the_table_and_its_log_tell_nobody_s_promises(qapp, rules, promised):
    session = TableSession(rules, promised)
    assert {promise for one in session.table.designers for promise in one.promises} == {HIDDEN}
    told = [event for events in session.log for event in events]
    assert {event.promise for event in told if isinstance(event, PromiseTaken)} == {HIDDEN}


def test_no_screen_reads_the_whole_state_of_a_match():
    """Scripted scenes look at it: they show what nobody plays."""
    readers = {
        str(path.relative_to(WING))
        for path in WING.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "state"
        if not {"scenes", "scripted"} & {path.stem, *path.parts}
    }
    assert readers == {"session.py"}
