"""What the history tells of somebody's games: best, last, mean and number, by whatever one likes.

Everything is pure and worked out anew when it is asked for: nothing of it is written anywhere.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from minigolf_desktop.storage.ends import seconds_of
from minigolf_desktop.storage.history import GOLF, PUTT_DICE, HistoryGame, HistoryPlayer

FEWEST_WINS = frozenset({(PUTT_DICE, ""), (GOLF, "stroke"), (GOLF, "racing")})
"""Games and modes in which the lower score is the better one."""


class Played(NamedTuple):
    """A game of a person."""

    game: HistoryGame
    player: HistoryPlayer
    at: float
    """When it ended, in seconds."""


class Point(NamedTuple):
    """A figure of a game."""

    at: float
    value: int


class Figures(NamedTuple):
    """What some games come to."""

    points: tuple[Point, ...]
    """The oldest first; one at least."""
    fewest: bool
    """Whether a lower figure is the better one."""

    @property
    def games(self) -> int:
        """How many there are."""
        return len(self.points)

    @property
    def best(self) -> int:
        """The best figure."""
        values = [point.value for point in self.points]
        return min(values) if self.fewest else max(values)

    @property
    def last(self) -> int:
        """The figure of the latest game."""
        return self.points[-1].value

    @property
    def mean(self) -> float:
        """The mean of all figures."""
        return sum(point.value for point in self.points) / len(self.points)


Facet = Callable[[Played], Iterable[tuple[str, int]]]
"""What games are told apart by: for a game the groups that it belongs to, with its figure there."""


def played_of(games: Iterable[HistoryGame]) -> tuple[Played, ...]:
    """Return the games of people, the oldest first; one of several people is one for each."""
    return tuple(
        Played(game, player, at)
        for at, game in sorted(((seconds_of(one.date), one) for one in games), key=_when)
        for player in game.people
    )


def _when(timed: tuple[float, HistoryGame]) -> float:
    return timed[0]


def fewest_wins(game: str, mode: str) -> bool:
    """Return whether the lower score of a mode is the better one."""
    return (game, mode) in FEWEST_WINS


def modes_of(played: Iterable[Played]) -> tuple[str, ...]:
    """Return the modes that were played, the one played most first."""
    counts: dict[str, int] = {}
    for one in played:
        counts[one.game.mode] = counts.get(one.game.mode, 0) + 1
    return tuple(sorted(counts, key=lambda mode: (-counts[mode], mode)))


def figures_by(played: Sequence[Played], facet: Facet, fewest: bool) -> dict[str, Figures]:
    """Return the figures of each group, those with most games first."""
    groups: dict[str, list[Point]] = {}
    for one in played:
        for group, value in facet(one):
            groups.setdefault(group, []).append(Point(one.at, value))
    order = sorted(groups, key=lambda group: (-len(groups[group]), group))
    return {group: Figures(tuple(groups[group]), fewest) for group in order}


def everything(one: Played) -> Iterable[tuple[str, int]]:
    """Facet: all games are one group without a name, and those of each month (``2026-03``) one."""
    score = one.player.score
    return () if score is None else (("", score), (one.game.date[:7], score))


def by_mode(one: Played) -> Iterable[tuple[str, int]]:
    """Facet: the mode."""
    return _score(one, one.game.mode)


def by_land(one: Played) -> Iterable[tuple[str, int]]:
    """Facet: what was built on."""
    return _score(one, one.player.land)


def by_clients(one: Played) -> Iterable[tuple[str, int]]:
    """Facet: the pair of clients, their ids in the order of the game."""
    return _score(one, " ".join(one.game.clients))


def by_course(one: Played) -> Iterable[tuple[str, int]]:
    """Facet: number of holes and name of the course that was played on, a line between them.

    Those of one name are one: each quick course is another.
    """
    game = one.game
    return _score(one, f"{game.holes or ''}|{game.name}" if game.course else "")


def by_golfer(one: Played) -> Iterable[tuple[str, int]]:
    """Facet: the face of the golfer card."""
    return _score(one, one.player.golfer)


def by_player(one: Played) -> Iterable[tuple[str, int]]:
    """Facet: who played, by name or else by colour."""
    return _score(one, one.player.name or one.player.colour)


def by_condition(one: Played) -> Iterable[tuple[str, int]]:
    """Facet: the satisfaction conditions, each with its points."""
    return one.player.points.items()


def by_par(one: Played) -> Iterable[tuple[str, int]]:
    """Facet: the pars of the holes that were played, each hole with its strokes; no play-off."""
    holes = zip(one.game.pars, one.player.strokes, strict=False)
    return ((str(par), strokes) for par, strokes in holes)


def against(one: Played) -> Iterable[tuple[str, int]]:
    """Facet: the computers by character and level, each with by how much it was beaten.

    Where nobody is called by a character, the level alone tells who it was.
    """
    own = one.player.score
    sign = -1 if fewest_wins(one.game.game, one.game.mode) else 1
    for other in one.game.computers:
        if own is not None and other.score is not None and other.level is not None:
            yield f"{other.character or ''} {other.level}", sign * (own - other.score)


def _score(one: Played, group: str) -> Iterable[tuple[str, int]]:
    """Return the score in a group; nothing where the game has none, or does not belong to any."""
    score = one.player.score
    return () if score is None or not group else ((group, score),)
