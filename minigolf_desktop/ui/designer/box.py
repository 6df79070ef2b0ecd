"""What lies in the box of Minigolf Designer: content, rules, pictures of the tiles."""

from collections.abc import Iterator
from functools import cached_property

from minigolf_desktop.content.designer import Catalogue, designer_rules, load_catalogue
from minigolf_desktop.content.putt_dice import putt_dice_rules
from minigolf_desktop.model.designer import DesignerMatch, DesignerRules
from minigolf_desktop.model.designer.counting.choosing import forget_answers
from minigolf_desktop.model.play import EVERYBODY
from minigolf_desktop.model.putt_dice import PuttDiceRules
from minigolf_desktop.ui.designer.art.layout import tile_plan
from minigolf_desktop.ui.designer.art.plot import land_shapes
from minigolf_desktop.ui.designer.art.tile import TileAtlas


class DesignerBox:
    """Each thing is made at its first use."""

    @cached_property
    def catalogue(self) -> Catalogue:
        """All content; raises ContentError when the files are broken."""
        return load_catalogue()

    @cached_property
    def rules(self) -> DesignerRules:
        """The rules on that content."""
        return designer_rules(self.catalogue)

    @cached_property
    def putting(self) -> PuttDiceRules:
        """The rules that visitors putt by; raises ContentError."""
        return putt_dice_rules()

    @cached_property
    def atlas(self) -> TileAtlas:
        """Pictures of the tiles."""
        return TileAtlas()

    def get_ready_for(self, match: DesignerMatch) -> Iterator[None]:
        """Work out, step by step, what painting a table waits for.

        These are the lands in use, and the tiles of the course shown large.
        """
        table = match.view(EVERYBODY)
        courses = [one.course for one in table.designers if one.course is not None]
        for course in courses:
            yield from land_shapes(course.land)
        shown = table.designers[self.rules.to_move(table) or 0].course
        if shown is not None:
            for tile in shown.tiles.values():
                tile_plan(shown.box.design(tile), tile & 3)
                yield

    def let_go(self) -> None:
        """Let go of what is painted and worked out anew when it is needed: a game was left."""
        self.atlas.clear()
        forget_answers()
