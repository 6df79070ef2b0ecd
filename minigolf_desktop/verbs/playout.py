"""The verb ``playout``: whole games with random legal actions, and whether anything breaks.

With ``--seats`` computer players sit on them, and what they win is told.
"""

import argparse
import json
from collections.abc import Sequence
from gettext import gettext as _

from minigolf_desktop.bots.mind import Thinker
from minigolf_desktop.bots.playout import PlayoutFigures, SeatedFigures, play_seated
from minigolf_desktop.model.play import FIXED_LEVELS, Character, Level, seed_from_text
from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.games import GAMES, play_of
from minigolf_desktop.verbs.command_line import BadInput, whole_number

PLAYED = {game.name: game for game in GAMES}
"""The games by name."""
MOST = 10_000_000
"""Games at most. Nor are more players read than that, but each mode says how many it is for."""


def declare(verb: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    verb.description = _("Play whole games with random legal actions, check them, print figures.")
    verb.add_argument("game", choices=tuple(PLAYED), metavar="GAME", help=", ".join(PLAYED))
    modes = [f"for {name}: {', '.join(game.modes)}" for name, game in PLAYED.items()]
    verb.add_argument("--mode", help="; ".join(modes))
    verb.add_argument("--players", type=whole_number(0, MOST), metavar="N")
    verb.add_argument("--seed", default="0", help=_("a number or any words"))
    verb.add_argument("--games", type=whole_number(1, MOST), default=100, metavar="K")
    verb.add_argument(
        "--pure", action="store_true", help=_("play through the rules themselves, not their kernel")
    )
    verb.add_argument(
        "--seats",
        metavar="LEVEL,LEVEL",
        help=_("computer players, such as hard,medium or hard-enid,easy; their seats go round"),
    )
    verb.add_argument("--json", action="store_true", help=_("print one JSON object"))


def run(wanted: argparse.Namespace) -> int:
    """Play the games; status 1 if there is a problem."""
    game = PLAYED[wanted.game]
    modes = game.modes
    mode = next(iter(modes)) if wanted.mode is None else wanted.mode
    if mode not in modes:
        known = ", ".join(modes)
        told = _("{game} has no mode {mode}; it has {known}")
        raise BadInput(told.format(game=wanted.game, mode=repr(mode[:40]), known=known))
    thinkers = None if wanted.seats is None else _thinkers(wanted.seats)
    seats = modes[mode][0] if thinkers is None else len(thinkers)
    players = seats if wanted.players is None else wanted.players
    if thinkers is not None and players != seats:
        told = _("--seats names {seats}, --players {players}")
        raise BadInput(told.format(seats=seats, players=players))
    if players not in modes[mode]:
        told = _("{game} {mode} is for {counts}, not for {players}")
        names = {"game": wanted.game, "mode": mode, "counts": _counts(modes[mode])}
        raise BadInput(told.format(**names, players=players))
    seed = seed_from_text(wanted.seed)
    if thinkers is not None:
        return _play_seated(game, mode, thinkers, wanted, seed)
    found = play_of(game).playout(mode, players, wanted.games, seed, wanted.pure)
    print(json.dumps(_to_json(wanted.game, found)) if wanted.json else _table(found))
    return 1 if found.problems else 0


def _to_json(game: str, found: PlayoutFigures) -> dict[str, object]:
    seconds = max(found.seconds, 1e-9)
    return {
        "game": game,
        "games": found.games,
        "actions": found.actions,
        "seconds": found.seconds,
        "games_per_second": found.games / seconds,
        "actions_per_second": found.actions / seconds,
        "problems": list(found.problems),
    }


def _table(found: PlayoutFigures) -> str:
    """Return the figures in lines for people."""
    seconds = max(found.seconds, 1e-9)
    whole = _("{games}, {actions} actions in {seconds} seconds").format(
        games=_games(found.games), actions=f"{found.actions:,}", seconds=f"{found.seconds:.2f}"
    )
    each = _("games a second: {games}, actions: {actions}").format(
        games=f"{found.games / seconds:,.0f}", actions=f"{found.actions / seconds:,.0f}"
    )
    return "\n".join([whole, each, *(found.problems or [_("no problems")])])


def _thinkers(text: str) -> list[Thinker]:
    """Return the computer players of ``--seats``; raises BadInput."""
    found = []
    for word in text.split(","):
        level, _dash, character = word.strip().partition("-")
        if level not in FIXED_LEVELS or character not in ("", *Character):
            told = _(
                "--seats: {word} is none of {levels}, alone or with one of {characters}, "
                "as in hard-enid"
            )
            names = {"levels": ", ".join(FIXED_LEVELS), "characters": ", ".join(Character)}
            raise BadInput(told.format(word=repr(word[:40]), **names))
        found.append(Thinker(Level(level), Character(character or Character.ADA)))
    return found


def _play_seated(
    game: Game, mode: str, thinkers: list[Thinker], wanted: argparse.Namespace, seed: int
) -> int:
    play = play_of(game)
    rules = play.rules()
    setup_of = play.setups(mode, len(thinkers))
    found = play_seated(rules, play.mind(rules), setup_of, thinkers, wanted.games, seed)
    levels = _figures_by_level(found)
    if wanted.json:
        figures = {"game": wanted.game, "games": found.games, "seconds": found.seconds}
        print(json.dumps({**figures, "levels": levels}))
        return 0
    told = _("{games}, {seconds} seconds of thinking")
    print(told.format(games=_games(found.games), seconds=f"{found.seconds:.2f}"))
    told = _(
        "{name}: {won} won, {shared} shared, mean {mean}; {each} ms a decision, {most} ms at most"
    )
    for name, one in levels.items():
        words = {
            "won": f"{one['wins']:.1%}",
            "shared": f"{one['shared']:.1%}",
            "mean": f"{one['mean']:.2f}",
            "each": f"{one['seconds_per_decision'] * 1000:.1f}",
            "most": f"{one['slowest'] * 1000:.0f}",
        }
        print(told.format(name=name, **words))
    return 0


def _figures_by_level(found: SeatedFigures) -> dict[str, dict[str, float]]:
    """Return what is told of games between computers, by level, and character where it matters."""
    return {_name_of(one): tally.figures() for one, tally in found.players.items()}


def _name_of(one: Thinker) -> str:
    return str(one.level) if one.character is Character.ADA else f"{one.level}-{one.character}"


def _counts(players: Sequence[int]) -> str:
    """Return for how many players a mode is, in words."""
    *others, last = map(str, players)
    if others:
        return _("{numbers} or {last} players").format(numbers=", ".join(others), last=last)
    return _("1 player") if last == "1" else _("{number} players").format(number=last)


def _games(count: int) -> str:
    return _("1 game") if count == 1 else _("{number} games").format(number=f"{count:,}")
