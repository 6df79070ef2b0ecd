"""The table of a game: what everybody has before them, and what is hidden in the bag.

A seat sees a view of it, and states are drawn that are possible for all that a seat knows.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from minigolf_desktop.model.designer.box import Box, Client, Land, MrClient, MrsClient
from minigolf_desktop.model.designer.conditions import PROMISES
from minigolf_desktop.model.designer.course import NO_TILE, Course, empty_course, place
from minigolf_desktop.model.designer.moves import Event, Events, Phase, PromiseTaken
from minigolf_desktop.model.designer.racks import VISIT, Rack, put
from minigolf_desktop.model.designer.setup import Setup
from minigolf_desktop.model.play.forms import LEFT_OUT, Form, form_of
from minigolf_desktop.model.play.randomness import Randomness

HIDDEN = -1
"""In the place of a promise: taken, but a secret."""


class Designer(NamedTuple):
    """A player, and what lies on that side of the table."""

    dealt: tuple[int, ...]
    """Lands dealt, by index of the catalogue."""
    course: Course | None = None
    """None until a land is chosen."""
    stopped: bool = False
    """Whether the land is full, or the player stopped: no tile is placed any more."""
    collected: bytes = b""
    """Designs taken face down, in order."""
    passes: int = 0
    """Turns passed; only a solo player pays for them."""
    reserved: int = NO_TILE
    """Design of the tile on the gate; NO_TILE for none."""
    promises: tuple[int, ...] = ()
    """Promises taken, as indexes of PROMISES, in order; :data:`HIDDEN` for each that is secret."""
    numbers: Mapping[tuple[int, int], int] = {}
    """Hole numbers set by hand, by (cell, segment)."""


class State(NamedTuple):
    """Everything about a game at one moment. A solo game is a table with one designer."""

    setup: Setup
    phase: Phase
    clients: tuple[MrsClient, MrClient]
    designers: tuple[Designer, ...]
    """By seat."""
    order: tuple[int, ...]
    """Pawns of the top rack as the round began: seats, the first to play first."""
    waiting: tuple[int, ...]
    """Seats that have still to act in this phase, the seat to move first; none when it is over."""
    rack: Rack
    """Tiles to choose from: the middle rack, or the hand of a solo player."""
    pawns: tuple[int, ...]
    """Seats by slot of the rack; NOBODY where no pawn stands."""
    bench: tuple[int, ...]
    """Seats that passed, from the left: the last to pass first."""
    coming: Rack
    """Bottom rack: the tiles of the next round. A solo game has none."""
    discards: bytes
    """Designs out of the game."""
    aside: bytes
    """Designs laid along the score board (alternative rule for visits)."""
    visits: int
    """Visit tiles drawn; 1 when the alternative rule has brought its visit."""
    finishers: tuple[int, ...]
    """Seats in the order in which they took their first tile face down (ruling D27)."""
    asked: tuple[int, ...]
    """Slots of the rack whose tiles were asked back into the bag."""
    turn: int
    """Number of the round, or of a solo player's turn, from 1; 0 during set-up."""
    idle_rounds: int
    """Rounds in a row in which everybody passed; it counts no further than the final phase that
    they begin (ruling D38)."""
    bag: bytes
    """Designs and visit tiles in the order in which they will be drawn, the next one last."""
    randomness: Randomness


class View(NamedTuple):
    """What a seat may know of a state: the same fields, the seat in the place of the randomness."""

    setup: Setup
    phase: Phase
    clients: tuple[MrsClient, MrClient]
    designers: tuple[Designer, ...]
    """By seat; promises that are a secret are HIDDEN."""
    order: tuple[int, ...]
    waiting: tuple[int, ...]
    rack: Rack
    pawns: tuple[int, ...]
    bench: tuple[int, ...]
    coming: Rack
    discards: bytes
    aside: bytes
    visits: int
    finishers: tuple[int, ...]
    asked: tuple[int, ...]
    turn: int
    idle_rounds: int
    bag: bytes
    """Designs and visit tiles in the bag, sorted: whoever has watched the table knows them."""
    seat: int
    """Whose view it is; EVERYBODY for those who have no seat."""

    @property
    def visits_left(self) -> int:
        """Visit tiles in the bag."""
        return self.bag.count(VISIT)

    @property
    def tiles_left(self) -> bytes:
        """Designs in the bag, sorted, without visit tiles."""
        return self.bag[: len(self.bag) - self.visits_left]


Table = State | View
"""Either: rules that ask only for what lies open answer for both."""


def course_of(designer: Designer) -> Course:
    """Return the course of a player who has chosen a land."""
    assert designer.course is not None, "a land is chosen before anything is built"
    return designer.course


def with_designer(state: State, seat: int, designer: Designer) -> State:
    """Return the state with a player changed."""
    return state._replace(designers=put(state.designers, seat, designer))


# --- What a seat may know of a game, and states that are possible for all it knows


def view_of(state: State, seat: int) -> View:
    """Return what a seat may know: neither the order of the bag nor the promises of others.

    Promises are revealed when the game is over; a solo player has nobody to hide them from.
    """
    bag = bytes(sorted(state.bag))
    if state.phase is Phase.OVER or state.setup.is_solo:
        return View(*state[:-2], bag, seat)
    designers = tuple(
        one if other == seat else one._replace(promises=(HIDDEN,) * len(one.promises))
        for other, one in enumerate(state.designers)
    )
    return View(*state._replace(designers=designers)[:-2], bag, seat)


def possible_state(view: View, randomness: Randomness) -> State:
    """Return a state that is possible for a seat, every one as likely.

    The bag may be in any order, and whoever took so many promises may have taken any of them.
    """
    bag, stream = randomness.shuffled(view.bag)
    designers: list[Designer] = []
    for seen in view.designers:
        promises = seen.promises
        if HIDDEN in promises:
            promises, stream = stream.sample(len(promises), len(PROMISES))
        designers.append(seen._replace(promises=promises))
    return State(*view[:-1], stream)._replace(bag=bag, designers=tuple(designers))


def seen_by(events: Iterable[Event], seat: int) -> Events:
    """Return events as a seat sees them: without the promises of the others."""
    return tuple(
        event._replace(promise=HIDDEN)
        if isinstance(event, PromiseTaken) and event.seat != seat
        else event
        for event in events
    )


def form_of_views(box: Box, lands: Sequence[Land], clients: Sequence[Client]) -> Form:
    """Return the JSON form of views, in which lands and clients of the catalogue go by number.

    A course is its land and its tiles in the order of placing, so that it is laid the same again.
    """
    number_of_land = {land.id: number for number, land in enumerate(lands)}

    def course_to_json(course: Course) -> object:
        return [number_of_land[course.land.id], list(course.tiles.items())]

    def course_from_json(data: Any) -> Course:
        land, tiles = data
        course = empty_course(box, lands[land])
        for cell, tile in tiles:
            course = place(course, cell, tile)
        return course

    client = Form(clients.index, clients.__getitem__)
    return form_of(
        View,
        {
            Setup: LEFT_OUT,
            Course: Form(course_to_json, course_from_json),
            MrsClient: client,
            MrClient: client,
        },
    )
