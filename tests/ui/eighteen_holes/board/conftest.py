"""What the tests of the hex board share."""

import pytest

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.theme import LIGHT, load_fonts
from minigolf_desktop.ui.eighteen_holes.board.scene import HexScene
from minigolf_desktop.ui.eighteen_holes.board.view import HexView


@pytest.fixture(scope="session")
def golf_box():
    return load_box()


@pytest.fixture(scope="session")
def small_course(golf_box):
    return min((preset.course for preset in golf_box.presets), key=lambda one: len(one.tiles))


@pytest.fixture
def hex_scene(window, golf_box, small_course):
    load_fonts()
    scene = HexScene(LIGHT, golf_box.face_by_id, window)
    scene.motion = Motion(0)
    scene.show_course(small_course)
    return scene


@pytest.fixture
def hex_view(qtbot, hex_scene):
    view = HexView(hex_scene)
    qtbot.addWidget(view)
    view.resize(900, 700)
    with qtbot.waitExposed(view):
        view.show()
    qtbot.waitUntil(lambda: not hex_scene.ground.busy)
    return view
