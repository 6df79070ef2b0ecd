"""Saves and courses with anything changed in them: an error of one line, never a traceback."""

import json
import random
from dataclasses import replace

import pytest
from torture.mutator import mutated_bytes, mutated_value

from minigolf_desktop.model.designer import Setup
from minigolf_desktop.model.eighteen_holes.building import faults
from minigolf_desktop.model.geometry.square import unpack
from minigolf_desktop.model.play import Match
from minigolf_desktop.storage.designer.courses import read_course
from minigolf_desktop.storage.eighteen_holes import (
    golf_course_to_json,
    read_golf_course,
    write_golf_course,
)
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.journal import Journal, open_journal

SEEDS = range(50)
"""Each seed makes ten mutants; it stands in the test's name."""


def is_one_line(error):
    return "\n" not in str(error)


@pytest.fixture(scope="module")
def journal_text(tmp_path_factory, rules):
    match = Match(rules, Setup(), 3)
    chance = random.Random(3)
    with Journal.create(tmp_path_factory.mktemp("saves"), match) as journal:
        for _ in range(30):
            actions = sorted(rules.legal(match.state), key=repr)
            match.play(0, chance.choice([one for one in actions if type(one).__name__ != "Stop"]))
            journal.append(match.moves[-1])
            if chance.random() < 0.3 and match.can_undo:
                match.undo()
                journal.undone()
    return journal.path.read_bytes()


@pytest.fixture(scope="module")
def course_document(catalogue):
    cells = sorted(catalogue.lands[0].free)
    chance = random.Random(4)
    gate = catalogue.lands[0].gate
    return {
        "format": "minigolf-course",
        "version": 1,
        "name": "Mutant",
        "land": catalogue.lands[0].id,
        "gate": {"x": gate.x, "y": gate.y, "facing": gate.facing},
        "tiles": [
            {
                "tile": chance.choice(catalogue.designs).id,
                "x": unpack(cell).x,
                "y": unpack(cell).y,
                "rotation": chance.choice([0, 90, 180, 270]),
            }
            for cell in cells
        ],
        "hole_numbers": [],
        "clients": ["mr-short", "mrs-hotdog"],
        "collected": 0,
        "passes": 0,
        "reserved": None,
        "promises": [],
    }


@pytest.mark.parametrize("seed", SEEDS)
def test_mutated_saves_open_or_are_refused_in_one_line(tmp_path, rules, journal_text, seed):
    chance = random.Random(seed)
    path = tmp_path / "mutant.jsonl"
    for _ in range(5):
        path.write_bytes(mutated_bytes(journal_text, chance))
        refused_in_one_line_or_opened(path, rules)
        lines = [json.loads(line) for line in journal_text.splitlines()]
        mutant = mutated_value(lines, chance)
        lines = mutant if isinstance(mutant, list) else [mutant]
        path.write_text("".join(json.dumps(line) + "\n" for line in lines))
        refused_in_one_line_or_opened(path, rules)


def refused_in_one_line_or_opened(path, rules):
    try:
        match, journal = open_journal(path, rules)
    except StorageError as error:
        assert str(error).startswith(path.name)
        assert is_one_line(error)
    else:
        journal.close()
        assert rules.problems(match.state) == []


@pytest.mark.parametrize("seed", SEEDS)
def test_mutated_courses_are_read_or_refused_in_one_line(
    tmp_path, catalogue, course_document, seed
):
    chance = random.Random(seed)
    path = tmp_path / "mutant.json"
    text = json.dumps(course_document).encode()
    for _ in range(5):
        for content in (
            mutated_bytes(text, chance),
            json.dumps(mutated_value(course_document, chance)).encode(),
        ):
            path.write_bytes(content)
            try:
                read_course(path, catalogue)
            except StorageError as error:
                assert str(error).startswith(path.name)
                assert is_one_line(error)


@pytest.fixture(scope="module")
def golf_course_document(box):
    course = replace(box.presets[3].course, name="Mutant")
    return golf_course_to_json(course)


@pytest.mark.parametrize("seed", SEEDS)
def test_mutated_golf_courses_are_read_and_can_be_written_or_are_refused_in_one_line(
    tmp_path, box, golf_course_document, seed
):
    chance = random.Random(seed)
    path = tmp_path / "mutant.json"
    text = json.dumps(golf_course_document).encode()
    for _ in range(5):
        for content in (
            mutated_bytes(text, chance),
            json.dumps(mutated_value(golf_course_document, chance)).encode(),
        ):
            path.write_bytes(content)
            try:
                course = read_golf_course(path)
            except StorageError as error:
                assert str(error).startswith(path.name)
                assert is_one_line(error)
            else:
                faults(course, box)
                write_golf_course(path, course)
                assert read_golf_course(path) == course
