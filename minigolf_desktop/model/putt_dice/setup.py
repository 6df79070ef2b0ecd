"""How a round of Putt Dice is set up, and its JSON form."""

from dataclasses import dataclass

from minigolf_desktop.model.geometry.square import LIMIT, pack, unpack
from minigolf_desktop.model.play.seats import (
    Seat,
    SetupFormatError,
    seat_from_json,
    seat_to_json,
)
from minigolf_desktop.model.putt_dice.course import HOLES, HoleTile, PuttCourse, PuttHole

MOST_PLAYERS = 5
MOST_PAR = 9
"""Largest par of a tile that a file may say."""
MOST_TILES = 300
"""Longest hole that a file may hold."""

_HAZARDS = ("slope", "water", "flowers")


@dataclass(frozen=True)
class Setup:
    """Choices made before a round."""

    course: PuttCourse
    players: tuple[Seat, ...] = (Seat(),)
    """Who putts: 1 to 5, in the order of the table. The seat alone decides the colour."""
    first: int = 0
    """Seat that putts first on hole 1 (ruling P8)."""
    coupon: int | None = None
    """Seat of the player who holds the training coupon: two strokes off the total (ruling P7)."""
    practice: bool = False
    """Undo goes back beyond the dice; the round is no record."""

    @property
    def names(self) -> tuple[str, ...]:
        """By seat what the players are called; empty where nobody typed a name."""
        return tuple(player.name for player in self.players)


def setup_to_json(setup: Setup) -> dict[str, object]:
    """Return the JSON form of a set-up."""
    return {
        "course": {
            "name": setup.course.name,
            "holes": [[_tile_to_json(tile) for tile in hole.tiles] for hole in setup.course.holes],
        },
        "players": [seat_to_json(player) for player in setup.players],
        "first": setup.first,
        "coupon": setup.coupon,
        "practice": setup.practice,
    }


def setup_from_json(data: object) -> Setup:
    """Return the set-up of a JSON value, of today or older; raises SetupFormatError."""
    fields = _object(
        "set-up", _of_today(data), ("course", "players", "first", "coupon", "practice")
    )
    players = fields["players"]
    if not isinstance(players, list) or not 1 <= len(players) <= MOST_PLAYERS:
        raise SetupFormatError(f"field players: a list of 1 to {MOST_PLAYERS} players is wanted")
    first = _whole("field first", fields["first"], 0, len(players) - 1)
    coupon = fields["coupon"]
    if coupon is not None:
        coupon = _whole("field coupon", coupon, 0, len(players) - 1)
    if type(fields["practice"]) is not bool:
        raise SetupFormatError("field practice: true or false is wanted")
    return Setup(
        _course(fields["course"]),
        tuple(seat_from_json(f"player {number}", one) for number, one in enumerate(players, 1)),
        first,
        coupon,
        fields["practice"],
    )


def _of_today(data: object) -> object:
    """Return a set-up with players; older ones count golfers, and some name them."""
    if not isinstance(data, dict) or "golfers" not in data or "players" in data:
        return data
    fields = dict(data)
    count = _whole("field golfers", fields.pop("golfers"), 1, MOST_PLAYERS)
    names = fields.pop("names", [""] * count)
    if not isinstance(names, list) or len(names) != count:
        raise SetupFormatError("field names: a list of one name for each golfer is wanted")
    return {**fields, "players": [{"name": name, "colour": ""} for name in names]}


def _tile_to_json(tile: HoleTile) -> dict[str, object]:
    return {
        "cell": list(unpack(tile.cell)),
        "segment": tile.segment,
        "par": tile.par,
        "hazards": [hazard for hazard in _HAZARDS if getattr(tile, hazard)],
    }


def _course(data: object) -> PuttCourse:
    fields = _object("field course", data, ("name", "holes"))
    name, holes = fields["name"], fields["holes"]
    if not isinstance(name, str):
        raise SetupFormatError("field course, field name: a text is wanted")
    if not isinstance(holes, list) or len(holes) != HOLES:
        raise SetupFormatError(f"field course, field holes: a list of {HOLES} holes is wanted")
    return PuttCourse(
        name, tuple(_hole(f"hole {number}", hole) for number, hole in enumerate(holes, 1))
    )


def _hole(place: str, data: object) -> PuttHole:
    if not isinstance(data, list) or not 2 <= len(data) <= MOST_TILES:
        raise SetupFormatError(f"{place}: a list of 2 to {MOST_TILES} tiles is wanted")
    return PuttHole(
        tuple(_tile(f"{place}, tile {number}", tile) for number, tile in enumerate(data))
    )


def _tile(place: str, data: object) -> HoleTile:
    fields = _object(place, data, ("cell", "segment", "par", "hazards"))
    hazards, cell = fields["hazards"], fields["cell"]
    if not isinstance(hazards, list) or any(one not in _HAZARDS for one in hazards):
        raise SetupFormatError(f"{place}, field hazards: a list of {', '.join(_HAZARDS)} is wanted")
    if not isinstance(cell, list) or len(cell) != 2:
        raise SetupFormatError(f"{place}, field cell: [x, y] is wanted")
    x, y = (_whole(f"{place}, field cell", part, -LIMIT, LIMIT) for part in cell)
    return HoleTile(
        _whole(f"{place}, field par", fields["par"], 0, MOST_PAR),
        "slope" in hazards,
        "water" in hazards,
        "flowers" in hazards,
        pack(x, y),
        _whole(f"{place}, field segment", fields["segment"], 0, 1),
    )


def _object(place: str, data: object, names: tuple[str, ...]) -> dict[str, object]:
    if not isinstance(data, dict) or set(data) != set(names):
        raise SetupFormatError(f"{place}: an object with the fields {', '.join(names)} is wanted")
    return data


def _whole(place: str, value: object, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise SetupFormatError(f"{place}: a whole number from {least} to {most} is wanted")
    return value
