"""The tasks of the season as data, and each of them proved possible by a recorded game."""

import json
import sys
from pathlib import Path

import pytest

from minigolf_desktop.content.resources import ContentError, resource
from minigolf_desktop.content.season import load_tasks
from minigolf_desktop.content.texts import SEASON, texts_of_content
from minigolf_desktop.model.eighteen_holes.box import GOLFER_FACES, Golfer
from minigolf_desktop.model.eighteen_holes.setup import Mode

sys.path.append(str(Path(__file__).parent.parent / "golden" / "season"))

from recorded_season import FOLDER, MEASURED, path_of, proven

TASK = {
    "id": "one",
    "game": "designer",
    "title": "One",
    "says": ["Do it.", "Do it well."],
    "setup": {},
    "seed": 1,
    "goal": {"measure": "points", "counts": "Points", "stars": [1, 2, 3]},
}
TASKS = load_tasks(MEASURED)


@pytest.fixture
def load(tmp_path):
    """Write tasks into a file and read them."""

    def loaded(*tasks):
        (tmp_path / "tasks.json").write_text(json.dumps(tasks))
        return load_tasks(MEASURED, tmp_path)

    return loaded


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"says": ["One sentence."]}, "two sentences"),
        ({"game": "chess"}, "no game chess"),
        ({"colour": "red"}, "colour"),
        ({"goal": {**TASK["goal"], "stars": [3, 3, 3]}}, "more than the one before"),
        ({"goal": {**TASK["goal"], "stars": [1, 3, 2]}}, "more than the one before"),
        ({"goal": {**TASK["goal"], "measure": "luck"}}, "measures no luck"),
        ({"goal": {**TASK["goal"], "also": [{"measure": "passes"}]}}, "a least or a most"),
        ({"goal": {**TASK["goal"], "also": [{"measure": "luck", "most": 0}]}}, "measures no luck"),
    ],
)
def test_tasks_that_are_not_of_the_form_are_refused_with_their_place(load, change, fault):
    with pytest.raises(ContentError, match=r"tasks\.json") as refused:
        load({**TASK, **change})
    assert fault in str(refused.value)


def test_two_tasks_of_one_id_are_refused(load):
    with pytest.raises(ContentError, match="used twice"):
        load(TASK, TASK)


def test_translators_meet_every_sentence_of_a_task():
    said = texts_of_content()
    for task in json.loads(resource("season", "tasks.json").read_text(encoding="utf-8")):
        for text in (task["title"], *task["says"], task["goal"]["counts"]):
            assert (SEASON, text) in said


def test_the_season_has_thirty_tasks_of_all_three_games_with_seeds_of_their_own():
    assert len(TASKS) == 30
    assert {task.game for task in TASKS} == set(MEASURED)
    assert len({task.seed for task in TASKS}) == len(TASKS)


def test_the_season_leads_through_every_client_every_mode_and_every_golfer():
    clients = json.loads(resource("designer", "clients.json").read_text(encoding="utf-8"))
    asked = {task.setup.get(who) for task in TASKS for who in ("mrs", "mr")}
    assert {client["id"] for client in clients} <= asked
    golf = [task.setup for task in TASKS if task.game == "eighteen-holes"]
    assert {setup["mode"] for setup in golf} == set(Mode)
    faces = [setup["golfers"][0] for setup in golf if setup["golfers"][0]]
    assert {GOLFER_FACES[face].golfer for face in faces} == set(Golfer)


def test_every_proof_is_of_a_task_that_there_is():
    found = {path.stem for path in FOLDER.glob("*.jsonl")}
    assert found == {task.id for task in TASKS}


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.id)
def test_a_recorded_game_earns_two_stars(task):
    standing = proven(task)
    assert standing is not None, f"{path_of(task).name} is no whole match of the task"
    assert standing.stars >= 2
