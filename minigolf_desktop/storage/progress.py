"""How far somebody is: in the lessons, in the season, in what dates give out, against rivals.

The try of a date is written when it begins, so that nobody has a second one, and completed when its
match ends.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import field, replace
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple

from minigolf_desktop.content.record import Check, Id, Limits, Record
from minigolf_desktop.content.season import load_tasks
from minigolf_desktop.model.play import (
    STRONGEST,
    ActionFormatError,
    AnyMatch,
    Level,
    Refused,
    Seat,
    action_from_json,
    next_strength,
    strength_of,
)
from minigolf_desktop.model.play.goals import GoalStanding
from minigolf_desktop.storage.books import Book, Books
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.history import HistoryGame, HistoryPlayer, fewest_wins
from minigolf_desktop.storage.moments import Time
from minigolf_desktop.storage.overview import date_of
from minigolf_desktop.storage.replay import MatchId

Line = dict[str, object]
"""A move as a line of a journal has it; looked at when it is played."""


class LessonPlace(Record):
    """Where somebody is in a lesson."""

    step: Annotated[int, Limits(ge=0, le=1_000)] = 0
    """The step to go on with, from 0."""
    moves: Annotated[tuple[Line, ...], Limits(max_length=1_000)] = ()
    """What was played before it."""
    learned: bool = False
    """Whether it was gone through once."""


class LessonBook(Book):
    """Places in lessons, and what was told."""

    format: Literal["minigolf-lessons"] = "minigolf-lessons"
    version: Literal[1] = 1
    places: dict[Id, LessonPlace] = field(default_factory=dict)
    """By lesson."""
    told: Annotated[tuple[Id, ...], Limits(max_length=1_000)] = ()
    """Tips that were told."""
    offered: Annotated[tuple[Id, ...], Limits(max_length=100)] = ()
    """Games of which the first lesson was offered."""


def _united_lessons(here: LessonBook, there: LessonBook) -> LessonBook:
    """Return how far somebody came in each lesson at either home, and all that was told."""
    places = dict(here.places)
    for lesson, place in there.places.items():
        own = places.get(lesson, LessonPlace())
        further = place if place.step > own.step else own
        places[lesson] = replace(further, learned=place.learned or own.learned)
    return LessonBook(
        places=places,
        told=_with_all(here.told, there.told),
        offered=_with_all(here.offered, there.offered),
    )


def _with_all(known: tuple[str, ...], more: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*known, *more)))


LESSON_BOOKS: Final = Books(LessonBook(), 1_000_000, "a book of lessons", _united_lessons)
"""All of them: each home has one."""


def places_in(folders: Folders) -> dict[str, LessonPlace]:
    """Return where somebody is, by lesson; nowhere where the file cannot be read."""
    return LESSON_BOOKS.read(folders.lessons)[0].places


def keep_place(path: Path, lesson: str, place: LessonPlace) -> None:
    """Write where somebody is in a lesson; once learned it stays so. Raises StorageError."""

    def write(book: LessonBook) -> LessonBook:
        before = book.places.get(lesson, LessonPlace())
        kept = replace(place, learned=place.learned or before.learned)
        return replace(book, places={**book.places, lesson: kept})

    LESSON_BOOKS.add(path, "", write)


def keep_told(path: Path, tip: str) -> None:
    """Write that a tip was told; raises StorageError."""
    LESSON_BOOKS.add(path, "", lambda book: replace(book, told=_with(book.told, tip)))


def keep_offered(path: Path, game: str) -> None:
    """Write that the first lesson of a game was offered; raises StorageError."""
    LESSON_BOOKS.add(path, "", lambda book: replace(book, offered=_with(book.offered, game)))


def forget_told(path: Path) -> None:
    """Let all tips be told anew; raises StorageError."""
    LESSON_BOOKS.add(path, "", lambda book: replace(book, told=()))


def _with(known: tuple[str, ...], new: str) -> tuple[str, ...]:
    return known if new in known else (*known, new)


def is_replayed(match: AnyMatch, lines: Iterable[Line]) -> bool:
    """Play what was written; return whether the lesson is still the one that it was written in."""
    for line in lines:
        fields = dict(line)
        seat = fields.pop("seat", None)
        if type(seat) is not int:
            return False
        try:
            match.play(seat, action_from_json(match.rules.action_kinds, fields, seat))
        except (ActionFormatError, Refused):
            return False
    return True


class TaskResult(Record):
    """What came of a task."""

    stars: Annotated[int, Limits(ge=0, le=3)] = 0
    """The most that one match earned."""
    best: Annotated[int, Limits(ge=-100_000, le=100_000)] = 0
    """What it measured in the best of the matches: that of the most stars."""
    tries: Annotated[int, Limits(ge=0, le=1_000_000)] = 0
    """Matches that were played to their end."""

    def with_match(self, standing: GoalStanding, *, less_is_more: bool) -> "TaskResult":
        """Return it with one match more."""
        sign = -1 if less_is_more else 1
        was, now = (self.stars, sign * self.best), (standing.stars, sign * standing.value)
        if self.tries and was >= now:
            return replace(self, tries=self.tries + 1)
        return TaskResult(stars=standing.stars, best=standing.value, tries=self.tries + 1)


class SeasonBook(Book):
    """What came of the tasks."""

    format: Literal["minigolf-season"] = "minigolf-season"
    version: Literal[1] = 1
    tasks: dict[Id, TaskResult] = field(default_factory=dict)
    """By task, those that were tried."""


def _united_season(here: SeasonBook, there: SeasonBook) -> SeasonBook:
    """Return the better of what came of each task at two homes.

    How often one that both know was tried is told by the home where it was tried more often: the
    books do not say which tries are the same.
    """
    fewest = {task.id for task in load_tasks() if task.goal.less_is_more}
    tasks = dict(here.tasks)
    for task, result in there.tasks.items():
        own = tasks.get(task, TaskResult())
        sign = -1 if task in fewest else 1
        is_better = not own.tries or (result.stars, sign * result.best) > (
            own.stars,
            sign * own.best,
        )
        best = result if is_better else own
        tasks[task] = replace(best, tries=max(result.tries, own.tries))
    return SeasonBook(tasks=tasks)


SEASON_BOOKS: Final = Books(SeasonBook(), 1_000_000, "a book of the season", _united_season)
"""All of them: each home has one."""


def keep_standing(
    path: Path, match: str, task: str, standing: GoalStanding, *, less_is_more: bool
) -> TaskResult:
    """Write how a match of a task ended, once for each match; return what came of the task so far.

    Raises StorageError.
    """

    def write(book: SeasonBook) -> SeasonBook:
        before = book.tasks.get(task, TaskResult())
        after = before.with_match(standing, less_is_more=less_is_more)
        return replace(book, tasks={**book.tasks, task: after})

    return SEASON_BOOKS.add(path, match, write).after.tasks.get(task, TaskResult())


MOST_TRIES = 20_000
"""Tries that a book keeps: those of fifteen years. Beyond them the oldest go."""
MOST_BYTES = 8_000_000


class AlreadyTried(StorageError):
    """What is given out was begun before, perhaps in another window."""


class Try(Record):
    """A counted try."""

    occasion: Literal["day", "week"]
    date: Annotated[str, Limits(max_length=10), Check(date_of)]
    """The day, or the Monday of the week: ``2026-11-23``."""
    game: Id
    match: MatchId
    """The match that it is played in."""
    code: Annotated[str, Limits(max_length=40)]
    """Code of the game."""
    ended: Time | Literal[""] = ""
    """When it ended; empty while it goes on."""
    score: Annotated[int, Limits(ge=-10_000, le=100_000)] = 0
    """What was reached, as the game counts; 0 while it goes on."""
    par: Annotated[int, Limits(ge=0, le=10_000)] = 0
    """Par of the course, where strokes are counted; else 0."""
    by_computer: bool = False
    """Whether a computer decided in it: it has ended then, and counts for nothing."""


class TryBook(Book):
    """All tries of a player."""

    format: Literal["minigolf-tries"] = "minigolf-tries"
    version: Literal[1] = 1
    tries: Annotated[tuple[Try, ...], Limits(max_length=MOST_TRIES)] = ()
    """The latest at the end."""


def _united_tries(here: TryBook, there: TryBook) -> TryBook:
    """Return the tries of two homes: of each date one, that of the first home where both had one.

    One that goes on there and has ended here, or the other way round, has ended.
    """
    tries = {(one.occasion, one.date, one.game): one for one in here.tries}
    for one in there.tries:
        own = tries.setdefault((one.occasion, one.date, one.game), one)
        if own.match == one.match and not own.ended:
            tries[one.occasion, one.date, one.game] = one
    ordered = sorted(tries.values(), key=lambda one: one.date)
    return TryBook(tries=tuple(ordered[-MOST_TRIES:]))


TRY_BOOKS: Final = Books(TryBook(), MOST_BYTES, "a book of tries", _united_tries)
"""All of them: each home has one."""


def begin_try(path: Path, begun: Try) -> None:
    """Write that a try begins; raises AlreadyTried, and StorageError."""

    def write(book: TryBook) -> TryBook:
        key = (begun.occasion, begun.date, begun.game)
        if any((one.occasion, one.date, one.game) == key for one in book.tries):
            raise AlreadyTried("it was begun before, and counts once")
        return replace(book, tries=(*book.tries, begun)[-MOST_TRIES:])

    TRY_BOOKS.add(path, "", write)


def end_try(path: Path, match: str, *, date: str, score: int, par: int) -> None:
    """Write how a match ended, if it was a try; raises StorageError.

    It may be written again and again: a try that has ended stays as it is.
    """
    _end(path, match, lambda one: replace(one, ended=date, score=score, par=par))


def end_try_of_computer(path: Path, match: str, *, date: str) -> None:
    """Write that a match ended in which a computer decided, if it was a try; raises StorageError.

    It has no score then, and stays as it is.
    """
    _end(path, match, lambda one: replace(one, ended=date, by_computer=True))


def _end(path: Path, match: str, end: Callable[[Try], Try]) -> None:
    if not path.exists():
        return

    def write(book: TryBook) -> TryBook:
        tries = (end(one) if one.match == match and not one.ended else one for one in book.tries)
        return replace(book, tries=tuple(tries))

    TRY_BOOKS.add(path, "", write)


# Rivals that are just right


LATELY: Final = 10
"""Games that are remembered of a person and the rivals that are just right."""


class RivalStanding(Record):
    """How somebody gets on with rivals that are just right, in one of the games."""

    strength: Annotated[int, Limits(ge=0, le=STRONGEST)] = strength_of(Level.JUST_RIGHT)
    """How strong the next one plays."""
    won: Annotated[tuple[bool, ...], Limits(max_length=LATELY)] = ()
    """Whether the person won, of the latest games; the last one at the end."""


class RivalBook(Book):
    """How everybody gets on with them."""

    format: Literal["minigolf-rivals"] = "minigolf-rivals"
    version: Literal[1] = 1
    standings: dict[Id, dict[Annotated[str, Limits(max_length=120)], RivalStanding]] = field(
        default_factory=dict
    )
    """By game, then by name in lower case; who has no name is called nothing."""

    def of(self, game: str, name: str) -> RivalStanding:
        """Return how somebody gets on with them; as in the beginning where nothing is known."""
        return self.standings.get(game, {}).get(name.casefold(), RivalStanding())


def _united_rivals(here: RivalBook, there: RivalBook) -> RivalBook:
    """Return how everybody gets on with rivals, by the home that remembers more of their games."""
    standings = {game: dict(known) for game, known in here.standings.items()}
    for game, known in there.standings.items():
        own = standings.setdefault(game, {})
        for name, standing in known.items():
            if len(standing.won) > len(own.get(name, RivalStanding()).won):
                own[name] = standing
    return RivalBook(standings=standings)


RIVAL_BOOKS: Final = Books(RivalBook(), 1_000_000, "a book of rivals", _united_rivals)
"""All of them: each home has one."""


def strength_for(book: RivalBook, game: str, people: Sequence[Seat]) -> int:
    """Return how strong a rival plays that is just right for all who play: in their middle."""
    names = [one.name for one in people] or [""]
    strengths = [book.of(game, name).strength for name in names]
    return round(sum(strengths) / len(strengths))


class Adapted(NamedTuple):
    """What a game with a rival that is just right changed for a person."""

    person: HistoryPlayer
    rival: HistoryPlayer
    """The best of these rivals."""
    won: bool
    before: int
    """How strong it was meant to play before."""
    after: RivalStanding


def adapt_rivals(path: Path, game: HistoryGame) -> tuple[Adapted, ...]:
    """Let the rivals that are just right learn from a game, once; return what that changed.

    A game in which a person and the best of them are equal changes nothing. Raises StorageError.
    """
    rivals = [one for one in game.players if one.level is Level.JUST_RIGHT]
    if not rivals:
        return ()
    best = max(rivals, key=lambda one: _worth(game, one))
    found: list[Adapted] = []

    def write(book: RivalBook) -> RivalBook:
        found.clear()
        known = dict(book.standings.get(game.game, {}))
        for person in game.people:
            ahead = _worth(game, person) - _worth(game, best)
            if ahead:
                name, before = person.name.casefold(), book.of(game.game, person.name)
                known[name] = RivalStanding(
                    strength=next_strength(before.strength, won=ahead > 0),
                    won=(*before.won, ahead > 0)[-LATELY:],
                )
                one = Adapted(person, best, ahead > 0, before.strength, known[name])
                found.append(one)
        return replace(book, standings={**book.standings, game.game: known})

    RIVAL_BOOKS.add(path, game.match, write)
    return tuple(found)


def follow_rivals(path: Path, before: str, now: str) -> None:
    """Let the rivals know somebody of one name under another, where they know nobody better there.

    The earlier name stays known, so that nothing is lost where it is taken back. Raises
    StorageError.
    """
    if not path.exists():
        return
    old, new = before.casefold(), now.casefold()

    def write(book: RivalBook) -> RivalBook:
        told = {game: dict(known) for game, known in book.standings.items()}
        for known in told.values():
            if old in known and len(known[old].won) > len(known.get(new, RivalStanding()).won):
                known[new] = known[old]
        return replace(book, standings=told)

    RIVAL_BOOKS.add(path, "", write)


def _worth(game: HistoryGame, player: HistoryPlayer) -> int:
    """Return how well somebody did, as far as it tells who won: by place, else by score."""
    if all(one.place for one in game.players):
        return -player.place
    score = player.score or 0
    return -score if fewest_wins(game.game, game.mode) else score
