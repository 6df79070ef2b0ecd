"""A turn while it is chosen: which of the five actions, with which deck, in which direction."""

from collections.abc import Callable, Mapping
from enum import Enum, auto
from typing import Any

from minigolf_desktop.model.eighteen_holes.box import NEVER_DISCARD, Deck
from minigolf_desktop.model.eighteen_holes.course import Terrain
from minigolf_desktop.model.eighteen_holes.flight import Landing, wood_landings
from minigolf_desktop.model.eighteen_holes.moves import (
    Action,
    BigHit,
    BorrowClub,
    ExitBunker,
    MoveOneHex,
    Outcome,
    PlayClub,
    PlayShot,
    ResetHand,
)
from minigolf_desktop.model.eighteen_holes.prospects import Prospect
from minigolf_desktop.model.eighteen_holes.state import NONE, Shot, View
from minigolf_desktop.model.geometry.hexagon import distance
from minigolf_desktop.ui.common.table.offer import Choice, Key
from minigolf_desktop.ui.common.table.task import next_of
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.eighteen_holes.art.landing import GroundSign
from minigolf_desktop.ui.eighteen_holes.board.picture import Target, Targets
from minigolf_desktop.ui.eighteen_holes.round.landings import (
    NO_REACH,
    Reach,
    aim_target,
    counts,
    joined,
    landing_target,
    landing_words,
    reach_of,
    shot_words,
    walk_target,
    walk_words,
)
from minigolf_desktop.ui.eighteen_holes.round.offer import Offer
from minigolf_desktop.ui.eighteen_holes.round.tasks.pick import borrowed_places
from minigolf_desktop.ui.eighteen_holes.round.tasks.task import Task
from minigolf_desktop.ui.eighteen_holes.seats import colour_of
from minigolf_desktop.ui.eighteen_holes.session import GolfSession
from minigolf_desktop.ui.eighteen_holes.text.cards import (
    club_draw,
    club_name,
    deck_in_words,
    direction_name,
    terrain_name,
)
from minigolf_desktop.ui.eighteen_holes.widgets import Aim


class Deed(Enum):
    """The five actions."""

    WALK = auto()
    CLUB = auto()
    BIG_HIT = auto()
    BUNKER = auto()
    RESET = auto()


KINDS: Mapping[Deed, type] = {
    Deed.WALK: MoveOneHex,
    Deed.CLUB: PlayClub,
    Deed.BIG_HIT: BigHit,
    Deed.BUNKER: ExitBunker,
    Deed.RESET: ResetHand,
}
KEYS = {
    Deed.WALK: Key.Key_M,
    Deed.CLUB: Key.Key_P,
    Deed.BIG_HIT: Key.Key_B,
    Deed.BUNKER: Key.Key_X,
    Deed.RESET: Key.Key_R,
}


def deed_words(deed: Deed) -> str:
    """Return what an action is called on its line."""
    return {
        Deed.WALK: translate("golf round", "Move one hex"),
        Deed.CLUB: translate("golf round", "Play club"),
        Deed.BIG_HIT: translate("golf round", "Big hit"),
        Deed.BUNKER: translate("golf round", "Exit bunker"),
        Deed.RESET: translate("golf round", "Reset hand"),
    }[deed]


def reset_words(view: View, seat: int) -> str:
    """Return what a reset of the hand does: the club of the turn is discarded after it."""
    player, club = view.players[seat], view.chosen[seat]
    used = player.discard.bit_count()
    back = translate("golf round", "No shot; no club is in the discard.")
    if used:
        back = translate("golf round", "No shot; %n used clubs come back.", "", used)
    stays = view.table.setup.golfers[seat] in NEVER_DISCARD or player.lasting >> club & 1
    then = translate("golf round", "The {club} is discarded after it.")
    if stays:
        then = translate("golf round", "The {club} stays in the hand.")
    return f"{back} {then}".replace("{club}", club_name(view.table.box.clubs[club]))


