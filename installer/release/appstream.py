"""What software centres show: the metainfo with releases, screenshots and links put in."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Sequence

from release.product import IDENTIFIER, SHARE, Release
from release.shots import FOLDER, HEIGHT, LANGUAGES, WIDTH, file_of, shots

SOURCE = SHARE / "metainfo" / f"{IDENTIFIER}.metainfo.xml"

_LANG = "{http://www.w3.org/XML/1998/namespace}lang"
_SOURCE_LANGUAGE = "en"


def metainfo(history: Sequence[Release], home: str, entry: str = "") -> str:
    """Return the metainfo of a version that is kept at a forge under an address.

    Where the menu entry is not called by the command, its name is `entry`.
    """
    root = ET.parse(SOURCE).getroot()
    launchable = _child(root, "launchable")
    launchable.text = entry or launchable.text
    place = list(root).index(launchable)
    links = (("homepage", home), ("bugtracker", f"{home}/issues"), ("vcs-browser", home))
    for kind, address in links:
        root.insert(place, _element("url", address, type=kind))
        place += 1
    root.insert(place, _screenshots(f"{home}/raw/v{history[0].version}/installer/screenshots"))
    root.append(_releases(history))
    ET.indent(root)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ET.tostring(root, encoding="unicode")}\n'


def descriptions(language: str) -> tuple[str, str]:
    """Return what the metainfo says in a language: a summary, and all it says in plain text."""
    root = ET.parse(SOURCE).getroot()
    lang = None if language == _SOURCE_LANGUAGE else language
    summaries = [one.text or "" for one in root.iter("summary") if one.get(_LANG) == lang]
    told = [one for one in _child(root, "description").iter() if one.tag in ("p", "li")]
    texts = [
        f"{'- ' if one.tag == 'li' else ''}{' '.join((one.text or '').split())}"
        for one in told
        if one.get(_LANG) == lang
    ]
    return summaries[0], "\n".join(texts)


def _screenshots(folder: str) -> ET.Element:
    result = ET.Element("screenshots")
    for number, one in enumerate(shots()):
        shot = ET.SubElement(result, "screenshot", {} if number else {"type": "default"})
        for language, caption in one.captions.items():
            spoken = {} if language == _SOURCE_LANGUAGE else {_LANG: language}
            shot.append(_element("caption", caption, **spoken))
        size = {"width": str(WIDTH), "height": str(HEIGHT)}
        for language in LANGUAGES:
            spoken = {} if language == _SOURCE_LANGUAGE else {_LANG: language}
            place = file_of(one.name, language).relative_to(FOLDER).as_posix()
            shot.append(_element("image", f"{folder}/{place}", type="source", **size, **spoken))
    return result


def _releases(history: Sequence[Release]) -> ET.Element:
    result = ET.Element("releases")
    for release in history:
        about = {"version": release.version, "date": release.date.isoformat()}
        told = ET.SubElement(ET.SubElement(result, "release", about), "description")
        changes = ET.SubElement(told, "ul")
        changes.extend(_element("li", change) for change in release.plain_changes)
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
