"""The course that a player built in a game of Minigolf Designer, as a file."""

from minigolf_desktop.model.designer import NO_TILE, PROMISES, Assessment, DesignerRules, View
from minigolf_desktop.storage.designer.course_files import CourseFile


def built_course(rules: DesignerRules, table: View, seat: int, name: str) -> CourseFile:
    """Return the course of a seat; raises ValueError before its land is chosen.

    Once the game is over the course keeps the hole numbers with which it was counted, and knows who
    won (ruling P8). Promises go along only from a solo game: those of a group are worth something
    in it alone.
    """
    designer, setup = table.designers[seat], table.setup
    course = designer.course
    if course is None:
        raise ValueError("there is no course yet")
    numbers, winner = dict(designer.numbers), None
    if rules.to_move(table) is None:
        standings = rules.standings(table)
        numbers = _counted_numbers(standings.assessments[seat])
        if len(standings.winners) == 1 and not setup.is_solo:
            (first,) = standings.winners
            winner = setup.players[first]
    return CourseFile(
        name=name,
        course=course,
        clients=table.clients,
        hole_numbers=numbers,
        collected=len(designer.collected),
        passes=designer.passes if setup.is_solo else 0,
        reserved=None if designer.reserved == NO_TILE else course.box.designs[designer.reserved].id,
        promises=tuple(PROMISES[one] for one in designer.promises) if setup.is_solo else (),
        winner=winner,
    )


def _counted_numbers(assessment: Assessment) -> dict[tuple[int, int], int]:
    """Return the numbers of the holes by (cell, segment).

    Those that are declared one with others are left out: they are found again by themselves.
    """
    return {
        one.hole.steps[0]: one.number
        for one in assessment.numbering.declared
        if one.number and len(one.holes) == 1
    }
