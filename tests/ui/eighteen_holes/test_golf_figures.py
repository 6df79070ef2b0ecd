"""Points in texts are those that the rules count with."""

import pytest

from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.ui.eighteen_holes.text.modes import mode_when, mode_wins, with_golf_figures

pytestmark = pytest.mark.usefixtures("english")


def test_no_figure_stays_open():
    told = [text for mode in Mode for text in (mode_when(mode), mode_wins(mode))]
    assert [text for text in told if "{" in text] == []


def test_a_mode_tells_the_points_that_it_gives():
    assert mode_wins(Mode.KELLY).startswith("3 points for your secret green, 2 for that of another")


def test_a_figure_that_there_is_not_is_an_error():
    with pytest.raises(KeyError):
        with_golf_figures("worth {a_fortune}")
