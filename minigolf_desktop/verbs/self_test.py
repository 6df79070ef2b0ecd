"""The verb ``self-test``: whether this copy of the program is whole."""

import argparse
import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from minigolf_desktop.storage.folders import HOME_VARIABLE, Folders
from minigolf_desktop.verbs.offscreen import draw_offscreen

if TYPE_CHECKING:
    from minigolf_desktop.verbs.command_line import Verbs


def add_to(verbs: "Verbs") -> None:
    """Declare the verb."""
    verb = verbs.add_parser(
        "self-test",
        help="test this copy of the program",
        description="Load all content, draw every screen, play a turn of every game, save it and "
        "open it again. Your own games and settings are left alone.",
    )
    verb.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    """Test everything in a folder that is thrown away; status 1 if anything is wrong."""
    draw_offscreen()
    print(f"The window reports its faults in {Folders.of_user().log}", flush=True)
    with TemporaryDirectory(prefix="minigolf-desktop-") as home:
        # What asks for the player's folders meanwhile must not find the real ones.
        before = os.environ.get(HOME_VARIABLE)
        os.environ[HOME_VARIABLE] = home
        try:
            from minigolf_desktop.ui.studio.self_test import self_test  # noqa: PLC0415

            problems = self_test(Path(home), lambda line: print(line, flush=True))
        finally:
            if before is None:
                del os.environ[HOME_VARIABLE]
            else:
                os.environ[HOME_VARIABLE] = before
    print("\n".join(problems) or "everything works")
    return 1 if problems else 0
