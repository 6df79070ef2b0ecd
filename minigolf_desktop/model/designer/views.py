"""What a seat may know of a game, and states that are possible for all it knows."""

from collections.abc import Iterable, Sequence
from typing import Any

from minigolf_desktop.model.designer.box import Box
from minigolf_desktop.model.designer.clients import Client, MrClient, MrsClient
from minigolf_desktop.model.designer.course import Course, empty_course, place
from minigolf_desktop.model.designer.events import Event, Events, PromiseTaken
from minigolf_desktop.model.designer.land import Land
from minigolf_desktop.model.designer.moves import Phase
from minigolf_desktop.model.designer.promises import PROMISES
from minigolf_desktop.model.designer.setup import Setup
from minigolf_desktop.model.designer.state import HIDDEN, Designer, State, View
from minigolf_desktop.model.play.randomness import Randomness
from minigolf_desktop.model.play.view_form import LEFT_OUT, Form, form_of


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

    def course_to_json(course: Course) -> Any:
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
