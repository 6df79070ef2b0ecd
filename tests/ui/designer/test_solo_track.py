"""The score track of a game alone: every level's name can be read, whatever the total."""

import itertools

import pytest
from PySide6.QtGui import QFontMetricsF

from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.theme import LIGHT, font, load_fonts
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.counting.track import SoloScoreTrack, moved_apart
from minigolf_desktop.ui.designer.text.game import level_name


@pytest.mark.parametrize("total", [-180, -80, 0, 97, 240])
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_no_name_of_a_level_is_cut_or_lies_over_another(qtbot, total, advanced, scale):
    load_fonts()
    look = Look(LIGHT, scale)
    track = SoloScoreTrack(look, (Seat("", "blue"),), (total,), Motion(0), advanced)
    qtbot.addWidget(track)
    track.resize(look.px(560), look.px(108))
    areas = track.name_areas(80)
    metrics = QFontMetricsF(font("caption_bold", look.scale))
    for level, area in enumerate(areas):
        assert area.width() >= metrics.horizontalAdvance(level_name(level))
    assert all(one.right() < other.left() for one, other in itertools.pairwise(areas))
    assert areas[0].left() >= 0
    assert areas[-1].right() <= track.width()


def test_words_with_room_stand_round_their_middles():
    assert moved_apart([(50, 20), (100, 40)], 8, 200) == [40, 80]


def test_words_move_on_to_the_right_and_back_from_the_edge():
    assert moved_apart([(50, 40), (60, 40), (70, 40)], 10, 150) == [10, 60, 110]
