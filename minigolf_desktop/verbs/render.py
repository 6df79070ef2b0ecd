"""The verb ``render``: a picture of a course."""

import argparse
from gettext import gettext as _
from pathlib import Path

from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.reading import format_of, parse, read_bytes
from minigolf_desktop.ui.common.application import application_for_drawing
from minigolf_desktop.ui.common.printing.sheets import Ink, Paper, write_sheets
from minigolf_desktop.ui.games import game_of_course, wing_of
from minigolf_desktop.verbs.command_line import BadInput, check_folder, draw_offscreen

ENDINGS = (".png", ".svg", ".pdf")
SHEET_ENDING = ".pdf"
MOST_BYTES = 1_000_000
"""The largest course files take a hundredth of it."""


def declare(verb: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    verb.description = _("Draw a course file as a picture; the ending says which kind.")
    verb.add_argument("course", type=Path, metavar="COURSE.json")
    verb.add_argument(
        "--sheet",
        choices=[str(paper) for paper in Paper],
        help=_("write sheets to print on this paper, into a PDF file"),
    )
    verb.add_argument("--black", action="store_true", help=_("print them in black and white"))
    verb.add_argument("--out", type=Path, required=True, metavar="FILE.png|svg|pdf")


def run(wanted: argparse.Namespace) -> int:
    """Draw the course."""
    if wanted.out.suffix.lower() not in ENDINGS:
        told = _("{file}: the ending is none of {endings}")
        raise BadInput(told.format(file=wanted.out.name, endings=", ".join(ENDINGS)))
    if wanted.sheet and wanted.out.suffix.lower() != SHEET_ENDING:
        told = _("{file}: sheets to print end in {ending}")
        raise BadInput(told.format(file=wanted.out.name, ending=SHEET_ENDING))
    check_folder(wanted.out.parent)
    try:
        data = read_bytes(wanted.course, MOST_BYTES)
        # What is of no format that is known is refused by the first game, which says why.
        wing = wing_of(game_of_course(format_of(data)))
        assert wing.drawing is not None, "whoever has course files draws them"
        draw = wing.drawing.drawer(wanted.course)
    except StorageError as error:
        raise BadInput(error.said(_)) from error
    draw_offscreen()
    application = application_for_drawing()
    try:
        if wanted.sheet:
            ink = Ink.BLACK if wanted.black else Ink.COLOUR
            write_sheets(wing.sheets(parse(data), ink), Paper(wanted.sheet), wanted.out)
        else:
            draw(wanted.out)
    except StorageError as error:
        raise BadInput(error.said(_)) from error
    finally:
        application.quit()
    return 0
