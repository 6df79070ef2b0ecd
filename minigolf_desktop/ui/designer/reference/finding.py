"""Finding tiles of the box by what they are, what they show, and by words."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.designer.tiles import ELEMENT_NAMES, Role, TileDesign
from minigolf_desktop.ui.designer.text.tiles import tile_words

translate = QCoreApplication.translate

OBSTACLE = "obstacle"
ONE_WAY = "one-way"
SHOWN = (*ELEMENT_NAMES, OBSTACLE, ONE_WAY)
"""What can be looked for on a tile."""


class Kind(StrEnum):
    """What a tile can be; one of the expansion may be two things at once."""

    TEE = "tee"
    GREEN = "green"
    STRAIGHT = "straight"
    CORNER = "corner"
    CROSSING = "crossing"
    LAWN = "lawn"
    EXPANSION = "expansion"


def kind_name(kind: Kind) -> str:
    """Return the name of a kind, as it stands on its button."""
    return {
        Kind.TEE: translate("reference", "Tee"),
        Kind.GREEN: translate("reference", "Green"),
        Kind.STRAIGHT: translate("reference", "Straight"),
        Kind.CORNER: translate("reference", "Corner"),
        Kind.CROSSING: translate("reference", "Crossing"),
        Kind.LAWN: translate("reference", "Lawn"),
        Kind.EXPANSION: translate("reference", "Expansion"),
    }[kind]


def shown_name(shown: str) -> str:
    """Return the name of what can be looked for on a tile; raises KeyError for anything else."""
    return {
        "people": translate("reference", "People"),
        "dogs": translate("reference", "Dogs"),
        "trees": translate("reference", "Trees"),
        "benches": translate("reference", "Benches"),
        "pools": translate("reference", "Pools"),
        "pipes": translate("reference", "Pipes and tunnels"),
        "slopes": translate("reference", "Slopes"),
        "flowers": translate("reference", "Flower beds"),
        OBSTACLE: translate("reference", "Obstacles"),
        ONE_WAY: translate("reference", "One way only"),
    }[shown]


def kinds_of(design: TileDesign) -> frozenset[Kind]:
    """Return everything that a tile is."""
    kinds = {Kind.EXPANSION} if design.set != "base" else set()
    roles = [segment.role for segment in design.segments]
    if not roles:
        kinds.add(Kind.LAWN)
    if Role.TEE in roles:
        kinds.add(Kind.TEE)
    if Role.GREEN in roles:
        kinds.add(Kind.GREEN)
    paths = [segment for segment in design.segments if segment.role is Role.PATH]
    if design.is_bridge:
        kinds.add(Kind.CROSSING)
    else:
        kinds |= {Kind.CORNER if path.is_corner else Kind.STRAIGHT for path in paths}
    return frozenset(kinds)


def shows(design: TileDesign, shown: str) -> bool:
    """Whether a tile shows an element, has an obstacle, or can be played one way only."""
    if shown == OBSTACLE:
        return design.obstacle
    if shown == ONE_WAY:
        return any(segment.one_way for segment in design.segments)
    return bool(getattr(design.elements, shown))


@dataclass(frozen=True)
class Search:
    """What is looked for; a tile must suit all of it."""

    kind: Kind | None = None
    shown: frozenset[str] = frozenset()
    """Of :data:`SHOWN`."""
    words: str = ""
    """Beginnings of words that describe the tile, in the player's language."""

    def finds(self, design: TileDesign) -> bool:
        """Whether a tile is one of those looked for."""
        return (
            (self.kind is None or self.kind in kinds_of(design))
            and all(shows(design, shown) for shown in self.shown)
            and self._says(design)
        )

    def _says(self, design: TileDesign) -> bool:
        wanted = self.words.casefold().split()
        if not wanted:
            return True
        said = [tile_words(design), *(kind_name(kind) for kind in kinds_of(design))]
        said.extend(shown_name(shown) for shown in SHOWN if shows(design, shown))
        words = " ".join(said).casefold().replace(",", " ").split()
        return all(any(word.startswith(part) for word in words) for part in wanted)


def left_in_bag(designs: Sequence[TileDesign], bag: bytes) -> dict[str, int]:
    """Return by id how many copies of every design a bag holds; visit tiles are passed over."""
    counts = Counter(bag)
    return {design.id: counts[index] for index, design in enumerate(designs)}
