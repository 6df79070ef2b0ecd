"""Names and descriptions of the preset courses of 18 Holes, listed for the translators."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

COURSE_NAMES = (
    QT_TRANSLATE_NOOP("content", "Practice Meadow"),
    QT_TRANSLATE_NOOP("content", "Larkfield Nine"),
    QT_TRANSLATE_NOOP("content", "Heron Pond"),
    QT_TRANSLATE_NOOP("content", "Badger's Copse"),
    QT_TRANSLATE_NOOP("content", "Sunday Lawn"),
    QT_TRANSLATE_NOOP("content", "Crossways"),
    QT_TRANSLATE_NOOP("content", "The Honeycomb"),
    QT_TRANSLATE_NOOP("content", "Hornets' Nest"),
    QT_TRANSLATE_NOOP("content", "Saltmarsh Dunes"),
    QT_TRANSLATE_NOOP("content", "Old Timber"),
    QT_TRANSLATE_NOOP("content", "Thousand Reeds"),
    QT_TRANSLATE_NOOP("content", "Pilgrims' Coast"),
    QT_TRANSLATE_NOOP("content", "The Long Ribbon"),
    QT_TRANSLATE_NOOP("content", "Thornwall"),
)
"""English names of the courses, in the order of their file."""

COURSE_DESCRIPTIONS = (
    QT_TRANSLATE_NOOP(
        "content",
        "Seven tiles and five holes for the first game (Match Play only).",
    ),
    QT_TRANSLATE_NOOP(
        "content",
        "Nine friendly holes on open meadow, most of the sand well out of the way.",
    ),
    QT_TRANSLATE_NOOP(
        "content",
        "Nine holes round a chain of ponds; the dry way is always the longer one.",
    ),
    QT_TRANSLATE_NOOP("content", "Nine crooked holes among the trees: think before you swing."),
    QT_TRANSLATE_NOOP(
        "content",
        "Wide fairways, shy hazards and the worst spots turfed over: eighteen holes to relax on.",
    ),
    QT_TRANSLATE_NOOP(
        "content",
        "Holes cross on the same tile: shout before you play, and watch who answers.",
    ),
    QT_TRANSLATE_NOOP(
        "content",
        "Packed like a comb, every two-green tile in play: made for Chaos and Kelly Golf.",
    ),
    QT_TRANSLATE_NOOP(
        "content",
        "Eighteen flags within shouting distance of each other, with stings between them.",
    ),
    QT_TRANSLATE_NOOP("content", "Sand, more sand, and a tide pool or two; bring the sand wedge."),
    QT_TRANSLATE_NOOP("content", "A forest course: the straight line is nearly always a trunk."),
    QT_TRANSLATE_NOOP(
        "content",
        "Island greens, lakes across the fairway and wet feet for the impatient.",
    ),
    QT_TRANSLATE_NOOP(
        "content",
        "Out along the cliffs and home again, with a drop on either hand.",
    ),
    QT_TRANSLATE_NOOP(
        "content",
        "A single thread of fairway from the clubhouse to the far horizon.",
    ),
    QT_TRANSLATE_NOOP(
        "content",
        "The hardest faces in the box and an adjustment tile wherever it hurts.",
    ),
)
"""What is said about each of them, in the same order."""


def preset_text(text: str) -> str:
    """Return a name or description in the player's language, by its English text.

    One that no catalogue knows comes back as it is.
    """
    return QCoreApplication.translate("content", text)
