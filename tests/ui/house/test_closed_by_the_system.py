"""The system asks the program to go: it closes as by Quit, with everything on disk."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from minigolf_desktop.storage.folders import HOME_VARIABLE, Folders

CHECKOUT = Path(__file__).resolve().parents[3]
LONG = 60.0


@pytest.mark.skipif(os.name == "nt", reason="Windows knows no such signals")
@pytest.mark.parametrize("number", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_a_signal_closes_the_window_and_the_log_says_so(tmp_path, number):
    folders = Folders.below(tmp_path)
    environment = {**os.environ, HOME_VARIABLE: str(tmp_path), "PYTHONPATH": str(CHECKOUT)}
    with subprocess.Popen(
        [sys.executable, "-m", "minigolf_desktop"], cwd=tmp_path, env=environment
    ) as program:
        try:
            wait_for_the_window(program, folders.log)
            program.send_signal(getattr(signal, number))
            assert program.wait(LONG) == 0
        finally:
            program.kill()
    text = told(folders.log)
    assert f"Closed by signal [{getattr(signal, number).value}]" in text
    # The place of the window is the last that is written.
    assert folders.settings.exists()


def told(log):
    return "".join(path.read_text() for path in log.rglob("*.log"))


def wait_for_the_window(program, log):
    """Wait until the log says that the window shows."""
    for _ in range(int(LONG / 0.05)):
        if "The window shows" in told(log):
            return
        try:
            program.wait(0.05)
        except subprocess.TimeoutExpired:
            continue
        pytest.fail(f"the program ended with {program.returncode}")
    pytest.fail("the window did not show")
