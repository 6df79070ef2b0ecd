"""The verb ``render``: a picture of a course."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from minigolf_desktop.verbs.bad_input import BadInput
from minigolf_desktop.verbs.offscreen import draw_offscreen

if TYPE_CHECKING:
    from minigolf_desktop.verbs.command_line import Verbs

ENDINGS = (".png", ".svg", ".pdf")

Draw = Callable[[Path], None]
"""What draws a course into a file; raises OSError."""


def add_to(verbs: "Verbs") -> None:
    """Declare the verb."""
    verb = verbs.add_parser(
        "render",
        help="draw a course",
        description="Draw a course file of Minigolf Designer or 18 Holes as a picture; "
        "the ending says which kind.",
    )
    verb.add_argument("course", type=Path, metavar="COURSE.json")
    verb.add_argument("--out", type=Path, required=True, metavar="FILE.png|svg|pdf")
    verb.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    """Draw the course."""
    from minigolf_desktop.storage.errors import StorageError  # noqa: PLC0415

    if wanted.out.suffix.lower() not in ENDINGS:
        raise BadInput(f"{wanted.out.name}: the ending is none of {', '.join(ENDINGS)}")
    if not wanted.out.parent.is_dir():
        raise BadInput(f"{wanted.out.parent}: there is no such folder")
    try:
        draw = _golf_course(wanted.course) or _designer_course(wanted.course)
    except StorageError as error:
        raise BadInput(str(error)) from error
    draw_offscreen()
    from minigolf_desktop.ui.house.app import application_for_drawing  # noqa: PLC0415

    application = application_for_drawing()
    try:
        draw(wanted.out)
    except OSError as error:
        raise BadInput(f"{wanted.out}: cannot be written ({error.strerror or error})") from error
    finally:
        application.quit()
    return 0


def _designer_course(path: Path) -> Draw:
    """Return what draws a course of Minigolf Designer; raises StorageError."""
    from minigolf_desktop.content.designer.catalogue import load  # noqa: PLC0415
    from minigolf_desktop.storage.designer.course_files import read_course  # noqa: PLC0415

    course_file = read_course(path, load())

    def draw(out: Path) -> None:
        from minigolf_desktop.ui.designer.render import render_course  # noqa: PLC0415

        render_course(course_file, out)

    return draw


def _golf_course(path: Path) -> Draw | None:
    """Return what draws a course of 18 Holes, None for other files; raises StorageError."""
    from minigolf_desktop.storage.eighteen_holes.courses import (  # noqa: PLC0415
        FORMAT,
        MOST_BYTES,
        read_golf_course,
    )
    from minigolf_desktop.storage.strict_json import format_of, read_bytes  # noqa: PLC0415

    if format_of(read_bytes(path, MOST_BYTES)) != FORMAT:
        return None
    course = read_golf_course(path)
    if not course.tiles:
        raise BadInput(f"{path.name}: no tile lies on the course")

    def draw(out: Path) -> None:
        from minigolf_desktop.content.eighteen_holes import load_box  # noqa: PLC0415
        from minigolf_desktop.ui.eighteen_holes.render import render_golf_course  # noqa: PLC0415

        render_golf_course(course, load_box().face_by_id, out)

    return draw
