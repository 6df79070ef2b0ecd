"""Speeds and animations."""

import pytest
from PySide6.QtCore import QObject

from minigolf_desktop.ui.common.boards.motion import FADE, LANDING, Motion, animate


@pytest.mark.parametrize(
    ("motion", "wanted"),
    [
        (Motion(), LANDING),
        (Motion(2), LANDING // 2),
        (Motion(0), 0),
        (Motion(1, reduced=True), FADE),
        (Motion(0, reduced=True), 0),
    ],
)
def test_a_duration_follows_the_wishes(motion, wanted):
    assert motion.duration(LANDING) == wanted


def test_without_a_duration_all_happens_at_once():
    seen = []
    assert animate(QObject(), 0, seen.append, lambda: seen.append("done")) is None
    assert seen == [1.0, "done"]


def test_an_animation_ends_at_its_end(qtbot):
    owner, seen = QObject(), []
    animation = animate(owner, 20, seen.append)
    with qtbot.waitSignal(animation.finished):
        pass
    assert seen[-1] == 1.0
    assert seen == sorted(seen)
