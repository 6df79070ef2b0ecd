"""Draw the rooms of the program and what they import, as the page for builders shows them.

    python installer/rooms.py

writes the diagram in `.github/CONTRIBUTING.md` anew, out of the imports of the sources. A room is a
layer of the package, or a part of its screens. An arrow is drawn where a room imports another one
that it does not reach by way of a third.
"""

import ast
import sys
from collections.abc import Iterator, Mapping, Set
from pathlib import Path
from typing import NamedTuple

CHECKOUT = Path(__file__).resolve().parent.parent
PACKAGE = CHECKOUT / "minigolf_desktop"
PAGE = CHECKOUT / ".github" / "CONTRIBUTING.md"
BEGIN, END = "```mermaid\n", "```\n"


class Import(NamedTuple):
    """One imported name, as an absolute dotted path."""

    importer: tuple[str, ...]
    """The importing module's path below the package, without its ending."""
    line: int
    target: tuple[str, ...]
    at_top: bool
    """Whether it is carried out as soon as the module is loaded."""

    @property
    def layer(self) -> str:
        """The layer of the importing module, or its name where it lies beside them."""
        return self.importer[0]

    @property
    def ours(self) -> tuple[str, ...]:
        """The target below the package; empty for other people's modules."""
        return self.target[1:] if self.target[0] == "minigolf_desktop" else ()

    def __str__(self) -> str:
        return f"{'/'.join(self.importer)}.py:{self.line} imports {'.'.join(self.target)}"


def modules() -> list[Path]:
    """Return every module of the package, in order."""
    return sorted(PACKAGE.rglob("*.py"))


def imports_of(module: Path) -> Iterator[Import]:
    """Give each name that a module of the package imports, also inside functions."""
    importer = module.relative_to(PACKAGE).with_suffix("").parts
    tree = ast.parse(module.read_text(encoding="utf-8"))
    inside_functions = {
        id(node)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in ast.walk(function)
    }
    for node in ast.walk(tree):
        at_top = id(node) not in inside_functions
        if isinstance(node, ast.Import):
            for name in node.names:
                yield Import(importer, node.lineno, tuple(name.name.split(".")), at_top)
        elif isinstance(node, ast.ImportFrom):
            base = ("minigolf_desktop", *importer)[: -node.level] if node.level else ()
            origin = (*base, *(node.module.split(".") if node.module else ()))
            for name in node.names:
                yield Import(importer, node.lineno, (*origin, name.name), at_top)


def room_of(path: tuple[str, ...], rooms: Set[str]) -> str | None:
    """Return the room in which a module or a name of the package lies; None for none."""
    return next((room for room in ("/".join(path[:2]), *path[:1]) if room in rooms), None)


def all_rooms() -> set[str]:
    """Return the layers below the screens, and the parts of those: folders, and lists of games."""
    layers = {path.parent.name for path in PACKAGE.glob("*/__init__.py")} - {"ui"}
    screens = [path for path in (PACKAGE / "ui").iterdir() if path.stem.isidentifier()]
    parts = {f"ui/{path.stem}" for path in screens if not path.stem.startswith("_")}
    return layers | parts


def doors() -> dict[str, set[str]]:
    """Return by room which other rooms it imports."""
    rooms = all_rooms()
    found: dict[str, set[str]] = {room: set() for room in rooms}
    for one in (one for module in modules() for one in imports_of(module)):
        importer, target = room_of(one.importer, rooms), room_of(one.ours, rooms)
        if importer and target and importer != target:
            found[importer].add(target)
    return found


def without_shortcuts(needed: Mapping[str, Set[str]]) -> dict[str, list[str]]:
    """Return the arrows that say something new: no other way leads to where they lead.

    Rooms must not import each other in a circle.
    """

    def beyond(room: str) -> set[str]:
        return {far for near in needed[room] for far in (near, *beyond(near))}

    return {
        room: sorted(set(nearby) - {far for near in nearby for far in beyond(near)})
        for room, nearby in sorted(needed.items())
    }


def diagram() -> str:
    """Return the diagram in the language of Mermaid, which forges draw in a page of Markdown."""
    lines = ["flowchart TD"]
    for room, nearby in without_shortcuts(doors()).items():
        lines += [f"    {_node(room)} --> {_node(one)}" for one in nearby]
    return "\n".join(lines) + "\n"


def _node(room: str) -> str:
    return f'{room.replace("/", "_")}["{room}"]'


def with_diagram(page: str) -> str:
    """Return a page with the diagram that the sources make now in the place of the one it has.

    Raises ValueError where it has none.
    """
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"no diagram stands between {BEGIN.strip()} and {END.strip()}")
    return before + begin + diagram() + end + after


def main() -> int:
    """Write the diagram of the page anew."""
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(with_diagram(page), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
