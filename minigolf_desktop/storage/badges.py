"""Which badges were earned, by feats that are looked for in the history; written nowhere.

A feat finds, in somebody's games, the one in which it was done. Feats are pure functions by the
names that the badges call them by; they are given the games of people in the order in which they
ended, and what the badge says besides. What is not known of a game of before the history is never
taken for a feat.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from typing import Final, NamedTuple

from minigolf_desktop.content.badges import BadgeRecord
from minigolf_desktop.model.play.seats import Level
from minigolf_desktop.storage.history import HistoryGame, Played, fewest_wins, played_of

Games = Sequence[Played]
Feat = Callable[..., Played | None]

ALL_HOLES = 9
"""Holes of a course that is complete."""
_MANY = 10_000


def games(played: Games, count: int) -> Played | None:
    """Finish so many games; one of several people is one."""
    return _nth_new(played, count, lambda one: one.game.match or one.game.date)


def score(played: Games, least: int, mode: str) -> Played | None:
    """Reach a score in a mode."""
    return _first(
        one
        for one in played
        if one.game.mode == mode and one.player.score is not None and one.player.score >= least
    )


def points(played: Games, condition: str, least: int) -> Played | None:
    """Reach so many points by one condition."""
    return _first(one for one in played if one.player.points.get(condition, -_MANY) >= least)


def fact(played: Games, name: str, least: int) -> Played | None:
    """Come to so many of something."""
    return _first(one for one in played if one.player.facts.get(name, -1) >= least)


def complete(played: Games) -> Played | None:
    """Build all holes of a course."""
    return _first(filter(_is_complete, played))


def never(played: Games, name: str) -> Played | None:
    """Build all holes of a course without something."""
    return _first(one for one in played if _is_complete(one) and one.player.facts.get(name) == 0)


def faultless(played: Games) -> Played | None:
    """Build all holes of a course without a mistake in playability."""
    return _first(
        one
        for one in played
        if _is_complete(one) and one.player.points.get("playability", -_MANY) >= 0
    )


def total_par(played: Games, par: int) -> Played | None:
    """Build a course of exactly this par."""
    return _first(one for one in played if _is_complete(one) and sum(one.player.strokes) == par)


def different(played: Games, what: str, count: int) -> Played | None:
    """Play on, for, by or as so many different ones of a kind."""
    kind = _KINDS[what]
    return _nth_new(played, count, kind)


def beat(played: Games, level: str, count: int) -> Played | None:
    """Beat computers of a level in so many games."""
    return next(islice(_beating(played, Level(level)), count - 1, None), None)


def win(played: Games, others: int) -> Played | None:
    """Win, alone, against so many others."""
    return _first(
        one
        for one in played
        if one.player.place == 1
        and len(one.game.players) > others
        and sum(other.place == 1 for other in one.game.players) == 1
    )


def in_one(played: Games, count: int) -> Played | None:
    """Hole out with one stroke so often in a round."""
    return _first(one for one in played if _holes(one).count(1) >= count)


def under_par(played: Games, by: int) -> Played | None:
    """Finish all holes with so many strokes less than their par."""
    return _first(
        one
        for one in played
        if _counts_strokes(one) and sum(_holes(one)) <= sum(one.game.pars) - by
    )


def steady(played: Games) -> Played | None:
    """Finish each hole with no more strokes than its par."""
    return _first(
        one
        for one in played
        if _counts_strokes(one)
        and all(own <= par for own, par in zip(_holes(one), one.game.pars, strict=True))
    )


def play_off(played: Games) -> Played | None:
    """Win after a play-off."""
    return _first(
        one
        for one in played
        if one.player.place == 1 and len(one.player.strokes) > len(one.game.pars) > 0
    )


def better_and_better(played: Games, times: int) -> Played | None:
    """Better one's own best score on the same course, in the same mode, so often."""
    best: dict[tuple[str, ...], int] = {}
    bettered: dict[tuple[str, ...], int] = {}
    for one in played:
        own = one.player.score
        if own is None:
            continue
        game, player = one.game, one.player
        where = (game.course, game.hazards, game.mode, player.name, player.colour)
        worth = -own if fewest_wins(one.game.game, one.game.mode) else own
        if where in best and worth > best[where]:
            bettered[where] = bettered.get(where, 0) + 1
            if bettered[where] == times:
                return one
        best[where] = max(worth, best.get(where, worth))
    return None


FEATS: Final[Mapping[str, Feat]] = {
    feat.__name__: feat
    for feat in (
        *(games, score, points, fact, complete, never, faultless, total_par, different, beat, win),
        *(in_one, under_par, steady, play_off, better_and_better),
    )
}
"""By name."""


_KINDS: Final[Mapping[str, Callable[[Played], str]]] = {
    "land": lambda one: one.player.land,
    "clients": lambda one: " ".join(one.game.clients),
    "course": lambda one: one.game.course,
    "mode": lambda one: one.game.mode,
    "golfer": lambda one: one.player.golfer,
}
"""What :func:`different` tells games apart by; empty where a game has nothing of the kind."""


def _first(found: Iterable[Played]) -> Played | None:
    return next(iter(found), None)


def _nth_new(played: Games, count: int, kind: Callable[[Played], str]) -> Played | None:
    """Return the game with the last of so many different ones of a kind."""
    seen: set[str] = set()
    for one in played:
        seen.update(filter(None, (kind(one),)))
        if len(seen) == count:
            return one
    return None


def _is_complete(one: Played) -> bool:
    return one.player.facts.get("holes") == ALL_HOLES


def _holes(one: Played) -> tuple[int, ...]:
    """Return the strokes of a round on another's course by hole, without a play-off."""
    return one.player.strokes[: len(one.game.pars)]


def _counts_strokes(one: Played) -> bool:
    """Return whether strokes are what counts, and those of all holes are known."""
    pars = one.game.pars
    fewest = fewest_wins(one.game.game, one.game.mode) and one.game.mode != "racing"
    return fewest and 0 < len(pars) == len(_holes(one))


def _beating(played: Games, level: Level) -> Iterable[Played]:
    for one in played:
        own = one.player.score
        sign = -1 if fewest_wins(one.game.game, one.game.mode) else 1
        scores = [other.score for other in one.game.computers if other.level is level]
        known = [sign * score for score in scores if score is not None]
        if own is not None and known and sign * own > max(known):
            yield one


class EarnedBadge(NamedTuple):
    """A badge that was earned."""

    badge: BadgeRecord
    by: Played
    """The game in which it was."""


def earned(badges: Sequence[BadgeRecord], played: Sequence[Played]) -> Mapping[str, EarnedBadge]:
    """Return the badges that were earned, by id; raises KeyError for an unknown feat."""
    found = ((badge, FEATS[badge.feat](played, **badge.given)) for badge in badges)
    return {badge.id: EarnedBadge(badge, by) for badge, by in found if by is not None}


def newly_earned(
    badges: Sequence[BadgeRecord],
    games: Sequence[HistoryGame],
    match: str,
    earlier: HistoryGame | None = None,
) -> tuple[BadgeRecord, ...]:
    """Return the badges that nobody would have without one match.

    Of a match that was played on after its end they are those that its ``earlier`` end did not
    earn.
    """
    others = [one for one in games if one.match != match]
    before = earned(badges, played_of(others if earlier is None else [*others, earlier]))
    after = earned(badges, played_of(games))
    return tuple(badge for badge in badges if badge.id in after and badge.id not in before)
