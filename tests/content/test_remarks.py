"""What characters say, as data: whole in both languages, short, and never the same twice."""

import json
import shutil

import pytest
from broken import changed, drop, put

from minigolf_desktop.content.characters import load_remarks
from minigolf_desktop.content.resources import ContentError, resource
from minigolf_desktop.model.play import Character

REMARKS = "remarks.json"
PLAN = (0, "building", "plan")


@pytest.fixture
def folder(tmp_path):
    return shutil.copytree(resource("characters"), tmp_path / "characters")


def test_every_character_has_its_remarks(folder):
    assert set(load_remarks(folder)) == set(Character)


def test_no_two_characters_say_the_same():
    told = json.loads(resource("characters", REMARKS).read_text(encoding="utf-8"))
    said = [
        sentence[language]
        for one in told
        for game in ("building", "playing")
        for sentences in one[game].values()
        for sentence in sentences
        for language in ("en", "fr")
    ]
    assert len(said) == len(set(said))


def test_a_remark_is_said_in_the_language_of_the_player():
    remark = load_remarks()[Character.BRUNO].building.glad[0]
    assert remark.words("fr") == remark.fr != remark.en
    assert remark.words("en") == remark.words("pt") == remark.en


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (drop(*PLAN, 0, "fr"), "entry 0 (ada), field building.plan.0.fr"),
        (put(*PLAN, 0, "en", ""), "entry 0 (ada), field building.plan.0.en"),
        (put(*PLAN, 0, "en", "x" * 45), "entry 0 (ada), field building.plan.0.en"),
        (put(*PLAN, []), "plan: at least 3 sentences"),
        (put(*PLAN, 0, "en", "Exactly as I reckoned."), "is there twice"),
        (drop(0, "playing", "sigh"), "entry 0 (ada), field playing.sigh"),
        (put(0, "id", "zoe"), "every character, and nobody else"),
        (put(0, "id", "bruno"), "entry 1 (bruno), field id: used twice"),
    ],
)
def test_a_broken_remark_is_refused_in_a_line_that_says_where(folder, change, told):
    changed(folder, REMARKS, change)
    with pytest.raises(ContentError) as refused:
        load_remarks(folder)
    assert told in str(refused.value)
    assert "\n" not in str(refused.value)
