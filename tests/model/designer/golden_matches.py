"""Whole matches on record, under ``tests/golden``: set-up, seed, moves and the final score.

A new one is recorded by ``python tests/model/designer/golden_matches.py NAME SEED [SETUP]`` from
the top of the repository, with ``PYTHONPATH=.``; SETUP is the JSON form of a set-up. The player is
greedy: the placement that wins most of the score so far, now and then something else. At the end
all holes get their numbers by hand, so that the lines of the score do not hang on which of two
equally good numberings the program finds.
"""

import json
import random
import sys
from pathlib import Path

from drawn_course import catalogue

from minigolf_desktop.model.designer import (
    ChooseLand,
    DesignerRules,
    Discard,
    NumberHole,
    Pass,
    Phase,
    PutBack,
    Setup,
    Stop,
    setup_from_json,
    setup_to_json,
)
from minigolf_desktop.model.geometry.square import unpack
from minigolf_desktop.model.play import Match, action_from_json, action_to_json

FOLDER = Path(__file__).resolve().parents[2] / "golden"


def lines_of(rules, state):
    """Return the lines of the final score with points: condition, reason, points, cells, number."""
    return [
        [condition.id, line.reason, line.points, [list(unpack(c)) for c in line.cells], line.number]
        for condition in rules.assessment(state, 0).score.conditions
        for line in condition.lines
        if line.points
    ]


def replayed(rules, record):
    """Play a record again."""
    match = Match(rules, setup_from_json(record["setup"]), record["seed"])
    for data in record["moves"]:
        match.play(0, action_from_json(rules.action_kinds, data, 0))
    return match


def play_greedily(rules, setup, seed):
    """Play a game of some twenty-five turns or more."""
    match = Match(rules, setup, seed)
    chance = random.Random(seed)
    match.play(0, ChooseLand(chance.randrange(3)))
    while match.state.phase is not Phase.OVER:
        state = match.state
        if state.phase is Phase.REST:
            slot = 0 if state.rack[0] >= 0 else 1
            match.play(0, chance.choice([PutBack, Discard])(slot))
            continue
        worths = {one: worth_of(rules, state, one) for one in rules.placements(state)}
        course = state.designers[0].course
        free = {one: worth for one, worth in worths.items() if one.cell in course.land.free}
        offered = free if chance.random() < 0.9 else worths
        nearly_full = course.missing <= 2
        if nearly_full or state.turn > 45:
            for one in rules.assessment(state, 0).numbering.declared:
                for index in one.holes:
                    cell, segment = rules.assessment(state, 0).holes[index].steps[0]
                    match.play(0, NumberHole(cell, segment, one.number))
            match.play(0, Stop())
        elif not offered or max(offered.values()) < -4:
            match.play(0, Pass())
        else:
            best = max(offered.values())
            match.play(0, chance.choice([one for one in offered if offered[one] >= best - 1]))
    return match


def worth_of(rules, state, placement):
    """Return by how much a placement changes the score so far."""
    before, after = state, rules.apply(state, placement).state
    then, now = (rules.assessment(one, 0, final=False).score.total for one in (before, after))
    return now - then


def record(name, seed, setup):
    """Play a match and write it down."""
    content = catalogue()
    rules = DesignerRules(content.designs, content.lands, content.clients)
    match = play_greedily(rules, setup, seed)
    written = {
        "setup": setup_to_json(setup),
        "seed": seed,
        "moves": [action_to_json(move.action) for move in match.moves],
        "total": rules.assessment(match.state, 0).score.total,
        "lines": lines_of(rules, match.state),
    }
    rows = [
        f' "{key}": '
        + (
            "[\n  " + ",\n  ".join(json.dumps(one) for one in value) + "\n ]"
            if isinstance(value, list)
            else json.dumps(value)
        )
        for key, value in written.items()
    ]
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.json").write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    wanted = setup_from_json(json.loads(sys.argv[3])) if len(sys.argv) > 3 else Setup()
    record(sys.argv[1], int(sys.argv[2]), wanted)
