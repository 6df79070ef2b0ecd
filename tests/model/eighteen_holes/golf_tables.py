"""Tables of 18 Holes in the middle of a game, for tests of the rules.

table = GolfTable(draw(COURSE), ["2-iron", "driver"], ["8-hybrid"])
table.stack("4", "SSSL")          # the next card of deck 4
table.select("2-iron", "8-hybrid")
table.play(PlayClub(Deck.FOUR, -1))
table.shoot(NORTH)
assert table.place(0) == drawn["a"]
"""

from collections.abc import Iterable, Sequence
from functools import cache

from golf_in_letters import Drawn

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.box import (
    DECK_LETTERS,
    TURN_LETTERS,
    Box,
    CardKind,
    Deck,
    ShotCard,
    clubs_in,
    hand_of,
)
from minigolf_desktop.model.eighteen_holes.course import Course
from minigolf_desktop.model.eighteen_holes.flight import Landing, landings
from minigolf_desktop.model.eighteen_holes.modes import mode_of
from minigolf_desktop.model.eighteen_holes.moves import Action, Phase, PlayShot, SelectClub
from minigolf_desktop.model.eighteen_holes.rounds import advance
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode, Setup
from minigolf_desktop.model.eighteen_holes.state import (
    NO_PEEK,
    NONE,
    NOT_KEPT,
    Ball,
    Player,
    State,
    Table,
    shuffled_decks,
)
from minigolf_desktop.model.play.randomness import Randomness
from minigolf_desktop.model.play.rules import Refusal


@cache
def the_box() -> Box:
    """The box, read once."""
    return load_box()


def club(name: str) -> int:
    """The number of a club by its name; ``8-hybrid 2`` is the one with the higher initiative."""
    name, _, which = name.partition(" ")
    return [one.number for one in the_box().clubs if one.name == name][int(which or 1) - 1]


def clubs(*names: str) -> int:
    """Clubs by name as a set."""
    return hand_of(map(club, names))


def names(hand: int) -> list[str]:
    """The names of the clubs of a set, by initiative."""
    return [the_box().clubs[one].name for one in clubs_in(hand)]


def deck_named(letter: str) -> Deck:
    """A deck by what is on its back."""
    return Deck(DECK_LETTERS.index(letter))


def card(deck: str, what: str) -> ShotCard:
    """A card of a deck by its flights (``SSL``, ``SSL/SSR``) or its kind (``super``)."""
    wanted = (
        tuple(tuple(TURN_LETTERS[turn] for turn in way) for way in what.split("/"))
        if what[0] in TURN_LETTERS
        else ()
    )
    for one in the_box().shot_cards:
        if one.deck is deck_named(deck) and (one.flights == wanted if wanted else one.kind == what):
            return one
    raise LookupError(f"deck {deck} has no {what}")


def bunker_card(deck: str, outcome: str) -> ShotCard:
    """A card of a deck with some outcome in a bunker."""
    return next(
        one
        for one in the_box().shot_cards
        if one.deck is deck_named(deck) and one.bunker == outcome and one.kind is CardKind.FLIGHT
    )


class Happened(tuple[object, ...]):
    """Events; one is among them only if its kind is, though kinds with equal figures are equal."""

    def __contains__(self, event: object) -> bool:
        return any(type(one) is type(event) and one == event for one in self)


