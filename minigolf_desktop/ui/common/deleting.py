"""What becomes of a file that the player deletes, in words."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.storage.folders import Folders

translate = QCoreApplication.translate


def after_deleting(folders: Folders, for_good: str) -> str:
    """Return ``for_good``, or that a file stays, where the player's own cannot be written."""
    if folders.goes_with_program:
        return translate(
            "deleting",
            "Your own files cannot be changed now: one that was there before comes back at the "
            "next start.",
        )
    return for_good
