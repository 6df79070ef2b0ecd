"""One of the five actions of a turn: move one hex, play the club, big hit, bunker, reset."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.clubs import Deck
from minigolf_desktop.model.eighteen_holes.events import Outcome
from minigolf_desktop.model.eighteen_holes.moves import (
    Action,
    BigHit,
    BorrowClub,
    ExitBunker,
    MoveOneHex,
    PlayClub,
    PlayShot,
    ResetHand,
)
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.model.eighteen_holes.terrain import Terrain
from minigolf_desktop.ui.eighteen_holes.board.picture import Target, Targets
from minigolf_desktop.ui.eighteen_holes.round.landings import (
    aim_target,
    landing_target,
    landing_words,
    shot_words,
    walk_target,
    walk_words,
)
from minigolf_desktop.ui.eighteen_holes.round.offer import Choice, Key, Offer
from minigolf_desktop.ui.eighteen_holes.round.reach import NO_REACH
from minigolf_desktop.ui.eighteen_holes.round.seats import colour_of
from minigolf_desktop.ui.eighteen_holes.round.tasks.borrow import borrowed_places
from minigolf_desktop.ui.eighteen_holes.round.tasks.deeds import (
    KEYS,
    Deed,
    deed_words,
    reset_words,
)
from minigolf_desktop.ui.eighteen_holes.round.tasks.task import next_of
from minigolf_desktop.ui.eighteen_holes.round.tasks.turn import TAKE_AIM, Turn
from minigolf_desktop.ui.eighteen_holes.text.clubs import club_draw, club_name, deck_in_words
from minigolf_desktop.ui.eighteen_holes.text.ground import direction_name, terrain_name
from minigolf_desktop.ui.eighteen_holes.widgets import Aim

translate = QCoreApplication.translate


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
