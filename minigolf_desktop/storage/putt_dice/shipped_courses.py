"""The courses that come with the program, each of another character."""

from pathlib import Path

from minigolf_desktop.content.designer.catalogue import Catalogue
from minigolf_desktop.content.resources import resource
from minigolf_desktop.storage.designer.course_files import CourseFile, read_course

ENDING = ".json"


def shipped_paths() -> tuple[Path, ...]:
    """Return where the courses that come with the program lie, in the order of their names."""
    return tuple(sorted(resource("courses").glob(f"*{ENDING}")))


def shipped_path(stem: str) -> Path:
    """Return where one of them lies; ``duck-ponds`` for example."""
    return resource("courses", f"{stem}{ENDING}")


def shipped_courses(catalogue: Catalogue) -> tuple[CourseFile, ...]:
    """Read the courses that come with the program; raises StorageError."""
    return tuple(shipped_course(path, catalogue) for path in shipped_paths())


def shipped_course(path: Path, catalogue: Catalogue) -> CourseFile:
    """Read one of them; raises StorageError."""
    return read_course(path, catalogue, strictly=False)
