"""Whose work is shipped."""

import tomllib

from release import notice, product

NOTICE = notice.NOTICE.read_text(encoding="utf-8")


def test_the_notice_names_every_package_of_the_lock_in_its_version():
    """Written anew by installer/release/notice.py."""
    missing = [
        pin
        for pin in notice.pins(notice.PROGRAM_LOCK)
        if f"  {pin.name} {pin.version}: " not in NOTICE
    ]
    assert missing == []


def test_the_notice_has_the_licences_in_full():
    for words in (
        "Copyright (c) 2026 The Minigolf Desktop authors",
        "GNU LESSER GENERAL PUBLIC LICENSE",
        "GNU GENERAL PUBLIC LICENSE",
        "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
        "Bootloader Exception",
        "SIL OPEN FONT LICENSE",
        "The FreeType Project LICENSE",
        "libffi - Copyright (c)",
        "Mersenne Twister",
        "Mypyc runtime library is licensed under the terms of the MIT license",
        "Permission is hereby granted, free of charge",
    ):
        assert words in NOTICE, words


def test_the_notice_names_the_versions_that_freeze_and_compile_the_program():
    builders = notice.builders()
    assert [pin.name for pin, _ in builders] == ["mypy", "pyinstaller"]
    for pin, part in builders:
        assert f"{pin.name} {pin.version}, its {part}" in NOTICE


def test_packages_are_built_with_the_versions_that_the_program_runs_with():
    assert set(notice.pins(notice.PROGRAM_LOCK)) <= set(notice.pins(notice.BUILD_LOCK))


def test_wheels_are_compiled_with_the_compiler_of_the_lock():
    """A later one may ask for a later librt than the program takes."""
    told = tomllib.loads((product.CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    hook = told["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    (pin,) = (pin for pin in notice.pins(notice.BUILD_LOCK) if pin.name == "mypy")
    assert f"mypy=={pin.version}" in hook["dependencies"]


def test_the_notice_says_where_the_sources_of_qt_in_its_version_are():
    version = notice.qt_version()
    assert f"PySide6-{version}-src/" in NOTICE
    assert f"/{version}/submodules/" in NOTICE
    assert f"  Qt {version}: LGPL-3.0-only" in NOTICE
