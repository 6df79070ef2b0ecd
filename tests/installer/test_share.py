"""Menu entry, file type, icons, man page and what software centres show."""

import configparser
import json
import re
import struct
import xml.etree.ElementTree as ET
from inspect import getsource

import pytest
from release import appstream, product, shots

from minigolf_desktop.cli import _parser
from minigolf_desktop.storage.designer.courses import FORMAT
from minigolf_desktop.storage.folders import COURSE_ENDINGS
from minigolf_desktop.ui.common.application import make_application

SHARE = product.SHARE
HOME = "https://forge.example/golf"

LANG = "{http://www.w3.org/XML/1998/namespace}lang"


@pytest.fixture(scope="module")
def desktop_entry():
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(SHARE / "applications" / f"{product.COMMAND}.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


@pytest.fixture(scope="module")
def metainfo():
    return ET.fromstring(appstream.metainfo(product.history(), HOME))


@pytest.fixture(scope="module")
def mime_type():
    file = SHARE / "mime" / "packages" / f"{product.COMMAND}.xml"
    (found,) = ET.parse(file).getroot()
    return found


def tag(name):
    return f"{{http://www.freedesktop.org/standards/shared-mime-info}}{name}"


def size_of_png(path):
    head = path.read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    return struct.unpack(">II", head[16:24])


def test_the_menu_entry_starts_the_command_with_a_file(desktop_entry):
    assert desktop_entry["Exec"] == f"{product.COMMAND} %f"
    assert desktop_entry["Icon"] == product.COMMAND
    assert desktop_entry["Comment"] == product.SUMMARY


def test_the_menu_entry_is_french_too(desktop_entry, mime_type):
    for key in ("GenericName", "Comment", "Keywords"):
        assert desktop_entry[f"{key}[fr]"] not in ("", desktop_entry[key])
    assert [one.get(LANG) for one in mime_type.iter(tag("comment"))] == [None, "fr"]


def test_software_centres_tell_everything_in_french_too(metainfo):
    told = metainfo.find("description")
    texts = [
        *metainfo.iter("summary"),
        *told.iter("p"),
        *told.iter("li"),
        *metainfo.iter("caption"),
    ]
    assert len(texts) > 10
    assert [one.get(LANG) for one in texts] == [None, "fr"] * (len(texts) // 2)


def test_windows_are_matched_with_the_menu_entry(qapp, desktop_entry):
    assert desktop_entry["StartupWMClass"] == product.COMMAND
    named = f'setDesktopFileName(os.environ.get("FLATPAK_ID", "{product.COMMAND}"))'
    assert named in getsource(make_application)


def test_the_file_type_is_that_of_the_files_that_are_saved(desktop_entry, metainfo, mime_type):
    assert mime_type.get("type") == product.COURSE_TYPE
    assert mime_type.find(tag("glob")).get("pattern") == f"*{COURSE_ENDINGS[0]}"
    assert COURSE_ENDINGS[0] == f".{product.COURSE_ENDING}"
    assert json.loads(mime_type.find(f".//{tag('match')}").get("value")) == FORMAT
    assert desktop_entry["MimeType"] == f"{product.COURSE_TYPE};"
    assert metainfo.findtext("provides/mediatype") == product.COURSE_TYPE


@pytest.mark.parametrize(
    "icon", ["apps/minigolf-desktop", "mimetypes/application-x-minigolf-course"]
)
def test_there_is_an_icon_of_every_size(icon):
    for folder in (SHARE / "icons" / "hicolor").iterdir():
        if folder.name == "scalable":
            assert ET.parse(folder / f"{icon}.svg").getroot().tag.endswith("svg")
        else:
            width, height = size_of_png(folder / f"{icon}.png")
            assert f"{width}x{height}" == folder.name


def test_software_centres_show_the_screenshots_that_there_are(metainfo):
    images = metainfo.findall("screenshots/screenshot/image")
    assert len(images) >= 3
    for image in images:
        prefix = f"{HOME}/raw/v{product.version()}/"
        path = product.CHECKOUT / image.text.removeprefix(prefix)
        assert size_of_png(path) == (int(image.get("width")), int(image.get("height")))


def test_there_is_a_caption_for_every_screenshot_and_a_screenshot_for_every_caption():
    shown = shots.shots()
    assert {f"{one.name}.png" for one in shown} == {one.name for one in shots.FOLDER.glob("*.png")}
    assert len(shown) == 6
    assert {one.theme for one in shown} == {"light", "dark"}
    for one in shown:
        assert size_of_png(shots.FOLDER / f"{one.name}.png") == (shots.WIDTH, shots.HEIGHT)


def test_software_centres_and_the_readme_say_of_a_screenshot_what_its_caption_says(metainfo):
    captions = {one.name: one.captions["en"] for one in shots.shots()}
    found = metainfo.findall("screenshots/screenshot/caption")
    told = [one.text for one in found if not one.attrib]
    assert told == list(captions.values())
    # Software centres cut longer ones off.
    assert max(map(len, told)) <= 100
    text = (product.CHECKOUT / "README.md").read_text(encoding="utf-8")
    found = re.findall(r"!\[([^]]*)\]\(installer/screenshots/([^)]+)\.png\)", text)
    assert {name: words for words, name in found} == captions


def test_software_centres_know_every_release(metainfo):
    told = [one.get("version") for one in metainfo.findall("releases/release")]
    assert told == [one.version for one in product.history()]
    assert metainfo.findtext("id") == product.IDENTIFIER


@pytest.mark.parametrize("section", ["man6", "fr/man6"])
def test_the_man_page_tells_of_every_verb(section):
    text = (SHARE / "man" / section / f"{product.COMMAND}.6").read_text(encoding="utf-8")
    page = text.replace("\\-", "-")
    (verbs,) = (one for one in _parser(())._actions if one.choices)
    for verb in verbs.choices:
        assert re.search(rf"^\.BR? {verb}\b", page, re.MULTILINE), verb


def test_the_readme_shows_pictures_that_there_are():
    text = (product.CHECKOUT / "README.md").read_text(encoding="utf-8")
    pictures = re.findall(r"!\[[^]]*\]\(([^)]+)\)", text)
    assert pictures
    assert [one for one in pictures if not (product.CHECKOUT / one).is_file()] == []
