"""The verb ``self-test``: whether this copy of the program is whole."""

import argparse
import os
from gettext import gettext as _
from pathlib import Path
from tempfile import TemporaryDirectory

from minigolf_desktop.storage.folders import HOME_VARIABLE, Folders
from minigolf_desktop.ui.studio.self_test import self_test
from minigolf_desktop.verbs.command_line import draw_offscreen


def declare(verb: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    verb.description = _(
        "Load all content, draw a screen of every kind, play a turn of every game, save it and "
        "open it again. Your own games and settings are left alone."
    )
    verb.add_argument(
        "--thorough",
        action="store_true",
        help=_("draw every screen in all its states, which takes some minutes"),
    )


def _tell(line: str) -> None:
    print(line, flush=True)


def run(wanted: argparse.Namespace) -> int:
    """Test everything in a folder that is thrown away; status 1 if anything is wrong."""
    draw_offscreen()
    told = _("The window reports its faults in {folder}")
    print(told.format(folder=Folders.of_user().log), flush=True)
    with TemporaryDirectory(prefix="minigolf-desktop-") as home:
        # What asks for the player's folders meanwhile must not find the real ones.
        before = os.environ.get(HOME_VARIABLE)
        os.environ[HOME_VARIABLE] = home
        try:
            problems = self_test(Path(home), _tell, thorough=wanted.thorough)
        finally:
            if before is None:
                del os.environ[HOME_VARIABLE]
            else:
                os.environ[HOME_VARIABLE] = before
    print("\n".join(problems) or _("everything works"))
    return 1 if problems else 0
