"""A choice of a few words side by side."""

import pytest
from PySide6.QtGui import QFontMetrics

from minigolf_desktop.ui.common.application import dress, dress_window
from minigolf_desktop.ui.common.theme import LIGHT, font, load_fonts
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import Segments

# The display that tests draw on can do little for windows, and says so each time.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_word_that_is_chosen_later_fits_as_well(qtbot, qapp, scale):
    load_fonts()
    look = Look(LIGHT, scale)
    dress(qapp, look)
    segments = Segments(look, "Curtain", ("Always", "Only for secrets"), 0)
    dress_window(segments, look)
    qtbot.addWidget(segments)
    segments.show()
    segments.resize(segments.minimumSizeHint())
    bold = QFontMetrics(font("small_bold", scale))
    room = {one.text(): one.width() - look.px(8) for one in segments.buttons}
    assert all(room[word] >= bold.horizontalAdvance(word) for word in room), room
