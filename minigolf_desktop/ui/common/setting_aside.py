"""Words about files that cannot be read, are set aside or deleted."""

import os
from functools import partial
from pathlib import Path

from minigolf_desktop.content.terminal_language import TERMINAL
from minigolf_desktop.storage.atomic import set_aside
from minigolf_desktop.storage.errors import Fault, StorageError
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.ui.common.translation import translate


def fault_in_words(fault: Fault) -> str:
    """Return what is wrong with a file."""
    return fault.said(partial(translate, TERMINAL))


def set_aside_in_words(path: Path, fault: str) -> str:
    """Return the sentence about the fault of a file, and one about what became of the file."""
    if not os.path.lexists(path):
        return fault
    try:
        place = set_aside(path)
    except StorageError as error:
        return f"{fault}\n{fault_in_words(error)}"
    kept = translate("flow", "The file is kept as {place}.")
    return f"{fault}\n{kept.replace('{place}', str(place))}"


def unreadable_in_words(path: Path, error: StorageError) -> str:
    """Set the file of a broken match aside; return what to tell of that."""
    text = translate("flow", "This game cannot be read: {fault}.")
    return set_aside_in_words(path, text.replace("{fault}", fault_in_words(error)))


def closed_in_words(error: StorageError) -> str:
    """Return what to tell of a match that is sound but cannot be opened now."""
    text = translate("flow", "This game cannot be opened now: {fault}.\nIts file stays as it is.")
    return text.replace("{fault}", fault_in_words(error))


def settings_in_words(fault: str) -> str:
    """Return what to tell where the settings could not be read."""
    text = translate(
        "flow",
        "Your settings could not be read, so the program begins with the usual ones. "
        "Your games are safe.",
    )
    return f"{text}\n{fault}"


def scores_in_words(fault: str) -> str:
    """Return what to tell where a list of best scores could not be read."""
    text = translate(
        "flow", "The best scores could not be read, so a new list begins. The old file is kept."
    )
    return f"{text}\n{fault}"


def after_deleting(folders: Folders, for_good: str) -> str:
    """Return ``for_good``, or that a file stays, where the player's own cannot be written."""
    if folders.goes_with_program:
        return translate(
            "deleting",
            "Your own files cannot be changed now: one that was there before comes back at the "
            "next start.",
        )
    return for_good
