"""The page of the rules of 18 Holes."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.golfers import GOLFER_FACES
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.ui.common.rules_page import Chapters, RulesPage, pages_of
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.eighteen_holes.rules_pictures import rules_pictures
from minigolf_desktop.ui.eighteen_holes.text.figures import FIGURES
from minigolf_desktop.ui.eighteen_holes.text.golfers import golfer_name, golfer_rules
from minigolf_desktop.ui.eighteen_holes.text.modes import mode_players, mode_when


def rules_pages() -> tuple[RulesPage, ...]:
    """Return the one page: the game in short, then rule by rule; raises ContentError."""
    (page,) = pages_of("eighteen-holes", FIGURES, rules_pictures())
    sections = dict(page.sections)
    sections["golfers"] = _longer(sections["golfers"], after=tuple(map(_golfer, GOLFER_FACES)))
    for mode in Mode:
        sections[mode] = _longer(sections[mode], before=(_head(mode),))
    return (page._replace(sections=sections),)


def _longer(
    section: Chapters, before: tuple[str, ...] = (), after: tuple[str, ...] = ()
) -> Chapters:
    """Return a section with more paragraphs, before and after its own."""
    first, *chapters = section
    return (first._replace(paragraphs=(*before, *first.paragraphs, *after)), *chapters)


def _golfer(face: str) -> str:
    return with_colon(f"{golfer_name(face)} {face[-1].upper()}", golfer_rules(face))


def _head(mode: Mode) -> str:
    words = QCoreApplication.translate("golf modes", "{players} players. {when}")
    return words.replace("{players}", mode_players(mode)).replace("{when}", mode_when(mode))
