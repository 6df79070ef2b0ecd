"""One of the five actions of a turn is chosen: what it asks for, and what may come of it."""

from collections.abc import Callable

from minigolf_desktop.model.eighteen_holes.box import Deck
from minigolf_desktop.model.eighteen_holes.course import Terrain
from minigolf_desktop.model.eighteen_holes.moves import (
    Action,
    BigHit,
    BorrowClub,
    ExitBunker,
    MoveOneHex,
    PlayClub,
    PlayShot,
    ResetHand,
    ShotOutcome,
)
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.ui.common.table.task import Choice, Key, next_of
from minigolf_desktop.ui.common.text import Figure
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.eighteen_holes.board.picture import Target, Targets
from minigolf_desktop.ui.eighteen_holes.round.landings import (
    NO_REACH,
    Reach,
    aim_target,
    landing_target,
    landing_words,
    shot_words,
    walk_target,
    walk_words,
)
from minigolf_desktop.ui.eighteen_holes.round.offer import GolfOffer
from minigolf_desktop.ui.eighteen_holes.round.tasks.pick import borrowed_places
from minigolf_desktop.ui.eighteen_holes.round.tasks.task import ActingGolfer, GolfTask
from minigolf_desktop.ui.eighteen_holes.round.tasks.turn import (
    KEYS,
    TAKE_AIM,
    Deed,
    TurnChoice,
    aim_of,
    deed_words,
    reset_words,
)
from minigolf_desktop.ui.eighteen_holes.session import GolfSession, colour_at
from minigolf_desktop.ui.eighteen_holes.text.cards import (
    club_draw,
    club_name,
    deck_in_words,
    direction_name,
    terrain_name,
)
from minigolf_desktop.ui.eighteen_holes.widgets import Aim


