"""What chance decides before a game: the client couple and the lands dealt (rule book: setup)."""

from collections.abc import Sequence

from minigolf_desktop.model.designer.clients import ARROWS, Client, MrClient, MrsClient
from minigolf_desktop.model.designer.land import Land
from minigolf_desktop.model.designer.setup import Setup
from minigolf_desktop.model.play.randomness import Randomness

LANDS_DEALT = 3
"""Lands that a player chooses from."""
EASY = 1
"""Difficulty of the lands for a first game."""


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

    Newcomers are dealt before the others, easy lands only (ruling D37), unless the table asked for
    others than easy ones. Fewer than three each only where the difficulties asked for have too few
    lands, or the set-up names the land.
    """
    if setup.land is not None:
        named = tuple(index for index, land in enumerate(lands) if land.id == setup.land)
        return (named,), stream
    asked = setup.difficulties
    easy = (EASY,) if EASY in asked else asked
    new = setup.newcomers
    dealt: dict[int, tuple[int, ...]] = {}
    taken: set[int] = set()
    for seats, difficulties in (
        (new, easy),
        ([seat for seat in range(setup.seats) if seat not in new], asked),
    ):
        suited = [
            index
            for index, land in enumerate(lands)
            if land.difficulty in difficulties and index not in taken
        ]
        drawn, stream = stream.sample(LANDS_DEALT * len(seats), len(suited))
        for place, seat in enumerate(seats):
            dealt[seat] = tuple(suited[one] for one in drawn[place :: len(seats)])
            taken.update(dealt[seat])
    return tuple(dealt[seat] for seat in range(setup.seats)), stream
