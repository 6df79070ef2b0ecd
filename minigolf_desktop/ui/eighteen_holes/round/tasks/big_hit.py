"""A big hit between the draw and the shot: cards are followed, one is thrown away."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.moves import Action, FollowCard, HandOver, ThrowCard
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.ui.eighteen_holes.board.picture import Targets
from minigolf_desktop.ui.eighteen_holes.round.offer import Choice, Key, Offer
from minigolf_desktop.ui.eighteen_holes.round.reach import NO_REACH, Reach
from minigolf_desktop.ui.eighteen_holes.round.seats import colour_of
from minigolf_desktop.ui.eighteen_holes.round.tasks.card_shots import (
    numbered_target,
    shots_to_show,
)
from minigolf_desktop.ui.eighteen_holes.round.tasks.deeds import lines_after
from minigolf_desktop.ui.eighteen_holes.round.tasks.task import Task, next_of
from minigolf_desktop.ui.eighteen_holes.session import GolfSession
from minigolf_desktop.ui.eighteen_holes.text.events import card_words
from minigolf_desktop.ui.eighteen_holes.widgets import Stack

translate = QCoreApplication.translate


class Follow(Task):
    """Super, short and shuffle cards may be followed before the cards are handed over."""

    def __init__(self, session: GolfSession, changed: Callable[[], None]) -> None:
        super().__init__(session, changed)
        self._slots = sorted(action.slot for action in session.offers(FollowCard))
        self._slot = self._slots[0] if self._slots else NONE

    def offer(self) -> Offer:
        """Show the cards; those that can be followed can be chosen."""
        stacks = self.drawn()
        why = translate("golf round", "This card is a shot already.")
        follows = self._slot != NONE
        top = card_words(stacks[self._slot].cards[-1]) if follows else ""
        return Offer(
            self.seat,
            translate("golf round", "Follow the card?"),
            translate("golf round", "Big hit: {card}.").replace("{card}", top),
            main=self.main(
                translate("golf round", "Draw again"),
                FollowCard(self._slot) if follows else None,
                icon="next",
            ),
            others=(
                Choice(
                    self._on_words(),
                    Key.Key_H,
                    self.play(HandOver()),
                    self.refusal(HandOver()),
                    icon="hand",
                ),
            ),
            actions=lines_after(self.view.shot),
            hand=self.hand_of(self.seat),
            stacks=tuple(
                stack if slot in self._slots else stack._replace(refusal=why)
                for slot, stack in enumerate(stacks)
            ),
            slot=self._slot,
            cards_title=translate("golf round", "Big hit"),
            doing=translate("golf round", "a big hit"),
        )

    def _on_words(self) -> str:
        """Return what follows where no card is followed: alone there is no neighbour."""
        if self.view.table.setup.seats == 1:
            return translate("golf round", "Let chance throw one away")
        return translate("golf round", "Hand the cards over")

    def prepare(self, action: Action) -> None:
        """Choose the card that a hint says."""
        if isinstance(action, FollowCard):
            self.take_slot(action.slot)
        else:
            super().prepare(action)

    def take_slot(self, slot: int) -> None:
        """Choose a card to follow."""
        if slot in self._slots:
            self._slot = slot
            self.changed()

    def step(self, by: int) -> None:
        """Choose the next card that can be followed."""
        if self._slots:
            self.take_slot(next_of(self._slots, self._slot, by))


class Throw(Task):
    """The neighbour on the left throws one of the cards away."""

    def __init__(self, session: GolfSession, changed: Callable[[], None]) -> None:
        super().__init__(session, changed)
        self._slots = sorted(action.slot for action in session.offers(ThrowCard))
        self._slot = NONE
        view = session.view
        self._hitter = view.order[0]
        named = (view.ball,) if view.ball != NONE else view.table.balls_of(self._hitter)
        self._shots = [
            (ball, shot)
            for ball in named
            if not view.balls[ball].lying
            for shot in shots_to_show(session, self._slots, ball)
        ]

    def offer(self) -> Offer:
        """Show the cards to the neighbour."""
        title = translate("golf round", "{name} throws a card away")
        note = translate("golf round", "Left neighbour of {hitter}: which card must go?")
        return Offer(
            self.seat,
            title.replace("{name}", self.names[self.seat]),
            note.replace("{hitter}", self.names[self._hitter]),
            main=self.main(
                translate("golf round", "Throw away"),
                ThrowCard(self._slot) if self._slot != NONE else None,
                translate("golf round", "First choose a card, or one of its landings."),
                icon="discard",
            ),
            hand=self.hand_of(self._hitter),
            owner=self._hitter,
            hand_title=translate("golf round", "Clubs of {name}").replace(
                "{name}", self.names[self._hitter]
            ),
            stacks=self._stacks(),
            slot=self._slot,
            cards_title=translate("golf round", "Big hit"),
            targets=Targets(
                tuple(numbered_target(self.view, ball, shot) for ball, shot in self._shots),
                colour_of(self._hitter),
            ),
            doing=translate("golf round", "waits for the neighbour"),
        )

    def _stacks(self) -> tuple[Stack, ...]:
        words = translate("golf round", "to go")
        return tuple(
            stack._replace(label=words if slot == self._slot else "")
            for slot, stack in enumerate(self.drawn())
        )

    def reach(self, club: int, deck: int = NONE) -> Reach:
        """Return nothing: the clubs on the table are not the neighbour's."""
        return NO_REACH

    def prepare(self, action: Action) -> None:
        """Choose the card that a hint says."""
        if isinstance(action, ThrowCard) and action.slot in self._slots:
            self._slot = action.slot
            self.changed()

    def take_slot(self, slot: int) -> None:
        """Choose a card; throw it with a second click."""
        if slot == self._slot:
            self.session.play(ThrowCard(slot))
        elif slot in self._slots:
            self._slot = slot
            self.changed()

    def step(self, by: int) -> None:
        """Choose the next card."""
        self._slot = next_of(self._slots, self._slot, by)
        self.changed()

    def take_target(self, index: int) -> None:
        """Choose the card of a landing on the course, to go."""
        if 0 <= index < len(self._shots):
            self._slot = self._shots[index][1].slot
            self.changed()
