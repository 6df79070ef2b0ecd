"""The list of what was told of combined scoring."""

import pytest

from minigolf_desktop.ui.common.theme import LIGHT, load_fonts
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.round.scoring import StepList, StepRow


@pytest.fixture
def picture(qtbot):
    """Return the picture of a list with some rows."""
    load_fonts()
    steps = StepList(Look(LIGHT))
    qtbot.addWidget(steps)

    def shown(*rows):
        steps.show_rows(rows)
        steps.resize(640, steps.minimumSizeHint().height())
        return steps.grab().toImage()

    return shown


def test_a_title_without_a_note_is_read_to_its_end(picture):
    whole, cut = "The opponents have no targets left", "The opponents have no targets"
    assert picture(StepRow(-2, whole, "")) != picture(StepRow(-2, cut, ""))


def test_the_step_told_now_is_seen_however_many_were_told_before(picture):
    before = [StepRow(0, "Moon: 5 points", "from green 3")] * 8
    last = StepRow(1, "Bolt: 2 points", "from green 4")
    assert picture(*before, last) != picture(*before, before[0])
