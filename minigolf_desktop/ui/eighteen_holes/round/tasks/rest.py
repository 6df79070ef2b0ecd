"""Nothing is to be decided: a round of turns is over, or the whole game."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.ui.eighteen_holes.result.words import headline, winners
from minigolf_desktop.ui.eighteen_holes.round.goals import chooses_extra_turn
from minigolf_desktop.ui.eighteen_holes.round.offer import Choice, Key, Offer
from minigolf_desktop.ui.eighteen_holes.round.summary import summary_of
from minigolf_desktop.ui.eighteen_holes.round.tasks.task import Task
from minigolf_desktop.ui.eighteen_holes.session import GolfSession

translate = QCoreApplication.translate


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
