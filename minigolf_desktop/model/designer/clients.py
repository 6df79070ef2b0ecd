"""The client couple: what Mrs and Mr Client wish for (rule book, scoring chapters)."""

from dataclasses import dataclass
from enum import StrEnum


class Feature(StrEnum):
    """What a Mr Client likes about a hole."""

    SHORT = "short"
    LONG = "long"
    LINEAR = "linear"
    TURNER = "turner"
    LUCKYFOR = "luckyfor"
    UBERSTITIOUS = "uberstitious"
    STRAIGHTFORWARD = "straightforward"
    INTHEWAY = "intheway"
    PERFECT = "perfect"
    """Nothing about a hole: whole conditions met without a fault."""


ARROWS = "arrows"
"""What Mrs Noreturn loves: one-way tiles that lie in the direction of play."""
GRASS = "grass"
"""What Mrs Camper loves: tiles without a path."""


@dataclass(frozen=True, slots=True)
class MrsClient:
    """A Mrs Client: points for each element of one kind."""

    id: str
    set: str
    name: str
    element: str
    """A field name of :class:`~minigolf_desktop.model.designer.tiles.Elements`, or one of
    :data:`ARROWS` and :data:`GRASS`."""
    points: int
    """Points an element."""


@dataclass(frozen=True, slots=True)
class MrClient:
    """A Mr Client: points for each hole with one feature."""

    id: str
    set: str
    name: str
    feature: Feature


Client = MrsClient | MrClient
