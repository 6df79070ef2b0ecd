"""Which keys and clicks do something with what is in hand."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.ui.eighteen_holes.course_editor.desk import CourseEditorDesk
from minigolf_desktop.ui.eighteen_holes.course_editor.hands import Hands
from minigolf_desktop.ui.eighteen_holes.course_editor.key_pill import Hint
from minigolf_desktop.ui.eighteen_holes.course_editor.numbering import Numbering
from minigolf_desktop.ui.eighteen_holes.course_editor.words import short_words

translate = QCoreApplication.translate


def hints_for(desk: CourseEditorDesk) -> Sequence[Hint]:
    """Return keys with words, the most useful first."""
    tool = desk.tool
    if isinstance(tool, Numbering):
        return _numbering(tool.next)
    away = (translate("keys", "Esc"), translate("keys", "put it away"))
    if desk.face:
        return (
            (translate("keys", "R or wheel"), translate("keys", "turn")),
            ("F", translate("keys", "flip")),
            (translate("keys", "Enter"), translate("keys", "lay it")),
            away,
        )
    if desk.terrain is not None:
        return ((translate("keys", "Enter"), translate("keys", "lay it")), away)
    if isinstance(tool, Hands) and tool.adjustment is not None:
        return (_take_up(), _delete())
    if isinstance(tool, Hands) and tool.tile is not None:
        layout = desk.session.layout
        return (
            ("", short_words(layout.faces[layout.tiles[tool.tile].face])),
            _take_up(),
            ("R", translate("keys", "turn")),
            ("F", translate("keys", "flip")),
            _delete(),
        )
    if not desk.session.layout.course.tiles:
        return (("", translate("keys", "Drag a tee onto the meadow, or build a")), _quick())
    if not desk.session.layout.greens:
        words = translate("keys", "Drag fairways and a green here; point at a tile to turn it")
        return (("", words),)
    return (
        ("", translate("keys", "Drag tiles here; click a flag to change its number")),
        ("N", translate("keys", "number in order")),
    )


def _numbering(number: int) -> Sequence[Hint]:
    text = translate("keys", "Click the green of hole {number}")
    return (
        ("", text.replace("{number}", str(number))),
        (translate("keys", "Esc"), translate("keys", "done")),
    )


def _take_up() -> Hint:
    return (translate("keys", "Click"), translate("keys", "take up"))


def _delete() -> Hint:
    return (translate("keys", "Del"), translate("keys", "take away"))


def _quick() -> Hint:
    return ("Q", translate("keys", "quick course"))
