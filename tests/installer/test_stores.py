"""What stores take: the manifests for winget and Flathub.

`winget.json` holds, of the published schema, what is said of the facts that we write.
"""

import json
import re
from datetime import date
from pathlib import Path

import pytest
from release import flatpak, winget
from release.frozen import BuildFailed
from release.product import COMMAND, IDENTIFIER, Release

RELEASE = Release("1.2.0", date(2027, 1, 2), ("A change.",))
HOME = "https://forge.example/golf"
SCHEMA = json.loads(Path(__file__).with_name("winget.json").read_text(encoding="utf-8"))
WHEELS = {
    "x86_64": [flatpak.Wheel("https://wheels.example/both.whl", "0" * 64)],
    "aarch64": [
        flatpak.Wheel("https://wheels.example/both.whl", "0" * 64),
        flatpak.Wheel("https://wheels.example/arm.whl", "1" * 64),
    ],
}
LOCK = """\
golf==1.0 \\
    --hash=sha256:aa \\
    --hash=sha256:bb
sound==2.0 ; platform_machine == 'x86_64' or sys_platform == 'darwin' \\
    --hash=sha256:cc
pyinstaller==6.22 \\
    --hash=sha256:dd
"""


def faults(value, rule, name):
    """Give what a schema has against a value."""
    if isinstance(value, list):
        return [fault for one in value for fault in faults(one, rule["items"], name)]
    if isinstance(value, dict):
        known = rule["properties"]
        missing = [f"{name} has no {one}" for one in rule["required"] if one not in value]
        unknown = [f"{name} knows no {one}" for one in value if one not in known]
        inner = [faults(value[one], known[one], one) for one in value if one in known]
        return missing + unknown + [fault for some in inner for fault in some]
    fits = (
        not ("enum" in rule and value not in rule["enum"]),
        re.search(rule.get("pattern", ""), value) is not None,
        rule.get("minLength", 0) <= len(value) <= rule.get("maxLength", len(value)),
    )
    return [] if all(fits) else [f"{name}: {value}"]


@pytest.fixture(scope="module")
def packages(tmp_path_factory):
    folder = tmp_path_factory.mktemp("packages")
    for kind in ("x64", "arm64"):
        (folder / f"{COMMAND}-1.2.0-windows-{kind}-setup.exe").write_bytes(kind.encode())
    return folder


def test_every_file_for_winget_is_as_its_schema_says(packages):
    made = winget.manifests(packages, RELEASE, HOME)
    kinds = [one["ManifestType"] for one in made.values()]
    assert kinds == ["version", "installer", "defaultLocale", "locale"]
    for one in made.values():
        schema = SCHEMA[one["ManifestType"].replace("defaultLocale", "locale")]
        assert faults(one, schema, one["ManifestType"]) == []


def test_winget_finds_an_installer_for_each_kind_of_processor(packages):
    found = winget.manifests(packages, RELEASE, HOME)[f"{winget.IDENTIFIER}.installer"]
    assert {one["Architecture"] for one in found["Installers"]} == {"x64", "arm64"}
    assert len({one["InstallerSha256"] for one in found["Installers"]}) == 2
    address = f"{HOME}/releases/download/v1.2.0/{COMMAND}-1.2.0-windows-x64-setup.exe"
    assert address in [one["InstallerUrl"] for one in found["Installers"]]


def test_winget_tells_it_in_french_too(packages):
    made = winget.manifests(packages, RELEASE, HOME)
    english, french = (
        made[f"{winget.IDENTIFIER}.locale.{one}"] for one in winget.LANGUAGES.values()
    )
    for name in ("ShortDescription", "Description"):
        assert english[name] != french[name]
    assert len(english["Description"].splitlines()) == len(french["Description"].splitlines())


def test_files_for_winget_are_written_a_fact_a_line(packages, tmp_path):
    winget.write(packages, tmp_path, (RELEASE,), HOME)
    folder = tmp_path / winget.FOLDER / "1.2.0"
    lines = (folder / f"{winget.IDENTIFIER}.installer.yaml").read_text("utf-8").splitlines()
    assert lines[0].startswith("# yaml-language-server: $schema=https://")
    assert all(re.fullmatch(r'(- |  )?(\w+: ?)?("[^"]*")?', line) for line in lines[1:])
    assert lines.count('- Architecture: "x64"') == 1


