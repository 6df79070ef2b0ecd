"""A set-up of Minigolf Designer as the digits of a code (:mod:`..play.game_code`)."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from minigolf_desktop.model.designer.clients import Client, MrClient
from minigolf_desktop.model.designer.land import Land
from minigolf_desktop.model.designer.moves import EdgeChecking
from minigolf_desktop.model.designer.setup import DIFFICULTIES, Mode, Setup, VisitRule
from minigolf_desktop.model.play.game_code import (
    Digit,
    NoCode,
    Packed,
    pack_computer,
    pack_seats,
    take_computer,
    take_seats,
)
from minigolf_desktop.model.play.seats import COLOURS

LETTER = "D"
_CLIENTS = 16
_LANDS = 128
_EDGES = 4
_SETS = 1 << len(DIFFICULTIES)


def pack(lands: Sequence[Land], clients: Iterable[Client], setup: Setup) -> list[Digit]:
    """Return a set-up without names and colours; a code knows no practice."""
    mrs, mr = _ids(clients)
    flags = (setup.expansion, setup.reserve, setup.mistakes, setup.rival is not None)
    digits = pack_seats(setup.players)
    digits += [
        Digit(list(Mode).index(setup.mode), 2),
        Digit(list(VisitRule).index(setup.visits), 2),
        Digit(list(EdgeChecking).index(setup.edges), _EDGES),
        *(Digit(flag, 2) for flag in flags),
        Digit(sum(1 << one - 1 for one in set(setup.difficulties)), _SETS),
        Digit(_place(mrs, setup.mrs), _CLIENTS),
        Digit(_place(mr, setup.mr), _CLIENTS),
        Digit(sum(1 << seat for seat in setup.newcomers), 1 << setup.seats),
        Digit(setup.land is not None, 2),
    ]
    if setup.land is not None:
        digits.append(Digit(_place([land.id for land in lands], setup.land), _LANDS))
    if setup.rival is not None:
        digits.append(pack_computer(setup.rival))
    return digits


def unpack(lands: Sequence[Land], clients: Iterable[Client], packed: Packed) -> Setup:
    """Return the set-up of a code, its seats without names; raises FutureCode."""
    mrs, mr = _ids(clients)
    seats = take_seats(packed)
    players = (
        tuple(replace(seat, colour=colour) for seat, colour in zip(seats, COLOURS, strict=False))
        if len(seats) > 1
        else ()
    )
    mode, visits = list(Mode)[packed.take(2)], list(VisitRule)[packed.take(2)]
    edges = list(EdgeChecking)[packed.one_of(len(EdgeChecking), _EDGES)]
    expansion, reserve, mistakes, has_rival = (bool(packed.take(2)) for _ in range(4))
    asked = packed.take(_SETS)
    difficulties = tuple(one for one in DIFFICULTIES if asked >> one - 1 & 1)
    first, second = _named(mrs, packed, _CLIENTS), _named(mr, packed, _CLIENTS)
    new = packed.take(1 << len(seats))
    land = None
    if packed.take(2):
        land = _named([one.id for one in lands], packed, _LANDS)
    rival = take_computer(packed) if has_rival else None
    return Setup(
        difficulties=difficulties or DIFFICULTIES,
        mrs=first,
        mr=second,
        edges=edges,
        players=players,
        mode=mode,
        expansion=expansion,
        reserve=reserve,
        visits=visits,
        mistakes=mistakes,
        newcomers=tuple(seat for seat in range(len(seats)) if new >> seat & 1),
        rival=rival,
        land=land,
    )


def _ids(clients: Iterable[Client]) -> tuple[list[str], list[str]]:
    """Return the ids of the Mrs Clients and of the Mr Clients, in the order of the box."""
    mrs: list[str] = []
    mr: list[str] = []
    for client in clients:
        (mr if isinstance(client, MrClient) else mrs).append(client.id)
    return mrs, mr


def _place(ids: Sequence[str], wanted: str | None) -> int:
    """Return the place of an id, from 1; 0 for none."""
    if wanted is None:
        return 0
    if wanted not in ids:
        raise NoCode(f"the box has no {wanted}")
    return ids.index(wanted) + 1


def _named(ids: Sequence[str], packed: Packed, base: int) -> str | None:
    place = packed.one_of(len(ids) + 1, base)
    return ids[place - 1] if place else None
