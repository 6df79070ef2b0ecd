"""The verb ``hint``: good moves of a saved match, and why."""

import argparse
import json
from gettext import gettext as _
from pathlib import Path

from minigolf_desktop.bots.mind import Hint, HintWords, hint_to_json
from minigolf_desktop.content.terminal_language import language_of_terminal
from minigolf_desktop.model.play import AnyMatch, AnyRules, Randomness, seed_from_text
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.journal import read_journal
from minigolf_desktop.storage.reading import at_once
from minigolf_desktop.storage.saved_matches import game_of
from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.common.translation import SOURCE_LANGUAGE, speaking
from minigolf_desktop.ui.games import GAMES, game_called, play_of, wing_of
from minigolf_desktop.verbs.command_line import BadInput


def declare(verb: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    verb.description = _("Print the best moves of whoever is to move in a saved match, and why.")
    verb.add_argument("save", type=Path, metavar="SAVE")
    verb.add_argument("--json", action="store_true", help=_("print one JSON object"))


def run(wanted: argparse.Namespace) -> int:
    """Print the hints, best first; raises BadInput for a save that nobody is to move in."""
    path: Path = wanted.save
    try:
        name = game_of(path)
        game = game_called(name) or GAMES[0]
        rules = play_of(game).rules()
        found = at_once(read_journal(path, rules))
    except StorageError as error:
        raise BadInput(error.said(_)) from error
    if found.amendments:
        told = _("{file}: begun under earlier rules, and to be looked at only")
        raise BadInput(told.format(file=path.name))
    seat = rules.to_move(found.match.state)
    if seat is None:
        told = _("{file}: the game is over, nobody is to move")
        raise BadInput(told.format(file=path.name))
    language = SOURCE_LANGUAGE if wanted.json else language_of_terminal()
    with speaking(language):
        hints = _hints(game, rules, found.match, seat, found.header.match)
    if wanted.json:
        print(json.dumps({"seat": seat, "hints": [_to_json(hint, words) for hint, words in hints]}))
    else:
        for place, (_hint, words) in enumerate(hints, 1):
            print(f"{place}. {words.title}\n   {words.why}")
    return 0


def _hints(
    game: Game, rules: AnyRules, match: AnyMatch, seat: int, name: str
) -> list[tuple[Hint, HintWords]]:
    """Return the last and best answer, with the chance that the window would use."""
    view = rules.view(match.state, seat)
    chance = Randomness.of_seed(seed_from_text(f"{name} {len(match.moves)}"))
    answer: tuple[Hint, ...] = ()
    for hints in play_of(game).mind(rules).hints(view, chance):
        answer = hints
    return [(hint, wing_of(game).hint_words(view, hint)) for hint in answer]


def _to_json(hint: Hint, words: HintWords) -> dict[str, object]:
    return {**hint_to_json(hint), "title": words.title, "why": words.why}
