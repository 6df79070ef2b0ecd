"""The rounds of Putt Dice that only the book of records knows: those of before the history.

Of them the fewest strokes of each player on each course are known, nothing else.
"""

from collections.abc import Generator

from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.history import PUTT_DICE, HistoryGame, HistoryPlayer
from minigolf_desktop.storage.putt_dice.records import CourseBests, read_putting_book


def earlier_games(folders: Folders) -> Generator[None, None, tuple[HistoryGame, ...]]:
    """Return the rounds in which somebody was never better on a course, step by step."""
    book, _ = read_putting_book(folders.putting)
    yield
    return tuple(game for key, course in book.courses.items() for game in _rounds(key, course))


def _rounds(key: str, course: CourseBests) -> list[HistoryGame]:
    by_date: dict[str, list[HistoryPlayer]] = {}
    for colour, best in course.golfers.items():
        player = HistoryPlayer(colour=colour, score=best.strokes)
        by_date.setdefault(best.date, []).append(player)
    return [
        HistoryGame(date=date, game=PUTT_DICE, course=key, name=course.name, players=tuple(players))
        for date, players in by_date.items()
    ]
