"""The people of the house: who plays here, as they like to be called, seen and helped.

A game that was finished names who played it and is never rewritten: a person's games are those
under the name, or under one that the person had before, by being renamed or merged.

Who is removed leaves the games behind, under the name, and no set-up proposes the name any more. To
type it is a wish to be of the house again: then somebody new is called so, with a portrait and
choices of their own, and finds the games that were left under that very name. Earlier names, and
those of who was merged, are not brought back with it. Who is hidden stays so, typed or not.
"""

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field, replace
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple

from minigolf_desktop.content.record import Id, Limits, Record
from minigolf_desktop.model.play.seats import COLOURS, Seat
from minigolf_desktop.model.play.seats import LONGEST_NAME as LONGEST_TYPED
from minigolf_desktop.storage.books import Book, Books
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.history import GameName, HistoryGame

LONGEST_NAME: Final = 16
"""Letters of a person's name at most: as many as every table has room for."""
MOST_PEOPLE: Final = 60
"""People that a house has room for; beyond them a name that is typed stays a name."""
MOST_EARLIER: Final = 60
"""Earlier names that are known of a person."""
PORTRAITS: Final = (
    *("plaits", "cap", "glasses", "beard", "afro", "headscarf", "bob", "bun"),
    *("bald", "ponytail", "freckles", "turban", "waves", "visor", "cat", "fox"),
)
"""Portraits to choose from, in their order (pictures ``people/NAME``)."""

ScaleName = Annotated[int, Limits(ge=0, le=200)]
Name = Annotated[str, Limits(min_length=1, max_length=LONGEST_NAME)]
EarlierName = Annotated[str, Limits(min_length=1, max_length=LONGEST_TYPED)]
HelpName = Literal["", "none", "placing", "all"]
"""How much somebody is helped: as the settings say, not at all, with where a tile fits and what it
is worth there, or with good moves too."""


class Person(Record):
    """Somebody of the house."""

    id: Annotated[str, Limits(pattern="^[0-9a-f]{8}$")]
    """What tells the person from all others, whatever the name."""
    name: Name
    also: Annotated[tuple[EarlierName, ...], Limits(max_length=MOST_EARLIER)] = ()
    """Names of before, under which games were played."""
    colour: Annotated[str, Limits(pattern=f"^({'|'.join(COLOURS)})$")]
    """The colour liked best; it brings its sign."""
    portrait: Id
    """One of :data:`PORTRAITS`."""
    help: HelpName = ""
    scale: ScaleName = 0
    """Size of the interface at a table of their own, in per cent; 0 as the settings say."""
    hidden: bool = False
    """Whether the person is left out where somebody is chosen."""

    @property
    def names(self) -> frozenset[str]:
        """All names, in lower case."""
        return frozenset(name.casefold() for name in (self.name, *self.also))


class PeopleBook(Book):
    """Everybody of the house."""

    format: Literal["minigolf-people"] = "minigolf-people"
    version: Literal[1] = 1
    people: Annotated[tuple[Person, ...], Limits(max_length=MOST_PEOPLE)] = ()
    """In the order in which they came."""
    even: dict[GameName, bool] = field(default_factory=dict)
    """By game: whether the last table played with handicaps."""

    def called(self, name: str) -> Person | None:
        """Return who has a name, or had it; None where that is nobody of the house."""
        folded = name.casefold()
        now = (one for one in self.people if one.name.casefold() == folded)
        before = (one for one in self.people if folded in one.names)
        return next(now, None) or next(before, None)

    def with_id(self, wanted: str) -> Person:
        """Return the person of an id; raises KeyError where there is none."""
        for one in self.people:
            if one.id == wanted:
                return one
        raise KeyError(wanted)

    def person_name(self, name: str) -> str:
        """Return what who had a name is called today; the name itself where that is nobody."""
        person = self.called(name)
        return name if person is None else person.name

    @property
    def shown(self) -> tuple[Person, ...]:
        """Those to choose from."""
        return tuple(one for one in self.people if not one.hidden)


def _united(here: PeopleBook, there: PeopleBook) -> PeopleBook:
    """Return the people of two homes: who has an id or a name of somebody is that person.

    What is liked by somebody whom both homes know is told by the first.
    """
    people = list(here.people)
    for one in there.people:
        known = next((own for own in people if own.id == one.id or own.names & one.names), None)
        if known is None:
            if len(people) < MOST_PEOPLE:
                people.append(one)
            continue
        taken = frozenset[str]().union(*(own.names for own in people))
        more = [name for name in (one.name, *one.also) if name.casefold() not in taken]
        also = tuple((*known.also, *more)[:MOST_EARLIER])
        people[people.index(known)] = replace(known, also=also)
    return replace(here, people=tuple(people), even={**there.even, **here.even})


PEOPLE_BOOKS: Final = Books(PeopleBook(), 1_000_000, "a book of people", _united)
"""All of them: each home has one."""


class Guest(NamedTuple):
    """Somebody who sits at a table, known by a name."""

    name: str
    colour: str = ""
    """Empty where the name alone is known."""


