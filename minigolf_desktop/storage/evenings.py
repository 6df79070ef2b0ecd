"""The evenings: the one that goes on, and those that were played to their end.

Whatever the people of the evening begin together in the game that is due is its next match, however
it is set up; the match begun last is the one that counts.
"""

from collections.abc import Sequence
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
from minigolf_desktop.model.play.seats import (
    Level,
    Seat,
    SetupFormatError,
    seat_from_json,
    seat_to_json,
)
from minigolf_desktop.storage.books import Book, Books
from minigolf_desktop.storage.history import HistoryGame
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
    return _told(evening_read(path))


def last_evening(path: Path) -> Evening | None:
    """Return the past evening that was over last; None where there is none to be read."""
    return _told(evening_read(path, past=True))


def _told(now: dict[str, object]) -> Evening | None:
    """Return the evening of a JSON value; None where it is none."""
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


def evenings_ended(path: Path) -> tuple[KeptEvening, ...]:
    """Return the evenings that were played to their end, the latest at the end."""
    book, _ = EVENING_BOOKS.read(path)
    now = () if book.now is None or not book.now.evening.is_over else (book.now,)
    return (*book.past, *now)


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


def match_begun(path: Path) -> str:
    """Return the match that was begun for the evening last, and has not ended; empty for none."""
    return text(evening_read(path).get("playing"))


def begin_match(path: Path, match: str, game: str, players: Sequence[Seat]) -> None:
    """Write that a match is played for the evening, if it is one of it; raises StorageError."""
    if evening_in(path) is None:
        return
    who = [_who(seat) for seat in players]

    def write(book: EveningBook) -> EveningBook:
        now = book.now
        if now is None or now.evening.next_game != game or not _seats_in(now.evening, who):
            return book
        return replace(book, now=replace(now, playing=match))

    EVENING_BOOKS.add(path, "", write)


_Who = tuple[str, Level | None]
"""What somebody is known by at another table: the name in lower case, and the level of a computer.
"""


def _who(seat: Seat) -> _Who:
    return seat.name.casefold(), seat.computer


def _seats_in(evening: Evening, players: Sequence[_Who]) -> tuple[int, ...]:
    """Return by seat of an evening where that one sits in a match; nothing where others play."""
    seated = [_who(seat) for seat in evening.players]
    if len(players) != len(seated) or set(players) != set(seated):
        return ()
    return tuple(map(players.index, seated))


def note_match(path: Path, game: HistoryGame) -> Evening | None:
    """Note how a match ended that was played for the evening; return the evening.

    Once, but for a match that was played on after its end before the next one began: that is noted
    as it ended in the end. None where nothing changes, where the match was none of the evening, as
    it is not where a computer has taken somebody's place. Raises StorageError.
    """
    if not path.exists():
        return None

    def write(book: EveningBook) -> EveningBook:
        now = book.now
        if now is None or not game.match or not _is_awaited(now, game.match):
            return book
        seats = _seats_in(now.evening, [(one.name.casefold(), one.level) for one in game.players])
        if not seats:
            return book
        told = game.places if now.even else [one.place for one in game.players]
        places = tuple(told[seat] for seat in seats)
        known = now.evening.with_match(EveningMatch(game.match, game.game, places))
        if known == now.evening:
            return book
        matches = tuple(PlayedMatch(**one._asdict()) for one in known.matches)
        return replace(book, now=replace(now, matches=matches, playing=""))

    written = EVENING_BOOKS.add(path, "", write)
    is_of_it = written.before != written.after and written.after.now is not None
    return written.after.now.evening if is_of_it and written.after.now else None


def _is_awaited(now: KeptEvening, match: str) -> bool:
    """Whether the end of a match is to be noted: it was begun last, or ends once more."""
    if now.playing:
        return now.playing == match
    return bool(now.matches) and now.matches[-1].match == match
