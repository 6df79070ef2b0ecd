"""The manifest for winget, with which Windows finds, installs and updates programs.

It belongs into a pull request at `microsoft/winget-pkgs`, in a folder that `FOLDER` names.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from release import product, windows
from release.appstream import descriptions
from release.checksums import sha256
from release.frozen import BuildFailed
from release.product import Release

FORM = "1.10.0"
"""Version of the manifest's own form."""
IDENTIFIER = "MinigolfDesktop.MinigolfDesktop"
"""Publisher and program, as winget calls them."""
FOLDER = "manifests/m/MinigolfDesktop/MinigolfDesktop"
PUBLISHER = "The Minigolf Desktop authors"
LANGUAGES = {"en": "en-US", "fr": "fr-FR"}
"""Languages that it is told in, the first being that of who speaks none of them."""

Manifest = Mapping[str, Any]


def write(packages: Path, target: Path, history: Sequence[Release], home: str) -> None:
    """Write the manifest of the installers in a folder; raises BuildFailed when there is none."""
    folder = target / FOLDER / history[0].version
    folder.mkdir(parents=True, exist_ok=True)
    for name, manifest in manifests(packages, history[0], home).items():
        (folder / f"{name}.yaml").write_text(as_yaml(manifest), encoding="utf-8")


def manifests(packages: Path, release: Release, home: str) -> dict[str, Manifest]:
    """Return the manifest's files by their names; raises BuildFailed without an installer."""
    first, *others = LANGUAGES
    told = {f"{IDENTIFIER}.locale.{LANGUAGES[first]}": _told(release, first, home, "defaultLocale")}
    for language in others:
        name = f"{IDENTIFIER}.locale.{LANGUAGES[language]}"
        told[name] = _told(release, language, home, "locale")
    version = {"DefaultLocale": LANGUAGES[first]}
    return {
        IDENTIFIER: _manifest("version", release, version),
        f"{IDENTIFIER}.installer": _installers(packages, release, home),
        **told,
    }


def _manifest(kind: str, release: Release, facts: Manifest) -> Manifest:
    about = {"PackageIdentifier": IDENTIFIER, "PackageVersion": release.version}
    return {**about, **facts, "ManifestType": kind, "ManifestVersion": FORM}


def _installers(packages: Path, release: Release, home: str) -> Manifest:
    found = sorted(packages.glob(f"{product.COMMAND}-{release.version}-windows-*-setup.exe"))
    if not found:
        raise BuildFailed(f"{packages} holds no installer for Windows")
    facts = {
        "Platform": ["Windows.Desktop"],
        "MinimumOSVersion": f"10.0.{windows.OLDEST_BUILD}.0",
        "InstallerType": "nullsoft",
        "Scope": "user",
        "InstallModes": ["interactive", "silent"],
        "UpgradeBehavior": "install",
        "FileExtensions": [product.COURSE_ENDING],
        "ProductCode": product.COMMAND,
        "ReleaseDate": release.date.isoformat(),
        "Installers": [
            {
                "Architecture": file.name.split("-")[-2],
                "InstallerUrl": f"{home}/releases/download/v{release.version}/{file.name}",
                "InstallerSha256": sha256(file).upper(),
            }
            for file in found
        ],
    }
    return _manifest("installer", release, facts)


def _told(release: Release, language: str, home: str, kind: str) -> Manifest:
    summary, description = descriptions(language)
    facts = {
        "PackageLocale": LANGUAGES[language],
        "Publisher": PUBLISHER,
        "PackageName": product.NAME,
        "PackageUrl": home,
        "License": "MIT",
        "LicenseUrl": f"{home}/blob/v{release.version}/LICENSE",
        "Copyright": product.COPYRIGHT,
        "ShortDescription": summary,
        "Description": description,
        "Tags": ["board-game", "game", "golf", "minigolf"],
        "ReleaseNotesUrl": f"{home}/releases/tag/v{release.version}",
    }
    if kind == "defaultLocale":
        facts["Moniker"] = product.COMMAND
    return _manifest(kind, release, facts)


def as_yaml(manifest: Manifest) -> str:
    """Return a manifest as YAML: a line a fact, lists indented, every text in quotes."""
    kind = manifest["ManifestType"]
    schema = f"https://aka.ms/winget-manifest.{kind}.{FORM}.schema.json"
    lines = [f"# yaml-language-server: $schema={schema}"]
    for name, value in manifest.items():
        if isinstance(value, list):
            lines.append(f"{name}:")
            for one in value:
                facts = one.items() if isinstance(one, dict) else ()
                told = [f"{key}: {_quoted(text)}" for key, text in facts] or [_quoted(one)]
                lines += [f"{'  ' if number else '- '}{line}" for number, line in enumerate(told)]
        else:
            lines.append(f"{name}: {_quoted(value)}")
    return "".join(f"{line}\n" for line in lines)


def _quoted(text: str) -> str:
    """Return a text in quotes, as JSON and YAML both read it."""
    return json.dumps(text, ensure_ascii=False)
