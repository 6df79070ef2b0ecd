"""The real program with somebody at it: ``python -m tests.torture.driven HOME SAID``.

Everything is as when a player starts it, but for whom the event loop runs. What is done is said
first and again when it is done, a JSON line each, into the file SAID. Whoever kills the program
knows from it what must be there.
"""

import argparse
import hashlib
import json
import os
import random
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QObject, QSize, QTimer
from PySide6.QtWidgets import QApplication, QDialog

from minigolf_desktop.model.play import Move, action_to_json
from minigolf_desktop.storage.folders import HOME_VARIABLE, Folders
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.games import GAMES
from minigolf_desktop.ui.house import app
from minigolf_desktop.ui.house.background_work import pieces_ahead
from minigolf_desktop.ui.house.flow import Flow

from .games import TABLES, begin, box, player, putting_courses, wait_for
from .laying import BOARDS, lay
from .stalls import LONGEST, Stall, Stalls

STOP_ONCE_IN = 12
"""So soon somebody alone has enough of building."""

ROOM = QSize(1366, 768)
"""What a laptop has."""

TURNS_TO_ELSE = 0.1
"""How likely something else is done after each thing."""

WAITED_FOR = 0.3
"""Seconds that the window may stand still in one turn without working: more is a fault, for nothing
but a disk takes so long."""

SETTINGS: Sequence[dict[str, Sequence[Any]]] = (
    {"hints": (True, False), "leftover": ("ask", "put-back", "discard")},
    {"show_bag": (True, False), "curtain": ("always", "secrets"), "edges": ("warn", "allow")},
)
"""What a player changes: no two have the same, so that what either wants must stand."""


def marks(moves: Sequence[Move]) -> str:
    """Return what tells moves from any others."""
    told = [[move.seat, action_to_json(move.action)] for move in moves]
    return hashlib.blake2b(json.dumps(told).encode(), digest_size=8).hexdigest()


class Somebody(QObject):
    """Plays in a window as chance will have it, one thing each time that the window is idle."""

    def __init__(self, window: "DrivenWindow", wishes: argparse.Namespace) -> None:
        super().__init__(window)
        self._window = window
        self._flow = window.findChild(Flow)
        self._chance = random.Random(f"{wishes.seed} {wishes.number}")
        self._number = wishes.number
        self._choose: dict[int, Callable[[Any], Any]] = {}
        self._say = window.say_to_file
        self._by_clock = wishes.longest
        by_clock = bool(self._by_clock)
        self._stalls = Stalls(self._stalled, wishes.longest or LONGEST, waits=by_clock)
        self._moves = 0
        self._is_held = False
        """Whether a move waits for the disk: it is confirmed when it is shown."""
        self._does = wishes.does.split(",")
        self._what = self._does[0]
        self._is_at_work = False
        self._is_late = False
        """Whether the time is over, and something is still being done."""
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._step)
        QTimer.singleShot(300, self, self._begin)
        if wishes.seconds:
            QTimer.singleShot(int(1000 * wishes.seconds), self, self._end)

    def _begin(self) -> None:
        """Go on where home says that one can, and tell how far that is.

        Somebody has come near to all games before: they are loaded, in pieces as ever.
        """
        # The display that nobody sees is smaller than any.
        self._window.resize(ROOM)
        # What this reads itself is no work of the window.
        box()
        putting_courses()
        for game in GAMES:
            for _ in pieces_ahead(game, self._flow.shell_of, self._window):
                QApplication.processEvents()
        self._flow.play_on()
        wait_for(self._flow)
        if self._session is not None:
            match = self._session.match
            told = [marks(match.moves[:count]) for count in range(len(match.moves) + 1)]
            self._say("knows", match.seed, *told)
        self._say("ready")
        self._timer.start()

    def _end(self) -> None:
        if self._is_at_work:
            # Whoever waits for a board would lay a tile on it when the window is closed.
            self._is_late = True
            return
        self._timer.stop()
        self._stalls.stop()
        self._say("ends", self._moves)
        self._window.close()

    def _stalled(self, stall: Stall) -> None:
        if self._by_clock:
            if stall.taken > self._by_clock:
                self._say("stall", stall.what, round(stall.taken, 3), f"{stall}, {stall.where}")
            if (waited := stall.taken - stall.worked) > WAITED_FOR:
                self._say("waited", stall.what, round(waited, 3), f"{stall}, {stall.where}")
        elif stall.worked > LONGEST:
            self._say("stall", stall.what, round(stall.worked, 3), f"{stall}, {stall.where}")

    @property
    def _session(self) -> Any:
        return None if self._flow.shell is None else self._flow.shell.session

    def _step(self) -> None:
        if self._is_at_work:
            return
        self._is_at_work = True
        try:
            self._do_something()
        finally:
            self._is_at_work = False
        if self._is_late:
            self._end()

    def _do_something(self) -> None:
        for dialog in self._window.findChildren(QDialog):
            dialog.reject()
        if self._chance.random() < TURNS_TO_ELSE:
            self._what = self._chance.choice(self._does)
        self._stalls.now(self._what)
        getattr(self, f"_{self._what}")()

    # Playing

    def _play(self) -> None:
        session = self._session
        if self._waits(session):
            return
        if self._is_held:
            self._is_held = False
            self._done(session, True)
        if session is None:
            self._stalls.now("a game is opened")
            self._another()
        elif session.to_move is None:
            self._stalls.now("a match is over")
            self._count()
        elif self._chance.random() < 0.04 and session.can_undo:
            moves = session.match.moves
            self._say("will", session.match.seed, marks(moves[:-1]), marks(moves[:-2]))
            self._done(session, session.undo())
        elif self._chance.random() < 0.01:
            self._stalls.now("home")
            self._flow.home()
        else:
            self._move(session)

    def _waits(self, session: Any) -> bool:
        """Whether the disk has its turn, before anything else is shown."""
        shell = self._flow.shell
        is_beginning = shell is not None and shell.beginning.is_beginning
        is_coming = self._flow.is_opening or self._window.screens.is_coming
        return is_coming or is_beginning or (session is not None and session.is_held)

    def _another(self) -> None:
        turn = partial(self._stalls.now, "a game is opened")
        if self._chance.random() < 0.3:
            self._flow.play_on()
            wait_for(self._flow, turn)
        else:
            begin(self._flow, self._chance.choice(TABLES), self._chance.randrange(1 << 48), turn)
        if self._session is not None:
            self._done(self._session, True)

    def _move(self, session: Any) -> None:
        match = session.match
        choose = self._choose.get(match.seed)
        if choose is None:
            seed = self._chance.randrange(1 << 30)
            choose = player(session.rules, match.state, seed, STOP_ONCE_IN)
            self._choose = {match.seed: choose}
        action = choose(match.state)
        move = Move(session.to_move, action)
        self._stalls.now(f"{session.rules.name}: {type(action).__name__}")
        self._say("will", match.seed, marks((*match.moves, move)))
        self._done(session, session.play(action))

    def _done(self, session: Any, done: bool) -> None:
        if session is None:
            return
        self._is_held = session.is_held
        if done and not self._is_held:
            self._moves += 1
            self._say("did", session.match.seed, marks(session.match.moves))

    def _count(self) -> None:
        """Have what is over counted, as its players do, and go."""
        shell = self._flow.shell
        if shell is not None and not hasattr(self._window.screen_shown, "skip"):
            shell.show()
        skip = getattr(self._window.screen_shown, "skip", None)
        if skip is not None:
            skip()
        self._flow.home()

    # Laying and setting

    def _lay(self) -> None:
        """Lay a tile on the free board, or another course in the editor."""
        if self._waits(self._session):
            return
        wanted = self._chance.choice([game for game in GAMES if game.board is not None])
        if type(self._window.screen_shown).__name__ != BOARDS[wanted.name]:
            self._stalls.now(f"{wanted.name}: the board is opened")
            self._flow.show_board(wanted)
            # What was left is on disk before a board is read from there.
            wait_for(self._flow)
        self._say("lays", wanted.name)
        self._say("laid", wanted.name, lay(self._window.screen_shown, wanted.name, self._chance))

    def _set(self) -> None:
        """Change a setting that no other player changes."""
        mine = SETTINGS[self._number % len(SETTINGS)]
        name = self._chance.choice(sorted(mine))
        value = self._chance.choice(mine[name])
        self._say("sets", name)
        self._window.change_settings(**{name: value})
        # It counts at once, and is written later.
        self._window.disk.finish()
        self._say("set", name, value)


