"""Bring the catalogues of translations up to date with the program, and compile them.

    python installer/translations.py [LANGUAGE ...]

Without a language all catalogues of `resources/translations` are brought up to date; a new
language gets a new one. Needs the developers' environment.
"""

import argparse
import ast
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

CHECKOUT = Path(__file__).resolve().parent.parent
FOLDER = CHECKOUT / "resources" / "translations"
SCRIPTS = Path(sys.executable).parent

Forms = dict[tuple[str, str], list[str]]
"""Forms of a message that counts something, by its context and source."""


def catalogue(language: str) -> Path:
    """Return the catalogue of a language."""
    return FOLDER / f"minigolf_{language}.ts"


def update(language: str) -> None:
    """Bring a catalogue up to date, keep what is translated, and compile it."""
    path = catalogue(language)
    forms = plural_forms(path) if path.exists() else {}
    sources = sorted(str(file) for file in (CHECKOUT / "minigolf_desktop" / "ui").rglob("*.py"))
    run(
        "pyside6-lupdate",
        *("-silent", "-locations", "none", "-no-obsolete"),
        *("-source-language", "en", "-target-language", language),
        *sources,
        *("-ts", str(path)),
    )
    complete(path, set().union(*map(said_in, sources)))
    mark_plurals(path, forms)
    run("pyside6-lrelease", "-silent", str(path), "-qm", str(path.with_suffix(".qm")))


def run(tool: str, *arguments: str) -> None:
    """Run one of the tools that come with Qt for Python."""
    subprocess.run([SCRIPTS / tool, *arguments], check=True, cwd=CHECKOUT)


def said_in(source: str) -> set[tuple[str, str]]:
    """Return context and text of every call of `translate` in a source file."""
    found = set()
    for node in ast.walk(ast.parse(Path(source).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and len(node.args) >= 2:
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            words = [part.value for part in node.args[:2] if isinstance(part, ast.Constant)]
            # Painters translate, too: by numbers.
            if name == "translate" and [type(word) for word in words] == [str, str]:
                found.add((str(words[0]), str(words[1])))
    return found


def complete(path: Path, said: set[tuple[str, str]]) -> None:
    """Add the messages that the tool passes over: those whose number is not a plain name."""
    tree = ET.parse(path)
    root = tree.getroot()
    contexts = {element.findtext("name", ""): element for element in root.iter("context")}
    for name, source in sorted(said - {key for key, _ in messages(tree)}):
        if name not in contexts:
            contexts[name] = ET.SubElement(root, "context")
            ET.SubElement(contexts[name], "name").text = name
        message = ET.SubElement(contexts[name], "message")
        ET.SubElement(message, "source").text = source
        ET.SubElement(message, "translation").set("type", "unfinished")
    write(tree, path)


def messages(tree: "ET.ElementTree[Any]") -> list[tuple[tuple[str, str], ET.Element]]:
    """Return the messages of a catalogue with their context and source."""
    return [
        ((context.findtext("name", ""), message.findtext("source", "")), message)
        for context in tree.iter("context")
        for message in context.iter("message")
    ]


def plural_forms(path: Path) -> Forms:
    """Return what a catalogue says to messages that count something."""
    return {
        key: [form.text or "" for form in message.iter("numerusform")]
        for key, message in messages(ET.parse(path))
        if message.find("translation/numerusform") is not None
    }


def mark_plurals(path: Path, forms: Forms) -> None:
    """Mark the messages that count something, which the tool only sees in a part of them."""
    tree = ET.parse(path)
    for key, message in messages(tree):
        translation = message.find("translation")
        if "%n" not in key[1] or translation is None:
            continue
        known = forms.get(key, ["", ""])
        message.set("numerus", "yes")
        for child in list(translation):
            translation.remove(child)
        translation.text = None
        for form in known:
            ET.SubElement(translation, "numerusform").text = form
        translation.attrib.pop("type", None)
        if not all(known):
            translation.set("type", "unfinished")
    write(tree, path)


def write(tree: "ET.ElementTree[Any]", path: Path) -> None:
    """Write a catalogue as the tool writes it."""
    ET.indent(tree, "    ")
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    body = ET.tostring(tree.getroot(), encoding="unicode")
    path.write_text(f"{head}{body}\n", encoding="utf-8")


def main() -> None:
    """Bring the catalogues up to date that are named, or all of them."""
    found = [path.stem.removeprefix("minigolf_") for path in FOLDER.glob("minigolf_*.ts")]
    parser = argparse.ArgumentParser(description="Bring catalogues of translations up to date.")
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help="without any: all")
    for language in parser.parse_args().languages or sorted(found):
        update(language)


if __name__ == "__main__":
    main()
