"""One of several is picked: a club, a green; a click or an arrow chooses it, another plays it.

Who wants no confirmation plays it with the first click.
"""

from collections.abc import Callable
from typing import NamedTuple

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
from minigolf_desktop.ui.common.table.task import Choice, Key, next_of
from minigolf_desktop.ui.common.text import Figure
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.eighteen_holes.art.cards import CardState
from minigolf_desktop.ui.eighteen_holes.round.landings import (
    NO_REACH,
    Reach,
    far_words,
    known_target,
)
from minigolf_desktop.ui.eighteen_holes.round.offer import GolfOffer
from minigolf_desktop.ui.eighteen_holes.round.tasks.task import GolfTask
from minigolf_desktop.ui.eighteen_holes.session import GolfSession
from minigolf_desktop.ui.eighteen_holes.text.cards import club_draw, club_name, deck_in_words
from minigolf_desktop.ui.eighteen_holes.text.events import golfer_of
from minigolf_desktop.ui.eighteen_holes.text.modes import with_golf_figures
from minigolf_desktop.ui.eighteen_holes.widgets import ClubPlace, Stack
from minigolf_desktop.ui.eighteen_holes.widgets.cards import TargetCard

ClubAction = SelectClub | BorrowClub | DeclareClub
GreenAction = PlaceToken | KeepTarget


class PickQuestion(NamedTuple):
    """What is asked where one of several is picked."""

    kind: type[ClubAction | GreenAction]
    """What is played with the number that is picked."""
    offer: Callable[["Pick"], GolfOffer]
    """What is shown meanwhile."""
    is_of_greens: bool = False
    """Whether greens are picked; clubs where not."""
    proposes_only_choice: bool = False
    """Whether the only one there is, is picked from the beginning."""


class Pick(GolfTask):
    """A task whose answer is one number: a club or a hole."""

    def __init__(
        self, session: GolfSession, changed: Callable[[], None], question: PickQuestion
    ) -> None:
        super().__init__(session, changed)
        self._question = question
        self.choices: list[int] = sorted(action[0] for action in session.offers(question.kind))
        """What can be picked."""
        self.choice = NONE
        """What is picked so far."""
        self.useful = [number for number in self.choices if not self.is_doubtful(number)]
        """Choices without those of no use for a shot from here."""
        if question.proposes_only_choice and len(self.choices) == 1:
            self.choice = next(iter(self.useful), NONE)

    def offer(self) -> GolfOffer:
        """Ask the question."""
        return self._question.offer(self)

    @property
    def action(self) -> ClubAction | GreenAction | None:
        """What the main button does; None while nothing is picked."""
        return self._question.kind(self.choice) if self.choice != NONE else None

    def take_club(self, club: int) -> None:
        """Lift a club; play it with a second click."""
        if not self._question.is_of_greens:
            self._take(club)

    def take_green(self, hole: int) -> None:
        """Choose a green; play it with a second click."""
        if self._question.is_of_greens:
            self._take(hole)

    def take_deck(self, deck: int) -> None:
        """Look at the top card of a deck before a club is chosen (Bunjil, ruling H21)."""
        if self.session.offers(LookAtDeck):
            self.session.play(LookAtDeck(deck))

    def _take(self, number: int) -> None:
        """Choose one of the choices; play the one chosen already, or any where that is wanted."""
        if number not in self.choices:
            return
        if number == self.choice or not (self.confirms or self.is_doubtful(number)):
            self.session.play(self._question.kind(number))
        else:
            self.choice = number
            self.changed()

    def step(self, by: int) -> None:
        """Choose the one beside."""
        if self.choices:
            self.choice = next_of(self.choices, self.choice, by)
            self.changed()

    def prepare(self, action: Action) -> None:
        """Choose what a hint says."""
        if isinstance(action, self._question.kind) and action[0] in self.choices:
            self.choice = action[0]
            self.changed()
        else:
            super().prepare(action)

    # What is shown of clubs

    def is_doubtful(self, number: int) -> bool:
        """Return whether none of the golfers can hit with a club for the next turn from here.

        Such a choice is confirmed even by those who want no confirmation.
        """
        if self._question.kind is not SelectClub:
            return False
        card = self.club(number)
        return not any(can_play(self.view, card, ball) for ball in self.hitters)

    def _warning(self, club: int) -> str:
        """Return why a club cannot hit from here, in two or three words; empty where it can."""
        if not self.is_doubtful(club):
            return ""
        if self.club(club).tee_box_only:
            return translate("golf round", "only from a tee")
        return translate("golf round", "not from a bunker")

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
            refusals=lambda club: self.refusal(self._question.kind(club)),
            raised=self.choice,
            label=label,
            warning=self._warning,
        )


def no_club_yet() -> str:
    """Return why the main button rests while no club is chosen."""
    return translate("golf round", "First choose a club, by click or with keys 1 to 5.")


