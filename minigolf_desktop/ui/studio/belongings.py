"""Everything that the program brings along, loaded once."""

from collections.abc import Sequence

from PySide6.QtGui import QFontDatabase, QImage
from PySide6.QtSvg import QSvgRenderer

from minigolf_desktop.content.resources import resource
from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.common.scripted import Failed
from minigolf_desktop.ui.common.translation import SOURCE_LANGUAGE, languages, translator_for
from minigolf_desktop.ui.games import GAMES

FAMILIES = ("Manrope", "Quicksand")
"""Fonts that the program brings along."""


def load_everything(games: Sequence[Game] = GAMES) -> str:
    """Load all content and return how much there is.

    Raises Failed, ContentError or StorageError for what is missing or broken.
    """
    contents = [game.belongings() for game in games]
    pictures = sorted(resource().rglob("*.svg"))
    bitmaps = sorted(resource("pictures").rglob("*.png"))
    broken = [path for path in pictures if not QSvgRenderer(str(path)).isValid()]
    broken += [path for path in bitmaps if QImage(str(path)).isNull()]
    _expect_all("picture", [path.stem for path in broken])
    spoken = languages()
    _expect_all("language", [code for code in spoken if translator_for(code).isEmpty()])
    _expect_all("font", [name for name in FAMILIES if name not in QFontDatabase.families()])
    if not (pictures and SOURCE_LANGUAGE in spoken):
        raise Failed("pictures or the program's own language are missing")
    return ", ".join((*contents, f"{len(pictures)} pictures", f"{len(spoken)} languages"))


def _expect_all(kind: str, broken: list[str]) -> None:
    if broken:
        raise Failed(f"{kind} missing or broken: {', '.join(broken)}")
