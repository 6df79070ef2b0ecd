"""Work beside the window: asked, answered, stopped, and told of when it fails."""

import os
import time

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QProcess, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from minigolf_desktop.storage.designer.courses import course_to_json
from minigolf_desktop.storage.putt_dice import shipped_courses
from minigolf_desktop.ui.common.application import dress, dress_window
from minigolf_desktop.ui.common.theme import LIGHT, load_fonts
from minigolf_desktop.ui.common.widgets import dialogs as waiting
from minigolf_desktop.ui.common.widgets.dialogs import Wait
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.worker import Worker, WorkFailed


@pytest.fixture
def worker(qapp):
    owner = QObject()
    worker = Worker(owner)
    yield worker
    worker.end()


def test_nobody_waits_until_a_process_that_was_stopped_is_gone(worker, question, monkeypatch):
    waited = []
    monkeypatch.setattr(QProcess, "waitForFinished", lambda *_: waited.append(True))
    worker.ask("repair", question).cancel()
    assert waited == []
    worker.end()
    assert waited == [True]


@pytest.fixture
def question(catalogue):
    """A course without any tile: quick to repair, for one who has ten seconds."""
    course_file = shipped_courses(catalogue)[0]
    return {"course": course_to_json(course_file), "seconds": 0.1}


@pytest.fixture
def endless(catalogue):
    """A course that takes as long as it may: its pieces lie wild."""
    course_file = shipped_courses(catalogue)[0]
    document = course_to_json(course_file)
    for number, tile in enumerate(document["tiles"]):
        tile["rotation"] = 90 * (number % 4)
    document.pop("hole_numbers", None)
    return {"course": document, "seconds": 60.0}


def test_a_question_is_answered(worker, question, qtbot):
    with qtbot.waitSignal(worker.ask("repair", question).answered) as heard:
        assert worker.is_busy
    assert heard.args[0]["changes"] == []
    assert not worker.is_busy


def test_the_process_runs_these_sources_and_not_those_of_the_folder_it_is_started_in(
    worker, question, qtbot, tmp_path, monkeypatch
):
    others = tmp_path / "minigolf_desktop"
    others.mkdir()
    (others / "__init__.py").touch()
    monkeypatch.chdir(tmp_path)
    with qtbot.waitSignal(worker.ask("repair", question).answered):
        pass


def test_questions_wait_for_each_other_and_one_process_answers_them(worker, question, qtbot):
    works = [worker.ask("repair", question) for _ in range(3)]
    heard = []
    for number, work in enumerate(works):
        work.answered.connect(lambda _, number=number: heard.append(number))
    qtbot.waitUntil(lambda: len(heard) == 3)
    assert heard == [0, 1, 2]
    assert len(worker.findChildren(QProcess)) == 1


def test_who_is_ready_answers_the_first_question_in_the_same_process(worker, question, qtbot):
    worker.get_ready("repair")
    (process,) = worker.findChildren(QProcess)
    worker.get_ready("repair")
    assert not worker.is_busy
    with qtbot.waitSignal(worker.ask("repair", question).answered):
        pass
    assert worker.findChildren(QProcess) == [process]


def test_who_got_ready_for_nothing_ends_after_a_while(worker, qtbot):
    worker._rest.setInterval(10)
    worker.get_ready("repair")
    (process,) = worker.findChildren(QProcess)
    with qtbot.waitSignal(process.destroyed):
        pass
    assert worker.findChildren(QProcess) == []


def test_news_come_on_the_way(worker, endless, qtbot):
    with qtbot.waitSignal(worker.ask("repair", endless).news) as heard:
        pass
    assert 0 < heard.args[0]["share"] < 1


@pytest.mark.usefixtures("nothing_to_collect")
def test_what_is_cancelled_is_stopped_at_once_and_the_next_is_answered(
    worker, endless, question, qtbot
):
    long = worker.ask("repair", endless)
    after = worker.ask("repair", question)
    with qtbot.waitSignal(long.news):
        pass
    long.answered.connect(lambda _: pytest.fail("it was not wanted any more"))
    with qtbot.waitSignal(after.answered):
        began = time.monotonic()
        long.cancel()
        assert time.monotonic() - began < 0.1


def test_what_waits_can_be_cancelled_without_stopping_what_goes_on(worker, question, qtbot):
    first, second = worker.ask("repair", question), worker.ask("repair", question)
    second.answered.connect(lambda _: pytest.fail("it was not wanted any more"))
    second.cancel()
    with qtbot.waitSignal(first.answered):
        pass
    assert not worker.is_busy


def test_what_somebody_asked_who_is_gone_is_stopped_and_heard_of_no_more(worker, endless, qapp):
    asker = QWidget()
    worker.ask("repair", endless).belong_to(asker)
    asker.deleteLater()
    QCoreApplication.sendPostedEvents(asker, QEvent.Type.DeferredDelete)
    assert not worker.is_busy


