"""A club is put face down, perhaps after a look at a card (Bunjil)."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.clubs import Deck
from minigolf_desktop.model.eighteen_holes.moves import (
    KeepCard,
    LookAtDeck,
    PutBack,
    ResetFirst,
)
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.ui.eighteen_holes.round.goals import known_target
from minigolf_desktop.ui.eighteen_holes.round.offer import Choice, Key, Offer
from minigolf_desktop.ui.eighteen_holes.round.tasks.pick import PickOfNextClub, no_club_yet
from minigolf_desktop.ui.eighteen_holes.round.tasks.task import Task
from minigolf_desktop.ui.eighteen_holes.session import GolfSession
from minigolf_desktop.ui.eighteen_holes.text.clubs import deck_in_words
from minigolf_desktop.ui.eighteen_holes.widgets import Stack

translate = QCoreApplication.translate


class PickAfterLook(PickOfNextClub):
    """The club of the next turn, perhaps after a look at a card (Bunjil, ruling H21)."""

    def decks_to_look_at(self) -> dict[int, str]:
        """Return the decks that Bunjil may look at, with what a click on them does."""
        words = translate("golf round", "Look at the top card of {deck} (Bunjil)")
        return {
            action.deck: words.replace("{deck}", deck_in_words(Deck(action.deck)))
            for action in self.session.offers(LookAtDeck)
        }

    def take_deck(self, deck: int) -> None:
        """Look at the top card of a deck."""
        if self.session.offers(LookAtDeck):
            self.session.play(LookAtDeck(deck))


def look_hint() -> str:
    """Return that a card may be looked at before a club is chosen."""
    return translate("golf round", "Bunjil may look at the top card of a deck, at the right (D).")


class ChooseClub(PickAfterLook):
    """One club of the hand for this round. Secret, so behind the curtain."""

    def __init__(self, session: GolfSession, changed: Callable[[], None]) -> None:
        super().__init__(session, changed)
        usable = [club for club in self.choices if not self.is_doubtful(club)]
        self._resets = not usable and bool(session.offers(ResetFirst))
        if len(self.choices) == 1 and usable:
            self.choice = self.choices[0]

    def offer(self) -> Offer:
        """Show the hand, and the card that was looked at."""
        title, note = self.headline(translate("golf round", "Choose a club"), "")
        decks = self.decks_to_look_at()
        if decks and not note:
            note = look_hint()
        target = known_target(self.view, self.seat)
        if target != NONE and not note:
            note = translate("golf round", "Your secret target is green {hole}.")
            note = note.replace("{hole}", str(target + 1))
        return Offer(
            self.seat,
            title,
            note,
            main=self._main(),
            others=tuple(self._others()),
            hand=self.hand_to_pick_from(translate("golf round", "to be played")),
            reach=self.chosen_reach,
            stacks=looked_at(self),
            cards_title=translate("golf round", "For your eyes only"),
            decks=decks,
            hints=self._hints(),
            doing=translate("golf round", "chooses a club"),
            is_private=True,
        )

    def _main(self) -> Choice:
        """Return the filled button: without a club that can hit it takes the discard back."""
        if self._resets and self.choice == NONE:
            words = translate("golf round", "Take the discard back")
            return self.main(words, ResetFirst(), icon="redo")
        return self.main(translate("golf round", "Choose this club"), self.action, no_club_yet())

    def _hints(self) -> tuple[str, ...]:
        back = translate("golf round", "A club comes back when the hand is empty or reset.")
        if self.view.table.setup.seats == 1:
            return (back,)
        return translate("golf round", "The lowest number plays first."), back

    def _others(self) -> list[Choice]:
        if not self.session.offers(ResetFirst) or (self._resets and self.choice == NONE):
            return []
        words = translate("golf round", "Take the discard back")
        return [Choice(words, Key.Key_R, self.play(ResetFirst()), icon="redo")]


class KeepOrShow(Task):
    """Bunjil's B side: the card looked at is kept, or put back face up."""

    def offer(self) -> Offer:
        """Show the card and the two answers."""
        return Offer(
            self.seat,
            translate("golf round", "Keep this card?"),
            translate("golf round", "Keep it for your next shot, or put it back for all to see."),
            main=self.main(translate("golf round", "Keep it"), KeepCard()),
            others=(
                Choice(
                    translate("golf round", "Put it back"),
                    Key.Key_B,
                    self.play(PutBack()),
                    icon="putback",
                ),
            ),
            hand=self.hand_of(self.seat),
            stacks=looked_at(self),
            cards_title=translate("golf round", "For your eyes only"),
            doing=translate("golf round", "chooses a club"),
            is_private=True,
        )


def looked_at(task: Task) -> tuple[Stack, ...]:
    """Return the card that the player to decide looked at, or keeps."""
    view = task.view
    cards = view.table.box.shot_cards
    seat, _, card = view.peek
    if seat == task.seat and card != NONE:
        return (Stack((cards[card],)),)
    keeper, kept = view.kept
    if keeper == task.seat and kept != NONE:
        words = translate("golf round", "kept")
        return (Stack((cards[kept],), label=words),)
    return ()
