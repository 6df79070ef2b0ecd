"""Days and times of day as the player's language writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale

if TYPE_CHECKING:
    from datetime import datetime

_SHORT = QLocale.FormatType.ShortFormat


def day(moment: datetime) -> str:
    """Return the day of a moment in local time."""
    return QLocale().toString(_local(moment).date(), _SHORT)


def time_of_day(moment: datetime) -> str:
    """Return the time of day of a moment in local time."""
    return QLocale().toString(_local(moment).time(), _SHORT)


def day_and_time(moment: datetime) -> str:
    """Return day and time of a moment in local time."""
    return QLocale().toString(_local(moment), _SHORT)


def _local(moment: datetime) -> QDateTime:
    return QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
