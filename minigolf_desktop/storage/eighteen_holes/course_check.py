"""Whether a course file of 18 Holes is sound."""

from pathlib import Path

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.building import faults
from minigolf_desktop.storage.eighteen_holes.courses import read_golf_course


def check_course(path: Path) -> tuple[str, list[str]]:
    """Return a summary, remarks included, and what forbids play; raises StorageError."""
    course = read_golf_course(path)
    found = faults(course, load_box())
    problems = [str(fault) for fault in found if fault.forbids_play]
    remarks = "".join(f"; {fault}" for fault in found)
    holes, tiles = len(course.holes), len(course.tiles)
    return f"a course of {tiles} tiles, {holes} holes, par {course.par}{remarks}", problems
