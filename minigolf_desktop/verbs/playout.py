"""The verb ``playout``: whole games with random legal actions, and whether anything breaks.

With ``--seats`` computer players sit on them, and what they win is told.
"""

import argparse
import json
from collections.abc import Sequence
from gettext import gettext as _

from minigolf_desktop.bots.mind import Thinker
from minigolf_desktop.bots.playout import SeatedFigures, play_seated
from minigolf_desktop.model.play import Character, Level, seed_from_text
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
        raise BadInput(f"{wanted.game} has no mode {mode[:40]!r}; it has {known}")
    thinkers = None if wanted.seats is None else _thinkers(wanted.seats)
    seats = modes[mode][0] if thinkers is None else len(thinkers)
    players = seats if wanted.players is None else wanted.players
    if thinkers is not None and players != seats:
        raise BadInput(f"--seats names {seats} players, --players {players}")
    if players not in modes[mode]:
        raise BadInput(f"{wanted.game} {mode} is for {_counts(modes[mode])}, not for {players}")
    seed = seed_from_text(wanted.seed)
    if thinkers is not None:
        return _play_seated(game, mode, thinkers, wanted, seed)
    found = play_of(game).playout(mode, players, wanted.games, seed, wanted.pure)
    seconds = max(found.seconds, 1e-9)
    figures = {
        "game": wanted.game,
        "games": found.games,
        "actions": found.actions,
        "seconds": found.seconds,
        "games_per_second": found.games / seconds,
        "actions_per_second": found.actions / seconds,
        "problems": list(found.problems),
    }
    if wanted.json:
        print(json.dumps(figures))
    else:
        print(f"{_games(found.games)}, {found.actions:,} actions in {found.seconds:.2f} seconds")
        print(
            f"{figures['games_per_second']:,.0f} games and "
            f"{figures['actions_per_second']:,.0f} actions a second"
        )
        print("\n".join(found.problems) or "no problems")
    return 1 if found.problems else 0


def _thinkers(text: str) -> list[Thinker]:
    """Return the computer players of ``--seats``; raises BadInput."""
    found = []
    for word in text.split(","):
        level, _, character = word.strip().partition("-")
        if level not in list(Level) or character not in ("", *Character):
            raise BadInput(
                f"--seats: {word[:40]!r} is none of {', '.join(Level)}, "
                f"alone or with one of {', '.join(Character)}, as in hard-enid"
            )
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
    print(f"{_games(found.games)}, {found.seconds:.2f} seconds of thinking")
    for name, one in levels.items():
        print(
            f"{name}: {one['wins']:.1%} won, {one['shared']:.1%} shared, mean {one['mean']:.2f}; "
            f"{one['seconds_per_decision'] * 1000:.1f} ms a decision, "
            f"{one['slowest'] * 1000:.0f} ms at most"
        )
    return 0


def _figures_by_level(found: SeatedFigures) -> dict[str, dict[str, float]]:
    """Return what is told of games between computers, by level, and character where it matters."""
    return {_name_of(one): tally.figures() for one, tally in found.players.items()}


def _name_of(one: Thinker) -> str:
    return str(one.level) if one.character is Character.ADA else f"{one.level}-{one.character}"


def _counts(players: Sequence[int]) -> str:
    """Return for how many players a mode is, in words."""
    *others, last = map(str, players)
    words = f"{', '.join(others)} or {last}" if others else last
    return f"{words} player" if words == "1" else f"{words} players"


def _games(count: int) -> str:
    return "1 game" if count == 1 else f"{count:,} games"
