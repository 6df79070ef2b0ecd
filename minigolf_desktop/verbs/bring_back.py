"""The verb ``bring-back``: the home in a file is merged with that of this computer."""

import argparse
from contextlib import closing
from gettext import gettext as _
from pathlib import Path

from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import HOME_ENDING, Folders
from minigolf_desktop.storage.taking_along import PackedHome
from minigolf_desktop.ui.games import parts_of_games
from minigolf_desktop.verbs.command_line import BadInput, watched


def declare(verb: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    verb.description = _(
        "Merge what was taken along into the games, records, players, boards and courses of here. "
        "Nothing of here is overwritten, and the settings stay. A file in which anything is wrong "
        "changes nothing."
    )
    verb.add_argument("file", type=Path, metavar=f"FILE{HOME_ENDING}")


def run(wanted: argparse.Namespace) -> int:
    """Check all of the file, then merge it; raises BadInput for a wrong or foreign one."""
    try:
        with closing(PackedHome(wanted.file, parts_of_games())) as there:
            watched(there.check())
            new = watched(there.merge(Folders.of_user()))
    except StorageError as error:
        raise BadInput(error.said(_)) from error
    told = _("new here: games {games}, boards {boards}, courses {courses}")
    print(told.format(games=new.games, boards=new.boards, courses=new.courses))
    return 0
