"""The rules of Minigolf Designer on the content of the program."""

from minigolf_desktop.content.designer.catalogue import Catalogue, load
from minigolf_desktop.model.designer import DesignerRules


def designer_rules(catalogue: Catalogue | None = None) -> DesignerRules:
    """Return the rules on some content, or on that of the program; raises ContentError."""
    content = catalogue or load()
    return DesignerRules(content.designs, content.lands, content.clients)
