"""The games of 18 Holes that only the book of records knows: those of before the history.

Of them the scores are known that were among the best of their mode on a course.
"""

from collections.abc import Generator

from minigolf_desktop.model.play.seats import COLOURS
from minigolf_desktop.storage.eighteen_holes.records import (
    GolfBest,
    GolfCourseBests,
    read_golf_book,
)
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.history import GOLF, HistoryGame, HistoryPlayer


def earlier_games(folders: Folders) -> Generator[None, None, tuple[HistoryGame, ...]]:
    """Return the games of the best scores, step by step."""
    book, _ = read_golf_book(folders.golf)
    yield
    return tuple(
        game
        for key, course in book.courses.items()
        for mode, bests in course.bests.items()
        for game in _games(key, course, mode, bests)
    )


def _games(
    key: str, course: GolfCourseBests, mode: str, bests: list[GolfBest]
) -> list[HistoryGame]:
    by_end: dict[tuple[str, str], list[GolfBest]] = {}
    for best in bests:
        by_end.setdefault((best.match, best.date), []).append(best)
    return [
        HistoryGame(
            date=date,
            match=match,
            game=GOLF,
            mode=mode,
            course=key,
            name=course.name,
            holes=course.holes,
            players=tuple(
                HistoryPlayer(
                    name=best.name,
                    colour=COLOURS[best.seat],
                    golfer=best.golfer,
                    score=best.score,
                    facts={"beaten": best.beaten} if best.beaten else {},
                )
                for best in its[:6]
            ),
        )
        for (match, date), its in by_end.items()
    ]
