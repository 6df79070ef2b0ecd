"""The path of the season: which tasks there are, as home and the map show them.

Loads nothing of the rules: home must be there at once.
"""

import json
from contextlib import suppress
from typing import Final, NamedTuple

from minigolf_desktop.content.resources import UNFIT, ContentError, resource

FILE: Final = "tasks.json"
"""Name of the file of the tasks, in the order of the path."""
MOST_STARS: Final = 3
"""Stars that a task can earn."""


class Station(NamedTuple):
    """A task as it stands on the path."""

    id: str
    game: str
    """Name of its game."""
    title: str


def read_path() -> tuple[Station, ...]:
    """Return the stations of the path; raises ContentError.

    All that the file says is checked when the program is built.
    """
    path = resource("season", FILE)
    with suppress(OSError, *UNFIT):
        tasks = json.loads(path.read_bytes())
        return tuple(Station(task["id"], task["game"], task["title"]) for task in tasks)
    raise ContentError(f"{FILE}: cannot be read")
