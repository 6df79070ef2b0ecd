"""The coach in the window: what it says and where, what it lets through, what it keeps.

One window is shared: every check begins its lesson anew in it.
"""

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtTest import QSignalSpy, QTest

from minigolf_desktop.model.putt_dice import Roll
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.progress import LESSON_BOOKS
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.application import dress, look_of
from minigolf_desktop.ui.common.lessons import coach
from minigolf_desktop.ui.common.lessons.bubble import Side, stand_beside
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.theme import load_fonts
from minigolf_desktop.ui.common.translation import fall_silent, speak
from minigolf_desktop.ui.common.widgets.toast import Toast
from minigolf_desktop.ui.games import GAMES, wing_of
from minigolf_desktop.ui.house.flow import Flow

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

FIRST = "putt-dice-first-hole"
LESSONS = [
    pytest.param(game, lesson, id=lesson.id)
    for game in GAMES
    for lesson in wing_of(game).lessons().lessons
]
LOOKS = {FIRST: (("light", 100), ("dark", 130))}
"""By lesson: themes and scales in which all of it is looked at; the large one for the others."""


class Learner:
    """Sits before the window."""

    def __init__(self, window, flow, folders):
        self.window, self.flow, self.folders = window, flow, folders

    def begin(self, lesson=FIRST, *, anew=True):
        game = next(game for game in GAMES if lesson.startswith(game.name))
        self.flow.learn(game, lesson, anew)
        self.settle()

    @property
    def coach(self):
        return self.flow.shell.lessons.coach

    @property
    def bubble(self):
        return self.coach.bubble

    @property
    def session(self):
        return self.flow.shell.open_session

    def settle(self):
        """Wait until something is said."""
        self.coach.look()
        self.qtbot.waitUntil(lambda: self.bubble is not None and self.bubble.isVisible())

    def press(self, key):
        QTest.keyClick(self.window.focusWidget(), key)

    def do(self):
        """Do what the step asks for."""
        at, step = self.coach.at, self.coach.step
        if step.is_read:
            self.bubble.next_button.click()
        elif step.sees:
            SEEN[step.sees](self.window.screen_shown)
        else:
            self.coach.show_how()
        self.qtbot.waitUntil(lambda: self.coach.at != at or not self.bubble.isHidden())
        self.settle()

    def go_to(self, at):
        while self.coach.at < at:
            self.do()

    @property
    def place(self):
        return LESSON_BOOKS.read(self.folders.lessons)[0].places[FIRST]


def open_curtain(screen):
    """Open it, once it has rested."""
    assert screen.main_button.isEnabled() or QSignalSpy(screen.woke).wait(5000)
    screen.main_button.click()


SEEN = {
    "promise 1": open_curtain,
    "faces": lambda screen: screen.wing.meadow.console.turn_dice(),
    "promises": lambda screen: [screen.next() for _ in screen.counts],
    "counted": lambda screen: screen.skip(),
    "counting": lambda screen: screen.wing.actions_.place.trigger(),
}


@pytest.fixture(autouse=True)
def _others_act_at_once(monkeypatch):
    monkeypatch.setattr(coach, "BREATH", 1)


@pytest.fixture(scope="module")
def shared(qapp, tmp_path_factory):
    """Open the one window."""
    folders = Folders.below(tmp_path_factory.mktemp("home"))
    settings = Settings(language="en", theme="light", animation_speed=0, confirm=False)
    load_fonts()
    dress(qapp, look_of(settings))
    window = MainWindow(folders, settings, speak("en"), given_room=QSize(1366, 768))
    flow = Flow(window, folders)
    flow.home()
    window.resize(1366, 768)
    window.show()
    yield Learner(window, flow, folders)
    window.close()
    fall_silent(window.translator)


@pytest.fixture
def learner(shared, qtbot):
    shared.qtbot = qtbot
    shared.window.change_settings(theme="light", scale=100)
    shared.begin()
    yield shared
    shared.flow.home()


