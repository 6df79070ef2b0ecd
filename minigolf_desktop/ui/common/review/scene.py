"""Pictures of a match seen again, as if it had been judged: nobody waits for that."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle
from typing import Any

from minigolf_desktop.bots.hint import Hint, Reason
from minigolf_desktop.bots.judgement import Judged, Mark, Weighed, judged_to_json
from minigolf_desktop.model.play import Match
from minigolf_desktop.storage.journal import Journal
from minigolf_desktop.storage.judgements import digest_of, keep_judgement
from minigolf_desktop.ui.common.review.screen import ReviewScreen
from minigolf_desktop.ui.common.review.wing import Turn
from minigolf_desktop.ui.common.scripted import Picture, Stage

_COSTS = (0.0, 0.2, 0.0, 0.55, 0.0, 0.0, 1.3, 0.0, 0.1, 0.0, 0.4, 0.0, 0.0)
_LUCKS = (0.3, -0.2, 0.5, 0.1, -0.6, 0.4, 0.2, -0.1, 0.3, -0.4)
_LOOKED_AT = (Mark.BLUNDER, Mark.BRILLIANT)
"""Marks that are seen, each in a picture."""


def review_scenes(
    stage: Stage,
    name: str,
    match: Match[Any, Any],
    unit: float,
    reasons: Sequence[Reason],
    course: Mapping[str, Any] | None = None,
) -> Iterator[Picture]:
    """Take pictures of a match that is over, at its end and at what is marked.

    ``unit`` is what a blunder costs nearly, ``reasons`` are told of what is better.
    """
    shell, judging = stage.shell, stage.shell.words.judging
    assert judging is not None, "the game can be seen again"
    with Journal.create(stage.folders.saves, match, course=course) as journal:
        path = journal.finish(stage.folders.finished)
    shell.review(path)
    turns = _screen(stage).turns
    shell.put_away()
    judged = _made_up(match, turns, unit, tuple(reasons))
    digest = digest_of(match, judging.version)
    keep_judgement(path, digest, [judged_to_json(one) for one in judged])
    shell.review(path)
    yield name, stage.again()
    marks = {one.move: one.mark for one in judged}
    for mark in _LOOKED_AT:
        seen = [turn.number for turn in turns if marks[turn.move] is mark]
        _screen(stage).timeline.setValue(seen[len(seen) // 2])
        yield f"{name}-{mark}", stage.again()
    shell.put_away()
    path.unlink()


def _screen(stage: Stage) -> ReviewScreen:
    screen = stage.window.screen_shown
    if not isinstance(screen, ReviewScreen):
        raise TypeError("the window shows another screen")
    return screen


def _made_up(
    match: Match[Any, Any], turns: Sequence[Turn], unit: float, reasons: tuple[Reason, ...]
) -> list[Judged]:
    found = []
    marks = {0.55: Mark.SLIP, 1.3: Mark.BLUNDER}
    for turn, cost, luck in zip(turns, cycle(_COSTS), cycle(_LUCKS), strict=False):
        done = match.moves[turn.move].action
        best, mark = Hint(done), marks.get(cost)
        if cost:
            best = Hint(_another(match, turn), reasons)
        elif turn.number % len(_COSTS) in (3, 9):
            mark = Mark.BRILLIANT if turn.number % 2 else Mark.GOOD
        cost_of = Weighed(unit * cost, unit * cost / 10)
        found.append(Judged(turn.move, turn.seat, done, best, cost_of, unit * luck, mark))
    return found


def _another(match: Match[Any, Any], turn: Turn) -> Any:
    """Return something else that could have been done, of the same kind where there is any."""
    done = match.moves[turn.move].action
    legal = list(match.rules.legal(match.state_after(turn.move)))
    others = [action for action in legal if action != done]
    alike = [action for action in others if type(action) is type(done)]
    return (alike or others or [done])[-1]
