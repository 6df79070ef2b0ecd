"""Everything that is data, read once from the resources folder into frozen catalogues."""

from typing import TYPE_CHECKING, Any

from minigolf_desktop.content.resources import ContentError, resource

if TYPE_CHECKING:
    from minigolf_desktop.content.catalogue import Catalogue, load

__all__ = ["Catalogue", "ContentError", "load", "resource"]


def __getattr__(name: str) -> Any:
    """Load the catalogue, and pydantic with it, at first use: the home screen needs neither."""
    if name in {"Catalogue", "load"}:
        from minigolf_desktop.content import catalogue  # noqa: PLC0415

        return getattr(catalogue, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
