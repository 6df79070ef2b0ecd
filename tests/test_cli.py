"""The verbs, as other programs call them: exit status, standard output, standard error."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from minigolf_desktop import __version__
from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.model.designer import DesignerRules, Setup
from minigolf_desktop.model.play import Match
from minigolf_desktop.storage.journal import Journal

CHECKOUT = Path(__file__).resolve().parent.parent

COURSE = {
    "format": "minigolf-course",
    "version": 1,
    "name": "Überland",
    "land": {"rows": ["GG...", "GG...", "....."], "points": 15},
    "gate": {"x": 0, "y": 0, "facing": "SE"},
    "tiles": [
        {"tile": "tee-01", "x": 2, "y": 0, "rotation": 90},
        {"tile": "green-01", "x": 3, "y": 0, "rotation": 90},
        {"tile": "tee-01", "x": 2, "y": 1, "rotation": 90},
        {"tile": "green-01", "x": 4, "y": 2, "rotation": 0},
    ],
    "clients": ["mr-short", "mrs-hotdog"],
    "collected": 2,
    "passes": 1,
}

CONDITIONS = ["fun", "her_whim", "his_whim", "par", "land", "circuit", "playability"]


def started(*arguments, language="en"):
    """Run the program as a command, without a display, at a terminal of that language."""
    spoken = {"LANGUAGE": language, "LANG": f"{language}_XX.UTF-8"}
    environment = {**os.environ, **spoken, "PYTHONPATH": str(CHECKOUT), "PYTHONUTF8": "1"}
    return subprocess.run(
        [sys.executable, "-m", "minigolf_desktop", *map(str, arguments)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        check=False,
        timeout=120,
    )


def assert_bad_input(done):
    """One line on standard error, status 2, nothing of Python's own."""
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


@pytest.fixture
def course(tmp_path):
    path = tmp_path / "course.json"
    path.write_text(json.dumps(COURSE))
    return path


@pytest.fixture
def saved(tmp_path):
    catalogue = load_catalogue()
    rules = DesignerRules(catalogue.designs, catalogue.lands, catalogue.clients)
    match = Match(rules, Setup(), 5)
    with Journal.create(tmp_path, match) as journal:
        for _ in range(9):
            match.play(0, next(iter(rules.legal(match.state))))
            journal.append(match.moves[-1])
    return journal.path


def test_the_version_is_told():
    done = started("--version")
    assert (done.returncode, done.stdout.strip()) == (0, f"Minigolf Desktop {__version__}")


def test_help_names_every_verb():
    done = started("--help")
    assert done.returncode == 0
    shown = ("score", "render", "playout", "check", "take-along", "bring-back", "screens")
    for verb in (*shown, "self-test"):
        assert f"    {verb}" in done.stdout
    assert "exit-when-shown" not in done.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ["fly"],
        ["score"],
        ["score", "no-such-file.json"],
        ["score", "."],
        ["score", ""],
        ["score", "x" * 300],
        ["score", "--colour", "x.json"],
        ["check"],
        ["check", "no-such-file.json"],
        ["check", "README.md"],
        ["check", "."],
        ["render", "no-such-file.json", "--out", "x.png"],
        ["render", "x.json"],
        ["render", "x.json", "--out", "picture.bmp"],
        ["render", "x.json", "--out", "no-such-folder/picture.png"],
        ["take-along"],
        ["take-along", "home.zip"],
        ["take-along", "no-such-folder/one.minigolf-home"],
        ["bring-back", "no-such-file.minigolf-home"],
        ["bring-back", "README.md"],
        ["playout"],
        ["playout", "chess"],
        ["playout", "putt-dice", "--mode", "family"],
        ["playout", "putt-dice", "--players", "6"],
        ["playout", "eighteen-holes", "--mode", "croquet"],
        ["playout", "eighteen-holes", "--players", "6"],
        ["playout", "eighteen-holes", "--mode", "chaos", "--players", "2"],
        ["playout", "designer", "--mode", "match"],
        ["playout", "designer", "--players", "6"],
        ["playout", "designer", "--games", "0"],
        ["playout", "designer", "--games", "-3"],
        ["playout", "designer", "--games", "many"],
        ["playout", "putt-dice", "--seats", "strong"],
        ["playout", "putt-dice", "--seats", "hard-anna"],
        ["playout", "putt-dice", "--seats", "hard,easy", "--players", "3"],
        ["playout", "putt-dice", "--seats", "hard,hard,hard,hard,hard,hard"],
        ["screens"],
        ["screens", "--out", "README.md"],
        ["screens", "--out", "pictures", "--size", "0x0"],
        ["screens", "--out", "pictures", "--theme", "pink"],
        ["screens", "--out", "pictures", "--scale", "500"],
        ["screens", "--out", "pictures", "--language", "../en"],
    ],
)
def test_bad_input_takes_one_line_and_status_2(minigolf, arguments, monkeypatch):
    monkeypatch.chdir(CHECKOUT)
    assert_bad_input(minigolf(*arguments))


