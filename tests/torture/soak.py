"""Many games of every kind in one window, played to their ends and left: what stays of them.

Each is set up in the window, played by chance while the screens follow, left for home and gone on
with on the way, looked at to its last page, seen again and left for the home screen; boards, the
repair and the pages of the house are looked at between them. Then nothing of them may be alive, no
file open, no thread running.
"""

import gc
import random
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, Self
from weakref import WeakSet

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from shiboken6 import isValid

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.model.designer import PlaceTile
from minigolf_desktop.model.designer.repair import Change, ChangeKind, changed_course
from minigolf_desktop.model.play import Match
from minigolf_desktop.storage.putt_dice import shipped_courses
from minigolf_desktop.ui.common.curtain import CurtainScreen
from minigolf_desktop.ui.common.kept import keep_for_good
from minigolf_desktop.ui.designer.counting import CountingScreen
from minigolf_desktop.ui.designer.entry import DESIGNER
from minigolf_desktop.ui.eighteen_holes.entry import EIGHTEEN_HOLES
from minigolf_desktop.ui.games import GAMES, wing_of
from minigolf_desktop.ui.house.background_work import pieces_of
from minigolf_desktop.ui.putt_dice.entry import PUTT_DICE

from .found import Found, Wanted
from .games import TABLES, Choose, Table, leave_set_up, open_set_up, player
from .memory import Memory, memory
from .stalls import LONGEST, Stall, Stalls
from .windows import Opened

USUAL = 200
"""Games by hand."""
TOLD_AFTER = (5, 22, 44, 50, 100, 150, 200)
"""Games after which memory is told."""
LEFT_AFTER = 75
"""Moves after which a match is left for home, and gone on with, each time."""
SEEN_TURNS = 3
"""Turns of a match that are looked at when it is seen again, after the last and the first."""
MOST_STEPS = 20_000
"""Steps after which a game that has not ended never will."""
ENDINGS = {"designer": "CountingScreen", "eighteen-holes": "GolfResultScreen"}
"""By game: the screen after the last move; without one the screen stays."""
_FOLLOWING = ("the turn after it", "the second after it", "the third after it")
"""Turns in which a screen that was made is painted, and begins what it does bit by bit."""
LAID, TAKEN_BACK = 12, 6
"""Tiles on the free board."""


