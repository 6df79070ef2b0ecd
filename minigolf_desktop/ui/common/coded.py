"""Codes of games, and what dates give out, in the window."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from minigolf_desktop.model.play import Seat, SetupFormatError
from minigolf_desktop.model.play.game_code import NoCode, NotACode, code_of
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.game_words import GameWords
from minigolf_desktop.ui.common.player_names import last_seats
from minigolf_desktop.ui.common.text.characters import character_name


def code_of_match(words: GameWords, rules: Any, setup: Any, seed: int) -> str:
    """Return the code of a game; raises NoCode."""
    if words.codes is None:
        raise NoCode("the game has no codes")
    return code_of(words.codes.letter, words.codes.pack(rules, setup), seed)


def with_names(seats: Iterable[Seat], settings: Settings) -> tuple[Seat, ...]:
    """Return the seats of a code with names: those of last time, and those of the computers."""
    last = last_seats(settings)
    return tuple(
        replace(
            seat,
            name=character_name(seat.character) if seat.character else _of_person(last[number]),
        )
        for number, seat in enumerate(seats)
    )


def _of_person(seat: Seat) -> str:
    return seat.name if seat.is_person else ""


def checked(rules: Any, setup: Any) -> Any:
    """Return the set-up of a code, looked at; raises NotACode where no match can begin with it."""
    try:
        sound = rules.setup_from_json(rules.setup_to_json(setup))
        rules.check_setup(sound)
    except SetupFormatError as error:
        raise NotACode(str(error)) from error
    return sound