def test_what_is_no_course_is_refused_in_words(worker, qtbot):
    work = worker.ask("repair", {"course": {}, "seconds": 1})
    with qtbot.waitSignal(work.refused) as heard:
        pass
    assert heard.args == ["not a course file"]


def test_a_mistake_of_the_program_is_told_like_any_other(worker, question, qtbot):
    work = worker.ask("make tea", None)
    with qtbot.capture_exceptions() as mistakes, qtbot.waitSignal(work.failed):
        pass
    ((kind, error, _),) = mistakes
    assert kind is WorkFailed
    assert "make tea" in str(error)
    with qtbot.waitSignal(worker.ask("repair", question).answered):
        pass


def test_a_process_that_dies_is_told_of_and_another_takes_its_place(
    worker, endless, question, qtbot
):
    work = worker.ask("repair", endless, tries=1)
    with qtbot.waitSignal(work.news):
        pass
    (process,) = worker.findChildren(QProcess)
    after = worker.ask("repair", question)
    with qtbot.capture_exceptions() as mistakes, qtbot.waitSignal(after.answered):
        process.kill()
    assert [kind for kind, _, _ in mistakes] == [WorkFailed]


def test_whatever_was_asked_of_a_process_that_dies_another_answers(worker, endless, qtbot):
    work = worker.ask("repair", endless)
    with qtbot.waitSignal(work.news):
        pass
    (process,) = worker.findChildren(QProcess)
    with qtbot.waitSignal(work.news):
        process.kill()
    assert worker.findChildren(QProcess) != [process]


def test_the_process_ends_when_nothing_is_asked_for_a_while(worker, question, qtbot):
    worker._rest.setInterval(10)
    with qtbot.waitSignal(worker.ask("repair", question).answered):
        pass
    (process,) = worker.findChildren(QProcess)
    with qtbot.waitSignal(process.destroyed):
        pass
    assert worker.findChildren(QProcess) == []


class Window(QObject):
    """As much of the window as waiting needs."""

    def __init__(self, screen):
        super().__init__()
        self.screen_shown = screen
        self.look = Look(LIGHT)


@pytest.fixture
def window(qtbot, qapp, english):
    load_fonts()
    dress(qapp, Look(LIGHT))
    screen = QWidget()
    dress_window(screen, Look(LIGHT))
    qtbot.addWidget(screen)
    screen.resize(1366, 768)
    with qtbot.waitActive(screen):
        screen.show()
    return Window(screen)


def test_what_is_done_soon_is_not_spoken_of(worker, question, window, qtbot, monkeypatch):
    monkeypatch.setattr(waiting, "CALM", 60_000)
    work = worker.ask("repair", question)
    wait = Wait(window, work, "Looking")
    with qtbot.waitSignal(work.answered):
        pass
    assert wait.card is None


def test_what_lasts_tells_how_far_it_is_and_escape_stops_it(worker, endless, window, qtbot):
    work = worker.ask("repair", endless)
    shares = []
    work.news.connect(lambda news: shares.append(news["share"]))
    wait = Wait(window, work, "Looking", words=lambda news: (news["share"], "so far"))
    qtbot.waitUntil(lambda: wait.card is not None and wait.card.words.text() == "so far")
    assert wait.card.bar.value() == round(wait.card.bar.maximum() * shares[-1])
    with qtbot.waitSignal(wait.stopped):
        QTest.keyClick(wait.card.stop, Qt.Key.Key_Escape)
    assert not worker.is_busy


def test_a_picture_is_drawn_beside_the_window(worker, question, tmp_path, qtbot):
    path = tmp_path / "course.pdf"
    work = worker.ask("picture", {"course": question["course"], "path": str(path)})
    with qtbot.waitSignal(work.answered, timeout=20_000):
        pass
    assert path.read_bytes().startswith(b"%PDF")


def test_a_picture_that_cannot_be_written_is_refused_in_words(worker, question, tmp_path, qtbot):
    (tmp_path / "file").write_text("no folder")
    path = tmp_path / "file" / "course.png"
    work = worker.ask("picture", {"course": question["course"], "path": str(path)})
    with qtbot.waitSignal(work.refused, timeout=20_000) as heard:
        pass
    assert "course.png" in heard.args[0]


def test_the_process_goes_with_its_owner(qapp, endless, qtbot):
    owner = QObject()
    worker = Worker(owner)
    with qtbot.waitSignal(worker.ask("repair", endless).news):
        pass
    (process,) = worker.findChildren(QProcess)
    number = process.processId()
    with qtbot.waitSignal(process.destroyed):
        owner.deleteLater()
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)
