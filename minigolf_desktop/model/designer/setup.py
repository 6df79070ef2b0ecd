"""How a match of Minigolf Designer is set up: its choices, and what chance decides beforehand.

A set-up has a JSON form, and it is the digits of a code (:mod:`..play.game_code`). The course of
the day is a set-up that a date alone decides.
"""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, fields, replace
from enum import StrEnum
from typing import TypeVar

from minigolf_desktop.model.designer.box import ARROWS, Client, Land, MrClient, MrsClient
from minigolf_desktop.model.designer.moves import EdgeChecking
from minigolf_desktop.model.designer.own_land import OwnLand, fault_of
from minigolf_desktop.model.play.game_code import (
    Digit,
    NoCode,
    Packed,
    pack_computer,
    pack_seats,
    take_computer,
    take_seats,
)
from minigolf_desktop.model.play.occasions import SEEDS, Given, Occasion, chance_of
from minigolf_desktop.model.play.randomness import Randomness
from minigolf_desktop.model.play.seats import (
    COLOURS,
    Seat,
    SetupFormatError,
    seat_from_json,
    seat_to_json,
)

# --- How a match of Minigolf Designer is set up, and its JSON form

DIFFICULTIES = (1, 2, 3)
MOST_PLAYERS = 5

EnumT = TypeVar("EnumT", bound=StrEnum)


class Mode(StrEnum):
    """Which version of the game is played."""

    FAMILY = "family"
    ADVANCED = "advanced"
    """With promises."""


def usual_edges(mode: Mode) -> EdgeChecking:
    """Return what a table does about edge mistakes unless it says otherwise (ruling D12)."""
    return EdgeChecking.WARN if mode is Mode.ADVANCED else EdgeChecking.PREVENT


class VisitRule(StrEnum):
    """What brings the clients in the advanced game."""

    TILES = "tiles"
    """Visit tiles in the bag (ruling D22)."""
    UNTAKEN = "untaken"
    """Once, when 21 tiles were not taken (rule book: alternative rule)."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Choices made before a game."""

    difficulties: tuple[int, ...] = DIFFICULTIES
    """Difficulties of the lands that may be dealt."""
    mrs: str | None = None
    """Id of Mrs Client; drawn by chance when None."""
    mr: str | None = None
    """Id of Mr Client; drawn by chance when None."""
    edges: EdgeChecking = EdgeChecking.PREVENT
    practice: bool = False
    """Undo goes back beyond draws and hand-overs; the score is no record."""
    players: tuple[Seat, ...] = ()
    """By seat. One is a solo game, and so is none: nobody was asked who plays alone."""
    mode: Mode = Mode.FAMILY
    expansion: bool = False
    """The tiles of Putt of No Return go into the bag, its clients may come (ruling D29)."""
    reserve: bool = False
    """A tile may be kept on the gate (ruling D28)."""
    visits: VisitRule = VisitRule.TILES
    mistakes: bool = True
    """Whether the course is checked for Playability; else the whole condition is left out, for a
    first game or young children (ruling D36)."""
    newcomers: tuple[int, ...] = ()
    """Seats without a finished game: they are dealt easy lands (ruling D37)."""
    rival: Seat | None = None
    """Which computer plays the same solo game in a house of its own; None without a rival."""
    land: str | OwnLand | None = None
    """The only land that everybody is dealt, whatever its difficulty: its id, or all of one that
    somebody drew (ruling D40); None for chance."""

    @property
    def land_id(self) -> str | None:
        """Id of the land that everybody is dealt; None for chance."""
        return self.land.id if isinstance(self.land, OwnLand) else self.land

    @property
    def seats(self) -> int:
        """Number of players, 1 to 5."""
        return max(1, len(self.players))

    @property
    def is_solo(self) -> bool:
        """Whether somebody plays alone."""
        return len(self.players) < 2

    @property
    def is_advanced(self) -> bool:
        """Whether it is played with promises."""
        return self.mode is Mode.ADVANCED


_LATER_FIELDS = (
    "players",
    "mode",
    "expansion",
    "reserve",
    "visits",
    "mistakes",
    "newcomers",
    "rival",
    "land",
)
"""Fields that a set-up saved by an older program lacks; they then have their defaults."""


