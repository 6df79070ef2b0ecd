"""The verb ``check``: whether a saved match or a course is sound."""

import argparse
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from minigolf_desktop.verbs.bad_input import BadInput

if TYPE_CHECKING:
    from minigolf_desktop.model.designer import DesignerRules
    from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
    from minigolf_desktop.model.putt_dice import PuttDiceRules
    from minigolf_desktop.verbs.command_line import Verbs


def add_to(verbs: "Verbs") -> None:
    """Declare the verb."""
    verb = verbs.add_parser(
        "check",
        help="check a saved match or a course",
        description="Read a saved match or a course, replay it and say what is wrong with it.",
    )
    verb.add_argument("file", type=Path, metavar="FILE")
    verb.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    """Check the file; status 1 when it is ours and something in it is wrong."""
    from minigolf_desktop.storage.designer.course_records import FORMAT as COURSE  # noqa: PLC0415
    from minigolf_desktop.storage.eighteen_holes.courses import FORMAT as GOLF_COURSE  # noqa: PLC0415
    from minigolf_desktop.storage.errors import DiskError, ForeignFile, StorageError  # noqa: PLC0415
    from minigolf_desktop.storage.replay import FORMAT as MATCH  # noqa: PLC0415
    from minigolf_desktop.storage.replay import MOST_BYTES  # noqa: PLC0415
    from minigolf_desktop.storage.strict_json import format_of, read_bytes  # noqa: PLC0415

    path: Path = wanted.file
    try:
        data = read_bytes(path, MOST_BYTES)
        kind = format_of(data)
        check = {MATCH: _check_match, COURSE: _check_course, GOLF_COURSE: _check_golf_course}
        if kind not in check:
            raise BadInput(f"{path.name}: neither a saved match nor a course{_reason(data)}")
        verdict, problems = check[kind](path)
    except (DiskError, ForeignFile) as error:
        raise BadInput(str(error)) from error
    except StorageError as error:
        print(error)
        return 1
    if problems:
        print("\n".join(f"{path.name}: {problem}" for problem in problems))
        return 1
    print(f"{path.name}: {verdict}")
    return 0


def _reason(data: bytes) -> str:
    """Return where a file of no known format breaks off being JSON, if it does."""
    from minigolf_desktop.storage.strict_json import NotJson, parse  # noqa: PLC0415

    try:
        parse(data)
    except NotJson as error:
        return f" ({error})"
    return ""


def _check_match(path: Path) -> tuple[str, list[str]]:
    """Return a summary, and what is wrong although the match can be replayed."""
    from minigolf_desktop.model.play import Match, Rules  # noqa: PLC0415
    from minigolf_desktop.storage.continue_game import game_of  # noqa: PLC0415
    from minigolf_desktop.storage.journal import read_journal  # noqa: PLC0415

    rules: Any = _RULES.get(game_of(path), _designer_rules)()
    found = read_journal(path, rules)
    played_by: Rules[Any, Any] = found.match.rules
    again: Match[Any, Any] = Match(played_by, found.match.setup, found.match.seed)
    problems = [f"at the start: {problem}" for problem in played_by.problems(again.state)]
    for number, move in enumerate(found.match.moves, 1):
        again.play(*move)
        problems += [f"after move {number}: {fault}" for fault in played_by.problems(again.state)]
    if found.sound < path.stat().st_size:
        problems.append(f"line {found.lines + 1}: only half written")
    over = "over" if played_by.to_move(again.state) is None else "not over"
    return f"OK: a match of {played_by.name}, {len(found.match.moves)} moves, {over}", problems


def _designer_rules() -> "DesignerRules":
    from minigolf_desktop.content.designer.catalogue import load  # noqa: PLC0415
    from minigolf_desktop.model.designer import DesignerRules  # noqa: PLC0415

    catalogue = load()
    return DesignerRules(catalogue.designs, catalogue.lands, catalogue.clients)


def _putt_dice_rules() -> "PuttDiceRules":
    from minigolf_desktop.content.putt_dice import load_dice  # noqa: PLC0415
    from minigolf_desktop.model.putt_dice import PuttDiceRules  # noqa: PLC0415

    return PuttDiceRules(load_dice())


def _golf_rules() -> "EighteenHolesRules":
    from minigolf_desktop.content.eighteen_holes import load_box  # noqa: PLC0415
    from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules  # noqa: PLC0415

    return EighteenHolesRules(load_box())


_RULES: Mapping[str, Callable[[], Any]] = {
    "putt-dice": _putt_dice_rules,
    "eighteen-holes": _golf_rules,
}
"""By game in files, what gives its rules: those of Minigolf Designer for any other."""


def _check_course(path: Path) -> tuple[str, list[str]]:
    """Return a summary; whatever can be read as a course is one."""
    from minigolf_desktop.content.designer.catalogue import load  # noqa: PLC0415
    from minigolf_desktop.model.designer import trace_holes  # noqa: PLC0415
    from minigolf_desktop.storage.designer.course_files import read_course  # noqa: PLC0415

    course = read_course(path, load()).course
    return f"OK: a course of {len(course.tiles)} tiles, {len(trace_holes(course))} holes", []


def _check_golf_course(path: Path) -> tuple[str, list[str]]:
    """Return a summary, remarks included, and what forbids play."""
    from minigolf_desktop.content.eighteen_holes import load_box  # noqa: PLC0415
    from minigolf_desktop.model.eighteen_holes.building import faults  # noqa: PLC0415
    from minigolf_desktop.storage.eighteen_holes.courses import read_golf_course  # noqa: PLC0415

    course = read_golf_course(path)
    found = faults(course, load_box())
    problems = [str(fault) for fault in found if fault.forbids_play]
    remarks = "".join(f"; {fault}" for fault in found)
    holes, tiles = len(course.holes), len(course.tiles)
    return f"OK: a course of {tiles} tiles, {holes} holes, par {course.par}{remarks}", problems
