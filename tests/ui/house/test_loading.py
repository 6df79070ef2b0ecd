"""Games are loaded in pieces, so that the window answers in between."""

import subprocess
import sys
from threading import Event

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject

from minigolf_desktop.storage.progress import LESSON_BOOKS
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.spare_time import Piecemeal
from minigolf_desktop.ui.common.theme import load_fonts
from minigolf_desktop.ui.common.translation import fall_silent, speak
from minigolf_desktop.ui.house import background_work
from minigolf_desktop.ui.house import flow as flow_of_house
from minigolf_desktop.ui.house.background_work import Loading, pieces_before, pieces_of
from minigolf_desktop.ui.house.flow import Flow
from minigolf_desktop.ui.house.saved_games import SavedGamesScreen
from minigolf_desktop.ui.house.today import TodayScreen

ANY_GAME = object()


class Wing:
    def lessons(self):
        return ()


@pytest.fixture
def loaded(monkeypatch):
    """Return what is loaded, in order; nothing is loaded in truth."""
    doors = []

    def wing_of(game):
        doors.append("its wing")
        return Wing()

    monkeypatch.setattr(background_work, "play_of", lambda game: doors.append("its play"))
    monkeypatch.setattr(background_work, "wing_of", wing_of)
    return doors


@pytest.fixture
def house(qapp):
    return QObject()


@pytest.fixture
def flow(qtbot, folders):
    """Lead through a house that loads in pieces, as the program opens it."""
    load_fonts()
    window = MainWindow(folders, Settings(animation_speed=0), speak("en"))
    qtbot.addWidget(window)
    flow = Flow(window, folders, in_pieces=True)
    flow.home()
    flow.warm_up()
    yield flow
    fall_silent(window.translator)


def loaded_by(program):
    """Return what a program in a process of its own tells of itself."""
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    return told.stdout.strip()


def test_a_game_that_is_opened_shows_once_all_of_it_is_loaded(house, loaded, qtbot):
    shown = []
    Loading(house).open(pieces_of(ANY_GAME), lambda: shown.append(list(loaded)))
    assert (loaded, shown) == (["its play"], [])
    qtbot.waitUntil(lambda: shown == [["its play", "its wing"]])


def test_what_waits_for_nothing_shows_at_once(house, qtbot):
    shown = []
    Loading(house).open(iter(()), lambda: shown.append(1))
    assert shown == [1]


def test_that_a_game_is_loaded_is_told_once(player):
    told = []
    player.flow.loaded.connect(lambda: told.append(player.screen_name))
    player.click("Putt Dice: New")
    player.flow.home()
    player.click("Putt Dice: New")
    assert told == ["HomeScreen"]


def test_what_is_wanted_last_is_shown(house, loaded, qtbot):
    loading, shown = Loading(house), []
    loading.open(pieces_of(ANY_GAME), lambda: shown.append(1))
    loading.open(pieces_of(ANY_GAME), lambda: shown.append(2))
    qtbot.waitUntil(lambda: shown != [])
    assert shown == [2]


def test_what_is_forgotten_meanwhile_is_not_shown(house, loaded, qtbot):
    loading, shown = Loading(house), []
    loading.open(pieces_of(ANY_GAME), lambda: shown.append(1))
    loading.forget()
    qtbot.wait(20)
    assert shown == []


def test_nothing_stays_of_what_was_got_ready_and_shown(house, qtbot):
    loading, shown = Loading(house), []
    for number in range(3):
        loading.open(iter([None, None]), lambda number=number: shown.append(number))
        qtbot.waitUntil(lambda number=number: shown[-1:] == [number])
    qtbot.waitUntil(lambda: not loading.findChildren(Piecemeal))


def test_a_game_that_somebody_comes_near_to_is_loaded_and_not_shown(house, loaded, qtbot):
    Loading(house).get_near(pieces_of(ANY_GAME))
    assert loaded == []
    qtbot.waitUntil(lambda: loaded == ["its play", "its wing"])


def test_only_what_is_near_last_is_loaded(house, loaded, qtbot):
    loading = Loading(house)
    loading.get_near(iter(lambda: loaded.append("passed by"), 0))
    loading.get_near(pieces_of(ANY_GAME))
    qtbot.waitUntil(lambda: loaded == ["its play", "its wing"])


def test_a_game_that_is_opened_does_not_wait_for_what_is_near(house, loaded, qtbot):
    loading, shown = Loading(house), []
    loading.get_near(iter(lambda: loaded.append("something near"), 0))
    loading.open(pieces_of(ANY_GAME), lambda: shown.append(list(loaded)))
    loading.get_near(iter(lambda: loaded.append("something nearer"), 0))
    qtbot.waitUntil(lambda: shown == [["its play", "its wing"]])


def test_a_room_shows_once_it_is_loaded_and_home_stays_until_then(flow, qtbot):
    home = flow.window.screen_shown
    flow.all_games()
    assert flow.window.screen_shown is home
    qtbot.waitUntil(lambda: isinstance(flow.window.screen_shown, SavedGamesScreen))


