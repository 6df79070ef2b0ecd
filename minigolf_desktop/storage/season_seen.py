"""What came of the tasks of the season, as home and the map show it: read without rules."""

import json
from collections.abc import Mapping
from contextlib import suppress
from typing import NamedTuple

from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.reading import read_bytes

MOST_BYTES = 1_000_000


class SeenTask(NamedTuple):
    """What came of a task: see :class:`~minigolf_desktop.storage.season.Earned`."""

    stars: int = 0
    best: int = 0
    tries: int = 0


def tasks_seen(folders: Folders) -> Mapping[str, SeenTask]:
    """Return what came of each task that was tried; nothing where the file cannot be read.

    Whoever writes into the book next sets a damaged one aside.
    """
    with suppress(StorageError, ValueError, LookupError, TypeError, AttributeError):
        tasks = json.loads(read_bytes(folders.season, MOST_BYTES))["tasks"]
        return {
            task: SeenTask(int(one["stars"]), int(one["best"]), int(one["tries"]))
            for task, one in tasks.items()
        }
    return {}
