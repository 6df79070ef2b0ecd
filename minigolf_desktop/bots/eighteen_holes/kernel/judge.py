"""What each action of a seat is worth, as the turns that it is expected to need afterwards.

The cards that are still in the decks count, not those that were in them; every card is tried, and
after it :class:`~.turns_left.Hand` tells what is left.
"""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.kernel.actions import (
    ARGUMENT,
    BIG_HIT,
    BORROW_CLUB,
    EXIT_BUNKER,
    FOLLOW_CARD,
    KEEP_CARD,
    KIND_BITS,
    LOOK_AT_DECK,
    MOVE_ONE_HEX,
    NAME_GOLFER,
    OWN_CLUB,
    PLAY_CLUB,
    PLAY_SHOT,
    PUT_BACK,
    REDRAW,
    RESET_FIRST,
    RESET_HAND,
    SELECT_CLUB,
    STAY_PUT,
    THROW_CARD,
)
from minigolf_desktop.bots.eighteen_holes.kernel.codes import BUNKER, NONE, bit_of, count
from minigolf_desktop.bots.eighteen_holes.kernel.playing import landing
from minigolf_desktop.bots.eighteen_holes.kernel.position import Position
from minigolf_desktop.bots.eighteen_holes.kernel.turns_left import (
    FAR,
    PLAIN,
    THROWN_BY_CHANCE,
    THROWN_BY_RIVAL,
    WORTH_A_LOOK,
    Hand,
    mean_of_draw,
)

# --- What a shot is worth, as the turns that a seat is expected to need after it

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
        self.keeps_clubs: bool = True
        """Whether clubs that are left for the next hole count, where others race to the green."""
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
        is_there = turns <= 0.0 and self.keeps_clubs
        return self.scaled(turns) + (self.hand.kept[places] if is_there else 0.0)

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


# --- What each action of a seat is worth, as the turns that it is expected to need afterwards

AT_ONCE: Final = -1000.0
"""What costs nothing and can only help."""
USELESS_RESET: Final = 3.0
"""Turns that it costs to take back one club or none: nobody stands still for ever."""
POWER: Final = 0.3
"""Turns that a card drawn anew must save, for the power is spent (Lucky)."""
CLUB: Final = 0.4
"""Turns that a club thrown in is worth besides (Lucky's B side)."""