def setup_to_json(setup: Setup) -> dict[str, object]:
    """Return the JSON form of a set-up; only one with a rival, or a land of its own, says so."""
    fields = {
        **asdict(setup),
        "difficulties": list(setup.difficulties),
        "edges": str(setup.edges),
        "players": [seat_to_json(player) for player in setup.players],
        "mode": str(setup.mode),
        "visits": str(setup.visits),
        "newcomers": list(setup.newcomers),
    }
    del fields["rival"], fields["land"]
    if setup.rival is not None:
        fields["rival"] = seat_to_json(setup.rival)
    if isinstance(setup.land, OwnLand):
        fields["land"] = {
            "name": setup.land.name,
            "rows": list(setup.land.rows),
            "facing": setup.land.facing,
            "difficulty": setup.land.difficulty,
        }
    elif setup.land is not None:
        fields["land"] = setup.land
    return fields


def setup_from_json(data: object) -> Setup:
    """Return the set-up of a JSON value; raises SetupFormatError."""
    names = [field.name for field in fields(Setup)]
    if not isinstance(data, dict) or not (
        set(names) - set(_LATER_FIELDS) <= set(data) <= set(names)
    ):
        raise SetupFormatError(f"a set-up has the fields {', '.join(names)}")
    difficulties = data["difficulties"]
    if (
        not isinstance(difficulties, list)
        or not difficulties
        or any(type(one) is not int or one not in DIFFICULTIES for one in difficulties)
    ):
        raise SetupFormatError("field difficulties: a list of 1, 2, 3 is wanted")
    for name in ("mrs", "mr"):
        if data[name] is not None and not isinstance(data[name], str):
            raise SetupFormatError(f"field {name}: a client id or null is wanted")
    for name in ("practice", "expansion", "reserve", "mistakes"):
        if type(data.get(name, False)) is not bool:
            raise SetupFormatError(f"field {name}: true or false is wanted")
    players = _players(data.get("players", []))
    return Setup(
        tuple(difficulties),
        data["mrs"],
        data["mr"],
        _one_of(EdgeChecking, "edges", data["edges"]),
        data["practice"],
        players,
        _one_of(Mode, "mode", data.get("mode", str(Mode.FAMILY))),
        data.get("expansion", False),
        data.get("reserve", False),
        _one_of(VisitRule, "visits", data.get("visits", str(VisitRule.TILES))),
        data.get("mistakes", True),
        _newcomers(data.get("newcomers", []), max(1, len(players))),
        _rival(data["rival"], players) if "rival" in data else None,
        _land(data["land"]) if "land" in data else None,
    )


def _one_of(kind: type[EnumT], name: str, value: object) -> EnumT:
    known = [str(one) for one in kind]
    if value not in known:
        raise SetupFormatError(f"field {name}: {', '.join(known[:-1])} or {known[-1]} is wanted")
    return kind(value)


def _newcomers(data: object, seats: int) -> tuple[int, ...]:
    if not isinstance(data, list) or any(
        type(seat) is not int or not 0 <= seat < seats for seat in data
    ):
        raise SetupFormatError("field newcomers: a list of seats is wanted")
    if sorted(set(data)) != data:
        raise SetupFormatError("field newcomers: each seat once, in order, is wanted")
    return tuple(data)


def _rival(data: object, players: tuple[Seat, ...]) -> Seat:
    rival = seat_from_json("field rival", data)
    if rival.is_person or rival.character is None or not rival.name or not rival.colour:
        raise SetupFormatError("field rival: a computer with a name and a colour is wanted")
    if len(players) > 1:
        raise SetupFormatError("field rival: only who plays alone has one")
    return rival


def _land(data: object) -> str | OwnLand:
    if isinstance(data, str):
        return data
    match data:
        case {
            "name": str() as name,
            "rows": list() as rows,
            "facing": str() as facing,
            "difficulty": int() as difficulty,
            **rest,
        } if not rest and all(isinstance(row, str) for row in rows):
            land = OwnLand(name, tuple(rows), facing, difficulty)
        case _:
            raise SetupFormatError("field land: the id of a land is wanted, or all of one")
    fault = fault_of(land)
    if fault:
        raise SetupFormatError(f"field land: it is none that can be built on ({fault})")
    return land


