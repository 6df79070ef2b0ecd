"""Reads the content of Minigolf Designer; pydantic checks every field."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter, ValidationError

from minigolf_desktop.content.designer.records import ClientRecord, LandRecord, TileRecord
from minigolf_desktop.content.entries import first_fault
from minigolf_desktop.content.resources import ContentError, resource
from minigolf_desktop.model.designer.clients import Client, MrClient, MrsClient
from minigolf_desktop.model.designer.land import Land
from minigolf_desktop.model.designer.tiles import TileDesign


@dataclass(frozen=True)
class Catalogue:
    """All content of Minigolf Designer, in the order of its files."""

    designs: tuple[TileDesign, ...]
    """The 200 base designs, then the 24 of the expansion."""
    lands: tuple[Land, ...]
    clients: tuple[Client, ...]

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
    """Read and check all content; raises ContentError with file, entry and field.

    ``folder`` is the designer folder of the resources unless another is named.
    """
    folder = folder or resource("designer")
    seen: set[str] = set()
    tiles = [
        *_read(folder / "tiles.json", TypeAdapter(list[TileRecord]), seen),
        *_read(folder / "tiles_putt_of_no_return.json", TypeAdapter(list[TileRecord]), seen),
    ]
    lands = _read(folder / "lands.json", TypeAdapter(list[LandRecord]))
    clients = _read(folder / "clients.json", TypeAdapter(list[ClientRecord]))
    return Catalogue(
        tuple(record.design() for record in tiles),
        tuple(record.land() for record in lands),
        tuple(record.client() for record in clients),
    )


def _read(path: Path, adapter: TypeAdapter[list[Any]], seen: set[str] | None = None) -> list[Any]:
    """Return the records of a file; ``seen`` are the ids taken so far, to which it adds."""
    seen = set() if seen is None else seen
    try:
        text = path.read_bytes()
    except OSError as error:
        raise ContentError(f"{path.name}: cannot be read ({error.strerror})") from error
    try:
        records = adapter.validate_json(text)
    except ValidationError as error:
        raise ContentError(first_fault(path.name, text, error)) from error
    for index, record in enumerate(records):
        if record.id in seen:
            raise ContentError(f"{path.name}: entry {index} ({record.id}), field id: used twice")
        seen.add(record.id)
    return records
