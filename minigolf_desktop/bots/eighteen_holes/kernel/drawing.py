"""Drawing shot cards (the model's :mod:`~minigolf_desktop.model.eighteen_holes.drawing`)."""

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.kernel.codes import NONE
from minigolf_desktop.bots.eighteen_holes.kernel.position import SINGLE, Position
from minigolf_desktop.model.play.randomness import Randomness


def top_of(position: Position, deck: i64) -> i64:
    """Return the top card of a deck without taking it; an empty deck is filled first."""
    if not position.decks[deck]:
        _refill(position, deck)
    return position.decks[deck][-1]


def draw(position: Position, deck: i64, to_the_end: bool) -> bytes:
    """Return the cards drawn onto a slot, the topmost last.

    ``to_the_end`` follows super, short and shuffle cards until a shot is there.
    """
    drawn = b""
    while True:
        number = _take(position, deck)
        drawn += SINGLE[number]
        if not to_the_end or position.table.cards.draw_from[number] == NONE:
            return drawn
        deck = follow(position, number)


def follow(position: Position, number: i64) -> i64:
    """Carry out what a special card says; return the deck to draw from next."""
    cards = position.table.cards
    deck: i64 = cards.deck[number]
    if cards.shuffles[number] == 1 and position.discards[deck]:
        _refill(position, deck)
    return cards.draw_from[number]


def take_top(position: Position, deck: i64) -> None:
    """Take the top card off a deck."""
    cards = position.decks[deck]
    position.decks[deck] = cards[: len(cards) - 1]


def end_peek(position: Position) -> None:
    """Let no card be looked at."""
    position.peek_seat = NONE
    position.peek_deck = NONE
    position.peek_card = NONE


def discard_shot(position: Position, keep: i64) -> None:
    """Lay the cards of the shot on the discards, but for one that is kept."""
    decks = position.table.cards.deck
    if position.stacks:
        for number in position.thrown:
            if number != keep:
                position.discards[decks[number]] += SINGLE[number]
        for stack in position.stacks:
            for number in stack:
                if number != keep:
                    position.discards[decks[number]] += SINGLE[number]
    position.end_shot()


def any_special(position: Position) -> bool:
    """Return whether another card must be drawn on top of one of the shot's."""
    draw_from = position.table.cards.draw_from
    return any(draw_from[stack[-1]] != NONE for stack in position.stacks)


def shuffled(position: Position, items: bytes) -> bytes:
    """Return items in random order, out of the random numbers of the game."""
    mixed, after = Randomness(position.key, position.counter).shuffled(items)
    position.counter = after.counter
    return mixed


def below(position: Position, limit: int) -> int:
    """Return a number below a limit, out of the random numbers of the game."""
    number, after = Randomness(position.key, position.counter).below(limit)
    position.counter = after.counter
    return number


def _take(position: Position, deck: i64) -> i64:
    card = position.kept_card
    is_own = card != NONE and position.kept_seat == position.seat
    if is_own and position.table.cards.deck[card] == deck:
        position.kept_seat = NONE
        position.kept_card = NONE
        return card
    top = top_of(position, deck)
    take_top(position, deck)
    if position.peek_deck == deck:
        end_peek(position)
    return top


def _refill(position: Position, deck: i64) -> None:
    """Shuffle the discards of a deck into it."""
    position.decks[deck] = shuffled(position, position.decks[deck] + position.discards[deck])
    position.discards[deck] = b""
    if position.peek_deck == deck:
        end_peek(position)
