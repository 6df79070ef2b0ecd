"""Install what pip installs, each in an environment of its own, and let it test itself.

    python3 installer/check_wheel.py dist/minigolf_desktop-2.0.0-py3-none-any.whl ...

Takes wheels and source distributions. Exit status 0 when every one of them works.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

COMMAND = "minigolf-desktop"


def works(package: Path) -> bool:
    """Tell whether a package installs into a fresh environment and passes its own test there."""
    with tempfile.TemporaryDirectory() as folder:
        venv.EnvBuilder(with_pip=True, symlinks=os.name != "nt").create(folder)
        programs = Path(folder, "Scripts" if os.name == "nt" else "bin")
        pip = [str(programs / "python"), "-m", "pip", "install", "--quiet", str(package.resolve())]
        test = [str(programs / COMMAND), "--self-test", "--thorough"]
        # Nothing of the source tree may help.
        settings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        settings["QT_QPA_PLATFORM"] = "offscreen"
        return not any(
            subprocess.call(command, cwd=folder, env=settings) for command in (pip, test)
        )


def main() -> int:
    """Check the packages named and return the exit status."""
    parser = argparse.ArgumentParser(description="Install packages, each by itself, and test them.")
    parser.add_argument("packages", nargs="+", type=Path, metavar="FILE")
    broken = [package for package in parser.parse_args().packages if not works(package)]
    for package in broken:
        print(f"failed: {package}", file=sys.stderr)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
