"""Sets a file aside that cannot be read, and tells the player where it is now."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.storage.atomic import set_aside
from minigolf_desktop.storage.errors import StorageError


def set_aside_in_words(path: Path, fault: str) -> str:
    """Return the sentence about the fault of a file, and one about what became of the file."""
    try:
        place = set_aside(path)
    except StorageError as error:
        return f"{fault}\n{error}"
    kept = QCoreApplication.translate("flow", "The file is kept as {place}.")
    return f"{fault}\n{kept.replace('{place}', str(place))}"
