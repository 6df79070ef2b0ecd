"""What a placement would change, in words beside the tile in hand."""

import pytest

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.model.designer.conditions import Line
from minigolf_desktop.model.designer.scoring import ScoreChange
from minigolf_desktop.ui.designer.board.desk import MOST_LINES, change_lines, change_words

pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture(scope="module")
def clients():
    box = load_catalogue()
    mrs = next(one for one in box.mrs_clients if one.element == "trees")
    return mrs, box.mr_clients[0]


@pytest.mark.parametrize(
    ("condition", "line", "is_cost", "words"),
    [
        ("fun", Line("people", 2, ()), False, "2 people"),
        ("her_whim", Line("trees", 1, ()), False, "1 tree"),
        ("playability", Line("extra-hole", -10, ()), True, "1 hole too many"),
        ("playability", Line("malformed", -3, ()), True, "1 malformed hole"),
        ("playability", Line("mismatch", -6, ()), True, "2 paths meet grass"),
        ("playability", Line("mismatch", 3, ()), True, "mended: 1 path meets grass"),
        ("land", Line("off-land", -3, ()), True, "1 tile off the land"),
        ("par", Line("in-zone", 2, (), 4), False, "Hole 4 in the green zone"),
        ("par", Line("in-zone", -2, (), 4), False, "lost: Hole 4 in the green zone"),
        ("par", Line("in-zone", 4, ()), False, "Par"),
        ("circuit", Line("gate-to-tee", 2, (), 1), False, "Tee 1 beside the gate"),
    ],
)
def test_a_change_is_told_by_what_is_gained_or_lost(clients, condition, line, is_cost, words):
    assert change_words(ScoreChange(condition, line, is_cost), clients) == words


def test_a_placement_that_changes_much_is_still_told_in_a_few_lines(clients):
    changes = [ScoreChange("fun", Line("people", number, ()), False) for number in range(1, 10)]
    lines = change_lines(changes, clients)
    assert len(lines) == MOST_LINES
    assert [line.points for line in lines] == [5, 6, 7, 8, 9, 1 + 2 + 3 + 4]
    assert lines[-1].text == "and other things"


def test_without_a_client_the_words_stay(clients):
    change = ScoreChange("fun", Line("people", 2, ()), False)
    assert change_words(change, ()) == "2 people"
    assert change_lines([change], ())[0].icon == "fun"
