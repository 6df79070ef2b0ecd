"""Lessons as data, and replayed on the rules from start to end: a lesson never lies."""

import json

import pytest

from minigolf_desktop.content.lessons import load_lessons
from minigolf_desktop.content.resources import ContentError, resource
from minigolf_desktop.content.texts import lessons_context, texts_of_content

STEP = {"says": ["Look at this."]}
ASKS = {"says": ["Roll."], "wants": [{"do": "roll", "dice": 1}]}
LESSON = {
    "id": "one",
    "title": "One",
    "about": "A little.",
    "minutes": 1,
    "setup": {},
    "seed": 1,
    "steps": [ASKS, STEP],
}


@pytest.fixture
def load(tmp_path):
    """Write lessons into a file and read them as those of a game with one figure."""

    def loaded(*lessons):
        (tmp_path / "game.json").write_text(json.dumps(lessons))
        return load_lessons("game", {"most_strokes": 10}, tmp_path)

    return loaded


@pytest.mark.parametrize(
    ("steps", "fault"),
    [
        ([{**STEP, "colour": "red"}, STEP], "steps.0.colour"),
        ([{"says": []}, STEP], "one or two sentences"),
        ([{**STEP, "until": "ended"}, STEP], "waits for no event"),
        ([{**ASKS, "sees": "faces"}, STEP], "an action or a look"),
        ([{**STEP, "points": ["Cell 1"]}, STEP], "points.0"),
        ([STEP, ASKS], "ends with something to read"),
        ([STEP], "steps"),
        ([{"says": ["{a_fortune}"]}, STEP], "no figure a_fortune"),
    ],
)
def test_lessons_that_are_not_of_the_form_are_refused_with_their_place(load, steps, fault):
    with pytest.raises(ContentError, match=r"game\.json") as refused:
        load({**LESSON, "steps": steps})
    assert fault in str(refused.value)


def test_two_lessons_of_one_id_are_refused(load):
    with pytest.raises(ContentError, match="used twice"):
        load(LESSON, LESSON)


def test_translators_meet_every_sentence_of_a_lesson():
    said = texts_of_content()
    for path in resource("lessons").glob("*.json"):
        for lesson in json.loads(path.read_text(encoding="utf-8")):
            context = lessons_context(path.stem)
            assert (context, lesson["title"]) in said
            for step in lesson["steps"]:
                for text in (*step["says"], *step.get("otherwise", ())):
                    assert (context, text) in said
