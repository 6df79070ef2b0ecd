"""Results as if many games had been played, with their courses, for pictures of the records."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from minigolf_desktop.content.resources import resource
from minigolf_desktop.model.designer import Setup
from minigolf_desktop.model.play import Level, Match
from minigolf_desktop.storage.designer.course_files import CourseFile, read_course
from minigolf_desktop.storage.designer.records import Result, RivalResult, SeatResult
from minigolf_desktop.storage.folders import Folders, thumbnail
from minigolf_desktop.storage.journal import Journal
from minigolf_desktop.ui.designer.box import DesignerBox
from minigolf_desktop.ui.designer.course_art import course_thumbnail
from minigolf_desktop.ui.designer.scenes.group import PLAYERS

_SOLO = (
    ("over-and-under", ("mrs-plumber", "mr-turner"), 135, 3),
    ("duck-ponds", ("mrs-evergreen", "mr-luckyfor"), 118, 3),
    ("seven-hills", ("mrs-hotdog", "mr-long"), 104, 2),
    ("flower-show", ("mrs-bloom", "mr-uberstitious"), 71, 1),
    ("clockwork-yard", ("mrs-lazy", "mr-straightforward"), 31, 0),
)
"""Course, clients, points and level of solo games, the best one first."""
_RACED = {"duck-ponds": RivalResult(name="Cleo", level=Level.MEDIUM, total=114)}
"""By course the rival of a game that one plays alone."""
_GROUPS = (
    ("long-way-round", (104, 88, 97)),
    ("pocket-park", (91, 66)),
)
"""Course of the winner and points by seat of games of a group."""
_SEED = 199


def solo_results(courses: dict[str, CourseFile]) -> list[Result]:
    """Return results of five solo games, the best one first."""
    return [
        Result(
            date=f"2026-01-{3 + place:02}T20:15:00+00:00",
            seed=_SEED + place,
            land=courses[course].course.land.id,
            clients=clients,
            total=total,
            level=level,
            practice=False,
            rival=_RACED.get(course),
        )
        for place, (course, clients, total, level) in enumerate(_SOLO)
    ]


def group_results(courses: dict[str, CourseFile]) -> list[Result]:
    """Return results of two games of a group."""
    results = []
    for place, (course, totals) in enumerate(_GROUPS):
        land = courses[course].course.land.id
        ranked = sorted(totals, reverse=True)
        seats = tuple(
            SeatResult(
                name=player.name,
                colour=player.colour,
                land=land,
                total=total,
                place=ranked.index(total) + 1,
            )
            for player, total in zip(PLAYERS, totals, strict=False)
        )
        changes: dict[str, Any] = {
            "date": f"2026-01-{10 + place:02}T20:15:00+00:00",
            "seed": _SEED + len(_SOLO) + place,
            "land": land,
            "total": ranked[0],
            "level": 0,
            "mode": "advanced",
            "seats": seats,
            "rival": None,
        }
        results.append(replace(solo_results(courses)[place], **changes))
    return results


def shown_courses(box: DesignerBox) -> dict[str, CourseFile]:
    """Return the courses of the results, by the names of their files."""
    names = (*(solo[0] for solo in _SOLO), *(group[0] for group in _GROUPS))
    return {
        name: read_course(resource("courses", f"{name}.json"), box.catalogue, strictly=False)
        for name in names
    }


def keep_courses(
    folders: Folders, box: DesignerBox, results: Iterable[tuple[Result, CourseFile]]
) -> None:
    """Put finished games with the pictures of courses where the results lead to them."""
    for result, course_file in results:
        with Journal.create(folders.finished, Match(box.rules, Setup(), result.seed)) as journal:
            picture = course_thumbnail(course_file.course, box.atlas)
            picture.save(str(thumbnail(journal.path)))
