"""An evening: a small series of matches of the same people, told by the places of each.

Places are those of the game that counts, with handicaps where it is played with them. A match that
is not played to its end is none of the evening: it is played again, or another one in its place.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from minigolf_desktop.model.play.seats import Seat

WINS = 3
"""Wins that end an evening that is played for wins."""
CUP_MATCHES = 3
"""Matches of a cup."""
MOST_MATCHES = 30
"""Matches of an evening at most: five who win in turn and share places need no more."""


class EveningKind(StrEnum):
    """How long an evening goes on, and what is counted."""

    FIRST_TO_THREE = "first-to-three"
    """Until somebody has won three matches of a game."""
    CUP = "cup"
    """Three matches of a game, for points."""
    CUP_OF_ALL = "cup-of-all"
    """One match of each game, for points."""

    @property
    def counts_wins(self) -> bool:
        """Whether wins decide; else points do."""
        return self is EveningKind.FIRST_TO_THREE


class EveningMatch(NamedTuple):
    """A match of the evening that was played to its end."""

    match: str
    """Its id."""
    game: str
    """Name of its game in files."""
    places: tuple[int, ...]
    """By seat, 1 for the winner; equal results share a place."""


class Standing(NamedTuple):
    """How somebody stands in an evening."""

    seat: int
    place: int
    """Rank, 1 the best; equals share one and leave the next ones empty (as in ruling D27)."""
    wins: int
    points: int


@dataclass(frozen=True)
class Evening:
    """Who plays what, and what was played so far."""

    kind: EveningKind
    games: tuple[str, ...]
    """Names of the games in files, in the order in which they are played; of one game, that one."""
    players: tuple[Seat, ...]
    """By seat, the same in every match."""
    even: bool = False
    """Whether it is played with handicaps."""
    matches: tuple[EveningMatch, ...] = ()
    """Those that were played to their end."""

    @property
    def next_game(self) -> str | None:
        """The game of the next match; None where the evening is over."""
        return None if self.is_over else self.games[len(self.matches) % len(self.games)]

    @property
    def is_over(self) -> bool:
        """Whether all is played: somebody has won often enough, or all matches of a cup are over.

        Where two have won as often, in the same match, it goes on until one is ahead.
        """
        if self.kind.counts_wins:
            wins = sorted((wins_of(self, seat) for seat in self.seats), reverse=True)
            decided = wins[0] >= WINS and (len(wins) == 1 or wins[0] > wins[1])
            return decided or len(self.matches) >= MOST_MATCHES
        return len(self.matches) >= CUP_MATCHES

    @property
    def seats(self) -> range:
        """The seats."""
        return range(len(self.players))

    @property
    def standings(self) -> tuple[Standing, ...]:
        """How everybody stands, the best first; equals in the order of their seats."""
        told = {seat: (wins_of(self, seat), points_of(self, seat)) for seat in self.seats}

        def worth(seat: int) -> tuple[int, int]:
            wins, points = told[seat]
            return (wins, points) if self.kind.counts_wins else (points, wins)

        places = {
            seat: 1 + sum(worth(other) > worth(seat) for other in self.seats) for seat in self.seats
        }
        order = sorted(self.seats, key=lambda seat: (places[seat], seat))
        return tuple(Standing(seat, places[seat], *told[seat]) for seat in order)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the first place; none before anything is played."""
        return tuple(one.seat for one in self.standings if one.place == 1 and self.matches)

    def with_match(self, played: EveningMatch) -> "Evening":
        """Return it with a match more; as it is where that is noted already, or the evening over.

        Where the last match was played on after its end, as at the 19th, its new places count.
        Raises ValueError for a match of another game than is due, or of others than play.
        """
        if self.matches and self.matches[-1].match == played.match:
            return replace(self, matches=(*self.matches[:-1], played))
        if self.is_over or any(one.match == played.match for one in self.matches):
            return self
        if played.game != self.next_game or len(played.places) != len(self.players):
            raise ValueError(f"not the match that is due: {played.game}")
        return replace(self, matches=(*self.matches, played))


def wins_of(evening: Evening, seat: int) -> int:
    """Return how many matches somebody has won; a first place that is shared counts for all."""
    return sum(one.places[seat] == 1 for one in evening.matches)


def points_of(evening: Evening, seat: int) -> int:
    """Return the points of somebody: two for everybody behind, one for everybody equal."""
    return sum(
        2 * sum(other > one.places[seat] for other in one.places)
        + sum(other == one.places[seat] for other in one.places)
        - 1
        for one in evening.matches
    )
