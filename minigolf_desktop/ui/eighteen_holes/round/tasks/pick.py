"""One of several is picked: a club, a green; a click or an arrow chooses it, another plays it.

Who wants no confirmation plays it with the first click.
"""

from collections.abc import Callable
from typing import ClassVar

from minigolf_desktop.model.eighteen_holes.box import Deck
from minigolf_desktop.model.eighteen_holes.choices import can_play
from minigolf_desktop.model.eighteen_holes.modes.hole_by_hole import BIG_SKIN
from minigolf_desktop.model.eighteen_holes.moves import (
    Action,
    BorrowClub,
    DeclareClub,
    KeepCard,
    KeepTarget,
    LookAtDeck,
    OwnClub,
    PlaceToken,
    PutBack,
    ResetFirst,
    SelectClub,
    StayPut,
)
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.ui.common.table.offer import Choice, Key
from minigolf_desktop.ui.common.table.task import next_of
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.eighteen_holes.art.cards import CardState
from minigolf_desktop.ui.eighteen_holes.round.landings import (
    NO_REACH,
    Reach,
    far_words,
    known_target,
)
from minigolf_desktop.ui.eighteen_holes.round.offer import Offer
from minigolf_desktop.ui.eighteen_holes.round.tasks.task import Task
from minigolf_desktop.ui.eighteen_holes.session import GolfSession
from minigolf_desktop.ui.eighteen_holes.text.cards import club_draw, club_name, deck_in_words
from minigolf_desktop.ui.eighteen_holes.text.events import golfer_of
from minigolf_desktop.ui.eighteen_holes.text.modes import with_golf_figures
from minigolf_desktop.ui.eighteen_holes.widgets import ClubPlace, Stack
from minigolf_desktop.ui.eighteen_holes.widgets.cards import TargetCard

ClubAction = SelectClub | BorrowClub | DeclareClub
GreenAction = PlaceToken | KeepTarget


class Pick(Task):
    """A task whose answer is one number: a club or a hole."""

    kind: ClassVar[type[ClubAction | GreenAction]]
    """What is played with the number that is picked."""

    def __init__(self, session: GolfSession, changed: Callable[[], None]) -> None:
        super().__init__(session, changed)
        self.choices: list[int] = sorted(action[0] for action in session.offers(self.kind))
        """What can be picked."""
        self.choice = NONE
        """What is picked so far."""

    @property
    def action(self) -> ClubAction | GreenAction | None:
        """What the main button does; None while nothing is picked."""
        return self.kind(self.choice) if self.choice != NONE else None

    def pick(self, number: int) -> None:
        """Choose one of the choices; play the one chosen already, or any where that is wanted."""
        if number not in self.choices:
            return
        if number == self.choice or not (self.confirms or self.is_doubtful(number)):
            self.session.play(self.kind(number))
        else:
            self.choice = number
            self.changed()

    def prepare(self, action: Action) -> None:
        """Choose what a hint says."""
        if isinstance(action, self.kind) and action[0] in self.choices:
            self.choice = action[0]
            self.changed()
        else:
            super().prepare(action)

    def is_doubtful(self, number: int) -> bool:
        """Return whether a choice is confirmed even by those who want no confirmation."""
        return False

    def step(self, by: int) -> None:
        """Choose the one beside."""
        if self.choices:
            self.choice = next_of(self.choices, self.choice, by)
            self.changed()


class PickOfClubs(Pick):
    """One of several clubs."""

    def take_club(self, club: int) -> None:
        """Lift a club; play it with a second click."""
        self.pick(club)

    @property
    def chosen_reach(self) -> Reach:
        """What the club picked so far may reach."""
        return self.reach(self.choice) if self.choice != NONE else NO_REACH

    def headline(self, title: str, note: str) -> tuple[str, str]:
        """Return the club that is picked and what it draws, or these words while none is."""
        if self.choice == NONE:
            return title, note
        club = self.club(self.choice)
        if self.is_doubtful(self.choice):
            words = translate(
                "golf round", "It cannot hit from here: only for a step, or to reset the hand."
            )
            return club_name(club), words
        return club_name(club), club_draw(club)

    def hand_to_pick_from(self, label: str) -> tuple[ClubPlace, ...]:
        """Return the player's clubs, the one picked lifted out of the hand under a label."""
        return self.hand_of(
            self.seat,
            choosable=self.choices,
            refusals=lambda club: self.refusal(self.kind(club)),
            raised=self.choice,
            label=label,
            warning=self.warning,
        )

    def warning(self, club: int) -> str:
        """Return why a club is of no use for a shot, in two or three words; empty where it is."""
        return ""


class PickOfNextClub(PickOfClubs):
    """The club for a turn: one that cannot hit from here says so before it is chosen."""

    kind = SelectClub

    def is_doubtful(self, number: int) -> bool:
        """Return whether none of the golfers can hit with a club from where they are."""
        card = self.club(number)
        return not any(can_play(self.view, card, ball) for ball in self.hitters)

    def warning(self, club: int) -> str:
        """Return why a club cannot hit from here; empty where it can."""
        if not self.is_doubtful(club):
            return ""
        if self.club(club).tee_box_only:
            return translate("golf round", "only from a tee")
        return translate("golf round", "not from a bunker")


def no_club_yet() -> str:
    """Return why the main button rests while no club is chosen."""
    return translate("golf round", "First choose a club, by click or with keys 1 to 5.")


class PickOfGreens(Pick):
    """One of several greens."""

    def take_green(self, hole: int) -> None:
        """Choose a green; play it with a second click."""
        self.pick(hole)


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


