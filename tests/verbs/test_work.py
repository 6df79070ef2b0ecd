"""What the program beside the window answers."""

import io
import json

import pytest

from minigolf_desktop.storage.errors import DiskError
from minigolf_desktop.verbs.work import answer_all


def said(*questions, **tasks):
    """What is answered to (task, question) pairs, line by line."""
    lines = b"".join(
        json.dumps({"task": task, "question": question}).encode() + b"\n"
        for task, question in questions
    )
    answers = io.BytesIO()
    answer_all(io.BytesIO(lines), answers, tasks.__getitem__)
    return [json.loads(line) for line in answers.getvalue().splitlines()]


def test_questions_are_answered_in_turn_with_the_news_before_the_answer():
    def double(number, tell):
        tell({"so far": number})
        return 2 * number

    assert said(("double", 2), ("double", 5), double=double) == [
        *({"news": {"so far": 2}}, {"answer": 4}),
        *({"news": {"so far": 5}}, {"answer": 10}),
    ]


def test_nothing_is_said_of_getting_ready():
    got, answers = [], io.BytesIO()
    lines = io.BytesIO(b'{"ready": "double"}\n{"ready": "unknown"}\n')
    tasks = {"double": lambda question, tell: got.append(question)}
    answer_all(lines, answers, tasks.__getitem__)
    assert got == [None]
    assert answers.getvalue() == b""


@pytest.mark.parametrize("fault", [DiskError("the disk is full"), OSError("the disk is full")])
def test_what_the_disk_refuses_is_told_in_words(fault):
    def write(_, tell):
        raise fault

    assert said(("write", None), write=write) == [{"refused": "the disk is full"}]


def test_a_mistake_is_told_with_its_trace_and_the_next_question_is_answered():
    def slip(question, tell):
        return 1 / question

    failed, answered = said(("slip", 0), ("slip", 1), slip=slip)
    assert "ZeroDivisionError" in failed["failed"]
    assert answered == {"answer": 1.0}