def offered(folders):
    """Return the games of which a first lesson was offered."""
    book, _ = LESSON_BOOKS.read(folders.lessons)
    return set(book.offered)


def test_a_first_lesson_is_offered_when_the_set_up_shows(flow, folders, qtbot):
    flow.new_game()
    qtbot.waitUntil(lambda: flow.game is not None, timeout=20_000)
    assert offered(folders) == set()
    qtbot.waitUntil(lambda: offered(folders) == {"designer"}, timeout=20_000)


def test_what_checks_a_book_is_loaded_while_whoever_waits_does_something_else():
    """In a process of its own, for it is loaded once only; it tells how often it waited."""
    program = (
        "import sys\n"
        "from minigolf_desktop.storage.progress import LESSON_BOOKS\n"
        "waited = 0\n"
        "for _ in LESSON_BOOKS.get_ready():\n"
        "    waited += 1\n"
        "print(waited, 'pydantic' in sys.modules)"
    )
    waited, is_loaded = loaded_by(program).split()
    assert int(waited) > 2
    assert is_loaded == "True"


def test_a_game_is_opened_without_the_rooms_of_the_house(flow, qtbot):
    flow.new_game()
    qtbot.waitUntil(lambda: flow.game is not None, timeout=20_000)
    assert flow._rooms is None


def test_no_lesson_is_offered_where_the_set_up_was_left(flow, folders, qtbot, monkeypatch):
    left = Event()

    def pieces_of_lessons(*given):
        while not left.is_set():
            yield
        yield from background_work.pieces_of_lessons(*given)

    monkeypatch.setattr(flow_of_house, "pieces_of_lessons", pieces_of_lessons)
    flow.new_game()
    qtbot.waitUntil(lambda: flow.game is not None, timeout=20_000)
    flow.home()
    left.set()
    qtbot.waitUntil(lambda: not any(one.busy for one in flow.findChildren(Piecemeal)))
    assert offered(folders) == set()


def test_nothing_stays_in_the_window_of_an_offer_that_was_made(flow, folders, qtbot):
    at_home = set(flow.findChildren(Piecemeal))
    flow.new_game()
    qtbot.waitUntil(lambda: offered(folders) == {"designer"}, timeout=20_000)
    qtbot.waitUntil(lambda: not any(one.busy for one in flow.findChildren(Piecemeal)))
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert {one for one in flow.children() if isinstance(one, Piecemeal)} <= at_home


def test_of_two_rooms_the_one_asked_for_last_is_shown(flow, qtbot):
    flow.all_games()
    flow.today()
    qtbot.waitUntil(lambda: isinstance(flow.window.screen_shown, TodayScreen))


def test_a_room_shows_at_once_after_somebody_came_near(flow, qtbot):
    flow.come_near(None)
    qtbot.waitUntil(lambda: flow._rooms is not None)
    flow.all_games()
    assert isinstance(flow.window.screen_shown, SavedGamesScreen)


class ItsShell:
    """Shows the game; its lessons have nothing to get ready, and all people are known."""

    class lessons:
        @staticmethod
        def get_ready():
            return iter(())

    @staticmethod
    def meet_people():
        return iter(())


def test_a_screen_waits_for_what_it_gets_ready_once_its_game_is_there(loaded):
    done = []

    def ready(shell):
        done.append(shell)
        yield

    for _ in pieces_before(ANY_GAME, False, lambda game: ItsShell, ready):
        assert "its wing" in loaded or not done
    assert done == [ItsShell]


def test_a_game_that_is_there_waits_for_its_screen_alone(loaded):
    def ready(shell):
        yield

    assert len(list(pieces_before(ANY_GAME, True, lambda game: ItsShell, ready))) == 1
    assert loaded == []


def test_home_loads_no_game():
    """Neither its rules nor its screens: home is to be there at once, and stays small."""
    program = (
        "import sys, minigolf_desktop.ui.house.app; "
        "print([name for name in sys.modules if name.startswith('minigolf_desktop.') "
        "and name.rpartition('.')[2] in ('match_shell', 'wing', 'rooms') "
        "or name.startswith('minigolf_desktop.content.designer')])"
    )
    assert loaded_by(program) == "[]"


def test_home_at_rest_holds_no_game_no_room_and_nothing_for_them(tmp_path, monkeypatch):
    """Whoever looks at home needs none of it: games take 16 MB, what checks files 12, ciphers 3."""
    monkeypatch.setenv("MINIGOLF_DESKTOP_HOME", str(tmp_path))
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    program = (
        "import sys; from PySide6.QtCore import QTimer; from minigolf_desktop.cli import enter\n"
        "from PySide6.QtWidgets import QApplication; from minigolf_desktop.ui.house import flow\n"
        "after = flow.Settling.begin\n"
        "def begin(settling):\n"
        "    after(settling); QTimer.singleShot(500, QApplication.quit)\n"
        "flow.Settling.begin = begin; enter([])\n"
        "print([name for name in sys.modules if name in ('_hashlib', 'pydantic_core')"
        " or name.endswith(('.play', '.wing', '.rooms', '.sounds', '.match_shell'))])"
    )
    assert loaded_by(program) == "[]"
