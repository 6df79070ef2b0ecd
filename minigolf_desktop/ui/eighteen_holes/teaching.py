"""What teaches 18 Holes: its page of rules, its lessons and its tips."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.content.resources import ContentError
from minigolf_desktop.model.eighteen_holes.box import GOLFER_FACES, Box
from minigolf_desktop.model.eighteen_holes.course import course_to_json
from minigolf_desktop.model.eighteen_holes.setup import Mode, Setup, setup_from_json
from minigolf_desktop.ui.common.lessons.tips import Lessons, Tips, lessons_of, tips_of
from minigolf_desktop.ui.common.rules_page import Chapters, RulesPage, RulesPicture, pages_of
from minigolf_desktop.ui.common.text import with_colon
from minigolf_desktop.ui.eighteen_holes.rules_art import steps_of
from minigolf_desktop.ui.eighteen_holes.text.cards import golfer_name, golfer_rules
from minigolf_desktop.ui.eighteen_holes.text.modes import FIGURES, mode_players, mode_when

FIRST_HOLE = "eighteen-holes-first-hole"
"""The lesson that *Our first game* begins with."""


def tips() -> Tips:
    """Return the tips, each shown once, in the player's language; raises ContentError."""
    return tips_of("eighteen-holes", FIGURES)


def lessons() -> Lessons:
    """Return them in the player's language; raises ContentError."""
    return lessons_of("eighteen-holes", FIGURES)


def setup_of_lesson(told: Mapping[str, Any], box: Box) -> Setup:
    """Return the set-up that a lesson tells: its course is one of the box, by its id.

    Raises ContentError, and SetupFormatError for what is no set-up.
    """
    for preset in box.presets:
        if preset.course.id == told["course"]:
            return setup_from_json({**told, "course": course_to_json(preset.course)})
    raise ContentError(f"eighteen-holes.json: there is no course {told['course']}")


_CARD = (112, 157)
_HEX = (84, 74)
_SHOT = (150, 258)
_DECK = (500, 92)

_SIZES: Mapping[str, tuple[int, int]] = {
    "course": (500, 250),
    **dict.fromkeys(("club-iron", "club-wood", "club-hybrid", "club-wedge", "club-driver"), _CARD),
    **dict.fromkeys(("card-flight", "card-wild", "card-longest-drive"), _CARD),
    **dict.fromkeys(("card-super", "card-short", "card-shuffle"), _CARD),
    **dict.fromkeys(("bunker-stay", "bunker-target", "bunker-left", "bunker-right"), _CARD),
    **dict.fromkeys(("deck-c", "deck-2", "deck-3", "deck-4", "deck-5"), _DECK),
    **dict.fromkeys(("flight-straight", "flight-left", "flight-right"), (96, 120)),
    **dict.fromkeys(("ground-fairway", "ground-rough", "ground-tee", "ground-green"), _HEX),
    **dict.fromkeys(("ground-bunker", "ground-water", "ground-lake", "ground-trees"), _HEX),
    **dict.fromkeys(("ground-clubhouse", "ground-outside"), _HEX),
    **dict.fromkeys(("shot-fairway", "shot-rough", "shot-trees", "shot-chip"), _SHOT),
    **dict.fromkeys(("shot-water", "shot-out", "shot-bunker", "walk"), _SHOT),
    "tokens": (150, 70),
    "solo-card": _CARD,
}
"""By name: width and height in logical pixels at 100 %."""


def rules_pictures() -> Mapping[str, RulesPicture]:
    """Return the pictures by the names that the rules have for them."""
    return {name: RulesPicture(*size, partial(steps_of, name)) for name, size in _SIZES.items()}


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
