"""How a match of Minigolf Designer is set up, and its JSON form."""

from dataclasses import asdict, dataclass, fields
from typing import Any

from minigolf_desktop.model.designer.moves import EdgeChecking

DIFFICULTIES = (1, 2, 3)


class SetupFormatError(ValueError):
    """The JSON of a set-up is not of the form; the message names the field."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Choices made before a solo family game."""

    difficulties: tuple[int, ...] = DIFFICULTIES
    """Difficulties of the lands that may be dealt."""
    mrs: str | None = None
    """Id of Mrs Client; drawn by chance when None."""
    mr: str | None = None
    """Id of Mr Client; drawn by chance when None."""
    edges: EdgeChecking = EdgeChecking.PREVENT
    practice: bool = False
    """Undo goes back beyond draws; the score is no record."""


def setup_to_json(setup: Setup) -> dict[str, Any]:
    """Return the JSON form of a set-up."""
    return {**asdict(setup), "difficulties": list(setup.difficulties), "edges": str(setup.edges)}


def setup_from_json(data: object) -> Setup:
    """Return the set-up of a JSON value; raises SetupFormatError."""
    if not isinstance(data, dict) or set(data) != {field.name for field in fields(Setup)}:
        raise SetupFormatError(
            f"a set-up has the fields {', '.join(f.name for f in fields(Setup))}"
        )
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
    if data["edges"] not in [str(edges) for edges in EdgeChecking]:
        raise SetupFormatError("field edges: prevent, warn or allow is wanted")
    if type(data["practice"]) is not bool:
        raise SetupFormatError("field practice: true or false is wanted")
    return Setup(
        tuple(difficulties), data["mrs"], data["mr"], EdgeChecking(data["edges"]), data["practice"]
    )
