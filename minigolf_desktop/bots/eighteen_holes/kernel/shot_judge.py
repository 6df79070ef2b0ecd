"""What a shot is worth, as the turns that a seat is expected to need after it.

The cards that are still in the decks count, not those that were in them; every card is tried, and
after it :class:`~.hand.Hand` tells what is left.
"""

from typing import Final

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.kernel.actions import (
    ARGUMENT,
    BIG_HIT,
    EXIT_BUNKER,
    KIND_BITS,
    MOVE_ONE_HEX,
)
from minigolf_desktop.bots.eighteen_holes.kernel.clubs import bit_of
from minigolf_desktop.bots.eighteen_holes.kernel.codes import BUNKER, NONE
from minigolf_desktop.bots.eighteen_holes.kernel.hand import Hand
from minigolf_desktop.bots.eighteen_holes.kernel.position import Position
from minigolf_desktop.bots.eighteen_holes.kernel.shots import (
    PLAIN,
    THROWN_BY_CHANCE,
    THROWN_BY_RIVAL,
    mean_of_draw,
)
from minigolf_desktop.bots.eighteen_holes.kernel.turns_left import FAR, WORTH_A_LOOK

NEVER: Final = 1000.0
"""What is done only where there is nothing else."""


class ShotJudge:
    """Judges the shots of one seat in one position."""

    def __init__(
        self, position: Position, seat: i64, hand: Hand, depth: i64, scale: list[float]
    ) -> None:
        """Take the position, a seat, its hand, and how many shots it looks ahead after this one.

        ``scale`` says what so many turns left are worth, a step for each tenth; where it is empty,
        each is worth the same.
        """
        self.position: Position = position
        self.seat: i64 = seat
        self.hand: Hand = hand
        self.depth: i64 = depth
        self.knows_decks: bool = True
        """Whether the cards that were drawn are remembered."""
        self.scale: list[float] = scale
        self.playing_first: float = 0.0
        """Turns that the lowest initiative is worth more than the highest."""
        self.gains: list[float] = []
        """By hole: the turns that its green is worth more if the ball is there with this shot."""

    # --- what is left

    def left(self, clubs: i64, place: i64) -> float:
        """Return what a golfer on a hex has before it, with a set of clubs in hand."""
        places = self._places(clubs)
        turns = self.hand.left(places, self.depth, place)
        if not self.scale:
            return turns - self._gain_at(place)
        return self.scaled(turns) + (self.hand.kept[places] if turns <= 0.0 else 0.0)

    def _gain_at(self, place: i64) -> float:
        if not self.gains or not self.hand.goal.ends[place]:
            return 0.0
        return self.gains[self.hand.goal.course.ground.hole_at[place]]

    def scaled(self, turns: float) -> float:
        """Return what so many turns are worth."""
        scale = self.scale
        if not scale:
            return turns
        step = turns * 10.0
        below = int(step)
        if below >= len(scale) - 1:
            return scale[len(scale) - 1]
        part = step - below
        return scale[below] * (1.0 - part) + scale[below + 1] * part

    def _places(self, clubs: i64) -> i64:
        """Return a set of clubs as bits of their places in the hand."""
        found: i64 = 0
        for number, club in enumerate(self.hand.clubs):
            if clubs & bit_of(club):
                found |= 1 << number
        return found

    def out_of_bounds(self, clubs: i64, club: i64, place: i64) -> float:
        """Return what is left after a shot out of bounds: the club comes back."""
        turns = self.hand.left(self._places(clubs | bit_of(club)), self.depth, place)
        return self.scaled(turns + self.hand.goal.course.penalty)

    # --- one club

    def of_club(self, club: i64, clubs: i64, ball: i64) -> float:
        """Return what the best use of a club leaves; ``clubs`` are in hand then."""
        course = self.hand.goal.course
        cards, ground = course.cards, course.ground
        place = self.position.balls[ball].place
        if ground.ground[place] == BUNKER and not cards.in_bunkers >> club & 1:
            actions = cards.exits[club]
        elif cards.tee_only >> club & 1 and not ground.tee_box[place]:
            actions = ground.walks[place]
        else:
            actions = ground.walks[place] + cards.draws[club]
        least = self.left(clubs, place) + 0.5
        for action in actions:
            least = min(least, self.of_use(club, clubs, place, action))
        return least

    def of_use(self, club: i64, clubs: i64, place: i64, action: i64) -> float:
        """Return what one use of a club leaves on average."""
        cards, ground = self.hand.goal.course.cards, self.hand.goal.course.ground
        kind = action >> KIND_BITS
        argument = action & ARGUMENT
        if kind == MOVE_ONE_HEX:
            return self.left(clubs, ground.beside[6 * place + argument])
        if kind == EXIT_BUNKER:
            return self.of_exit(club, clubs, place, argument // 6, argument % 6)
        if kind == BIG_HIT:
            thrown = THROWN_BY_RIVAL if self.position.table.seats > 1 else THROWN_BY_CHANCE
            deck: i64 = cards.big_hit_deck[club]
            return self._of_draw(club, clubs, place, deck, NONE, cards.drawn[club] + 1, thrown)
        deck = argument // 7 - 1
        aim = argument % 7 - 1
        if deck == NONE:
            wood: i64 = cards.wood_rough[club] if ground.rough[place] else cards.wood[club]
            ends = self.hand.goal.course.shots.ends_of_flights([wood], place, NONE)
            return self._best(club, clubs, place, ends)
        return self._of_draw(club, clubs, place, deck, aim, cards.drawn[club], PLAIN)

    def _best(self, club: i64, clubs: i64, place: i64, ends: list[int]) -> float:
        """Return what is left on the best of some hexes."""
        goal = self.hand.goal
        if ends[0] == goal.course.shots.out:
            return self.out_of_bounds(clubs, club, place)
        nearest = FAR
        for end in ends:
            nearest = min(nearest, goal.at[end])
        least = NEVER
        for end in ends:
            if goal.at[end] <= nearest + WORTH_A_LOOK:
                least = min(least, self.left(clubs, end))
        return least

    def of_card(self, card: i64, club: i64, clubs: i64, place: i64, aim: i64) -> float:
        """Return what a card that was drawn leaves."""
        course = self.hand.goal.course
        cards = course.cards
        if cards.draw_from[card] != NONE:
            costs = self.of_cards(self.cards_of(cards.draw_from[card]), club, clubs, place, aim)
            return mean_of_draw(costs, 1, PLAIN)
        short = course.ground.rough[place] and cards.rough_penalty[club] == 1
        ends = course.shots.ends_of_card(card, short, place, aim)
        return self._best(club, clubs, place, ends)

    def cards_of(self, deck: i64) -> bytes:
        """Return the cards of which the next one of a deck is any."""
        if self.knows_decks:
            found = self.position.decks[deck] or self.position.discards[deck]
            if found:
                return found
        return self.hand.goal.course.cards.of_deck[deck]

    def known_top(self, deck: i64) -> i64:
        """Return the card that comes next of a deck, where the seat knows that."""
        position = self.position
        kept = position.kept_card
        of_deck = position.table.cards.deck
        if kept != NONE and position.kept_seat == self.seat and of_deck[kept] == deck:
            return kept
        if position.peek_deck == deck and (position.peek_shown or position.peek_seat == self.seat):
            return position.peek_card
        return NONE

    def of_cards(self, drawn: bytes, club: i64, clubs: i64, place: i64, aim: i64) -> list[float]:
        """Return what each of some cards leaves that is no special one."""
        special = self.hand.goal.course.cards.draw_from
        found = [
            self.of_card(card, club, clubs, place, aim) for card in drawn if special[card] == NONE
        ]
        return found or [self.left(clubs, place)]

    def _of_draw(
        self, club: i64, clubs: i64, place: i64, deck: i64, aim: i64, drawn: i64, thrown: i64
    ) -> float:
        """Return what a draw leaves on average."""
        top = self.known_top(deck)
        cards = self.cards_of(deck)
        costs: list[float] = []
        if top == NONE:
            for card in cards:
                costs.append(self.of_card(card, club, clubs, place, aim))
            return mean_of_draw(costs, drawn, thrown)
        first = self.of_card(top, club, clubs, place, aim)
        if drawn == 1:
            return first
        for card in cards:
            if card != top:
                other = self.of_card(card, club, clubs, place, aim)
                costs.append(min(first, other) if thrown == PLAIN else max(first, other))
        return mean_of_draw(costs or [first], 1, PLAIN)

    def of_exit(self, club: i64, clubs: i64, place: i64, deck: i64, aim: i64) -> float:
        """Return what an attempt to leave a bunker leaves on average."""
        shots = self.hand.goal.course.shots
        out_of_bunker = self.hand.goal.course.cards.out_of_bunker
        costs: list[float] = []
        for card in self.cards_of(deck):
            turn: i64 = out_of_bunker[card]
            if turn != NONE:
                end = shots.exit_of(turn, place, aim)
                if end == shots.out:
                    costs.append(self.out_of_bounds(clubs, club, place))
                else:
                    costs.append(self.left(clubs, end))
        return mean_of_draw(costs or [self.left(clubs, place)], 1, PLAIN)
