"""What the packages are called and what they say of the program: one place for all of them."""

from __future__ import annotations

import re
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
_HEADING = re.compile(r"^## (\S+) \((\d{4}-\d{2}-\d{2})\)$")


class ChangelogError(Exception):
    """The changelog and the version do not agree; the message says how."""


@dataclass(frozen=True)
class Release:
    """A released version, and what it brought."""

    version: str
    date: date
    changes: tuple[str, ...]

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
    """Return the releases of a changelog, the latest first; what is not released is left out."""
    found: list[Release] = []
    changes: list[str] = []
    for line in changelog.splitlines():
        heading = _HEADING.match(line)
        if line.startswith("## "):
            changes = []
        if heading:
            found.append(Release(heading[1], date.fromisoformat(heading[2]), ()))
        elif line.startswith("- "):
            changes.append(line[2:])
        elif line.startswith("  ") and changes:
            changes[-1] += f" {line.strip()}"
        if found and changes and not heading:
            found[-1] = Release(found[-1].version, found[-1].date, tuple(changes))
    return tuple(found)


def history() -> tuple[Release, ...]:
    """Return all releases; raises ChangelogError unless the latest is the program's version."""
    found = releases((CHECKOUT / "CHANGELOG.md").read_text(encoding="utf-8"))
    if not found or found[0].version != version():
        latest = found[0].version if found else "none"
        raise ChangelogError(
            f"the program is version {version()}, the latest in CHANGELOG.md is {latest}"
        )
    return found
