"""Words: for everything the model can say there is a sentence, and English counts properly."""

import ast
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import minigolf_desktop
from minigolf_desktop.content.resources import resource
from minigolf_desktop.content.texts import texts_of_content
from minigolf_desktop.model.designer import ConditionScore, Line
from minigolf_desktop.model.play import Refusal
from minigolf_desktop.ui.common.text import with_colon
from minigolf_desktop.ui.designer.scripted import finished_game
from minigolf_desktop.ui.designer.text.conditions import (
    condition_name,
    condition_note,
    condition_rule,
    line_reason,
)
from minigolf_desktop.ui.designer.text.events import event_sentence
from minigolf_desktop.ui.designer.text.game import level_name, level_verdict
from minigolf_desktop.ui.designer.text.rules import refusal_sentence
from minigolf_desktop.ui.designer.text.tiles import tile_words
from minigolf_desktop.ui.designer.widgets.clients import client_wish, wish_rule
from minigolf_desktop.ui.eighteen_holes.text.modes import listed

pytestmark = pytest.mark.usefixtures("english")

CONDITIONS = (
    *("fun", "fast", "her_whim", "his_whim", "par"),
    *("land", "circuit", "playability", "passes", "reserve", "promises"),
)
REFUSALS = (
    *("not-your-turn", "game-over", "wrong-phase", "no-such-choice", "slot-empty"),
    *("no-such-rotation", "cell-taken", "gate-there", "touches-nothing"),
    *("no-path-there", "no-such-number", "no-such-promise", "promise-taken", "promise-needed"),
    *("no-reserve", "reserve-taken", "nothing-reserved"),
    *("stopped", "must-take", "not-final-phase", "asked-already", "not-your-course"),
)


@pytest.fixture
def clients(catalogue):
    return catalogue.client_by_id["mrs-plumber"], catalogue.client_by_id["mr-turner"]


def test_every_client_has_a_wish_and_its_rule(catalogue):
    assert all(client_wish(client) and wish_rule(client) for client in catalogue.clients)


@pytest.mark.parametrize("identity", CONDITIONS)
def test_every_condition_has_name_rule_and_note(identity: str, clients):
    note = condition_note(ConditionScore(identity, ()), clients)
    assert condition_name(identity) and condition_rule(identity) and note


def test_d36_a_first_game_says_that_mistakes_do_not_count(clients):
    ignored = ConditionScore("playability", (Line("mistakes-ignored", 0, ()),))
    assert "ignores mistakes" in condition_rule("playability", ignored.lines)
    assert "ignores mistakes" not in condition_rule("playability")
    assert condition_note(ignored, clients) == "mistakes do not count"


@pytest.mark.parametrize("code", REFUSALS)
def test_every_refusal_has_a_sentence(code: str):
    assert refusal_sentence(Refusal(code)).endswith(".")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (Line("people", 1, ()), "1 person"),
        (Line("people", 5, ()), "5 people"),
        (Line("pipes", 4, ()), "2 pipes and tunnels"),
        (Line("mismatch", -3, ()), "1 path meets grass"),
        (Line("mismatch", -6, ()), "2 paths meet grass"),
        (Line("missing-holes", -20, ()), "2 holes missing"),
        (Line("passes", -9, ()), "3 passes"),
        (Line("green-to-tee", 2, (), 4), "Green 3 beside tee 4"),
        (Line("hole-pleases", 2, (), 7), "Hole 7 is to his taste"),
        (Line("arrows", 2, ()), "2 arrows the right way"),
        (Line("grass", 1, ()), "1 tile of grass"),
        (Line("perfect-circuit", 5, ()), "A perfect circuit"),
        (Line("still-reserved", -3, ()), "A tile left at the gate"),
        (Line("promise-her_whim", 10, ()), "Promise: Her whim"),
        (Line("mistakes-ignored", 0, ()), "Mistakes are ignored"),
    ],
)
def test_a_line_of_the_score_says_what_it_counts(line: Line, words: str, clients):
    assert line_reason(line, clients) == words


def test_one_wrong_side_is_named_and_more_are_counted():
    assert "east" in refusal_sentence(Refusal("side-does-not-fit", (1,)))
    assert refusal_sentence(Refusal("side-does-not-fit", (0, 2))).startswith("2 sides")


def test_every_level_has_a_name_and_a_verdict():
    assert len({level_name(level) + level_verdict(level) for level in range(5)}) == 5


def test_every_event_of_a_game_has_a_sentence(rules):
    match = finished_game(rules)
    sentences = [
        event_sentence(event, rules.box, rules.lands, ("",))
        for events in match.log
        for event in events
    ]
    assert all(sentence.endswith(".") for sentence in sentences)