def test_nothing_is_written_for_winget_without_an_installer(tmp_path):
    with pytest.raises(BuildFailed, match="holds no installer"):
        winget.manifests(tmp_path, RELEASE, HOME)


def test_flathub_takes_the_wheels_of_the_lock_for_its_kind_of_processor():
    assert list(flatpak.needed(LOCK, "aarch64")) == [
        "golf==1.0 --hash=sha256:aa --hash=sha256:bb\n"
    ]
    names = [one.partition("==")[0] for one in flatpak.needed(LOCK, "x86_64")]
    assert names == ["golf", "sound"]


def test_the_lock_has_everything_that_flathub_builds_with():
    for machine in flatpak.MANYLINUX:
        lock = flatpak.LOCK.read_text(encoding="utf-8")
        names = [one.partition("==")[0] for one in flatpak.needed(lock, machine)]
        needed = {*flatpak.NEEDED_TO_BUILD, "pyside6-essentials", "pydantic", "librt"}
        assert needed <= set(names)
        assert not set(flatpak.LEFT_OUT) & set(names)


def test_a_wheel_that_only_this_machine_can_reach_is_refused():
    download = {"url": "https://wheels.example/a.whl", "archive_info": {"hashes": {"sha256": "0"}}}
    assert flatpak.wheels_told([download]) == [flatpak.Wheel(download["url"], "0")]
    with pytest.raises(BuildFailed, match="Flathub cannot fetch that"):
        flatpak.wheels_told([download, download | {"url": "file:///shelf/b.whl"}])


def test_flathub_builds_without_a_connection_from_what_has_a_checksum():
    made = flatpak.manifest({"type": "archive", "url": HOME, "sha256": "2" * 64}, WHEELS)
    (module,) = made["modules"]
    assert not any("network" in one for one in made["finish-args"])
    assert all("--no-index" in one for one in module["build-commands"] if "pip3" in one)
    assert all("sha256" in one or "path" in one for one in module["sources"])
    arches = {one.get("url"): one.get("only-arches") for one in module["sources"]}
    assert arches["https://wheels.example/both.whl"] is None
    assert arches["https://wheels.example/arm.whl"] == ["aarch64"]


def test_what_flathub_builds_with_does_not_count_as_installed():
    """The program runs with some of it too, which would else be missing."""
    made = flatpak.manifest({"type": "archive", "url": HOME, "sha256": "2" * 64}, WHEELS)
    commands = [one for one in made["modules"][0]["build-commands"] if "pip3" in one]
    assert "PYTHONPATH" in commands[-1]
    assert "--ignore-installed" in commands[-1]


def test_everything_that_flathub_shows_is_called_by_the_application():
    made = flatpak.manifest({"type": "archive", "url": HOME, "sha256": "2" * 64}, WHEELS)
    assert made["id"] == IDENTIFIER
    assert made["rename-desktop-file"] == f"{COMMAND}.desktop"
    assert made["rename-icon"] == COMMAND
    commands = "\n".join(made["modules"][0]["build-commands"])
    for name in (
        f"{IDENTIFIER}.metainfo.xml",
        f"packages/{IDENTIFIER}.xml",
        f"{IDENTIFIER}.course",
    ):
        assert name in commands


def test_flathub_is_told_of_every_release_and_of_who_makes_it(tmp_path, monkeypatch):
    monkeypatch.setattr(flatpak, "wheels_for", WHEELS.get)
    archive = tmp_path / "minigolf_desktop-1.2.0.tar.gz"
    archive.write_bytes(b"golf")
    flatpak.write(tmp_path, tmp_path / "out", (RELEASE,), HOME)
    told = (tmp_path / "out" / f"{IDENTIFIER}.metainfo.xml").read_text(encoding="utf-8")
    for words in (
        f'<launchable type="desktop-id">{IDENTIFIER}.desktop</launchable>',
        '<release version="1.2.0" date="2027-01-02">',
        "<developer id=",
        "<screenshots>",
        '<content_rating type="oars-1.1"',
    ):
        assert words in told
    written = json.loads((tmp_path / "out" / f"{IDENTIFIER}.json").read_text(encoding="utf-8"))
    assert written["modules"][0]["sources"][0]["url"].endswith(f"/v1.2.0/{archive.name}")
