"""Homes in which odd things lie: each is told once, or passed over; no button is dead."""

import os
import re
import shutil
from pathlib import Path

import pytest
from odd import JUNK, ODD

from minigolf_desktop.content.eighteen_holes import eighteen_holes_rules, load_box
from minigolf_desktop.model.eighteen_holes.setup import Mode, Setup
from minigolf_desktop.model.play import Match
from minigolf_desktop.storage.eighteen_holes import write_golf_course
from minigolf_desktop.storage.journal import Journal
from minigolf_desktop.storage.settings import Settings, write_settings
from minigolf_desktop.ui.common.spare_time import Piecemeal

FEW = ("a pipe", "a dangling link", "a folder", "junk")
"""Those that behave differently on a screen; storage is tested with all."""

KEPT = ("records.json", "putting.json", "golf.json", "free-board.json", "golf-design.json")


@pytest.fixture
def new_player(folders, make_player):
    """Open the window after the home was made odd; animations take no time."""

    def make():
        write_settings(folders.settings, Settings(animation_speed=0, theme="light"))
        return make_player()

    return make


def visit_everything(player):
    """Go to every place that reads files; return the names of the screens."""
    games = player.flow._games
    seen = []
    for go in (
        player.flow.home,
        player.flow.all_games,
        player.flow.records,
        *(lambda game=game: player.flow.new_game(game) for game in games),
        *(lambda game=game: player.flow.show_board(game) for game in (games[0], games[2])),
        player.flow.home,
    ):
        go()
        seen.append(player.screen_name)
    return seen


EVERYWHERE = [
    "HomeScreen",
    "SavedGamesScreen",
    "RecordsScreen",
    "NewGameScreen",
    "PuttingChoiceScreen",
    "GolfChoiceScreen",
    "FreeBoardScreen",
    "CourseEditorScreen",
    "HomeScreen",
]


@pytest.mark.parametrize("odd", FEW)
def test_every_screen_opens_whatever_lies_where_files_are_looked_for(new_player, folders, odd):
    for folder in (folders.saves, folders.finished, folders.courses, folders.golf_courses):
        folder.mkdir()
    for name in KEPT:
        ODD[odd](folders.data / name)
    for folder in (folders.saves, folders.finished):
        for ending in (".jsonl", ".png", ".summary.json", ".course.json"):
            ODD[odd](folder / f"designer-1{ending}")
    ODD[odd](folders.courses / "mine.minigolf")
    ODD[odd](folders.golf_courses / "mine.json")
    player = new_player()
    assert visit_everything(player) == EVERYWHERE
    # Once for each book, each board and the shelf, and nothing twice.
    assert len(player.told) <= 6
    assert len(set(player.told)) == len(player.told)
    player.told.clear()
    assert visit_everything(player) == EVERYWHERE
    assert player.told == []


@pytest.mark.parametrize("odd", ["a dangling link", "junk"])
def test_every_screen_opens_where_folders_are_none(new_player, folders, odd):
    for folder in (folders.saves, folders.finished, folders.courses, folders.golf_courses):
        ODD[odd](folder)
    player = new_player()
    assert visit_everything(player) == EVERYWHERE


@pytest.mark.parametrize("odd", FEW)
def test_a_course_that_is_opened_and_is_none_is_told_in_one_line(new_player, tmp_path, odd):
    ODD[odd](tmp_path / "odd.minigolf")
    player = new_player()
    player.flow.open_course(tmp_path / "odd.minigolf")
    (told,) = player.told
    assert "odd.minigolf" in told
    assert "\n" not in told


@pytest.mark.parametrize("odd", FEW)
def test_a_game_that_is_opened_and_is_none_is_told(new_player, folders, odd):
    folders.saves.mkdir()
    place = folders.saves / "designer-1.jsonl"
    ODD[odd](place)
    player = new_player()
    player.flow.resume(place)
    (told,) = player.told
    assert "designer-1.jsonl" in told
    assert player.screen_name == "HomeScreen"


def test_fifteen_junk_files_make_one_message(new_player, folders, qtbot):
    folders.golf_courses.mkdir()
    for number in range(15):
        (folders.golf_courses / f"junk{number}.json").write_bytes(JUNK)
    player = new_player()
    golf = player.flow._games[2]
    player.flow.new_game(golf)
    qtbot.waitUntil(lambda: len(player.told) > 0)
    (told,) = player.told
    assert told.count("junk") == 5
    assert "And 10 more." in told
    player.flow.show_board(golf)
    player.screen.open_requested.emit()
    player.flow.new_game(golf)
    listing = player.screen.findChild(Piecemeal)
    qtbot.waitUntil(lambda: not listing.busy)
    assert len(player.told) == 1


