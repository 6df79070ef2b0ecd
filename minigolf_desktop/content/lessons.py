"""Reads lessons and tips: what a game tells step by step, and what it tells once.

A lesson is a match that is set up; it runs on the real match and its rules. A step without a wish
is only read; any other waits for an action that it asks for, or for a part of the screen to come
into sight. A tip is told the first time that something happens, in the words that are true of why
it happened and of how the match is played.
"""

from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Annotated

from minigolf_desktop.content.record import (
    Id,
    Limits,
    Record,
    check_ids,
    read_content,
    read_entries,
)
from minigolf_desktop.content.resources import ContentError
from minigolf_desktop.content.rules_help import Text, figures_in
from minigolf_desktop.model.play.forms import Action, action_name, action_to_json

Part = Annotated[str, Limits(pattern=r"^[a-z]+(-[a-z]+)*( -?[0-9]+)*$", max_length=40)]
"""A part of the screen: its name, and where it has several the numbers of one: ``cell 2 0``."""

ModeWords = Annotated[str, Limits(pattern=r"^[a-z]+(-[a-z]+)*( [a-z]+(-[a-z]+)*)*$", max_length=60)]
"""A mode as a game calls it, or several words that must all be true of a match: ``solo advanced``.
"""

Wish = dict[str, int | str | list[int]]
"""The JSON form of an action, or some fields of it: the others may be anything."""


class StepRecord(Record):
    """A step of a lesson."""

    says: tuple[Text, ...]
    """One or two short sentences, each a line of its own."""
    points: tuple[Part, ...] = ()
    """Parts of the screen that it is about; none for all of it."""
    spares: tuple[Part, ...] = ()
    """Other parts that one looks at meanwhile: what is said hides them only if it must."""
    wants: tuple[Wish, ...] = ()
    """Actions of which one is asked for; none where the step is only read."""
    until: Annotated[str, Limits(max_length=40)] = ""
    """Kind of an event that ends the step, which asks again until then; empty for at once."""
    sees: Annotated[str, Limits(max_length=40)] = ""
    """A part of the screen that is to be brought into sight; empty for none."""
    otherwise: tuple[Text, ...] = ()
    """What is said, for example, to somebody who tries something else."""
    plays: tuple[dict[str, int | list[int] | str], ...] = ()
    """Actions, in their JSON form, that the lesson takes itself before: those of others."""

    def __post_init__(self) -> None:
        if not 1 <= len(self.says) <= 2:
            raise ValueError("a step says one or two sentences")
        if self.wants and self.sees:
            raise ValueError("a step wants an action or a look, not both")
        if self.until and not self.wants:
            raise ValueError("a step that is only read waits for no event")

    @property
    def is_read(self) -> bool:
        """Whether there is nothing to do but to read."""
        return not self.wants and not self.sees

    def asks_for(self, action: Action) -> bool:
        """Return whether an action is one of those that are asked for."""
        return any(_is_told(action, wish) for wish in self.wants)

    def takes(self, action: Action) -> bool:
        """Return whether an action is one of those that the lesson takes itself before."""
        return any(_is_told(action, told) for told in self.plays)

    def ends_with(self, events: Collection[object]) -> bool:
        """Return whether what came of an action that was asked for ends the step."""
        return not self.until or any(action_name(type(one)) == self.until for one in events)


def _is_told(action: Action, wish: Wish) -> bool:
    """Return whether an action has all the fields of a wish."""
    told = action_to_json(action)
    return all(told.get(name) == value for name, value in wish.items())


class LessonRecord(Record):
    """A lesson."""

    id: Id
    title: Text
    about: Text
    """What one learns, in a line."""
    minutes: Annotated[int, Limits(ge=1, le=15)]
    """How long it takes somebody who reads everything."""
    setup: dict[str, object]
    """How the match is set up, in the words of its game."""
    seed: Annotated[int, Limits(ge=0)]
    steps: Annotated[tuple[StepRecord, ...], Limits(min_length=2)]

    def __post_init__(self) -> None:
        if not self.steps[-1].is_read:
            raise ValueError("a lesson ends with something to read")

    def leads(self, actions: Iterable[Action], to: int) -> bool:
        """Return whether the steps before one ask for all those actions, or take them themselves.

        Else they were played in an earlier version of the lesson, which asked for something else.
        """
        steps = self.steps[:to]
        return all(any(step.asks_for(one) or step.takes(one) for step in steps) for one in actions)


def load_lessons(
    game: str, figures: Mapping[str, object], folder: Path | None = None
) -> list[LessonRecord]:
    """Read the lessons of a game, in their order.

    ``figures`` are those that its texts may name. ``folder`` is that of the lessons in the
    resources, which were checked when the program was built; another one that is named is checked
    now. Raises ContentError.
    """

    def load(folder: Path, strictly: bool) -> list[LessonRecord]:
        path = folder / f"{game}.json"
        lessons = read_entries(path, LessonRecord, strictly)
        check_ids(path.name, lessons)
        for lesson in lessons:
            said = [lesson.title, lesson.about]
            for step in lesson.steps:
                said += [*step.says, *step.otherwise]
            for name in figures_in(said):
                if name not in figures:
                    raise ContentError(f"{path.name}: there is no figure {name}")
        return lessons

    return read_content(folder, "lessons", load)


class Wording(Record):
    """What a tip says of a cause, in the modes in which that is true."""

    on: Id
    """The cause, as the game calls it: what happened, and why where that matters."""
    modes: tuple[ModeWords, ...] = ()
    """Modes of the game in which it is true; none for every one."""
    says: tuple[Text, ...]

    def __post_init__(self) -> None:
        if not 1 <= len(self.says) <= 2:
            raise ValueError("a tip says one or two sentences")

    def is_true_of(self, cause: str, modes: Collection[str]) -> bool:
        """Return whether it tells of a cause in a match, told by the words of its modes."""
        if cause != self.on:
            return False
        return not self.modes or any(set(mode.split()) <= set(modes) for mode in self.modes)


class TipRecord(Record):
    """A tip."""

    id: Id
    """What is kept of it once it was told, in whatever wording."""
    title: Text
    wordings: Annotated[tuple[Wording, ...], Limits(min_length=1)]
    points: tuple[Part, ...] = ()
    """Parts of the screen that it is about; none for all of it."""
    section: str = ""
    """Section of the rules that tells more; empty for the rules in short."""

    def wording(self, cause: str, modes: Collection[str]) -> Wording | None:
        """Return what it says of a cause in a match of some modes; None where it says nothing."""
        return next((one for one in self.wordings if one.is_true_of(cause, modes)), None)


def load_tips(
    game: str, figures: Mapping[str, object], folder: Path | None = None
) -> list[TipRecord]:
    """Read the tips of a game; raises ContentError.

    ``figures`` are those that its texts may name. ``folder`` is that of the tips in the resources,
    which were checked when the program was built; another one that is named is checked now.
    """

    def load(folder: Path, strictly: bool) -> list[TipRecord]:
        path = folder / f"{game}.json"
        tips = read_entries(path, TipRecord, strictly)
        check_ids(path.name, tips)
        said = [tip.title for tip in tips]
        said += [text for tip in tips for one in tip.wordings for text in one.says]
        unknown = next((name for name in figures_in(said) if name not in figures), None)
        if unknown is not None:
            raise ContentError(f"{path.name}: there is no figure {unknown}")
        return tips

    return read_content(folder, "tips", load)
