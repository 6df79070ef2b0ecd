"""A shot with the cards drawn: card, flight and aim are chosen; of a big hit one card goes."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import NamedTuple

from minigolf_desktop.model.eighteen_holes.box import CardKind
from minigolf_desktop.model.eighteen_holes.flight import Landing
from minigolf_desktop.model.eighteen_holes.moves import (
    Action,
    FollowCard,
    HandOver,
    Phase,
    PlayShot,
    Redraw,
    ShotOutcome,
    ThrowCard,
)
from minigolf_desktop.model.eighteen_holes.state import NONE, View
from minigolf_desktop.ui.common.table.task import Choice, Key, next_of
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.eighteen_holes.board.picture import Target, Targets
from minigolf_desktop.ui.eighteen_holes.round.landings import (
    NO_REACH,
    Reach,
    landing_target,
    landing_words,
    shot_words,
)
from minigolf_desktop.ui.eighteen_holes.round.offer import GolfOffer
from minigolf_desktop.ui.eighteen_holes.round.tasks.pick import no_club_yet
from minigolf_desktop.ui.eighteen_holes.round.tasks.task import ActingGolfer, GolfTask
from minigolf_desktop.ui.eighteen_holes.round.tasks.turn import lines_after
from minigolf_desktop.ui.eighteen_holes.session import GolfSession, colour_at
from minigolf_desktop.ui.eighteen_holes.text.events import card_words
from minigolf_desktop.ui.eighteen_holes.widgets import Aim, Stack


class CardShot(NamedTuple):
    """A card with one of its landings."""

    slot: int
    landing: Landing


def shots_to_show(
    session: GolfSession, slots: Iterable[int], ball: int, chosen: CardShot | None = None
) -> list[CardShot]:
    """Return the shots of some cards, one a hex: the one chosen, else that of the first card."""
    found: dict[tuple[int, bool], CardShot] = {}
    for slot in slots:
        for landing in session.landings(slot, ball):
            shot = CardShot(slot, landing)
            key = (landing.path[-1], landing.outcome is ShotOutcome.OUT)
            if key not in found or shot == chosen:
                found[key] = shot
    return list(found.values())


def numbered_target(view: View, ball: int, shot: CardShot) -> Target:
    """Return a shot of one of several cards as a target, with the number of its card."""
    target = landing_target(view, ball, shot.landing)
    words = translate("golf round", "card {number}").replace("{number}", str(shot.slot + 1))
    note = f"{target.note} · {words}" if target.note else words
    return target._replace(note=note, card=shot.slot + 1)


class ChooseShot(GolfTask):
    """Where to hit the ball: every landing of every card drawn is on the course.

    Of a team the landings of both golfers are there; playing one names its golfer (page 20).
    """

    def __init__(self, session: GolfSession, changed: Callable[[], None]) -> None:
        super().__init__(session, changed)
        self._acting = ActingGolfer(session)
        self._follows = {action.slot for action in session.offers(FollowCard)}
        self._redraws: list[Redraw] = session.offers(Redraw)
        self._slots = sorted(self._hits | self._follows)
        self._throws_in = False
        self._club = NONE
        self._slot = self._first_slot()
        self._landing: Landing | None = None
        self._choose_only_landing()

    def _first_slot(self) -> int:
        """Return the card to begin with: the one drawn last, where a card was just followed."""
        moves = self.session.match.moves
        last = moves[-1].action if moves else None
        if isinstance(last, FollowCard | Redraw) and last.slot in self._slots:
            return last.slot
        return self._slots[0] if self._slots else 0

    @property
    def golfer(self) -> int:
        """The golfer who acts, or is chosen so far."""
        return self._acting.ball

    @property
    def _hits(self) -> set[int]:
        """Slots whose cards can send the ball off: of a team all that ask for no other card."""
        if self.view.phase is not Phase.NAME:
            return {action.slot for action in self.session.offers(PlayShot)}
        shot = self.view.shot
        if shot is None or not self._acting.unnamed:
            return set()
        slots = set(range(max(1, len(shot.stacks)))) - self._follows
        return slots if shot.forced == NONE else {shot.forced}

    @property
    def goes_on_alone(self) -> bool:
        """Whether one thing can happen with the cards drawn, whichever of them is played.

        A longest drive is kept by who plays it: it is never played unasked beside another card.
        """
        if self._landing is None or self._follows or self._redraws:
            return False
        if len(self.session.legal) == 1:
            return True
        drives = any(one.cards[-1].kind is CardKind.LONGEST_DRIVE for one in self.drawn())
        return not drives and len(self._shown) == 1

    @property
    def _landings(self) -> tuple[Landing, ...]:
        """Landings of the card chosen."""
        if self._slot in self._follows:
            return ()
        return self.session.landings(self._slot, self.golfer)

    def _choose_only_landing(self) -> None:
        """Choose the landing where there is one; with two golfers there is always a choice."""
        found = self._landings
        only = len(found) == 1 and self._acting.partner is None
        self._landing = found[0] if only else None

    @property
    def _shown(self) -> list[CardShot]:
        """Landings on the course, one a hex: those of the card chosen before others there."""
        slots = sorted(self._hits, key=lambda slot: slot != self._slot)
        return shots_to_show(self.session, slots, self.golfer, self._chosen)

    @property
    def _chosen(self) -> CardShot | None:
        """The shot chosen so far."""
        return None if self._landing is None else CardShot(self._slot, self._landing)

    def _target(self, ball: int, shot: CardShot) -> Target:
        """Return a shot as a target; of several cards each has its number."""
        if len(self._slots) == 1:
            return landing_target(self.view, ball, shot.landing)
        return numbered_target(self.view, ball, shot)

    # What is offered

    def offer(self) -> GolfOffer:
        """Show the cards and every landing of the one chosen."""
        if self._throws_in:
            return self._offer_of_clubs()
        title, note = self._words()
        shown, aims = self._shown, self._aims()
        offer = GolfOffer(
            self.seat,
            title,
            note,
            main=self._main(),
            others=tuple(self._others()),
            actions=lines_after(self.view.shot),
            hand=self.hand_of(self.seat),
            stacks=self._stacks(),
            slot=self._slot,
            cards_title=self._cards_title(),
            aims=aims,
            aim=self._landing.aim if self._landing else NONE,
            targets=Targets(
                tuple(self._target(self.golfer, shot) for shot in shown),
                colour_at(self.view.table, self.seat),
                frozenset(aims),
            ),
            target=shown.index(self._chosen) if self._chosen in shown else NONE,
            doing=translate("golf round", "chooses an aim"),
        )
        partner = self._acting.partner
        if partner is None or not shown:
            return offer
        return self._with_partner(offer, partner)

    def _with_partner(self, offer: GolfOffer, partner: int) -> GolfOffer:
        """Return an offer with the landings of the other golfer as well."""
        beside = tuple(self._target(partner, CardShot(self._slot, one)) for one in self._beside)
        return replace(
            offer,
            others=(*offer.others, self._acting.instead(partner, self._change_golfer)),
            targets=replace(offer.targets, targets=offer.targets.targets + beside),
            golfer=self._acting.ball,
            doing=translate("golf round", "names a golfer, aims"),
        )

    @property
    def _beside(self) -> list[Landing]:
        """Landings of the other golfer, one a hex."""
        partner = self._acting.partner
        if partner is None or self._slot in self._follows:
            return []
        found = self.session.landings(self._slot, partner)
        return list({(one.path[-1], one.outcome): one for one in found}.values())

    def _words(self) -> tuple[str, str]:
        """Return title and note; of a team they tell which golfer is meant."""
        title, note = self._shot_words()
        if self._landing is None:
            note = self._thrown_words() or note
        if self._slot in self._follows:
            return title, note
        if self._landing is None and self._acting.partner is not None:
            words = translate("golf round", "Which golfer, and where to?")
            told = translate("golf round", "Point at a landing of either; G changes the golfer.")
            return words, told
        return self._acting.of_golfer(title), note

    def _shot_words(self) -> tuple[str, str]:
        if self._landing is not None:
            return shot_words(self.view, self.golfer, self._landing)
        if self._slot in self._follows:
            top = self.drawn()[self._slot].cards[-1]
            words_ = card_words(top)
            return translate("golf round", "Follow the card?"), words_[:1].upper() + words_[1:]
        note = translate("golf round", "Point at a landing, or use keys 1 to 6.")
        if self._is_wild:
            note = translate("golf round", "Wild: press a key again for its other flight.")
        if len(self._slots) > 1:
            note = translate("golf round", "Point at a landing of any card; ← changes the card.")
            return translate("golf round", "Choose a card and an aim"), note
        return translate("golf round", "Choose an aim"), note

    @property
    def _is_wild(self) -> bool:
        return len({landing.flight for landing in self._landings}) > 1

    def _main(self) -> Choice:
        if self._slot in self._follows:
            words = translate("golf round", "Draw again")
            return self.main(words, FollowCard(self._slot), icon="next")
        shot = self.view.shot
        words = translate("golf round", "Play shot")
        if shot is not None and shot.bunker:
            words = translate("golf round", "Hit it")
        return self.main(
            words,
            self._play_of(self._landing) if self._landing else None,
            translate("golf round", "First choose where to hit."),
        )

    def _play_of(self, landing: Landing) -> PlayShot:
        return PlayShot(self._slot, landing.flight, landing.aim)

    def play(self, action: Action) -> Callable[[], object]:
        """Return what plays an action, after naming the golfer where it asks for that."""
        return self._acting.plays(action) if isinstance(action, PlayShot) else super().play(action)

    def _others(self) -> list[Choice]:
        found = []
        if self._landing is not None and len(self._landings) > 1:
            words = translate("golf round", "Another aim")
            found.append(Choice(words, Key.Key_Escape, self._forget, icon="undo"))
        if any(action.slot == self._slot for action in self._redraws):
            words = translate("golf round", "Draw anew (Lucky)")
            found.append(Choice(words, Key.Key_D, self._redraw, icon="redo"))
        return found

    def _stacks(self) -> tuple[Stack, ...]:
        shot = self.view.shot
        stacks = []
        for slot, stack in enumerate(self.drawn()):
            if shot is not None and shot.forced == slot:
                stacks.append(stack._replace(label=translate("golf round", "must be played")))
            elif slot not in self._slots:
                why = translate("golf round", "The card drawn anew must be played.")
                stacks.append(stack._replace(refusal=why))
            else:
                stacks.append(stack)
        return tuple(stacks)

    def _cards_title(self) -> str:
        stacks = self.drawn()
        if not stacks:
            return translate("golf round", "No card for a wood")
        if stacks[self._slot].cards[-1].kind is CardKind.LONGEST_DRIVE:
            return translate("golf round", "The longest drive!")
        return ""

    def _thrown_words(self) -> str:
        """Return which card of a big hit was thrown away; empty where none was."""
        shot = self.view.shot
        if shot is None or not shot.thrown:
            return ""
        card = card_words(self.view.table.box.shot_cards[shot.thrown[-1]])
        return translate("golf round", "Thrown away: {card}.").replace("{card}", card)

    def _aims(self) -> dict[int, Aim]:
        aims: dict[int, Aim] = {}
        for landing in self._landings:
            words = landing_words(self.view, self.golfer, landing)
            out = landing.outcome is ShotOutcome.OUT
            before = aims.get(landing.aim)
            told = words.title
            if before is not None and before.words != told:
                told = f"{before.words} / {told}"
            aims[landing.aim] = Aim(told, out and (before is None or before.out))
        return aims

    # Answers

    def prepare(self, action: Action) -> None:
        """Choose the shot that a hint says, or the card."""
        if isinstance(action, PlayShot | FollowCard) and action.slot in self._slots:
            self._slot = action.slot
            self._choose_only_landing()
        if isinstance(action, PlayShot):
            told = (action.flight, action.aim)
            fitting = [one for one in self._landings if (one.flight, one.aim) == told]
            self._landing = fitting[0] if fitting else None
        if isinstance(action, PlayShot | FollowCard):
            self.changed()
        else:
            super().prepare(action)

    def take_slot(self, slot: int) -> None:
        """Choose another card; the aim stays where it can."""
        if slot in self._slots and slot != self._slot:
            aim = self._landing.aim if self._landing else NONE
            self._slot = slot
            self._choose_only_landing()
            if self._landing is None and aim != NONE:
                self._landing = next((one for one in self._landings if one.aim == aim), None)
            self.changed()

    def take_aim(self, direction: int) -> None:
        """Choose a direction; once more, its next flight (wild cards)."""
        found = [landing for landing in self._landings if landing.aim == direction]
        if found:
            self._landing = next_of(found, self._landing, 1)
            self.changed()

    def take_target(self, index: int) -> None:
        """Choose a landing of any golfer on the course; play the one chosen already."""
        shown, beside = self._shown, self._beside
        if 0 <= index < len(shown):
            self._take_shot(shown[index])
        elif 0 <= index - len(shown) < len(beside):
            partner = self._acting.partner
            if partner is not None:
                self._acting.ball = partner
                self._landing = None
                self._take_shot(CardShot(self._slot, beside[index - len(shown)]))

    def _take_shot(self, shot: CardShot) -> None:
        again = shot == self._chosen
        self._slot, self._landing = shot
        if again or not self.confirms:
            self.play(self._play_of(self._landing))()
            return
        self.changed()

    def _change_golfer(self) -> None:
        """Choose the other golfer of a team; the aim stays where it can."""
        partner = self._acting.partner
        if partner is not None:
            aim = self._landing.aim if self._landing is not None else NONE
            self._acting.ball = partner
            self._landing = next((one for one in self._landings if one.aim == aim), None)
            self.changed()

    def step(self, by: int) -> None:
        """Go on to the next card, where there are several; else to the next landing."""
        if self._throws_in:
            self._club = next_of(self._clubs_to_throw, self._club, by)
            self.changed()
        elif len(self._slots) > 1:
            self.take_slot(next_of(self._slots, self._slot, by))
        elif self._landings:
            found = sorted(self._landings, key=lambda one: ((2 - one.aim) % 6, one.flight))
            self._landing = next_of(found, self._landing, by)
            self.changed()

    def _forget(self) -> None:
        self._landing = None
        self.changed()

    # Lucky

    def _redraw(self) -> None:
        """Draw the card anew; on the B side a club is thrown in for it, chosen in secret (H19)."""
        if any(action.club == NONE for action in self._redraws):
            self.session.play(Redraw(self._slot, NONE))
            return
        self._throws_in = True
        self._club = NONE
        self.session.choose_in_secret()
        self.changed()

    @property
    def _clubs_to_throw(self) -> list[int]:
        return sorted({action.club for action in self._redraws if action.slot == self._slot})

    def _offer_of_clubs(self) -> GolfOffer:
        return GolfOffer(
            self.seat,
            translate("golf round", "Throw in which club?"),
            translate("golf round", "Lucky discards another club for a new card."),
            main=self.main(
                translate("golf round", "Throw it in"),
                Redraw(self._slot, self._club) if self._club != NONE else None,
                no_club_yet(),
            ),
            others=(
                Choice(
                    translate("golf round", "Back to the shot"),
                    Key.Key_Escape,
                    self._redraw_not,
                    icon="undo",
                ),
            ),
            hand=self.hand_of(
                self.seat,
                choosable=self._clubs_to_throw,
                raised=self._club,
                label=translate("golf round", "to go"),
            ),
            stacks=self._stacks(),
            slot=self._slot,
            doing=translate("golf round", "draws anew"),
        )

    def _redraw_not(self) -> None:
        self._throws_in = False
        self.session.choose_in_the_open()
        self.changed()

    def take_club(self, club: int) -> None:
        """Choose the club to throw in; throw it in with a second click."""
        if self._throws_in and club in self._clubs_to_throw:
            if club == self._club:
                self.session.play(Redraw(self._slot, club))
                return
            self._club = club
            self.changed()


class Follow(GolfTask):
    """Super, short and shuffle cards may be followed before the cards are handed over."""

    def __init__(self, session: GolfSession, changed: Callable[[], None]) -> None:
        super().__init__(session, changed)
        self._slots = sorted(action.slot for action in session.offers(FollowCard))
        self._slot = self._slots[0] if self._slots else NONE

    def offer(self) -> GolfOffer:
        """Show the cards; those that can be followed can be chosen."""
        stacks = self.drawn()
        why = translate("golf round", "This card is a shot already.")
        follows = self._slot != NONE
        top = card_words(stacks[self._slot].cards[-1]) if follows else ""
        return GolfOffer(
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
        """Return the words for going on; a single player has no neighbour to throw a card."""
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


class Throw(GolfTask):
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

    def offer(self) -> GolfOffer:
        """Show the cards to the neighbour."""
        title = translate("golf round", "{name} throws a card away")
        note = translate("golf round", "Left neighbour of {hitter}: which card must go?")
        return GolfOffer(
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
                colour_at(self.view.table, self._hitter),
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
