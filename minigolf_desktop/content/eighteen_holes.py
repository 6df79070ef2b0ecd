"""Reads the box of 18 Holes: what its files must hold, and the values that it becomes.

Import this only where a golf course is at hand: the program starts without it.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import field, replace
from itertools import pairwise, product
from pathlib import Path
from typing import Annotated, Literal, TypeVar

from minigolf_desktop.content.record import (
    Id,
    Limits,
    Record,
    check_ids,
    read_content,
    read_entries,
)
from minigolf_desktop.content.resources import ContentError
from minigolf_desktop.model.eighteen_holes.box import (
    DECK_LETTERS,
    TURN_LETTERS,
    Box,
    BunkerOutcome,
    CardKind,
    Club,
    ClubKind,
    Deck,
    Preset,
    ShotCard,
    SoloCard,
)
from minigolf_desktop.model.eighteen_holes.building import Fault, FaultCode, faults
from minigolf_desktop.model.eighteen_holes.course import (
    CENTRE,
    MOST_HOLES,
    TERRAIN_NAMES,
    Adjustment,
    Course,
    Face,
    FaceKind,
    Hole,
    LineStop,
    PlacedTile,
    StopKind,
    TeeBox,
    Terrain,
)
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.geometry.hexagon import Hex

KindT = TypeVar("KindT")
DeckLetter = Literal["C", "2", "3", "4", "5"]
FlightLetters = Annotated[str, Limits(pattern=r"^S[SLR]{1,5}$")]

STEPS_OF_DECK = (2, 2, 3, 4, 5)
"""By deck: how far its cards go; the Longest Drive goes one hex more (rule book)."""


class ClubRecord(Record):
    """A club card."""

    club: Annotated[str, Limits(pattern=r"^[a-z0-9]+(-[a-z]+)?$", max_length=20)]
    kind: Literal["hybrid", "iron", "wood", "driver", "wedge"]
    initiative: Annotated[int, Limits(ge=1, le=34)]
    decks: Annotated[list[DeckLetter], Limits(max_length=2)]
    draw: Annotated[int, Limits(ge=0, le=2)]
    big_hit: bool
    starter_hand: Literal["A", "B", "C", "D", "E"] | None
    min_players: Literal[1, 3, 5]
    distance: Annotated[int, Limits(ge=2, le=4)] | None = None
    distance_from_rough: Annotated[int, Limits(ge=1, le=3)] | None = None
    rough_penalty: bool = True
    tee_box_only: bool = False
    bunker_counts_as_rough: bool = False
    declares_direction: bool = True

    def __post_init__(self) -> None:
        if self.kind == "wood":
            if self.decks or self.draw or self.big_hit:
                raise ValueError("a wood draws no cards")
            if self.distance is None or self.distance_from_rough != self.distance - 1:
                raise ValueError("a wood goes a distance, and one hex less from the rough")
            return
        if self.distance is not None or self.distance_from_rough is not None:
            raise ValueError("only woods go a distance")
        if not self.decks or not self.draw:
            raise ValueError("a club draws from a deck unless it is a wood")
        if len(set(self.decks)) != len(self.decks):
            raise ValueError("decks: one is there twice")
        if self.big_hit and "5" in self.decks:
            raise ValueError("big_hit: there is no deck above 5")

    def card(self, number: int) -> Club:
        """Return the club; ``number`` is its place in the box."""
        return Club(
            number=number,
            name=self.club,
            kind=ClubKind(self.kind),
            initiative=self.initiative,
            decks=tuple(_deck(letter) for letter in self.decks),
            draw=self.draw,
            big_hit=self.big_hit,
            starter_hand=self.starter_hand or "",
            min_players=self.min_players,
            distance=self.distance or 0,
            distance_from_rough=self.distance_from_rough or 0,
            rough_penalty=self.rough_penalty,
            tee_box_only=self.tee_box_only,
            bunker_counts_as_rough=self.bunker_counts_as_rough,
            declares_direction=self.declares_direction,
        )


class ShotCardRecord(Record):
    """A shot card."""

    deck: DeckLetter
    kind: Literal["flight", "wild", "longest-drive", "super", "short", "shuffle"]
    flights: list[FlightLetters] = field(default_factory=list)
    bunker: Literal["stay", "target", "left", "right"] | None = None
    draw_from: DeckLetter | None = None

    def __post_init__(self) -> None:
        if self.kind in {"super", "short", "shuffle"}:
            self._check_special()
        else:
            self._check_flights()

    def _check_special(self) -> None:
        if self.flights or self.bunker is not None:
            raise ValueError(f"a {self.kind} card has neither flight nor bunker outcome")
        deck, drawn = _deck(self.deck), self.draw_from and _deck(self.draw_from)
        if self.kind == "shuffle":
            if drawn is not None:
                raise ValueError("draw_from: a shuffle card draws from its own deck")
        elif drawn is None or (drawn > deck) is not (self.kind == "super") or drawn == deck:
            raise ValueError("draw_from: super draws from a longer deck, short from a shorter one")

    def _check_flights(self) -> None:
        if self.draw_from is not None or self.bunker is None:
            raise ValueError("a card with a flight has a bunker outcome and draws nothing")
        if (len(self.flights) > 1) is not (self.kind == "wild") or not self.flights:
            raise ValueError("flights: a wild card has several, any other card one")
        if len(set(self.flights)) != len(self.flights):
            raise ValueError("flights: one is there twice")
        steps = STEPS_OF_DECK[_deck(self.deck)] + (self.kind == "longest-drive")
        if any(len(flight) != steps for flight in self.flights):
            raise ValueError(f"flights: {steps} steps are wanted")

    def card(self, number: int) -> ShotCard:
        """Return the card; ``number`` is its place in the box."""
        drawn = self.deck if self.kind == "shuffle" else self.draw_from
        return ShotCard(
            number=number,
            deck=_deck(self.deck),
            kind=CardKind(self.kind),
            flights=tuple(
                tuple(TURN_LETTERS[letter] for letter in flight) for flight in self.flights
            ),
            bunker=self.bunker and BunkerOutcome(self.bunker),
            draw_from=None if drawn is None else _deck(drawn),
        )


class SoloCardRecord(Record):
    """A card of the solo deck."""

    turns: Annotated[str, Limits(pattern=r"^[PC]{0,7}C$")]
    difficulty: Annotated[int, Limits(ge=1, le=40)]
    combined: Annotated[int, Limits(ge=1, le=8)]

    def __post_init__(self) -> None:
        card = self.card()
        if self.combined != card.combined:
            raise ValueError("combined is not the number of turns C")
        if self.difficulty != sum(SoloCard(self.turns, self.difficulty).steps):
            raise ValueError("difficulty is not 5 minus the turns P before it, for each turn C")

    def card(self) -> SoloCard:
        """Return the card."""
        return SoloCard(self.turns, self.difficulty)


class AdjustmentRecord(Record):
    """An adjustment tile."""

    id: Annotated[str, Limits(pattern=r"^J(0[1-9]|1[0-9]|2[01])$")]
    front: Literal["bunker", "water", "trees"]
    back: Literal["rough"]

    def terrain(self) -> Terrain:
        """Return what is on its front."""
        return TERRAIN_NAMES[self.front]


def _deck(letter: str) -> Deck:
    return Deck(DECK_LETTERS.index(letter))


Coordinate = Annotated[int, Limits(ge=-60, le=60)]
Text = Annotated[str, Limits(min_length=1, max_length=160)]


class HexRecord(Record):
    """A hex."""

    q: Coordinate
    r: Coordinate

    def hex(self) -> Hex:
        """Return the hex."""
        return Hex(self.q, self.r)


class PlacedTileRecord(HexRecord):
    """A tile at its place, in tile coordinates."""

    face: str
    turn: Annotated[int, Limits(ge=0, le=5)]


class AdjustmentPlaceRecord(HexRecord):
    """An adjustment tile at its place."""

    kind: Literal["bunker", "water", "trees", "rough"]


class HoleRecord(Record):
    """A hole in the order of play."""

    hole: Annotated[int, Limits(ge=1, le=MOST_HOLES)]
    tee: HexRecord
    green: HexRecord
    par: Annotated[int, Limits(ge=3, le=5)]


class SuitsRecord(Record):
    """For which games a course is good."""

    chaos: Literal["yes", "ok", "no"]


class PresetRecord(Record):
    """A course that comes with the box."""

    id: Id
    name: Annotated[str, Limits(min_length=1, max_length=40)]
    description: Text
    holes: Annotated[int, Limits(ge=1, le=MOST_HOLES)]
    par: Annotated[int, Limits(ge=3, le=5 * MOST_HOLES)]
    suits: SuitsRecord
    difficulty: Annotated[int, Limits(ge=1, le=1_000)]
    solo_par: Annotated[int, Limits(ge=1, le=100)]
    tiles: Annotated[list[PlacedTileRecord], Limits(min_length=1, max_length=49)]
    adjustments: Annotated[list[AdjustmentPlaceRecord], Limits(max_length=21)]
    sequence: Annotated[list[HoleRecord], Limits(min_length=1, max_length=MOST_HOLES)]

    def __post_init__(self) -> None:
        if [one.hole for one in self.sequence] != list(range(1, self.holes + 1)):
            raise ValueError("sequence: the holes are not numbered from 1 to holes")
        if self.par != sum(one.par for one in self.sequence):
            raise ValueError("par is not the sum of the pars of the holes")

    def preset(self) -> Preset:
        """Return the course with what is told about it."""
        course = Course(
            id=self.id,
            name=self.name,
            tiles=tuple(PlacedTile(tile.face, tile.hex(), tile.turn) for tile in self.tiles),
            adjustments=tuple(
                Adjustment(one.hex(), TERRAIN_NAMES[one.kind]) for one in self.adjustments
            ),
            holes=tuple(Hole(one.tee.hex(), one.green.hex(), one.par) for one in self.sequence),
        )
        return Preset(course, self.description, self.suits.chaos, self.difficulty, self.solo_par)


PLACE_LETTERS = "012345c"
"""By place in a face: what it is called in files."""

_PLACE = "[0-5c]"
PlaceName = Annotated[str, Limits(pattern=f"^{_PLACE}$")]
StopName = Annotated[str, Limits(pattern=f"^(({_PLACE})|(gap|tee|green):{_PLACE}|side:[0-5])$")]
Direction = Annotated[int, Limits(ge=0, le=5)]
Stars = Annotated[int, Limits(ge=1, le=3)]
Par = Annotated[int, Limits(ge=3, le=5)]

_GOOD_LINE_GROUND = (Terrain.FAIRWAY, Terrain.LAKE)


class TeeRecord(Record):
    """The tee of a face."""

    cell: PlaceName
    par: Par
    fairway_tiles: Annotated[int, Limits(ge=0, le=2)]

    def tee_box(self) -> TeeBox:
        """Return the tee."""
        return TeeBox(PLACE_LETTERS.index(self.cell), self.par, self.fairway_tiles)


class FaceRecord(Record):
    """A face."""

    id: Annotated[str, Limits(pattern=r"^(0[1-9]|[1-4][0-9])[AB]$")]
    kind: Literal["tee", "fairway", "green"]
    stars: Stars
    cells: dict[PlaceName, str]
    lines: Annotated[
        list[Annotated[list[StopName], Limits(min_length=2)]], Limits(min_length=1, max_length=3)
    ]
    tee: TeeRecord | None
    greens: Annotated[list[PlaceName], Limits(max_length=2)]
    arrow: Direction

    def __post_init__(self) -> None:
        if set(self.cells) != set(PLACE_LETTERS):
            raise ValueError(f"cells are {', '.join(PLACE_LETTERS)}")
        unknown = set(self.cells.values()) - set(TERRAIN_NAMES)
        if unknown:
            raise ValueError(f"unknown terrain {min(unknown)}")
        face = self.face()
        _check_tee_and_greens(face)
        for line in face.lines:
            _check_line(face, line)
        _check_ends(face)

    def face(self) -> Face:
        """Return the face."""
        return Face(
            id=self.id,
            kind=FaceKind(self.kind),
            stars=self.stars,
            terrain=tuple(TERRAIN_NAMES[self.cells[letter]] for letter in PLACE_LETTERS),
            lines=tuple(tuple(_stop(name) for name in line) for line in self.lines),
            tee=None if self.tee is None else self.tee.tee_box(),
            greens=tuple(PLACE_LETTERS.index(letter) for letter in self.greens),
            arrow=self.arrow,
        )


def _stop(name: str) -> LineStop:
    kind, _, place = name.rpartition(":")
    return LineStop(StopKind(kind or "hex"), PLACE_LETTERS.index(place))


def _check_tee_and_greens(face: Face) -> None:
    """Raise ValueError where tee and greens are not those that the hexes show."""
    places = dict(enumerate(face.terrain))
    tees = [place for place, terrain in places.items() if terrain is Terrain.TEE]
    if tees != ([] if face.tee is None else [face.tee.place]):
        raise ValueError("tee is not the one hex of tee ground")
    greens = {place for place, terrain in places.items() if terrain is Terrain.GREEN}
    if set(face.greens) != greens or len(face.greens) != len(greens):
        raise ValueError("greens are not the hexes of green ground")
    crossed = {stop.place for line in face.lines for stop in line if stop.kind is StopKind.HEX}
    if any(places[place] is Terrain.LAKE and place not in crossed for place in places):
        raise ValueError("a lake lies beside the fairway")


def _check_line(face: Face, line: tuple[LineStop, ...]) -> None:
    """Raise ValueError where a fairway jumps, has a false end, or crosses other ground."""
    for one, other in pairwise(line):
        if not _neighbours(one, other):
            raise ValueError(f"lines: {_name(one)} and {_name(other)} are not neighbours")
    if line[0].kind not in {StopKind.TEE, StopKind.SIDE}:
        raise ValueError("lines: a fairway begins at a tee or a side")
    if line[-1].kind not in {StopKind.GREEN, StopKind.SIDE}:
        raise ValueError("lines: a fairway ends at a green or a side")
    for stop in line[1:-1]:
        if stop.kind not in {StopKind.HEX, StopKind.GAP}:
            raise ValueError(f"lines: {_name(stop)} is in the middle of a fairway")
    for stop in line:
        if stop.kind is StopKind.SIDE:
            continue
        terrain = face.terrain[stop.place]
        sound = {
            StopKind.HEX: terrain in _GOOD_LINE_GROUND,
            StopKind.GAP: terrain not in _GOOD_LINE_GROUND,
            StopKind.TEE: terrain is Terrain.TEE,
            StopKind.GREEN: terrain is Terrain.GREEN,
        }[stop.kind]
        if not sound:
            raise ValueError(f"lines: {_name(stop)} is {terrain.name.lower()}")


def _check_ends(face: Face) -> None:
    """Raise ValueError where a fairway ends elsewhere than a face of this kind wants it."""
    sides = [stop.place for line in face.lines for stop in line if stop.kind is StopKind.SIDE]
    if len(sides) != len(set(sides)):
        raise ValueError("lines: two fairways leave through one side")
    from_tee = [line for line in face.lines if line[0].kind is StopKind.TEE]
    reached = {line[-1].place for line in face.lines if line[-1].kind is StopKind.GREEN}
    if len(from_tee) != (0 if face.tee is None else 1):
        raise ValueError("lines: one fairway leads from each tee")
    if reached != set(face.greens):
        raise ValueError("lines: a fairway leads to each green")
    if face.is_whole_hole and face.tee is not None and face.tee.fairway_tiles:
        raise ValueError("tee: a whole hole needs no fairway tiles")
    if face.kind is FaceKind.TEE and not from_tee:
        raise ValueError("kind: a tee face has a tee")
    if face.kind is FaceKind.FAIRWAY and (from_tee or reached):
        raise ValueError("kind: a fairway face has neither tee nor green")
    if face.kind is FaceKind.GREEN and not any(
        line[0].kind is StopKind.SIDE and line[-1].kind is StopKind.GREEN for line in face.lines
    ):
        raise ValueError("kind: a fairway leads to a green face's green from a side")


def _neighbours(one: LineStop, other: LineStop) -> bool:
    """Return whether two stops of a line touch: hexes of a face, or a hex and its outer side."""
    if StopKind.SIDE in {one.kind, other.kind}:
        return one.place == other.place and one.kind is not other.kind
    if CENTRE in {one.place, other.place}:
        return one.place != other.place
    return (one.place - other.place) % 6 in {1, 5}


def _name(stop: LineStop) -> str:
    place = PLACE_LETTERS[stop.place]
    return place if stop.kind is StopKind.HEX else f"{stop.kind}:{place}"


TILES = 49
FACES_OF_KIND = {"tee": 32, "fairway": 35, "green": 31}
"""How many faces there are of each kind (ruling H2)."""
CLUBS_BY_PLAYERS = {1: 18, 3: 8, 5: 8}
"""By the least number of players: how many clubs come into the game (ruling H9)."""
CARDS_OF_DECK = {"C": 14, "2": 14, "3": 16, "4": 15, "5": 15}
FRONTS = {"bunker": 8, "water": 5, "trees": 8}
"""Adjustment tiles by what is on their front (rule book: 21 in the box)."""
SOLO_CARDS = 24
STARTER_HAND = 5
"""Clubs of each of the hands A to E."""


def load_box(folder: Path | None = None) -> Box:
    """Read everything in the box; raises ContentError with file, entry and field.

    ``folder`` is the folder of 18 Holes in the resources, which was checked when the program was
    built; another one that is named is checked now.
    """
    return read_content(folder, "eighteen_holes", _load_box)


def _load_box(folder: Path, strictly: bool) -> Box:
    box = Box(
        faces=_faces(folder / "faces.json", strictly),
        clubs=_clubs(folder / "clubs.json", strictly),
        shot_cards=_shot_cards(folder / "shot_cards.json", strictly),
        adjustments=_adjustments(folder / "adjustments.json", strictly),
        solo_cards=_solo_cards(folder / "solo_cards.json", strictly),
        presets=(),
    )
    return replace(box, presets=_presets(folder / "courses.json", box, strictly))


def _faces(path: Path, strictly: bool) -> tuple[Face, ...]:
    faces = tuple(record.face() for record in read_entries(path, FaceRecord, strictly))
    wanted = [f"{tile:02}{side}" for tile, side in product(range(1, TILES + 1), "AB")]
    for entry, (face, identity) in enumerate(zip(faces, wanted, strict=False)):
        if face.id != identity:
            raise ContentError(
                f"{path.name}: entry {entry} ({face.id}), field id: {identity} is wanted here"
            )
    _check_count(path, "faces", {"": len(faces)}, {"": len(wanted)})
    _check_count(path, "faces", Counter(str(face.kind) for face in faces), FACES_OF_KIND)
    houses = sum(face.terrain.count(Terrain.CLUBHOUSE) for face in faces)
    _check_count(path, "clubhouses", {"": houses}, {"": 1})
    return faces


def _clubs(path: Path, strictly: bool) -> tuple[Club, ...]:
    records = read_entries(path, ClubRecord, strictly, "club")
    clubs = tuple(record.card(number) for number, record in enumerate(records))
    for club in clubs:
        if club.initiative != club.number + 1:
            raise ContentError(
                f"{path.name}: entry {club.number} ({club.name}), field initiative: "
                f"{club.number + 1} is wanted here"
            )
    _check_count(path, "clubs", Counter(club.min_players for club in clubs), CLUBS_BY_PLAYERS)
    hands = Counter(club.starter_hand for club in clubs if club.starter_hand)
    _check_count(path, "clubs of hand", hands, dict.fromkeys("ABCDE", STARTER_HAND))
    return clubs


def _shot_cards(path: Path, strictly: bool) -> tuple[ShotCard, ...]:
    records = read_entries(path, ShotCardRecord, strictly, "kind")
    cards = tuple(record.card(number) for number, record in enumerate(records))
    decks = Counter(DECK_LETTERS[card.deck] for card in cards)
    _check_count(path, "cards of deck", decks, CARDS_OF_DECK)
    drives = sum(card.kind is CardKind.LONGEST_DRIVE for card in cards)
    _check_count(path, "Longest Drive cards", {"": drives}, {"": 1})
    return cards


def _adjustments(path: Path, strictly: bool) -> tuple[Terrain, ...]:
    records = read_entries(path, AdjustmentRecord, strictly)
    check_ids(path.name, records)
    _check_count(path, "tiles", Counter(str(record.front) for record in records), FRONTS)
    return tuple(record.terrain() for record in records)


def _solo_cards(path: Path, strictly: bool) -> tuple[SoloCard, ...]:
    cards = tuple(record.card() for record in read_entries(path, SoloCardRecord, strictly, "turns"))
    _check_count(path, "cards", {"": len(cards)}, {"": SOLO_CARDS})
    return cards


def _presets(path: Path, box: Box, strictly: bool) -> tuple[Preset, ...]:
    records = read_entries(path, PresetRecord, strictly)
    check_ids(path.name, records)
    presets = tuple(record.preset() for record in records)
    # Building all courses takes longer than reading everything else.
    for entry, preset in enumerate(presets if strictly else ()):
        for fault in faults(preset.course, box):
            if fault.forbids_play:
                raise ContentError(
                    f"{path.name}: entry {entry} ({preset.course.id}), "
                    f"field {_field_of(fault)}: {fault}"
                )
    return presets


def _field_of(fault: Fault) -> str:
    if "hole" in fault.details or fault.code is FaultCode.NO_HOLES:
        return "sequence"
    return "adjustments" if fault.code.startswith("adjustment") else "tiles"


def _check_count(
    path: Path, things: str, found: Mapping[KindT, int], wanted: Mapping[KindT, int]
) -> None:
    """Raise ContentError where there are not as many things of each kind as the box holds."""
    for kind, count in wanted.items():
        there = found.get(kind, 0)
        if there != count:
            what = f"{things} {kind}".strip()
            raise ContentError(f"{path.name}: {there} {what}, not {count}")


def eighteen_holes_rules() -> EighteenHolesRules:
    """Return the rules; their ``box`` is everything that lies in it. Raises ContentError."""
    return EighteenHolesRules(load_box())
