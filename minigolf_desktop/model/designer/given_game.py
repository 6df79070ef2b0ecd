"""The course of the day: land, clients and bag of a solo game that a date alone decides."""

from collections.abc import Iterable, Sequence

from minigolf_desktop.model.designer.clients import Client, MrClient
from minigolf_desktop.model.designer.land import Land
from minigolf_desktop.model.designer.setup import Setup
from minigolf_desktop.model.play.occasions import SEEDS, Given, Occasion, chance_of

_TURNS = (1, 2, 1, 2, 3, 2, 3)
"""Difficulty of the land by day of the week, Monday first: whoever has time on Sunday needs it."""


def given_game(
    name: str, lands: Sequence[Land], clients: Iterable[Client], occasion: Occasion, day: int
) -> Given:
    """Return the game of a date, which is its ordinal; nobody of the expansion comes."""
    stream = chance_of(name, occasion, day)
    suited = [land.id for land in lands if land.difficulty == _TURNS[(day - 1) % len(_TURNS)]]
    couple = [client for client in clients if client.set == "base"]
    mr = [client.id for client in couple if isinstance(client, MrClient)]
    mrs = [client.id for client in couple if not isinstance(client, MrClient)]
    land, stream = stream.below(len(suited))
    first, stream = stream.below(len(mrs))
    second, stream = stream.below(len(mr))
    seed, stream = stream.below(SEEDS)
    return Given(Setup(mrs=mrs[first], mr=mr[second], land=suited[land]), seed)
