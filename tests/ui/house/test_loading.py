"""Games are loaded in pieces, so that the window answers in between."""

import subprocess
import sys

import pytest
from PySide6.QtCore import QObject

from minigolf_desktop.ui.common.spare_time import Piecemeal
from minigolf_desktop.ui.house import background_work
from minigolf_desktop.ui.house.background_work import Loading, pieces_before, pieces_of

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


class ItsShell:
    """Shows the game; its lessons have nothing to get ready."""

    class lessons:
        @staticmethod
        def get_ready():
            pass


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


def test_the_first_game_is_loaded_without_ciphers_and_what_checks_files():
    """Home at rest has them in memory else: 3 and 12 MB."""
    program = (
        "import sys; from minigolf_desktop.ui.games import GAMES, wing_of; wing_of(GAMES[0]); "
        "print([name for name in ('_hashlib', 'pydantic_core') if name in sys.modules])"
    )
    assert loaded_by(program) == "[]"