class DrivenWindow(MainWindow):
    """The window, with somebody at it once it shows, and with open ears."""

    wishes: argparse.Namespace
    said: int

    def __init__(self, *given: Any) -> None:
        super().__init__(*given, given_room=ROOM)

    def appear(self) -> None:
        """Show the window; then somebody comes."""
        super().appear()
        self.painted.connect(lambda: Somebody(self, self.wishes))

    def warn(self, text: str) -> None:
        """Tell what went wrong, and say so."""
        self.say_to_file("told", text)
        super().warn(text)

    def say_to_file(self, *words: Any) -> None:
        """Say something, at once."""
        os.write(self.said, json.dumps(words).encode() + b"\n")


def run_driven(*words: str) -> None:
    """Do what the command line does in a process of its own, which is forked; then leave it.

    What it prints is in a file beside what is said.
    """
    with Path(words[1]).with_suffix(".errors").open("wb") as errors:
        for descriptor in (1, 2):
            os.dup2(errors.fileno(), descriptor)
    sys.exit(main(words))


def main(words: Sequence[str] | None = None) -> int:
    """Run the program until it is killed, or for as long as is wanted."""
    parser = argparse.ArgumentParser()
    parser.add_argument("home")
    parser.add_argument("said")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--number", type=int, default=0, help="which of several players")
    parser.add_argument("--does", default="play", help="play, lay, set")
    parser.add_argument("--seconds", type=float, default=0)
    parser.add_argument("--longest", type=float, default=0, help="seconds a turn has by the clock")
    DrivenWindow.wishes = parser.parse_args(words)
    os.environ[HOME_VARIABLE] = DrivenWindow.wishes.home
    flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND
    DrivenWindow.said = os.open(DrivenWindow.wishes.said, flags, 0o644)
    app.MainWindow = DrivenWindow  # type: ignore[misc]
    return app.run(Folders.of_user())


if __name__ == "__main__":
    sys.exit(main())
