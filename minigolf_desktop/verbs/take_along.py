"""The verb ``take-along``: all of a home in one file."""

import argparse
from gettext import gettext as _
from pathlib import Path

from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import HOME_ENDING, Folders
from minigolf_desktop.storage.taking_along import pack
from minigolf_desktop.ui.games import parts_of_games
from minigolf_desktop.verbs.command_line import BadInput, check_folder, watched


def declare(verb: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    verb.description = _(
        "Pack games, records, players, boards, courses and settings into one file, to be brought "
        "back on another computer."
    )
    verb.add_argument("file", type=Path, metavar=f"FILE{HOME_ENDING}")


def run(wanted: argparse.Namespace) -> int:
    """Write the file; raises BadInput for one that is there already or is called otherwise."""
    path: Path = wanted.file
    if path.suffix.lower() != HOME_ENDING:
        told = _("{file}: the ending is none of {endings}")
        raise BadInput(told.format(file=path.name, endings=HOME_ENDING))
    if path.exists():
        raise BadInput(_("{file}: there is such a file already").format(file=path.name))
    check_folder(path.parent)
    try:
        watched(pack(parts_of_games(), Folders.of_user(), path))
    except StorageError as error:
        raise BadInput(error.said(_)) from error
    print(path)
    return 0
