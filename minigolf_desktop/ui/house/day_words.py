"""What is said of days, of what they give out, and of what was reached. No pydantic, no dates."""

from PySide6.QtCore import QDate, QLocale

from minigolf_desktop.storage.overview import SeenTry
from minigolf_desktop.ui.common.translation import translate

_JULIAN = 1_721_425
"""Julian day before the first of January of the year 1."""


def day_number(date: QDate) -> int:
    """Return the ordinal of a date, as rules and records count days."""
    return date.toJulianDay() - _JULIAN


def date_of_day(day: int) -> QDate:
    """Return the date of an ordinal."""
    return QDate.fromJulianDay(day + _JULIAN)


def day_and_month(date: QDate) -> str:
    """Return a date without its year, the month in short; nothing where there is no date."""
    if not date.isValid():
        return ""
    # To put a whole date into words, Python's side of Qt loads the dates of Python.
    return f"{date.day()} {QLocale().monthName(date.month(), QLocale.FormatType.ShortFormat)}"


def run_words(run: int) -> str:
    """Return how long a run of days is."""
    return translate("days", "%n days in a row", "", run)


def state_words(tried: SeenTry | None) -> str:
    """Return how far a try is that has no score; None is one that has not begun."""
    if tried is None:
        return translate("days", "not played yet")
    if tried.by_computer:
        return translate("days", "a computer played on, which does not count")
    return translate("days", "begun")


def score_words(score: int, counts: str, par: int = 0) -> str:
    """Return a score: points, or strokes and how they stand to par where that says something."""
    if counts == "points":
        return translate("days", "%n points", "", score)
    words = translate("days", "%n strokes", "", score)
    if not par:
        return words
    told = translate("days", "{strokes}, par {par}")
    return told.replace("{strokes}", words).replace("{par}", str(par))