class NameTaken(ValueError):
    """Somebody else of the house has the name."""


# What becomes of the people of a book


def with_guests(book: PeopleBook, guests: Iterable[Guest]) -> PeopleBook:
    """Return a book in which all guests are somebody of the house, as far as there is room.

    Each has the colour of the guest, else one that few have, and a portrait that few have.
    """
    for guest in guests:
        typed = guest.name.strip()
        name = typed[:LONGEST_NAME].strip()
        if not name or len(book.people) >= MOST_PEOPLE:
            continue
        if book.called(typed) is not None or book.called(name) is not None:
            continue
        person = Person(
            id=secrets.token_hex(4),
            name=name,
            also=(typed,) if typed != name else (),
            colour=guest.colour or _rarest(COLOURS, (one.colour for one in book.people)),
            portrait=_rarest(PORTRAITS, (one.portrait for one in book.people)),
        )
        book = replace(book, people=(*book.people, person))
    return book


def _rarest(offered: Iterable[str], worn: Iterable[str]) -> str:
    """Return the first of what is offered that fewest have."""
    known = list(worn)
    return min(offered, key=known.count)


def with_colours(seats: Sequence[Seat], house: PeopleBook) -> tuple[Seat, ...]:
    """Return seats in a colour each: people of the house in the one they like, if nobody before
    them has it, and everybody else in that of the seat, or one that is left.
    """
    wanted: list[str] = []
    for seat in seats:
        person = house.called(seat.name) if seat.is_person and seat.name else None
        colour = seat.colour or (person.colour if person is not None else "")
        wanted.append(colour if colour not in wanted else "")
    for number, colour in enumerate(wanted):
        if not colour:
            left = [one for one in (COLOURS[number], *COLOURS) if one not in wanted]
            wanted[number] = left[0]
    return tuple(replace(seat, colour=colour) for seat, colour in zip(seats, wanted, strict=True))


def with_portraits(seats: Iterable[Seat], house: PeopleBook) -> tuple[Seat, ...]:
    """Return seats in which people of the house have the portraits that they have today."""
    found = ((seat, house.called(seat.name) if seat.is_person else None) for seat in seats)
    return tuple(
        seat if person is None else replace(seat, portrait=person.portrait)
        for seat, person in found
    )


def with_person(book: PeopleBook, person: Person) -> PeopleBook:
    """Return a book in which somebody is as told; an earlier name stays known.

    Raises NameTaken where somebody else has the name, KeyError where the person has gone.
    """
    before = book.with_id(person.id)
    holder = book.called(person.name)
    if holder is not None and holder.id != person.id:
        raise NameTaken(person.name)
    if before.name.casefold() != person.name.casefold():
        person = replace(person, also=_names_with(person.also, (before.name,)))
    return _with(book, person)


def merged(book: PeopleBook, kept: str, gone: str) -> PeopleBook:
    """Return a book in which two people, by their ids, are one: the first, with all games."""
    one, other = book.with_id(kept), book.with_id(gone)
    person = replace(one, also=_names_with(one.also, (other.name, *other.also)))
    return _with(without(book, gone), person)


def without(book: PeopleBook, gone: str) -> PeopleBook:
    """Return a book without somebody; the games stay, under the names."""
    return replace(book, people=tuple(one for one in book.people if one.id != gone))


def _with(book: PeopleBook, person: Person) -> PeopleBook:
    people = (person if one.id == person.id else one for one in book.people)
    return replace(book, people=tuple(people))


def _names_with(known: tuple[str, ...], new: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*known, *new)))[-MOST_EARLIER:]


# Their file


def people_in(folders: Folders) -> PeopleBook:
    """Return the people of a home; nobody where the file cannot be read."""
    return PEOPLE_BOOKS.read(folders.people)[0]


def change_people(path: Path, change: Callable[[PeopleBook], PeopleBook]) -> PeopleBook:
    """Change the book of a home; return it as it is then. Raises StorageError."""
    return PEOPLE_BOOKS.add(path, "", change).after


def welcome(path: Path, guests: Iterable[Guest]) -> None:
    """Let all guests be somebody of the house from now on; raises StorageError."""
    change_people(path, lambda book: with_guests(book, guests))


def people_of_before(
    games: Iterable[HistoryGame], typed: Mapping[str, str], nobody: frozenset[str]
) -> tuple[Guest, ...]:
    """Return who played in a home before it knew people: who played most comes first.

    ``typed`` has the names that the settings keep, by colour; ``nobody`` are names in lower case
    that nobody typed, such as those of the colours.
    """
    counts: dict[str, int] = {}
    called: dict[str, Guest] = {}
    for game in games:
        for one in game.people:
            folded = one.name.casefold()
            counts[folded] = counts.get(folded, 0) + 1
            # The last spelling and colour are those of today.
            called[folded] = Guest(one.name, one.colour)
    for colour, name in typed.items():
        counts.setdefault(name.casefold(), 0)
        called.setdefault(name.casefold(), Guest(name, colour))
    order = sorted(counts, key=lambda name: -counts[name])
    return tuple(called[name] for name in order if name and name not in nobody)
