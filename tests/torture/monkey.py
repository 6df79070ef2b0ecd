"""Keys and clicks by chance through the whole house: what somebody does who reads nothing.

Real events go to the widget under a point of the window, or of the dialog or menu above it. Size,
theme, language and scale change on the way. Whatever it has seldom pressed draws it, so that it
finds its way; where nothing new came for a while it goes home, or is put where it would hardly
come. A fault is told at once, and what was done last.
"""

import importlib
import math
import pkgutil
import random
import sys
import tempfile
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from unittest import mock

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QDesktopServices, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QMenu,
    QMessageBox,
    QWidget,
)
from shiboken6 import isValid

from minigolf_desktop import ui
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.journal import read_journal
from minigolf_desktop.storage.reading import at_once
from minigolf_desktop.storage.replay import EarlierRules
from minigolf_desktop.storage.saved_matches import saves
from minigolf_desktop.ui.common import worker
from minigolf_desktop.ui.common.application import dress
from minigolf_desktop.ui.common.theme import load_fonts
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.games import GAMES, wing_of
from minigolf_desktop.ui.house.background_work import pieces_of
from tests.ui.studio.fitting import faults_of

from .endings import RULES
from .found import LONGEST_FAULT, Found, Wanted
from .leaps import LEAPS
from .stalls import Stall, Stalls
from .windows import USUAL_PATIENCE, Opened, application

