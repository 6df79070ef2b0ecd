"""The lessons of Minigolf Designer."""

from collections.abc import Iterable, Iterator

from minigolf_desktop.model.designer import TilePlaced
from minigolf_desktop.model.play.actions import action_name
from minigolf_desktop.ui.common.lessons.tips import Tips, tips_of
from minigolf_desktop.ui.common.lessons.words import Lessons, lessons_of
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.text.figures import FIGURES


def happenings(session: TableSession, events: Iterable[object]) -> Iterator[str]:
    """Yield what tips may be told on: kinds of events, and a side that does not fit."""
    onlooker = 0 if session.is_solo else session.only_person
    for event in events:
        yield action_name(type(event))
        # It is read beside the own course: where several share the screen that of another shows.
        if isinstance(event, TilePlaced) and onlooker is not None:
            mistakes = session.assessment_of(onlooker).score.condition("playability").lines
            if any(line.reason == "mismatch" and line.points for line in mistakes):
                yield "mismatch"


def tips() -> Tips:
    """Return what is told once, in the player's language; raises ContentError."""
    return tips_of("designer", FIGURES)


def lessons() -> Lessons:
    """Return them in the player's language; raises ContentError."""
    return lessons_of("designer", FIGURES)