class GolfTable:
    """A game in which everybody has some clubs and is to choose one."""

    def __init__(
        self,
        drawn: Drawn,
        *hands: Sequence[str],
        mode: Mode = Mode.MATCH,
        golfers: Iterable[str] = (),
        at: Sequence[str | None] = (),
        fly_over: bool = False,
        open_choices: bool = False,
        solo_deck: tuple[int, ...] = (),
        seed: int = 1,
    ) -> None:
        """Seat one player a hand; ``at`` says by golfer the mark where it is not on the tee."""
        self.drawn = drawn
        self.rules = EighteenHolesRules(the_box())
        faces = tuple(golfers) or ("",) * len(hands)
        course = Course("", "Drawn in letters", (), (), ())
        choice = ClubChoice.FREE if len(hands) == 1 else ClubChoice.DRAFT
        setup = Setup(
            *(course, mode, faces, choice),
            open_choices=open_choices,
            fly_over=fly_over,
            solo_deck=solo_deck,
        )
        table = Table(setup, the_box(), course, drawn.field)
        nobody = (NONE,) * len(hands)
        balls = len(hands) * (2 if table.teams else 1)
        state = State(
            table=table,
            phase=Phase.DRAFT,
            seat=NONE,
            round=0,
            players=tuple(Player(hand=clubs(*hand)) for hand in hands),
            balls=(Ball(drawn.field.tees[0], 0),) * balls,
            decks=(),
            discards=(),
            alive=tuple(range(len(hands))),
            waiting=(),
            chosen=nobody,
            used=nobody,
            order=(),
            played=(),
            extra=(),
            ball=NONE,
            shot=None,
            peek=NO_PEEK,
            kept=NOT_KEPT,
            tokens=(),
            chance=Randomness.of_seed(seed),
        )
        state, _ = mode_of(state).lay_tokens(shuffled_decks(state))
        if state.phase is Phase.PLACE_TOKEN:
            state = state._replace(seat=NONE)
        state, events = advance(state._replace(phase=Phase.DRAFT), ())
        self.events = Happened(events)
        self.state = state
        for ball, mark in enumerate(at):
            if mark is not None:
                self.put(ball, mark)

    # --- arranging

    def put(self, ball: int, mark: str, **changes: object) -> None:
        """Put a golfer on a marked hex."""
        there = self.state.balls[ball]._replace(place=self.drawn[mark], **changes)
        self.state = self.state.with_ball(ball, there)

    def change(self, seat: int, **changes: object) -> None:
        """Change what a player has."""
        player = self.state.players[seat]._replace(**changes)
        self.state = self.state.with_player(seat, player)

    def stack(self, deck: str, *cards: str | ShotCard) -> None:
        """Put cards on top of a deck, the first one to be drawn first."""
        place = deck_named(deck)
        wanted: list[int] = []
        for what in cards:
            same = [
                one.number
                for one in the_box().shot_cards
                if one == what or (isinstance(what, str) and _is_like(one, card(deck, what)))
            ]
            wanted.append(next(number for number in same if number not in wanted))
        rest = bytes(number for number in self.state.decks[place] if number not in wanted)
        discard = bytes(n for n in self.state.discards[place] if n not in wanted)
        decks, discards = list(self.state.decks), list(self.state.discards)
        decks[place] = rest + bytes(reversed(wanted))
        discards[place] = discard
        self.state = self.state._replace(decks=tuple(decks), discards=tuple(discards))

    def leave(self, deck: str, cards: int) -> None:
        """Put all but the top cards of a deck on its discards."""
        place = deck_named(deck)
        decks, discards = list(self.state.decks), list(self.state.discards)
        discards[place] += decks[place][: len(decks[place]) - cards]
        decks[place] = decks[place][len(decks[place]) - cards :]
        self.state = self.state._replace(decks=tuple(decks), discards=tuple(discards))

    # --- playing

    def legal(self) -> tuple[Action, ...]:
        """What the seat to move may do."""
        return self.rules.legal(self.state)

    def allows(self, action: Action) -> bool:
        """Whether the seat to move may do it."""
        return self.refusal(action) is None

    def refusal(self, action: Action) -> Refusal | None:
        """Why the seat to move may not do it."""
        return self.rules.refusal(self.state, self.state.seat, action)

    def play(self, *actions: Action) -> Happened:
        """Take actions of whoever is to move; return the events of the last one."""
        for action in actions:
            assert self.allows(action), (action, self.refusal(action), self.state.phase)
            step = self.rules.apply(self.state, action)
            self.state = step.state
            self.events = Happened(step.events)
            assert self.rules.problems(self.state) == []
        return self.events

    def select(self, *wanted: str) -> None:
        """Put clubs face down, in the order in which the seats choose."""
        for name in wanted:
            self.play(SelectClub(club(name)))

    def shoot(self, aim: int, *, slot: int = 0, flight: int = 0) -> Happened:
        """Send the ball off."""
        return self.play(PlayShot(slot, flight, aim))

    def landings(self, slot: int = 0) -> tuple[Landing, ...]:
        """Every landing that is offered."""
        return landings(self.state, slot)

    def landing(self, aim: int, slot: int = 0) -> Landing:
        """The landing in a direction."""
        return next(one for one in self.landings(slot) if one.aim == aim)

    # --- looking

    def place(self, ball: int) -> int:
        """Where a golfer stands."""
        return self.state.balls[ball].place

    def hand(self, seat: int) -> list[str]:
        """The names of the clubs in a hand."""
        return names(self.state.players[seat].hand)

    def discard(self, seat: int) -> list[str]:
        """The names of the clubs in a discard."""
        return names(self.state.players[seat].discard)

    def event(self, kind: type) -> object:
        """The one event of a kind that the last action led to."""
        (found,) = (event for event in self.events if isinstance(event, kind))
        return found


def _is_like(one: ShotCard, other: ShotCard) -> bool:
    return (one.deck, one.kind, one.flights) == (other.deck, other.kind, other.flights)
