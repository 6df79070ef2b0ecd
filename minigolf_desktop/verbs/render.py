"""The verb ``render``: a picture of a course."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from minigolf_desktop.verbs.bad_input import BadInput
from minigolf_desktop.verbs.offscreen import draw_offscreen

if TYPE_CHECKING:
    from minigolf_desktop.verbs.command_line import Verbs

ENDINGS = (".png", ".svg", ".pdf")


def add_to(verbs: "Verbs") -> None:
    """Declare the verb."""
    verb = verbs.add_parser(
        "render",
        help="draw a course",
        description="Draw a course file as a picture; the ending says which kind.",
    )
    verb.add_argument("course", type=Path, metavar="COURSE.json")
    verb.add_argument("--out", type=Path, required=True, metavar="FILE.png|svg|pdf")
    verb.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    """Draw the course."""
    from minigolf_desktop.content import load  # noqa: PLC0415
    from minigolf_desktop.storage.course_files import read_course  # noqa: PLC0415
    from minigolf_desktop.storage.errors import StorageError  # noqa: PLC0415

    if wanted.out.suffix.lower() not in ENDINGS:
        raise BadInput(f"{wanted.out.name}: the ending is none of {', '.join(ENDINGS)}")
    if not wanted.out.parent.is_dir():
        raise BadInput(f"{wanted.out.parent}: there is no such folder")
    try:
        course_file = read_course(wanted.course, load())
    except StorageError as error:
        raise BadInput(str(error)) from error
    draw_offscreen()
    from minigolf_desktop.ui.app import application_for_drawing  # noqa: PLC0415
    from minigolf_desktop.ui.render import render_course  # noqa: PLC0415

    application = application_for_drawing()
    try:
        render_course(course_file, wanted.out)
    except OSError as error:
        raise BadInput(f"{wanted.out}: cannot be written ({error.strerror or error})") from error
    finally:
        application.quit()
    return 0
