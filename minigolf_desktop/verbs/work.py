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
from pkgutil import resolve_name
from typing import Any, BinaryIO, NamedTuple, TypeAlias, cast

from minigolf_desktop.bots.compiled import speed
from minigolf_desktop.bots.judgement import (
    Judged,
    judged_to_json,
    judgements,
    outset_to_json,
    states_of,
)
from minigolf_desktop.bots.mind import AnyAdviser, Thinker, hint_to_json
from minigolf_desktop.model.play import (
    AnyMove,
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
    AdviceQuestion,
    JudgeQuestion,
    SeatQuestion,
    ThinkQuestion,
    line_of,
    said_by,
)
from minigolf_desktop.ui.plays import TASKS, play_called

Tell: TypeAlias = Callable[[object], None]
"""Tells the window how far a task is."""
Task: TypeAlias = Callable[[Any, Tell], object]
"""Answers a question, all in JSON values. It raises StorageError.

Where the question is None it only gets ready.
"""


def task_called(name: str) -> Task:
    """Return what answers questions of a name. It is loaded now: a search needs nothing that draws.

    Raises KeyError where nothing does.
    """
    task = _THOUGHT.get(name)
    if task is None:
        task = resolve_name(_DRAWN.get(name) or TASKS[name])
    return task


_DRAWN = {
    "picture": "minigolf_desktop.ui.house.picture_work:draw_picture",
    "pages": "minigolf_desktop.ui.house.picture_work:draw_pages",
    "test": "minigolf_desktop.ui.studio.self_test:try_games",
}
"""What is drawn of any game."""


def run() -> int:
    """Answer what comes over standard input until it ends; return the exit status."""
    # A program with a window has no standard streams in Python, but it has the pipes.
    with os.fdopen(0, "rb") as questions, os.fdopen(1, "wb") as answers:
        try:
            answer_all(questions, answers, task_called)
        except (BrokenPipeError, KeyboardInterrupt):
            # Nobody wants to know any more.
            os._exit(0)
    return 0


def answer_all(questions: BinaryIO, answers: BinaryIO, task_of: Callable[[str], Task]) -> None:
    """Answer one question after the other; ``task_of`` finds what does by its name."""

    def say(kind: str, value: object) -> None:
        answers.write(line_of({kind: value}))
        answers.flush()

    for line in questions:
        asked = said_by(line)
        if READY in asked:
            # What goes wrong here goes wrong with the question too, and is told then: of whatever
            # kind a mistake of a task is, for to get ready is no reason to end.
            with suppress(Exception):
                task_of(str(asked[READY]))(asked.get("question"), lambda news: None)
            continue
        try:
            answer = task_of(str(asked["task"]))(asked["question"], lambda news: say(NEWS, news))
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


@lru_cache(maxsize=8)
def _played(name: str) -> _Played:
    play = play_called(name)
    rules = play.rules()
    return _Played(rules, play.mind(rules))


@lru_cache(maxsize=8)
def _setup(name: str, text: str) -> object:
    """Return the set-up of a JSON text: the same for all decisions of a match."""
    return _played(name).rules.setup_from_json(json.loads(text))


def _view_of(question: SeatQuestion) -> object:
    """Return the view that a question is about."""
    setup = _setup(question["game"], question["setup"])
    return _played(question["game"]).rules.view_from_json(setup, question["view"])


def think(question: ThinkQuestion, tell: Tell) -> dict[str, object]:
    """Return what a seat does, how many trials that took, and, where that is asked, why it does not
    do what comes next.

    The reasons are hints as :func:`hint_to_json` has them: of what it does, and of what it would do
    instead, if it thought of anything.
    """
    level, character = Level(question["level"]), Character(question["character"])
    thinker = Thinker(level, character, question["strength"])
    mind = _played(question["game"]).mind
    view = _view_of(question)
    thought = mind.decide(view, thinker, Randomness.of_seed(question["seed"]))
    why = mind.why(view, thinker, thought) if question["why"] else ()
    return {
        "action": action_to_json(thought.action),
        "trials": thought.trials,
        "why": [hint_to_json(hint) for hint in why],
    }


def advise(question: AdviceQuestion, tell: Tell) -> list[dict[str, object]]:
    """Return the best moves of a seat, each as :func:`hint_to_json` has it.

    Every answer on the way is told as well.
    """
    mind = _played(question["game"]).mind
    if "view" not in question:
        return []
    asked = cast(SeatQuestion, question)
    answer: list[dict[str, object]] = []
    for hints in mind.hints(_view_of(asked), Randomness.of_seed(asked["seed"])):
        answer = [hint_to_json(hint) for hint in hints]
        tell(answer)
    return answer


def judge(question: JudgeQuestion, tell: Tell) -> dict[str, object]:
    """Return the ``decisions`` of a match that are judged, as :func:`judged_to_json` has them.

    By seat are returned besides the ``outsets``, as :func:`outset_to_json` has them. Whatever is
    known of a decision is told, with the share of the work that is done.
    """
    name = question["game"]
    rules, setup = _played(name).rules, _setup(name, question["setup"])
    _yield_to_others()
    moves = [_move(rules, line) for line in question["moves"]]
    seed, judges = question["seed"], play_called(name).judge(rules)
    found: dict[int, Judged] = {}
    for share, judged in judgements(rules, judges, setup, seed, moves):
        found[judged.move] = judged
        tell({"share": share, "judged": judged_to_json(judged)})
    settled = judges.settled([found[move] for move in sorted(found)])
    states = states_of(rules, setup, seed, moves)
    seats = range(1 + max((move.seat for move in moves), default=0))
    return {
        "decisions": [judged_to_json(judged) for judged in settled],
        "outsets": [outset_to_json(judges.outset(states, seat)) for seat in seats],
    }


def _move(rules: AnyRules, line: dict[str, object]) -> AnyMove:
    """Return the move of a line of a journal."""
    fields = dict(line)
    seat = fields.pop("seat")
    assert isinstance(seat, int)
    return Move(seat, action_from_json(rules.action_kinds, fields, seat))


def _yield_to_others() -> None:
    """Let whatever else runs on the machine go first, the window above all."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, _NICE)


_NICE = 10


def tell_speed(question: None, tell: Tell) -> str:
    """Answer whether the kernels run compiled here, for the self-test; raises ImportError."""
    return str(speed())


_THOUGHT: Mapping[str, Task] = {
    "speed": tell_speed,
    "think": think,
    "advise": advise,
    "judge": judge,
}
