"""The courses that can be chosen: those of the player, a quick one, those of the box."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.box import Box, Preset
from minigolf_desktop.model.eighteen_holes.building import can_be_played
from minigolf_desktop.model.eighteen_holes.course import MOST_HOLES, Course
from minigolf_desktop.model.eighteen_holes.modes.solo_chaos import targets_of_each
from minigolf_desktop.model.eighteen_holes.quick_course import quick_course
from minigolf_desktop.model.eighteen_holes.ratings import difficulty, solo_par, stableford_range
from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES, Mode
from minigolf_desktop.model.play import seed_from_text
from minigolf_desktop.ui.eighteen_holes.choice.wanted import FIRST_COURSE

translate = QCoreApplication.translate

OWN, QUICK = "own:", "quick:"
"""Beginnings of the keys of the player's own courses and of quick ones."""

_CHAOS_SUITS = {"yes": 0, "ok": 1, "no": 2}


@dataclass(frozen=True)
class CourseOffer:
    """A course that can be chosen, with what is told of it."""

    key: str
    """What it is remembered by: the id of a preset course, or :data:`OWN`, :data:`QUICK`."""
    course: Course
    points: tuple[int, int]
    """Stableford points for par on every hole, and the most there are."""
    difficulty: int
    """The higher the harder."""
    solo_par: int
    """Rank of the solo deck that is a fair match (ruling H15)."""
    preset: Preset | None = None
    """Where it comes with the box."""

    @property
    def is_own(self) -> bool:
        """Whether the player made it."""
        return self.key.startswith(OWN)

    @property
    def is_quick(self) -> bool:
        """Whether it was built by chance."""
        return self.key.startswith(QUICK)

    @property
    def combined(self) -> int:
        """How many turns of combined scoring a solo deck needs on it: one a target."""
        return max(1, targets_of_each(len(self.course.holes)))

    def suits(self, mode: Mode) -> int:
        """Return how well it suits a mode: 0 well, 1 passably, 2 not."""
        if mode in CHAOS_MODES:
            return _CHAOS_SUITS[self.preset.chaos] if self.preset else 1
        if self.key == FIRST_COURSE:
            # Five short holes are over before a count of strokes means anything.
            return 0 if mode is Mode.MATCH else 2
        return 1 if self.preset is not None and self.preset.chaos == "yes" else 0


def preset_offers(box: Box) -> tuple[CourseOffer, ...]:
    """Return the courses of the box."""
    return tuple(
        CourseOffer(
            key=preset.course.id,
            course=preset.course,
            points=stableford_range(preset.course),
            difficulty=preset.difficulty,
            solo_par=preset.solo_par,
            preset=preset,
        )
        for preset in box.presets
    )


def own_offers(courses: Iterable[Course | None], box: Box) -> Iterator[CourseOffer | None]:
    """Yield the player's own courses, in their order, each as it is due; several may have the same
    name. For one that cannot be read or played None comes.
    """
    taken: set[str] = set()
    for course in courses:
        if course is None or not can_be_played(course, box):
            yield None
            continue
        key, count = f"{OWN}{course.name}", 1
        while key in taken:
            count += 1
            key = f"{OWN}{course.name}:{count}"
        taken.add(key)
        yield _rated(key, course, box)


def quick_offer(box: Box, holes: int, seed_text: str) -> CourseOffer:
    """Return a quick course; the same holes and seed give the same one."""
    course = quick_course(box, holes, seed_from_text(seed_text))
    name = translate("golf choice", "Quick course {seed}").replace("{seed}", seed_text)
    return _rated(quick_key(holes, seed_text), replace(course, name=name), box)


def quick_key(holes: int, seed_text: str) -> str:
    """Return the key of a quick course."""
    return f"{QUICK}{holes}:{seed_text}"


def quick_choice(key: str) -> tuple[int, str] | None:
    """Return holes and seed of the key of a quick course; None for any other key."""
    if not key.startswith(QUICK):
        return None
    holes, colon, seed_text = key.removeprefix(QUICK).partition(":")
    sound = colon and seed_text and holes.isascii() and holes.isdigit()
    if not sound or len(holes) > 2 or not 1 <= int(holes) <= MOST_HOLES:
        return None
    return int(holes), seed_text


def in_order(offers: Sequence[CourseOffer], mode: Mode) -> tuple[CourseOffer, ...]:
    """Return own and quick courses first, then what suits a mode, the easier before the harder."""
    return tuple(
        sorted(
            offers,
            key=lambda offer: (
                (0, offer.is_quick, 0)
                if offer.preset is None
                else (1, offer.suits(mode), offer.difficulty)
            ),
        )
    )


def nearest(offered: Sequence[int], wanted: int) -> int:
    """Return the rank of those offered that is nearest to the one wanted."""
    return min(offered, key=lambda rank: abs(rank - wanted))


def _rated(key: str, course: Course, box: Box) -> CourseOffer:
    return CourseOffer(
        key=key,
        course=course,
        points=stableford_range(course),
        difficulty=difficulty(course, box),
        solo_par=solo_par(course, box),
    )
