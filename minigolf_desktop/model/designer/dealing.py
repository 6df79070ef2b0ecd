"""What chance decides before a game: the client couple and the lands dealt (rule book: setup)."""

from collections.abc import Sequence

from minigolf_desktop.model.designer.clients import ARROWS, Client, MrClient, MrsClient
from minigolf_desktop.model.designer.land import Land
from minigolf_desktop.model.designer.setup import Setup
from minigolf_desktop.model.play.randomness import Randomness

LANDS_DEALT = 3
"""Lands that a player chooses from."""


def draw_clients(
    clients: Sequence[Client], setup: Setup, stream: Randomness
) -> tuple[tuple[MrsClient, MrClient], Randomness]:
    """Return the couple, each as named in the set-up or drawn, and what follows.

    Those of the expansion are drawn only with it; by name they may come without it, but for Mrs
    Noreturn, who needs its tiles (ruling D29).
    """
    drawn = [client for client in clients if setup.expansion or client.set == "base"]
    mrs_clients = [client for client in drawn if isinstance(client, MrsClient)]
    mr_clients = [client for client in drawn if isinstance(client, MrClient)]
    which, stream = stream.below(len(mrs_clients))
    mrs = mrs_clients[which]
    which, stream = stream.below(len(mr_clients))
    mr = mr_clients[which]
    for client in clients:
        if isinstance(client, MrClient):
            if client.id == setup.mr:
                mr = client
        elif client.id == setup.mrs and (setup.expansion or client.element != ARROWS):
            mrs = client
    return (mrs, mr), stream


def deal_lands(
    lands: Sequence[Land], setup: Setup, stream: Randomness
) -> tuple[tuple[tuple[int, ...], ...], Randomness]:
    """Return by seat the lands dealt, as indexes, and what follows.

    Fewer than three each only where the difficulties asked for have too few lands.
    """
    suited = [index for index, land in enumerate(lands) if land.difficulty in setup.difficulties]
    seats = setup.seats
    drawn, stream = stream.sample(LANDS_DEALT * seats, len(suited))
    return tuple(tuple(suited[place] for place in drawn[seat::seats]) for seat in range(seats)), (
        stream
    )
