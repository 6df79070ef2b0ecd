"""The verb ``check``: whether a saved match or a course is sound."""

import argparse
from collections.abc import Callable, Sequence
from gettext import gettext as _
from pathlib import Path

from minigolf_desktop.model.play import Amendment, AnyMatch, AnyRules, Match
from minigolf_desktop.storage.errors import DiskError, ForeignFile, StorageError, Words
from minigolf_desktop.storage.journal import read_journal
from minigolf_desktop.storage.reading import NotJson, at_once, format_of, parse, read_bytes
from minigolf_desktop.storage.replay import FORMAT as MATCH
from minigolf_desktop.storage.replay import MOST_BYTES, EarlierRules
from minigolf_desktop.storage.saved_matches import game_of
from minigolf_desktop.ui.games import GAMES, game_called, play_of
from minigolf_desktop.verbs.command_line import BadInput


def declare(verb: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    verb.description = _(
        "Read a saved match or a course, replay it and say what is wrong with it. A match that was "
        "begun under earlier rules of its game is sound, and can be looked at."
    )
    verb.add_argument("file", type=Path, metavar="FILE")


def run(wanted: argparse.Namespace) -> int:
    """Check the file; status 1 when it is ours and something in it is wrong."""
    path: Path = wanted.file
    try:
        data = read_bytes(path, MOST_BYTES)
        kind = format_of(data)
        check = _check_match if kind == MATCH else _check_of_course(kind)
        if check is None:
            neither = _("{file}: neither a saved match nor a course").format(file=path.name)
            raise BadInput(neither + _reason(data))
        verdict, problems = check(path)
    except (DiskError, ForeignFile) as error:
        raise BadInput(error.said(_)) from error
    except StorageError as error:
        print(error.said(_))
        return 1
    if problems:
        print("\n".join(f"{path.name}: {problem}" for problem in problems))
        return 1
    print(Words("{file}: OK: {verdict}", file=path.name, verdict=verdict).said(_))
    return 0


def _check_of_course(kind: str) -> Callable[[Path], tuple[Words, list[str]]] | None:
    """Return what checks course files of a format; None where no game has such files."""
    game = next((one for one in GAMES if kind and one.course_format == kind), None)
    return None if game is None else play_of(game).check_course


def _reason(data: bytes) -> str:
    """Return where a file of no known format breaks off being JSON, if it does."""
    try:
        parse(data)
    except NotJson as error:
        return f" ({error.said(_)})"
    return ""


def _check_match(path: Path) -> tuple[Words, list[str]]:
    """Return a summary, and what is wrong although the match can be replayed.

    A match of earlier rules of its game is sound: how far it can be looked at is told.
    """
    name = game_of(path)
    play = play_of(game_called(name) or GAMES[0])
    earlier = Words(
        "a match of {game}, begun under earlier rules and to be looked at only", game=name
    )
    try:
        found = at_once(read_journal(path, play.rules()))
    except EarlierRules as reason:
        codes = _codes(reason.amendments)
        return Words("{match}: its set-up ({codes})", match=earlier, codes=codes), []
    rules: AnyRules = found.match.rules
    again: AnyMatch = Match(rules, found.match.setup, found.match.seed)
    at_the_start, after_move = _("at the start: {problem}"), _("after move {number}: {problem}")
    problems = [at_the_start.format(problem=one) for one in rules.problems(again.state)]
    for number, move in enumerate(found.match.moves, 1):
        again.play(*move)
        problems += [
            after_move.format(number=number, problem=one) for one in rules.problems(again.state)
        ]
    if play.check_match is not None:
        try:
            play.check_match(found)
        except StorageError as error:
            problems.append(error.said(_))
    if found.sound < path.stat().st_size:
        problems.append(_("line {number}: only half written").format(number=found.lines + 1))
    count = len(found.match.moves)
    if found.amendments:
        codes = _codes(found.amendments)
        told = Words(
            "{match}: up to move {number} ({codes})", match=earlier, number=count, codes=codes
        )
        return told, problems
    is_over = rules.to_move(again.state) is None
    over = Words("over") if is_over else Words("not over")
    told = Words(
        "a match of {game}, moves: {number}, {over}", game=rules.name, number=count, over=over
    )
    return told, problems


def _codes(amendments: Sequence[Amendment]) -> str:
    """Return which amendments stand between a match and the rules of today."""
    return ", ".join(one.code for one in amendments)
