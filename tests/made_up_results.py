"""Results of games of Minigolf Designer that nobody played."""

from dataclasses import replace

from minigolf_desktop.storage.designer.records import Result, SeatResult

_FIRST = Result(
    date="2026-01-03T20:15:00+00:00",
    seed=199,
    land="land-01",
    clients=("mrs-evergreen", "mr-luckyfor"),
    total=100,
    level=2,
    practice=False,
)


def made_up_result(**changes: object) -> Result:
    """Return the result of a solo family game, or one with other fields."""
    return replace(_FIRST, **changes)


def made_up_seats(*names: str) -> tuple[SeatResult, ...]:
    """Return the ends of a group game by seat: all share the win."""
    return tuple(
        SeatResult(name=name, colour="red", land="land-01", total=100, place=1) for name in names
    )
