"""What the tests of the screens share: content, rules, a home of their own, a window."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import count
from pathlib import Path
from weakref import WeakSet

import pytest
from painted_once import pictures_painted_once
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt, QTranslator
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from minigolf_desktop.content import designer, eighteen_holes
from minigolf_desktop.storage.folders import HOME_VARIABLE, Folders
from minigolf_desktop.storage.settings import Settings, read_settings, write_settings
from minigolf_desktop.ui.common import curtain as curtain_screen
from minigolf_desktop.ui.common import disk
from minigolf_desktop.ui.common import sounds as window_sounds
from minigolf_desktop.ui.common.application import dress, look_of
from minigolf_desktop.ui.common.kept import Tidying
from minigolf_desktop.ui.common.main_window import MainWindow, Notice
from minigolf_desktop.ui.common.sounds import Sound, Speaker, begin_sounds
from minigolf_desktop.ui.common.spare_time import SpareTime
from minigolf_desktop.ui.common.theme import load_fonts
from minigolf_desktop.ui.common.translation import fall_silent, speak
from minigolf_desktop.ui.common.widgets.toast import Toast
from minigolf_desktop.ui.house.flow import Flow


@pytest.fixture(scope="session", autouse=True)
def _pictures_painted_once() -> Iterator[None]:
    with pictures_painted_once():
        yield


_OFTEN = 100
"""After so many tests memory is given back."""


@pytest.fixture(scope="session")
def tests_done() -> Iterator[int]:
    return count(1)


@pytest.fixture(scope="session")
def tidying(qapp: QApplication) -> Tidying:
    return Tidying(qapp)


@pytest.fixture(autouse=True)
def _memory_given_back(tests_done: Iterator[int], tidying: Tidying) -> Iterator[None]:
    """Tidy up now and then, as the program does when a game was left."""
    yield
    if next(tests_done) % _OFTEN == 0:
        tidying.tidy()


def _read_once(read: Callable[[Path, bool], object]) -> Callable[[Path, bool], object]:
    """Return what reads content, that of the program itself once: every window asks for it."""
    own = cache(partial(read, strictly=False))
    return lambda folder, strictly: read(folder, True) if strictly else own(folder)


@pytest.fixture(scope="session", autouse=True)
def _content_read_once() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(designer, "_load", _read_once(designer._load))
        patch.setattr(eighteen_holes, "_load_box", _read_once(eighteen_holes._load_box))
        yield


@pytest.fixture(scope="session")
def translators() -> Iterator[WeakSet[QTranslator]]:
    """Note the translators that the application was given: Qt does not tell."""
    given = WeakSet[QTranslator]()
    install = QCoreApplication.installTranslator

    def note(translator: QTranslator) -> bool:
        given.add(translator)
        return install(translator)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QCoreApplication, "installTranslator", staticmethod(note))
        yield given


@pytest.fixture(autouse=True)
def no_look_left_to_the_next(
    qapp: QApplication, translators: WeakSet[QTranslator]
) -> Iterator[None]:
    """Let no test leave its letters, its colours or its language to the next one."""
    letters, palette, locale = qapp.font(), qapp.palette(), QLocale()
    yield
    # Windows that are about to go need not be dressed anew.
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if qapp.font() != letters:
        qapp.setFont(letters)
    if qapp.palette() != palette:
        qapp.setPalette(palette)
    for translator in filter(isValid, list(translators)):
        qapp.removeTranslator(translator)
    translators.clear()
    QLocale.setDefault(locale)


@pytest.fixture(autouse=True)
def _curtains_wake_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no test wait for a curtain; those about its rest ask for ``resting_curtains``."""
    monkeypatch.setattr(curtain_screen, "REST", 0)