class Act(GolfTask):
    """The turn of a player: what to do, with which deck, in which direction.

    Before a team has named its golfer it shows what both could do, the one chosen first (page 20).
    """

    def __init__(self, session: GolfSession, changed: Callable[[], None]) -> None:
        super().__init__(session, changed)
        self._acting = ActingGolfer(session)
        self._turn = TurnChoice(session, self.seat, self._acting)
        self._lent = [action.club for action in session.offers(BorrowClub)]
        self._borrows = False
        self._club: int = NONE

    @property
    def golfer(self) -> int:
        """The golfer who acts, or is chosen so far."""
        return self._acting.ball

    @property
    def hitters(self) -> tuple[int, ...]:
        """The golfers whose turn it may be."""
        return self._turn.hitters

    # What is offered

    def offer(self) -> GolfOffer:
        """Show the five actions and what the chosen one asks for."""
        if self._borrows:
            return self._offer_of_others()
        turn = self._turn
        title, note = self._words()
        directions = turn.directions
        decks = turn.decks
        return GolfOffer(
            self.seat,
            title,
            note,
            main=self._main(),
            others=tuple(self._others()),
            actions=tuple(self._line(deed) for deed in Deed),
            hand=self.hand_of(self.seat),
            decks=({deck: self._draw_words(deck) for deck in decks} if len(decks) > 1 else {}),
            deck=turn.deck,
            aims={direction: self._dial_aim(direction) for direction in directions},
            aim=turn.aim,
            targets=Targets(
                self._targets(), colour_at(self.view.table, self.seat), frozenset(directions)
            ),
            target=directions.index(turn.aim) if turn.aim in directions else NONE,
            reach=turn.reach(turn.deck, turn.aim),
            reach_of_targets=turn.reach_of_targets,
            golfer=self._acting.ball if turn.names_golfer else NONE,
            doing=translate("golf round", "chooses an action"),
        )

    def _main(self) -> Choice:
        missing = translate("golf round", "First choose a direction, on the course or with 1 to 6.")
        if not self._turn.is_wood:
            return self.main(self._main_words(), self._turn.action, missing)
        words = translate("golf round", "Play shot")
        if self._turn.aim == NONE:
            return self.main(words, None, missing)
        return Choice(words, Key.Key_Return, self._hit_wood)

    def _hit_wood(self) -> None:
        aim = self._turn.aim
        if self.session.play(TAKE_AIM):
            self.session.play(PlayShot(0, 0, aim))

    def play(self, action: Action) -> Callable[[], object]:
        """Return what plays an action, after naming the golfer where it asks for that."""
        if isinstance(action, MoveOneHex | ExitBunker):
            return self._acting.plays(action)
        return super().play(action)

    def _offer_of_others(self) -> GolfOffer:
        """Show the discards of the others (Slick Rikesh's B side)."""
        title = translate("golf round", "Whose club?")
        note = translate("golf round", "Slick Rikesh may use a club of another's discard.")
        if self._club != NONE:
            title, note = club_name(self.club(self._club)), club_draw(self.club(self._club))
        return GolfOffer(
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
        """Return title and note, of a team with the golfer who is named."""
        title, note = self._words_of_turn()
        if self._turn.names_golfer:
            return self._acting.of_golfer(title), note
        if self._acting.unnamed and self._turn.deed in (Deed.CLUB, Deed.BIG_HIT):
            note += "\n" + translate("golf round", "The golfer is named after the draw.")
        return title, note

    def _words_of_turn(self) -> tuple[str, str]:
        turn = self._turn
        if turn.aim != NONE and turn.is_wood:
            return shot_words(self.view, self.golfer, turn.wood[turn.aim])
        if turn.aim != NONE:
            name = direction_name(turn.aim)
            words = self._aim_words(turn.aim)
            if turn.deed is Deed.WALK:
                words = walk_words(self.view, self.golfer, turn.aim).line
            return name[:1].upper() + name[1:], words
        club = self.club(self.view.used[self.seat])
        match turn.deed:
            case Deed.WALK:
                return (
                    translate("golf round", "Move one hex"),
                    translate("golf round", "The club is discarded without a shot."),
                )
            case Deed.CLUB:
                return club_name(club), club_draw(club)
            case Deed.BIG_HIT:
                words = translate(
                    "golf round", "Draw {count.cards} from {deck}; one is thrown away."
                )
                deck = deck_in_words(club.big_hit_deck)
                note = words.format(count=Figure(club.draw + 1), deck=deck)
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
        match self._turn.deed:
            case Deed.WALK:
                return translate("golf round", "Move here")
            case Deed.BIG_HIT:
                return translate("golf round", "Try the big hit")
            case Deed.RESET:
                return translate("golf round", "Reset hand")
        if self._turn.deck == NONE:
            return translate("golf round", "Take aim")
        return self._draw_words(self._turn.deck)

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
        if self._turn.aim != NONE:
            words = translate("golf round", "Another direction")
            found.append(Choice(words, Key.Key_Escape, self._forget_aim, icon="undo"))
        partner = self._able_partner
        if self._turn.names_golfer and self._turn.directions and partner is not None:
            found.append(self._acting.instead(partner, self._change_golfer))
        return found

    def _line(self, deed: Deed) -> Choice:
        why = "" if self._turn.allows(deed) else self._why_not_deed(deed)
        chosen = deed is self._turn.deed
        return Choice(deed_words(deed), KEYS[deed], lambda: self._take_deed(deed), why, chosen)

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

    def _targets(self) -> tuple[Target, ...]:
        """Return the directions as targets, those of the golfer chosen first."""
        own = tuple(self._target(direction) for direction in self._turn.directions)
        return (*own, *(self._mark(*mark) for mark in self._marks_beside)) if own else ()

    def _target(self, direction: int) -> Target:
        if self._turn.is_wood:
            return landing_target(self.view, self.golfer, self._turn.wood[direction])
        return self._mark(self.golfer, direction)

    def _mark(self, ball: int, direction: int) -> Target:
        """Return a direction of a golfer who walks, or aims before the draw."""
        mark = walk_target if self._turn.deed is Deed.WALK else aim_target
        return mark(self.view, ball, direction)

    @property
    def _able_partner(self) -> int | None:
        """The other golfer of a team, if that one can do what is chosen too."""
        partner = self._acting.partner
        if partner is None or not self._turn.offers(partner, self._turn.deed):
            return None
        return partner

    @property
    def _marks_beside(self) -> list[tuple[int, int]]:
        """Golfer and direction of what the other golfer can do."""
        partner = self._able_partner
        if partner is None:
            return []
        if not self._turn.names_golfer:
            return [(partner, direction) for direction in self._turn.directions]
        found = {aim_of(action) for action in self._turn.offers(partner, self._turn.deed)}
        return [(partner, direction) for direction in sorted(found)]

    def _dial_aim(self, direction: int) -> Aim:
        if self._turn.is_wood:
            landing = self._turn.wood[direction]
            words = landing_words(self.view, self.golfer, landing)
            return Aim(words.title, landing.outcome is ShotOutcome.OUT)
        return Aim(self._aim_words(direction))

    def _aim_words(self, direction: int) -> str:
        """Return the words for a direction on the dial."""
        view, golfer = self.view, self.golfer
        if self._turn.deed is Deed.WALK:
            return walk_words(view, golfer, direction).title
        field = view.table.field
        ground = field.terrain(field.next[direction][view.balls[golfer].place])
        if ground is Terrain.TREES and self._turn.deed is Deed.CLUB:
            return translate("golf round", "over the trees")
        words = translate("golf round", "first onto: {ground}")
        return words.replace("{ground}", terrain_name(ground))

    def reach(self, club: int, deck: int = NONE) -> Reach:
        """Return what a club may reach; the one in play as it is about to be played."""
        turn = self._turn
        if club == self.view.used[self.seat] and not self._borrows:
            return turn.reach(turn.deck if deck == NONE else deck, turn.aim)
        return super().reach(club, deck)

    # Answers

    def prepare(self, action: Action) -> None:
        """Choose what a hint says, of the clubs of others too."""
        self._borrows, self._club = isinstance(action, BorrowClub), NONE
        if isinstance(action, BorrowClub):
            self._club = action.club
            self.changed()
        elif self._turn.take(action):
            self.changed()
        else:
            super().prepare(action)

    def _take_deed(self, deed: Deed) -> None:
        self._turn.take_deed(deed)
        self.changed()

    def _forget_aim(self) -> None:
        self._turn.aim = NONE
        self.changed()

    def _change_golfer(self) -> None:
        partner = self._able_partner
        if partner is not None:
            self._turn.take_golfer(partner)
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
        if deck in self._turn.decks:
            self._turn.take_deck(deck)
            self.changed()

    def take_aim(self, direction: int) -> None:
        """Choose a direction."""
        if direction in self._turn.directions:
            self._turn.aim = direction
            self.changed()

    def take_target(self, index: int) -> None:
        """Choose a direction on the course; a second click acts, or the first without asking.

        A direction of the other golfer of a team chooses that golfer as well.
        """
        directions, beside = self._turn.directions, self._marks_beside
        if 0 <= index < len(directions):
            self._take_direction(directions[index])
        elif 0 <= index - len(directions) < len(beside):
            ball, direction = beside[index - len(directions)]
            if self._turn.names_golfer:
                self._turn.take_golfer(ball)
            self._take_direction(direction)

    def _take_direction(self, direction: int) -> None:
        turn = self._turn
        again = direction == turn.aim
        turn.aim = direction
        acts = again or not self.confirms
        if turn.is_wood and acts:
            self._hit_wood()
        elif turn.action is not None and acts:
            self.play(turn.action)()
        else:
            self.changed()

    def step(self, by: int) -> None:
        """Go on to the next deck, else to the next direction."""
        turn = self._turn
        if self._borrows:
            self._club = next_of(self._lent, self._club, by)
            self.changed()
        elif len(turn.decks) > 1:
            self.take_deck(next_of(turn.decks, turn.deck, by))
        elif turn.directions:
            turn.aim = next_of(turn.directions, turn.aim, by)
            self.changed()
