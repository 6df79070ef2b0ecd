"""What comes with the program is checked here, field by field, and read without checks later."""

import shutil
import subprocess
import sys
from threading import Thread

import pytest

from minigolf_desktop.content import record as entries
from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.content.putt_dice import load_dice
from minigolf_desktop.content.resources import ContentError, resource
from minigolf_desktop.storage.designer.courses import course_to_json, read_course
from minigolf_desktop.storage.putt_dice import shipped_courses, shipped_paths
from minigolf_desktop.ui.games import GAMES, wing_of

READERS = [(load_catalogue, "designer"), (load_box, "eighteen_holes"), (load_dice, "putt_dice")]


@pytest.mark.parametrize(("read", "folder"), READERS)
def test_content_is_as_strict_as_it_is_read(read, folder):
    # Lands are the same only as themselves.
    assert repr(read(resource(folder))) == repr(read())


def test_the_courses_that_come_with_the_program_are_as_strict_as_they_are_read(catalogue):
    read = [read_course(path, catalogue) for path in shipped_paths()]
    assert [course_to_json(one) for one in shipped_courses(catalogue)] == [
        course_to_json(one) for one in read
    ]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_all_that_a_game_brings_along_is_sound(game):
    assert wing_of(game).belongings()


@pytest.mark.parametrize(
    ("was", "becomes", "fault"),
    [
        ('"copies": 2', '"copies": "2"', "field copies: Input should be a valid integer"),
        ('"copies": 2', '"copied": 2', "field copies: Field required"),
        ('"par": 1', '"par": 3', "par is not the sum"),
        ('"edges": "N"', '"edges": "X"', "field segments.0.edges: String should match"),
        ("{", "[", "tiles.json: Invalid JSON"),
    ],
)
def test_the_programs_own_content_says_what_is_wrong_where_it_is_damaged(
    tmp_path, monkeypatch, was, becomes, fault
):
    shutil.copytree(resource("designer"), tmp_path / "designer")
    monkeypatch.setattr(entries, "resource", tmp_path.joinpath)
    tiles = tmp_path / "designer" / "tiles.json"
    text = tiles.read_text(encoding="utf-8")
    assert was in text
    tiles.write_text(text.replace(was, becomes, 1), encoding="utf-8")
    with pytest.raises(ContentError) as refused:
        load_catalogue()
    assert fault in str(refused.value)
    assert str(refused.value).startswith("tiles.json: ")


def test_games_begin_and_lessons_and_tasks_are_read_without_pydantic():
    program = (
        "import sys; from minigolf_desktop.ui.games import GAMES, wing_of; "
        "from minigolf_desktop.ui.common.season import season; "
        "[wing_of(game).play.rules() for game in GAMES]; "
        "[wing_of(game).lessons() for game in GAMES]; "
        "season(); "
        "print([name for name in sys.modules if name.startswith('pydantic')])"
    )
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == "[]"


def test_what_checks_files_is_made_for_one_thread_at_a_time(monkeypatch):
    """Two that load it from different ends would each find the other's modules half there."""
    others = []

    def make(kind):
        other = Thread(target=lambda: others.append(entries._LOADING.acquire(blocking=False)))
        other.start()
        other.join()
        return kind

    monkeypatch.setattr(entries, "_checker", lambda: (make, ValueError))
    assert entries._adapter.__wrapped__(int) is int
    assert others == [False]
