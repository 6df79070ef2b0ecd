"""One of several is picked: a click or the arrow keys choose it, another click or Enter plays it.

Who wants no confirmation plays it with the first click.
"""

from collections.abc import Callable
from typing import ClassVar

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.choices import can_play
from minigolf_desktop.model.eighteen_holes.moves import (
    Action,
    BorrowClub,
    DeclareClub,
    KeepTarget,
    PlaceToken,
    SelectClub,
)
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.ui.eighteen_holes.round.reach import NO_REACH, Reach
from minigolf_desktop.ui.eighteen_holes.round.tasks.task import Task, next_of
from minigolf_desktop.ui.eighteen_holes.session import GolfSession
from minigolf_desktop.ui.eighteen_holes.text.clubs import club_draw, club_name
from minigolf_desktop.ui.eighteen_holes.widgets import ClubPlace

translate = QCoreApplication.translate

ClubAction = SelectClub | BorrowClub | DeclareClub
GreenAction = PlaceToken | KeepTarget


class Pick(Task):
    """A task whose answer is one number: a club or a hole."""

    kind: ClassVar[type[ClubAction | GreenAction]]
    """What is played with the number that is picked."""

    def __init__(self, session: GolfSession, changed: Callable[[], None]) -> None:
        super().__init__(session, changed)
        self.choices: list[int] = sorted(action[0] for action in session.offers(self.kind))
        """What can be picked."""
        self.choice = NONE
        """What is picked so far."""

    @property
    def action(self) -> ClubAction | GreenAction | None:
        """What the main button does; None while nothing is picked."""
        return self.kind(self.choice) if self.choice != NONE else None

    def pick(self, number: int) -> None:
        """Choose one of the choices; play the one chosen already, or any where that is wanted."""
        if number not in self.choices:
            return
        if number == self.choice or not (self.confirms or self.is_doubtful(number)):
            self.session.play(self.kind(number))
        else:
            self.choice = number
            self.changed()

    def prepare(self, action: Action) -> None:
        """Choose what a hint says."""
        if isinstance(action, self.kind) and action[0] in self.choices:
            self.choice = action[0]
            self.changed()
        else:
            super().prepare(action)

    def is_doubtful(self, number: int) -> bool:
        """Return whether a choice is confirmed even by those who want no confirmation."""
        return False

    def step(self, by: int) -> None:
        """Choose the one beside."""
        if self.choices:
            self.choice = next_of(self.choices, self.choice, by)
            self.changed()


class PickOfClubs(Pick):
    """One of several clubs."""

    def take_club(self, club: int) -> None:
        """Lift a club; play it with a second click."""
        self.pick(club)

    @property
    def chosen_reach(self) -> Reach:
        """What the club picked so far may reach."""
        return self.reach(self.choice) if self.choice != NONE else NO_REACH

    def headline(self, title: str, note: str) -> tuple[str, str]:
        """Return the club that is picked and what it draws, or these words while none is."""
        if self.choice == NONE:
            return title, note
        club = self.club(self.choice)
        if self.is_doubtful(self.choice):
            words = translate(
                "golf round", "It cannot hit from here: only for a step, or to reset the hand."
            )
            return club_name(club), words
        return club_name(club), club_draw(club)

    def hand_to_pick_from(self, label: str) -> tuple[ClubPlace, ...]:
        """Return the player's clubs, the one picked lifted out of the hand under a label."""
        return self.hand_of(
            self.seat,
            choosable=self.choices,
            refusals=lambda club: self.refusal(self.kind(club)),
            raised=self.choice,
            label=label,
            warning=self.warning,
        )

    def warning(self, club: int) -> str:
        """Return why a club is of no use for a shot, in two or three words; empty where it is."""
        return ""


class PickOfNextClub(PickOfClubs):
    """The club for a turn: one that cannot hit from here says so before it is chosen."""

    kind = SelectClub

    def is_doubtful(self, number: int) -> bool:
        """Return whether none of the golfers can hit with a club from where they are."""
        card = self.club(number)
        return not any(can_play(self.view, card, ball) for ball in self.hitters)

    def warning(self, club: int) -> str:
        """Return why a club cannot hit from here; empty where it can."""
        if not self.is_doubtful(club):
            return ""
        if self.club(club).tee_box_only:
            return translate("golf round", "only from a tee")
        return translate("golf round", "not from a bunker")


def no_club_yet() -> str:
    """Return why the main button rests while no club is chosen."""
    return translate("golf round", "First choose a club, by click or with keys 1 to 5.")


class PickOfGreens(Pick):
    """One of several greens."""

    def take_green(self, hole: int) -> None:
        """Choose a green; play it with a second click."""
        self.pick(hole)