class Evening(Opened):
    """One window in which game after game is played."""

    in_pieces = True
    room = QSize(1366, 768)

    def __init__(self, home: Path, found: Found, longest: float = LONGEST) -> None:
        super().__init__(home)
        self.earlier = [one for one in gc.get_objects() if isinstance(one, (QObject, Match))]
        """What other windows of this process had left when this evening began: it is not ours."""
        self._found = found
        self._longest = longest
        self._stalls = Stalls(self._tell, longest)
        self.kind = ""
        """What is played."""
        self.screens: WeakSet[QObject] = WeakSet()
        """Those shown, as long as they are alive."""
        self.sessions: WeakSet[QObject] = WeakSet()
        """Those played, as long as they are alive."""

    def __enter__(self) -> Self:
        super().__enter__()
        # The program does so piece by piece before it shows a game.
        for game in GAMES:
            for _ in pieces_of(game):
                pass
            self.flow.shell_of(game)
            wing_of(game).lessons()
        keep_for_good()
        return self

    def __exit__(self, *failed: Any) -> None:
        super().__exit__(*failed)
        self._stalls.stop()

    def _tell(self, stall: Stall) -> None:
        is_work = stall.worked > self._longest
        lines = self._found.waits if is_work else self._found.delays
        lines.append(f"{stall}: {stall.what}: {stall.where}")
        self._found.count(f"turns over {1000 * self._longest:.0f} ms on the clock")
        self._found.count(f"turns over {1000 * self._longest:.0f} ms of work", is_work)

    def step(self, act: Callable[[], object]) -> None:
        """Do one thing as its player would, and let the window follow, turn by turn."""
        what = f"{self.kind}, on the {type(self.screen).__name__}"
        self._turn(what, act)
        while self.flow.is_opening or self.window.screens.is_coming:
            self._turn(f"{what}, got ready", super().pause)
        for following in _FOLLOWING:
            self._turn(f"{what}, {following}", super().pause)
        self._found.count("steps")
        if self.screen is not None:
            self.screens.add(self.screen)
        if self.session is not None:
            self.sessions.add(self.session)

    def pause(self) -> None:
        """Let everything happen that waits for a moment: that is a turn too."""
        self._turn(f"{self.kind}, bit by bit", super().pause)

    def _turn(self, what: str, act: Callable[[], object]) -> None:
        """Let the window do what it does without a look at mouse and keyboard."""
        self._stalls.now(what)
        begun = time.thread_time()
        act()
        self._found.count("turns")
        self._found.most("longest turn, ms", round(1000 * (time.thread_time() - begun)))
        # What whoever plays thinks over holds no window.
        self._stalls.now("")

    def press(self, key: Qt.Key) -> None:
        """Press a key."""
        focus = self.window.focusWidget() or self.window
        self.step(lambda: QTest.keyClick(focus, key))

    def open_curtain(self) -> None:
        """Open the curtain, if one is down."""
        for curtain in self.window.findChildren(CurtainScreen):
            if curtain.isVisible():
                curtain.wake()
                self.step(curtain.main_button.click)

    def go_on_to(self, name: str) -> None:
        """Press Enter until a screen shows."""
        for _ in range(MOST_STEPS):
            if type(self.screen).__name__ == name:
                return
            self.press(Qt.Key.Key_Return)
        self._found.blame(self.kind, [f"no {name} comes after the {type(self.screen).__name__}"])

    def leave_and_go_on(self) -> None:
        """Leave a match for home, and go on with what home offers."""
        self.step(self.flow.home)
        self.step(self.flow.play_on)
        if self.session is None:
            self._found.blame(self.kind, ["home does not offer the match that was left"])

    def see_again(self) -> None:
        """See the match that is over again, some turns of it, and go back to its end."""
        shell: Any = self.flow.shell
        self.step(shell.reviews.show)
        self.press(Qt.Key.Key_Home)
        for _ in range(SEEN_TURNS):
            self.press(Qt.Key.Key_Right)
        self.press(Qt.Key.Key_Escape)

    def go_home(self) -> None:
        """Leave for the home screen, and let the window come to rest."""
        self.step(self.flow.home)
        self.pause()
        # Piece by piece, as the window does: a piece is a turn.
        pieces, is_tidy = self.window.tidying.pieces(), object()
        done: list[object] = []
        while is_tidy not in done:
            self.step(lambda: done.append(next(pieces, is_tidy)))


