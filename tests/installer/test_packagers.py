"""The packages' own files, as far as they are made without freezing the program."""

import ast
import os
import platform
import shutil
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest
from release import appimage, checksums, debian, linux, macos, notice, signing, windows
from release.frozen import BuildFailed
from release.product import INSTALLER, Release

RELEASE = Release("1.2.0", date(2027, 1, 2), ("A change that is told at such length " * 4, "Two."))
HOME = "https://forge.example/golf"


def test_the_changelog_of_debian_is_of_its_form():
    lines = list(debian._changelog((RELEASE,)))
    assert lines[0] == "minigolf-desktop (1.2.0) stable; urgency=medium"
    assert lines[2].startswith("  * A change")
    assert lines[-2] == f" -- {debian.MAINTAINER}  Sat, 02 Jan 2027 00:00:00 +0000"
    assert max(map(len, lines[:-2])) < 80


def test_checksums_are_of_every_file_and_of_no_link(tmp_path):
    (tmp_path / "usr" / "games").mkdir(parents=True)
    (tmp_path / "usr" / "file").write_bytes(b"golf")
    (tmp_path / "usr" / "games" / "link").symlink_to("../file")
    (line,) = debian._checksums(tmp_path)
    assert line.endswith("  usr/file\n")
    assert len(line.split()[0]) == 32


@pytest.mark.skipif(os.name == "nt", reason="Windows has no rights of this kind")
def test_files_of_a_package_are_plain_and_as_old_as_the_release(tmp_path):
    program, library = tmp_path / "minigolf-desktop", tmp_path / "libQt6Core.so.6"
    for path in (program, library):
        path.write_bytes(b"")
        path.chmod(0o775)
    linux.settle(tmp_path, RELEASE)
    assert program.stat().st_mode & 0o777 == 0o755
    assert library.stat().st_mode & 0o777 == 0o644
    assert library.stat().st_mtime == RELEASE.moment.timestamp()


def test_a_package_that_has_grown_too_large_is_not_made(tmp_path):
    package = tmp_path / "large.deb"
    with package.open("wb") as file:
        file.truncate(45_100_000)
    with pytest.raises(BuildFailed, match=r"45\.1 MB"):
        debian._bound(package)


def test_windows_is_told_a_version_of_numbers():
    assert windows.numbers("1.2") == (1, 2, 0)
    assert windows.numbers("1.2.3rc4") == (1, 2, 34)


def test_the_version_resource_is_an_expression_of_python(tmp_path):
    text = Path(windows.version_resource(tmp_path)).read_text(encoding="utf-8")
    assert isinstance(ast.parse(text, mode="eval").body, ast.Call)


@pytest.mark.skipif(shutil.which("makensis") is None, reason="NSIS is not installed")
def test_the_script_of_the_windows_installer_compiles_without_a_warning(tmp_path):
    frozen = tmp_path / "frozen"
    (frozen / "_internal").mkdir(parents=True)
    for name in ("minigolf-desktop.exe", "minigolf-desktop-console.exe", "_internal/Qt6Core.dll"):
        (frozen / name).write_bytes(b"MZ")
    installer = windows.build(frozen, tmp_path, tmp_path, (RELEASE,), HOME)
    assert installer.name == "minigolf-desktop-1.2.0-windows-x64-setup.exe"
    assert installer.read_bytes()[:2] == b"MZ"


def test_the_bundle_of_macos_opens_course_files():
    (document,) = macos.INFO["CFBundleDocumentTypes"]
    (declared,) = macos.INFO["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["minigolf"]


def test_the_bundle_of_macos_names_its_version_its_oldest_system_and_an_icon_that_there_is():
    told = macos.info("1.2.0")
    assert (told["CFBundleVersion"], told["LSMinimumSystemVersion"]) == ("1.2.0", "13.0")
    assert told["CFBundleDocumentTypes"][0]["CFBundleTypeIconFile"] == macos.COURSE_ICON.name
    assert macos.COURSE_ICON.is_file()


def test_nothing_is_signed_without_keys(monkeypatch):
    for name in (signing.WINDOWS_SIGN, signing.IDENTITY):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(subprocess, "call", pytest.fail)
    assert signing.sign_for_windows(Path("setup.exe"))
    assert signing.sign_image(Path("golf.dmg"))


def test_the_owners_command_signs_each_program_of_windows(monkeypatch):
    called = []
    monkeypatch.setenv(signing.WINDOWS_SIGN, "signtool sign /a")
    monkeypatch.setattr(subprocess, "call", lambda command: called.append(command) or 0)
    assert signing.sign_for_windows(Path("one.exe"), Path("two.exe"))
    assert called == [["signtool", "sign", "/a", name] for name in ("one.exe", "two.exe")]


@pytest.mark.skipif(os.name == "nt", reason="an AppImage is made on Linux")
def test_an_appimage_has_on_top_what_desktops_look_for(tmp_path):
    frozen = tmp_path / "frozen"
    (frozen / "_internal" / "minigolf_desktop" / "resources" / "licences").mkdir(parents=True)
    (frozen / "minigolf-desktop").write_bytes(b"")
    (frozen / "minigolf-desktop").chmod(0o755)
    tree = tmp_path / "AppDir"
    appimage.lay_out(tree, frozen, (RELEASE,), HOME)
    assert os.access(tree / "AppRun", os.X_OK)
    for name in ("minigolf-desktop.desktop", "minigolf-desktop.png", ".DirIcon"):
        assert (tree / name).is_file(), name
    links = [one for one in tree.rglob("*") if one.is_symlink()]
    assert [one for one in links if one.readlink().is_absolute() or not one.exists()] == []


def test_a_runtime_of_appimage_that_is_another_is_refused(tmp_path):
    (tmp_path / "runtime-x86_64").write_bytes(b"golf")
    with pytest.raises(BuildFailed, match="is not the runtime"):
        appimage.runtime(tmp_path, "x86_64")
    with pytest.raises(BuildFailed, match="no runtime for abacus"):
        appimage.runtime(tmp_path, "abacus")


def test_the_notice_of_a_frozen_program_names_the_python_that_comes_along():
    words = notice.of_frozen(notice.NOTICE.read_text(encoding="utf-8"))
    assert f"\n  Python {platform.python_version()}: PSF-2.0" in words


def test_checksums_of_a_folder_are_those_that_sha256sum_reads(tmp_path):
    (tmp_path / "a.deb").write_bytes(b"golf")
    checksums.write_checksums(tmp_path)
    checksums.write_checksums(tmp_path)
    (line,) = (tmp_path / checksums.CHECKSUMS).read_text().splitlines()
    digest, name = line.split("  ")
    assert (len(digest), name) == (64, "a.deb")


def test_a_kind_of_package_that_is_not_made_here_is_refused():
    done = subprocess.run(
        [sys.executable, "-m", "release", "spaceship"],
        cwd=INSTALLER,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "no spaceship here" in done.stderr
