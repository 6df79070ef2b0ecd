"""How a match of Minigolf Designer is set up, and its JSON form."""

from dataclasses import asdict, dataclass, fields
from enum import StrEnum
from typing import Any, TypeVar

from minigolf_desktop.model.designer.moves import EdgeChecking
from minigolf_desktop.model.play.seats import (
    Seat,
    SetupFormatError,
    seat_from_json,
    seat_to_json,
)

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
    """Whether mismatches and wrong directions cost points; not in a first game (ruling D36)."""
    newcomers: tuple[int, ...] = ()
    """Seats without a finished game: they are dealt easy lands (ruling D37)."""
    rival: Seat | None = None
    """Which computer plays the same solo game in a house of its own; None without a rival."""
    land: str | None = None
    """Alone: id of the only land that is dealt, whatever its difficulty; None for chance."""

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


def setup_to_json(setup: Setup) -> dict[str, Any]:
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
    return fields if setup.land is None else {**fields, "land": setup.land}


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
        _land(data["land"], players) if "land" in data else None,
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


def _land(data: object, players: tuple[Seat, ...]) -> str:
    if not isinstance(data, str):
        raise SetupFormatError("field land: the id of a land is wanted")
    if len(players) > 1:
        raise SetupFormatError("field land: only who plays alone is dealt a single one")
    return data


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
