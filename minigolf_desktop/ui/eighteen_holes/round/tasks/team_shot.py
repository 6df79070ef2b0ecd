"""Chaos Teams: cards are drawn, and one of the two golfers is to take the shot (page 20)."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.flight import Landing
from minigolf_desktop.model.eighteen_holes.moves import PlayShot
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.ui.eighteen_holes.board.picture import Targets
from minigolf_desktop.ui.eighteen_holes.round.offer import Offer
from minigolf_desktop.ui.eighteen_holes.round.tasks.card_shots import Shot
from minigolf_desktop.ui.eighteen_holes.round.tasks.choose import ChooseShot
from minigolf_desktop.ui.eighteen_holes.round.tasks.team import TeamTask, of_golfer

translate = QCoreApplication.translate


class TeamShot(TeamTask, ChooseShot):
    """Every landing of both golfers is on the course; playing one names its golfer."""

    names_golfer = (PlayShot,)

    @property
    def _hits(self) -> set[int]:
        """Slots whose cards can send the ball off: all that ask for no other card."""
        shot = self.view.shot
        if shot is None or not self._golfers:
            return set()
        slots = set(range(max(1, len(shot.stacks)))) - self._follows
        return slots if shot.forced == NONE else {shot.forced}

    def _choose_only_landing(self) -> None:
        """Choose nothing: with two golfers there is always a choice."""
        super()._choose_only_landing()
        if len(self._golfers) > 1:
            self._landing = None

    # What is offered

    def offer(self) -> Offer:
        """Show the landings of both golfers, those of the one chosen first."""
        offer = super().offer()
        partner = self._partner
        if self._throws_in or partner is None or not offer.targets.targets:
            return offer
        beside = tuple(self._target(partner, Shot(self._slot, one)) for one in self._beside)
        return replace(
            offer,
            others=(*offer.others, self._instead(partner)),
            targets=Targets(offer.targets.targets + beside, offer.targets.colour),
            golfer=self._ball,
            doing=translate("golf round", "names a golfer, aims"),
        )

    def _words(self) -> tuple[str, str]:
        title, note = super()._words()
        if self._slot in self._follows or self._ball == NONE:
            return title, note
        if self._landing is None and self._partner is not None:
            words = translate("golf round", "Which golfer, and where to?")
            told = translate("golf round", "Point at a landing of either; G changes the golfer.")
            return words, told
        return of_golfer(self._ball, title), note

    @property
    def _partner(self) -> int | None:
        return next((ball for ball in self._golfers if ball != self._ball), None)

    @property
    def _beside(self) -> list[Landing]:
        """Landings of the other golfer, one a hex."""
        partner = self._partner
        if partner is None or self._slot in self._follows:
            return []
        found = self.session.landings(self._slot, partner)
        return list({(one.path[-1], one.outcome): one for one in found}.values())

    # Answers

    def _take_golfer(self, ball: int) -> None:
        aim = self._landing.aim if self._landing is not None else NONE
        self._ball = ball
        self._landing = next((one for one in self._landings if one.aim == aim), None)

    def take_target(self, index: int) -> None:
        """Choose a landing of either golfer on the course; play the one chosen already."""
        own, beside = self._shown, self._beside
        if index < len(own):
            super().take_target(index)
            return
        partner = self._partner
        if partner is None or index - len(own) >= len(beside):
            return
        landing = beside[index - len(own)]
        self._take_golfer(partner)
        self._landing = None
        super().take_target(self._place_of(Shot(self._slot, landing)))

    def _place_of(self, shot: Shot) -> int:
        return self._shown.index(shot) if shot in self._shown else NONE