def lines_after(shot: Shot | None) -> tuple[Choice, ...]:
    """Return the lines once an action is chosen: none can be taken, the chosen one is ticked."""
    if shot is None:
        return ()
    done = Deed.BUNKER if shot.bunker else Deed.BIG_HIT if shot.big else Deed.CLUB
    why = translate("golf round", "The action of this turn is chosen already.")
    return tuple(
        Choice(deed_words(deed), KEYS[deed], refusal=why, chosen=deed is done) for deed in Deed
    )


TAKE_AIM = PlayClub(NONE, NONE)
"""Playing a wood: draws no card, so that the shot may be chosen before it."""
_WORTH_TRYING = 0.05
"""Chance from which on something counts in the choice of a deck."""
FIRST = (Deed.CLUB, Deed.BUNKER, Deed.BIG_HIT, Deed.WALK, Deed.RESET)
"""Which action is proposed: the first of these that is possible."""


class Turn(Task):
    """What is chosen of a turn so far: action, deck, direction; and what may come of it."""

    def __init__(self, session: GolfSession, changed: Callable[[], None]) -> None:
        super().__init__(session, changed)
        self._found = self._find()
        self._deed = next((deed for deed in FIRST if self._found[deed]), Deed.RESET)
        self._deck = NONE
        self._aim = NONE
        self._lent = [action.club for action in session.offers(BorrowClub)]
        self._borrows = False
        self._club = NONE
        self._wood = self._wood_landings()
        self._propose_green()
        self._choose_deck()

    def _find(self) -> dict[Deed, list[Any]]:
        """Return by action what may be done."""
        return {deed: self.session.offers(kind) for deed, kind in KINDS.items()}

    @property
    def _is_wood(self) -> bool:
        """Whether the shot of a wood is chosen right away."""
        return self._deed is Deed.CLUB and bool(self._wood)

    def _wood_landings(self) -> dict[int, Landing]:
        """Return by direction where a wood sends the ball; nothing for another club.

        Nor is there anything to choose before a golfer of a team is named.
        """
        if self.view.ball == NONE or TAKE_AIM not in self._found[Deed.CLUB]:
            return {}
        return {landing.aim: landing for landing in wood_landings(self.view)}

    def _propose_green(self) -> None:
        """Propose the step onto a green that counts: from beside it no shot is as sure."""
        view, ball = self.view, self.view.ball
        if ball == NONE:
            return
        beside = view.table.field.next
        place = view.balls[ball].place
        for action in self._found[Deed.WALK]:
            if counts(view, ball, beside[action.direction][place]):
                self._deed, self._aim = Deed.WALK, action.direction
                return

    def _choose_deck(self) -> None:
        """Propose the deck that most likely reaches a green that counts, else the longest one.

        A deck with which the ball easily goes out of bounds whatever the aim is not proposed.
        """
        self._deck = max(map(deck_of, self._found[self._deed]), default=NONE)
        if self._deed is Deed.CLUB and len(self._decks) > 1:
            self._deck = max(self._decks, key=self._merit_of_deck)

    def _merit_of_deck(self, deck: int) -> tuple[float, float, int]:
        """Return what decks are compared by: green, then not out of bounds, then length.

        The chances of rare cards do not count.
        """
        told = {
            one.sign: one.chance
            for row in self._reach(deck, NONE).rows
            for one in row.grounds
            if one.chance >= _WORTH_TRYING
        }
        return told.get(GroundSign.GREEN, 0.0), -told.get(GroundSign.OUT, 0.0), deck

    @property
    def _action(self) -> Action | None:
        """What is chosen, once all of it is."""
        fitting = [action for action in self._found[self._deed] if self._fits(action)]
        return fitting[0] if len(fitting) == 1 else None

    def _fits(self, action: Action) -> bool:
        return deck_of(action) == self._deck and aim_of(action) in (self._aim, NONE)

    @property
    def _directions(self) -> list[int]:
        """Directions to choose from, in the order of the dial."""
        if self._is_wood:
            return list(self._wood)
        found = {
            aim_of(action) for action in self._found[self._deed] if deck_of(action) == self._deck
        }
        return sorted(found - {NONE}, key=lambda direction: (2 - direction) % 6)

    @property
    def _decks(self) -> list[int]:
        """Decks to choose from."""
        return sorted(set(map(deck_of, self._found[self._deed])) - {NONE})

    def prepare(self, action: Action) -> None:
        """Choose what a hint says: what to do, with which deck, in which direction."""
        deed = next((one for one, kind in KINDS.items() if isinstance(action, kind)), None)
        if deed is not None and self._found[deed]:
            self._deed, self._deck, self._aim = deed, deck_of(action), aim_of(action)
            if self._is_wood:
                # Its shot is chosen together with it.
                self._aim = self._towards_green()
            self.changed()
        else:
            super().prepare(action)

    def _towards_green(self) -> int:
        """Return in which direction a wood brings the ball nearest to a green that counts."""
        view, ball = self.view, self.view.ball
        field = view.table.field
        greens = [field.hexes[green] for green in field.greens if counts(view, ball, green)]

        def far(aim: int) -> int:
            landing = self._wood[aim]
            if landing.outcome is Outcome.OUT or not greens:
                return len(field.hexes)
            return min(distance(field.hexes[landing.end], green) for green in greens)

        return min(self._wood, key=far)

    # What may come of it

    def _reach(self, deck: int, aim: int) -> Reach:
        """Return what a draw from a deck may come to, told to go in a direction or not yet."""
        used = self.view.used[self.seat]
        draws = self._deed in (Deed.CLUB, Deed.BUNKER) and not self._is_wood
        if self._deed is not Deed.BIG_HIT and not draws:
            return NO_REACH
        title = translate("golf round", "Within reach: {club}")
        if self._deed is Deed.BIG_HIT:
            title = translate("golf round", "Within reach: big hit")
        elif aim != NONE:
            title = translate("golf round", "To the {direction}: {club}")
            title = title.replace("{direction}", direction_name(aim))
        title = title.replace("{club}", club_name(self.club(used)))

        def found(ball: int) -> list[Prospect]:
            if self._deed is Deed.BIG_HIT:
                return [self.session.big_hit_prospect(used, ball)]
            return [
                one
                for one in self.session.prospects(used, ball)
                if one.deck == deck and (aim == NONE or one.aim in (aim, NONE))
            ]

        return joined(reach_of(self.view, title, ball, found(ball)) for ball in self.hitters)

    @property
    def _reach_of_targets(self) -> tuple[Reach, ...]:
        """What each direction may lead to that is told before the draw."""
        if self._is_wood or self._deed not in (Deed.CLUB, Deed.BUNKER):
            return ()
        return tuple(self._reach(self._deck, direction) for direction in self._directions)

    def reach(self, club: int, deck: int = NONE) -> Reach:
        """Return what a club may reach; the one in play as it is about to be played."""
        if club == self.view.used[self.seat] and not self._borrows:
            return self._reach(self._deck if deck == NONE else deck, self._aim)
        return super().reach(club, deck)


