"""What every game of Minigolf Designer needs, made when the first one is opened."""

from functools import cached_property

from minigolf_desktop.content.designer.catalogue import Catalogue, load
from minigolf_desktop.model.designer import DesignerRules
from minigolf_desktop.ui.designer.art.atlas import TileAtlas


class Clubhouse:
    """Content, rules and the pictures of the tiles; each is made at its first use."""

    @cached_property
    def catalogue(self) -> Catalogue:
        """All content; raises ContentError when the files are broken."""
        return load()

    @cached_property
    def rules(self) -> DesignerRules:
        """The rules on that content."""
        content = self.catalogue
        return DesignerRules(content.designs, content.lands, content.clients)

    @cached_property
    def atlas(self) -> TileAtlas:
        """Pictures of the tiles."""
        return TileAtlas()
