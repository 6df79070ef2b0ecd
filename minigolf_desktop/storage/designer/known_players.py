"""Who has finished a game: the others are dealt easy lands (ruling D37)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from minigolf_desktop.model.play import Seat
from minigolf_desktop.storage.designer.records import Result


class KnownPlayers(NamedTuple):
    """Who is known from finished games. A result of a solo game names nobody."""

    any_game: bool = False
    """Whether a game was finished at all, which makes whoever plays alone known."""
    names: frozenset[str] = frozenset()
    """Names of the players of groups, in lower case."""

    @staticmethod
    def of(results: Iterable[Result]) -> "KnownPlayers":
        """Return who is known from the results that are kept."""
        kept = tuple(results)
        names = (seat.name.casefold() for result in kept for seat in result.seats)
        return KnownPlayers(bool(kept), frozenset(names))

    def newcomers(self, players: Sequence[Seat]) -> tuple[int, ...]:
        """Return the seats of those who are new; without players somebody plays alone."""
        if len(players) < 2:
            return () if self.any_game else (0,)
        return tuple(
            seat
            for seat, one in enumerate(players)
            if one.is_person and one.name.casefold() not in self.names
        )
