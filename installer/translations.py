"""Bring the catalogues of translations up to date with the program, and compile them.

    python installer/translations.py [LANGUAGE ...]

Without a language all catalogues of `resources/translations` are brought up to date; a new
language gets a new one, and that file is all that it takes: the settings offer every language
that has one. What is not translated yet is told, and is English on the screen. Needs the
developers' environment.
"""

import argparse
import ast
import json
import struct
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

CHECKOUT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(CHECKOUT))

from minigolf_desktop.content.terminal_language import DOMAIN, TERMINAL  # noqa: E402
from minigolf_desktop.content.texts import texts_of_content  # noqa: E402

FOLDER = CHECKOUT / "resources" / "translations"
SCRIPTS = Path(sys.executable).parent
SOURCE_LANGUAGE = "en"
MOST_TOLD = 40
"""Messages without a translation that are told one by one."""

OF_ARGPARSE = (
    "usage: ",
    "positional arguments",
    "options",
    "show this help message and exit",
    "argument %(argument_name)s: %(message)s",
    "expected one argument",
    "expected at least one argument",
    "the following arguments are required: %s",
    "unrecognized arguments: %s",
    "invalid choice: %(value)r (choose from %(choices)s)",
    "not allowed with argument %s",
)
"""What Python's argparse says to people at a terminal, who are to read it in their language."""
OF_THE_SYSTEM = (
    "No such file or directory",
    "Permission denied",
    "Not a directory",
    "Is a directory",
    "File exists",
    "File name too long",
    "Too many levels of symbolic links",
    "No space left on device",
    "Disk quota exceeded",
    "Read-only file system",
    "Input/output error",
)
"""What a system says of files that it refuses."""
OF_FORMATS = (
    "Expecting value",
    "Expecting property name enclosed in double quotes",
    "Expecting ',' delimiter",
    "Expecting ':' delimiter",
    "Extra data",
    "Unterminated string",
    "Field required",
    "Input should be a valid integer",
    "Input should be a valid string",
    "Input should be a valid boolean",
    "Input should be a valid list",
    "there is no such field",
)
"""What is most often wrong with a JSON text and with a field in it, as their readers say it."""

FAULTS = frozenset(
    {
        *("StorageError", "DiskError", "ForeignFile", "NewerFile", "MatchInUse", "NotJson"),
        *("type(error)", "Words"),
    }
)
"""What is handed a text that tells a fault of a file."""

Message = tuple[str, ...]
"""A context, a text in it, and what the translator should know, if anything."""


def catalogue(language: str) -> Path:
    """Return the catalogue of a language."""
    return FOLDER / f"minigolf_{language}.ts"


def update(language: str) -> None:
    """Bring a catalogue up to date, keep what is translated, and compile it."""
    path = catalogue(language)
    sources = sorted((CHECKOUT / "minigolf_desktop" / "ui").rglob("*.py"))
    said = texts_of_content().union(said_at_the_terminal(), *map(said_in, sources))
    with TemporaryDirectory() as folder:
        listing = Path(folder) / "said.py"
        listing.write_text(listed(said), encoding="utf-8")
        run(
            "pyside6-lupdate",
            *("-silent", "-locations", "none", "-no-obsolete"),
            *("-source-language", "en", "-target-language", language),
            str(listing),
            *("-ts", str(path)),
        )
    run("pyside6-lrelease", "-silent", str(path), "-qm", str(path.with_suffix(".qm")))
    if language != SOURCE_LANGUAGE:
        place = FOLDER / TERMINAL / language / "LC_MESSAGES" / f"{DOMAIN}.mo"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(compiled(translated_in(path, TERMINAL)))


def translated_in(path: Path, context: str) -> dict[str, str]:
    """Return the texts of a context that a catalogue translates, and what it says for them."""
    (found,) = (one for one in ET.parse(path).iter("context") if one.findtext("name") == context)
    return {
        message.findtext("source", ""): message.findtext("translation", "")
        for message in found.iter("message")
        if message.find("translation[@type='unfinished']") is None
    }