@pytest.mark.parametrize(
    ("mode", "players", "told"),
    [
        ([], 9, "designer family is for 1, 2, 3, 4 or 5 players, not for 9"),
        ([], 0, "designer family is for 1, 2, 3, 4 or 5 players, not for 0"),
        (["--mode", "expansion"], 100, "designer expansion is for 1, 2, 3, 4 or 5 players"),
    ],
)
def test_playout_says_how_many_players_a_mode_is_for(minigolf, mode, players, told):
    done = minigolf("playout", "designer", *mode, "--players", players)
    assert_bad_input(done)
    assert told in done.stderr


def test_a_mode_for_one_player_says_so(minigolf):
    done = minigolf("playout", "eighteen-holes", "--mode", "solo-chaos", "--players", 9)
    assert "eighteen-holes solo-chaos is for 1 player, not for 9" in done.stderr


def test_score_prints_one_json_object_a_course_in_order(minigolf, tmp_path, course):
    other = tmp_path / "other.json"
    other.write_text(json.dumps(COURSE | {"tiles": []}))
    done = minigolf("score", course, other, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    first, second = map(json.loads, done.stdout.splitlines())
    assert set(first) == {"conditions", "total", "holes"}
    assert len(first["holes"]) == 3
    assert second["holes"] == []


def test_the_json_of_a_score_has_exactly_the_keys_that_others_read(minigolf, course):
    (line,) = minigolf("score", course, "--json").stdout.splitlines()
    score = json.loads(line)
    assert list(score["conditions"]) == ["fun", "fast", *CONDITIONS[1:]]
    for condition in score["conditions"].values():
        assert set(condition) == {"points", "lines"}
        assert condition["points"] == sum(one["points"] for one in condition["lines"])
        for one in condition["lines"]:
            assert set(one) == {"reason", "points", "cells"}
            assert all(len(cell) == 2 for cell in one["cells"])
    assert score["total"] == sum(one["points"] for one in score["conditions"].values())
    assert score["conditions"]["fast"]["points"] == 6
    for hole in score["holes"]:
        assert set(hole) == {"number", "status", "length", "par", "cells"}
    assert {"status": "well-formed", "length": 2, "par": 2, "cells": [[2, 0], [3, 0]]}.items() <= (
        next(hole for hole in score["holes"] if hole["status"] == "well-formed").items()
    )


def test_solo_counts_passes_instead_of_collected_tiles(minigolf, course):
    score = json.loads(minigolf("score", course, "--solo", "--json").stdout)
    assert list(score["conditions"]) == [*CONDITIONS, "passes"]
    assert score["conditions"]["passes"]["points"] == -3


def test_promises_and_a_tile_in_reserve_count_where_the_file_names_them(minigolf, tmp_path):
    path = tmp_path / "course.json"
    kept = {"promises": ["her_whim", "land"], "reserved": "x-corner-01"}
    path.write_text(json.dumps(COURSE | kept | {"passes": 0}))
    solo = json.loads(minigolf("score", path, "--solo", "--json").stdout)
    assert list(solo["conditions"]) == [*CONDITIONS, "reserve", "passes", "promises"]
    assert solo["conditions"]["reserve"]["points"] == -3
    assert solo["conditions"]["promises"]["lines"] == [
        {"reason": "promise-her_whim", "points": -10, "cells": []},
        {"reason": "promise-land", "points": -10, "cells": []},
    ]
    group = json.loads(minigolf("score", path, "--json").stdout)
    assert "promises" not in group["conditions"]
    assert group["conditions"]["reserve"]["points"] == -3


@pytest.mark.parametrize("mode", ["family", "advanced", "expansion"])
def test_playout_plays_every_mode_with_five(minigolf, mode):
    done = minigolf("playout", "designer", "--players", 5, "--mode", mode, "--games", 1)
    assert done.returncode == 0
    assert "no problems" in done.stdout


def test_two_holes_declared_one_are_one_entry(minigolf, tmp_path):
    """Ruling D17."""
    path = tmp_path / "course.json"
    numbers = [{"x": 2, "y": 1, "number": 4}, {"x": 4, "y": 2, "number": 4}]
    path.write_text(json.dumps(COURSE | {"hole_numbers": numbers}))
    holes = json.loads(minigolf("score", path, "--json").stdout)["holes"]
    (pair,) = [hole for hole in holes if hole["number"] == 4]
    assert pair["status"] == "incomplete"
    assert pair["cells"] == [[2, 1], [4, 2]]
    assert len(holes) == 2


def test_an_extra_hole_has_no_number(minigolf, tmp_path):
    path = tmp_path / "course.json"
    tiles = [{"tile": "tee-01", "x": 3 * i, "y": 9, "rotation": 90} for i in range(10)]
    path.write_text(json.dumps(COURSE | {"tiles": tiles}))
    holes = json.loads(minigolf("score", path, "--json").stdout)["holes"]
    assert [hole["number"] for hole in holes] == [1, 2, 3, 4, 5, 6, 7, 8, 9, None]


def test_a_broken_course_does_not_keep_the_others_from_being_scored(minigolf, tmp_path, course):
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    done = minigolf("score", course, broken, course, "--json")
    assert done.returncode == 2
    assert len(done.stdout.splitlines()) == 2
    assert "broken.json" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_score_for_people_names_every_condition(minigolf, course):
    done = minigolf("score", course)
    assert done.returncode == 0
    assert "Überland" in done.stdout
    for condition in CONDITIONS:
        assert f"\n  {condition} " in done.stdout


def test_playout_prints_its_figures_as_json(minigolf):
    done = minigolf("playout", "designer", "--players", 1, "--games", 3, "--seed", 4, "--json")
    assert done.returncode == 0
    figures = json.loads(done.stdout)
    assert set(figures) == {
        *("game", "games", "actions", "seconds"),
        *("games_per_second", "actions_per_second", "problems"),
    }
    assert (figures["game"], figures["games"], figures["problems"]) == ("designer", 3, [])


def test_playout_of_a_seed_is_the_same_every_time():
    first, second = (
        json.loads(started("playout", "designer", "--games", 2, "--seed", "fox", "--json").stdout)
        for _ in range(2)
    )
    assert first["actions"] == second["actions"]


@pytest.mark.parametrize("players", [1, 5])
def test_playout_plays_putt_dice_for_one_to_five(minigolf, players):
    done = minigolf("playout", "putt-dice", "--players", players, "--games", 20, "--json")
    assert done.returncode == 0
    figures = json.loads(done.stdout)
    assert (figures["game"], figures["games"], figures["problems"]) == ("putt-dice", 20, [])


def test_check_finds_nothing_wrong_with_a_sound_save(minigolf, saved):
    done = minigolf("check", saved)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{saved.name}: OK: a match of designer, moves: 9, not over\n"


def test_check_finds_nothing_wrong_with_a_sound_course(minigolf, course):
    done = minigolf("check", course)
    assert done.returncode == 0
    assert "OK: a course, tiles: 4" in done.stdout


def test_check_says_what_is_wrong_with_a_save_and_leaves_it_alone(minigolf, saved):
    content = saved.read_bytes() + b'{"seat": 0, "do": "fly"}\n'
    saved.write_bytes(content)
    done = minigolf("check", saved)
    assert done.returncode == 1
    assert f"{saved.name}, line 11: " in done.stdout
    assert saved.read_bytes() == content


def test_check_reports_a_half_written_line(minigolf, saved):
    saved.write_bytes(saved.read_bytes()[:-5])
    done = minigolf("check", saved)
    assert done.returncode == 1
    assert "half written" in done.stdout


def test_check_says_what_is_wrong_with_a_course(minigolf, tmp_path):
    path = tmp_path / "course.json"
    path.write_text(json.dumps(COURSE | {"land": "land-99"}))
    done = minigolf("check", path)
    assert done.returncode == 1
    assert "land-99" in done.stdout


def test_a_reader_that_leaves_early_is_no_fault(course):
    command = [sys.executable, "-m", "minigolf_desktop", "score", *[str(course)] * 50, "--json"]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(CHECKOUT)},
    ) as program:
        program.stdout.close()
        complaints = program.stderr.read()
    assert complaints == b""


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("home/saves/eighteen-holes-20261122-152453.jsonl", "its set-up (hands-of-five)"),
        ("putt_dice/play-off.jsonl", "up to move 124 (last-player-picks)"),
    ],
)
def test_check_finds_a_save_of_earlier_rules_sound(minigolf, name, told):
    done = minigolf("check", Path(__file__).parent / "golden" / name)
    assert done.returncode == 0
    assert "begun under earlier rules and to be looked at only" in done.stdout
    assert told in done.stdout