def test_five_hundred_courses_are_all_on_the_shelf(new_player, folders, qtbot):
    folders.golf_courses.mkdir()
    course = load_box().presets[0].course
    write_golf_course(folders.golf_courses / "1.json", course)
    for number in range(2, 501):
        os.link(folders.golf_courses / "1.json", folders.golf_courses / f"{number}.json")
    player = new_player()
    golf = player.flow._games[2]
    player.flow.new_game(golf)
    qtbot.waitUntil(lambda: len(player.screen.shelf.gallery.exhibits) >= 500, timeout=60_000)
    assert player.told == []


@pytest.mark.quick
def test_a_saved_game_of_an_odd_name_is_shown_in_one_line(new_player, folders):
    folders.saves.mkdir()
    (folders.saves / "a\nb\u202e<b>c.jsonl").write_bytes(JUNK)
    player = new_player()
    player.flow.all_games()
    (framed,) = player.screen.wall.framed
    assert "a b<b>c.jsonl" in framed.words


def test_a_game_that_no_set_up_gives_is_told_and_set_aside(new_player, folders, box):
    """Two players draft their clubs (ruling H9); only who plays alone chooses them freely."""
    rules = eighteen_holes_rules()
    setup = Setup(box.presets[0].course, Mode.STROKE, ("", ""))
    journal = Journal.create(folders.saves, Match(rules, setup, 1))
    journal.close()
    place, text = journal.path, journal.path.read_text()
    place.write_text(text.replace('"clubs": "draft"', '"clubs": "free"'))
    assert place.read_text() != text
    player = new_player()
    player.flow.resume(place)
    (told,) = player.told
    assert "clubs are chosen freely by who plays alone" in told
    assert player.screen_name == "HomeScreen"
    assert not place.exists()
    assert (folders.saves / "set-aside" / place.name).exists()


def test_a_game_whose_file_vanished_since_it_was_listed_is_told_in_one_line(new_player, folders):
    player = new_player()
    player.flow.resume(folders.saves / "gone.jsonl")
    (told,) = player.told
    assert told == "This game cannot be read: gone.jsonl: there is no such file."
    assert not (folders.saves / "set-aside").exists()


def test_a_game_whose_file_vanishes_while_it_is_played_is_there_when_it_is_left(
    new_player, folders, box
):
    setup = Setup(box.presets[0].course, Mode.STROKE, ("", ""))
    player = new_player()
    shell = player.flow.shell_of(player.flow._games[2])
    shell.beginning.begin(setup, 1)
    (journal,) = folders.saves.glob("*.jsonl")
    journal.unlink()
    player.flow.home()
    assert journal.exists()
    assert player.told == []


GOLDEN = Path(__file__).parents[2] / "golden" / "home"
A_DATE = re.compile(rb"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d")


@pytest.mark.parametrize(
    ("date", "seconds"),
    [
        pytest.param("0001-01-01T00:00:00+10:00", -(1 << 40), id="before the first year"),
        pytest.param("9999-12-31T23:59:59-12:00", 1 << 38, id="after the last year"),
        pytest.param("2226-01-01T00:00:00+00:00", 1 << 33, id="the clock was set back"),
        pytest.param("1969-12-31T23:59:59+00:00", -1, id="before 1970"),
        pytest.param("2026-11-20", 0, id="without time and zone"),
    ],
)
def test_every_screen_opens_whatever_dates_are_saved(new_player, folders, date, seconds):
    shutil.copytree(GOLDEN, folders.data, dirs_exist_ok=True)
    (folders.data / "settings.json").unlink()
    for path in (one for one in folders.data.rglob("*") if one.suffix in (".json", ".jsonl")):
        path.write_bytes(A_DATE.sub(date.encode(), path.read_bytes()))
    for path in folders.data.rglob("*.*"):
        os.utime(path, (seconds, seconds))
    player = new_player()
    assert visit_everything(player) == EVERYWHERE
    for go in (player.flow.guest_book, player.flow.today, player.flow.season, player.flow.home):
        go()
    assert player.told == []
    player.flow.play_on()
    assert player.told == []
    assert player.flow.shell is not None
