"""What made-up games of a year have in common, for pictures of the guest book and measuring it."""

from datetime import UTC, datetime, timedelta
from random import Random

from minigolf_desktop.model.play.seats import Character, Level
from minigolf_desktop.storage.history import HistoryPlayer

_FIRST = datetime(2025, 11, 3, 19, tzinfo=UTC)
_DAYS = 365


class MadeUpYear:
    """Makes figures that get better in the course of the year, the same in every picture."""

    def __init__(self, games: int, name: str) -> None:
        """``name`` tells the years of different games apart."""
        self.chance = Random(name)
        """What figures are made of."""
        self._games, self._name = games, name.encode("ascii").hex()[:8]

    def date(self, number: int) -> str:
        """Return when a game ended."""
        at = _FIRST + timedelta(days=_DAYS * number / self._games)
        return at.isoformat(timespec="seconds")

    def match(self, number: int) -> str:
        """Return the id of a game."""
        return f"{self._name}{number:08x}"

    def grown(self, number: int, low: int, high: int) -> int:
        """Return a figure between two, nearer to the second as the year goes on."""
        share = 0.25 + 0.5 * number / self._games + self.chance.uniform(-0.3, 0.25)
        return round(low + (high - low) * min(1.0, max(0.0, share)))

    def computer(self, score: int, place: int = 0, colour: str = "") -> HistoryPlayer:
        """Return a computer that came to a score."""
        who = self.chance.choice(list(Character))
        return HistoryPlayer(
            name=who.value.capitalize(),
            colour=colour,
            character=who,
            level=self.chance.choice(list(Level)),
            score=score,
            place=place,
        )
