"""The season in the window: a map, tasks that are played, stars that are kept."""

import json
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from minigolf_desktop.content.season_path import read_path
from minigolf_desktop.model.play import action_from_json
from minigolf_desktop.storage.overview import SeenTask, tasks_seen
from minigolf_desktop.ui.common.season import UNKNOWN, GoalStrip, season

sys.path.append(str(Path(__file__).parents[2] / "golden" / "season"))

from recorded_season import path_of

PARK = 1
"""Place of the task that is putted, from 0: it takes the fewest moves."""


def strip_of(player):
    strips = [one for one in player.window.findChildren(GoalStrip) if one.isVisible()]
    assert len(strips) <= 1
    return strips[0] if strips else None


def play_proof(player, task, *, until=None):
    """Play what the recorded game of a task did, up to so many moves; return how many it had."""
    lines = path_of(season().named(task)).read_text(encoding="utf-8").splitlines()[1:]
    moves = [line for line in map(json.loads, lines) if "rival" not in line]
    session = player.session
    for line in moves[len(session.match.moves) : until]:
        seat = line.pop("seat")
        assert session.play(action_from_json(session.rules.action_kinds, line, seat))
    return len(moves)


def test_arrows_lead_along_the_path_and_enter_plays_the_task_that_is_looked_at(player):
    player.flow.season()
    screen = player.screen
    assert screen.map.hasFocus()
    assert screen.map.at == 0
    titles = [station.title for station in read_path()]
    row = len(titles) // 5
    # At the end of a row the way goes down; in the next one left leads on.
    player.press(*[Qt.Key.Key_Right] * row, Qt.Key.Key_Left)
    assert screen.map.at == row + 1
    assert titles[row + 1] in screen.map.accessibleName()
    assert screen.card.accessibleName() == titles[row + 1]
    player.press(Qt.Key.Key_End)
    assert screen.map.at == len(titles) - 1
    player.press(Qt.Key.Key_Right)
    assert screen.map.at == len(titles) - 1
    player.press(Qt.Key.Key_Home, Qt.Key.Key_Down)
    QTest.mouseClick(screen.map, Qt.MouseButton.LeftButton, pos=screen.map.place_of(PARK).toPoint())
    assert screen.map.at == PARK
    player.press(Qt.Key.Key_Return)
    assert player.flow.shell.tasks.referee.task.id == "pocket-park"
    player.flow.season()
    player.press(Qt.Key.Key_Escape)
    assert player.screen_name == "HomeScreen"


def test_a_task_is_followed_while_it_is_played_kept_at_its_end_and_leads_on(player, folders):
    player.flow.play_task("pocket-park")
    strip = strip_of(player)
    assert "To par: 0" in strip.text
    moves = play_proof(player, "pocket-park", until=12)
    player.window.remake_screen()
    before = player.flow.shell.tasks.referee.standing
    # A match is a task by its set-up and seed: it is one when it is gone on with, too.
    player.flow.home()
    assert strip_of(player) is None
    player.flow.play_on()
    assert player.flow.shell.tasks.referee.standing == before
    play_proof(player, "pocket-park", until=moves)
    player.rest()
    strip = strip_of(player)
    assert "To par: −4. 2 stars" in strip.text
    assert tasks_seen(folders) == {"pocket-park": SeenTask(2, -4, 1)}
    player.click("Again")
    assert player.session.match.moves == ()
    assert player.flow.shell.tasks.referee.task.id == "pocket-park"
    play_proof(player, "pocket-park")
    player.rest()
    assert tasks_seen(folders)["pocket-park"].tries == 2
    player.click("Next task")
    assert player.flow.shell.tasks.referee.task.id == "five-holes"
    player.flow.home()
    assert "2 of 90 stars" in [one.text() for one in _labels(player.screen)]


def test_what_the_players_count_themselves_is_not_told_before(player):
    player.flow.play_task("opening-day")
    play_proof(player, "opening-day")
    QTest.qWait(0)
    assert UNKNOWN in strip_of(player).text


def test_the_window_goes_on_painting_when_a_task_is_shown_below_its_strip(player):
    player.flow.season()
    QTest.qWait(0)
    player.flow.play_task("pocket-park")
    # A window that takes no updates forgets what it was asked to paint before, on X11 for good.
    assert player.window.updatesEnabled()
    QTest.qWait(0)
    assert player.screen.updatesEnabled()


def test_a_match_that_is_no_task_has_no_strip(player):
    player.flow.play_task("pocket-park")
    setup = player.session.match.setup
    player.flow.shell.beginning.begin(setup, 7)
    assert strip_of(player) is None


@pytest.mark.quick
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_map_stays_where_it_is_in_another_theme(player, theme):
    player.flow.season()
    player.screen.map.look_at(17)
    player.window.change_settings(theme=theme)
    assert player.screen.map.at == 17


def _labels(screen):
    return screen.findChildren(QLabel)
