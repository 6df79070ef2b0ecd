"""A home is taken along and brought back in the window: with progress, to be stopped, told of."""

import shutil
from pathlib import Path

import pytest

from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.taking_along import pack
from minigolf_desktop.ui.games import parts_of_games
from minigolf_desktop.ui.house.carrying import BringSheet

GOLDEN = Path(__file__).parents[2] / "golden" / "home"


@pytest.fixture
def packed(tmp_path):
    """A home that was taken along from another computer."""
    shutil.copytree(GOLDEN, tmp_path / "there")
    path = tmp_path / "there.minigolf-home"
    for _ in pack(parts_of_games(), Folders.below(tmp_path / "there"), path):
        pass
    return path


def carrying(player):
    return player.flow.rooms.carrying


def test_a_home_is_brought_back_after_a_question(player, packed, qtbot):
    player.flow.bring_back(packed)
    qtbot.waitUntil(lambda: player.window.findChildren(BringSheet) != [])
    (sheet,) = player.window.findChildren(BringSheet)
    sheet.yes.click()
    qtbot.waitUntil(lambda: carrying(player).waiting is None)
    there = {path.name for path in (GOLDEN / "finished").glob("*.jsonl")}
    assert {path.name for path in player.flow._folders.finished.glob("*.jsonl")} >= there


def test_a_home_is_taken_along_with_all_its_games(player, packed, qtbot, tmp_path):
    target = tmp_path / "along.minigolf-home"
    carrying(player).take_to(target)
    qtbot.waitUntil(lambda: carrying(player).waiting is None)
    assert target.exists()


@pytest.mark.quick
def test_who_does_not_want_to_wait_is_left_with_nothing_half_done(player, packed, qtbot, tmp_path):
    target = tmp_path / "along.minigolf-home"
    carrying(player).take_to(target)
    carrying(player).waiting.leave()
    player.window.disk.finish()
    assert carrying(player).waiting is None
    assert not target.exists()


def test_a_foreign_file_is_told_about_and_changes_nothing(player, qtbot, tmp_path, monkeypatch):
    told = []
    monkeypatch.setattr(player.window, "tell_fault", told.append)
    path = tmp_path / "letter.minigolf-home"
    path.write_text("Dear all")
    player.flow.bring_back(path)
    qtbot.waitUntil(lambda: told != [])
    assert "no home that was taken along" in str(told[0])
    assert player.window.findChildren(BringSheet) == []
