"""The rules that the source tree itself keeps: layers, sizes, what lies where."""

import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from importlib.machinery import EXTENSION_SUFFIXES

import pytest
from rooms import CHECKOUT, PACKAGE, Import, imports_of, modules

MAY_IMPORT = {
    "model": {"model"},
    "content": {"content", "model"},
    "storage": {"storage", "content", "model"},
    "bots": {"bots", "model"},
    "ui": {"ui", "bots", "storage", "content", "model"},
    "verbs": {"verbs", "ui", "bots", "storage", "content", "model"},
}
ENTRANCES = {"__main__", "entrance", "cli", "verbs"}
GAMES = {"designer", "putt_dice", "eighteen_holes"}
WINGS = {wing: {wing, "common"} for wing in GAMES}
MAY_IMPORT_IN_UI = {
    "common": {"common"},
    **WINGS,
    "plays": {"plays", "common", *GAMES},
    "games": {"games", "plays", "common", *GAMES},
    "house": {"house", "games", "common"},
    "studio": {"studio", "house", "games", "common"},
}
"""What the parts of the screens may import; `games.py` is the list of the games, and
`plays.py` of what they are played by without a window."""
BELOW_THE_SCREENS = {"model", "content", "storage", "bots"}
PUTTS_ON_COURSES = ("storage", "putt_dice")
"""The one part of a game below the screens that knows another: Putt Dice is played on courses of
Minigolf Designer, reads their files and repairs them."""
DOOR = ("ui", "designer", "course_art")
"""The one module of Minigolf Designer that Putt Dice draws its courses with."""
OUTSIDE_WORLD = {
    *("os", "pathlib", "io", "shutil", "tempfile", "subprocess", "socket"),
    *("time", "datetime", "random", "secrets", "logging", "threading", "asyncio"),
}
MOST_LATE_IMPORTS = 10
"""Imports inside functions: the doors of :mod:`minigolf_desktop.ui.games`, and few besides."""
NAME_MODULES = {"cli.py", "ui/plays.py", "verbs/work.py", "bots/compiled.py"}
"""Where modules are named in strings: entrances, work beside the window, and what is compiled."""
ALLOWED_AT_TOP = {
    *("pyproject.toml", "minigolf_desktop", "resources", "tests", "installer"),
    *("README.md", "LICENSE", "CHANGELOG.md"),
}
LONGEST_README = 150
"""It is for players; what builders want stands in `.github/CONTRIBUTING.md`."""
LONGEST_MODULE = 700
"""Longer than any subject has become; where one grows past it, a second subject has moved in."""


@pytest.fixture(scope="module")
def imports() -> list[Import]:
    return [found for module in modules() for found in imports_of(module)]


def tracked_files() -> list[str]:
    if shutil.which("git") is None:
        pytest.skip("git is not installed")
    listing = subprocess.run(
        ["git", "ls-files"], cwd=CHECKOUT, capture_output=True, text=True, check=False
    )
    if listing.returncode:
        pytest.skip("not a git checkout")
    return listing.stdout.splitlines()


def test_imports_run_downwards_only(imports: list[Import]) -> None:
    upwards = [
        str(found)
        for found in imports
        if found.ours
        and found.layer in MAY_IMPORT
        and found.ours[0] not in MAY_IMPORT[found.layer] | {"__version__", "EDITION"}
    ]
    assert upwards == []


def test_every_folder_of_the_package_has_its_layer() -> None:
    folders = {path.parent.relative_to(PACKAGE).parts[0] for path in PACKAGE.rglob("*/*.py")}
    assert folders <= set(MAY_IMPORT) | ENTRANCES


def test_games_do_not_import_each_other_and_what_they_share_imports_none(
    imports: list[Import],
) -> None:
    across = [
        str(found)
        for found in imports
        if found.layer in BELOW_THE_SCREENS and len(found.ours) > 1
        if found.ours[1] in GAMES
        and found.ours[1] != found.importer[1]
        and not (found.importer[:2] == PUTTS_ON_COURSES and found.ours[1] == "designer")
    ]
    assert across == []


def test_wings_import_what_they_share_and_the_house_imports_no_wing(
    imports: list[Import],
) -> None:
    across = [
        str(found)
        for found in imports
        if found.importer[:1] == ("ui",) and len(found.importer) > 1 and len(found.ours) > 1
        if found.ours[0] == "ui"
        and found.importer[1] in MAY_IMPORT_IN_UI
        and found.ours[1] not in MAY_IMPORT_IN_UI[found.importer[1]]
        and not (found.importer[1] == "putt_dice" and found.ours[: len(DOOR)] == DOOR)
    ]
    assert across == []


def test_a_wing_is_entered_by_the_list_of_games_through_its_doors(imports: list[Import]) -> None:
    elsewhere = [
        str(found)
        for found in imports
        if found.importer[:2] in {("ui", "games"), ("ui", "plays")} and found.ours[:1] == ("ui",)
        if found.ours[1] not in {"common", "plays"}
        if found.ours[2:3] not in {("entry",), ("play",), ("wing",)}
    ]
    assert elsewhere == []


@pytest.mark.quick
@pytest.mark.parametrize("part", ["house", "studio"])
def test_the_house_names_no_game(part: str) -> None:
    names = re.compile("(?<![a-z])(golf|putt|eighteen|designer)|Golf[A-Z]|Putt|Eighteen|Designer")
    named = [
        f"{module.name}:{number} {line.strip()}"
        for module in sorted((PACKAGE / "ui" / part).rglob("*.py"))
        for number, line in enumerate(module.read_text(encoding="utf-8").splitlines(), 1)
        if names.search(line)
    ]
    assert named == []