def _players(data: object) -> tuple[Seat, ...]:
    if not isinstance(data, list) or len(data) > MOST_PLAYERS:
        raise SetupFormatError(f"field players: a list of at most {MOST_PLAYERS} is wanted")
    players = tuple(
        seat_from_json(f"field players, entry {seat}", entry) for seat, entry in enumerate(data)
    )
    if len(players) > 1:
        for seat, player in enumerate(players):
            if not player.name or not player.colour:
                raise SetupFormatError(f"field players, entry {seat}: name or colour is empty")
        if len({player.colour for player in players}) != len(players):
            raise SetupFormatError("field players: two have the same colour")
    return players


# --- A set-up of Minigolf Designer as the digits of a code (:mod:`..play.game_code`)

CODE_LETTER = "D"
_CLIENTS = 16
_LANDS = 128
_EDGES = 4
_SETS = 1 << len(DIFFICULTIES)


def pack_setup(lands: Sequence[Land], clients: Iterable[Client], setup: Setup) -> list[Digit]:
    """Return a set-up without names and colours; a code knows no practice.

    Raises NoCode for a land of one's own: all of it would make a word that nobody types.
    """
    mrs, mr = _ids(clients)
    flags = (setup.expansion, setup.reserve, setup.mistakes, setup.rival is not None)
    digits = pack_seats(setup.players)
    digits += [
        Digit(list(Mode).index(setup.mode), 2),
        Digit(list(VisitRule).index(setup.visits), 2),
        Digit(list(EdgeChecking).index(setup.edges), _EDGES),
        *(Digit(flag, 2) for flag in flags),
        Digit(sum(1 << one - 1 for one in set(setup.difficulties)), _SETS),
        Digit(_place(mrs, setup.mrs), _CLIENTS),
        Digit(_place(mr, setup.mr), _CLIENTS),
        Digit(sum(1 << seat for seat in setup.newcomers), 1 << setup.seats),
        Digit(setup.land is not None, 2),
    ]
    if isinstance(setup.land, OwnLand):
        raise NoCode("the land is none of the box")
    if setup.land is not None:
        digits.append(Digit(_place([land.id for land in lands], setup.land), _LANDS))
    if setup.rival is not None:
        digits.append(pack_computer(setup.rival))
    return digits


def unpack_setup(lands: Sequence[Land], clients: Iterable[Client], packed: Packed) -> Setup:
    """Return the set-up of a code, its seats without names; raises FutureCode."""
    mrs, mr = _ids(clients)
    seats = take_seats(packed)
    players = (
        tuple(replace(seat, colour=colour) for seat, colour in zip(seats, COLOURS, strict=False))
        if len(seats) > 1
        else ()
    )
    mode, visits = list(Mode)[packed.take(2)], list(VisitRule)[packed.take(2)]
    edges = list(EdgeChecking)[packed.one_of(len(EdgeChecking), _EDGES)]
    expansion, reserve, mistakes, has_rival = (bool(packed.take(2)) for _ in range(4))
    asked = packed.take(_SETS)
    difficulties = tuple(one for one in DIFFICULTIES if asked >> one - 1 & 1)
    first, second = _named(mrs, packed, _CLIENTS), _named(mr, packed, _CLIENTS)
    new = packed.take(1 << len(seats))
    land = None
    if packed.take(2):
        land = _named([one.id for one in lands], packed, _LANDS)
    rival = take_computer(packed) if has_rival else None
    return Setup(
        difficulties=difficulties or DIFFICULTIES,
        mrs=first,
        mr=second,
        edges=edges,
        players=players,
        mode=mode,
        expansion=expansion,
        reserve=reserve,
        visits=visits,
        mistakes=mistakes,
        newcomers=tuple(seat for seat in range(len(seats)) if new >> seat & 1),
        rival=rival,
        land=land,
    )


def _ids(clients: Iterable[Client]) -> tuple[list[str], list[str]]:
    """Return the ids of the Mrs Clients and of the Mr Clients, in the order of the box."""
    mrs: list[str] = []
    mr: list[str] = []
    for client in clients:
        (mr if isinstance(client, MrClient) else mrs).append(client.id)
    return mrs, mr


def _place(ids: Sequence[str], wanted: str | None) -> int:
    """Return the place of an id, from 1; 0 for none."""
    if wanted is None:
        return 0
    if wanted not in ids:
        raise NoCode(f"the box has no {wanted}")
    return ids.index(wanted) + 1