# Before the first tee shot


def _offer_of_token(pick: Pick) -> GolfOffer:
    """Skins: the player's dearest token goes on a green, chosen on the course or on the strip."""
    name, points = pick.names[pick.seat], Figure(BIG_SKIN)
    title = translate("golf round", "{name}, place your token of {points.points}")
    note = translate("golf round", "Click any green, or use the arrow keys.")
    worth = BIG_SKIN
    if pick.choice != NONE:
        worth += sum(pick.view.tokens[pick.choice])
        note = translate("golf round", "Green {hole} will be worth {points.points}.")
    return GolfOffer(
        pick.seat,
        title.format(name=name, points=points),
        note.format(points=Figure(worth), hole=pick.choice + 1),
        main=pick.main(
            translate("golf round", "Place the token"),
            pick.action,
            translate("golf round", "First choose a green on the course."),
        ),
        token=BIG_SKIN,
        greens=frozenset(pick.choices),
        green=pick.choice,
        doing=translate("golf round", "places a token"),
    )


def _offer_of_target(pick: Pick) -> GolfOffer:
    """Kelly Golf: two greens glow; one of them is kept, the other goes back into the bag."""
    title = translate("golf round", "Keep a secret target")
    note = translate(
        "golf round",
        "{own_target.points} for you there; {others_target} for another who gets there.",
    )
    note = with_golf_figures(note)
    if pick.choice != NONE:
        title = translate("golf round", "Green {hole}").replace("{hole}", str(pick.choice + 1))
        note = far_words(pick.view, pick.seat, pick.choice)
    return GolfOffer(
        pick.seat,
        title,
        note,
        main=pick.main(
            translate("golf round", "Keep this target"),
            pick.action,
            translate("golf round", "First choose one of the two greens."),
        ),
        target_cards=tuple(
            TargetCard(hole, far_words(pick.view, pick.seat, hole), hole == pick.choice)
            for hole in pick.choices
        ),
        hand_title=translate("golf round", "Two greens out of the bag"),
        hints=(
            translate("golf round", "The other green goes back into the bag."),
            translate("golf round", "Key T shows your target later on."),
        ),
        greens=frozenset(pick.choices),
        green=pick.choice,
        is_private=True,
        doing=translate("golf round", "keeps a target"),
    )


def _offer_of_lasting_club(pick: Pick) -> GolfOffer:
    """Dorian's A side: the player names the club that never expires."""
    title = translate("golf round", "Which club never expires?")
    if pick.choice != NONE:
        title = club_name(pick.club(pick.choice))
    return GolfOffer(
        pick.seat,
        title,
        translate("golf round", "Dorian takes it back after every use."),
        main=pick.main(translate("golf round", "Name this club"), pick.action, no_club_yet()),
        hand=pick.hand_to_pick_from(translate("golf round", "never expires")),
        doing=translate("golf round", "names a club"),
    )


# The club for a turn


def _offer_of_next_club(pick: Pick) -> GolfOffer:
    """One club of the hand for this round, perhaps after a look at a card (Bunjil)."""
    title, note = pick.headline(translate("golf round", "Choose a club"), "")
    decks = _decks_to_look_at(pick)
    if decks and not note:
        note = _look_hint()
    target = known_target(pick.view, pick.seat)
    if target != NONE and not note:
        note = translate("golf round", "Your secret target is green {hole}.")
        note = note.replace("{hole}", str(target + 1))
    resets = _proposes_reset(pick)
    return GolfOffer(
        pick.seat,
        title,
        note,
        main=_choose_or_reset(pick, resets=resets),
        others=() if resets else _reset_beside(pick),
        hand=pick.hand_to_pick_from(translate("golf round", "to be played")),
        reach=pick.chosen_reach,
        stacks=_looked_at(pick),
        cards_title=translate("golf round", "For your eyes only"),
        decks=decks,
        hints=_hints_on_clubs(pick),
        doing=translate("golf round", "chooses a club"),
        is_private=True,
    )


def _proposes_reset(pick: Pick) -> bool:
    """Return whether the main button takes the discard back: no club in the hand can hit."""
    can_reset = bool(pick.session.offers(ResetFirst))
    return pick.choice == NONE and not pick.useful and can_reset


def _choose_or_reset(pick: Pick, *, resets: bool) -> Choice:
    """Return the main button."""
    if resets:
        words = translate("golf round", "Take the discard back")
        return pick.main(words, ResetFirst(), icon="redo")
    return pick.main(translate("golf round", "Choose this club"), pick.action, no_club_yet())


def _reset_beside(pick: Pick) -> tuple[Choice, ...]:
    """Return the button above the main one, where the discard may be taken back."""
    if not pick.session.offers(ResetFirst):
        return ()
    words = translate("golf round", "Take the discard back")
    return (Choice(words, Key.Key_R, pick.play(ResetFirst()), icon="redo"),)