@pytest.fixture
def resting_curtains(_curtains_wake_at_once: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let curtains rest as they do for players, until a test wakes them."""
    monkeypatch.setattr(curtain_screen, "REST", 700)


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Folders:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    return Folders.of_user()


@pytest.fixture
def listened() -> Iterator[None]:
    """Let somebody listen who has the screen read out."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def english(qapp: QApplication) -> Iterator[None]:
    translator = speak("en")
    yield
    fall_silent(translator)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """Return what a scene belongs to: it goes with it."""
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


MOST_TURNS = 20_000
"""Turns after which what is done bit by bit will never be done."""


class Player:
    """Sits before the window, with a mouse and a keyboard."""

    def __init__(self, window: MainWindow, flow: Flow) -> None:
        self.window = window
        self.flow = flow
        self.told: list[str] = []

    @property
    def screen(self) -> QWidget:
        assert self.window.screen_shown is not None
        return self.window.screen_shown

    @property
    def screen_name(self) -> str:
        """Name the screen by its class; a table by what is the game's own."""
        return type(getattr(self.screen, "wing", self.screen)).__name__

    @property
    def session(self):
        assert self.flow.shell is not None
        return self.flow.shell.open_session

    @property
    def notice(self) -> str:
        """What is told above the screen as long as it is true; empty for nothing."""
        told = self.window.findChildren(Notice)
        return " ".join(one.accessibleName() for one in told if one.isVisibleTo(self.window))

    @property
    def said(self) -> str:
        """What is told over the screen; empty for nothing."""
        told = self.window.findChildren(Toast, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return " ".join(one.text for one in told if one.isVisible())

    @property
    def focus(self) -> QWidget:
        widget = self.window.focusWidget()
        assert widget is not None
        return widget

    def button(self, name: str) -> QAbstractButton:
        named = [
            button
            for button in self.window.findChildren(QAbstractButton)
            if button.accessibleName() == name and button.isVisible()
        ]
        assert len(named) == 1, f"{len(named)} buttons called {name!r}"
        return named[0]

    def click(self, name: str) -> None:
        QTest.mouseClick(self.button(name), Qt.MouseButton.LeftButton)

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.focus, key)

    def rest(self) -> None:
        """Look on until all is done that is done bit by bit, such as the end of a match."""
        # No event loop runs here: screens that were left would be painted to their end.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        spare_time = SpareTime.of_application()
        turns = 0
        while spare_time.is_wanted:
            assert (turns := turns + 1) < MOST_TURNS
            QApplication.processEvents()


MakePlayer = Callable[..., Player]


@pytest.fixture
def make_player(qtbot: QtBot, qapp: QApplication, folders: Folders) -> Iterator[MakePlayer]:
    """Open a window on the player's home; more than one may be open."""
    load_fonts()
    opened: list[MainWindow] = []

    def make(home: Folders = folders, *, in_pieces: bool = False, **changes: object) -> Player:
        settings, _ = read_settings(home.settings)
        # People sit at the tables of tests; who is alone is offered company.
        changes.setdefault("computers", {"blue": "person"})
        if not home.settings.exists():
            settings = Settings(animation_speed=0, theme="light", time_of_year="summer", **changes)
            write_settings(home.settings, settings)
        dress(qapp, look_of(settings))
        window = MainWindow(home, settings, speak("en"))
        player = Player(window, Flow(window, home, in_pieces=in_pieces))
        window.warn = player.told.append
        player.flow.home()
        opened.append(window)
        window.resize(1366, 768)
        window.painted.connect(player.flow.warm_up)
        window.painted.connect(lambda: begin_sounds(window, player.flow.entered))
        with qtbot.waitActive(window), qtbot.waitSignal(window.painted):
            window.show()
            window.activateWindow()
        return player

    yield make
    for window in opened:
        window.close()
        window.deleteLater()
        # A test may have let it speak another language meanwhile.
        fall_silent(window.translator)


@pytest.fixture
def player(make_player: MakePlayer) -> Player:
    return make_player()


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the disk of a test be one that answers at once, however much else the machine does."""
    monkeypatch.setattr(disk, "PATIENCE", 60)


class NotingSpeaker(Speaker):
    """A device that notes what it is handed, and is silent."""

    def __init__(self, heard: list[Sound]) -> None:
        super().__init__()
        self._heard = heard

    def play(self, sound: Sound, level: float) -> None:
        self._heard.append(sound)


@pytest.fixture(autouse=True)
def heard(monkeypatch: pytest.MonkeyPatch) -> list[Sound]:
    """Note what the windows of a test let be heard, in its order; nothing is to be heard."""
    heard: list[Sound] = []
    monkeypatch.setattr(window_sounds, "Speaker", lambda: NotingSpeaker(heard))
    return heard