def compiled(texts: Mapping[str, str]) -> bytes:
    """Return a catalogue as Python's gettext reads it: tables of lengths and places, then texts."""
    head = {"": "Content-Type: text/plain; charset=UTF-8\n"}
    pairs = sorted((key.encode(), text.encode()) for key, text in (head | dict(texts)).items())
    count, start = len(pairs), 28
    place, tables, words = start + 16 * count, b"", b""
    for column in (0, 1):
        for pair in pairs:
            tables += struct.pack("<2I", len(pair[column]), place + len(words))
            words += pair[column] + b"\0"
    return struct.pack("<7I", 0x950412DE, 0, count, start, start + 8 * count, 0, 0) + tables + words


def missing_in(path: Path) -> tuple[int, list[tuple[str, str]]]:
    """Return how many messages a catalogue has, and context and text of those not translated."""
    messages = [
        (context.findtext("name", ""), message)
        for context in ET.parse(path).iter("context")
        for message in context.iter("message")
    ]
    missing = [
        (name, message.findtext("source", ""))
        for name, message in messages
        if message.find("translation[@type='unfinished']") is not None
    ]
    return len(messages), missing


def told(language: str, count: int, missing: Sequence[tuple[str, str]]) -> str:
    """Return in lines how far a catalogue is."""
    if not missing:
        return f"{language}: all {count} messages are translated"
    lines = [f"{language}: {len(missing)} of {count} messages are not translated yet"]
    lines += [f"  {context}: {text!r}" for context, text in missing[:MOST_TOLD]]
    if len(missing) > MOST_TOLD:
        lines.append(f"  and {len(missing) - MOST_TOLD} more, marked unfinished in the file")
    return "\n".join(lines)


def run(tool: str, *arguments: str) -> None:
    """Run one of the tools that come with Qt for Python."""
    subprocess.run([SCRIPTS / tool, *arguments], check=True, cwd=CHECKOUT)


def said_in(source: Path) -> set[Message]:
    """Return what a source file hands to `translate`."""
    found = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            words = [part.value for part in node.args[:3] if isinstance(part, ast.Constant)]
            message = tuple(word for word in words if isinstance(word, str) and word)
            # Painters translate, too: by numbers.
            if name == "translate" and len(message) >= 2:
                found.add(message)
    return found


def said_at_the_terminal() -> set[Message]:
    """Return what the command line says, and argparse for it, and how faults of files are told."""
    program = CHECKOUT / "minigolf_desktop"
    sources = [
        program / "__main__.py",
        program / "cli.py",
        program / "content" / "qt_libraries.py",
        program / "ui" / "common" / "application.py",
        *(program / "verbs").glob("*.py"),
    ]
    texts = {text for source in sources for text in handed_to({"_"}, source)}
    for part in ("storage", "verbs", "ui"):
        for source in (program / part).rglob("*.py"):
            texts.update(handed_to(FAULTS, source))
    return {(TERMINAL, text) for text in texts.union(OF_ARGPARSE, OF_THE_SYSTEM, OF_FORMATS)}


def handed_to(names: Collection[str], source: Path) -> Iterator[str]:
    """Yield the texts that a source file hands as the first argument to what is called so."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args:
            match node.args[0]:
                case ast.Constant(value=str(text)) if ast.unparse(node.func) in names:
                    yield text


def listed(said: Iterable[Message]) -> str:
    """Return the messages as source text, in the one form that Qt's tool never passes over.

    In the sources it passes over most that count something.
    """
    calls = []
    for context, text, *note in sorted(said):
        words = (context, text, *(note or [""]))
        number = ", 2" if "%n" in text else ""
        quoted = ", ".join(json.dumps(word, ensure_ascii=False) for word in words)
        calls.append(f"QCoreApplication.translate({quoted}{number})\n")
    return "".join(calls)


def main() -> None:
    """Bring the catalogues up to date that are named, or all of them."""
    found = [path.stem.removeprefix("minigolf_") for path in FOLDER.glob("minigolf_*.ts")]
    parser = argparse.ArgumentParser(description="Bring catalogues of translations up to date.")
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help="without any: all")
    for language in parser.parse_args().languages or sorted(found):
        update(language)
        if language != SOURCE_LANGUAGE:
            print(told(language, *missing_in(catalogue(language))))


if __name__ == "__main__":
    main()