def _named(ids: Sequence[str], packed: Packed, base: int) -> str | None:
    place = packed.one_of(len(ids) + 1, base)
    return ids[place - 1] if place else None


# --- What chance decides before a game: the client couple and the lands dealt (rule book: setup)

LANDS_DEALT = 3
"""Lands that a player chooses from."""
EASY = 1
"""Difficulty of the lands for a first game."""


def lands_of(lands: tuple[Land, ...], setup: Setup) -> tuple[Land, ...]:
    """Return the lands that a game knows by number: those of the box, then one of its own."""
    return (*lands, setup.land.land) if isinstance(setup.land, OwnLand) else lands


def draw_clients(
    clients: Sequence[Client], setup: Setup, stream: Randomness
) -> tuple[tuple[MrsClient, MrClient], Randomness]:
    """Return the couple, each as named in the set-up or drawn, and what follows.

    Those of the expansion are drawn only with it; by name they may come without it, but for Mrs
    Noreturn, who needs its tiles (ruling D29).
    """
    drawn = [client for client in clients if setup.expansion or client.set == "base"]
    mrs_clients = [client for client in drawn if isinstance(client, MrsClient)]
    mr_clients = [client for client in drawn if isinstance(client, MrClient)]
    which, stream = stream.below(len(mrs_clients))
    mrs = mrs_clients[which]
    which, stream = stream.below(len(mr_clients))
    mr = mr_clients[which]
    for client in clients:
        if isinstance(client, MrClient):
            if client.id == setup.mr:
                mr = client
        elif client.id == setup.mrs and (setup.expansion or client.element != ARROWS):
            mrs = client
    return (mrs, mr), stream


def deal_lands(
    lands: tuple[Land, ...], setup: Setup, stream: Randomness
) -> tuple[tuple[tuple[int, ...], ...], Randomness]:
    """Return by seat the lands dealt, by their numbers in :func:`lands_of`, and what follows.

    Newcomers are dealt before the others, easy lands only (ruling D37), unless the table asked for
    others than easy ones. Fewer than three each only where the difficulties asked for have too few
    lands, or the set-up names the land.
    """
    if setup.land is not None:
        known = lands_of(lands, setup)
        named = tuple(index for index, land in enumerate(known) if land.id == setup.land_id)
        return (named,) * setup.seats, stream
    asked = setup.difficulties
    easy = (EASY,) if EASY in asked else asked
    new = setup.newcomers
    dealt: dict[int, tuple[int, ...]] = {}
    taken: set[int] = set()
    for seats, difficulties in (
        (new, easy),
        ([seat for seat in range(setup.seats) if seat not in new], asked),
    ):
        suited = [
            index
            for index, land in enumerate(lands)
            if land.difficulty in difficulties and index not in taken
        ]
        drawn, stream = stream.sample(LANDS_DEALT * len(seats), len(suited))
        for place, seat in enumerate(seats):
            dealt[seat] = tuple(suited[one] for one in drawn[place :: len(seats)])
            taken.update(dealt[seat])
    return tuple(dealt[seat] for seat in range(setup.seats)), stream


# --- The course of the day: land, clients and bag of a solo game that a date alone decides

_TURNS = (1, 2, 1, 2, 3, 2, 3)
"""Difficulty of the land by day of the week, Monday first: whoever has time on Sunday needs it."""


def given_game(
    name: str, lands: Sequence[Land], clients: Iterable[Client], occasion: Occasion, day: int
) -> Given:
    """Return the game of a date, which is its ordinal; nobody of the expansion comes."""
    stream = chance_of(name, occasion, day)
    suited = [land.id for land in lands if land.difficulty == _TURNS[(day - 1) % len(_TURNS)]]
    couple = [client for client in clients if client.set == "base"]
    mr = [client.id for client in couple if isinstance(client, MrClient)]
    mrs = [client.id for client in couple if not isinstance(client, MrClient)]
    land, stream = stream.below(len(suited))
    first, stream = stream.below(len(mrs))
    second, stream = stream.below(len(mr))
    seed, stream = stream.below(SEEDS)
    return Given(Setup(mrs=mrs[first], mr=mr[second], land=suited[land]), seed)