def test_no_modules_import_each_other_in_a_circle(imports: list[Import]) -> None:
    """What is imported for types alone counts too: whoever reads one module reads the other."""
    modules = {path.relative_to(PACKAGE).with_suffix("").parts for path in PACKAGE.rglob("*.py")}
    needed: dict[tuple[str, ...], set[tuple[str, ...]]] = {module: set() for module in modules}
    for found in imports:
        # What is imported is a module, a name in one, or a name that a package hands on.
        places = (found.ours, found.ours[:-1], (*found.ours[:-1], "__init__"))
        target = next((place for place in places if place in modules), found.importer)
        if target != found.importer:
            needed[found.importer].add(target)
    circles = {"/".join(module) for module in modules if module in _reached(module, needed)}
    assert sorted(circles) == []


def _reached(
    module: tuple[str, ...], needed: dict[tuple[str, ...], set[tuple[str, ...]]]
) -> set[tuple[str, ...]]:
    """Return every module that one needs, directly or by way of others."""
    reached: set[tuple[str, ...]] = set()
    waiting = list(needed[module])
    while waiting:
        target = waiting.pop()
        if target not in reached:
            reached.add(target)
            waiting.extend(needed[target])
    return reached


def test_only_the_user_interface_imports_qt(imports: list[Import]) -> None:
    elsewhere = [
        str(found) for found in imports if found.target[0] == "PySide6" and found.layer != "ui"
    ]
    assert elsewhere == []


def test_the_command_line_loads_the_user_interface_only_when_it_needs_it(
    imports: list[Import],
) -> None:
    eager = [
        str(found)
        for found in imports
        if found.layer in ENTRANCES - {"verbs"} and found.at_top
        if found.ours[:1] == ("ui",)
    ]
    assert eager == []


@pytest.mark.parametrize("verb", ["check", "playout", "score"])
def test_a_verb_that_draws_nothing_does_without_windows_and_pictures(verb: str) -> None:
    program = (
        f"import sys, minigolf_desktop.verbs.{verb}; "
        "print([name for name in ('PySide6.QtGui', 'PySide6.QtWidgets') if name in sys.modules])"
    )
    told = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(CHECKOUT)},
    )
    assert told.stdout.strip() == "[]"


def test_few_imports_stand_inside_functions(imports: list[Import]) -> None:
    inside = {
        f"{'/'.join(found.importer)}.py:{found.line}" for found in imports if not found.at_top
    }
    assert len(inside) <= MOST_LATE_IMPORTS, sorted(inside)


def test_modules_are_named_in_strings_by_entrances_and_work_beside_the_window_alone() -> None:
    named = [
        f"{module.relative_to(PACKAGE)}:{number} {line.strip()}"
        for module in modules()
        if module.relative_to(PACKAGE).as_posix() not in NAME_MODULES
        for number, line in enumerate(module.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(r"""["']minigolf_desktop\.[a-z]""", line)
    ]
    assert named == []


def test_only_content_and_storage_import_pydantic(imports: list[Import]) -> None:
    elsewhere = [
        str(found)
        for found in imports
        if found.target[0].startswith("pydantic") and found.layer not in {"content", "storage"}
    ]
    assert elsewhere == []


def test_the_model_has_no_files_no_clock_and_no_chance_of_its_own(imports: list[Import]) -> None:
    outside = [
        str(found)
        for found in imports
        if found.layer == "model" and found.target[0] in OUTSIDE_WORLD
    ]
    assert outside == []


def test_no_module_is_too_long() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in modules()}
    assert {str(path): n for path, n in lengths.items() if n > LONGEST_MODULE} == {}


def test_no_two_test_modules_have_one_name() -> None:
    """Their folders are no packages: pytest would take the second for the first."""
    names = Counter(path.name for path in (CHECKOUT / "tests").rglob("test_*.py"))
    assert [name for name, times in names.items() if times > 1] == []


def test_the_readme_is_short() -> None:
    lines = (CHECKOUT / "README.md").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= LONGEST_README


def test_the_top_of_the_repository_holds_only_what_belongs_there() -> None:
    tops = {name.split("/")[0] for name in tracked_files()}
    assert {top for top in tops if not top.startswith(".")} <= ALLOWED_AT_TOP


def test_the_sources_hold_no_compiled_library() -> None:
    libraries = [path for ending in EXTENSION_SUFFIXES for path in PACKAGE.rglob(f"*{ending}")]
    assert [*libraries, *CHECKOUT.glob("*__mypyc*")] == []


def test_no_file_names_a_package_host() -> None:
    # Spelled in halves, or this file would name them.
    hosts = ["pypi" + ".org", "files.python" + "hosted", "registry.npm" + "js"]
    texts = {
        name: (CHECKOUT / name).read_bytes().lower()
        for name in tracked_files()
        if (CHECKOUT / name).is_file()
    }
    assert [name for name, text in texts.items() for host in hosts if host.encode() in text] == []


def test_the_program_and_its_developers_use_the_same_versions() -> None:
    def pins(lock: str) -> set[str]:
        lines = (CHECKOUT / "installer" / lock).read_text(encoding="utf-8").splitlines()
        return {line.rstrip(" \\") for line in lines if "==" in line}

    assert pins("requirements.txt") <= pins("requirements-dev.txt")