LONGEST_TURN = 0.25
"""Seconds of work after which a turn has held the window for too long: a screen that is made anew
in another look is one turn."""
USUAL = 2 * 3600.0
"""Seconds by hand."""
REMEMBERED = 30
"""Actions that a fault tells."""
PATIENCE = 80
"""Actions without a screen that was never seen, or seldom, after which it goes home."""
LEAPS_ONCE_IN = 40
"""Actions of which one puts it elsewhere, about: most of them would be done at one table."""
TELLS_AFTER = 500
"""Actions after which it tells how far it is, each time."""
SETTLES = 2
"""Actions in one screen and look after which it is laid out for good."""
LEAVES_ONCE_IN = 10
"""Actions in a dialog of which one closes it, about: it would stay for hours otherwise."""
LAID_OUT_AFTER = 20
"""Turns after which whatever was changed is laid out."""
FOLLOWING = 3
"""Turns of the window after each action."""
SIZES = ((1180, 670), (1280, 720), (1366, 768), (1600, 900), (1920, 1080))
Look = tuple[str, object]
"""Name of a setting, and its value."""
DRESSES: tuple[Look, ...] = (
    *(("theme", theme) for theme in ("light", "dark")),
    *(("language", language) for language in ("en", "fr")),
)
SCALES: tuple[Look, ...] = tuple(("scale", scale) for scale in (100, 115, 125, 150))
WORDS = ("Ann", "Zoë & Léo", "%1 {0}", "<b>bold</b>", "W" * 60, "שלום", "1234", "", " ")
"""What is typed into fields."""
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789+-?/ ."
KEYS = (
    Qt.Key.Key_Return,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Space,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Delete,
    Qt.Key.Key_Backspace,
    Qt.Key.Key_F1,
    Qt.Key.Key_F10,
    Qt.Key.Key_F11,
    Qt.Key.Key_Menu,
)
MODIFIERS = (
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
)
PLAIN = Qt.KeyboardModifier.NoModifier
COURSE = "course.minigolf"
SAVED_AS = (COURSE, "picture.png", "words")
"""Names that files are given."""
NO_DISPLAY = "This plugin does not support"
"""What Qt says where a menu, say, would take the keyboard of a display that is not there."""
PLACES = ("Screen", "Table", "Dialog")
"""What the classes of whatever fills a window end with."""
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class Monkey(Opened):
    """A window, and who plays with it: what is above it gets the events."""

    in_pieces = True
    room = QSize(*SIZES[-1])
    looks = (*DRESSES, *SCALES)
    """What the look is changed to."""

    def __init__(self, home: Path, chance: random.Random, found: Found) -> None:
        super().__init__(home)
        self._chance = chance
        self._found = found
        self._stalls = Stalls(self._tell, LONGEST_TURN)
        self.seen: Counter[str] = Counter()
        """By screen and dialog: the actions that were done there."""
        self._pressed: Counter[tuple[str, str]] = Counter()
        self._fitted: set[tuple[object, ...]] = set()
        self._look_before: tuple[object, ...] = ()
        """Screen and look after the last action: one that came just now is not laid out yet."""
        self._settled = 0
        self.blamed: set[str] = set()
        """Faults, of which each is told once."""
        self._last: deque[str] = deque(maxlen=REMEMBERED)
        self._idle = 0
        self.number = 0
        """Actions that were done."""
        self._within = QTimer()
        self._within.timeout.connect(self._answer_within)

    def __enter__(self) -> Self:
        super().__enter__()
        self.window.disk.later.patience = USUAL_PATIENCE
        # Among other tests the application may have no look yet, and words another width.
        load_fonts()
        dress(application(), self.window.look)
        # The program does so piece by piece before it shows a game.
        for game in GAMES:
            for _ in pieces_of(game):
                pass
            self.flow.shell_of(game)
            wing_of(game).lessons()
        self.window.show()
        self.window.activateWindow()
        return self

    def __exit__(self, *failed: Any) -> None:
        super().__exit__(*failed)
        self._stalls.stop()

    def act(self) -> None:
        """Do one thing by chance, and look at what came of it."""
        self.number += 1
        above = self._above
        place = self._name_of(above)
        self.seen[place] += 1
        # A place that was seldom seen is worth to be looked at for longer.
        self._idle = 0 if self.seen[place] <= PATIENCE // 4 else self._idle + 1
        ways = (
            (self._press_button, 40),
            (self._click_anywhere, 20),
            (self._press_key, 16),
            (self._type_letter, 8),
            (self._drag, 6),
            (self._hover, 4),
            (self._turn_wheel, 3),
            (self._fill_field, 4),
            (self._resize, 1),
            (self._change_look, 1),
        )
        way = self._chance.choices([one for one, _ in ways], [weight for _, weight in ways])[0]
        if self._idle > PATIENCE:
            what, do = self._go_home()
        elif not self._chance.randrange(LEAPS_ONCE_IN):
            what, do = self._leap()
        elif above is not self.window and not self._chance.randrange(LEAVES_ONCE_IN):
            what, do = "Escape", partial(_key, above, Qt.Key.Key_Escape, PLAIN)
        else:
            what, do = way(above)
        self._last.append(f"{place}: {what}")
        self._do(f"{what} on {place}", do)
        self._look(place)

    def _do(self, what: str, do: Callable[[], object]) -> None:
        self._stalls.now(what)
        self._within.start()
        try:
            do()
        except Exception as error:
            # Qt hands on what an event handler of the program raised to whoever sent the event.
            self._caught(type(error), error, error.__traceback__)
        finally:
            self._within.stop()
        self._follow(what)
        self._stalls.now("")

    def _follow(self, what: str) -> None:
        """Let the window go on until what is to be shown is there."""
        for _ in range(FOLLOWING):
            self._stalls.now(f"{what}, a turn after it")
            self.pause()
        while self.flow.is_opening or self._is_beginning or self.window.screens.is_coming:
            self._stalls.now(f"{what}, got ready")
            self.pause()

    @property
    def _is_beginning(self) -> bool:
        """Whether a match is being begun."""
        return self.flow.shell is not None and self.flow.shell.beginning.is_beginning

    def _answer_within(self) -> None:
        """Answer a menu that Qt waits for while the button that opens it is being pressed."""
        menu = QApplication.activePopupWidget()
        if menu is None:
            return
        if self._chance.randrange(3):
            what, do = self._press_button(menu)
        else:
            what, do = "Escape", partial(QTest.keyClick, menu, Qt.Key.Key_Escape)
        self._last.append(f"{self._name_of(menu)}: {what}")
        self.seen[self._name_of(menu)] += 1
        do()

    def _tell(self, stall: Stall) -> None:
        lines = self._found.waits if stall.worked > LONGEST_TURN else self._found.delays
        self._found.most("longest turn, ms", round(1000 * stall.taken))
        self._found.most("longest work of a turn, ms", round(1000 * stall.worked))
        lines.append(f"action {self.number}, {stall}: {stall.what}: {stall.where}")
        if lines is self._found.waits:
            _say(lines[-1])

    def _look(self, place: str) -> None:
        """Note what went wrong, and what has no room in a look that the place had not yet."""
        faults = [*self.told, *(one for one in self.errors if NO_DISPLAY not in one)]
        self.told.clear()
        self.errors.clear()
        screen = self.screen
        above = self._above
        shown = screen if above is self.window else above
        settings, size = self.window.settings, self.window.size()
        look = (type(shown), size, settings.language, self.window.look.scale)
        self._settled = self._settled + 1 if look == self._look_before else 0
        self._look_before = look
        # A display that is smaller than the program takes has no room for all words.
        has_room = size.width() >= SIZES[0][0] and size.height() >= SIZES[0][1]
        is_settled = self._settled >= SETTLES and not isinstance(shown, QMenu) and has_room
        if shown is not None and is_settled and self.is_open and look not in self._fitted:
            self._fitted.add(look)
            room = f"{size.width()}x{size.height()}"
            shape = f"{room}, {settings.theme}, {settings.language or 'en'}, {settings.scale} %"
            name = type(shown).__name__
            self._blame(f"{name} at {shape}", [f"{name}: {one}" for one in self._misfits(shown)])
        self._blame(place, faults)

    def _caught(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        super()._caught(kind, error, trace)
        _say("".join(traceback.format_exception(kind, error, trace)))

    def _misfits(self, shown: QWidget) -> list[str]:
        """Return what has no room, and has none either when all is laid out that was changed."""
        faults = faults_of(shown)
        for _ in range(LAID_OUT_AFTER if faults else 0):
            self.pause()
        return faults_of(shown) if faults and _is_there(shown) else []

    def _blame(self, where: str, faults: list[str]) -> None:
        new = [fault for fault in dict.fromkeys(faults) if fault not in self.blamed]
        if not new:
            return
        self.blamed.update(new)
        self._found.blame(f"action {self.number}, {where}", new)
        before = [f"      {one}"[:LONGEST_FAULT] for one in self._last]
        self._found.faults[-1] = "\n".join([self._found.faults[-1], *before])
        _say("\n".join(self._found.faults[-len(new) :]))

    @property
    def is_open(self) -> bool:
        """Whether the window is still there: a player can close it."""
        return self.window.isVisible()

    @property
    def _above(self) -> QWidget:
        """What gets the events: a menu, else a dialog, else the window."""
        return QApplication.activePopupWidget() or QApplication.activeModalWidget() or self.window

    def _name_of(self, above: QWidget) -> str:
        return type(self.screen if above is self.window else above).__name__

    def _point(self, within: QWidget) -> QPoint:
        return QPoint(
            self._chance.randrange(max(1, within.width())),
            self._chance.randrange(max(1, within.height())),
        )

    def _target(self, above: QWidget) -> tuple[QWidget, QPoint]:
        """Return a widget under a point of what is above, and the point in it."""
        point = self._point(above)
        widget = above.childAt(point) or above
        return widget, widget.mapFrom(above, point)

    def _press_button(self, above: QWidget) -> tuple[str, Callable[[], object]]:
        """Press what was pressed least, mostly: a button, or an entry of a menu."""
        place = self._name_of(above)
        if isinstance(above, QMenu):
            entries = [one for one in above.actions() if one.isEnabled() and one.text()]
            if not entries:
                return "Escape", partial(QTest.keyClick, above, Qt.Key.Key_Escape)
            entry = self._least(place, entries, lambda one: one.text())
            point = above.actionGeometry(entry).center()
            return f"entry {entry.text()!r}", partial(_click, above, LEFT, PLAIN, point)
        buttons = [
            one
            for kind in (QAbstractButton, QComboBox)
            for one in above.findChildren(kind)
            if one.isVisibleTo(above) and one.isEnabled() and _is_reachable(above, one)
        ]
        if not buttons:
            return self._click_anywhere(above)
        button = self._least(place, buttons, _words_of)
        what = f"{type(button).__name__} {_words_of(button)!r}"
        return what, partial(_click, button, LEFT, PLAIN, button.rect().center())

    def _least(self, place: str, all_: list[Any], words: Callable[[Any], str]) -> Any:
        weights = [1 / (1 + self._pressed[place, words(one)]) ** 2 for one in all_]
        chosen = self._chance.choices(all_, weights)[0]
        self._pressed[place, words(chosen)] += 1
        return chosen

    def _click_anywhere(self, above: QWidget) -> tuple[str, Callable[[], object]]:
        widget, point = self._target(above)
        button = self._chance.choices((LEFT, RIGHT), (5, 1))[0]
        modifier = self._chance.choice((PLAIN, PLAIN, PLAIN, *MODIFIERS))
        twice = self._chance.randrange(6) == 0
        what = f"{'double ' * twice}{button.name} at {point.toTuple()} of {_told(widget)}"
        click = QTest.mouseDClick if twice else _click
        return what, partial(click, widget, button, modifier, point)

    def _drag(self, above: QWidget) -> tuple[str, Callable[[], object]]:
        widget, begin = self._target(above)
        ends = [self._point(widget) for _ in range(3)]

        def drag() -> None:
            QTest.mousePress(widget, LEFT, PLAIN, begin)
            for end in ends:
                if _is_there(widget):
                    QTest.mouseMove(widget, end)
                    QApplication.processEvents()
            if _is_there(widget):
                QTest.mouseRelease(widget, LEFT, PLAIN, ends[-1])

        return f"drag {begin.toTuple()} to {ends[-1].toTuple()} of {_told(widget)}", drag

    def _hover(self, above: QWidget) -> tuple[str, Callable[[], object]]:
        widget, point = self._target(above)
        what = f"hover at {point.toTuple()} of {_told(widget)}"
        return what, partial(QTest.mouseMove, widget, point)

    def _turn_wheel(self, above: QWidget) -> tuple[str, Callable[[], object]]:
        widget, point = self._target(above)
        by = self._chance.choice((-360, -120, 120, 360))
        turned = QWheelEvent(
            QPointF(point),
            QPointF(widget.mapToGlobal(point)),
            QPoint(),
            QPoint(0, by),
            Qt.MouseButton.NoButton,
            self._chance.choice((PLAIN, PLAIN, *MODIFIERS)),
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        return f"wheel {by} on {_told(widget)}", partial(QApplication.sendEvent, widget, turned)

    def _press_key(self, above: QWidget) -> tuple[str, Callable[[], object]]:
        key = self._chance.choice(KEYS)
        modifier = self._chance.choice((PLAIN, PLAIN, PLAIN, *MODIFIERS))
        return f"{modifier.name} {key.name}", partial(_key, above, key, modifier)

    def _type_letter(self, above: QWidget) -> tuple[str, Callable[[], object]]:
        letter = self._chance.choice(LETTERS)
        modifier = self._chance.choice((PLAIN, PLAIN, PLAIN, *MODIFIERS))
        return f"{modifier.name} {letter!r}", partial(_key, above, letter, modifier)

    def _fill_field(self, above: QWidget) -> tuple[str, Callable[[], object]]:
        fields = [
            one
            for one in above.findChildren(QLineEdit)
            if one.isVisibleTo(above) and one.isEnabled()
        ]
        if not fields:
            return self._click_anywhere(above)
        field, words = self._chance.choice(fields), self._chance.choice(WORDS)
        what = _told(field)

        def fill() -> None:
            _click(field, LEFT, PLAIN, field.rect().center())
            if _is_there(field):
                field.selectAll()
                for letter in words:
                    # Nobody types them in one turn.
                    self._stalls.now(f"{letter!r} into {what}")
                    _type(field, letter)

        return f"{words!r} into {what}", fill

    def _resize(self, _above: QWidget) -> tuple[str, Callable[[], object]]:
        size = self._chance.choice(SIZES)
        return f"resized to {size}", partial(self.window.resize, *size)

    def _change_look(self, _above: QWidget) -> tuple[str, Callable[[], object]]:
        name, value = self._chance.choice(self.looks)
        return f"{name} {value}", partial(self.window.change_settings, **{name: value})

    def _go_home(self) -> tuple[str, Callable[[], object]]:
        """Close what is above the window, and leave for home."""
        self._idle = 0

        def leave() -> None:
            if self._close_above():
                self.flow.home()

        return "home", leave

    def _leap(self) -> tuple[str, Callable[[], object]]:
        """Close what is above the window, and be put elsewhere."""
        self._idle = 0
        name = self._least("leap", list(LEAPS), str)

        def leap() -> None:
            steps = LEAPS[name](self.flow, self._chance)
            is_closed = self._close_above()
            while is_closed and self.is_open:
                self._stalls.now(f"put to {name}")
                if next(steps, self) is self:
                    break
                self._follow(f"put to {name}")

        return f"put to {name}", leap

    def _close_above(self) -> bool:
        """Close what is above the window; return whether that was possible."""
        while self._above is not self.window:
            above = self._above
            above.close()
            self.pause()
            if self._above is above:
                self.errors.append(f"{self._name_of(above)} cannot be closed")
                return False
        return True


def _say(line: str) -> None:
    """Tell what was found, at once: nobody waits two hours for it."""
    print(line, file=sys.stderr, flush=True)


def _click(
    widget: QWidget, button: Qt.MouseButton, modifier: Qt.KeyboardModifier, point: QPoint
) -> None:
    """Press and release, as long as what was pressed is there."""
    QTest.mousePress(widget, button, modifier, point)
    if _is_there(widget):
        QTest.mouseRelease(widget, button, modifier, point)


def _type(field: QWidget, letter: str) -> None:
    """Type a letter of any alphabet: QTest itself knows those of one."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        if _is_there(field):
            QApplication.sendEvent(field, QKeyEvent(kind, 0, PLAIN, letter))


def _key(above: QWidget, key: Qt.Key | str, modifier: Qt.KeyboardModifier) -> None:
    """Press a key where the keyboard is."""
    QTest.keyClick(above.focusWidget() or above, key, modifier)


def _is_there(widget: QWidget) -> bool:
    return isValid(widget) and widget.isVisible()


def _is_reachable(above: QWidget, widget: QWidget) -> bool:
    """Whether the middle of a control is seen."""
    middle = widget.mapTo(above, widget.rect().center())
    under = above.childAt(middle)
    return under is widget or (under is not None and widget.isAncestorOf(under))


def _words_of(control: QWidget) -> str:
    text = control.text() if isinstance(control, QAbstractButton) else ""
    return control.accessibleName() or text or control.objectName()


def _told(widget: QWidget) -> str:
    return f"{type(widget).__name__} {_words_of(widget)!r}"


@contextmanager
def _shut_in(home: Path, chance: random.Random) -> Iterator[None]:
    """Let no dialog of the system open, and nothing leave the home that is tried on."""
    files = home / "files"
    files.mkdir(parents=True, exist_ok=True)

    def opens(dialog: QFileDialog) -> bool:
        return dialog.acceptMode() is QFileDialog.AcceptMode.AcceptOpen

    def answer(dialog: QFileDialog) -> int:
        # What is opened is what was saved here: to read strange files is for the mutants.
        return chance.randrange(2) if not opens(dialog) or (files / COURSE).exists() else 0

    def choose(dialog: QFileDialog) -> list[str]:
        return [str(files / (COURSE if opens(dialog) else chance.choice(SAVED_AS)))]

    with (
        mock.patch.object(QDesktopServices, "openUrl", lambda *_: True),
        mock.patch.object(QFileDialog, "exec", answer),
        mock.patch.object(QFileDialog, "selectedFiles", choose),
        # Where the machine is busy a process that is asked for a picture says nothing for long.
        mock.patch.object(worker, "SIGN_OF_LIFE", 1000 * int(USUAL)),
        mock.patch.object(QMessageBox, "exec", lambda box: box.buttons()[0].click() or 0),
    ):
        yield


def unreadable(folders: Folders) -> list[str]:
    """Return the matches of a home that cannot be read again."""
    faults = []
    for save in saves(folders):
        try:
            at_once(read_journal(save.path, RULES[save.game]()))
        except EarlierRules:
            # The monkey has put it there.
            continue
        except (KeyError, StorageError) as error:
            faults.append(f"{save.path.name} cannot be read again: {error!r}")
    return faults


def unreached(seen: Counter[str]) -> list[str]:
    """Return the screens and dialogs of the program that the monkey did nothing on."""
    for module in pkgutil.walk_packages(ui.__path__, f"{ui.__name__}."):
        importlib.import_module(module.name)
    names = {
        kind.__name__
        for kind in _kinds_of(QWidget)
        if kind.__module__.startswith(ui.__name__)
        and not any(below.__module__.startswith(ui.__name__) for below in kind.__subclasses__())
        and kind.__name__.endswith(PLACES)
        and not issubclass(kind, Panel)
    }
    return sorted(names - seen.keys())


def _kinds_of(kind: type) -> Iterator[type]:
    for below in kind.__subclasses__():
        yield below
        yield from _kinds_of(below)


def roam(
    home: Path,
    seed: int,
    actions: float,
    found: Found,
    wanted: Wanted | None = None,
    scales: bool = True,
) -> Counter[str]:
    """Do so many things in a home, window after window; return where they were done."""
    chance = random.Random(seed)
    seen: Counter[str] = Counter()
    blamed: set[str] = set()
    done = 0
    with _shut_in(home, chance):
        while done < actions and not (wanted and wanted.is_over()):
            with Monkey(home, chance, found) as monkey:
                monkey.looks = (*DRESSES, *SCALES) if scales else DRESSES
                monkey.number, monkey.blamed, monkey.seen = done, blamed, seen
                while monkey.is_open and monkey.number < actions:
                    monkey.act()
                    if monkey.number % TELLS_AFTER == 0:
                        _say(f"{monkey.number}: {len(seen)} places")
                    if wanted and wanted.is_over():
                        break
                done = monkey.number
            found.count("windows")
            found.blame(f"seed {seed}, after {done} actions", unreadable(monkey.folders))
    found.figures["actions"] = done
    found.figures["places"] = len(seen)
    found.figures["never reached"] = ", ".join(unreached(seen)) or "none"
    found.figures["seen"] = ", ".join(f"{name} {times}" for name, times in seen.most_common())
    return seen


def run(wanted: Wanted) -> Found:
    """Roam for two hours, or for as long or as often as is wanted."""
    found = Found()
    if wanted.count is None and wanted.seconds is None:
        wanted = replace(wanted, seconds=USUAL)
    with tempfile.TemporaryDirectory() as home:
        roam(Path(home), wanted.seed, wanted.count or math.inf, found, wanted)
    return found
