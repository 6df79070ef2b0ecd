"""What the tips of 18 Holes claim, and random games to try them in."""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from itertools import pairwise

from tip_moments import Claims, Moment, Played, check

from minigolf_desktop.bots.eighteen_holes.plain_golfers import RandomGolfer
from minigolf_desktop.bots.eighteen_holes.random_games import random_setup
from minigolf_desktop.content.eighteen_holes import eighteen_holes_rules
from minigolf_desktop.model.eighteen_holes.box import CardKind, Deck
from minigolf_desktop.model.eighteen_holes.course import Course, Terrain
from minigolf_desktop.model.eighteen_holes.moves import Action, NameGolfer, Phase
from minigolf_desktop.model.eighteen_holes.quick_course import quick_course
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import SEATS, Mode
from minigolf_desktop.model.eighteen_holes.state import Ball, State
from minigolf_desktop.model.play import Match

NOBODY = -1
ENDS_FOR_ALL = (Mode.MATCH, Mode.SKINS)
"""Modes in which a hole ends for everybody at once (page 10)."""

# --- In the water


class Splash:
    """A golfer who lies in the water, and how the game goes on."""

    def __init__(self, moment: Moment) -> None:
        self._moment = moment
        self.number: int = moment.before.ball
        """The golfer on the course."""
        before: State = moment.before
        self.round = before.round
        self.mode = before.table.setup.mode
        self.seat = before.table.seat_of(self.number)
        self.place = moment.after.balls[self.number].place
        """The hex of water."""
        ground = before.table.field.terrain(self.place)
        check(ground in (Terrain.WATER, Terrain.LAKE), f"the ball lies on {ground.name}")
        self.turns = before.balls[self.number].turns + 1
        """Turns on the hole with that one."""

    @property
    def now(self) -> State:
        """The state that the game has come to."""
        return self._moment.now

    @property
    def legal(self) -> Sequence[Action]:
        """What may be done now."""
        return self._moment.match.rules.legal(self.now)

    @property
    def ball(self) -> Ball:
        """The golfer as it is now."""
        return self.now.balls[self.number]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, or the player is out of it."""
        return self.now.phase is Phase.OVER or self.seat not in self.now.alive

    @property
    def is_asked_for_a_club(self) -> bool:
        """Whether the player takes part in the round."""
        return self.seat in self.now.waiting or self.now.chosen[self.seat] != NOBODY

    @property
    def hole_has_ended(self) -> bool:
        """Whether the golfer stands on a tee again."""
        return not self.ball.turns and self.ball.place in self.now.table.field.tees

    def stays_in_place(self) -> None:
        """Claim that the golfer lies where it fell."""
        check(self.ball.place == self.place, "the golfer is no more where it fell")


def water(moment: Moment) -> Iterator[None]:
    """Claim what water costs: by mode a stroke, or the next turn."""
    splash = Splash(moment)
    if splash.mode is Mode.STROKE:
        yield from _costs_a_stroke(splash, moment)
    elif moment.before.table.teams:
        yield from _costs_a_turn_of_the_team(splash)
    else:
        yield from _costs_a_turn(splash)


def _costs_a_stroke(splash: Splash, moment: Moment) -> Iterator[None]:
    check("one stroke more" in moment.says, "the tip tells of no stroke")
    check(moment.after.balls[splash.number].turns == splash.turns + 1, "no stroke was added")
    while splash.now.round == splash.round and not splash.is_over:
        splash.stays_in_place()
        yield
    if not splash.is_over:
        splash.stays_in_place()
        check(splash.is_asked_for_a_club, "a turn is missed")


def _costs_a_turn(splash: Splash) -> Iterator[None]:
    while splash.now.round == splash.round and not splash.is_over:
        check(splash.ball.lying, "the golfer does not lie in the water")
        splash.stays_in_place()
        yield
    if splash.is_over:
        return
    if splash.hole_has_ended:
        check(splash.mode in ENDS_FOR_ALL, "the hole ended with a golfer in the water")
        return
    splash.stays_in_place()
    check(splash.ball.turns == splash.turns + 1, "the turn missed does not count as one taken")
    if splash.now.round == splash.round + 1:
        check(not splash.is_asked_for_a_club, "no turn is missed")
    while splash.now.round == splash.round + 1 and not splash.is_over:
        splash.stays_in_place()
        yield
    if splash.is_over:
        return
    if splash.hole_has_ended:
        check(splash.mode in ENDS_FOR_ALL, "the hole ended with a golfer in the water")
        return
    splash.stays_in_place()
    check(splash.is_asked_for_a_club, "more than one turn is missed")


def _costs_a_turn_of_the_team(splash: Splash) -> Iterator[None]:
    partner = next(b for b in splash.now.table.balls_of(splash.seat) if b != splash.number)
    both = False
    while splash.now.round == splash.round and not splash.is_over:
        check(splash.ball.lying, "the golfer does not lie in the water")
        both = splash.now.balls[partner].lying
        yield
    if splash.is_over:
        return
    if splash.now.round == splash.round + 1:
        check(splash.is_asked_for_a_club != both, f"both in the water: {both}")
    while splash.now.round == splash.round + 1 and not splash.is_over:
        splash.stays_in_place()
        if splash.now.seat == splash.seat:
            named = [one.ball for one in splash.legal if isinstance(one, NameGolfer)]
            check(splash.number not in named, "the golfer may take the turn")
        yield
    if not splash.is_over:
        splash.stays_in_place()
        check(not splash.ball.lying, "more than one turn is missed")


# --- Out of bounds


def out(moment: Moment) -> Iterator[None]:
    """Claim that ball and club are back, and what the turn counts."""
    before, after = moment.before, moment.after
    number, seat = before.ball, before.table.seat_of(before.ball)
    was, ball = before.balls[number], after.balls[number]
    club, player = before.chosen[seat], after.players[seat]
    check(ball.place == was.place, "the ball is not where it was hit")
    check(player.hand >> club & 1 and not player.discard >> club & 1, "the club is not in the hand")
    counted = 2 if before.table.setup.mode is Mode.STROKE else 1
    check(ball.turns == was.turns + counted, f"the turn counts {ball.turns - was.turns}")
    check(("one stroke more" in moment.says) == (counted == 2), "the tip tells another cost")
    check(after.round > before.round or seat not in after.order, "the turn is not over")
    yield from ()


# --- Decks


def on_the_table(state: State) -> bytes:
    """Return the cards of the turn so far, those thrown away among them."""
    return b"" if state.shot is None else b"".join((state.shot.thrown, *state.shot.stacks))


def _was_made_anew(moment: Moment, deck: int) -> bool:
    """Return whether all discards of a deck are in it again, or were drawn from it since."""
    before, after = moment.before, moment.after
    back = set(after.decks[deck]) | set(on_the_table(after))
    return (
        bool(before.discards[deck])
        and not after.discards[deck]
        and (set(before.discards[deck]) <= back)
    )


def _stay_out(moment: Moment, deck: int) -> Iterator[None]:
    """Claim that cards of this turn are in the deck at no time before it is over."""
    while (cards := set(on_the_table(moment.now))) or moment.now is moment.after:
        check(not cards & set(moment.now.decks[deck]), "a card of this turn is in the deck")
        yield


def ran_out(moment: Moment) -> Iterator[None]:
    """Claim that no card of a deck was left, and that its discards are the deck now."""
    drawn = set(on_the_table(moment.after)) - set(on_the_table(moment.before))
    found = [
        deck
        for deck in Deck
        if set(moment.before.decks[deck]) <= drawn and _was_made_anew(moment, deck)
    ]
    check(found, "no deck had run out")
    for deck in found:
        left = set(moment.after.decks[deck]) | drawn
        check(set(moment.after.decks[deck]) <= set(moment.before.discards[deck]), "other cards")
        check(set(moment.before.discards[deck]) <= left, "a discard is not in the deck")
    yield from _stay_out(moment, found[0])


def shuffle_card(moment: Moment) -> Iterator[None]:
    """Claim that such a card was drawn, and another one from the same deck after it."""
    cards, shot = moment.after.table.box.shot_cards, moment.after.shot
    stacks = () if shot is None else (shot.thrown, *shot.stacks)
    found = [
        deck
        for stack in stacks
        for card, following in pairwise(stack)
        for deck in Deck
        if cards[card].kind is CardKind.SHUFFLE
        and cards[card].deck is cards[following].deck is deck
        and _was_made_anew(moment, deck)
    ]
    check(found, "no shuffle card asked for it")
    yield from _stay_out(moment, found[0])


CLAIMS: Claims = {
    "fell-into-water": water,
    "went-out": out,
    "deck-ran-out": ran_out,
    "shuffle-card": shuffle_card,
}

# --- Random games


@cache
def rules() -> EighteenHolesRules:
    """Return the rules with the box."""
    return eighteen_holes_rules()


@cache
def short_courses() -> tuple[Course, ...]:
    """Return quick courses of one to four holes."""
    box = rules().box
    return tuple(quick_course(box, 1 + seed % 4, seed) for seed in range(16))


def _game(seed: int, *, mode: Mode) -> Played:
    """Set a game up, with any golfers and in the open air or not: mostly on a short course, but for
    Solo Chaos, of which a game is quick.
    """
    chance = random.Random(seed)
    box = rules().box
    some = random_setup(box, mode, chance.choice(SEATS[mode]), seed)
    course = some.course
    if mode is not Mode.SOLO_CHAOS and chance.random() < 0.9:
        course = chance.choice(short_courses())
    fly_over = chance.random() < 0.5
    setup = replace(some, course=course, fly_over=fly_over)
    match = Match(rules(), setup, seed)
    golfer = RandomGolfer(rules(), seed)
    return Played(match, golfer.choose, None)


MODES: Mapping[str, Callable[[int], Played]] = {
    str(mode): partial(_game, mode=mode) for mode in Mode
}