def deck_of(action: Action) -> int:
    """Return the deck that an action draws from; NONE for one that names none."""
    return action.deck if isinstance(action, PlayClub | ExitBunker) else NONE


def aim_of(action: Action) -> int:
    """Return the direction of an action; NONE for one without."""
    if isinstance(action, MoveOneHex):
        return action.direction
    return action.aim if isinstance(action, PlayClub | ExitBunker) else NONE


class Act(Turn):
    """The turn of a player: what to do, with which deck, in which direction."""

    # What is offered

    def offer(self) -> Offer:
        """Show the five actions and what the chosen one asks for."""
        if self._borrows:
            return self._offer_of_others()
        title, note = self._words()
        directions = self._directions
        decks = self._decks
        return Offer(
            self.seat,
            title,
            note,
            main=self._main(),
            others=tuple(self._others()),
            actions=tuple(self._line(deed) for deed in Deed),
            hand=self.hand_of(self.seat),
            decks=({deck: self._draw_words(deck) for deck in decks} if len(decks) > 1 else {}),
            deck=self._deck,
            aims={direction: self._dial_aim(direction) for direction in directions},
            aim=self._aim,
            targets=Targets(
                tuple(self._target(direction) for direction in directions), colour_of(self.seat)
            ),
            target=directions.index(self._aim) if self._aim in directions else NONE,
            reach=self._reach(self._deck, self._aim),
            reach_of_targets=self._reach_of_targets,
            doing=translate("golf round", "chooses an action"),
        )

    def _main(self) -> Choice:
        missing = translate("golf round", "First choose a direction, on the course or with 1 to 6.")
        if not self._is_wood:
            return self.main(self._main_words(), self._action, missing)
        words = translate("golf round", "Play shot")
        if self._aim == NONE:
            return self.main(words, None, missing)
        return Choice(words, Key.Key_Return, self._hit_wood)

    def _hit_wood(self) -> None:
        if self.session.play(TAKE_AIM):
            self.session.play(PlayShot(0, 0, self._aim))

    def _offer_of_others(self) -> Offer:
        """Show the discards of the others (Slick Rikesh's B side)."""
        title = translate("golf round", "Whose club?")
        note = translate("golf round", "Slick Rikesh may use a club of another's discard.")
        if self._club != NONE:
            title, note = club_name(self.club(self._club)), club_draw(self.club(self._club))
        return Offer(
            self.seat,
            title,
            note,
            main=self.main(
                translate("golf round", "Use this club"),
                BorrowClub(self._club) if self._club != NONE else None,
                translate("golf round", "First choose the club of somebody else."),
            ),
            others=(
                Choice(
                    translate("golf round", "Back to my own"),
                    Key.Key_Escape,
                    self._lend,
                    icon="undo",
                ),
            ),
            hand=borrowed_places(self, self._lent, self._club),
            reach=self.reach(self._club) if self._club != NONE else NO_REACH,
            hand_title=translate("golf round", "Discards of the others"),
            doing=translate("golf round", "may borrow a club"),
        )

    def _words(self) -> tuple[str, str]:
        if self._aim != NONE and self._is_wood:
            return shot_words(self.view, self.golfer, self._wood[self._aim])
        if self._aim != NONE:
            name = direction_name(self._aim)
            words = self._aim_words(self._aim)
            if self._deed is Deed.WALK:
                words = walk_words(self.view, self.golfer, self._aim).line
            return name[:1].upper() + name[1:], words
        club = self.club(self.view.used[self.seat])
        match self._deed:
            case Deed.WALK:
                return (
                    translate("golf round", "Move one hex"),
                    translate("golf round", "The club is discarded without a shot."),
                )
            case Deed.CLUB:
                return club_name(club), club_draw(club)
            case Deed.BIG_HIT:
                words = translate(
                    "golf round", "Draw {count} cards from {deck}; one is thrown away."
                )
                words = words.replace("{count}", str(club.draw + 1))
                note = words.replace("{deck}", deck_in_words(club.big_hit_deck))
                return translate("golf round", "Big hit"), note
            case Deed.BUNKER:
                return (
                    translate("golf round", "Out of the bunker"),
                    translate("golf round", "Aim first; then the sign on the card decides."),
                )
        return (
            translate("golf round", "Reset your hand"),
            reset_words(self.view, self.seat),
        )

    def _main_words(self) -> str:
        match self._deed:
            case Deed.WALK:
                return translate("golf round", "Move here")
            case Deed.BIG_HIT:
                return translate("golf round", "Try the big hit")
            case Deed.RESET:
                return translate("golf round", "Reset hand")
        if self._deck == NONE:
            return translate("golf round", "Take aim")
        return self._draw_words(self._deck)

    def _draw_words(self, deck: int) -> str:
        if deck == Deck.CHIP:
            return translate("golf round", "Draw a chip card")
        words = translate("golf round", "Draw from {deck}")
        return words.replace("{deck}", deck_in_words(Deck(deck)))

    def _others(self) -> list[Choice]:
        found = []
        if self._lent:
            words = translate("golf round", "Borrow a club")
            found.append(Choice(words, Key.Key_C, self._lend, icon="hand"))
        if self._aim != NONE:
            words = translate("golf round", "Another direction")
            found.append(Choice(words, Key.Key_Escape, self._forget_aim, icon="undo"))
        return found

    def _line(self, deed: Deed) -> Choice:
        why = "" if self._found[deed] else self._why_not_deed(deed)
        return Choice(
            deed_words(deed), KEYS[deed], lambda: self._take_deed(deed), why, deed is self._deed
        )

    def _why_not_deed(self, deed: Deed) -> str:
        club = self.club(self.view.used[self.seat])
        deck = club.decks[-1] if club.decks else NONE
        actions: dict[Deed, Action] = {
            Deed.WALK: MoveOneHex(0),
            Deed.CLUB: PlayClub(deck, NONE),
            Deed.BIG_HIT: BigHit(),
            Deed.BUNKER: ExitBunker(deck, 0),
            Deed.RESET: ResetHand(),
        }
        return self.refusal(actions[deed])

    def _target(self, direction: int) -> Target:
        if self._is_wood:
            return landing_target(self.view, self.golfer, self._wood[direction])
        return self._mark(self.golfer, direction)

    def _mark(self, ball: int, direction: int) -> Target:
        """Return a direction of a golfer who walks, or aims before the draw."""
        mark = walk_target if self._deed is Deed.WALK else aim_target
        return mark(self.view, ball, direction)

    def _dial_aim(self, direction: int) -> Aim:
        if self._is_wood:
            landing = self._wood[direction]
            words = landing_words(self.view, self.golfer, landing)
            return Aim(words.title, landing.outcome is Outcome.OUT)
        return Aim(self._aim_words(direction))

    def _aim_words(self, direction: int) -> str:
        """Return what is told of a direction on the dial."""
        view, golfer = self.view, self.golfer
        if self._deed is Deed.WALK:
            return walk_words(view, golfer, direction).title
        field = view.table.field
        ground = field.terrain(field.next[direction][view.balls[golfer].place])
        if ground is Terrain.TREES and self._deed is Deed.CLUB:
            return translate("golf round", "over the trees")
        words = translate("golf round", "first onto: {ground}")
        return words.replace("{ground}", terrain_name(ground))

    # Answers

    def prepare(self, action: Action) -> None:
        """Choose what a hint says, of the clubs of others too."""
        self._borrows, self._club = isinstance(action, BorrowClub), NONE
        if isinstance(action, BorrowClub):
            self._club = action.club
            self.changed()
        else:
            super().prepare(action)

    def _take_deed(self, deed: Deed) -> None:
        self._deed, self._aim = deed, NONE
        self._choose_deck()
        self.changed()

    def _forget_aim(self) -> None:
        self._aim = NONE
        self.changed()

    def _lend(self) -> None:
        self._borrows, self._club = not self._borrows, NONE
        self.changed()

    def take_club(self, club: int) -> None:
        """Choose a club of another's discard; use it with a second click."""
        if self._borrows and club in self._lent:
            if club == self._club:
                self.session.play(BorrowClub(club))
                return
            self._club = club
            self.changed()

    def take_deck(self, deck: int) -> None:
        """Choose the deck to draw from."""
        if deck in self._decks:
            self._deck = deck
            if self._aim not in self._directions:
                self._aim = NONE
            self.changed()

    def take_aim(self, direction: int) -> None:
        """Choose a direction."""
        if direction in self._directions:
            self._aim = direction
            self.changed()

    def take_target(self, index: int) -> None:
        """Choose a direction on the course; a second click acts, or the first without asking."""
        directions = self._directions
        if not 0 <= index < len(directions):
            return
        again = directions[index] == self._aim
        self._aim = directions[index]
        once = not self.confirms
        if self._is_wood and (again or once):
            self._hit_wood()
        elif self._action is not None and (again or once):
            self.play(self._action)()
        else:
            self.changed()

    def step(self, by: int) -> None:
        """Go on to the next deck, else to the next direction."""
        decks = self._decks
        if self._borrows:
            self._club = next_of(self._lent, self._club, by)
            self.changed()
        elif len(decks) > 1:
            self.take_deck(next_of(decks, self._deck, by))
        elif self._directions:
            self._aim = next_of(self._directions, self._aim, by)
            self.changed()
