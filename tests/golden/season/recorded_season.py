"""Proofs that each task of the season is possible: a journal a task, which earns two stars.

``PYTHONPATH=. python tests/golden/season/recorded_season.py`` looks for those that are missing, or
that prove their task no longer; after it the ids of tasks of which to look anew. The computer's
players play the person's seat, by turns with each taste and strength, until one of them earns
enough: a few minutes for all. Some are eager: they do what brings the goal nearest at once, and
only where nothing does what they would do anyway.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

from minigolf_desktop.bots.mind import AnyMind, Thinker
from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.content.eighteen_holes import eighteen_holes_rules
from minigolf_desktop.content.season import TaskRecord, load_tasks
from minigolf_desktop.model.designer import PlaceTile
from minigolf_desktop.model.designer import goals as designer
from minigolf_desktop.model.eighteen_holes import leaderboard as eighteen_holes
from minigolf_desktop.model.play import AnyMatch, Character, Level, Match, Randomness, Seat
from minigolf_desktop.model.play.forms import Action
from minigolf_desktop.model.play.goals import GoalStanding, Measures
from minigolf_desktop.model.putt_dice import leaderboard as putt_dice
from minigolf_desktop.storage.designer.courses import course_document
from minigolf_desktop.storage.reading import at_once
from minigolf_desktop.storage.replay import Header, move_line, replay
from minigolf_desktop.ui.eighteen_holes.teaching import setup_of_lesson as golf_setup
from minigolf_desktop.ui.games import GAMES, play_of
from minigolf_desktop.ui.putt_dice.teaching import course_of_lesson
from minigolf_desktop.ui.putt_dice.teaching import setup_of_lesson as putting_setup

FOLDER = Path(__file__).parent
ENOUGH = 2
"""Stars that a proof earns."""
TRIES = 400
COUNTED_FAST = ("fun", "her-whim", "longest", "crossings")
"""Measures of Minigolf Designer of which every placement can be tried."""
EAGER = 3
"""One try in so many is eager where that helps."""
MEASURED: Mapping[str, Measures] = {
    "designer": designer.MEASURES,
    "putt-dice": putt_dice.MEASURES,
    "eighteen-holes": eighteen_holes.MEASURES,
}
"""By game: what its tasks may measure."""


@cache
def rules_of(game: str) -> Any:
    """Return the rules of a game."""
    return next(play_of(one) for one in GAMES if one.name == game).rules()


@cache
def mind_of(game: str) -> AnyMind:
    """Return what decides for the computer in a game."""
    make = next(one for one in GAMES if one.name == game).mind
    assert make is not None
    return make(rules_of(game))


def path_of(task: TaskRecord) -> Path:
    """Return where the proof of a task lies."""
    return FOLDER / f"{task.id}.jsonl"


def begun(task: TaskRecord) -> tuple[AnyMatch, Mapping[str, Any] | None]:
    """Return the match of a task as it begins, and the document of its course where it has one."""
    rules, course = rules_of(task.game), None
    if task.game == "putt-dice":
        file = course_of_lesson(task.setup, load_catalogue())
        setup, course = putting_setup(task.setup, file), course_document(file)
    elif task.game == "eighteen-holes":
        setup = golf_setup(task.setup, eighteen_holes_rules().box)
    else:
        setup = rules.setup_from_json(dict(task.setup))
    rules.check_setup(setup)
    return Match(rules, setup, task.seed), course


def play_through(
    mind: AnyMind, match: AnyMatch, key: int, person: Thinker, task: TaskRecord | None = None
) -> Iterator[dict[str, Any]]:
    """Play a match to its end and yield its lines; ``person`` plays where a person would.

    Where a task is given the person keeps its conditions, and is eager by some keys.
    """
    chance = Randomness.of_seed(key)
    is_eager = task is not None and task.goal.measure in COUNTED_FAST and key % EAGER == 1
    while (seat := match.rules.to_move(match.state)) is not None:
        sits = match.setup.players[seat] if match.setup.players else Seat()
        thinker = person
        if sits.computer is not None:
            thinker = Thinker(sits.computer, sits.character or Character.ADA)
        number, chance = chance.below(1 << 60)
        action = mind.decide(match.view(seat), thinker, Randomness.of_seed(number)).action
        if task is not None and sits.is_person:
            action = bent(match, task, seat, action, is_eager=is_eager)
        match.play(seat, action)
        yield move_line(match.moves[-1])


def bent(match: AnyMatch, task: TaskRecord, seat: int, wanted: Action, *, is_eager: bool) -> Action:
    """Return an action that goes for the goal and keeps its conditions, else the one wanted."""
    legal = [one for one in match.rules.legal(match.state) if isinstance(one, PlaceTile)]
    if not keeps(match, task, seat, wanted):
        return max(legal, key=lambda one: points_after(match, seat, one), default=wanted)
    if is_eager:
        gains = [(gain(match, task, seat, one), place) for place, one in enumerate(legal)]
        best, place = max(gains, default=(0, 0))
        if best > max(0, gain(match, task, seat, wanted)):
            return legal[place]
    return wanted


def points_after(match: AnyMatch, seat: int, placement: PlaceTile) -> int:
    """Return the points so far once a tile is placed."""
    match.play(seat, placement)
    points = designer.MEASURES["points"](match)
    match.take_back()
    return points


def keeps(match: AnyMatch, task: TaskRecord, seat: int, action: Action) -> bool:
    """Return whether the conditions are met after an action."""
    if not task.goal.also:
        return True
    match.play(seat, action)
    measures = MEASURED[task.game]
    is_kept = all(one.holds(measures[one.measure](match)) for one in task.goal.also)
    match.take_back()
    return is_kept


def gain(match: AnyMatch, task: TaskRecord, seat: int, action: Action) -> int:
    """Return how much nearer to the goal an action leads at once."""
    measure = MEASURED[task.game][task.goal.measure]
    before = measure(match)
    match.play(seat, action)
    after = measure(match)
    match.take_back()
    return before - after if task.goal.less_is_more else after - before


def played(task: TaskRecord, key: int) -> tuple[GoalStanding, list[dict[str, Any]]]:
    """Return how a try of a task ended, and the lines of its journal."""
    match, course = begun(task)
    mind = mind_of(task.game)
    characters = tuple(Character)
    is_golf = task.game == "eighteen-holes"
    level = Level.HARD if is_golf and key % 2 else Level.MEDIUM
    person = Thinker(level, characters[key // 2 % len(characters)])
    created = datetime(2026, 11, 23, 20, 0, tzinfo=UTC)
    lines = [{**Header.of(match, created, "", course).document, "match": f"{task.seed:016x}"}]
    lines += play_through(mind, match, key, person, task)
    rival = match.rules.rival(match.setup)
    if match.rival is not None and rival is not None and rival.computer is not None:
        thinker = Thinker(rival.computer, rival.character or Character.ADA)
        for line in play_through(mind, match.rival, task.seed, thinker):
            del line["seat"]
            lines.append({"rival": line})
    return task.goal.standing(match, MEASURED[task.game]), lines


def proven(task: TaskRecord) -> GoalStanding | None:
    """Return how the proof of a task ends; None where there is none of this task."""
    path = path_of(task)
    if not path.exists():
        return None
    match = at_once(replay(path.read_bytes(), rules_of(task.game))).match
    wanted, _ = begun(task)
    if (match.setup, match.seed) != (wanted.setup, wanted.seed) or not match.is_over:
        return None
    return task.goal.standing(match, MEASURED[task.game])


def prove(task: TaskRecord) -> None:
    """Look for a proof of a task, and write it."""
    best: GoalStanding | None = None
    for key in range(TRIES):
        standing, lines = played(task, key)
        if best is None or standing.stars > best.stars:
            best = standing
        if standing.stars >= ENOUGH:
            text = "".join(json.dumps(line) + "\n" for line in lines)
            path_of(task).write_text(text, encoding="utf-8")
            print(f"{task.id}: {standing.stars} stars with {standing.value}, try {key}", flush=True)
            return
    raise SystemExit(f"{task.id}: no proof in {TRIES} tries, the best is {best}")


if __name__ == "__main__":
    for one in load_tasks(MEASURED):
        found = proven(one)
        if one.id in sys.argv[1:] or found is None or found.stars < ENOUGH:
            prove(one)
