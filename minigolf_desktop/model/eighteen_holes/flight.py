"""How a ball flies over the field (rule book, move your golfer, chipping; rulings H4, H10).

Computer players search with the same rules in
:mod:`~minigolf_desktop.bots.eighteen_holes.kernel.table`: what changes here changes there.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from minigolf_desktop.model.eighteen_holes.box import BunkerOutcome, Club, Deck, Flight, ShotCard
from minigolf_desktop.model.eighteen_holes.course import CLOSED, GOOD_LIES, Terrain
from minigolf_desktop.model.eighteen_holes.field import Field
from minigolf_desktop.model.eighteen_holes.moves import ShotOutcome
from minigolf_desktop.model.eighteen_holes.state import NONE, Shot, State

if TYPE_CHECKING:
    from minigolf_desktop.model.eighteen_holes.state import View

AIMS = range(6)

_TREES = int(Terrain.TREES)
_CLOSED = frozenset(map(int, CLOSED))
_GOOD_LIES = frozenset(map(int, GOOD_LIES))
_NO_LANDING = frozenset(map(int, (Terrain.CLUBHOUSE, Terrain.OUTSIDE)))

_BUNKER_TURN = {BunkerOutcome.TARGET: 0, BunkerOutcome.LEFT: 1, BunkerOutcome.RIGHT: 5}


class Landing(NamedTuple):
    """Where a shot would end."""

    aim: int
    """Direction of the first step."""
    flight: int
    """Which flight of the card."""
    path: tuple[int, ...]
    """Hexes from where the ball is hit to where it comes down, or to the first one out of bounds
    where it leaves the course."""
    end: int
    """Hex on which the ball lies afterwards."""
    outcome: ShotOutcome


def fly(field: Field, start: int, aim: int, flight: Flight, *, fly_over: bool = False) -> Landing:
    """Return where a ball lands that stops at the first trees in its way.

    ``fly_over`` lets it cross open ground outside the course (ruling H10).
    """
    ground, following, size = field.ground, field.next, field.size
    path = [start]
    place = start
    outcome = ShotOutcome.LANDED
    for turn in flight:
        onto = following[(aim + turn) % 6][place]
        if ground[onto] == _TREES:
            outcome = ShotOutcome.STOPPED
            break
        path.append(onto)
        place = onto
        if onto >= size and not fly_over:
            break
    if ground[place] in _NO_LANDING:
        return Landing(aim, 0, tuple(path), start, ShotOutcome.OUT)
    return Landing(aim, 0, tuple(path), place, outcome)


def chip(field: Field, start: int, aim: int, flight: Flight, *, fly_over: bool = False) -> Landing:
    """Return where a chip lands: over the trees beside the ball, never on trees (page 13).

    Trees at the end send it back to the hex that it came over, or, where that is trees too, leave
    it where it was hit.
    """
    ground = field.ground
    path = [start]
    for turn in flight:
        onto = field.next[(aim + turn) % 6][path[-1]]
        path.append(onto)
        if onto >= field.size and not fly_over:
            return Landing(aim, 0, tuple(path), start, ShotOutcome.OUT)
    outcome = ShotOutcome.LANDED
    while ground[path[-1]] == _TREES:
        path.pop()
        outcome = ShotOutcome.STOPPED
    if ground[path[-1]] in _NO_LANDING:
        return Landing(aim, 0, tuple(path), start, ShotOutcome.OUT)
    return Landing(aim, 0, tuple(path), path[-1], outcome)


def lies_in_rough(field: Field, place: int) -> bool:
    """Return whether a ball lies in the rough: on anything that has no fairway (page 12)."""
    return field.ground[place] not in _GOOD_LIES


def can_stand(field: Field, place: int) -> bool:
    """Return whether a golfer can be on a hex: not on trees, the clubhouse or off the course."""
    return field.ground[place] not in _CLOSED


def is_in_bunker(field: Field, place: int, club: Club) -> bool:
    """Return whether a bunker must be left first; the sand wedge takes it as rough (page 11)."""
    return field.ground[place] == Terrain.BUNKER and not club.bunker_counts_as_rough


def bunker_exit(field: Field, place: int, aim: int, outcome: BunkerOutcome) -> Landing:
    """Return where a ball comes out of a bunker, or that it stays (page 11, ruling H16).

    Trees and the clubhouse keep it in the bunker; off the course it is out of bounds.
    """
    if outcome is BunkerOutcome.STAY:
        return Landing(aim, 0, (place,), place, ShotOutcome.LANDED)
    onto = field.next[(aim + _BUNKER_TURN[outcome]) % 6][place]
    if field.ground[onto] == Terrain.OUTSIDE:
        return Landing(aim, 0, (place, onto), place, ShotOutcome.OUT)
    if not can_stand(field, onto):
        return Landing(aim, 0, (place,), place, ShotOutcome.STOPPED)
    return Landing(aim, 0, (place, onto), onto, ShotOutcome.LANDED)


def flights_of(club: Club, card: ShotCard | None, rough: bool) -> tuple[Flight, ...]:
    """Return the flights that a shot may take; ``card`` is None for a wood.

    From the rough the last step falls away, but never for chip cards and hybrids (ruling H4).
    """
    if card is None:
        return ((0,) * (club.distance_from_rough if rough else club.distance),)
    if rough and club.rough_penalty and card.deck is not Deck.CHIP:
        return tuple(flight[:-1] for flight in card.flights)
    return card.flights


def landings(
    game: "State | View", slot: int, aim: int = NONE, ball: int = NONE
) -> tuple[Landing, ...]:
    """Return every landing that a drawn card, or a wood, offers to a golfer.

    ``slot`` says which of the cards drawn; 0 for a wood. ``aim`` asks for one direction, ``ball``
    for another golfer than the one who acts. A card that asks for another one offers nothing. Of a
    wild card an end out of bounds is offered only where all of its ends are out (page 14).
    """
    shot = game.shot
    golfer = game.ball if ball == NONE else ball
    if shot is None or golfer == NONE:
        return ()
    if shot.bunker:
        return _out_of_bunker(game, shot, golfer)
    return tuple(_flown(game, shot, slot, aim if shot.aim == NONE else shot.aim, golfer))


def wood_landings(game: "State | View") -> tuple[Landing, ...]:
    """Return where the wood in play sends the ball: known beforehand, for it draws no card."""
    return tuple(_flown(game, Shot(), 0, NONE, game.ball))


def _flown(
    game: "State | View", shot: Shot, slot: int, wanted: int, ball: int
) -> Iterator[Landing]:
    table = game.table
    field, fly_over = table.field, table.setup.fly_over
    place = game.balls[ball].place
    card = table.box.shot_cards[shot.stacks[slot][-1]] if shot.stacks else None
    club = table.box.clubs[game.used[table.seat_of(ball)]]
    flights = flights_of(club, card, lies_in_rough(field, place))
    chips = card is not None and card.deck is Deck.CHIP
    aims = AIMS if wanted == NONE else (wanted,)
    yield from landings_of(field, place, flights, aims, chips=chips, fly_over=fly_over)


def landings_of(
    field: Field,
    place: int,
    flights: Sequence[Flight],
    aims: Iterable[int],
    *,
    chips: bool,
    fly_over: bool,
) -> Iterator[Landing]:
    """Yield the landings that the flights of a card offer from a hex, in some directions.

    ``chips`` for a card of the chip deck. Of several flights an end out of bounds is offered only
    where all of them end there (page 14).
    """
    way = chip if chips else fly
    if len(flights) == 1:
        for aim in aims:
            yield way(field, place, aim, flights[0], fly_over=fly_over)
        return
    for aim in aims:
        found = [
            way(field, place, aim, flight, fly_over=fly_over)._replace(flight=number)
            for number, flight in enumerate(flights)
        ]
        inside = [landing for landing in found if landing.outcome is not ShotOutcome.OUT]
        yield from inside or found


def _out_of_bunker(game: "State | View", shot: Shot, ball: int) -> tuple[Landing, ...]:
    card = game.table.box.shot_cards[shot.stacks[0][-1]]
    if card.bunker is None:
        return ()
    place = game.balls[ball].place
    return (bunker_exit(game.table.field, place, shot.aim, card.bunker),)
