"""What lies in the box of Minigolf Designer: content, rules, pictures of the tiles."""

from functools import cached_property

from minigolf_desktop.content.designer.catalogue import Catalogue, load
from minigolf_desktop.content.designer.rules import designer_rules
from minigolf_desktop.model.designer import DesignerRules
from minigolf_desktop.ui.designer.art.atlas import TileAtlas


class DesignerBox:
    """Each thing is made at its first use."""

    @cached_property
    def catalogue(self) -> Catalogue:
        """All content; raises ContentError when the files are broken."""
        return load()

    @cached_property
    def rules(self) -> DesignerRules:
        """The rules on that content."""
        return designer_rules(self.catalogue)

    @cached_property
    def atlas(self) -> TileAtlas:
        """Pictures of the tiles."""
        return TileAtlas()
