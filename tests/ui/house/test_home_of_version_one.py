"""A player's home as version 1.0 left it: every save, record and course in it opens.

`tests/golden/home` was played by that version and is never written anew; `ends.json` tells how
far its matches are, as that version read them. What rules and points were amended since is told
by the tests.
"""

import json
import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from minigolf_desktop.model.eighteen_holes.leaderboard import standings
from minigolf_desktop.model.play import newest_version
from minigolf_desktop.storage.designer.records import read_results
from minigolf_desktop.storage.eighteen_holes import own_courses, read_golf_book
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.putt_dice import read_putting_book
from minigolf_desktop.ui.games import GAMES, play_of, wing_of

HOME = Path(__file__).parents[2] / "golden" / "home"
ENDS = json.loads((HOME / "ends.json").read_text(encoding="utf-8"))


@pytest.fixture
def at_home(folders: Folders, make_player):
    shutil.copytree(HOME, folders.data, dirs_exist_ok=True)
    return make_player()


DRAFTED = (
    "saves/eighteen-holes-20261122-152453.jsonl",
    "finished/eighteen-holes-20261122-152520.jsonl",
)
"""Games of 18 Holes whose hands were dealt under the first rules (ruling H9)."""


def totals(session) -> list[int] | None:
    match session.rules.name:
        case "designer":
            # The points of the lands are others now (ruling D10).
            return None
        case "putt-dice":
            return [sum(card) for card in session.view.cards]
        case _:
            return [standing.points for standing in standings(session.match.state)]


@pytest.mark.parametrize("name", sorted(set(ENDS) - set(DRAFTED)))
def test_a_saved_match_goes_on_where_it_was(at_home, folders: Folders, name):
    known = ENDS[name]
    at_home.flow.resume(folders.data / name)
    session = at_home.session
    assert at_home.told == []
    assert len(session.match.moves) == known["moves"]
    assert session.to_move == known["to_move"]
    assert totals(session) in (None, known["totals"])
    assert session.rules.problems(session.match.state) == []


@pytest.mark.parametrize("name", DRAFTED)
def test_a_match_that_is_dealt_otherwise_today_is_only_looked_at(at_home, folders: Folders, name):
    path = folders.data / name
    before = path.read_bytes()
    at_home.flow.resume(path)
    assert at_home.told == []
    assert at_home.screen_name == "EarlierGameScreen"
    assert "earlier rules of 18 Holes" in at_home.notice
    assert "Five clubs are dealt" in at_home.notice
    at_home.press(Qt.Key.Key_Escape)
    assert at_home.screen_name == "HomeScreen"
    assert at_home.notice == ""
    assert path.read_bytes() == before


@pytest.mark.parametrize("name", [name for name in ENDS if name.startswith("finished/designer")])
def test_a_match_finished_under_earlier_rules_says_so_and_its_file_stays(at_home, folders, name):
    path = folders.data / name
    before = path.read_bytes()
    at_home.flow.resume(path)
    assert at_home.screen_name == "CountingScreen"
    assert "finished under earlier rules of Minigolf Designer" in at_home.notice
    assert "the records keep the score of its time" in at_home.notice
    at_home.flow.home()
    assert path.read_bytes() == before


def test_all_matches_are_listed(at_home, folders: Folders):
    at_home.flow.all_games()
    listed = [
        path for folder in (folders.saves, folders.finished) for path in folder.glob("*.jsonl")
    ]
    assert len(listed) == len(ENDS)
    assert at_home.told == []


def test_home_leads_on_to_a_match_that_is_not_over(at_home):
    at_home.click("Open")
    assert at_home.session.to_move is not None
    assert at_home.told == []


def test_records_are_read_without_a_warning(at_home, folders: Folders):
    results, warning = read_results(folders.records)
    golf, golf_warning = read_golf_book(folders.golf)
    putting, putting_warning = read_putting_book(folders.putting)
    assert (warning, golf_warning, putting_warning) == ("", "", "")
    assert len(results) == 4
    assert sorted(len(result.seats) for result in results) == [0, 0, 2, 4]
    assert golf.courses
    assert putting.courses
    at_home.flow.records()
    assert at_home.told == []


def test_boards_courses_and_settings_are_as_they_were_left(at_home, folders: Folders):
    assert at_home.window.settings.scale == 115
    assert at_home.window.settings.golfer_names == {"red": "Odile", "blue": "Marek"}
    assert [own.course.name for own in own_courses(folders.golf_courses).courses] == ["My larks"]
    for game in GAMES:
        if game.board is not None:
            at_home.flow.show_board(game)
            assert at_home.told == []
    at_home.flow.open_course(folders.courses / "riverside.minigolf")
    assert at_home.told == []


def test_home_and_the_list_say_which_games_are_of_earlier_rules(at_home):
    texts = [one.text() for one in at_home.screen.findChildren(QLabel)]
    assert any(text.endswith("begun under earlier rules") for text in texts)
    at_home.flow.all_games()
    listed = [one.words for one in at_home.screen.wall.framed]
    assert listed
    assert all(text.endswith("begun under earlier rules") for text in listed)


def test_a_game_that_was_gone_on_with_is_of_todays_rules(at_home):
    at_home.click("Open")
    at_home.flow.home()
    assert at_home.button("Play on").isVisible()


@pytest.mark.parametrize("game", GAMES)
def test_the_house_knows_the_version_of_each_games_rules(game):
    assert game.rules_version == newest_version(play_of(game).rules().amendments)


@pytest.mark.parametrize("game", GAMES)
def test_every_amendment_is_told_in_words(game):
    for amendment in play_of(game).rules().amendments:
        assert wing_of(game).amendment_words(amendment).endswith(".")