class ExtraTurn(PickAfterLook):
    """A club for the extra turn, played at once, or none."""

    def offer(self) -> Offer:
        """Show the clubs that are left."""
        name = golfer_of(self.view.ball, self.view.table, self.names)
        note = translate("golf round", "{name} is on a tee box: another club may be played.")
        note = note.replace("{name}", name)
        decks = self.decks_to_look_at()
        if decks:
            note = f"{note} {look_hint()}"
        title, note = self.headline(translate("golf round", "An extra turn?"), note)
        return Offer(
            self.seat,
            title,
            note,
            main=self.main(
                translate("golf round", "Play this club"),
                self.action,
                no_club_yet(),
            ),
            others=(
                Choice(
                    translate("golf round", "Stay here"),
                    Key.Key_N,
                    self.play(StayPut()),
                    icon="next",
                ),
            ),
            hand=self.hand_to_pick_from(translate("golf round", "to be played")),
            reach=self.chosen_reach,
            stacks=looked_at(self),
            cards_title=translate("golf round", "For your eyes only"),
            decks=decks,
            hints=(
                translate("golf round", "Each club is for one extra turn."),
                translate("golf round", "Another tee box gives another turn."),
            ),
            doing=translate("golf round", "an extra turn?"),
        )


class PlaceAToken(PickOfGreens):
    """Skins: a green for one's dearest token, chosen on the course or on the strip."""

    kind = PlaceToken

    def offer(self) -> Offer:
        """Let the greens glow."""
        name, points = self.names[self.seat], str(BIG_SKIN)
        title = translate("golf round", "{name}, place your {points}-point token")
        note = translate("golf round", "Click any green, or use the arrow keys.")
        worth = BIG_SKIN
        if self.choice != NONE:
            worth += sum(self.view.tokens[self.choice])
            note = translate("golf round", "Green {hole} will be worth {points} points.")
        return Offer(
            self.seat,
            title.replace("{points}", points).replace("{name}", name),
            note.replace("{points}", str(worth)).replace("{hole}", str(self.choice + 1)),
            main=self.main(
                translate("golf round", "Place the token"),
                self.action,
                translate("golf round", "First choose a green on the course."),
            ),
            token=BIG_SKIN,
            greens=frozenset(self.choices),
            green=self.choice,
            doing=translate("golf round", "places a token"),
        )


class Declare(PickOfClubs):
    """Dorian's A side: the club that never expires is told to all."""

    kind = DeclareClub

    def offer(self) -> Offer:
        """Show the hand."""
        title = translate("golf round", "Which club never expires?")
        if self.choice != NONE:
            title = club_name(self.club(self.choice))
        return Offer(
            self.seat,
            title,
            translate("golf round", "Dorian takes it back after every use."),
            main=self.main(
                translate("golf round", "Name this club"),
                self.action,
                no_club_yet(),
            ),
            hand=self.hand_to_pick_from(translate("golf round", "never expires")),
            doing=translate("golf round", "names a club"),
        )


class KeepATarget(PickOfGreens):
    """Two greens glow; one of them is kept, the other goes back into the bag."""

    kind = KeepTarget

    def offer(self) -> Offer:
        """Let the two greens glow, with a card for each."""
        title = translate("golf round", "Keep a secret target")
        note = translate(
            "golf round",
            "{own_target} points for you there; {others_target} for another who gets there.",
        )
        note = with_golf_figures(note)
        if self.choice != NONE:
            title = translate("golf round", "Green {hole}").replace("{hole}", str(self.choice + 1))
            note = far_words(self.view, self.seat, self.choice)
        return Offer(
            self.seat,
            title,
            note,
            main=self.main(
                translate("golf round", "Keep this target"),
                self.action,
                translate("golf round", "First choose one of the two greens."),
            ),
            target_cards=tuple(
                TargetCard(hole, far_words(self.view, self.seat, hole), hole == self.choice)
                for hole in self.choices
            ),
            hand_title=translate("golf round", "Two greens out of the bag"),
            hints=(
                translate("golf round", "The other green goes back into the bag."),
                translate("golf round", "Key T shows your target later on."),
            ),
            greens=frozenset(self.choices),
            green=self.choice,
            is_private=True,
            doing=translate("golf round", "keeps a target"),
        )


class Borrow(PickOfClubs):
    """A side: one of the clubs just revealed, or one's own."""

    kind = BorrowClub

    def offer(self) -> Offer:
        """Show the clubs of the others."""
        title = translate("golf round", "Use another's club?")
        note = translate("golf round", "You then play right after its owner. Once a hole.")
        title, note = self.headline(title, note)
        return Offer(
            self.seat,
            title,
            note,
            main=self.main(
                translate("golf round", "Use this club"),
                self.action,
                translate("golf round", "First choose the club of somebody else."),
            ),
            others=(self._own(),),
            hand=borrowed_places(self, self.choices, self.choice),
            reach=self.chosen_reach,
            hand_title=translate("golf round", "Clubs of the others"),
            doing=translate("golf round", "may borrow a club"),
        )

    def _own(self) -> Choice:
        words = translate("golf round", "Keep my own")
        return Choice(words, Key.Key_K, self.play(OwnClub()))


def borrowed_places(task: Task, clubs: list[int], chosen: int) -> tuple[ClubPlace, ...]:
    """Return clubs of others as places of a hand, each with its owner."""
    places = []
    for club in clubs:
        up = club == chosen
        state = CardState.IN_PLAY if up else CardState.READY
        places.append(ClubPlace(task.club(club), state, "", _owner(task, club)))
    return tuple(places)


def _owner(task: Task, club: int) -> str:
    """Return the name of whose club it is: chosen for this round, or in the discard."""
    view = task.view
    for seat, player in enumerate(view.players):
        if seat != task.seat and (view.chosen[seat] == club or player.discard >> club & 1):
            return task.names[seat]
    return ""
