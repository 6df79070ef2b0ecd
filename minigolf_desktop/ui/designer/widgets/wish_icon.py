"""Which icon stands for a client's wish."""

from minigolf_desktop.model.designer import Client, Feature, MrsClient
from minigolf_desktop.model.designer.clients import ARROWS, GRASS

_OF_ELEMENT = {
    "people": "person",
    "dogs": "dog",
    "trees": "tree",
    "benches": "bench",
    "pools": "pool",
    "pipes": "pipe",
    "slopes": "slope",
    "flowers": "flower",
    ARROWS: "one-way",
    GRASS: "tent",
}

_OF_FEATURE = {
    Feature.SHORT: "short",
    Feature.LONG: "long",
    Feature.LINEAR: "linear",
    Feature.TURNER: "bend",
    Feature.LUCKYFOR: "four",
    Feature.UBERSTITIOUS: "uberstitious",
    Feature.STRAIGHTFORWARD: "straight-on",
    Feature.INTHEWAY: "obstacle",
    Feature.PERFECT: "perfect",
}


def element_icon(element: str) -> str:
    """Return the name of the icon of an element; raises KeyError for an unknown one."""
    return _OF_ELEMENT[element]


def wish_icon(client: Client) -> str:
    """Return the name of the icon of what a client wishes for."""
    if isinstance(client, MrsClient):
        return _OF_ELEMENT[client.element]
    return _OF_FEATURE[client.feature]
