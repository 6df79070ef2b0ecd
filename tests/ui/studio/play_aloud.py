"""Plays games by keys alone and writes down what is heard: ``play_aloud.py OUT [LANGUAGE]``.

Every key is followed by what a screen reader says then. To be read by somebody who asks: could I
play by it?
"""

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QKeySequence

sys.path.insert(0, str(Path(__file__).parent.parent))

from hands import NO_KEY
from hearing import Listener

from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.ui.common import curtain as curtain_screen
from minigolf_desktop.ui.common.application import make_application
from minigolf_desktop.ui.games import GAMES
from minigolf_desktop.ui.studio.self_test import Visit

Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier
DESIGNER, PUTT_DICE, GOLF = GAMES
LONGEST = 400
"""Keys after which a game that does not end counts as stuck."""


class Reader(Listener):
    """Writes every key and what is heard of it."""

    def __init__(self, visit: Visit) -> None:
        super().__init__(visit.window)
        self.visit = visit
        self.lines: list[str] = []

    def press(self, *keys: Qt.Key, held: Qt.KeyboardModifier = NO_KEY) -> str:
        told = ""
        for key in keys:
            told = super().press(key, held=held)
            shift = "Shift+" if held == SHIFT else ""
            self.lines += [f"[{shift}{QKeySequence(key).toString()}]", *told.split("\n")]
        return told

    def click(self, name: str) -> None:
        """Press the control of a name, as Tab and Space do."""
        group, _, _ = name.partition(":")
        for _ in range(80):
            here = self.focus.accessibleName()
            if here == name:
                self.press(Key.Key_Space)
                return
            # Tab leads to one control of a group, the arrow keys to the others.
            in_group = here.partition(":")[0] == group
            super().press(Key.Key_Right if in_group else Key.Key_Tab)
        raise LookupError(name)


def solo(reader: Reader) -> None:
    """A whole game for one, from the set-up to the counting."""
    reader.visit.flow.new_game(DESIGNER)
    reader.settle()
    reader.press(Key.Key_Return, Key.Key_2, Key.Key_Return, Key.Key_Left, Key.Key_Up)
    for _ in range(LONGEST):
        if "It fits" not in reader.press(Key.Key_1):
            break
        told = reader.press(Key.Key_Return)
        if "Key B" in told:
            reader.press(Key.Key_B)
        elif "Score" not in told:
            reader.press(Key.Key_Escape, Key.Key_P, Key.Key_Return)
    reader.press(*[Key.Key_Return] * 12)


def group(reader: Reader) -> None:
    """An advanced game of two: lands, promises behind curtains, and a turn of each."""
    reader.visit.flow.new_game(DESIGNER)
    reader.settle()
    reader.click("Number of players: 2")
    reader.click("Version: Advanced")
    reader.click("Deal three lands")
    reader.press(Key.Key_Return, Key.Key_Return)
    for _ in range(2):
        reader.press(Key.Key_Return, Key.Key_1, Key.Key_5, Key.Key_Return)
    reader.press(*[Key.Key_Return, Key.Key_1, Key.Key_Return, Key.Key_Return] * 2)
    reader.press(Key.Key_M, Key.Key_Escape, Key.Key_O)


def golf(reader: Reader) -> None:
    """A draft of two, and their turns on the first hole."""
    reader.visit.flow.new_game(GOLF)
    reader.settle()
    reader.click("Clubs: Draft")
    reader.press(Key.Key_Return)
    for _ in range(10):
        reader.press(Key.Key_Return, Key.Key_2, Key.Key_Return)
    for _ in range(6):
        reader.press(Key.Key_Return, Key.Key_Right, Key.Key_Return)


def putting(reader: Reader) -> None:
    """A hole of two with dice."""
    reader.visit.flow.new_game(PUTT_DICE)
    reader.settle()
    reader.click("Players: 2")
    reader.press(Key.Key_Return, Key.Key_F)
    for _ in range(14):
        reader.press(Key.Key_2, Key.Key_Space)


def editors(reader: Reader) -> None:
    """A tile laid, turned and looked at in both editors, greens numbered, a replay of nothing."""
    reader.visit.flow.show_board(DESIGNER)
    reader.settle()
    reader.press(Key.Key_Slash, Key.Key_Return, Key.Key_Return, Key.Key_Return, Key.Key_Return)
    reader.press(Key.Key_Escape, Key.Key_Right, Key.Key_R, Key.Key_Delete, Key.Key_Escape)
    reader.visit.flow.home()
    reader.visit.flow.new_game(GOLF)
    reader.settle()
    reader.click("Course editor")
    reader.settle()
    reader.press(Key.Key_Right, Key.Key_Left, Key.Key_R, Key.Key_F, Key.Key_Return, Key.Key_Up)
    reader.press(Key.Key_Escape, Key.Key_N, Key.Key_Right, Key.Key_Return, Key.Key_Escape)


def house(reader: Reader) -> None:
    """What lies round the games: today, the season, records, the guest book, lessons, rules."""
    flow = reader.visit.flow
    reader.press(Key.Key_Tab, Key.Key_Tab)
    for show in (flow.today, flow.season, flow.records, flow.guest_book, flow.lessons):
        show()
        reader.settle()
        reader.lines.append(f"<{show.__name__}>")
        reader.press(Key.Key_Right, Key.Key_Down, Key.Key_Tab, Key.Key_Tab)


def play_aloud(out: Path, language: str) -> None:
    """Write a file a game into a folder."""
    make_application()
    QAccessible.setActive(True)
    # Nobody waits here for a curtain that rests.
    curtain_screen.REST = 0
    out.mkdir(parents=True, exist_ok=True)
    plays: tuple[Callable[[Reader], None], ...] = (solo, group, golf, putting, editors, house)
    for play in plays:
        with TemporaryDirectory() as home:
            visit = Visit(Folders.below(Path(home)))
            if language != "en":
                visit.window.change_settings(language=language)
            reader = Reader(visit)
            try:
                play(reader)
            finally:
                text = "\n".join(reader.lines)
                (out / f"{play.__name__}.txt").write_text(f"{text}\n", encoding="utf-8")
            visit.window.close()


if __name__ == "__main__":
    play_aloud(Path(sys.argv[1]), *(sys.argv[2:3] or ["en"]))
