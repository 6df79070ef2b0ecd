"""A game on a land of one's own: saved, gone on with, counted, kept apart, and seen again."""

import pytest
from PySide6.QtCore import Qt
from solo_matches import finish, play_turns

from minigolf_desktop.model.designer import ChooseLand
from minigolf_desktop.model.designer.land_drawing import drawing_of
from minigolf_desktop.model.designer.own_land import read_land
from minigolf_desktop.storage.designer.best_courses import read_best_courses
from minigolf_desktop.storage.designer.records import read_results
from minigolf_desktop.storage.history import read_history
from minigolf_desktop.storage.reading import at_once
from minigolf_desktop.ui.designer.entry import DESIGNER
from minigolf_desktop.ui.designer.records import DesignerRecords

FIELD = drawing_of("Field", read_land("", "", 0, 0, ("GG....", "GG....", *["......"] * 4), "SE"))


@pytest.fixture
def farmer(player):
    """Somebody who has laid two tiles on a land that they drew."""
    player.flow.new_game(DESIGNER)
    player.click("Draw a land")
    player.flow.shell._lands.open_beside(FIELD)
    player.screen.actions_.play.trigger()
    player.click("Go to the land")
    player.session.play(ChooseLand(0))
    play_turns(player, 2)
    return player


def land_at_the_table(player):
    return player.session.course.land


def test_a_game_on_it_is_left_and_gone_on_with(farmer, folders):
    land = land_at_the_table(farmer)
    farmer.flow.home()
    (saved,) = folders.saves.glob("*.jsonl")
    farmer.flow.resume(saved)
    assert land_at_the_table(farmer) == land
    assert land.name == "Field"


def test_a_finished_game_on_it_is_kept_apart_under_its_name(farmer, folders, catalogue, qtbot):
    land = land_at_the_table(farmer)
    finish(farmer)
    farmer.press(Qt.Key.Key_S)
    farmer.rest()
    assert farmer.screen.result.notice == "The best on Field so far!"
    (result,), _ = read_results(folders.records)
    assert (result.land, result.land_name) == (land.id, "Field")
    assert read_best_courses(folders) == ()
    (game,), _ = at_once(read_history(folders.history))
    assert game.mode == "family-own-land"
    page = DesignerRecords(farmer.window.look, folders, catalogue)
    qtbot.addWidget(page)
    (frame,) = page.wall.framed
    assert frame.title == "1 · Field"
    (journal,) = folders.finished.glob("*.jsonl")
    farmer.flow.resume(journal)
    assert land_at_the_table(farmer) == land
    farmer.flow.rooms.review(journal)
    assert farmer.screen_name == "ReviewScreen"
