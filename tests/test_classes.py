"""A class is in one file: what it inherits is little, and it uses nothing private of that."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

CHECKOUT = Path(__file__).resolve().parent.parent
PACKAGE = CHECKOUT / "minigolf_desktop"

MOST_ANCESTORS = 2
"""Classes of ours that may stand above a class."""
MOST_BORROWED = 60
"""Uses of private names of an ancestor in another file."""


class Name(NamedTuple):
    """The name of a class, and the module that it is in."""

    module: str
    name: str

    def __str__(self) -> str:
        return f"{self.module.removeprefix('minigolf_desktop.')}.{self.name}"


class Classes:
    """All classes of a folder of modules, and what their names mean in each of these."""

    def __init__(self, folder: Path, package: str) -> None:
        self.defined: dict[Name, ast.ClassDef] = {}
        self._imported: dict[Name, Name] = {}
        for path in sorted(folder.rglob("*.py")):
            parts = (package, *path.relative_to(folder).with_suffix("").parts)
            module = ".".join(part for part in parts if part != "__init__")
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef):
                    self.defined[Name(module, node.name)] = node
                elif isinstance(node, ast.ImportFrom) and node.module:
                    for one in node.names:
                        here = Name(module, one.asname or one.name)
                        self._imported[here] = Name(node.module, one.name)

    def _found(self, name: Name) -> Name | None:
        """Return the class that a name means, through modules that hand it on."""
        while name not in self.defined:
            if name not in self._imported:
                return None
            name = self._imported[name]
        return name

    def ancestors(self, name: Name) -> list[Name]:
        """Return all classes of ours above a class, each once."""
        above: list[Name] = []
        for base in self.defined[name].bases:
            plain = base.value if isinstance(base, ast.Subscript) else base
            found = (
                self._found(Name(name.module, plain.id)) if isinstance(plain, ast.Name) else None
            )
            if found is not None:
                above += [one for one in (found, *self.ancestors(found)) if one not in above]
        return above

    def borrowed(self, name: Name) -> Iterator[str]:
        """Yield by line each use, in a class, of a private name of an ancestor in another file."""
        elsewhere = [one for one in self.ancestors(name) if one.module != name.module]
        if not elsewhere:
            return
        owners = {
            private: one for one in reversed(elsewhere) for private in brought(self.defined[one])
        }
        for private, line in used(self.defined[name]):
            if private in owners:
                yield f"{name}:{line} uses {private} of {owners[private]}"


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def brought(node: ast.ClassDef) -> set[str]:
    """Return the private names that a class brings along: of methods, fields and attributes."""
    names = set()
    for part in node.body:
        match part:
            case ast.FunctionDef(name=name) | ast.AnnAssign(target=ast.Name(id=name)):
                names.add(name)
            case ast.Assign(targets=targets):
                names.update(target.id for target in targets if isinstance(target, ast.Name))
    for inner in ast.walk(node):
        match inner:
            case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store()):
                names.add(name)
    return set(filter(is_private, names))


def used(node: ast.ClassDef) -> Iterator[tuple[str, int]]:
    """Yield what a class asks of itself that is private, or gives another body, by line."""
    for inner in ast.walk(node):
        match inner:
            case ast.Attribute(value=ast.Name(id="self" | "cls"), attr=name, lineno=line):
                yield name, line
            case ast.Attribute(value=ast.Call(func=ast.Name(id="super")), attr=name, lineno=line):
                yield name, line
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and is_private(part.name):
            yield part.name, part.lineno


@pytest.fixture(scope="module")
def classes() -> Classes:
    return Classes(PACKAGE, "minigolf_desktop")


def test_at_most_two_classes_of_ours_stand_above_a_class(classes: Classes) -> None:
    above = {str(name): len(classes.ancestors(name)) for name in classes.defined}
    assert {name: number for name, number in above.items() if number > MOST_ANCESTORS} == {}


def test_few_private_names_of_an_ancestor_are_used_in_another_file(classes: Classes) -> None:
    found = [use for name in classes.defined for use in classes.borrowed(name)]
    assert len(found) <= MOST_BORROWED, "\n".join(found)


@pytest.mark.quick
def test_ancestors_are_found_through_modules_that_hand_them_on(tmp_path: Path) -> None:
    (tmp_path / "__init__.py").write_text("from p.low import Low\n")
    (tmp_path / "low.py").write_text(
        "class Lowest: pass\nclass Low(Lowest):\n    def _do(self): self._done = 1\n"
    )
    (tmp_path / "high.py").write_text(
        "from p import Low as Base\n"
        "class High(Base):\n"
        "    def _do(self):\n"
        "        super()._do()\n"
        "        self._mine = self._done\n"
    )
    found = Classes(tmp_path, "p")
    high = Name("p.high", "High")
    assert [one.name for one in found.ancestors(high)] == ["Low", "Lowest"]
    assert sorted(use.split(" uses ")[0] for use in found.borrowed(high)) == [
        "p.high.High:3",
        "p.high.High:4",
        "p.high.High:5",
    ]
