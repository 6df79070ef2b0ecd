"""Which results are listed together."""

from collections.abc import Iterable
from enum import IntEnum

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.storage.records import Result

translate = QCoreApplication.translate


class Table(IntEnum):
    """Who played."""

    SOLO = 0
    GROUP = 1
    PRACTICE = 2


class Version(IntEnum):
    """Which version was played."""

    ALL = 0
    FAMILY = 1
    ADVANCED = 2
    EXPANSION = 3


def table_names() -> tuple[str, ...]:
    """Return the words for the tables, in their order."""
    return (
        translate("records", "Solo"),
        translate("records", "Group"),
        translate("records", "Practice"),
    )


def version_names() -> tuple[str, ...]:
    """Return the words for the versions, in their order."""
    return (
        translate("records", "All"),
        translate("records", "Family"),
        translate("records", "Advanced"),
        translate("records", "Putt of No Return"),
    )


def table_of(result: Result) -> Table:
    """Return who played; a practice game is one whoever played it."""
    if result.practice:
        return Table.PRACTICE
    return Table.GROUP if result.seats else Table.SOLO


def version_of(result: Result) -> Version:
    """Return which version was played; the expansion is one whatever it was played with."""
    if result.expansion:
        return Version.EXPANSION
    return Version.ADVANCED if result.mode == "advanced" else Version.FAMILY


def chosen(results: Iterable[Result], table: Table, version: Version) -> tuple[Result, ...]:
    """Return the results of a table and a version, in the order given."""
    return tuple(
        result
        for result in results
        if table_of(result) is table and version in (Version.ALL, version_of(result))
    )
