"""Everything that the program brings along, loaded once."""

from PySide6.QtGui import QFontDatabase, QImage
from PySide6.QtSvg import QSvgRenderer

from minigolf_desktop.content.designer.catalogue import load
from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.content.putt_dice import load_dice
from minigolf_desktop.content.resources import resource
from minigolf_desktop.model.designer import DesignerRules
from minigolf_desktop.storage.putt_dice.shipped_courses import shipped_courses
from minigolf_desktop.ui.common.testing_hand import Failed
from minigolf_desktop.ui.common.translation import SOURCE_LANGUAGE, languages, translator_for
from minigolf_desktop.ui.designer.scenes.showcase import finished_game

FAMILIES = ("Manrope", "Quicksand")
"""Fonts that the program brings along."""


def load_everything() -> str:
    """Load all content and return how much there is.

    Raises Failed, ContentError or StorageError for what is missing or broken.
    """
    catalogue = load()
    courses = shipped_courses(catalogue)
    dice = load_dice()
    box = load_box()
    finished_game(DesignerRules(catalogue.designs, catalogue.lands, catalogue.clients))
    pictures = sorted(resource().rglob("*.svg"))
    bitmaps = sorted(resource("pictures").rglob("*.png"))
    broken = [path for path in pictures if not QSvgRenderer(str(path)).isValid()]
    broken += [path for path in bitmaps if QImage(str(path)).isNull()]
    _expect_all("picture", [path.stem for path in broken])
    spoken = languages()
    _expect_all("language", [code for code in spoken if translator_for(code).isEmpty()])
    _expect_all("font", [name for name in FAMILIES if name not in QFontDatabase.families()])
    if not (courses and dice and pictures and SOURCE_LANGUAGE in spoken):
        raise Failed("courses, dice, pictures or the program's own language are missing")
    return (
        f"{len(catalogue.designs)} designs, {len(catalogue.lands)} lands, "
        f"{len(catalogue.clients)} clients, {len(courses)} courses, {len(box.clubs)} clubs, "
        f"{len(box.presets)} golf courses, {len(pictures)} pictures, {len(spoken)} languages"
    )


def _expect_all(kind: str, broken: list[str]) -> None:
    if broken:
        raise Failed(f"{kind} missing or broken: {', '.join(broken)}")
