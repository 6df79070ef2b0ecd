"""Work beside the window, so that long work never holds it.

A worker is this program once more, in a process of its own: Python runs one thread at a time, so
a search in a thread costs the screen 5 ms a frame, in a process 0.1 ms, and a process can be
stopped at any moment. It is started when something is asked, answers one question after the other,
and ends when nothing was asked for a while. There is one for each kind of work, so that none waits
for another.
"""

from __future__ import annotations

import sys
from collections import deque
from pathlib import Path
from typing import Any

from PySide6 import QtCore
from PySide6.QtCore import QObject, QTimer, Signal

import minigolf_desktop
from minigolf_desktop.storage.work_lines import (
    ANSWER,
    FAILED,
    NEWS,
    READY,
    REFUSED,
    WORK,
    line_of,
    said_by,
)

REST = 20_000
"""Milliseconds without a question after which the process ends."""
SIGN_OF_LIFE = 60_000
"""Milliseconds within which a process that works says something. One that does not is stopped, or
its machine is out of memory: another takes its place."""
TRIES = 3
"""Processes that are asked one after the other, where something makes an end of them."""
_PATIENCE = 1_000
"""Milliseconds within which a process that was killed is gone."""


class WorkFailed(Exception):
    """The program made a mistake in the process beside the window; carries its trace."""


class Work(QObject):
    """One question, and what comes of it: news, then the end, then one of the others."""

    news = Signal(object)
    """Something on the way, as JSON."""
    ended = Signal()
    """It is not worked on any more; what came of it is told next."""
    answered = Signal(object)
    """The answer, as JSON."""
    refused = Signal(str)
    """It cannot be done: what is wrong with the question or the disk, in words."""
    failed = Signal()
    """It ended in a mistake of the program, which is told by itself."""

    def __init__(self, worker: Worker, task: str, question: Any, tries: int) -> None:
        super().__init__(worker)
        self._worker = worker
        self.tries = tries
        """Processes that may still be asked, should one after the other be killed."""
        self.line = line_of({"task": task, "question": question})
        """The question as it is sent."""

    def belong_to(self, asker: QObject) -> Work:
        """Be cancelled when who asked is gone, such as a dialog that was closed; return itself."""
        asker.destroyed.connect(self.cancel)
        return self

    def cancel(self) -> None:
        """Want no answer any more; nothing is heard of it from now on."""
        self.blockSignals(True)
        self._worker.forget(self)


