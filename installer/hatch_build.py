"""What hatchling does to build a wheel for one platform: modules are compiled and put into it.

It is off by default, and the wheel is one for every platform then; `HATCH_BUILD_HOOKS_ENABLE=1`
switches it on. Where nothing can be compiled one line says so, and the wheel is that one, too. See
`compiled_copy.py`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from compiled_copy import compile_if_possible


class CompileKernels(BuildHookInterface[Any]):
    """Compiles modules beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and tell hatchling of the libraries."""
        self._scratch = TemporaryDirectory(prefix="minigolf-desktop-")
        folder = Path(self._scratch.name)
        made = compile_if_possible(folder, self.app.display_warning)
        for library in made:
            build_data["force_include"][str(folder / library)] = library.as_posix()
        build_data["pure_python"] = not made
        build_data["infer_tag"] = bool(made)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Throw away what is in the wheel by now."""
        self._scratch.cleanup()