@final
class ActionJudge(ShotJudge):
    """Judges the actions of one seat in one position."""

    def in_hand(self, club: i64) -> i64:
        """Return the clubs in hand after one of them is played, or after the one in play."""
        player = self.position.players[self.seat]
        clubs = player.hand & ~bit_of(club)
        if self._comes_back(club):
            clubs |= bit_of(club)
        return clubs

    def _comes_back(self, club: i64) -> bool:
        for number, one in enumerate(self.hand.clubs):
            if one == club:
                return bool(self.hand.lasting >> number & 1)
        return False

    def of_clubs(self, actions: list[int]) -> list[float]:
        """Return the worth of what may be done when a club is chosen, for a round or extra turn."""
        position = self.position
        extra = position.ball != NONE
        balls = [position.ball] if extra else list(position.balls_of(self.seat))
        cards = position.table.cards
        found: list[float] = []
        for action in actions:
            kind: i64 = action >> KIND_BITS
            club: i64 = action & ARGUMENT
            if kind == SELECT_CLUB:
                late = cards.initiative[club] / len(cards.initiative)
                found.append(self._best_gain(club, balls) + self.playing_first * late)
            elif kind == RESET_FIRST:
                found.append(AT_ONCE)
            elif kind == STAY_PUT:
                found.append(0.0)
            else:
                found.append(NEVER)
        return self._with_looks(actions, found, balls)

    def _best_gain(self, club: i64, balls: list[int]) -> float:
        """Return what a club changes at best, for one golfer of the seat."""
        position = self.position
        clubs = self.in_hand(club)
        before = position.players[self.seat].hand
        least = NEVER
        for ball in balls:
            if position.balls[ball].lying and len(balls) > 1:
                continue
            here = self.left(before, position.balls[ball].place)
            least = min(least, self.of_club(club, clubs, ball) - here)
        return least

    def _with_looks(self, actions: list[int], worths: list[float], balls: list[int]) -> list[float]:
        """Let the deck be looked at from which the best club draws (Bunjil)."""
        looks = [one for one in actions if one >> KIND_BITS == LOOK_AT_DECK]
        if not looks:
            return worths
        best: i64 = worths.index(min(worths))
        club: i64 = actions[best] & ARGUMENT
        decks = self.position.table.cards.draw_decks[club]
        found: list[float] = []
        for number, action in enumerate(actions):
            wanted = action >> KIND_BITS == LOOK_AT_DECK and decks >> (action & ARGUMENT) & 1
            found.append(AT_ONCE if wanted else worths[number])
        return found

    def of_turn(self, actions: list[int]) -> list[float]:
        """Return the worth of the actions of a turn."""
        position = self.position
        player = position.players[self.seat]
        club = player.used
        clubs = self.in_hand(player.chosen)
        found: list[float] = []
        for action in actions:
            kind: i64 = action >> KIND_BITS
            if kind == RESET_HAND:
                found.append(self._of_reset(player.chosen))
            elif kind == BORROW_CLUB:
                found.append(self._gain(action & ARGUMENT, clubs, NONE))
            elif kind == NAME_GOLFER:
                found.append(self._of_named(club, clubs, action & ARGUMENT))
            elif kind in (MOVE_ONE_HEX, PLAY_CLUB, BIG_HIT, EXIT_BUNKER):
                found.append(self._gain(club, clubs, action))
            else:
                found.append(NEVER)
        return found

    def _able(self) -> list[int]:
        """Return the golfers who may be the one to act."""
        position = self.position
        if position.ball != NONE:
            return [position.ball]
        balls = list(position.balls_of(self.seat))
        return [ball for ball in balls if not position.balls[ball].lying] or balls

    def _gain(self, club: i64, clubs: i64, action: i64) -> float:
        """Return what an action, or the best use of a club, changes at best for one golfer."""
        least = NEVER
        ground = self.hand.goal.course.ground
        cards = self.hand.goal.course.cards
        for ball in self._able():
            place = self.position.balls[ball].place
            if action == NONE:
                cost = self.of_club(club, clubs, ball)
            elif (
                action >> KIND_BITS in (PLAY_CLUB, BIG_HIT)
                and ground.ground[place] == BUNKER
                and not cards.in_bunkers >> club & 1
            ):
                continue
            else:
                cost = self.of_use(club, clubs, place, action)
            least = min(least, cost - self.left(clubs, place))
        return least

    def _of_named(self, club: i64, clubs: i64, ball: i64) -> float:
        place = self.position.balls[ball].place
        return self.of_club(club, clubs, ball) - self.left(clubs, place)

    def _of_reset(self, club: i64) -> float:
        player = self.position.players[self.seat]
        clubs = player.hand | player.discard
        if not self._comes_back(club):
            clubs &= ~bit_of(club)
        least = NEVER
        now = self.in_hand(club)
        for ball in self._able():
            place = self.position.balls[ball].place
            least = min(least, self.left(clubs, place) - self.left(now, place))
        return least + (USELESS_RESET if count(player.discard) < 2 else 0.0)

    def of_borrowing(self, actions: list[int]) -> list[float]:
        """Return the worth of using each club that lies open, or one's own (Slick Rikesh)."""
        player = self.position.players[self.seat]
        clubs = self.in_hand(player.chosen)
        balls = list(self.position.balls_of(self.seat))
        found: list[float] = []
        for action in actions:
            club = player.chosen if action >> KIND_BITS == OWN_CLUB else action & ARGUMENT
            least = NEVER
            for ball in balls:
                here = self.left(clubs, self.position.balls[ball].place)
                least = min(least, self.of_club(club, clubs, ball) - here)
            # The power is good once a hole.
            found.append(least - (POWER if club == player.chosen else 0.0))
        return found

    def of_keeping(self, actions: list[int]) -> list[float]:
        """Return the worth of keeping the card looked at, or putting it back (Bunjil)."""
        position = self.position
        card = position.peek_card
        deck: i64 = position.table.cards.deck[card]
        player = position.players[self.seat]
        with_it = without = NEVER
        for club in self.hand.clubs:
            if not player.hand & bit_of(club):
                continue
            clubs = self.in_hand(club)
            for ball in position.balls_of(self.seat):
                place = position.balls[ball].place
                here = self.left(player.hand, place)
                without = min(without, self.of_club(club, clubs, ball) - here)
                if position.table.cards.draw_decks[club] >> deck & 1:
                    kept = self.of_card(card, club, clubs, place, NONE) - here
                    with_it = min(with_it, kept)
        worths = {KEEP_CARD: with_it, PUT_BACK: without}
        return [worths.get(action >> KIND_BITS, NEVER) for action in actions]

    # --- after the draw

    def of_shots(self, actions: list[int]) -> list[float]:
        """Return the worth of what may be done with the cards drawn."""
        position = self.position
        player = position.players[self.seat]
        clubs = self.in_hand(player.chosen)
        ball = position.ball
        found: list[float] = []
        for action in actions:
            kind: i64 = action >> KIND_BITS
            argument: i64 = action & ARGUMENT
            if kind == PLAY_SHOT and ball != NONE:
                found.append(self._of_landing(clubs, argument))
            elif kind == FOLLOW_CARD:
                found.append(AT_ONCE)
            elif kind == REDRAW:
                found.append(self._of_redraw(clubs, argument // 64, argument % 64 - 1))
            elif kind == NAME_GOLFER:
                place = position.balls[argument].place
                found.append(self._best_drawn(clubs, argument) - self.left(clubs, place))
            else:
                found.append(NEVER)
        return found

    def _of_landing(self, clubs: i64, argument: i64) -> float:
        position = self.position
        place = position.balls[position.ball].place
        club = position.players[self.seat].used
        if position.bunker:
            shots = self.hand.goal.course.shots
            turn: i64 = shots.cards.out_of_bunker[position.stacks[0][-1]]
            end = shots.exit_of(turn, place, position.aim)
            return (
                self.out_of_bounds(clubs, club, place)
                if end == shots.out
                else self.left(clubs, end)
            )
        end = landing(position, argument // 32, argument // 8 % 4, argument % 8)
        if end == NONE:
            return self.out_of_bounds(clubs, club, place)
        return self.left(clubs, end)

    def _of_redraw(self, clubs: i64, slot: i64, thrown_in: i64) -> float:
        position = self.position
        stack = position.stacks[slot]
        deck: i64 = position.table.cards.deck[stack[-1]]
        club = position.players[self.seat].used
        if thrown_in != NONE:
            clubs &= ~bit_of(thrown_in)
        least = NEVER
        cards = self.cards_of(deck)
        for ball in self._able():
            place = self.position.balls[ball].place
            if position.bunker:
                cost = self.of_exit(club, clubs, place, deck, position.aim)
            else:
                costs = self.of_cards(cards, club, clubs, place, position.aim)
                cost = mean_of_draw(costs, 1, PLAIN)
            least = min(least, cost)
        return least + POWER + (CLUB if thrown_in != NONE else 0.0)

    def _best_drawn(self, clubs: i64, ball: i64) -> float:
        """Return what the best card drawn leaves a golfer."""
        least = NEVER
        for slot in range(len(self.position.stacks)):
            least = min(least, self.of_slot(clubs, ball, slot))
        if not self.position.stacks:
            club = self.position.players[self.seat].used
            return self.of_club(club, clubs, ball)
        return least

    def of_slot(self, clubs: i64, ball: i64, slot: i64) -> float:
        """Return what a card drawn leaves a golfer."""
        position = self.position
        if position.forced not in (NONE, slot):
            return NEVER
        club = position.players[self.seat].used
        card: i64 = position.stacks[slot][-1]
        return self.of_card(card, club, clubs, position.balls[ball].place, position.aim)

    def of_throwing(self, actions: list[int]) -> list[float]:
        """Return the worth, to somebody else, of throwing away each card of the seat's big hit."""
        clubs = self.in_hand(self.position.players[self.seat].chosen)
        slots: list[float] = []
        for slot in range(len(self.position.stacks)):
            least = NEVER
            for ball in self._able():
                here = self.left(clubs, self.position.balls[ball].place)
                least = min(least, self.of_slot(clubs, ball, slot) - here)
            slots.append(least)
        found: list[float] = []
        for action in actions:
            if action >> KIND_BITS != THROW_CARD:
                found.append(NEVER)
                continue
            rest = NEVER
            for slot, cost in enumerate(slots):
                if slot != action & ARGUMENT:
                    rest = min(rest, cost)
            found.append(-rest)
        return found
