"""Evenings of the house: who won most of the games that people played together on a day.

Where a series of matches (:mod:`.evenings`) came to its end that day, who won that won the evening.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import timedelta
from typing import NamedTuple

from minigolf_desktop.model.play.evening import Evening as SeriesPlayed
from minigolf_desktop.model.play.evening import EveningKind
from minigolf_desktop.storage.evenings import KeptEvening
from minigolf_desktop.storage.history import HistoryGame
from minigolf_desktop.storage.moments import moment_of
from minigolf_desktop.storage.people import PeopleBook

_UNTIL = timedelta(hours=5)
"""How long after midnight a game still belongs to the evening before."""


class Series(NamedTuple):
    """A series of matches that came to its end."""

    kind: EveningKind
    winners: tuple[str, ...]
    """The people who won it, as they are called today; nobody where computers did."""


class Evening(NamedTuple):
    """The games of a day at which two people at least sat at one table, or of a series."""

    day: str
    """ISO date of the day."""
    games: Mapping[str, int]
    """By person how many games."""
    wins: Mapping[str, int]
    """By person how many of them were won, shared wins included; with handicaps where those
    counted."""
    series: Series | None = None
    """The series that came to its end, the last one of the day; None where none did."""

    @property
    def winners(self) -> tuple[str, ...]:
        """Who won the series, or most of the games; nobody where computers did."""
        if self.series is not None:
            return self.series.winners
        most = max(self.wins.values(), default=0)
        return tuple(name for name, won in self.wins.items() if won == most) if most else ()


class Standing(NamedTuple):
    """What evenings come to for a person."""

    name: str
    evenings: int
    """Evenings that were won, shared ones included."""
    wins: int
    """Games that were won."""
    games: int


def evenings_of(
    games: Iterable[HistoryGame], house: PeopleBook, series: Iterable[KeptEvening] = ()
) -> tuple[Evening, ...]:
    """Return the evenings, the oldest first; people are called as they are today."""
    played: dict[str, Counter[str]] = {}
    won: dict[str, Counter[str]] = {}
    over = [one for one in series if one.evening.is_over]
    days = dict.fromkeys((match.match for one in over for match in one.matches), "")
    for game in games:
        if len(game.people) < 2 and game.match not in days:
            continue
        day = (moment_of(game.date) - _UNTIL).date().isoformat()
        days[game.match] = day
        for player, place in zip(game.players, game.places, strict=True):
            if player.level is None and (player.name or player.colour):
                name = house.person_name(player.name) or player.colour
                played.setdefault(day, Counter())[name] += 1
                won.setdefault(day, Counter())[name] += place == 1
    ended = {days[one.matches[-1].match]: _series(one.evening, house) for one in over}
    return tuple(Evening(day, played[day], won[day], ended.get(day)) for day in sorted(played))


def _series(over: SeriesPlayed, house: PeopleBook) -> Series:
    seats = (over.players[seat] for seat in over.winners)
    return Series(
        over.kind, tuple(house.person_name(seat.name) for seat in seats if seat.is_person)
    )


def family_table(evenings: Iterable[Evening]) -> tuple[Standing, ...]:
    """Return what some evenings come to, the best first: by evenings, then by games won."""
    games: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    best: Counter[str] = Counter()
    for evening in evenings:
        games.update(evening.games)
        wins.update(evening.wins)
        best.update(evening.winners)
    standings = (Standing(name, best[name], wins[name], games[name]) for name in games)
    return tuple(sorted(standings, key=lambda one: (-one.evenings, -one.wins, one.games, one.name)))
