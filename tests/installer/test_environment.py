"""What keeps a system from being set up is said in words that help."""

import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import build
import build_tools
import environment
import pytest


def test_a_processor_whose_system_is_too_old_is_told_so_and_not_of_a_connection(monkeypatch):
    monkeypatch.setattr(environment.platform, "machine", lambda: "aarch64")
    monkeypatch.setattr(environment.platform, "libc_ver", lambda: ("glibc", "2.36"))
    with pytest.raises(environment.SetupFailed, match=r"glibc 2\.39 .*has 2\.36.*Debian 13"):
        environment._refuse_what_cannot_work()


@pytest.mark.parametrize("libc", [("glibc", "2.36"), ("", "")])
def test_a_system_that_is_new_enough_is_set_up(monkeypatch, libc):
    monkeypatch.setattr(environment.platform, "machine", lambda: "x86_64")
    monkeypatch.setattr(environment.platform, "libc_ver", lambda: libc)
    environment._refuse_what_cannot_work()


def test_sources_that_cannot_be_written_say_what_to_do(monkeypatch):
    monkeypatch.setattr(environment.os, "access", lambda path, mode: False)
    with pytest.raises(environment.SetupFailed, match="copy it to a folder of your own"):
        environment._refuse_what_cannot_work()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="packages of Linux")
def test_all_that_building_lacks_is_named_at_once(monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(build_tools, "HEADER_FOLDERS", ())
    monkeypatch.setattr(build_tools.sysconfig, "get_path", lambda name: "/nowhere")
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    version = f"python3.{sys.version_info.minor}"
    with pytest.raises(environment.SetupFailed) as told:
        build_tools.provide()
    for package in (
        "gcc",
        "binutils",
        "dpkg-dev",
        "libc6-dev",
        f"{version}-dev",
        f"{version}-venv",
    ):
        assert f" {package}" in str(told.value)


@pytest.mark.parametrize(
    ("kinds", "looked"), [([], True), (["wheel"], False), (["wheel", "--out", "there"], False)]
)
def test_only_what_pip_installs_is_built_without_looking_for_a_compiler(monkeypatch, kinds, looked):
    found = []
    monkeypatch.setattr(sys, "argv", ["build.py", *kinds])
    monkeypatch.setattr(build_tools, "provide", lambda: found.append("tools"))
    monkeypatch.setattr(environment, "prepare", lambda lock, folder: Path("python"))
    monkeypatch.setattr(subprocess, "call", lambda command, cwd: 0)
    assert build.main() == 0
    assert bool(found) is looked


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="packages of Linux")
def test_a_compiler_is_looked_for_when_more_than_the_wheel_is_built(monkeypatch):
    def refuse():
        raise environment.SetupFailed("no compiler")

    monkeypatch.setattr(sys, "argv", ["build.py", "deb", "wheel"])
    monkeypatch.setattr(build_tools, "provide", refuse)
    assert build.main() == environment.CANNOT_START


def test_all_that_starting_lacks_is_named_at_once(monkeypatch):
    libraries = environment.qt_libraries
    cursor = next(one for one in libraries.LIBRARIES if "xcb-cursor" in one.file)
    monkeypatch.setattr(libraries, "missing", lambda needed: [cursor])
    monkeypatch.setattr(environment.importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(environment, "install_with_apt", lambda packages: False)
    monkeypatch.setattr(libraries.shutil, "which", lambda name: None)
    with pytest.raises(environment.SetupFailed) as told:
        environment._provide_packages(environment.PROGRAM_LOCK)
    command = f"sudo apt-get install libxcb-cursor0 python3.{sys.version_info.minor}-venv"
    assert command in str(told.value).splitlines()[1]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="libraries of Linux")
@pytest.mark.parametrize(
    ("lock", "names_it"), [(environment.DEVELOPMENT_LOCK, True), (environment.PROGRAM_LOCK, False)]
)
def test_what_only_tools_of_developers_load_is_named_where_those_are_installed(
    monkeypatch, lock, names_it
):
    monkeypatch.setattr(environment.qt_libraries, "_lacking", lambda file: file)
    lacking = [library.debian for library in environment._lacking(lock)]
    assert ("libgssapi-krb5-2" in lacking) is names_it
    assert "libegl1" in lacking


@pytest.fixture
def prepared(monkeypatch, tmp_path):
    """An environment that an earlier version of the lock was installed into, and what is done."""
    lock, folder = tmp_path / "requirements.txt", tmp_path / "environment"
    lock.write_text("golf==1.0\n")
    done = []
    monkeypatch.setattr(environment, "_refuse_what_cannot_work", lambda: None)
    monkeypatch.setattr(environment, "_provide_packages", lambda lock: True)
    monkeypatch.setattr(environment, "_usable", lambda python: python.exists())
    monkeypatch.setattr(environment, "_install", lambda python, lock: done.append(lock.read_text()))
    monkeypatch.setattr(environment, "_link_checkout", lambda folder: None)
    monkeypatch.setattr(environment, "_start_qt", lambda python: None)

    def create(folder):
        python = environment._python(folder)
        python.parent.mkdir(parents=True)
        python.touch()
        done.append("made")

    monkeypatch.setattr(environment, "_create", create)
    environment.prepare(lock, folder)
    assert done == ["made", "golf==1.0\n"]
    done.clear()
    return lock, folder, done


def test_an_environment_that_holds_what_the_lock_lists_is_left_alone(prepared):
    lock, folder, done = prepared
    environment.prepare(lock, folder)
    assert done == []


def test_an_environment_of_an_earlier_version_takes_in_what_the_lock_lists_now(prepared):
    lock, folder, done = prepared
    lock.write_text("golf==1.0\nlibrt==0.16.0\n")
    environment.prepare(lock, folder)
    assert done == ["golf==1.0\nlibrt==0.16.0\n"]
    environment.prepare(lock, folder)
    assert len(done) == 1


def test_packages_are_built_apart_from_what_tests_need():
    assert environment.BUILD_ENVIRONMENT != environment.ENVIRONMENT


@pytest.mark.skipif(sys.platform == "win32", reason="links are not for everybody there")
def test_sources_are_in_order_where_packages_were_built_too(tmp_path):
    if importlib.util.find_spec("ruff") is None:
        pytest.skip("ruff is not installed")
    for name in ("installer", "tests/installer"):
        leave = shutil.ignore_patterns("__pyc*", "share", "screenshots", "licences")
        shutil.copytree(environment.CHECKOUT / name, tmp_path / name, ignore=leave)
    shutil.copy(environment.CHECKOUT / "pyproject.toml", tmp_path)
    (tmp_path / "minigolf_desktop").symlink_to(environment.CHECKOUT / "minigolf_desktop")
    for made in (environment.BUILD_ENVIRONMENT.parent.name, "dist"):
        (tmp_path / made).mkdir()
    ruff = [sys.executable, "-m", "ruff", "check", "--select", "I", "--no-cache"]
    command = [*ruff, "installer", "tests"]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout


@pytest.mark.parametrize(
    "script",
    [path.name for path in sorted((environment.CHECKOUT / "installer").glob("check_*.py"))],
)
def test_checks_of_packages_start_with_the_python_of_a_system(tmp_path, script):
    bare = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    # Without `site` nothing that was installed is found.
    command = [sys.executable, "-S", environment.CHECKOUT / "installer" / script, "--help"]
    subprocess.run(command, cwd=tmp_path, env=bare, stdout=subprocess.DEVNULL, check=True)
