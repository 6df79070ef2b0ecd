"""What software centres show: the metainfo with releases, screenshots and links put in."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Sequence

from release.product import IDENTIFIER, SHARE, Release

SOURCE = SHARE / "metainfo" / f"{IDENTIFIER}.metainfo.xml"

CAPTIONS = {
    "designer": (
        "A course of Minigolf Designer grows, and every point is explained",
        "Un parcours de Minigolf Designer grandit, et chaque point est expliqué",
    ),
    "eighteen-holes": (
        "18 Holes: a card is drawn, and every landing shows on the course",
        "À 18 trous, chaque point de chute d’une carte se voit sur le parcours",
    ),
    "home": (
        "Go on where you left, or begin another game",
        "Continuez où vous en étiez, ou commencez une autre partie",
    ),
    "group": (
        "Three players build at the same time, each a course",
        "Trois joueurs construisent en même temps, chacun son parcours",
    ),
    "counting": (
        "The course is counted line by line",
        "Le parcours est compté ligne par ligne",
    ),
    "putt-dice": (
        "Putt Dice on a finished course, with the chances before every putt",
        "Les dés de putt sur un parcours fini, avec les chances avant chaque putt",
    ),
}
"""Screenshots in the order in which they are shown; what is said of them in English and French."""
_LANG = "{http://www.w3.org/XML/1998/namespace}lang"
WIDTH, HEIGHT = 1366, 768


def metainfo(history: Sequence[Release], home: str) -> str:
    """Return the metainfo of a version that is kept at a forge under an address."""
    root = ET.parse(SOURCE).getroot()
    place = list(root).index(_child(root, "launchable"))
    links = (("homepage", home), ("bugtracker", f"{home}/issues"), ("vcs-browser", home))
    for kind, address in links:
        root.insert(place, _element("url", address, type=kind))
        place += 1
    root.insert(place, _screenshots(f"{home}/raw/v{history[0].version}/installer/screenshots"))
    root.append(_releases(history))
    ET.indent(root)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ET.tostring(root, encoding="unicode")}\n'


def _screenshots(folder: str) -> ET.Element:
    result = ET.Element("screenshots")
    for number, (name, (english, french)) in enumerate(CAPTIONS.items()):
        shot = ET.SubElement(result, "screenshot", {} if number else {"type": "default"})
        shot.append(_element("caption", english))
        shot.append(_element("caption", french, **{_LANG: "fr"}))
        size = {"width": str(WIDTH), "height": str(HEIGHT)}
        shot.append(_element("image", f"{folder}/{name}.png", type="source", **size))
    return result


def _releases(history: Sequence[Release]) -> ET.Element:
    result = ET.Element("releases")
    for release in history:
        about = {"version": release.version, "date": release.date.isoformat()}
        told = ET.SubElement(ET.SubElement(result, "release", about), "description")
        changes = ET.SubElement(told, "ul")
        changes.extend(_element("li", change.replace("`", "")) for change in release.changes)
    return result


def _element(name: str, text: str, **attributes: str) -> ET.Element:
    result = ET.Element(name, attributes)
    result.text = text
    return result


def _child(root: ET.Element, name: str) -> ET.Element:
    found = root.find(name)
    if found is None:
        raise ValueError(f"the metainfo has no {name}")
    return found
