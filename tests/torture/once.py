"""What thousands of windows of one process would do anew each time, done once.

It is none of what is looked for, and takes nearly all of the time: the content of the games is
read, and the evening of a course is painted whose match ends again and again.
"""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from typing import Any
from unittest import mock

from PySide6.QtGui import QImage

from minigolf_desktop.model.putt_dice import PuttDiceRules
from minigolf_desktop.storage.designer.courses import CourseFile, course_document
from minigolf_desktop.ui.common.open_match import Pieces
from minigolf_desktop.ui.designer import play as designer_play
from minigolf_desktop.ui.designer import shell as designer_shell
from minigolf_desktop.ui.designer.opening.gates import evening_steps
from minigolf_desktop.ui.eighteen_holes import play as eighteen_holes_play
from minigolf_desktop.ui.putt_dice import play as putt_dice_play

_PLAYS: tuple[tuple[Any, str], ...] = (
    (designer_play, "DESIGNER_PLAY"),
    (putt_dice_play, "PUTT_DICE_PLAY"),
    (eighteen_holes_play, "EIGHTEEN_HOLES_PLAY"),
)
"""By what each game is played: its module, and its name there."""

_evenings: dict[str, QImage] = {}
"""By course and colour."""


@contextmanager
def done_once() -> Iterator[None]:
    """Let what was read or painted be taken for what is asked for again."""
    with ExitStack() as stack:
        for module, name in _PLAYS:
            play = getattr(module, name)
            once = play._replace(rules=cache(play.rules))
            stack.enter_context(mock.patch.object(module, name, once))
        stack.enter_context(mock.patch.object(designer_shell, "evening_steps", _evening_once))
        yield


def _evening_once(course_file: CourseFile, rules: PuttDiceRules, colour: str) -> Pieces:
    """Paint an evening piece by piece, or return it in one where it was painted before."""
    key = f"{json.dumps(course_document(course_file))} {colour}"
    if key not in _evenings:
        for picture in evening_steps(course_file, rules, colour):
            if picture is not None:
                _evenings[key] = picture
            yield None
    yield _evenings[key]
