"""Who played last, by colour: the names that were typed, and where the computer sat."""

from collections.abc import Sequence

from minigolf_desktop.model.play import Character, Level, Seat
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.text.characters import character_name
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS


def names_by_seat(settings: Settings) -> list[str]:
    """Return a name for each seat, empty where none was typed."""
    return [settings.golfer_names.get(colour.name, "") for colour in PLAYER_COLOURS]


def remember_names(window: MainWindow, names: Sequence[str]) -> None:
    """Keep the names of the players who play now, beside those of the others."""
    known = names_by_seat(window.settings)
    known[: len(names)] = names
    pairs = zip(PLAYER_COLOURS, known, strict=True)
    window.change_settings(golfer_names={colour.name: name for colour, name in pairs if name})


def last_seats(settings: Settings) -> tuple[Seat, ...]:
    """Return who sat on each seat last time, the computer included."""
    found = []
    for colour, name in zip(PLAYER_COLOURS, names_by_seat(settings), strict=True):
        level, _, character = settings.computers.get(colour.name, "").partition(" ")
        if level in list(Level) and character in list(Character):
            who = Character(character)
            found.append(Seat(character_name(who), "", Level(level), who))
        else:
            found.append(Seat(name))
    return tuple(found)


def remember_seats(window: MainWindow, seats: Sequence[Seat]) -> None:
    """Keep who plays now; of a person in whose place the computer plays the name stays known."""
    names = [
        seat.name if seat.is_person else name
        for seat, name in zip(seats, names_by_seat(window.settings), strict=False)
    ]
    remember_names(window, names)
    computers = dict(window.settings.computers)
    for colour, seat in zip(PLAYER_COLOURS, seats, strict=False):
        computers.pop(colour.name, None)
        if not seat.is_person:
            computers[colour.name] = f"{seat.computer} {seat.character}"
    window.change_settings(computers=computers)
