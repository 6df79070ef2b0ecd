"""The texts of the content files that players read, for the catalogues of translations.

The English text is the key: a screen shows what the catalogue of the player's language has for it
in the context named here.
"""

import json
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

from minigolf_desktop.content.resources import resource

CONTENT: Final = "content"
"""Context of the names and descriptions of lands, clients and courses, those to putt on too."""
SEASON: Final = "season tasks"
"""Context of the tasks of the season."""


def rules_context(game: str) -> str:
    """Return the context of the rules help of a game."""
    return f"{game} rules"


def lessons_context(game: str) -> str:
    """Return the context of the lessons of a game."""
    return f"{game} lessons"


def tips_context(game: str) -> str:
    """Return the context of the tips of a game."""
    return f"{game} tips"


def badges_context(game: str) -> str:
    """Return the context of the badges of a game."""
    return f"{game} badges"


_BADGES = ("title", "about")
_TIPS = ("title", "says")
_NAMED = (CONTENT, ("name",))
_LESSONS = ("title", "about", "says", "otherwise")
_GAMES = ("designer", "putt-dice", "eighteen-holes")
_RULES_OF = (*_GAMES, "house")
_RULES = ("title", "paragraphs", "caption", "key", "does")
_READ: Final = {
    "designer/lands.json": _NAMED,
    "designer/clients.json": _NAMED,
    "eighteen_holes/courses.json": (CONTENT, ("name", "description")),
    "season/tasks.json": (SEASON, ("title", "says", "counts")),
    **{f"rules/{game}.json": (rules_context(game), _RULES) for game in _RULES_OF},
    **{f"lessons/{game}.json": (lessons_context(game), _LESSONS) for game in _GAMES},
    **{f"badges/{game}.json": (badges_context(game), _BADGES) for game in _GAMES},
    **{f"tips/{game}.json": (tips_context(game), _TIPS) for game in _GAMES},
}
"""By file: the context of its texts, and the fields that players read."""


def texts_of_content(folder: Path | None = None) -> set[tuple[str, str]]:
    """Return context and text of everything in the content files that players read.

    ``folder`` is that of the resources unless another is named. Raises OSError, and ValueError
    for a file that is no JSON: the program's own files are read here without further checks.
    """
    folder = folder or resource()
    named = {f"courses/{path.name}": _NAMED for path in (folder / "courses").glob("*.json")}
    return {
        (context, text)
        for name, (context, fields) in (_READ | named).items()
        for text in _read_in(json.loads((folder / name).read_text(encoding="utf-8")), fields)
    }


def _read_in(value: object, fields: Collection[str]) -> Iterator[str]:
    """Yield the texts in these fields of a JSON value, at any depth; a field may be a list."""
    if isinstance(value, list):
        for part in value:
            yield from _read_in(part, fields)
    elif isinstance(value, dict):
        for field, part in value.items():
            if field in fields:
                yield from [part] if isinstance(part, str) else part
            else:
                yield from _read_in(part, fields)
