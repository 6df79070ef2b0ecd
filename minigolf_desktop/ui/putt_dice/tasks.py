"""What a round of Putt Dice asks: how many dice, which mishap, who putts first."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

from minigolf_desktop.model.putt_dice import (
    Action,
    ChooseMishap,
    Phase,
    PickFirst,
    Roll,
    mishaps_on,
    standings,
)
from minigolf_desktop.model.putt_dice.state import leaders_of_hole
from minigolf_desktop.ui.common.computer_players import Pace
from minigolf_desktop.ui.common.key_gate import REST
from minigolf_desktop.ui.common.players import seat_name
from minigolf_desktop.ui.common.table.task import (
    Choice,
    Key,
    Offer,
    Task,
    doing_words,
    go_on_choice,
    hurry_words,
    thinking_words,
)
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.putt_dice.session import PuttingSession
from minigolf_desktop.ui.putt_dice.words import against_par, mishap_words, percent, roll_words

_DIGITS = (Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_5)


@dataclass(frozen=True)
class PuttOffer(Offer):
    """What a round of Putt Dice shows besides."""

    dice: int = 0
    """How many dice are chosen; 0 where none are asked for."""
    answers: tuple[Choice, ...] = ()
    """What may be answered where something else is asked."""
    bad_luck: str = ""
    """How likely bad luck is with the dice chosen."""
    holed: str = ""
    """What the hole comes to if the ball falls now."""


class PuttTask(Task[PuttingSession, PuttOffer, Action]):
    """What is asked in a phase of a round."""

    def take_dice(self, dice: int) -> None:
        """Choose so many dice."""

    @property
    def seat(self) -> int:
        """Who is to decide; who won once the round is over."""
        mover = self.session.to_move
        return standings(self.session.view)[0].seat if mover is None else mover


class ChooseDice(PuttTask):
    """How many dice are rolled; the number that promises the fewest strokes is a good start."""

    def __init__(self, session: PuttingSession, changed: Callable[[], None]) -> None:
        super().__init__(session, changed)
        self._dice = session.best_dice

    def offer(self) -> PuttOffer:
        """Tell what the dice chosen may come to."""
        view, odds = self.session.view, self.session.odds(self._dice)
        bad_luck, holed = "", ""
        if odds.mishap:
            words = translate("putting", "Bad luck {chance}")
            bad_luck = words.replace("{chance}", percent(odds.mishap))
        if odds.hole_out:
            words = translate("putting", "Holed now: {score}")
            holed = words.replace("{score}", against_par(view.strokes + 1, view.hole.par))
        return PuttOffer(
            self.seat,
            translate("putting", "How many dice?"),
            translate("putting", "more reach, less precision (keys 1 to 4)"),
            main=self.main(roll_words(self._dice), Roll(self._dice), icon="dice"),
            dice=self._dice,
            bad_luck=bad_luck,
            holed=holed,
        )

    def take_dice(self, dice: int) -> None:
        """Choose so many dice."""
        self._dice = dice
        self.changed()

    def prepare(self, action: Action) -> None:
        """Choose the dice of a hint."""
        if isinstance(action, Roll):
            self.take_dice(action.dice)


class Asked(NamedTuple):
    """A question, and its answers in words with what each of them does."""

    title: str
    """What is asked."""
    note: str
    """Why it is asked."""
    answers: tuple[tuple[str, Action], ...]


def which_mishap(session: PuttingSession) -> Asked:
    """Return what is asked where a ball meets bad luck on a slope beside water or flowers."""
    hole, position = session.view.hole, session.view.position
    found = mishaps_on(hole.tiles[position])
    return Asked(
        translate("putting", "Bad luck! Which one?"),
        translate("putting", "The tile has a slope and something to fall into."),
        tuple((mishap_words(one, hole, position), ChooseMishap(one)) for one in found),
    )


def who_putts_first(session: PuttingSession) -> Asked:
    """Return what is asked where several share the fewest strokes.

    Who played the hole last picks one of them, perhaps somebody who is out (ruling P10).
    """
    view = session.view
    players = view.setup.players
    title = translate("putting", "{player} picks who putts first")
    note = translate("putting", "They share the fewest strokes on the last hole.")
    if view.last not in view.order:
        note = translate("putting", "{player} is out, but played the last hole last.")
    picker = seat_name(players, view.last)
    return Asked(
        title.replace("{player}", picker),
        note.replace("{player}", picker),
        tuple((seat_name(players, one), PickFirst(one)) for one in leaders_of_hole(view)),
    )


QUESTIONS: dict[Phase, Callable[[PuttingSession], Asked]] = {
    Phase.MISHAP: which_mishap,
    Phase.PICK_FIRST: who_putts_first,
}
"""By phase: what is asked there besides dice."""


def asked_offer(session: PuttingSession, seat: int, marked: Action | None) -> PuttOffer | None:
    """Return the question of the phase, with one answer marked; None where none is asked."""
    ask = QUESTIONS.get(session.view.phase)
    if ask is None:
        return None
    title, note, answers = ask(session)
    choices = tuple(
        Choice(words, key, partial(session.play, action), chosen=action == marked)
        for key, (words, action) in zip(_DIGITS, answers, strict=False)
    )
    return PuttOffer(seat, title, note, answers=choices)


class PuttQuestion(PuttTask):
    """One of several answers is to be given; a hint marks one."""

    rest = REST

    def __init__(self, session: PuttingSession, changed: Callable[[], None]) -> None:
        super().__init__(session, changed)
        self.marked: Action | None = None
        """The answer of a hint; None without one."""

    def offer(self) -> PuttOffer:
        """Show the answers."""
        offer = asked_offer(self.session, self.seat, self.marked)
        assert offer is not None, "a question is asked in its phase"
        return offer

    def prepare(self, action: Action) -> None:
        """Mark the answer of a hint."""
        self.marked = action
        self.changed()

    def withdraw(self) -> None:
        """Mark no answer any more."""
        self.marked = None
        self.changed()


class Watch(PuttTask):
    """A computer decides: one sees what it is about to do."""

    is_asked = False

    def __init__(
        self, session: PuttingSession, changed: Callable[[], None], pace: Pace, dice: int
    ) -> None:
        """``dice`` are those that were chosen last."""
        super().__init__(session, changed)
        self._pace = pace
        self._dice = dice
        self._decision: Action | None = None

    def show_decision(self, action: Action) -> None:
        """Show what the computer is about to do."""
        self._decision = action
        if isinstance(action, Roll):
            self._dice = action.dice
        self.changed()

    def offer(self) -> PuttOffer:
        """Tell who thinks, or what is about to be done."""
        session, action = self.session, self._decision
        computer = session.computer_to_move
        assert computer is not None, "a computer is to move"
        main = go_on_choice(session, self._pace)
        offer = asked_offer(session, self.seat, action)
        if offer is None:
            title = thinking_words(computer)
            if isinstance(action, Roll):
                title = doing_words(computer, roll_words(action.dice))
            return PuttOffer(
                self.seat, title, hurry_words(), main, face=computer.character, dice=self._dice
            )
        offer = replace(offer, main=main, face=computer.character)
        marked = [answer.words for answer in offer.answers if answer.chosen]
        return replace(offer, title=doing_words(computer, *marked)) if marked else offer


class RoundOver(PuttTask):
    """Nothing is to be decided any more."""

    is_asked = False

    def __init__(
        self,
        session: PuttingSession,
        changed: Callable[[], None],
        again: Callable[[], object],
    ) -> None:
        """``again`` asks for another round."""
        super().__init__(session, changed)
        self._again = again

    def offer(self) -> PuttOffer:
        """Offer another round; Enter does not, so that nobody in haste misses the score card."""
        return PuttOffer(
            self.seat,
            translate("putting", "The round is over"),
            translate("putting", "The score card stays until you leave."),
            main=Choice(
                translate("putting", "Another round"), Key.Key_unknown, self._again, icon="dice"
            ),
        )
