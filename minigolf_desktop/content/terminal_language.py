"""The language of the terminal, which verbs and their help speak: without Qt, and quickly."""

import gettext
from pathlib import Path
from typing import Final

from minigolf_desktop.content.resources import resource

TERMINAL: Final = "terminal"
"""Context of its texts in the catalogues; faults of files are told to the window out of it, too."""

DOMAIN: Final = "minigolf-desktop"
"""Name of the catalogues of the terminal, one below the folder of each language."""


def speak_as_terminal() -> None:
    """Let the command line speak the language of the terminal, in argparse's own words, too.

    That is the one that the environment names (LANGUAGE, LC_ALL, LC_MESSAGES or LANG), as for
    other commands, and English where it names none that there is a catalogue for.
    """
    gettext.bindtextdomain(DOMAIN, str(resource("translations", "terminal")))
    gettext.textdomain(DOMAIN)


def language_of_terminal() -> str:
    """Return the language that the command line speaks, as the catalogues call it."""
    catalogue = gettext.find(DOMAIN, str(resource("translations", "terminal")))
    return Path(catalogue).parents[1].name if catalogue else "en"
