"""The evenings: the one that goes on, and those that were played to their end."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final, Literal

from minigolf_desktop.content.record import Check, Id, Limits, Record
from minigolf_desktop.model.play.evening import (
    MOST_MATCHES,
    Evening,
    EveningKind,
    EveningMatch,
)
from minigolf_desktop.model.play.handicap import suggested_handicaps
from minigolf_desktop.model.play.seats import Seat, SetupFormatError, seat_from_json, seat_to_json
from minigolf_desktop.storage.books import Book, Books
from minigolf_desktop.storage.history import HistoryGame, fewest_wins
from minigolf_desktop.storage.moments import Time
from minigolf_desktop.storage.overview import entries, evening_read, number, text
from minigolf_desktop.storage.replay import MatchId

MOST_PAST: Final = 300
"""Evenings that are kept; beyond them the oldest go."""
MOST_PLAYERS: Final = 5

KindName = Literal["first-to-three", "cup", "cup-of-all"]


def _seat(fields: dict[str, object]) -> None:
    try:
        seat_from_json("player", fields)
    except SetupFormatError as error:
        raise ValueError(str(error)) from error


class PlayedMatch(Record):
    """A match of an evening that was played to its end."""

    match: MatchId
    game: Id
    places: Annotated[tuple[int, ...], Limits(min_length=1, max_length=MOST_PLAYERS)]


class KeptEvening(Record):
    """An evening as its book has it."""

    began: Time
    kind: KindName
    games: Annotated[tuple[Id, ...], Limits(min_length=1, max_length=3)]
    players: Annotated[
        tuple[Annotated[dict[str, object], Check(_seat)], ...],
        Limits(min_length=2, max_length=MOST_PLAYERS),
    ]
    """By seat, as set-ups have them."""
    even: bool = False
    matches: Annotated[tuple[PlayedMatch, ...], Limits(max_length=MOST_MATCHES)] = ()
    playing: MatchId | Literal[""] = ""
    """The match that was begun for it last, and has not ended; empty where none was."""

    @property
    def evening(self) -> Evening:
        """The evening that it tells of."""
        return Evening(
            EveningKind(self.kind),
            self.games,
            tuple(seat_from_json("player", one) for one in self.players),
            self.even,
            tuple(EveningMatch(one.match, one.game, one.places) for one in self.matches),
        )


class EveningBook(Book):
    """All evenings."""

    format: Literal["minigolf-evenings"] = "minigolf-evenings"
    version: Literal[1] = 1
    now: KeptEvening | None = None
    """The evening that goes on, or that was over last; None where there is none."""
    past: Annotated[tuple[KeptEvening, ...], Limits(max_length=MOST_PAST)] = ()
    """Those that were played to their end, the latest at the end."""


def _united(here: EveningBook, there: EveningBook) -> EveningBook:
    """Return the evenings of two homes; that which goes on is that of the first, if it has one."""
    known = {one.began for one in here.past}
    past = (*here.past, *(one for one in there.past if one.began not in known))
    ordered = sorted(past, key=lambda one: one.began)
    return EveningBook(now=here.now or there.now, past=tuple(ordered[-MOST_PAST:]))


EVENING_BOOKS: Final = Books(EveningBook(), 1_000_000, "a book of evenings", _united)
"""All of them: each home has one."""


def evening_in(path: Path) -> Evening | None:
    """Return the evening that goes on, or was over last; None where there is none to be read."""
    now = evening_read(path)
    players = now.get("players")
    games = now.get("games")
    if not isinstance(players, list) or not isinstance(games, list):
        return None
    try:
        return Evening(
            EveningKind(text(now.get("kind"))),
            tuple(map(text, games)),
            tuple(seat_from_json("player", one) for one in players),
            now.get("even") is True,
            tuple(map(_played, entries(now.get("matches")))),
        )
    except ValueError:
        return None


def _played(one: dict[str, object]) -> EveningMatch:
    listed = one.get("places")
    places = tuple(map(number, listed)) if isinstance(listed, list) else ()
    return EveningMatch(text(one.get("match")), text(one.get("game")), places)


def begin_evening(path: Path, evening: Evening, began: str) -> None:
    """Write that an evening begins; raises StorageError. One that went on is put aside."""
    kept = KeptEvening(
        began=began,
        kind=evening.kind.value,
        games=evening.games,
        players=tuple(seat_to_json(seat) for seat in evening.players),
        even=evening.even,
    )
    EVENING_BOOKS.add(path, "", lambda book: replace(_shelved(book), now=kept))


def end_evening(path: Path) -> None:
    """Put the evening aside: among the past ones where it was played to its end."""
    EVENING_BOOKS.add(path, "", _shelved)


def _shelved(book: EveningBook) -> EveningBook:
    now = book.now
    if now is None:
        return book
    past = (*book.past, now)[-MOST_PAST:] if now.evening.is_over else book.past
    return replace(book, now=None, past=past)


def begin_match(path: Path, match: str) -> None:
    """Write that a match is played for the evening; raises StorageError."""

    def write(book: EveningBook) -> EveningBook:
        return book if book.now is None else replace(book, now=replace(book.now, playing=match))

    EVENING_BOOKS.add(path, "", write)


def note_match(path: Path, game: HistoryGame) -> Evening | None:
    """Note how a match ended that was played for the evening, once; return the evening.

    None where the match was none of it. Raises StorageError.
    """
    if not path.exists():
        return None

    def write(book: EveningBook) -> EveningBook:
        now = book.now
        if now is None or not game.match or now.playing != game.match:
            return book
        places = _places(game, even=now.even)
        played = PlayedMatch(match=game.match, game=game.game, places=tuple(places))
        known = now.evening.with_match(EveningMatch(game.match, game.game, played.places))
        if len(known.matches) == len(now.matches):
            return book
        return replace(book, now=replace(now, matches=(*now.matches, played), playing=""))

    written = EVENING_BOOKS.add(path, "", write)
    is_of_it = written.before != written.after and written.after.now is not None
    return written.after.now.evening if is_of_it and written.after.now else None


def _places(game: HistoryGame, *, even: bool) -> Sequence[int]:
    return game.places if even else [one.place for one in game.players]


USUAL_SPREADS: Final[Mapping[str, float]] = {
    "designer": 14.0,
    "putt-dice": 4.0,
    "eighteen-holes": 2.0,
}
"""By game the standard deviation of a score, until somebody has games enough to tell it."""


def with_handicaps(evening: Evening, game: str, games: Iterable[HistoryGame]) -> tuple[Seat, ...]:
    """Return the players of an evening for a match of a game, with handicaps where it has them.

    These are told by what everybody scored lately in games of several, of all that are known.
    """
    if not evening.even:
        return evening.players
    lately: list[list[int]] = [[] for _ in evening.players]
    fewest = False
    for one in games:
        if one.game != game or len(one.players) < 2:
            continue
        fewest = fewest_wins(one.game, one.mode)
        for player in one.players:
            for seat, own in enumerate(evening.players):
                is_same = player.name.casefold() == own.name.casefold()
                if is_same and player.level == own.computer and player.score is not None:
                    lately[seat].append(player.score)
    starts = suggested_handicaps(lately, USUAL_SPREADS[game], fewest=fewest)
    return tuple(
        replace(seat, handicap=start) for seat, start in zip(evening.players, starts, strict=True)
    )
