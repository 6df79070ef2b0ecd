"""The names that the content brings along, listed so that translators meet them."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

LAND_NAMES = (
    QT_TRANSLATE_NOOP("content", "Dog-Ear"),
    QT_TRANSLATE_NOOP("content", "Bandstand"),
    QT_TRANSLATE_NOOP("content", "Half Moon"),
    QT_TRANSLATE_NOOP("content", "Cloister"),
    QT_TRANSLATE_NOOP("content", "Oval Lawn"),
    QT_TRANSLATE_NOOP("content", "Grand Stairs"),
    QT_TRANSLATE_NOOP("content", "Heart"),
    QT_TRANSLATE_NOOP("content", "Vicarage"),
    QT_TRANSLATE_NOOP("content", "Bell"),
    QT_TRANSLATE_NOOP("content", "Walled Garden"),
    QT_TRANSLATE_NOOP("content", "Millpond"),
    QT_TRANSLATE_NOOP("content", "Cove"),
    QT_TRANSLATE_NOOP("content", "Boot"),
    QT_TRANSLATE_NOOP("content", "Spring"),
    QT_TRANSLATE_NOOP("content", "Brook Lawn"),
    QT_TRANSLATE_NOOP("content", "Crater Lake"),
    QT_TRANSLATE_NOOP("content", "Viaduct"),
    QT_TRANSLATE_NOOP("content", "Peninsula"),
    QT_TRANSLATE_NOOP("content", "Sawmill"),
    QT_TRANSLATE_NOOP("content", "Watermill"),
    QT_TRANSLATE_NOOP("content", "Hourglass"),
    QT_TRANSLATE_NOOP("content", "Rice Terraces"),
    QT_TRANSLATE_NOOP("content", "Vineyard"),
    QT_TRANSLATE_NOOP("content", "Boomerang"),
    QT_TRANSLATE_NOOP("content", "Clover"),
    QT_TRANSLATE_NOOP("content", "Swan"),
    QT_TRANSLATE_NOOP("content", "Two Bridges"),
    QT_TRANSLATE_NOOP("content", "Key"),
    QT_TRANSLATE_NOOP("content", "Meander"),
    QT_TRANSLATE_NOOP("content", "Harbour Basin"),
    QT_TRANSLATE_NOOP("content", "Twin Ponds"),
    QT_TRANSLATE_NOOP("content", "Lily Pads"),
    QT_TRANSLATE_NOOP("content", "Old Moat"),
    QT_TRANSLATE_NOOP("content", "Hairpins"),
    QT_TRANSLATE_NOOP("content", "Trout Farm"),
    QT_TRANSLATE_NOOP("content", "Oxbow"),
    QT_TRANSLATE_NOOP("content", "Horseshoe"),
    QT_TRANSLATE_NOOP("content", "Crescent"),
    QT_TRANSLATE_NOOP("content", "Mill Race"),
    QT_TRANSLATE_NOOP("content", "Carp"),
    QT_TRANSLATE_NOOP("content", "Watersmeet"),
    QT_TRANSLATE_NOOP("content", "Canal Basin"),
    QT_TRANSLATE_NOOP("content", "Hedge Maze"),
    QT_TRANSLATE_NOOP("content", "Sailboat"),
    QT_TRANSLATE_NOOP("content", "Snail Shell"),
    QT_TRANSLATE_NOOP("content", "Starfish"),
    QT_TRANSLATE_NOOP("content", "Anchor"),
)
"""English names of the lands, in the order of their file."""

CLIENT_NAMES = (
    QT_TRANSLATE_NOOP("content", "Mr Short"),
    QT_TRANSLATE_NOOP("content", "Mr Long"),
    QT_TRANSLATE_NOOP("content", "Mr Linear"),
    QT_TRANSLATE_NOOP("content", "Mr Turner"),
    QT_TRANSLATE_NOOP("content", "Mr Luckyfor"),
    QT_TRANSLATE_NOOP("content", "Mr Überstitious"),
    QT_TRANSLATE_NOOP("content", "Mr Straightforward"),
    QT_TRANSLATE_NOOP("content", "Mrs Hotdog"),
    QT_TRANSLATE_NOOP("content", "Mrs Evergreen"),
    QT_TRANSLATE_NOOP("content", "Mrs Sprinkle"),
    QT_TRANSLATE_NOOP("content", "Mrs Bloom"),
    QT_TRANSLATE_NOOP("content", "Mrs Lazy"),
    QT_TRANSLATE_NOOP("content", "Mrs Plumber"),
    QT_TRANSLATE_NOOP("content", "Mrs Sloppy"),
    QT_TRANSLATE_NOOP("content", "Mr Intheway"),
    QT_TRANSLATE_NOOP("content", "Mr Perfect"),
    QT_TRANSLATE_NOOP("content", "Mrs Noreturn"),
    QT_TRANSLATE_NOOP("content", "Mrs Camper"),
)
"""English names of the clients, in the order of their file."""


def content_name(name: str) -> str:
    """Return the name of a land or a client in the player's language, by its English name.

    A name that no catalogue knows, from a course file perhaps, comes back as it is.
    """
    return QCoreApplication.translate("content", name)
