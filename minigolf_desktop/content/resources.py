"""Where the program's data lies: in the source tree, in a wheel and in a frozen program."""

import sys
from functools import cache
from pathlib import Path

UNFIT = (TypeError, ValueError, LookupError, AttributeError)
"""What is raised where a value of a file is not what is wanted of it."""


class ContentError(Exception):
    """A content file is missing or broken; the message names file, entry and field."""


def resource(*parts: str) -> Path:
    """Return the path of a file or folder of the resources.

    A wheel and a frozen program carry ``resources`` inside the package; the source tree has it
    beside the package.
    """
    return _folder().joinpath(*parts)


@cache
def _folder() -> Path:
    package = Path(getattr(sys, "_MEIPASS", "")) / "minigolf_desktop"
    if not getattr(sys, "frozen", False):
        package = Path(__file__).resolve().parent.parent
    inside = package / "resources"
    return inside if inside.is_dir() else package.parent / "resources"
