"""The verb ``score``: what courses are worth, line by line."""

import argparse
import json
import sys
from gettext import gettext as _
from pathlib import Path

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.model.designer import Assessment, CountedHole, Tally, assess
from minigolf_desktop.model.geometry.square import unpack
from minigolf_desktop.storage.designer.courses import CourseFile, read_course
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.verbs.command_line import BAD_INPUT


def declare(verb: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    verb.description = _("Score course files, each point with its reason and its cells.")
    verb.add_argument("courses", nargs="+", type=Path, metavar="COURSE.json")
    verb.add_argument("--solo", action="store_true", help=_("count as in the solo game"))
    verb.add_argument("--json", action="store_true", help=_("one JSON object a line, in order"))


def run(wanted: argparse.Namespace) -> int:
    """Score the courses in the order given; those that cannot be read get a message instead."""
    catalogue = load_catalogue()
    status = 0
    for path in wanted.courses:
        try:
            course_file = read_course(path, catalogue)
        except StorageError as error:
            sys.stdout.flush()
            print(f"minigolf-desktop: {error.said(_)}", file=sys.stderr)
            status = BAD_INPUT
            continue
        assessment = assess_file(course_file, solo=wanted.solo)
        if wanted.json:
            print(json.dumps(to_json(assessment)))
        else:
            print("\n".join(table(course_file.name or path.stem, assessment)))
    return status


def assess_file(course_file: CourseFile, *, solo: bool) -> Assessment:
    """Return the final count of a course.

    Promises count as in the solo game; in a group they would be ranked against other courses.
    """
    tally = Tally(
        solo,
        course_file.passes,
        course_file.collected,
        reserved=True if course_file.reserved else None,
        promises=course_file.promises or None,
    )
    numbers = course_file.hole_numbers
    return assess(course_file.course, course_file.clients, tally, numbers, final=True)


def to_json(assessment: Assessment) -> dict[str, object]:
    """Return the JSON form of a final count.

    A hole whose parts are tied or declared one is one hole, incomplete, with the cells of all; a
    line of ``playability`` without points tells why (ruling D17).
    """
    return {
        "conditions": {
            condition.id: {
                "points": condition.points,
                "lines": [
                    {
                        "reason": line.reason,
                        "points": line.points,
                        "cells": _cells(line.cells),
                    }
                    for line in condition.lines
                ],
            }
            for condition in assessment.score.conditions
        },
        "total": assessment.score.total,
        "holes": [
            {
                "number": one.number or None,
                "status": one.hole.status.value,
                "length": one.hole.length,
                "par": one.hole.par,
                "cells": _cells(one.hole.cells),
            }
            for one in assessment.numbering.declared
        ],
    }


def table(name: str, assessment: Assessment) -> list[str]:
    """Return the lines of a table for people."""
    lines = [name]
    for condition in assessment.score.conditions:
        lines.append(f"  {condition.id:<24}{condition.points:>5}")
        for line in condition.lines:
            spots = " ".join(f"({x}, {y})" for x, y in _cells(line.cells))
            lines.append(f"    {line.reason:<22}{line.points:>5}  {spots}".rstrip())
    lines.append(f"  {_('total'):<24}{assessment.score.total:>5}")
    for one in assessment.numbering.declared:
        hole = one.hole
        title = _("hole {number}").format(number=one.number) if one.number else _("extra hole")
        told = _("length {length}, par {par}").format(length=hole.length, par=hole.par)
        lines.append(f"  {title:<12}{hole.status.value:<14}{told}{_parts(one)}")
    return lines


def _parts(one: CountedHole) -> str:
    """Return of how many parts a hole is, and why they are one (ruling D17); empty for a whole."""
    if one.is_declared:
        return _(", {number} parts declared").format(number=len(one.holes))
    return _(", {number} parts tied").format(number=len(one.holes)) if one.ties else ""


def _cells(cells: tuple[int, ...]) -> list[list[int]]:
    return [list(unpack(cell)) for cell in cells]
