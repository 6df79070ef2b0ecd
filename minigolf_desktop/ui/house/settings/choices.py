"""The settings in words: what can be chosen, in the order of the dialog.

Each game adds what is its own.
"""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.ui.common.setting import Choice, on_off
from minigolf_desktop.ui.common.text.numbers import per_cent
from minigolf_desktop.ui.common.translation import languages
from minigolf_desktop.ui.games import GAMES
from minigolf_desktop.ui.house.speeds import speeds

translate = QCoreApplication.translate


class Group(NamedTuple):
    """Settings that belong together."""

    title: str
    choices: tuple[Choice, ...]


_SCALES = (75, 90, 100, 115, 130, 150, 200)
"""Interface scales to choose from, in hundredths."""

_VOLUMES = (25, 50, 75, 100)
"""Volumes to choose from, in hundredths."""


def groups(scale: int, largest: float) -> tuple[tuple[Group, ...], tuple[Group, ...]]:
    """Return all settings: those of the left half of the dialog and those of the right.

    ``scale`` is the interface scale set, in hundredths; ``largest`` the one that the display has
    room for.
    """
    size = _scale(scale, largest)
    look = Group(translate("settings", "Look"), (_language(), _theme(), size))
    moving = (_speed(), _computer_pace(), _reduced_motion())
    movement = Group(translate("settings", "Movement"), moving)
    heard = Group(translate("settings", "Sounds"), (_sound(), _volume()))
    of_games = [choice for game in GAMES if game.settings for choice in game.settings()]
    table = Group(
        translate("settings", "At the table"),
        (_hints(), _advice(), _tips(), _confirm(), *of_games, _curtain()),
    )
    return (look, movement, heard), (table,)


def _language() -> Choice:
    own: list[tuple[str, object]] = [(name, code) for code, name in languages().items()]
    return Choice(
        "language",
        translate("settings", "Language"),
        "",
        ((translate("settings", "As the system"), ""), *own),
    )


def _theme() -> Choice:
    options = (
        (translate("settings", "As the system"), "system"),
        (translate("settings", "Light"), "light"),
        (translate("settings", "Dark"), "dark"),
    )
    return Choice("theme", translate("settings", "Theme"), "", options)


def _scale(now: int, largest: float) -> Choice:
    fitting = [
        hundredths
        for hundredths in _SCALES
        if hundredths <= round(100 * largest) or hundredths == now
    ]
    options = tuple((per_cent(hundredths), hundredths) for hundredths in fitting)
    note = translate("settings", "Size of text, panels and buttons.")
    if now > round(100 * largest):
        words = translate("settings", "This display has room for {number} %.")
        note += " " + words.replace("{number}", str(round(100 * largest)))
    return Choice("scale", translate("settings", "Interface scale"), note, options)


def _speed() -> Choice:
    return Choice("animation_speed", translate("settings", "Animation speed"), "", speeds())


def _computer_pace() -> Choice:
    options = (
        (translate("settings", "Slow"), 50),
        (translate("settings", "1×"), 100),
        (translate("settings", "2×"), 200),
        (translate("settings", "At once"), 0),
    )
    note = translate("settings", "How long is seen what they are about to do.")
    return Choice("computer_pace", translate("settings", "Computer players"), note, options)


def _reduced_motion() -> Choice:
    note = translate("settings", "Nothing travels or grows; short fades only.")
    return Choice("reduced_motion", translate("settings", "Reduced motion"), note, on_off())


def _sound() -> Choice:
    note = translate("settings", "F8 turns them on and off everywhere.")
    return Choice("sound", translate("settings", "Sounds"), note, on_off())


def _volume() -> Choice:
    options = tuple((per_cent(volume), volume) for volume in _VOLUMES)
    return Choice("volume", translate("settings", "Volume"), "", options)


def _hints() -> Choice:
    note = translate("settings", "Shows where a tile fits and what it is worth there.")
    return Choice("hints", translate("settings", "Help with placing"), note, on_off())


def _advice() -> Choice:
    note = translate("settings", "Good moves and why: the bulb, or H hit twice.")
    return Choice("advice", translate("settings", "Hints in games that count"), note, on_off())


def _tips() -> Choice:
    note = translate("settings", "Told once. To turn them on again tells them all anew.")
    return Choice("tips", translate("settings", "Tips"), note, on_off())


def _confirm() -> Choice:
    note = translate("settings", "A tile or a shot waits for your yes.")
    return Choice("confirm", translate("settings", "Confirm"), note, on_off())


def _curtain() -> Choice:
    options = (
        (translate("settings", "Always"), "always"),
        (translate("settings", "Only for secrets"), "secrets"),
    )
    note = translate("settings", "Falls between two players who share this screen.")
    return Choice("curtain", translate("settings", "Curtain"), note, options)
