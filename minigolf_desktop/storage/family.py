"""Evenings of the house: who won most of the games that people played together on a day."""

from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import timedelta
from typing import NamedTuple

from minigolf_desktop.storage.history import HistoryGame
from minigolf_desktop.storage.moments import moment_of
from minigolf_desktop.storage.people import PeopleBook

_UNTIL = timedelta(hours=5)
"""How long after midnight a game still belongs to the evening before."""


class Evening(NamedTuple):
    """The games of a day at which two people at least sat at one table."""

    day: str
    """ISO date of the day."""
    games: Mapping[str, int]
    """By person how many games."""
    wins: Mapping[str, int]
    """By person how many of them were won, shared wins included; with handicaps where those
    counted."""

    @property
    def winners(self) -> tuple[str, ...]:
        """Who won most of the games; nobody where computers won them all."""
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


def evenings_of(games: Iterable[HistoryGame], house: PeopleBook) -> tuple[Evening, ...]:
    """Return the evenings, the oldest first; people are called as they are today."""
    played: dict[str, Counter[str]] = {}
    won: dict[str, Counter[str]] = {}
    for game in games:
        if len(game.people) < 2:
            continue
        day = (moment_of(game.date) - _UNTIL).date().isoformat()
        for player, place in zip(game.players, game.places, strict=True):
            if player.level is None and (player.name or player.colour):
                name = house.person_name(player.name) or player.colour
                played.setdefault(day, Counter())[name] += 1
                won.setdefault(day, Counter())[name] += place == 1
    return tuple(Evening(day, played[day], won[day]) for day in sorted(played))


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
