"""Everything that is data, read once from the resources folder into frozen catalogues."""

from minigolf_desktop.content.catalogue import Catalogue, load
from minigolf_desktop.content.resources import ContentError, resource

__all__ = ["Catalogue", "ContentError", "load", "resource"]
