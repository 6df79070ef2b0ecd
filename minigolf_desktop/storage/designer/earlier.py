"""The games of Minigolf Designer that only the book of records knows: those of before the history.

They count for what is known of them: total, land, clients and date.
"""

from collections.abc import Generator

from minigolf_desktop.storage.designer.records import Result, read_results
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.history import DESIGNER, HistoryGame, HistoryPlayer

SOLO, GROUP = "solo", "group"


def mode_of(*, advanced: bool, group: bool) -> str:
    """Return the mode of a game in the history: alone other conditions count than in a group."""
    return f"{'advanced' if advanced else 'family'}-{GROUP if group else SOLO}"


def earlier_games(folders: Folders) -> Generator[None, None, tuple[HistoryGame, ...]]:
    """Return the games of the book of records, step by step; of practice games nothing."""
    results, _ = read_results(folders.records)
    yield
    return tuple(_game(result) for result in results if not result.practice)


def _game(result: Result) -> HistoryGame:
    players = [
        HistoryPlayer(
            name=seat.name, colour=seat.colour, land=seat.land, score=seat.total, place=seat.place
        )
        for seat in result.seats
    ] or [HistoryPlayer(land=result.land, score=result.total)]
    if result.rival is not None:
        rival = result.rival
        players.append(HistoryPlayer(name=rival.name, level=rival.level, score=rival.total))
    return HistoryGame(
        date=result.date,
        match=result.match,
        game=DESIGNER,
        mode=mode_of(advanced=result.mode == "advanced", group=bool(result.seats)),
        expansion=result.expansion,
        clients=result.clients,
        players=tuple(players),
    )
