"""Chaos Teams: a turn before one of the two golfers is named (page 20)."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.moves import ExitBunker, MoveOneHex
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.ui.eighteen_holes.board.picture import Targets
from minigolf_desktop.ui.eighteen_holes.round.offer import Offer
from minigolf_desktop.ui.eighteen_holes.round.tasks.act import Act
from minigolf_desktop.ui.eighteen_holes.round.tasks.deeds import KINDS, Deed
from minigolf_desktop.ui.eighteen_holes.round.tasks.team import TeamTask, of_golfer
from minigolf_desktop.ui.eighteen_holes.round.tasks.turn import aim_of

translate = QCoreApplication.translate


class TeamAct(TeamTask, Act):
    """What to do, and with which golfer where that is to be said before a card is drawn."""

    names_golfer = (MoveOneHex, ExitBunker)

    def _find(self) -> dict[Deed, list[Any]]:
        """Return the actions; walks and ways out of a bunker are those of the golfer chosen."""
        found = super()._find()
        for deed in (Deed.WALK, Deed.BUNKER):
            found[deed] = next(filter(None, (self._by(ball, deed) for ball in self._in_turn)), [])
        return found

    @property
    def _in_turn(self) -> list[int]:
        """The golfers, the one chosen first."""
        return sorted(self._golfers, key=lambda ball: ball != self._ball)

    def _by(self, ball: int, deed: Deed) -> list[Any]:
        """Return the actions of a kind that a golfer can take once named."""
        return self.session.offers_to(ball, KINDS[deed])

    @property
    def hitters(self) -> tuple[int, ...]:
        """Both golfers, or the one who is named for the action."""
        return (self._ball,) if self._names else tuple(self._in_turn)

    # What is offered

    def offer(self) -> Offer:
        """Show what both golfers could do, the one chosen first."""
        offer = super().offer()
        if self._names:
            offer = replace(offer, golfer=self._ball)
        if not offer.aims:
            return offer
        targets = (*offer.targets.targets, *(self._mark(*mark) for mark in self._marks_beside))
        others = offer.others
        if self._names and self._partner is not None:
            others = (*others, self._instead(self._partner))
        return replace(offer, others=others, targets=Targets(targets, offer.targets.colour))

    def _words(self) -> tuple[str, str]:
        title, note = super()._words()
        if self._names:
            return of_golfer(self._ball, title), note
        if self._deed in (Deed.CLUB, Deed.BIG_HIT):
            note += "\n" + translate("golf round", "The golfer is named after the draw.")
        return title, note

    @property
    def _names(self) -> bool:
        """Whether the action chosen names a golfer."""
        return self._deed in (Deed.WALK, Deed.BUNKER)

    @property
    def _partner(self) -> int | None:
        others = [ball for ball in self._golfers if ball != self._ball]
        return next((ball for ball in others if self._by(ball, self._deed)), None)

    @property
    def _marks_beside(self) -> list[tuple[int, int]]:
        """Golfer and direction of what the other golfer can do."""
        partner = self._partner
        if partner is None:
            return []
        if not self._names:
            return [(partner, direction) for direction in self._directions]
        found = {aim_of(action) for action in self._by(partner, self._deed)}
        return [(partner, direction) for direction in sorted(found)]

    # Answers

    def _take_deed(self, deed: Deed) -> None:
        """Choose an action, and a golfer who can take it."""
        if deed in (Deed.WALK, Deed.BUNKER):
            able = [ball for ball in self._in_turn if self._by(ball, deed)]
            self._ball = able[0] if able else self._ball
            self._found = self._find()
        super()._take_deed(deed)

    def _take_golfer(self, ball: int) -> None:
        self._ball = ball
        self._found = self._find()
        self._choose_deck()
        if self._aim not in self._directions:
            self._aim = NONE

    def take_target(self, index: int) -> None:
        """Choose a direction of either golfer on the course; act with a second click."""
        beside = self._marks_beside
        own = len(self._directions)
        if index < own:
            super().take_target(index)
        elif index - own < len(beside):
            ball, direction = beside[index - own]
            if self._names:
                self._take_golfer(ball)
            super().take_target(self._directions.index(direction))
