"""Results as if many games had been played, for pictures of the records."""

from dataclasses import replace
from typing import Any

from minigolf_desktop.model.play import Level
from minigolf_desktop.storage.designer.records import Result, RivalResult, SeatResult
from minigolf_desktop.ui.designer.scenes.group import PLAYERS


def solo_results() -> list[Result]:
    """Return results of five solo games, the best one first."""
    first = Result(
        date="2026-01-03T20:15:00+00:00",
        seed=199,
        land="land-01",
        clients=("mrs-evergreen", "mr-luckyfor"),
        total=135,
        level=3,
        practice=False,
    )
    changes: tuple[dict[str, Any], ...] = (
        {},
        {
            "land": "land-12",
            "clients": ("mrs-plumber", "mr-turner"),
            "total": 118,
            "seed": 22,
            "rival": RivalResult(name="Cleo", level=Level.MEDIUM, total=114),
        },
        {"land": "land-23", "clients": ("mrs-hotdog", "mr-long"), "total": 104, "level": 2},
        {"land": "land-07", "clients": ("mrs-lazy", "mr-uberstitious"), "total": 71, "level": 1},
        {
            "land": "land-40",
            "clients": ("mrs-bloom", "mr-straightforward"),
            "total": 31,
            "level": 0,
        },
    )
    return [replace(first, **change) for change in changes]


def group_results() -> list[Result]:
    """Return results of two games of a group."""
    games = (
        (("land-30", 104), ("land-01", 88), ("land-12", 97)),
        (("land-07", 91), ("land-23", 66)),
    )
    results = []
    for day, game in enumerate(games, 5):
        totals = sorted((total for _, total in game), reverse=True)
        seats = tuple(
            SeatResult(
                name=player.name,
                colour=player.colour,
                land=land,
                total=total,
                place=totals.index(total) + 1,
            )
            for player, (land, total) in zip(PLAYERS, game, strict=False)
        )
        result = replace(
            solo_results()[0],
            date=f"2026-01-{day:02}T20:15:00+00:00",
            land=game[0][0],
            total=totals[0],
            level=0,
            mode="advanced",
            seats=seats,
        )
        results.append(result)
    return results
