"""What lies in the box of Minigolf Designer: content, rules, pictures of the tiles."""

from collections.abc import Iterator
from functools import cached_property

from minigolf_desktop.content.designer.catalogue import Catalogue, load
from minigolf_desktop.content.designer.rules import designer_rules
from minigolf_desktop.model.designer import DesignerRules, State
from minigolf_desktop.model.designer.counting.choosing import forget_answers
from minigolf_desktop.ui.designer.art.atlas import TileAtlas
from minigolf_desktop.ui.designer.art.land_card import forget_land_shapes, land_shapes


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

    def get_ready_for(self, state: State) -> Iterator[None]:
        """Work out step by step what the lands are painted of that are built on in a game."""
        for designer in state.designers:
            if designer.course is not None:
                yield from land_shapes(designer.course.land)

    def let_go(self) -> None:
        """Let go of what is painted and worked out anew when it is needed: a game was left."""
        self.atlas.clear()
        forget_land_shapes()
        forget_answers()
