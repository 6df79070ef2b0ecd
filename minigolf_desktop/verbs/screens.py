"""The verb ``screens``: every screen as a picture."""

import argparse
import re
from gettext import gettext as _
from pathlib import Path

from minigolf_desktop.storage.errors import reason_of
from minigolf_desktop.ui.studio.screenshots import draw_screens
from minigolf_desktop.verbs.command_line import BadInput, draw_offscreen

WIDTHS = range(640, 7681)
HEIGHTS = range(480, 4321)
"""Sizes of a window that can be drawn, in pixels."""
SCALES = range(75, 201)
"""Scales of the interface, in per cent, as in the settings."""


def declare(verb: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    verb.description = _("Draw every screen in scripted states, and sheets of all tiles and lands.")
    verb.add_argument("--out", type=Path, required=True, metavar="DIR")
    verb.add_argument("--size", type=_size, default=(1366, 768), metavar="WxH")
    verb.add_argument("--language", type=_language, default="en", metavar="xx")
    verb.add_argument("--theme", choices=("light", "dark"), default="light")
    verb.add_argument("--scale", type=_scale, default=100, metavar="PERCENT")


def run(wanted: argparse.Namespace) -> int:
    """Draw the screens and print the files, one a line."""
    try:
        wanted.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        told = _("{folder}: cannot be made ({why})")
        raise BadInput(told.format(folder=wanted.out, why=reason_of(error).said(_))) from error
    draw_offscreen()
    try:
        for path in draw_screens(
            wanted.out, wanted.size, wanted.language, wanted.theme, wanted.scale
        ):
            print(path)
    except OSError as error:
        told = _("{folder}: cannot be written ({why})")
        raise BadInput(told.format(folder=wanted.out, why=reason_of(error).said(_))) from error
    return 0


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([0-9]{3,4})x([0-9]{3,4})", text)
    if found:
        width, height = int(found[1]), int(found[2])
        if width in WIDTHS and height in HEIGHTS:
            return width, height
    told = _("{words} is not a size such as 1366x768")
    raise argparse.ArgumentTypeError(told.format(words=repr(text[:40])))


def _scale(text: str) -> int:
    if re.fullmatch(r"[0-9]{2,3}", text) and int(text) in SCALES:
        return int(text)
    told = _("{words} is not a scale from 75 to 200, in per cent")
    raise argparse.ArgumentTypeError(told.format(words=repr(text[:40])))


def _language(text: str) -> str:
    if re.fullmatch(r"[a-z]{2}(_[A-Z]{2})?", text):
        return text
    told = _("{words} is not a language such as en")
    raise argparse.ArgumentTypeError(told.format(words=repr(text[:40])))