def play(table: Table, evening: Evening, seed: int) -> None:
    """Play a match to its end, and see it again."""
    evening.step(partial(open_set_up, evening.flow, table))
    evening.step(partial(leave_set_up, evening.flow, table, seed))
    for part in range(MOST_STEPS // LEFT_AFTER):
        if part > 0:
            evening.leave_and_go_on()
        if play_on(evening, seed + part):
            break
    if table.game in ENDINGS:
        evening.go_on_to(ENDINGS[table.game])
    if isinstance(evening.screen, CountingScreen):
        evening.step(evening.screen.skip)
    # By then the result is kept, and the journal filed.
    evening.rest()
    evening.see_again()


def play_on(evening: Evening, seed: int) -> bool:
    """Play some moves by chance; return whether the match is over."""
    session = evening.session
    choose: Choose = player(session.rules, session.match.state, seed)
    for _ in range(LEFT_AFTER):
        if session.to_move is None:
            break
        evening.open_curtain()
        action = choose(session.match.state)
        evening.step(partial(session.play, action))
    return session.to_move is None


def lay_tiles(evening: Evening, seed: int) -> None:
    """Lay a course on the free board, and take some of it back."""
    chance = random.Random(seed)
    evening.step(partial(evening.flow.show_board, DESIGNER))
    screen: Any = evening.screen
    session = screen.session
    # What lay there last is there again; more and more of it would be another test.
    evening.step(lambda: session.change(session.layout.cleared()))
    for _ in range(LAID):
        design = chance.choice([one for one in session.tiles if session.left_of(one)])
        tile = PlaceTile(design, *chance.choice(session.placements_of(design)))
        evening.step(partial(session.play, tile))
    for _ in range(TAKEN_BACK):
        evening.step(session.undo)
    evening.step(session.redo)


def edit_courses(evening: Evening, seed: int) -> None:
    """Lay courses of 18 Holes in the editor, one after the other."""
    evening.step(partial(evening.flow.show_board, EIGHTEEN_HOLES))
    shell: Any = evening.flow.shell
    screen: Any = evening.screen
    presets = shell.box.presets
    for number in range(seed, seed + 3):
        evening.step(partial(screen.lay, presets[number % len(presets)].course))
    evening.step(screen.session.undo)


def look_at_repair(evening: Evening, seed: int) -> None:
    """Look at the repair of a course in which a tile lies the wrong way, and leave it."""
    file = shipped_courses(load_catalogue())[seed % 3]
    cell = list(file.course.tiles)[3]
    turn = Change(ChangeKind.TURN, ((cell, file.course.tiles[cell] ^ 1),))
    broken = replace(file, name="Old Yard", course=changed_course(file.course, [turn]))
    evening.step(partial(evening.flow.new_game, PUTT_DICE))
    shell: Any = evening.flow.shell
    evening.step(partial(shell.mend, broken))
    evening.press(Qt.Key.Key_Escape)


def look_round(evening: Evening, seed: int) -> None:
    """Look at everything that the house has to show."""
    flow, window = evening.flow, evening.window
    for game in GAMES:
        evening.step(partial(flow.records_of, game))
    evening.step(flow.all_games)
    evening.step(flow.reference)
    evening.step(window.uncover)
    for show in (flow.settings, flow.rules, flow.about):
        evening.step(show)
        for dialog in window.findChildren(QDialog):
            evening.step(dialog.close)


KINDS: dict[str, Callable[[Evening, int], None]] = {
    **{str(table): partial(play, table) for table in TABLES},
    "free board": lay_tiles,
    "course editor": edit_courses,
    "repair": look_at_repair,
    "house": look_round,
}
"""What is played and looked at, by name."""


class Census(NamedTuple):
    """What there is after a game, back on the home screen."""

    games: int
    """Screens, sessions and matches of games that are still there."""
    dead: int
    """Objects that Python keeps though Qt has deleted them."""
    objects: int
    """Objects of Qt that Python knows."""
    widgets: int
    """Widgets that Qt knows."""
    memory: Memory
    """What of it there is."""
    files: int
    """Files that are open."""
    threads: int


def census(evening: Evening) -> Census:
    """Count what there is, without looking for garbage: the program must have done so itself."""
    earlier = set(map(id, evening.earlier))
    known = [one for one in gc.get_objects() if id(one) not in earlier]
    objects = [one for one in known if isinstance(one, QObject)]
    kept = len(evening.screens - {evening.screen}) + len(evening.sessions)
    return Census(
        kept + sum(isinstance(one, Match) for one in known),
        sum(not isValid(one) for one in objects),
        len(objects),
        len(QApplication.allWidgets()),
        memory(),
        len(list(Path("/proc/self/fd").iterdir())),
        threading.active_count(),
    )


def soak(
    home: Path,
    kinds: Sequence[str],
    games: int,
    seed: int,
    found: Found,
    longest: float = LONGEST,
) -> Iterator[Census]:
    """Play games of all kinds in turn; yield what there is after each."""
    with Evening(home, found, longest) as evening:
        evening.window.show()
        for number in range(games):
            evening.kind = kinds[number % len(kinds)]
            KINDS[evening.kind](evening, seed + number)
            evening.go_home()
            there = census(evening)
            where = f"{evening.kind}, seed {seed + number}"
            found.blame(where, [*evening.told, *evening.errors])
            if there.games or there.dead:
                found.blame(where, [f"{there.games} parts of games and {there.dead} dead are kept"])
            evening.told.clear()
            evening.errors.clear()
            yield there


def run(wanted: Wanted) -> Found:
    """Play two hundred games, or as many as are wanted, and tell what memory they took.

    Where seconds are wanted, no game begins after them.
    """
    found = Found()
    kinds = [kind for kind in KINDS if wanted.only in kind]
    with tempfile.TemporaryDirectory() as home:
        games = wanted.count or USUAL
        played = soak(Path(home), kinds, games, wanted.seed, found, wanted.longest)
        for number, there in enumerate(played, start=1):
            line = f"{there.memory}, {there.objects} objects, {there.widgets} widgets"
            found.figures["games"] = number
            found.most("open files", there.files)
            found.most("threads", there.threads)
            if number in TOLD_AFTER:
                found.figures[f"after {number}"] = line
            kind = kinds[(number - 1) % len(kinds)]
            print(f"{number:4}: {line}, {kind}", file=sys.stderr, flush=True)
            if wanted.is_over():
                break
    return found