class Worker(QObject):
    """The process beside the window."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: deque[Work] = deque()
        self._now: Work | None = None
        self._process: QtCore.QProcess | None = None
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self.end)
        self._silence = QTimer(self)
        self._silence.setSingleShot(True)
        self._silence.timeout.connect(self._fell_silent)
        # Its own process would go a moment later, and Qt complains of one that still runs.
        parent.destroyed.connect(self.end)

    @property
    def is_busy(self) -> bool:
        """Whether something is being worked on."""
        return self._now is not None

    def ask(self, task: str, question: Any, tries: int = TRIES) -> Work:
        """Have a question answered after those that wait; ``question`` is a JSON value.

        Where its process ends by itself, another is asked, so many ``tries`` altogether.
        """
        work = Work(self, task, question, tries)
        self._waiting.append(work)
        self._go_on()
        return work

    def get_ready(self, task: str, question: Any = None) -> None:
        """Have what a task needs loaded, unless the process runs: a question is likely to come.

        ``question`` holds as much of it as is known, and as much as is to be got ready for.
        """
        if self._process is None:
            self._process = self._started()
            self._process.write(line_of({READY: task, "question": question}))
            self._rest.start()

    def forget(self, work: Work) -> None:
        """Work on something no more; the process is stopped where it is just that."""
        if work is self._now:
            self._now = None
            self._stop()
            self._go_on()
        elif work in self._waiting:
            self._waiting.remove(work)
        work.deleteLater()

    def end(self) -> None:
        """Stop everything and wait until it stands still; another question starts it anew."""
        works = [*self._waiting, self._now] if self._now else [*self._waiting]
        self._waiting.clear()
        self._now = None
        for work in works:
            work.blockSignals(True)
            work.deleteLater()
        self._stop()
        for process in self.findChildren(QtCore.QProcess):
            process.waitForFinished(_PATIENCE)

    def _go_on(self) -> None:
        if self.is_busy:
            return
        if not self._waiting:
            self._rest.start()
            return
        self._rest.stop()
        self._now = self._waiting.popleft()
        if self._process is None:
            self._process = self._started()
        self._process.write(self._now.line)
        self._silence.start(SIGN_OF_LIFE)

    def _started(self) -> QtCore.QProcess:
        process = QtCore.QProcess(self)
        environment = QtCore.QProcessEnvironment.systemEnvironment()
        # It draws pictures, but shows none.
        environment.insert("QT_QPA_PLATFORM", "offscreen")
        arguments = [WORK]
        if not getattr(sys, "frozen", False):
            # Nothing that lies in the folder somebody started from, such as other sources.
            arguments = ["-P", "-m", minigolf_desktop.__name__, WORK]
            sources = Path(minigolf_desktop.__file__).parents[1]
            environment.insert("PYTHONPATH", str(sources))
        process.setProcessEnvironment(environment)
        process.setProcessChannelMode(QtCore.QProcess.ProcessChannelMode.ForwardedErrorChannel)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._ended)
        process.errorOccurred.connect(self._ended)
        process.start(sys.executable, arguments)
        return process

    def _stop(self) -> None:
        process, self._process = self._process, None
        self._rest.stop()
        self._silence.stop()
        if process is None:
            return
        for said in (process.readyReadStandardOutput, process.finished, process.errorOccurred):
            said.disconnect()
        # On a busy machine it takes its time to go: nobody waits for it but who closes the window.
        process.finished.connect(process.deleteLater)
        process.kill()
        if process.state() is QtCore.QProcess.ProcessState.NotRunning:
            process.deleteLater()

    def _read(self) -> None:
        while self._process is not None and self._process.canReadLine():
            said = said_by(bytes(self._process.readLine().data()))
            work = self._now
            if work is None:
                continue
            if NEWS in said:
                self._silence.start(SIGN_OF_LIFE)
                work.news.emit(said[NEWS])
                continue
            self._silence.stop()
            self._now = None
            self._go_on()
            work.deleteLater()
            work.ended.emit()
            if ANSWER in said:
                work.answered.emit(said[ANSWER])
            elif REFUSED in said:
                work.refused.emit(said[REFUSED])
            else:
                self._fail(work, str(said[FAILED]))

    def _ended(self) -> None:
        """Ask another process where this one ended by itself."""
        if self._process is not None:
            self._give_up(f"the process beside the window ended: {self._process.errorString()}")

    def _fell_silent(self) -> None:
        """Ask another process where this one says nothing any more."""
        self._give_up(f"the process beside the window was silent for {SIGN_OF_LIFE // 1000} s")

    def _give_up(self, words: str) -> None:
        """Stop the process, and ask another; ``words`` tell why, where nobody else is asked."""
        work, self._now = self._now, None
        self._stop()
        if work is not None:
            work.tries -= 1
            if work.tries > 0:
                self._waiting.appendleft(work)
                work = None
        self._go_on()
        if work is not None:
            work.deleteLater()
            work.ended.emit()
            self._fail(work, words)

    def _fail(self, work: Work, trace: str) -> None:
        """Let the mistake be told of like any other that nobody expected."""
        work.failed.emit()
        raise WorkFailed(trace)


class Workers:
    """What works beside a window, each started when it is first asked for."""

    def __init__(self, owner: QObject) -> None:
        """``owner`` is the window, with which they end."""
        self._owner = owner
        self._begun: dict[str, Worker] = {}

    @property
    def work(self) -> Worker:
        """Whatever would hold the window."""
        return self._worker("work")

    @property
    def pictures(self) -> Worker:
        """Paints small pictures: work that is waited for goes past them."""
        return self._worker("pictures")

    @property
    def mind(self) -> Worker:
        """Thinks for the seats of the computer, of all matches."""
        return self._worker("mind")

    @property
    def rival(self) -> Worker:
        """Thinks for a rival in a house of its own: nobody at the table waits for it."""
        return self._worker("rival")

    @property
    def judge(self) -> Worker:
        """Judges matches that are over: no match that is played waits for it."""
        return self._worker("judge")

    def end(self) -> None:
        """Stop them all."""
        for worker in self._begun.values():
            worker.end()

    def _worker(self, what: str) -> Worker:
        if what not in self._begun:
            self._begun[what] = Worker(self._owner)
        return self._begun[what]
