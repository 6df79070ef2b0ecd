"""A computer is to decide: who thinks, and what comes of it, is seen by all."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.flight import Landing
from minigolf_desktop.model.eighteen_holes.moves import (
    Action,
    BigHit,
    ExitBunker,
    MoveOneHex,
    Phase,
    PlayClub,
    PlayShot,
    ResetHand,
)
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.ui.common.text.characters import who_acts
from minigolf_desktop.ui.eighteen_holes.board.picture import NO_TARGETS, Targets
from minigolf_desktop.ui.eighteen_holes.round.landings import (
    aim_target,
    landing_target,
    shot_words,
    walk_target,
    walk_words,
)
from minigolf_desktop.ui.eighteen_holes.round.offer import Choice, Key, Offer
from minigolf_desktop.ui.eighteen_holes.round.pictures import BEFORE
from minigolf_desktop.ui.eighteen_holes.round.seats import colour_of
from minigolf_desktop.ui.eighteen_holes.round.summary import summary_of
from minigolf_desktop.ui.eighteen_holes.round.tasks.deeds import (
    KINDS,
    deed_words,
    reset_words,
)
from minigolf_desktop.ui.eighteen_holes.round.tasks.task import Task
from minigolf_desktop.ui.eighteen_holes.session import GolfSession
from minigolf_desktop.ui.eighteen_holes.text.clubs import club_draw, club_name

translate = QCoreApplication.translate

SEEN = (BigHit, ExitBunker, MoveOneHex, PlayClub, PlayShot, ResetHand)
"""What lies open for all to see before it is done; the rest is secret, or seen by what follows."""


class Computer(Task):
    """The turn of a computer: nothing is asked, and none of its secrets shows."""

    def __init__(
        self,
        session: GolfSession,
        changed: Callable[[], None],
        go_on: Callable[[], None],
        finish: Callable[[], None],
    ) -> None:
        """``go_on`` lets it do at once what it is about to do, ``finish`` all that is left."""
        super().__init__(session, changed)
        self._go_on = go_on
        self._finish = finish
        self._decision: Action | None = None

    def show_decision(self, action: Action) -> None:
        """Show what it is about to do, as far as all may see it."""
        if is_worth_a_look(self.session, action):
            self._decision = action
            self.changed()

    def offer(self) -> Offer:
        """Tell who thinks, or what is about to be done; the hand is that of the only person."""
        session, view = self.session, self.view
        title, note = self._words()
        shown = self._shown_hand()
        targets, computer = self._targets(), session.computer_to_move
        return Offer(
            self.seat,
            title,
            note,
            main=self._main(),
            hand=() if shown is None else self.hand_of(shown),
            owner=NONE if shown is None else shown,
            stacks=self.drawn(),
            slot=self._decision.slot if isinstance(self._decision, PlayShot) else NONE,
            hand_title=self._hand_title(shown),
            summary=summary_of(session.events_of_round(), view.table) if shown is None else (),
            hints=(translate("characters", "A click, Space or Enter hurries on."),),
            targets=targets,
            target=0 if targets.targets else NONE,
            doing=translate("characters", "thinks"),
            face=computer.character if computer is not None else None,
        )

    def _shown_hand(self) -> int | None:
        """Return whose clubs are shown: of several cards, the club that they were drawn for."""
        if len(self.drawn()) > 1:
            return self.seat
        return None if self.view.phase in BEFORE else self.session.only_person

    def _hand_title(self, shown: int | None) -> str:
        if shown is None:
            return translate("golf round", "What happened this turn")
        if shown == self.seat:
            return ""
        return translate("characters", "Your hand, {name}").replace("{name}", self.names[shown])

    def _main(self) -> Choice:
        if self.session.only_computers_left:
            words = translate("characters", "Finish at once")
            return Choice(words, Key.Key_Return, self._finish, icon="skip")
        return Choice(translate("characters", "Go on"), Key.Key_Return, self._go_on, icon="next")

    @property
    def hitters(self) -> tuple[int, ...]:
        """The golfers of the person whose hand is shown."""
        person = self.session.only_person
        return () if person is None else self.view.table.balls_of(person)

    # What is about to be done

    def _words(self) -> tuple[str, str]:
        """Return what is told of the decision, or who thinks before there is one."""
        view, action = self.view, self._decision
        name = who_acts(self.session.seats[self.seat])
        if action is None:
            words = translate("characters", "{name} is thinking")
            return words.replace("{name}", name), ""
        deed = next((deed for deed, kind in KINDS.items() if isinstance(action, kind)), None)
        doing, note = "" if deed is None else deed_words(deed), ""
        match action:
            case PlayClub():
                club = self.club(view.used[self.seat])
                doing, note = club_name(club), club_draw(club)
            case MoveOneHex(direction):
                note = walk_words(view, self.golfer, direction).line
            case ResetHand():
                note = reset_words(view, self.seat)
            case PlayShot():
                doing, note = shot_words(view, self.golfer, self._landing_of(action))
        text = translate("characters", "{name}: {action}").replace("{name}", name)
        return text.replace("{action}", doing), note

    def _targets(self) -> Targets:
        """Return where it is about to hit, walk or aim to."""
        view, action, ball = self.view, self._decision, self.golfer
        match action:
            case PlayShot():
                target = landing_target(view, ball, self._landing_of(action))
            case MoveOneHex(direction):
                target = walk_target(view, ball, direction)
            case PlayClub(_, aim) | ExitBunker(_, aim) if aim != NONE:
                target = aim_target(view, ball, aim)
            case _:
                return NO_TARGETS
        return Targets((target,), colour_of(self.seat))

    def _landing_of(self, shot: PlayShot) -> Landing:
        found = self.session.landings(shot.slot, self.golfer)
        return next(one for one in found if (one.flight, one.aim) == (shot.flight, shot.aim))


def is_worth_a_look(session: GolfSession, action: Action) -> bool:
    """Return whether there is something to see of a decision before it is done."""
    view = session.view
    if view.phase is Phase.ACT and isinstance(action, PlayClub) and action.deck == NONE:
        # A wood draws no card: its shot is seen in a moment.
        return False
    return isinstance(action, SEEN) and view.ball != NONE
