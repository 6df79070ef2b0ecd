"""Games are loaded in pieces, so that the window is never held."""

import json
import subprocess
import sys

import pytest
from PySide6.QtCore import QObject

from minigolf_desktop.ui.common.spare_time import Piecemeal
from minigolf_desktop.ui.games import GAMES
from minigolf_desktop.ui.house import background_work as loading_module
from minigolf_desktop.ui.house.background_work import Loading, half_of, pieces_before, pieces_of

MOST_AT_ONCE = 80
"""Modules that a piece may load: as many take about 30 ms."""

COUNTING = """
import json, sys
from importlib import import_module
import minigolf_desktop.ui.house.app, minigolf_desktop.ui.house.menu
from minigolf_desktop.ui.common.spare_time import Piecemeal
from minigolf_desktop.ui.games import GAMES
game = next(one for one in GAMES if one.name == sys.argv[1])
game.card()
counts = {}
for part in (*game.parts, game.shell.place.partition(":")[0]):
    before = len(sys.modules)
    import_module(part)
    counts[part] = len(sys.modules) - before
print(json.dumps(counts))
"""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_each_part_of_a_game_loads_few_modules_that_no_other_did(game):
    counted = subprocess.run(
        [sys.executable, "-c", COUNTING, game.name], capture_output=True, text=True, check=True
    )
    counts = json.loads(counted.stdout)
    assert {part: count for part, count in counts.items() if count > MOST_AT_ONCE} == {}
    assert [part for part, count in counts.items() if count == 0] == []


@pytest.fixture
def loaded(monkeypatch):
    """Return what is loaded, in order; nothing is loaded in truth."""
    modules = []

    def load(name):
        modules.append(name)
        monkeypatch.setitem(sys.modules, name, loading_module)

    monkeypatch.setattr(loading_module, "import_module", load)
    monkeypatch.setattr(loading_module, "CHECKER", ("a checker",))
    return modules


class Big:
    parts = ("a model", "a wing")
    lessons = None


def missing():
    return pieces_of(Big, to_be_seen=True)


@pytest.fixture
def house(qapp):
    return QObject()


def test_a_game_that_is_opened_shows_once_all_of_it_is_loaded(house, loaded, qtbot):
    shown = []
    Loading(house).open(missing(), lambda: shown.append(list(loaded)))
    assert (loaded, shown) == (["a checker"], [])
    qtbot.waitUntil(lambda: shown == [["a checker", "a model", "a wing"]])


def test_a_game_that_is_loaded_shows_at_once(house, loaded, qtbot):
    loading, shown = Loading(house), []
    loading.open(missing(), lambda: shown.append(1))
    qtbot.waitUntil(lambda: shown == [1])
    loading.open(missing(), lambda: shown.append(2))
    assert shown == [1, 2]


def test_that_a_game_is_loaded_is_told_once(player):
    told = []
    player.flow.loaded.connect(lambda: told.append(player.screen_name))
    player.click("Putt Dice: New")
    player.flow.home()
    player.click("Putt Dice: New")
    assert told == ["HomeScreen"]


def test_what_is_wanted_last_is_shown(house, loaded, qtbot):
    loading, shown = Loading(house), []
    loading.open(missing(), lambda: shown.append(1))
    loading.open(missing(), lambda: shown.append(2))
    qtbot.waitUntil(lambda: shown != [])
    assert shown == [2]


def test_what_is_forgotten_meanwhile_is_not_shown(house, loaded, qtbot):
    loading, shown = Loading(house), []
    loading.open(missing(), lambda: shown.append(1))
    loading.forget()
    qtbot.wait(20)
    assert shown == []


def test_nothing_stays_of_what_was_got_ready_and_shown(house, loaded, qtbot):
    loading, shown = Loading(house), []
    for number in range(3):
        loading.open(iter([None, None]), lambda number=number: shown.append(number))
        qtbot.waitUntil(lambda number=number: shown[-1:] == [number])
    qtbot.waitUntil(lambda: not loading.findChildren(Piecemeal))


def test_a_game_that_somebody_comes_near_to_is_loaded_and_not_shown(house, loaded, qtbot):
    Loading(house).get_near(pieces_of(Big))
    assert loaded == []
    qtbot.waitUntil(lambda: loaded == ["a model", "a wing"])


def test_only_what_is_near_last_is_loaded(house, loaded, qtbot):
    loading = Loading(house)
    loading.get_near(iter(lambda: loaded.append("passed by"), 0))
    loading.get_near(pieces_of(Big))
    qtbot.waitUntil(lambda: loaded == ["a model", "a wing"])


def test_a_game_that_is_opened_does_not_wait_for_what_is_near(house, loaded, qtbot):
    loading, shown = Loading(house), []
    loading.get_near(iter(lambda: loaded.append("something near"), 0))
    loading.open(missing(), lambda: shown.append(list(loaded)))
    loading.get_near(iter(lambda: loaded.append("something nearer"), 0))
    qtbot.waitUntil(lambda: shown == [["a checker", "a model", "a wing"]])


def test_home_at_rest_has_half_of_a_game(loaded):
    for _ in half_of(Big):
        pass
    assert loaded == ["a model"]


def test_a_game_is_prepared_without_what_checks_files(loaded):
    for _ in pieces_of(Big):
        pass
    assert loaded == ["a model", "a wing"]


def test_the_first_game_is_loaded_without_ciphers_and_what_checks_files():
    """Home at rest has them in memory else: 3 and 12 MB."""
    program = (
        "import sys; from minigolf_desktop.ui.games import GAMES; GAMES[0].shell.found; "
        "print([name for name in ('_hashlib', 'pydantic_core') if name in sys.modules])"
    )
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == "[]"


@pytest.mark.usefixtures("qapp")
def test_a_screen_waits_for_what_it_gets_ready_once_its_game_is_there(loaded):
    done = []

    def ready(shell):
        done.append(shell)
        yield

    for is_shown in (False, True):
        done.clear()
        for _ in pieces_before(Big(), is_shown, lambda game: type(game).__name__, ready):
            assert loaded == ["a checker", "a model", "a wing"][: len(loaded)]
        assert done == ["Big"]
