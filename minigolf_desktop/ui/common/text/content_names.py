"""Names and descriptions that the content brings along, in the player's language."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.content.texts import CONTENT


def content_name(name: str) -> str:
    """Return the name of a land, a client or a course, or its description, by its English text.

    One that no catalogue knows, from a course file perhaps, comes back as it is.
    """
    return QCoreApplication.translate(CONTENT, name)
