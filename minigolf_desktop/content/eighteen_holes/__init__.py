"""Reads the box of 18 Holes.

Import this only where a golf course is at hand: the program starts without it.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

from minigolf_desktop.content.eighteen_holes.card_records import (
    AdjustmentRecord,
    ClubRecord,
    ShotCardRecord,
    SoloCardRecord,
)
from minigolf_desktop.content.eighteen_holes.course_records import PresetRecord
from minigolf_desktop.content.eighteen_holes.face_records import FaceRecord
from minigolf_desktop.content.entries import check_ids, read_content, read_entries
from minigolf_desktop.content.resources import ContentError
from minigolf_desktop.model.eighteen_holes.box import Box, Preset, SoloCard
from minigolf_desktop.model.eighteen_holes.building import Fault, FaultCode, faults
from minigolf_desktop.model.eighteen_holes.clubs import DECK_LETTERS, Club
from minigolf_desktop.model.eighteen_holes.faces import Face
from minigolf_desktop.model.eighteen_holes.shot_cards import CardKind, ShotCard
from minigolf_desktop.model.eighteen_holes.terrain import Terrain

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
    _check_count(path, "tiles", Counter(record.front for record in records), FRONTS)
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
    path: Path, things: str, found: Mapping[Any, int], wanted: Mapping[Any, int]
) -> None:
    """Raise ContentError where there are not as many things of each kind as the box holds."""
    for kind, count in wanted.items():
        there = found.get(kind, 0)
        if there != count:
            what = f"{things} {kind}".strip()
            raise ContentError(f"{path.name}: {there} {what}, not {count}")
