"""What the games of a person come to: what was liked, and against whom most was played."""

from collections.abc import Sequence
from typing import NamedTuple

from minigolf_desktop.storage.history import (
    Facet,
    Played,
    against,
    against_people,
    figures_by,
)


class Rivalry(NamedTuple):
    """The games against the one whom somebody met most often."""

    rival: str
    """Group of :func:`~.history.against_people`, or of :func:`~.history.against`."""
    is_person: bool
    games: int
    won: int
    """Games in which the rival was beaten; a draw is none."""


class Profile(NamedTuple):
    """Somebody, as some of their games show them."""

    games: int
    together: int
    """Games with others at the table."""
    won: int
    """Games of those that were won, with handicaps where those counted; shared wins included."""
    favourites: tuple[str, ...]
    """By facet the group of most games, empty for none."""
    rivalry: Rivalry | None


def profile_of(played: Sequence[Played], facets: Sequence[Facet]) -> Profile:
    """Return the profile of who played some games."""
    together = [one for one in played if len(one.game.players) > 1]
    return Profile(
        len(played),
        len(together),
        sum(map(_is_won, together)),
        tuple(next(iter(figures_by(played, facet, fewest=False)), "") for facet in facets),
        _rivalry(played),
    )


def _is_won(one: Played) -> bool:
    pairs = zip(one.game.players, one.game.places, strict=True)
    return any(place == 1 for player, place in pairs if player is one.player)


def _rivalry(played: Sequence[Played]) -> Rivalry | None:
    """Return the games against the person, else the computer, that was met most often."""
    for facet, is_person in ((against_people, True), (against, False)):
        for rival, figures in figures_by(played, facet, fewest=False).items():
            won = sum(point.value > 0 for point in figures.points)
            return Rivalry(rival, is_person, figures.games, won)
    return None
