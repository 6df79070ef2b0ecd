"""Nothing is asked of a person: a computer decides, scoring is told, a round or game is over."""

from collections.abc import Callable, Sequence

from minigolf_desktop.model.eighteen_holes.flight import Landing
from minigolf_desktop.model.eighteen_holes.modes.nineteenth import who_may_play
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
from minigolf_desktop.ui.common.computer_players import Pace
from minigolf_desktop.ui.common.curtain import REST as CURTAIN_REST
from minigolf_desktop.ui.common.table.task import (
    Choice,
    Key,
    doing_words,
    go_on_choice,
    hurry_words,
    thinking_words,
)
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.banner import Headline
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
from minigolf_desktop.ui.eighteen_holes.round.news import News, summary_of
from minigolf_desktop.ui.eighteen_holes.round.offer import GolfOffer
from minigolf_desktop.ui.eighteen_holes.round.pictures import BEFORE
from minigolf_desktop.ui.eighteen_holes.round.scoring import ScoreStep, StepRow
from minigolf_desktop.ui.eighteen_holes.round.tasks.task import GolfTask
from minigolf_desktop.ui.eighteen_holes.round.tasks.turn import KINDS, deed_words, reset_words
from minigolf_desktop.ui.eighteen_holes.session import GolfSession, colour_at
from minigolf_desktop.ui.eighteen_holes.text.cards import club_draw, club_name


class Rest(GolfTask):
    """All look at the course; who chooses next asks for the cards, as at the curtain.

    Nothing secret is shown yet, so no curtain need fall between this and the choice.
    """

    rest = CURTAIN_REST
    """Its button shows a hand, as that of a curtain does: no earlier than that either."""

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

    def offer(self) -> GolfOffer:
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
        return GolfOffer(
            self.seat,
            self._news or translate("golf round", "All have played"),
            note.replace("{name}", self.names[self.seat]),
            main=Choice(words, Key.Key_Return, self._go_on, icon="eye"),
            hand_title=translate("golf round", "What happened this turn"),
            summary=summary_of(self.session.events_of_round(back), self.view.table),
            doing=doing,
        )


class GameOver(GolfTask):
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

    def offer(self) -> GolfOffer:
        """Name the winners."""
        who = [self.names[seat] for seat in self._winners if seat < len(self.names)]
        title = translate("golf round", "{names} wins")
        if len(who) > 1:
            title = translate("golf round", "{names} share the win")
        if self.view.rivals:
            title = headline(self.view, self.names)
        elif len(self.names) == 1:
            title = translate("golf round", "The round is over")
        offered = translate("golf round", "They may play it off: the score card offers the 19th.")
        return GolfOffer(
            self._winners[0] if who else 0,
            title.replace("{names}", ", ".join(who)),
            offered if who_may_play(self.view) else "",
            hand_title=translate("golf round", "What happened in the last turn"),
            summary=summary_of(self.session.events_of_round(), self.view.table),
            main=Choice(
                translate("golf round", "Score card"), Key.Key_Return, self._go_on, icon="trophy"
            ),
        )


SEEN = (BigHit, ExitBunker, MoveOneHex, PlayClub, PlayShot, ResetHand)
"""What lies open for all to see before it is done; the rest is secret, or seen by what follows."""


class Computer(GolfTask):
    """The turn of a computer: nothing is asked, and none of its secrets shows."""

    is_asked = False

    def __init__(self, session: GolfSession, changed: Callable[[], None], pace: Pace) -> None:
        """``pace`` does what it is about to do."""
        super().__init__(session, changed)
        self._pace = pace
        self._decision: Action | None = None

    def show_decision(self, action: Action) -> None:
        """Show what it is about to do, as far as all may see it."""
        if is_worth_a_look(self.session, action):
            self._decision = action
            self.changed()

    def offer(self) -> GolfOffer:
        """Tell who thinks, or what is about to be done; the hand is that of the only person."""
        session, view = self.session, self.view
        title, note = self._words()
        shown = self._shown_hand()
        targets, computer = self._targets(), session.computer_to_move
        return GolfOffer(
            self.seat,
            title,
            note,
            main=go_on_choice(session, self._pace),
            hand=() if shown is None else self.hand_of(shown),
            owner=NONE if shown is None else shown,
            stacks=self.drawn(),
            slot=self._decision.slot if isinstance(self._decision, PlayShot) else NONE,
            hand_title=self._hand_title(shown),
            summary=summary_of(session.events_of_round(), view.table) if shown is None else (),
            hints=(hurry_words(),),
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

    @property
    def hitters(self) -> tuple[int, ...]:
        """The golfers of the person whose hand is shown."""
        person = self.session.only_person
        return () if person is None else self.view.table.balls_of(person)

    # What is about to be done

    def _words(self) -> tuple[str, str]:
        """Return the words for the decision, or who is thinking."""
        view, action = self.view, self._decision
        computer = self.session.seats[self.seat]
        if action is None:
            return thinking_words(computer), ""
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
        return doing_words(computer, doing), note

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
        return Targets((target,), colour_at(view.table, self.seat))

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


class Telling(GolfTask):
    """Everything has happened already; the course shows it step by step."""

    holds = True

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
        """The step shown now."""
        return self._steps[self._place]

    def offer(self) -> GolfOffer:
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
        return GolfOffer(
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

    def headlines(self) -> list[Headline]:
        """Tell the step below the strip, too."""
        return [News(self.now.title, self.now.note, rival=self.now.rival).headline(self.view.table)]

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
