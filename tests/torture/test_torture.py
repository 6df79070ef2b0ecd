"""The torture in its short form: some of every kind, as many as a minute holds.

``python -m tests.torture`` does all of it.
"""

import shutil
from itertools import islice

import pytest

from minigolf_desktop.ui.games import GAMES

from .all_keys import press_everywhere
from .endings import before_the_end
from .found import Found
from .full_disk import fill_everywhere
from .games import TABLES
from .kills import kill_everywhere
from .mutants import GOLDEN, meet
from .once import done_once
from .sigkill import kill_at_random
from .two_windows import at_once

SCENES = 12
"""Scenes of a game in which all keys are pressed."""
LAYOUTS = ("fr", "fr bepo", "ru", "il")
"""Keyboards on which they are pressed."""

pytestmark = pytest.mark.long


@pytest.fixture(autouse=True)
def _done_once():
    """Read content, and paint an evening, once for all windows of a test."""
    with done_once():
        yield


@pytest.mark.usefixtures("qapp")
def test_a_day_survives_a_disk_without_room_at_its_writes(tmp_path):
    """Whatever was not written is told of, and written when there is room."""
    found = Found()
    ending = before_the_end(tmp_path / "ending", TABLES[0], 1)
    fill_everywhere(ending, tmp_path / "home", found, every=29)
    assert found.faults == []
    assert found.figures["told"] > 3


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("table", TABLES[:3], ids=str)
def test_a_match_that_ends_survives_a_kill_at_its_writes(tmp_path, table):
    """Every seventh thing done to the disk; result once, journal where it belongs, no move lost."""
    found = Found()
    ending = before_the_end(tmp_path / "ending", table, 1)
    kill_everywhere(ending, tmp_path / "home", found, every=7)
    assert found.faults == []
    assert found.figures["kills"] > 3


def test_the_real_program_killed_at_any_moment_loses_no_confirmed_move(tmp_path):
    found = kill_at_random(tmp_path, seed=5, kills=2)
    assert found.faults == []


@pytest.mark.usefixtures("qapp")
@pytest.mark.qt_log_ignore("This plugin does not support")
def test_every_key_does_what_it_does_on_a_us_keyboard_on_french_russian_and_hebrew_ones():
    """In the dialogs of the house and on the first screens of a game."""
    found = Found()

    def scenes(studio):
        yield from (studio.dialog(dialog) for _, dialog in studio.dialogs())
        yield from islice(studio.scenes(GAMES[-1]), SCENES)

    press_everywhere(found, 1, LAYOUTS, scenes)
    assert found.faults == []
    assert found.figures["keys"] > 1000 * len(LAYOUTS)


def test_two_windows_on_one_home_lose_nothing_of_each_other(tmp_path):
    found = Found()
    at_once(tmp_path, 1, 3.0, found)
    assert found.faults == []


@pytest.mark.usefixtures("qapp")
def test_files_with_anything_changed_are_read_or_refused_in_a_line(tmp_path):
    found = Found()
    shutil.copytree(GOLDEN, tmp_path / "home")
    meet(tmp_path / "home", range(100, 130), found)
    assert found.faults == []
