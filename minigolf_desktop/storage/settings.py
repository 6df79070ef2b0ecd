"""What the player chose, kept between starts. No pydantic: home needs this at once."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from minigolf_desktop.storage.atomic import Lock, read_kept, write_atomically
from minigolf_desktop.storage.errors import DiskError, StorageError, reason_of
from minigolf_desktop.storage.reading import migrate, parse

FORMAT = "minigolf-settings"
VERSION = 1
MOST_BYTES = 50_000

PATIENCE = 0.4
"""Seconds to wait for another window that is writing its settings."""

MIGRATIONS: Mapping[int, Callable[[dict[str, object]], dict[str, object]]] = {}
"""By version: what makes settings of the next version of them. There is one version so far."""


NOTHING_YET: Mapping[str, str] = {}
"""What a new player has chosen where there are many entries."""


class Settings(NamedTuple):
    """All settings; a new player has the defaults."""

    language: str = ""
    """Language code such as ``en``; empty follows the system."""
    theme: str = "system"
    """``system``, ``light`` or ``dark``."""
    time_of_year: str = "date"
    """What grows outdoors: ``spring``, ``summer``, ``autumn``, ``winter``, or by the ``date``."""
    scale: int = 100
    """Size of the interface in per cent, 75 to 200."""
    animation_speed: int = 100
    """In per cent, 25 to 400; 0 shows every change at once."""
    computer_pace: int = 100
    """How quickly computer players act, in per cent, 25 to 400; 0 for at once."""
    reduced_motion: bool = False
    """Whether nothing moves that need not move."""
    sound: bool = True
    """Whether anything is heard."""
    volume: int = 75
    """How loud sounds are, in per cent, 1 to 100."""
    confirm: bool = True
    """Whether a tile that was put down waits for a yes."""
    hints: bool = True
    """Whether the table shows what each cell is worth."""
    advice: bool = True
    """Whether good moves are told to who asks for them."""
    tips: bool = True
    """Whether a tip is told the first time that something happens."""
    remarks: bool = True
    """Whether computer players say something now and then."""
    edges: str = "prevent"
    """Edge checking of a new game (ruling D12): ``prevent``, ``warn`` or ``allow``."""
    leftover: str = "ask"
    """What becomes of the tile left over in a turn: ``ask``, ``put-back`` or ``discard``."""
    show_bag: bool = True
    """Whether the table tells what is left in the bag."""
    curtain: str = "secrets"
    """When a curtain falls between two players: ``always``, or only for ``secrets``."""
    window: str = ""
    """Place and size of the window, as Qt writes them, in hexadecimal digits."""
    last_setup: Mapping[str, object] = NOTHING_YET
    """JSON form of the set-up of the last new game; empty before the first. Its content is
    checked where it is used."""
    last_group: Mapping[str, object] = NOTHING_YET
    """JSON form of the set-up of the last game of two or more, for its names and colours."""
    golfer_names: Mapping[str, str] = NOTHING_YET
    """Names of the players of Putt Dice and 18 Holes, by colour."""
    computers: Mapping[str, str] = NOTHING_YET
    """Where the computer sat last, by colour: its level and character, ``hard ada``."""
    news: str = ""
    """Edition of the program of which it was told what is new; a home of 1.0 has none."""
    last_golf: Mapping[str, object] = NOTHING_YET
    """What was chosen for the last game of 18 Holes; empty before the first. Its content is
    checked where it is used."""


MERGED = frozenset({"golfer_names", "computers"})
"""Settings of many entries, of which each is changed by itself."""


def _one_of(*values: str) -> Callable[[object], bool]:
    return lambda value: isinstance(value, str) and value in values


def _whole(*ranges: tuple[int, int]) -> Callable[[object], bool]:
    return lambda value: (
        type(value) is int and any(first <= value <= last for first, last in ranges)
    )


def _text(longest: int, letters: Callable[[str], bool]) -> Callable[[object], bool]:
    return lambda value: (
        isinstance(value, str) and len(value) <= longest and all(map(letters, value))
    )


def _texts(value: object) -> bool:
    """Return whether a value has a short text for each of five colours at most."""
    return (
        isinstance(value, dict)
        and len(value) <= 5
        and all(isinstance(text, str) and len(text) <= 24 for text in value.values())
    )


def _yes_or_no(value: object) -> bool:
    return isinstance(value, bool)


_SOUND: Mapping[str, Callable[[object], bool]] = {
    "language": _text(20, lambda letter: letter.isascii() and (letter.isalnum() or letter in "-_")),
    "theme": _one_of("system", "light", "dark"),
    "time_of_year": _one_of("date", "spring", "summer", "autumn", "winter"),
    "scale": _whole((75, 200)),
    "animation_speed": _whole((0, 0), (25, 400)),
    "computer_pace": _whole((0, 0), (25, 400)),
    "reduced_motion": _yes_or_no,
    "sound": _yes_or_no,
    "volume": _whole((1, 100)),
    "confirm": _yes_or_no,
    "hints": _yes_or_no,
    "advice": _yes_or_no,
    "tips": _yes_or_no,
    "remarks": _yes_or_no,
    "edges": _one_of("prevent", "warn", "allow"),
    "leftover": _one_of("ask", "put-back", "discard"),
    "show_bag": _yes_or_no,
    "curtain": _one_of("always", "secrets"),
    "window": _text(5_000, lambda letter: letter in "0123456789abcdef"),
    "news": _text(20, str.isprintable),
    "last_setup": lambda value: isinstance(value, dict) and len(value) <= 50,
    "last_group": lambda value: isinstance(value, dict) and len(value) <= 50,
    "last_golf": lambda value: isinstance(value, dict) and len(value) <= 50,
    "golfer_names": _texts,
    "computers": _texts,
}
"""By setting: whether a value is one that it may have."""


def read_settings(path: Path) -> tuple[Settings, str]:
    """Return the settings and a warning in one line, empty when all is well.

    A file that cannot be read is set aside, and the defaults are returned with a warning. A
    setting that the file does not have yet has its default.
    """
    return read_kept(path, MOST_BYTES, settings_of, Settings)


def settings_of(data: bytes) -> Settings:
    """Return the settings of a file's content; raises StorageError and NotJson."""
    return _settings(parse(data))


