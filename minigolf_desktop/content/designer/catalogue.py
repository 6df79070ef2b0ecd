"""Reads the content of Minigolf Designer."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from minigolf_desktop.content.designer.records import ClientRecord, LandRecord, TileRecord
from minigolf_desktop.content.entries import check_ids, read_content, read_entries
from minigolf_desktop.model.designer import Box
from minigolf_desktop.model.designer.clients import Client, MrClient, MrsClient
from minigolf_desktop.model.designer.land import Land
from minigolf_desktop.model.designer.tiles import TileDesign

TILES = "tiles.json"
TILES_OF_EXPANSION = "tiles_putt_of_no_return.json"
LANDS = "lands.json"
CLIENTS = "clients.json"


@dataclass(frozen=True)
class Catalogue:
    """All content of Minigolf Designer, in the order of its files."""

    designs: tuple[TileDesign, ...]
    """The 200 base designs, then the 24 of the expansion."""
    lands: tuple[Land, ...]
    clients: tuple[Client, ...]

    @cached_property
    def box(self) -> Box:
        """Tables of the designs: made once, as every course that is read needs them."""
        return Box(self.designs)

    @cached_property
    def design_by_id(self) -> dict[str, TileDesign]:
        """Designs by id."""
        return {design.id: design for design in self.designs}

    @cached_property
    def land_by_id(self) -> dict[str, Land]:
        """Lands by id."""
        return {land.id: land for land in self.lands}

    @cached_property
    def client_by_id(self) -> dict[str, Client]:
        """Clients by id."""
        return {client.id: client for client in self.clients}

    @property
    def mrs_clients(self) -> tuple[MrsClient, ...]:
        """The Mrs Clients."""
        return tuple(client for client in self.clients if isinstance(client, MrsClient))

    @property
    def mr_clients(self) -> tuple[MrClient, ...]:
        """The Mr Clients."""
        return tuple(client for client in self.clients if isinstance(client, MrClient))


def load(folder: Path | None = None) -> Catalogue:
    """Read all content; raises ContentError with file, entry and field.

    ``folder`` is the designer folder of the resources, which was checked when the program was
    built; another one that is named is checked now.
    """
    return read_content(folder, "designer", _load)


def _load(folder: Path, strictly: bool) -> Catalogue:
    tiles = read_entries(folder / TILES, TileRecord, strictly)
    more_tiles = read_entries(folder / TILES_OF_EXPANSION, TileRecord, strictly)
    lands = read_entries(folder / LANDS, LandRecord, strictly)
    # What an entry may be is known only at run time.
    kind: Any = ClientRecord
    clients = read_entries(folder / CLIENTS, kind, strictly)
    seen = check_ids(TILES, tiles)
    check_ids(TILES_OF_EXPANSION, more_tiles, seen)
    check_ids(LANDS, lands)
    check_ids(CLIENTS, clients)
    return Catalogue(
        tuple(record.design() for record in (*tiles, *more_tiles)),
        tuple(record.land() for record in lands),
        tuple(record.client() for record in clients),
    )
