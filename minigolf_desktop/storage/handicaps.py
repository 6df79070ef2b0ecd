"""Handicaps that are suggested for a table, from what everybody there scored in their last games.

Where strokes are counted they are counted against par and by the hole, so that games on courses of
all lengths can be compared. A computer is known from games of its level, and from some that it
played for this table (``tests/benchmarks/handicap_evenings.py``).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from statistics import fmean
from typing import Final, NamedTuple

from minigolf_desktop.model.play.handicap import LATELY, suggested_handicaps
from minigolf_desktop.model.play.seats import Level, Seat
from minigolf_desktop.storage.history import (
    DESIGNER,
    GOLF,
    PUTT_DICE,
    GameName,
    HistoryGame,
    HistoryPlayer,
    fewest_wins,
)
from minigolf_desktop.storage.people import PeopleBook


class Table(NamedTuple):
    """What is about to be played."""

    game: GameName
    mode: str = ""
    pars: tuple[int, ...] = ()
    """By hole of the course that is played on; none where one is built."""


class Usual(NamedTuple):
    """What is scored in a mode; where a course is played on by the hole, strokes against par."""

    spread: float
    """Standard deviation of a game of one player; where a course is played on, of one hole."""
    of_levels: Mapping[Level, float] = {}
    """Mean score of computers by level, where it is known."""


_USUAL: Final[Mapping[tuple[str, str], Usual]] = {
    (DESIGNER, "family-group"): Usual(
        14.0, {Level.EASY: 70.0, Level.MEDIUM: 98.0, Level.HARD: 118.0}
    ),
    (DESIGNER, "advanced-group"): Usual(18.0),
    (PUTT_DICE, ""): Usual(2.4, {Level.EASY: -0.51, Level.MEDIUM: -1.02, Level.HARD: -1.4}),
    (GOLF, "stroke"): Usual(2.2, {Level.EASY: 0.97, Level.MEDIUM: -0.43, Level.HARD: -1.1}),
}
_NOT_KNOWN: Final = Usual(0.9)
"""Of the other modes of 18 Holes: points by the hole."""
_GAMES_OF_LEVEL = 8
"""Games that a computer is taken to have played for the table of usual scores."""

NO_HANDICAP: Final = frozenset({(GOLF, "racing"), (GOLF, "solo-chaos")})
"""Games and modes without handicaps.

A race is over with the first who arrives: the others keep no score, so that there is nothing to
which a head start could be added in the end. One in the beginning, rounds in which the others wait,
would be a rule of its own: it would change clubs, order of play and records, of which handicaps
touch nothing. Of who plays alone the rank of the deck is one already.
"""


def has_handicap(game: str, mode: str) -> bool:
    """Return whether a handicap can be counted in a mode."""
    return (game, mode) not in NO_HANDICAP


def handicaps_for(
    games: Sequence[HistoryGame], house: PeopleBook, table: Table, seats: Sequence[Seat]
) -> tuple[int, ...]:
    """Return by seat the handicap that is suggested; the latest games stand at the end.

    Nobody has one in a mode without, or alone.
    """
    if len(seats) < 2 or not has_handicap(table.game, table.mode):
        return (0,) * len(seats)
    its = [one for one in games if one.game == table.game and one.mode == table.mode]
    usual = _USUAL.get((table.game, table.mode), _NOT_KNOWN)
    holes = len(table.pars) or 1
    scores = [_on(holes, _form(its, house, seat, usual)[-LATELY:]) for seat in seats]
    fewest = fewest_wins(table.game, table.mode)
    return suggested_handicaps(scores, usual.spread * sqrt(holes), fewest=fewest)


class Played(NamedTuple):
    """A game that somebody played."""

    score: float
    """By the hole, against par where strokes are counted."""
    holes: int


def _on(holes: int, form: Sequence[Played]) -> list[float]:
    """Return what games would have been on so many holes.

    Luck does not add up hole by hole as skill does, but as a root: what a game was above or below
    the usual is taken so.
    """
    if not form:
        return []
    usual = fmean(one.score for one in form)
    return [holes * usual + (one.score - usual) * sqrt(one.holes * holes) for one in form]


def _form(
    games: Iterable[HistoryGame], house: PeopleBook, seat: Seat, usual: Usual
) -> tuple[Played, ...]:
    """Return what somebody scored lately, the latest at the end."""
    level = seat.computer
    if level is not None:
        return (*_usual_scores(usual, level), *_scores(games, lambda one: one.level is level))
    person = house.called(seat.name) if seat.name else None
    names = person.names if person is not None else {seat.name.casefold()} - {""}
    return _scores(games, lambda one: one.level is None and one.name.casefold() in names)


def _usual_scores(usual: Usual, level: Level) -> tuple[Played, ...]:
    """Return scores of a mean and a spread that are known of a level."""
    mean = usual.of_levels.get(level)
    if mean is None:
        return ()
    aside = usual.spread * sqrt((_GAMES_OF_LEVEL - 1) / _GAMES_OF_LEVEL)
    return (Played(mean - aside, 1), Played(mean + aside, 1)) * (_GAMES_OF_LEVEL // 2)


def _scores(
    games: Iterable[HistoryGame], is_it: Callable[[HistoryPlayer], bool]
) -> tuple[Played, ...]:
    """Return the scores of somebody, by the hole where a course was played on."""
    found = []
    for game in games:
        strokes = fewest_wins(game.game, game.mode)
        holes = game.holes or len(game.pars) or 1
        par = sum(game.pars[:holes]) if strokes else 0
        found += [
            Played((one.score - par) / holes, holes)
            for one in game.players
            if one.score is not None and is_it(one)
        ]
    return tuple(found)
