"""The rules help of the games as data."""

import json

import pytest

from minigolf_desktop.content.resources import ContentError, resource
from minigolf_desktop.content.rules_help import load_rules_help, pictures_in, tables_in
from minigolf_desktop.content.texts import rules_context, texts_of_content

CHAPTER = {"title": "A turn", "paragraphs": ["A pass costs {pass_cost} points."]}
SECTION = {"id": "turn", **CHAPTER}
PAGE = {"title": "Rules", "sections": [SECTION]}
SHOWN = {"picture": "a-pass", "caption": "A pass for {pass_cost} points."}


@pytest.fixture
def load(tmp_path):
    """Write pages into a file and read them as those of a game with one figure."""

    def loaded(*pages):
        (tmp_path / "game.json").write_text(json.dumps(pages))
        return load_rules_help("game", {"pass_cost"}, {"a-pass"}, {"passes"}, tmp_path)

    return loaded


def test_a_section_keeps_its_words_and_its_figures(load):
    ((section,),) = (page.sections for page in load(PAGE))
    assert (section.id, section.paragraphs) == ("turn", ("A pass costs {pass_cost} points.",))


def test_pictures_keep_their_order_whether_a_page_has_sections_or_chapters(load):
    below = {**CHAPTER, "pictures": [SHOWN]}
    pages = load(
        {"title": "R", "sections": [{**SECTION, "pictures": [SHOWN], "chapters": [below]}]}
    )
    assert list(pictures_in(pages)) == ["a-pass", "a-pass"]
    assert pages[0].sections[0].pictures[0].caption == SHOWN["caption"]


def test_tables_keep_their_order_whether_a_page_has_sections_or_chapters(load):
    below = {**CHAPTER, "tables": ["passes"]}
    pages = load(
        {"title": "R", "sections": [{**SECTION, "tables": ["passes"], "chapters": [below]}]}
    )
    assert list(tables_in(pages)) == ["passes", "passes"]


@pytest.mark.parametrize(
    ("pages", "fault"),
    [
        ([{**PAGE, "colour": "red"}], "field colour"),
        ([{"title": "Rules"}], "chapters, sections or keys"),
        ([{**PAGE, "chapters": [CHAPTER]}], "chapters, sections or keys"),
        ([{"title": "Rules", "sections": [CHAPTER]}], "field sections.0.id"),
        ([{"title": "Rules", "keys": [{"key": "F1"}]}], "field keys.0.does"),
        ([{"title": "Rules", "chapters": [{**CHAPTER, "title": ""}]}], "field chapters.0.title"),
        ([{"title": "Rules", "chapters": [{**CHAPTER, "paragraphs": [""]}]}], "paragraphs.0"),
        ([{**PAGE, "title": "A { that nobody closes"}], "field title"),
        ([PAGE, PAGE], "section turn is there twice"),
        ([{**PAGE, "title": "{a_fortune}"}], "there is no figure a_fortune"),
        (
            [{"title": "Rules", "chapters": [{**CHAPTER, "pictures": [{"picture": "a-pass"}]}]}],
            "pictures.0.caption",
        ),
        (
            [{"title": "R", "chapters": [{**CHAPTER, "pictures": [{**SHOWN, "picture": "x"}]}]}],
            "there is no picture x",
        ),
        ([{**PAGE, "sections": [{**SECTION, "tables": ["y"]}]}], "there is no table y"),
        ([{**PAGE, "title": "{a_fortune.points}"}], "there is no figure a_fortune"),
    ],
)
def test_pages_that_are_not_of_the_form_are_refused_with_their_place(load, pages, fault):
    with pytest.raises(ContentError, match=r"game\.json") as refused:
        load(*pages)
    assert fault in str(refused.value)


def test_rules_that_are_not_there_are_refused_by_their_name(tmp_path):
    with pytest.raises(ContentError, match=r"chess\.json: cannot be read"):
        load_rules_help("chess", (), folder=tmp_path)


def test_texts_for_translators_are_those_that_players_read():
    said = texts_of_content()
    assert {("content", "Dog-Ear"), ("content", "Mrs Plumber"), ("content", "Heron Pond")} <= said
    assert (rules_context("designer"), "pick up a tile") in said
    assert ("content", "land-01") not in said


def test_translators_meet_the_rules_of_every_game():
    games = {path.stem for path in resource("rules").glob("*.json")}
    contexts = {
        context for context, _ in texts_of_content() if context.endswith(("content", "rules"))
    }
    assert contexts == {"content", *map(rules_context, games)}
