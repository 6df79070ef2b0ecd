"""What a round of Putt Dice asks: how many dice, which mishap, who putts first."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

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
from minigolf_desktop.ui.common.players import player_name
from minigolf_desktop.ui.common.table.offer import Choice, Key, Offer
from minigolf_desktop.ui.common.table.task import (
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


class PuttQuestion(PuttTask):
    """One of several answers is to be given; a hint marks one."""

    rest = REST

    def __init__(self, session: PuttingSession, changed: Callable[[], None]) -> None:
        super().__init__(session, changed)
        self.marked: Action | None = None
        """The answer of a hint, or of a computer; None without one."""

    def offer(self) -> PuttOffer:
        """Show the answers."""
        answers = tuple(
            Choice(words, key, self.play(action), chosen=action == self.marked)
            for key, (words, action) in zip(_DIGITS, self.choices(), strict=False)
        )
        return PuttOffer(self.seat, self.title, self.note, answers=answers)

    @property
    def title(self) -> str:
        """What is asked."""
        raise NotImplementedError

    @property
    def note(self) -> str:
        """Why it is asked."""
        raise NotImplementedError

    def choices(self) -> Sequence[tuple[str, Action]]:
        """Return the answers in words, and what each of them does."""
        raise NotImplementedError

    def prepare(self, action: Action) -> None:
        """Mark the answer of a hint."""
        self.marked = action
        self.changed()

    def withdraw(self) -> None:
        """Mark no answer any more."""
        self.marked = None
        self.changed()


class ChooseWhichMishap(PuttQuestion):
    """A ball that meets bad luck on a slope beside water or flowers."""

    @property
    def title(self) -> str:
        """What is asked."""
        return translate("putting", "Bad luck! Which one?")

    @property
    def note(self) -> str:
        """Why it is asked."""
        return translate("putting", "The tile has a slope and something to fall into.")

    def choices(self) -> Sequence[tuple[str, Action]]:
        """Return what may happen to the ball."""
        tile = self.session.view.hole.tiles[self.session.view.position]
        return [(mishap_words(one, tile), ChooseMishap(one)) for one in mishaps_on(tile)]


class PickWhoPuttsFirst(PuttQuestion):
    """Several share the fewest strokes: who played the hole last picks one of them."""

    @property
    def title(self) -> str:
        """What is asked, of whom."""
        view = self.session.view
        words = translate("putting", "{player} picks who putts first")
        return words.replace("{player}", player_name(view.setup.names, view.last))

    @property
    def note(self) -> str:
        """Why it is asked, perhaps of somebody who is out (ruling P10)."""
        view = self.session.view
        if view.last in view.order:
            return translate("putting", "They share the fewest strokes on the last hole.")
        words = translate("putting", "{player} is out, but played the last hole last.")
        return words.replace("{player}", player_name(view.setup.names, view.last))

    def choices(self) -> Sequence[tuple[str, Action]]:
        """Return who may putt first."""
        view = self.session.view
        names = view.setup.names
        return [(player_name(names, one), PickFirst(one)) for one in leaders_of_hole(view)]


QUESTIONS: dict[Phase, type[PuttQuestion]] = {
    Phase.MISHAP: ChooseWhichMishap,
    Phase.PICK_FIRST: PickWhoPuttsFirst,
}
"""By phase: what is asked there besides dice."""


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
        kind = QUESTIONS.get(session.view.phase)
        if kind is None:
            title = thinking_words(computer)
            if isinstance(action, Roll):
                title = doing_words(computer, roll_words(action.dice))
            return PuttOffer(
                self.seat, title, hurry_words(), main, face=computer.character, dice=self._dice
            )
        question = kind(session, self._changed)
        question.marked = action
        offer = replace(question.offer(), main=main, face=computer.character)
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
