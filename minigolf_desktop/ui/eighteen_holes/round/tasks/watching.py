"""Nothing is asked of a person: a computer decides, scoring is told, a round or game is over."""

from collections.abc import Callable, Sequence

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
from minigolf_desktop.ui.common.players import who_acts
from minigolf_desktop.ui.common.table.offer import Choice, Key
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.eighteen_holes.board.picture import NO_TARGETS, Targets
from minigolf_desktop.ui.eighteen_holes.result import headline, winners
from minigolf_desktop.ui.eighteen_holes.round.landings import (
    aim_target,
    chooses_extra_turn,
    landing_target,
    shot_words,
    walk_target,
    walk_words,
)
from minigolf_desktop.ui.eighteen_holes.round.news import summary_of
from minigolf_desktop.ui.eighteen_holes.round.offer import Offer
from minigolf_desktop.ui.eighteen_holes.round.pictures import BEFORE
from minigolf_desktop.ui.eighteen_holes.round.scoring import ScoreStep, StepRow
from minigolf_desktop.ui.eighteen_holes.round.tasks.task import Task
from minigolf_desktop.ui.eighteen_holes.round.tasks.turn import KINDS, deed_words, reset_words
from minigolf_desktop.ui.eighteen_holes.seats import colour_of
from minigolf_desktop.ui.eighteen_holes.session import GolfSession
from minigolf_desktop.ui.eighteen_holes.text.cards import club_draw, club_name


class Rest(Task):
    """All look at the course; who chooses next asks for the cards, as at the curtain.

    Nothing secret is shown yet, so no curtain need fall between this and the choice.
    """

    def __init__(
        self,
        session: GolfSession,
        changed: Callable[[], None],
        go_on: Callable[[], None],
        news: str,
    ) -> None:
        super().__init__(session, changed)
        self._go_on = go_on
        self._news = news

    def offer(self) -> Offer:
        """Tell who chooses next."""
        note = translate("golf round", "{name} chooses a club next: everybody else looks away.")
        words = translate("golf round", "Show my hand")
        doing = translate("golf round", "chooses next")
        back = 1
        if self.view.phase is Phase.TARGET:
            # Drawn right after the green was claimed: the turns of the round go on then.
            note = translate(
                "golf round", "{name} draws another secret target: everybody else looks away."
            )
            words = translate("golf round", "Show the two greens")
            doing = translate("golf round", "keeps a target")
            back = 0
        if chooses_extra_turn(self.view):
            note = translate(
                "golf round", "{name} may take an extra turn: everybody else looks away."
            )
            doing = translate("golf round", "an extra turn?")
            back = 0
        return Offer(
            self.seat,
            self._news or translate("golf round", "All have played"),
            note.replace("{name}", self.names[self.seat]),
            main=Choice(words, Key.Key_Return, self._go_on, icon="eye"),
            hand_title=translate("golf round", "What happened this turn"),
            summary=summary_of(self.session.events_of_round(back), self.view.table),
            doing=doing,
        )


class GameOver(Task):
    """The last green is reached: on to the score card."""

    def __init__(
        self,
        session: GolfSession,
        changed: Callable[[], None],
        go_on: Callable[[], None],
    ) -> None:
        super().__init__(session, changed)
        self._go_on = go_on
        self._winners = winners(session.view)

    def offer(self) -> Offer:
        """Name the winners."""
        who = [self.names[seat] for seat in self._winners if seat < len(self.names)]
        title = translate("golf round", "{names} wins")
        if len(who) > 1:
            title = translate("golf round", "{names} share the win")
        if self.view.rivals:
            title = headline(self.view, self.names)
        elif len(self.names) == 1:
            title = translate("golf round", "The round is over")
        return Offer(
            self._winners[0] if who else 0,
            title.replace("{names}", ", ".join(who)),
            hand_title=translate("golf round", "What happened in the last turn"),
            summary=summary_of(self.session.events_of_round(), self.view.table),
            main=Choice(
                translate("golf round", "Score card"), Key.Key_Return, self._go_on, icon="trophy"
            ),
        )


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


PLAYER = 0


class Telling(Task):
    """Everything has happened already; the course shows it step by step."""

    def __init__(
        self,
        session: GolfSession,
        changed: Callable[[], None],
        go_on: Callable[[], None],
        steps: Sequence[ScoreStep],
    ) -> None:
        super().__init__(session, changed)
        self._go_on = go_on
        self._steps = tuple(steps)
        self._place = 0

    @property
    def now(self) -> ScoreStep:
        """What is told now."""
        return self._steps[self._place]

    def offer(self) -> Offer:
        """Show the game as it stands at this step, its green glowing."""
        now = self.now
        last = self._place + 1 == len(self._steps)
        words = translate("golf round", "Next ({number} of {count})")
        words = words.replace("{number}", str(self._place + 1))
        words = words.replace("{count}", str(len(self._steps)))
        others: tuple[Choice, ...] = ()
        if not last:
            skip = translate("golf round", "Skip to the end")
            others = (Choice(skip, Key.Key_Escape, self._go_on, icon="skip"),)
        return Offer(
            PLAYER,
            now.title,
            now.note,
            main=Choice(
                translate("golf round", "Play on") if last else words,
                Key.Key_Return,
                self._go_on if last else self._next,
                icon="next",
            ),
            others=others,
            hand_title=translate("golf round", "Combined scoring"),
            steps=tuple(
                StepRow(step.rival, step.title, step.note)
                for step in self._steps[: self._place + 1]
            ),
            hints=(translate("golf round", "Opponents take the largest token of their green."),),
            greens=frozenset({now.hole} if now.hole != NONE else self._targets),
            green=now.hole,
            view=now.view,
            doing=translate("golf round", "combined scoring"),
        )

    @property
    def _targets(self) -> set[int]:
        """The greens that the opponents make for."""
        return {rival.target for rival in self.now.view.rivals if rival.target != NONE}

    def _next(self) -> None:
        self._place += 1
        self.changed()

    def take_green(self, hole: int) -> None:
        """Lead on, as Enter does."""
        main = self.offer().main
        if main is not None:
            main.run()