def test_games_between_computer_players_tell_who_won(minigolf):
    arguments = ("putt-dice", "--seats", "hard,easy-enid", "--games", "4", "--json")
    levels = json.loads(minigolf("playout", *arguments).stdout)["levels"]
    assert list(levels) == ["hard", "easy-enid"]
    assert levels["hard"]["wins"] + levels["easy-enid"]["wins"] == 1
    assert all(one["games"] == 4 and one["decisions"] >= 36 for one in levels.values())


def test_the_command_line_speaks_the_language_of_the_terminal():
    done = started("score", language="fr")
    assert done.stderr.startswith("minigolf-desktop score: les arguments suivants sont requis")
    assert "(voir minigolf-desktop score --help)" in done.stderr
    told = started("score", "--help", language="fr").stdout
    assert told.startswith("utilisation")
    assert "compter comme en partie solo" in told


def test_a_verb_answers_in_the_language_of_the_terminal(saved, tmp_path):
    hints = started("hint", saved, language="fr")
    assert hints.stdout.startswith("1. Tuile 1")
    for_programs = json.loads(started("hint", saved, "--json", language="fr").stdout)
    assert for_programs["hints"][0]["title"].startswith("Tile 1")
    missing = started("check", tmp_path / "course.minigolf", language="fr")
    narrow = "\N{NARROW NO-BREAK SPACE}"
    why = "fichier ou dossier introuvable"
    assert missing.stderr == (
        f"minigolf-desktop: course.minigolf{narrow}: lecture impossible ({why})\n"
    )


def test_a_terminal_of_a_language_without_a_catalogue_reads_english():
    assert started("--help", language="tlh").stdout.startswith("usage: minigolf-desktop")
