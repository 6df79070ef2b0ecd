"""The same keys do the same at every table, whatever layout the keyboard has."""

from collections.abc import Iterator

import pytest
from hands import lift_curtain
from keyboards import RECORDED, Pressed, digit, letter, press, writing
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from minigolf_desktop.model.designer import ChooseLand, Setup
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice
from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.common.keyboard import Keyboard
from minigolf_desktop.ui.designer.new_game import WantedGame
from minigolf_desktop.ui.eighteen_holes.entry import EIGHTEEN_HOLES
from minigolf_desktop.ui.putt_dice.entry import PUTT_DICE


@pytest.fixture(autouse=True)
def _keys_of_linux(player) -> None:
    """Every screen takes keys at once, by the codes that Linux gives them."""
    player.window.keys.clock = lambda: float("inf")
    player.window.keys.keyboard = Keyboard("xcb")


def designing(player):
    player.window.change_settings(confirm=False)
    player.flow.new_game()
    player.flow.shell.begin(WantedGame(Setup(), "77"))
    session = player.flow.shell.open_session
    session.play(ChooseLand(0))
    return session


def putting(player):
    player.flow.new_game(PUTT_DICE)
    shell = player.flow.shell
    shell.begin(next(iter(shell.courses.offered())), (Seat(),), first=0, seed=1)
    return shell.open_session


def golfing(player):
    player.click("18 Holes: New")
    choice = player.screen
    choice.players.choose(2)
    choice.options.choose(ClubChoice.FIRST_GAME)
    choice.options.seed.field.setText("7")
    choice.main_button.click()
    lift_curtain(player.screen)
    return player.flow.shell_of(EIGHTEEN_HOLES).open_session


def keys_of(layout: str, script: str) -> Iterator[Pressed]:
    """Yield keys: a digit of the row, a letter, one with ``^`` for Ctrl, or a sign."""
    for word in script.split():
        name = word.lstrip("^⇧").upper()
        held = {"^": "ctrl", "⇧": "shift"}.get(word[0], "")
        if name.isdigit():
            yield digit(layout, int(name))
        elif name.isalpha():
            yield letter(layout, name, held)
        else:
            yield writing(layout, name)


def shown(player) -> tuple[object, ...]:
    """Return what a player sees: every control, the tile in hand and what was played."""
    controls = frozenset(
        (type(one).__name__, one.accessibleName(), one.isEnabled(), one.isChecked(), one.hasFocus())
        for one in player.window.findChildren(QAbstractButton)
        if one.isVisible()
    )
    names = frozenset(
        (type(one).__name__, one.accessibleName())
        for one in player.window.findChildren(QWidget)
        if one.isVisible()
    )
    tile = getattr(getattr(player.screen.wing, "desk", None), "placement", None)
    return len(player.session.match.moves), tile, controls, names


def seen(player, layout: str, script: str) -> list[tuple[object, ...]]:
    """Press keys; return what is shown after each."""
    found = []
    for key in keys_of(layout, script):
        press(key)
        QApplication.processEvents()
        found.append(shown(player))
    return found


DESIGNING = "1 2 r r ⇧r 1 p ^z ⇧r l l f"
PUTTING = "1 2 3 l l f f"
GOLFING = "1 2 3 l l f"


@pytest.mark.parametrize(
    ("begin", "script"),
    [
        (designing, DESIGNING),
        pytest.param(putting, PUTTING, marks=pytest.mark.quick),
        (golfing, GOLFING),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_every_keyboard_plays_alike(player, begin, script):
    session = begin(player)
    seen(player, "us", script)
    wanted = seen(player, "us", script)
    assert len(set(wanted)) > 3 and session is player.session
    for layout in RECORDED:
        assert seen(player, layout, script) == wanted, layout
