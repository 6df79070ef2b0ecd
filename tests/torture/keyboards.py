"""Real keys of real layouts, before the real window on a display of its own: what do they do?

And every key of the program, as each layout sends it, on every screen and in every dialog.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from minigolf_desktop.model.designer import ChooseLand, Setup
from minigolf_desktop.ui.designer.new_game import WantedGame
from tests.ui.keyboards import RECORDED, digit, letter

from .all_keys import press_everywhere
from .found import Found, Wanted
from .windows import Opened, application

TOOLS = ("Xvfb", "setxkbmap", "xdotool")
STEPS = ("1", "2", "r", "shift+r", "enter", "ctrl+z")
"""What is pressed: both tiles are taken up, one is turned and back, laid, and taken back."""
ENTER = 36
"""The scan code of Enter, which lies nowhere else."""
PATIENCE = 3.0
"""Seconds that a key may take to do something on a busy machine."""
_BETWEEN = 0.05
"""Seconds between two keys: what is pressed again faster is a held key."""

Seen = tuple[int | None, int | None, int]


SCENES = 3
"""Scenes of each screen and dialog by hand on which every key is pressed."""


def run(wanted: Wanted) -> Found:
    """Play with every layout whose name holds a text, and press all keys everywhere."""
    found = Found()
    _play(wanted, found)
    application()
    layouts = [layout for layout in RECORDED if wanted.only in layout]
    press_everywhere(found, wanted.count or SCENES, layouts)
    return found


def _play(wanted: Wanted, found: Found) -> None:
    """Play on a display; say so where there is none."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        found.figures["left out, for there is no"] = " and no ".join(missing)
        return
    with tempfile.TemporaryDirectory() as home, _display() as display:
        command = [sys.executable, "-m", "tests.torture.keyboards", home, wanted.only]
        changes = {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        played = subprocess.run(
            command, env=os.environ | changes, capture_output=True, text=True, check=False
        )
    if played.returncode:
        found.blame("the window", [" ".join(played.stderr.splitlines()[-2:])])
        return
    seen: dict[str, list[Seen]] = json.loads(played.stdout.splitlines()[-1])
    usual = seen.pop("usual")
    for layout, states in seen.items():
        found.count("layouts")
        found.count("real keys", len(states))
        for key, state, right in zip(STEPS, states, usual, strict=True):
            if state != right:
                found.blame(layout, [f"{key} led to {state} instead of {right}"])


@contextmanager
def _display() -> Iterator[str]:
    """Open a display that nobody sees; the server chooses its number."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1366x768x24"]
    server = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


class Table:
    """A game of Minigolf Designer, and hands on the real keyboard before it."""

    def __init__(self, opened: Opened) -> None:
        self._opened = opened
        window = opened.window
        window.show()
        window.activateWindow()
        opened.flow.new_game()
        opened.flow.shell.begin(WantedGame(Setup(), "77"))
        opened.session.play(ChooseLand(0))
        # Every key counts at once.
        window.keys.clock = lambda: float("inf")
        self._wait(lambda: QGuiApplication.focusWindow() is window.windowHandle())

    def _wait(self, is_so: Callable[[], bool] = lambda: False, seconds: float = PATIENCE) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end and not is_so():
            self._opened.pause()
            time.sleep(0.002)

    def press(self, layout: str) -> list[Seen]:
        """Press all keys with a layout; return what is seen after each."""
        name, _, variant = layout.partition(" ")
        subprocess.run(["setxkbmap", name, "-variant", variant], check=True)
        self._wait(seconds=0.5)
        return [self._press(layout, step) for step in STEPS]

    def _press(self, layout: str, step: str) -> Seen:
        held, _, name = step.rpartition("+")
        before, code = self._seen(), _code(layout, name)
        keys = f"{held}+{code}" if held else str(code)
        subprocess.run(["xdotool", "key", "--delay", "0", keys], check=True)
        self._wait(lambda: self._seen() != before)
        self._wait(seconds=_BETWEEN)
        return self._seen()

    def _seen(self) -> Seen:
        """Return the tile in hand, how it lies, and how many moves there are."""
        desk = self._opened.screen.wing.desk  # type: ignore[union-attr]
        rotation = None if desk.placement is None else desk.placement.rotation
        return desk.slot, rotation, len(self._opened.session.match.moves)


def _code(layout: str, name: str) -> int:
    """Return the scan code of a digit, a letter or Enter on the keyboard of a layout."""
    if name == "enter":
        return ENTER
    key = digit(layout, int(name)) if name.isdigit() else letter(layout, name.upper())
    return key.scan_code


def main(home: str, only: str) -> None:
    """Play in this process, and print what was seen with each layout."""
    with Opened(Path(home)) as opened:
        table = Table(opened)
        table.press("us")
        seen = {"usual": table.press("us")}
        seen |= {layout: table.press(layout) for layout in RECORDED if only in layout}
        print(json.dumps(seen))


if __name__ == "__main__":
    main(*sys.argv[1:])