def _hints_on_clubs(pick: Pick) -> tuple[str, ...]:
    back = translate("golf round", "A club comes back when the hand is empty or reset.")
    if pick.view.table.setup.seats == 1:
        return (back,)
    return translate("golf round", "The lowest number plays first."), back


def _offer_of_extra_turn(pick: Pick) -> GolfOffer:
    """Fast travel: who is on a tee box may play another club at once, or none (page 19)."""
    name = golfer_of(pick.view.ball, pick.view.table, pick.names)
    note = translate("golf round", "{name} is on a tee box: another club may be played.")
    note = note.replace("{name}", name)
    decks = _decks_to_look_at(pick)
    if decks:
        note = f"{note} {_look_hint()}"
    title, note = pick.headline(translate("golf round", "An extra turn?"), note)
    stay = translate("golf round", "Stay here")
    return GolfOffer(
        pick.seat,
        title,
        note,
        main=pick.main(translate("golf round", "Play this club"), pick.action, no_club_yet()),
        others=(Choice(stay, Key.Key_N, pick.play(StayPut()), icon="next"),),
        hand=pick.hand_to_pick_from(translate("golf round", "to be played")),
        reach=pick.chosen_reach,
        stacks=_looked_at(pick),
        cards_title=translate("golf round", "For your eyes only"),
        decks=decks,
        hints=(
            translate("golf round", "Each club is for one extra turn."),
            translate("golf round", "Another tee box gives another turn."),
        ),
        doing=translate("golf round", "an extra turn?"),
    )


def _offer_of_borrowing(pick: Pick) -> GolfOffer:
    """Slick Rikesh's A side: the player uses a club just revealed, or keeps the own one."""
    title = translate("golf round", "Use another's club?")
    note = translate("golf round", "You then play right after its owner. Once a hole.")
    title, note = pick.headline(title, note)
    own = translate("golf round", "Keep my own")
    return GolfOffer(
        pick.seat,
        title,
        note,
        main=pick.main(
            translate("golf round", "Use this club"),
            pick.action,
            translate("golf round", "First choose the club of somebody else."),
        ),
        others=(Choice(own, Key.Key_K, pick.play(OwnClub())),),
        hand=borrowed_places(pick, pick.choices, pick.choice),
        reach=pick.chosen_reach,
        hand_title=translate("golf round", "Clubs of the others"),
        doing=translate("golf round", "may borrow a club"),
    )


def borrowed_places(task: GolfTask, clubs: list[int], chosen: int) -> tuple[ClubPlace, ...]:
    """Return clubs of others as places of a hand, each with its owner."""
    places = []
    for club in clubs:
        up = club == chosen
        state = CardState.IN_PLAY if up else CardState.READY
        places.append(ClubPlace(task.club(club), state, "", _owner(task, club)))
    return tuple(places)


def _owner(task: GolfTask, club: int) -> str:
    """Return the name of whose club it is: chosen for this round, or in the discard."""
    view = task.view
    for seat, player in enumerate(view.players):
        if seat != task.seat and (view.chosen[seat] == club or player.discard >> club & 1):
            return task.names[seat]
    return ""


PLACE_TOKEN = PickQuestion(PlaceToken, _offer_of_token, is_of_greens=True)
KEEP_TARGET = PickQuestion(KeepTarget, _offer_of_target, is_of_greens=True)
DECLARE_CLUB = PickQuestion(DeclareClub, _offer_of_lasting_club)
CHOOSE_CLUB = PickQuestion(SelectClub, _offer_of_next_club, proposes_only_choice=True)
EXTRA_TURN = PickQuestion(SelectClub, _offer_of_extra_turn)
BORROW_CLUB = PickQuestion(BorrowClub, _offer_of_borrowing)


# Bunjil looks at a card (ruling H21)


def _decks_to_look_at(pick: Pick) -> dict[int, str]:
    """Return the decks that Bunjil may look at, with what a click on them does."""
    words = translate("golf round", "Look at the top card of {deck} (Bunjil)")
    return {
        action.deck: words.replace("{deck}", deck_in_words(Deck(action.deck)))
        for action in pick.session.offers(LookAtDeck)
    }


def _look_hint() -> str:
    """Return that a card may be looked at before a club is chosen."""
    return translate("golf round", "Bunjil may look at the top card of a deck, at the right (D).")


def _looked_at(task: GolfTask) -> tuple[Stack, ...]:
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


class KeepOrShow(GolfTask):
    """Bunjil's B side: the card looked at is kept, or put back face up."""

    def offer(self) -> GolfOffer:
        """Show the card and the two answers."""
        return GolfOffer(
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
            stacks=_looked_at(self),
            cards_title=translate("golf round", "For your eyes only"),
            doing=translate("golf round", "chooses a club"),
            is_private=True,
        )
