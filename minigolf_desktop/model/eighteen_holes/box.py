"""What lies in the box of 18 Holes, as the rules need it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from minigolf_desktop.model.eighteen_holes.clubs import Club, Deck
from minigolf_desktop.model.eighteen_holes.course import Course
from minigolf_desktop.model.eighteen_holes.faces import Face
from minigolf_desktop.model.eighteen_holes.shot_cards import ShotCard
from minigolf_desktop.model.eighteen_holes.terrain import Terrain

HARDEST = 5
"""Difficulty of a turn of combined scoring that no turn of the player alone comes before."""


class SoloCard(NamedTuple):
    """A card of the solo deck: a row of turns (ruling H12)."""

    turns: str
    """One letter a turn: P for the player only, C for combined scoring."""
    difficulty: int

    @property
    def combined(self) -> int:
        """How many turns of combined scoring it has."""
        return self.turns.count("C")

    @property
    def steps(self) -> tuple[int, ...]:
        """What each turn of combined scoring adds to the difficulty, in order (ruling H12)."""
        return tuple(HARDEST - len(alone) for alone in self.turns.split("C")[:-1])


@dataclass(frozen=True)
class Preset:
    """A course that comes with the box."""

    course: Course
    description: str
    """English; the key of its translations."""
    chaos: str
    """How well it suits the games of Chaos Golf: ``yes``, ``ok`` or ``no``."""
    difficulty: int
    """The higher the harder: orders the courses."""
    solo_par: int
    """Rank of the solo deck that is a fair match (ruling H15)."""


@dataclass(frozen=True)
class Box:
    """All cards and tiles, each kind in the order of its file."""

    faces: tuple[Face, ...]
    clubs: tuple[Club, ...]
    shot_cards: tuple[ShotCard, ...]
    adjustments: tuple[Terrain, ...]
    """Front of each adjustment tile; the back of every one is rough."""
    solo_cards: tuple[SoloCard, ...]
    presets: tuple[Preset, ...]

    @cached_property
    def face_by_id(self) -> Mapping[str, Face]:
        """Faces by id."""
        return {face.id: face for face in self.faces}

    @cached_property
    def cards_of_deck(self) -> tuple[tuple[int, ...], ...]:
        """By deck: numbers of its shot cards."""
        return tuple(
            tuple(card.number for card in self.shot_cards if card.deck is deck) for deck in Deck
        )
