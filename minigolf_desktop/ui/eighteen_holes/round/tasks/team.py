"""Chaos Teams: what is asked before one of the two golfers is named (page 20)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar

from minigolf_desktop.model.eighteen_holes.flight import Landing
from minigolf_desktop.model.eighteen_holes.moves import (
    Action,
    ExitBunker,
    MoveOneHex,
    NameGolfer,
    PlayShot,
)
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.ui.common.table.offer import Choice, Key
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.eighteen_holes.board.picture import Targets
from minigolf_desktop.ui.eighteen_holes.round.offer import Offer
from minigolf_desktop.ui.eighteen_holes.round.tasks.shot import ChooseShot, Shot
from minigolf_desktop.ui.eighteen_holes.round.tasks.task import Task
from minigolf_desktop.ui.eighteen_holes.round.tasks.turn import KINDS, Act, Deed, aim_of
from minigolf_desktop.ui.eighteen_holes.session import GolfSession
from minigolf_desktop.ui.eighteen_holes.text.events import golfer_mark


class TeamTask(Task):
    """A golfer is named the moment an action is taken: until then the other can be chosen."""

    names_golfer: ClassVar[tuple[type, ...]]
    """Actions before which the golfer is named."""

    def __init__(self, session: GolfSession, changed: Callable[[], None]) -> None:
        self._golfers = [action.ball for action in session.offers(NameGolfer)]
        self._ball = self._golfers[0] if self._golfers else NONE
        super().__init__(session, changed)

    @property
    def golfer(self) -> int:
        """The golfer chosen so far."""
        return self._ball

    @property
    def _partner(self) -> int | None:
        """The other golfer, if that one can do what is chosen too."""
        raise NotImplementedError

    def play(self, action: Action) -> Callable[[], object]:
        """Return what plays an action, after naming the golfer where it asks for that."""
        if not isinstance(action, self.names_golfer):
            return super().play(action)
        ball = self._ball
        return lambda: self.session.play(NameGolfer(ball)) and self.session.play(action)

    def _instead(self, partner: int) -> Choice:
        """Return the button that changes to the other golfer."""
        words = translate("golf round", "Golfer {number} instead")
        words = words.replace("{number}", golfer_mark(partner))
        return Choice(words, Key.Key_G, self._change_golfer, icon="person")

    def _change_golfer(self) -> None:
        partner = self._partner
        if partner is not None:
            self._take_golfer(partner)
            self.changed()

    def _take_golfer(self, ball: int) -> None:
        raise NotImplementedError


def of_golfer(ball: int, what: str) -> str:
    """Return what is to be done, with the golfer who does it."""
    words = translate("golf round", "Golfer {number}: {what}")
    return words.replace("{number}", golfer_mark(ball)).replace("{what}", what)


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
