"""The clients' visits: when they come, and who may then promise more (rulings D22 and D23)."""

from minigolf_desktop.model.designer.bag import UNTAKEN_FOR_VISIT, put_back
from minigolf_desktop.model.designer.events import ClientsVisited, Events, TilesReturned
from minigolf_desktop.model.designer.final_phase import is_final_phase
from minigolf_desktop.model.designer.moves import Phase
from minigolf_desktop.model.designer.promises import PROMISES
from minigolf_desktop.model.designer.setup import VisitRule
from minigolf_desktop.model.designer.state import State


def gathers(state: State) -> bool:
    """Whether tiles not taken are laid aside until they bring the visit (alternative rule).

    In the final phase they are discarded as in any game.
    """
    setup = state.setup
    return (
        setup.visits is VisitRule.UNTAKEN
        and setup.is_advanced
        and not state.visits
        and not is_final_phase(state)
    )


def receive_clients(state: State, drawn: int) -> tuple[State, Events]:
    """Let the clients come, if they were called, to a table that is ready for the next turn.

    Visit tiles call them (``drawn`` is how many came out of the bag), or enough tiles laid aside,
    which then go back into the bag. Whoever has promises left may take some first, in turn order.
    """
    told: Events = ()
    if len(state.aside) >= UNTAKEN_FOR_VISIT and gathers(state):
        bag, stream = put_back(state.bag, state.aside, state.randomness)
        told = (TilesReturned(tuple(state.aside)),)
        state = state._replace(bag=bag, aside=b"", visits=state.visits + 1, randomness=stream)
    elif not drawn:
        return state, ()
    seats = state.order
    asked = tuple(seat for seat in seats if len(state.designers[seat].promises) < len(PROMISES))
    if asked:
        state = state._replace(phase=Phase.PROMISES, waiting=asked)
    return state, (*told, ClientsVisited(drawn))