def test_every_tile_is_told_by_its_kind_and_elements(catalogue):
    assert tile_words(catalogue.design_by_id["tee-01"]).startswith("tee")
    assert all(tile_words(design) for design in catalogue.designs)


def test_the_english_catalogue_has_both_forms_of_everything_that_is_counted():
    tree = ET.parse(resource("translations", "minigolf_en.ts"))
    counted = [
        message for message in tree.iter("message") if "%n" in (message.findtext("source") or "")
    ]
    assert counted
    for message in counted:
        forms = [form.text or "" for form in message.iter("numerusform")]
        # One may be told in words: "Played once".
        assert len(forms) == 2 and all(forms) and "%n" in forms[1]


def texts_in(path: Path) -> set[tuple[str, str]]:
    """What a source file hands to ``translate``: contexts and texts."""
    calls = [
        [getattr(argument, "value", None) for argument in node.args[:2]]
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and len(node.args) > 1
        if getattr(node.func, "attr", getattr(node.func, "id", "")) == "translate"
    ]
    return {(one, two) for one, two in calls if isinstance(one, str) and isinstance(two, str)}


def test_the_english_catalogue_knows_every_text_of_the_screens():
    tree = ET.parse(resource("translations", "minigolf_en.ts"))
    known = {
        (context.findtext("name"), message.findtext("source"))
        for context in tree.iter("context")
        for message in context.iter("message")
    }
    folder = resource("..", "minigolf_desktop", "ui").resolve()
    said = set().union(*(texts_in(path) for path in folder.rglob("*.py")))
    assert said - known == set()


def test_the_english_catalogue_knows_every_text_of_the_content():
    tree = ET.parse(resource("translations", "minigolf_en.ts"))
    known = {
        (context.findtext("name"), source.text)
        for context in tree.iter("context")
        for source in context.iter("source")
    }
    assert texts_of_content() <= known


def test_the_english_catalogue_has_no_numbers_that_painters_are_moved_by():
    tree = ET.parse(resource("translations", "minigolf_en.ts"))
    sources = [message.findtext("source", "") for message in tree.iter("message")]
    assert not [source for source in sources if source.replace(".", "").isdigit()]


BY_PLAYERS = {
    *("name", "names", "player", "players", "owner", "claimer", "hitter", "other"),
    *("course", "title", "head"),
}
"""What texts call the places of what players write themselves: their names and their courses'."""


def filled_in(call: ast.expr) -> tuple[list[str], ast.expr]:
    """Return which places of a text a chain of replacements fills, and what they are made in."""
    match call:
        case ast.Call(ast.Attribute(made_in, "replace"), [ast.Constant(str(place)), _]) if (
            place.startswith("{")
        ):
            places, base = filled_in(made_in)
            return [*places, place.strip("{}")], base
    return [], call


def filled_on(function: ast.FunctionDef) -> list[str]:
    """Return what is put into a text after something that a player wrote was put in."""
    earlier: dict[str, list[tuple[int, str]]] = {}
    for node in ast.walk(function):
        match node:
            case ast.Assign([ast.Name(name)], value):
                lines = [(node.end_lineno or 0, place) for place in filled_in(value)[0]]
                earlier.setdefault(name, []).extend(lines)
    found = []
    for node in ast.walk(function):
        if isinstance(node, ast.Call):
            places, base = filled_in(node)
            before = earlier.get(base.id, []) if isinstance(base, ast.Name) else []
            order = [place for line, place in before if line < node.lineno] + places
            if places and BY_PLAYERS.intersection(order[:-1]):
                found.append(f"{function.name}, line {node.lineno}: {order}")
    return found


def test_nothing_is_put_into_a_text_after_what_a_player_wrote():
    """A name may itself be ``{points}``: what goes in with it goes in at once, by ``format``."""
    found = [
        f"{path.name}, {what}"
        for path in sorted(Path(minigolf_desktop.__file__).parent.rglob("*.py"))
        for function in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(function, ast.FunctionDef)
        for what in filled_on(function)
    ]
    assert not found, "\n".join(found)


def test_a_chain_that_fills_on_after_a_name_is_found():
    tree = ast.parse(
        """
def bad(text):
    text = text.replace("{name}", name)
    return text.replace("{points}", points)
def good(text):
    return text.replace("{points}", points).replace("{name}", name)
"""
    )
    assert [len(filled_on(one)) for one in tree.body] == [1, 0]


@pytest.mark.parametrize("name", ["{words}", "{last}", "{0}", "%1", "{", "{name}"])
def test_a_name_that_looks_like_a_place_in_a_text_stays_as_it_is(name):
    assert with_colon(name, name) == f"{name}: {name}"
    assert listed([name, name]) == f"{name} and {name}"
