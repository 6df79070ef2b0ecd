"""What the window and the program that works beside it say to each other: JSON, a line a piece.

The window writes questions, ``{"task": name, "question": value}``, and gets to each any number of
``{"news": value}`` and then one of ``{"answer": value}``, ``{"refused": words}`` for what is wrong
with the question or the disk, and ``{"failed": trace}`` for a mistake of the program. To
``{"ready": name, "question": value}`` it says nothing: what a task needs is loaded, for the
questions that follow.
"""

import json
from typing import NotRequired, TypedDict

WORK = "--work"
"""The one argument of the program that works beside the window."""

READY = "ready"
"""Asks for nothing yet: the named task loads what it needs."""
NEWS = "news"
"""Tells how far a task is."""
ANSWER = "answer"
"""Tells what a task found."""
REFUSED = "refused"
"""Tells in a line why a file or a disk did not let a task be done."""
FAILED = "failed"
"""Tells the trace of an error that nobody expected."""


class SeatQuestion(TypedDict):
    """What a seat may know of a match, and the chance of what is thought about it."""

    game: str
    """Name of the game."""
    setup: str
    """The set-up as a JSON text."""
    view: object
    """The view of the seat, as JSON."""
    seed: int


class ThinkQuestion(SeatQuestion):
    """What would a computer player do?"""

    level: str
    character: str
    strength: int | None
    """What a computer that is just right has come to; None for others."""
    why: bool
    """Whether anybody may ask why it does so."""


class AdviceQuestion(TypedDict):
    """Which moves are the best? Without a view the game is got ready for, and no more."""

    game: str
    setup: NotRequired[str]
    view: NotRequired[object]
    seed: NotRequired[int]


class JudgeQuestion(TypedDict):
    """How good were the decisions of a match?"""

    game: str
    setup: str
    seed: int
    moves: list[dict[str, object]]
    """Lines of its journal."""


class PictureQuestion(TypedDict):
    """A picture of a course is wanted."""

    course: dict[str, object]
    """Document of the course."""
    path: str
    """File to write; its ending says which kind of picture."""
    keepsake: NotRequired[list[object] | None]
    """The theme and what stands below the course, if anything does."""
    evening: NotRequired[str]
    """The colour of the roof, where the evening of the opening day is wanted."""


class PagesQuestion(TypedDict):
    """Pages to print are wanted: as one PDF file, or each as a picture."""

    course: NotRequired[dict[str, object]]
    """Document of the course that they are of."""
    game: NotRequired[str]
    """The game whose score sheets they are, where there is no course."""
    paper: str
    ink: str
    language: str
    """Of the words on them."""
    path: NotRequired[str]
    """The PDF file to write; where there is none, pictures are written."""
    place: NotRequired[str]
    """What the names of the pictures begin with, before their number and ending."""
    dots: NotRequired[float]
    """Dots to an inch of the pictures."""


class SelfTestQuestion(TypedDict):
    """Part of the program's own test is wanted: that of some games."""

    games: list[str]
    """Their names."""
    home: str
    """A folder that is there, in which the games are played."""
    thorough: bool


def line_of(document: dict[str, object]) -> bytes:
    """Return the line that says something."""
    return json.dumps(document, ensure_ascii=True, separators=(",", ":")).encode("ascii") + b"\n"


def said_by(line: bytes) -> dict[str, object]:
    """Return what a line says; raises ValueError for a line that is none of ours."""
    document = json.loads(line)
    if not isinstance(document, dict):
        raise ValueError(f"a line of work is no object: {line[:100]!r}")
    return document
