"""A box of 18 Holes, games in any phase, and a window to show screens in."""

from random import Random

import pytest
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.eighteen_holes.course import Course
from minigolf_desktop.model.eighteen_holes.moves import PassPick, ResetHand
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode, Setup
from minigolf_desktop.model.play import Match, Seat
from minigolf_desktop.ui.common.application import dress, dress_window
from minigolf_desktop.ui.common.theme import LIGHT, load_fonts
from minigolf_desktop.ui.common.translation import fall_silent, speak
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.choice import GolfChoiceScreen, WantedGolf
from minigolf_desktop.ui.eighteen_holes.session import GolfSession

NAMES = ("Odile", "Marek", "Sol", "Vera", "Pim")


@pytest.fixture(scope="session")
def golf_rules(box):
    return EighteenHolesRules(box)


@pytest.fixture(scope="session")
def courses(box):
    """The courses of the box by id."""
    return {preset.course.id: preset.course for preset in box.presets}


@pytest.fixture
def show(qtbot, qapp):
    """Show what a maker makes, in a window of the usual size."""
    translator = speak("en")
    load_fonts()
    usual = Look(LIGHT)
    dress(qapp, usual)
    windows = []

    def shown(make, size=(1366, 768), look=usual):
        window = QWidget()
        windows.append(window)
        screen = make(look)
        dress_window(window, look)
        focus = screen.focusWidget()
        screen.setParent(window)
        window.resize(*size)
        screen.resize(*size)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        (focus or screen).setFocus()
        return screen

    yield shown
    for window in windows:
        window.close()
        window.deleteLater()
    fall_silent(translator)


@pytest.fixture
def new_game(golf_rules, courses):
    """Begin a game; chance plays until ``stop`` says so of its state."""

    def begin(
        golfers=("", ""),
        mode=Mode.MATCH,
        clubs=ClubChoice.DRAFT,
        course="practice-meadow",
        stop=lambda state: True,
        seed=3,
        **more,
    ):
        laid: Course = courses[course]
        players = more.pop("players", tuple(map(Seat, NAMES[: len(golfers)])))
        setup = Setup(laid, mode, tuple(golfers), clubs, players, **more)
        match = Match(golf_rules, setup, seed)
        chance = Random(seed)
        while match.state.seat >= 0 and not stop(match.state):
            legal = [
                action
                for action in golf_rules.legal(match.state)
                if not isinstance(action, ResetHand | PassPick)
            ]
            match.play(match.state.seat, chance.choice(legal or [ResetHand()]))
        return GolfSession(golf_rules, match)

    return begin


@pytest.fixture
def choose(show, box):
    """Show the screen with some choices, and note what it asks for."""

    def made(wanted=None, **more):
        screen = show(lambda look: GolfChoiceScreen(look, box, wanted or WantedGolf(), **more))
        screen.told = []
        screen.started.connect(lambda setup, seed: screen.told.append((setup, seed)))
        screen.left.connect(lambda: screen.told.append("left"))
        screen.editor_requested.connect(screen.told.append)
        return screen

    return made
