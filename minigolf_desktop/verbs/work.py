"""The program that works beside the window: it answers questions until nobody asks any more.

It thinks for computer players, gives hints and judges matches. It is a process of its own: long
work in a thread would take the interpreter from the window that draws. It writes nothing but the
pictures that it is told to; so it can be killed at any moment. See
:mod:`minigolf_desktop.storage.work_lines`.
"""

import json
import os
import traceback
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import lru_cache
from typing import Any, BinaryIO, NamedTuple

from minigolf_desktop.bots.compiled import speed
from minigolf_desktop.bots.judgement import judged_to_json, judgements
from minigolf_desktop.bots.mind import AnyAdviser, Thinker, hint_to_json
from minigolf_desktop.model.play import (
    AnyRules,
    Character,
    Level,
    Move,
    Randomness,
    action_from_json,
    action_to_json,
)
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.work_lines import (
    ANSWER,
    FAILED,
    NEWS,
    READY,
    REFUSED,
    line_of,
    said_by,
)
from minigolf_desktop.ui.common.game import Game, Task
from minigolf_desktop.ui.common.later import Later
from minigolf_desktop.ui.games import GAMES


def tell_speed(question: None, tell: Callable[[Any], None]) -> str:
    """Answer whether the kernels run compiled here, for the self-test; raises ImportError."""
    return str(speed())


TASKS: Mapping[str, Task] = {
    "speed": tell_speed,
    "picture": Later("minigolf_desktop.ui.house.picture_work:draw_picture"),
    "think": Later("minigolf_desktop.verbs.work:think"),
    "advise": Later("minigolf_desktop.verbs.work:advise"),
    "judge": Later("minigolf_desktop.verbs.work:judge"),
    **{name: task for game in GAMES for name, task in game.tasks.items()},
}
"""What can be asked; loaded as it is asked, for a search needs nothing that draws."""


def run() -> int:
    """Answer what comes over standard input until it ends; return the exit status."""
    # A program with a window has no standard streams in Python, but it has the pipes.
    with os.fdopen(0, "rb") as questions, os.fdopen(1, "wb") as answers:
        try:
            answer_all(questions, answers, TASKS)
        except (BrokenPipeError, KeyboardInterrupt):
            # Nobody wants to know any more.
            os._exit(0)
    return 0


def answer_all(questions: BinaryIO, answers: BinaryIO, tasks: Mapping[str, Task]) -> None:
    """Answer one question after the other."""

    def say(kind: str, value: Any) -> None:
        answers.write(line_of({kind: value}))
        answers.flush()

    for line in questions:
        asked = said_by(line)
        if READY in asked:
            # What goes wrong here goes wrong with the question too, and is told then: of whatever
            # kind a mistake of a task is, for to get ready is no reason to end.
            with suppress(Exception):
                tasks[str(asked[READY])](asked.get("question"), lambda news: None)
            continue
        try:
            answer = tasks[str(asked["task"])](asked["question"], lambda news: say(NEWS, news))
        except (StorageError, OSError) as error:
            say(REFUSED, str(error))
        # A task is any part of the program, and its mistakes may be of any kind: they are told to
        # the window, which reports them like its own, and the next question is answered too.
        except Exception:
            say(FAILED, traceback.format_exc())
        else:
            say(ANSWER, answer)


class _Played(NamedTuple):
    """A game that is thought about."""

    rules: AnyRules
    mind: AnyAdviser


def _game(name: str) -> Game:
    return next(game for game in GAMES if game.name == name)


@lru_cache(maxsize=8)
def _played(name: str) -> _Played:
    game = _game(name)
    assert game.mind is not None, f"{name} has no computer players"
    rules = game.rules()
    return _Played(rules, game.mind(rules))


@lru_cache(maxsize=8)
def _setup(name: str, text: str) -> Any:
    """Return the set-up of a JSON text: the same for all decisions of a match."""
    return _played(name).rules.setup_from_json(json.loads(text))


def think(question: dict[str, Any], tell: Callable[[Any], None]) -> dict[str, Any]:
    """Return what a seat does, and how many trials that took.

    ``game``, ``setup`` (a JSON text) and ``view`` tell what the seat may know, ``level`` and
    ``character`` who decides, ``seed`` the chance of it.
    """
    view = _view(question)
    thinker = Thinker(Level(question["level"]), Character(question["character"]))
    mind = _played(question["game"]).mind
    thought = mind.decide(view, thinker, Randomness.of_seed(question["seed"]))
    return {"action": action_to_json(thought.action), "trials": thought.trials}


def advise(question: dict[str, Any], tell: Callable[[Any], None]) -> list[dict[str, Any]]:
    """Return the best moves of a seat, each as :func:`hint_to_json` has it.

    Every answer on the way is told as well.

    ``game``, ``setup`` and ``view`` tell what the seat may know, ``seed`` the chance of it. A
    ``game`` alone is got ready for, and no more.
    """
    mind = _played(question["game"]).mind
    if "view" not in question:
        return []
    answer: list[dict[str, Any]] = []
    for hints in mind.hints(_view(question), Randomness.of_seed(question["seed"])):
        answer = [hint_to_json(hint) for hint in hints]
        tell(answer)
    return answer


def judge(question: dict[str, Any], tell: Callable[[Any], None]) -> list[dict[str, Any]]:
    """Return the decisions of a match that are judged, as :func:`judged_to_json` has them.

    ``game``, ``setup`` (a JSON text), ``seed`` and ``moves`` (lines of a journal) tell the match.
    After each move is told how many are looked at, and the decision, if it is one.
    """
    name = question["game"]
    rules, setup = _played(name).rules, _setup(name, question["setup"])
    judging = _game(name).judging
    assert judging is not None, f"{name} is not judged"
    _yield_to_others()
    moves = [
        Move(line["seat"], action_from_json(rules.action_kinds, _without_seat(line), line["seat"]))
        for line in question["moves"]
    ]
    answer: list[dict[str, Any]] = []
    seed = question["seed"]
    for number, judged in judgements(rules, judging.judge(rules), setup, seed, moves):
        told = None if judged is None else judged_to_json(judged)
        if told is not None:
            answer.append(told)
        tell({"done": number + 1, "judged": told})
    return answer


def _without_seat(line: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in line.items() if name != "seat"}


def _yield_to_others() -> None:
    """Let whatever else runs on the machine go first, the window above all."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, _NICE)


_NICE = 10


def _view(question: dict[str, Any]) -> Any:
    setup = _setup(question["game"], question["setup"])
    rules = _played(question["game"]).rules
    return rules.view_from_json(setup, question["view"])