def write_settings(path: Path, settings: Settings) -> None:
    """Write the settings; raises StorageError, also for a value that no setting may have."""
    values = settings._asdict()
    _check(values)
    text = json.dumps({"format": FORMAT, "version": VERSION, **values}, indent=1)
    write_atomically(path, text.encode("ascii"))


def change_settings(path: Path, before: Settings, after: Settings) -> None:
    """Write what was changed from ``before`` to ``after``; raises StorageError.

    Everything else stays as the file has it by now: another window may have written it. Of
    :data:`MERGED` each entry counts by itself. Where the file cannot be read, ``after`` is written.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DiskError(
            "{file}: cannot be written ({why})", file=path.name, why=reason_of(error)
        ) from error
    with Lock(path, PATIENCE):
        kept, warning = read_settings(path)
        if warning or not path.exists():
            write_settings(path, after)
            return
        changes = {
            name: value for name, value in after._asdict().items() if value != getattr(before, name)
        }
        for name in MERGED & changes.keys():
            changes[name] = _merged(getattr(kept, name), getattr(before, name), changes[name])
        merged = kept._replace(**changes)
        if merged != kept:
            write_settings(path, merged)


def _merged(
    kept: Mapping[str, object], before: Mapping[str, object], after: Mapping[str, object]
) -> dict[str, object]:
    """Return the entries that are kept, with those that were changed or removed."""
    changed = {name: value for name, value in after.items() if before.get(name) != value}
    removed = before.keys() - after.keys()
    return {name: value for name, value in {**kept, **changed}.items() if name not in removed}


def _settings(document: object) -> Settings:
    if not isinstance(document, dict) or document.pop("format", None) != FORMAT:
        raise StorageError("not a file of settings")
    values = migrate(document, document.pop("version", None), VERSION, MIGRATIONS)
    _check(values)
    return Settings(**values)


def _check(values: Mapping[str, object]) -> None:
    for name, value in values.items():
        if name not in Settings._fields:
            raise StorageError("there is no setting {name}", name=repr(name[:40]))
        if not _SOUND[name](value):
            raise StorageError(
                "setting {name} cannot be {value}", name=name, value=repr(str(value)[:40])
            )
