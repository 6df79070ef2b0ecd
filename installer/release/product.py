"""What the packages are called and what they say of the program: one place for all of them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, time
from pathlib import Path

INSTALLER = Path(__file__).resolve().parent.parent
CHECKOUT = INSTALLER.parent
SHARE = INSTALLER / "share"
"""What goes below /usr/share, and below `share` of a Python environment."""

NAME = "Minigolf Desktop"
COMMAND = "minigolf-desktop"
CONSOLE_COMMAND = "minigolf-desktop-console"
"""The same program for the command line of Windows, where one with a window cannot print."""
PACKAGE = "minigolf_desktop"
IDENTIFIER = "io.github.minigolf_desktop.minigolf_desktop"
"""Name of the program among all programs, for software centres and macOS."""
SUMMARY = "Design a minigolf course, then play it"
COPYRIGHT = "Copyright (c) 2026 The Minigolf Desktop authors"
COURSE_TYPE = "application/x-minigolf-course"
COURSE_ENDING = "minigolf"

_VERSION = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)
_HEADING = re.compile(r"(\S+) \((\d{4}-\d{2}-\d{2})\)")


class ChangelogError(Exception):
    """The changelog and the version do not agree; the message says how."""


@dataclass(frozen=True)
class Release:
    """A released version, and what it brought."""

    version: str
    date: date
    changes: tuple[str, ...]
    """What players are told of it wherever it is offered, without what stands there in detail."""

    @property
    def plain_changes(self) -> tuple[str, ...]:
        """The changes without marks of Markdown, for whoever does not read it."""
        return tuple(re.sub("[`*]", "", change) for change in self.changes)

    @property
    def moment(self) -> datetime:
        """When it counts as released; files of a package are as old as that."""
        return datetime.combine(self.date, time.min, UTC)


def version() -> str:
    """Return the program's version, from the one place that it is written in."""
    text = (CHECKOUT / PACKAGE / "__init__.py").read_text(encoding="utf-8")
    found = _VERSION.search(text)
    if found is None:
        raise ChangelogError("the program names no version")
    return found[1]


def releases(changelog: str) -> tuple[Release, ...]:
    """Return the releases of a changelog, the latest first.

    What is not released is left out, and what stands below a heading of a release's own.
    """
    found: list[Release] = []
    for chapter in changelog.split("\n## ")[1:]:
        title, *lines = chapter.partition("\n### ")[0].splitlines()
        heading = _HEADING.fullmatch(title)
        if heading:
            day = date.fromisoformat(heading[2])
            found.append(Release(heading[1], day, _changes(lines)))
    return tuple(found)


def _changes(lines: Iterable[str]) -> tuple[str, ...]:
    """Return the entries of a list in Markdown, each in one line."""
    changes: list[str] = []
    for line in lines:
        if line.startswith("- "):
            changes.append(line[2:])
        elif line.startswith("  ") and changes:
            changes[-1] += f" {line.strip()}"
    return tuple(changes)


def history() -> tuple[Release, ...]:
    """Return all releases; raises ChangelogError unless the latest is the program's version."""
    found = releases((CHECKOUT / "CHANGELOG.md").read_text(encoding="utf-8"))
    if not found or found[0].version != version():
        latest = found[0].version if found else "none"
        raise ChangelogError(
            f"the program is version {version()}, the latest in CHANGELOG.md is {latest}"
        )
    return found