def toasts(learner):
    return learner.window.findChildren(Toast, options=Qt.FindChildOption.FindDirectChildrenOnly)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_step_is_said_beside_its_parts_in_both_themes_and_scales(shared, qtbot, game, lesson):
    shared.qtbot = qtbot
    for theme, scale in LOOKS.get(lesson.id, (("dark", 130),)):
        shared.window.change_settings(theme=theme, scale=scale)
        shared.begin(lesson.id)
        for number, step in enumerate(lesson.steps):
            while shared.coach.at < number:
                shared.do()
            bubble, light = shared.bubble, shared.coach._light
            where = f"step {number}, {theme}, {scale} %"
            assert len(light.parts) == len(step.points), f"{where}: {step.points}"
            assert shared.window.rect().contains(bubble.body), where
            assert not any(bubble.body.intersects(part) for part in light.parts), where
        assert bubble.next_button.isVisible()
    shared.flow.home()


def test_a_lesson_is_read_by_enter_alone(learner):
    for at in range(3):
        assert learner.coach.at == at
        learner.press(Qt.Key.Key_Return)
    assert learner.coach.at == 3


def test_what_is_not_asked_for_is_kindly_not_done(learner):
    learner.go_to(5)
    before = len(learner.session.match.moves)
    assert not learner.session.play(Roll(3))
    assert len(learner.session.match.moves) == before
    assert "Just one die" in learner.bubble.text


def test_nothing_is_played_while_something_is_to_be_read(learner):
    assert not learner.session.play(Roll(1))
    assert "press Next" in learner.bubble.text


def test_what_was_said_is_read_again_without_playing_it_again(learner):
    learner.go_to(6)
    moves = len(learner.session.match.moves)
    learner.bubble.back_button.click()
    assert learner.coach.read == 5
    assert len(learner.session.match.moves) == moves
    learner.bubble.next_button.click()
    assert (learner.coach.read, learner.coach.at) == (6, 6)


def test_a_lesson_that_was_left_goes_on_where_it_was(learner):
    learner.go_to(7)
    moves = learner.session.match.moves
    learner.press(Qt.Key.Key_Escape)
    assert learner.flow.shell is None
    learner.qtbot.waitUntil(lambda: any(one.isVisible() for one in toasts(learner)))
    assert "place is kept" in toasts(learner)[-1].text
    learner.begin(anew=False)
    assert learner.coach.at == 7
    assert learner.session.match.moves == moves


def test_a_lesson_is_no_match_to_go_on_with(learner):
    learner.go_to(7)
    learner.flow.home()
    assert not list(learner.folders.saves.glob("*"))
    learner.begin()


def test_a_lesson_gone_through_is_learned_and_begins_anew(learner):
    steps = len(learner.coach._lesson.steps)
    learner.go_to(steps - 1)
    assert learner.place.learned
    learner.begin(anew=False)
    assert learner.coach.at == 0
    learner.go_to(1)
    assert learner.place.learned


def test_nothing_is_undone_in_a_lesson(learner):
    learner.go_to(6)
    assert not learner.session.can_undo


def test_the_keyboard_is_on_the_screen_where_something_is_to_be_done(learner):
    learner.go_to(5)
    focus = learner.window.focusWidget()
    assert learner.window.screen_shown.isAncestorOf(focus)
    learner.press(Qt.Key.Key_1)
    learner.press(Qt.Key.Key_Return)
    assert learner.coach.at == 6


def test_nobody_looks_while_nothing_happens_and_somebody_soon_after_anything_was_painted(learner):
    onlooker = learner.coach._onlooker
    looked = QSignalSpy(onlooker.looked)
    learner.qtbot.waitUntil(lambda: not onlooker._clock.isActive())
    count = looked.count()
    learner.window.screen_shown.update()
    assert looked.wait(5000)
    assert looked.count() == count + 1


def test_what_is_said_hides_as_little_as_may_be_of_what_one_looks_at_meanwhile():
    room, size = QRect(0, 0, 800, 600), QSize(200, 100)
    cell = QRect(400, 300, 50, 50)
    before = QRect(350, 300, 50, 50)
    assert stand_beside(room, size, (cell,), 10, 5).side is Side.RIGHT
    spared = stand_beside(room, size, (cell,), 10, 5, (before,))
    assert not QRect(spared.corner, size).intersects(before)
    assert spared.side is Side.LEFT


@pytest.mark.quick
def test_beside_a_cell_no_bubble_reaches_down_to_what_stands_below_it():
    room, size = QRect(0, 0, 800, 600), QSize(200, 100)
    cell = QRect(400, 300, 50, 50)
    assert stand_beside(room, size, (cell,), 10, 5).corner.y() + 100 == 350
    large = QRect(400, 200, 210, 200)
    assert stand_beside(room, size, (large,), 10, 5).corner.y() == 249
