"""Kernels run compiled as they run plain; the source tree stays free of libraries."""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import compiled_copy
import pytest

CHECKOUT = compiled_copy.CHECKOUT
SMALLEST = Path("minigolf_desktop/bots/kernel/random_numbers.py")
PROGRAM = """
import json
from minigolf_desktop.bots.compiled import is_compiled
from minigolf_desktop.bots.kernel import random_numbers
stream = random_numbers.RandomNumbers(15)
limits = [1 + number * number for number in range(200)]
print(json.dumps([is_compiled(random_numbers), [stream.below(limit) for limit in limits]]))
"""


def said(sources, program):
    """What a program prints that runs the package in a folder."""
    told = subprocess.run(
        [sys.executable, "-c", program],
        cwd=sources,
        env={**os.environ, "PYTHONPATH": str(sources)},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(told.stdout)


def test_a_module_runs_compiled_as_it_runs_plain(tmp_path, monkeypatch):
    if importlib.util.find_spec("setuptools") is None:
        pytest.skip("setuptools is not installed")
    if shutil.which("cl" if os.name == "nt" else "cc") is None:
        pytest.skip("there is no C compiler")
    # The libraries are thrown away: they need not be quick.
    monkeypatch.setenv("MYPYC_OPT_LEVEL", "0")
    compiled_copy.compile_into(tmp_path, [SMALLEST])
    plain, compiled = said(CHECKOUT, PROGRAM), said(tmp_path, PROGRAM)
    assert compiled == [True, plain[1]]
    assert plain == [False, compiled[1]]


def test_mypyc_understands_everything_that_is_compiled(tmp_path):
    """It is turned into C; what a C compiler takes a minute for is left to the packages."""
    if importlib.util.find_spec("setuptools") is None:
        pytest.skip("setuptools is not installed")
    shutil.copytree(CHECKOUT / compiled_copy.PACKAGE, tmp_path / compiled_copy.PACKAGE)
    files = [str(path) for path in compiled_copy.sources()]
    translate = (
        "import sys; from mypyc.build import mypycify; "
        "mypycify(['--config-file=', *sys.argv[1:]], target_dir='build')"
    )
    done = subprocess.run(
        [sys.executable, "-c", translate, *files],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert list((tmp_path / "build").rglob("*.c"))


@pytest.mark.quick
def test_whole_packages_are_compiled_but_for_what_makes_them_packages():
    files = compiled_copy.sources()
    assert SMALLEST in files
    assert [path for path in files if path.name == "__init__.py"] == []


def test_what_does_not_compile_is_told_in_the_words_of_the_compiler(tmp_path):
    wrong = Path("minigolf_desktop/wrong.py")
    with pytest.raises(compiled_copy.CompileFailed, match=r"wrong\.py"):
        compiled_copy.compile_into(tmp_path, [wrong])


def test_where_nothing_can_be_compiled_one_line_says_so_and_why(tmp_path):
    told = []
    wrong = Path("minigolf_desktop/wrong.py")
    assert compiled_copy.compile_if_possible(tmp_path, told.append, [wrong]) == []
    (line,) = told
    assert "plain Python" in line
    assert "wrong.py" in line
    assert "\n" not in line


@pytest.mark.skipif(os.name == "nt", reason="Windows has no signals")
def test_a_compiler_that_was_ended_from_outside_is_not_told_as_a_fault_of_the_sources(
    tmp_path, monkeypatch
):
    ends = tmp_path / "python"
    ends.write_text("#!/bin/sh\nkill -TERM $$\n")
    ends.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(ends))
    with pytest.raises(compiled_copy.CompileFailed, match="ended from outside, by signal 15"):
        compiled_copy.compile_into(tmp_path / "copy", [SMALLEST])


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([CHECKOUT / "build" / "copy"], "stays free of libraries"),
        (["copy", "--only", "croquet"], "has croquet in its path"),
    ],
)
def test_what_cannot_be_copied_is_refused(tmp_path, arguments, words):
    done = subprocess.run(
        [sys.executable, CHECKOUT / "installer" / "compiled_copy.py", *arguments],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert words in done.stderr
    assert list(tmp_path.iterdir()) == []
