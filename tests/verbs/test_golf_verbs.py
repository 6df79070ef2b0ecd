"""The verbs ``check`` and ``render`` on files of golf courses."""

import json
from dataclasses import replace

import pytest
from test_cli import assert_bad_input, started

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.quick_course import quick_course
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import Mode, Setup
from minigolf_desktop.model.play import Match
from minigolf_desktop.storage.eighteen_holes import golf_course_to_json, write_golf_course
from minigolf_desktop.storage.journal import Journal


@pytest.fixture(scope="module")
def course():
    return replace(quick_course(load_box(), 2, 3), name="Lawn")


@pytest.fixture
def path(tmp_path, course):
    path = tmp_path / "lawn.json"
    write_golf_course(path, course)
    return path


def test_check_tells_what_a_sound_course_consists_of(minigolf, path, course):
    done = minigolf("check", path)
    assert done.returncode == 0
    said = f"OK: a course, tiles: {len(course.tiles)}, holes: 2, par: {course.par}"
    assert done.stdout == f"lawn.json: {said}\n"


def test_check_tells_remarks_but_calls_the_course_sound(minigolf, path, course):
    write_golf_course(path, replace(course, holes=course.holes[:1]))
    done = minigolf("check", path)
    assert done.returncode == 0
    assert "; spare-tee at " in done.stdout


def test_check_tells_what_forbids_play(minigolf, path, course):
    write_golf_course(path, replace(course, holes=()))
    done = minigolf("check", path)
    assert (done.returncode, done.stdout) == (1, "lawn.json: no-holes\n")


def test_check_tells_the_place_of_a_fault_in_the_file(minigolf, path, course):
    path.write_text(json.dumps({**golf_course_to_json(course), "tiles": 1}), encoding="utf-8")
    done = minigolf("check", path)
    assert done.returncode == 1
    assert done.stdout == "lawn.json: field tiles: a list of at most 49 is wanted\n"


@pytest.mark.quick
def test_check_tells_where_a_file_breaks_off(minigolf, path):
    path.write_bytes(path.read_bytes()[:200])
    done = minigolf("check", path)
    assert_bad_input(done)
    assert "lawn.json: neither a saved match nor a course (not JSON at line " in done.stderr


def test_render_draws_a_golf_course(path, tmp_path):
    done = started("render", path, "--out", tmp_path / "lawn.png")
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "lawn.png").read_bytes().startswith(b"\x89PNG")


def test_render_refuses_a_course_without_tiles(minigolf, path, course, tmp_path):
    write_golf_course(path, replace(course, tiles=(), holes=()))
    assert_bad_input(minigolf("render", path, "--out", tmp_path / "lawn.png"))


def test_check_replays_a_saved_match(minigolf, tmp_path, course):
    rules = EighteenHolesRules(load_box())
    match = Match(rules, Setup(course, Mode.MATCH, ("", "swift-a")), 5)
    with Journal.create(tmp_path, match) as journal:
        for _ in range(40):
            seat = rules.to_move(match.state)
            match.play(seat, next(iter(rules.legal(match.state))))
            journal.append(match.moves[-1])
    done = minigolf("check", next(tmp_path.glob("*.jsonl")))
    assert (done.returncode, done.stderr) == (0, "")
    assert "OK: a match of eighteen-holes, moves: 40, not over" in done.stdout


def test_check_refuses_a_match_on_a_course_that_cannot_be_played(minigolf, tmp_path, course):
    match = Match(EighteenHolesRules(load_box()), Setup(course, Mode.MATCH, ("", "")), 5)
    with Journal.create(tmp_path, match):
        pass
    path = next(tmp_path.glob("*.jsonl"))
    header = json.loads(path.read_text(encoding="utf-8"))
    header["setup"]["course"]["holes"][0]["tee"]["q"] += 1
    path.write_text(json.dumps(header) + "\n", encoding="utf-8")
    done = minigolf("check", path)
    assert done.returncode == 1
    assert "line 1: field 'setup', field 'course': no-tee" in done.stdout
