"""The verb ``playout``: whole games with random legal actions, and whether anything breaks."""

import argparse
import json

from minigolf_desktop.model.play import seed_from_text
from minigolf_desktop.ui.games import GAMES
from minigolf_desktop.verbs.bad_input import BadInput
from minigolf_desktop.verbs.command_line import whole_number

PLAYOUTS = {game.name: game.playouts for game in GAMES}
"""Modes of each game, and what plays them."""


def declare(verb: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    verb.description = "Play whole games with random legal actions, check them, print figures."
    verb.add_argument("game", choices=tuple(PLAYOUTS), metavar="GAME", help=", ".join(PLAYOUTS))
    modes = [f"for {game}: {', '.join(one.modes)}" for game, one in PLAYOUTS.items()]
    verb.add_argument("--mode", help="; ".join(modes))
    verb.add_argument("--players", type=whole_number(1, 8), metavar="N")
    verb.add_argument("--seed", default="0", help="a number or any words")
    verb.add_argument("--games", type=whole_number(1, 10_000_000), default=100, metavar="K")
    verb.add_argument("--json", action="store_true", help="print one JSON object")


def run(wanted: argparse.Namespace) -> int:
    """Play the games; status 1 if there is a problem."""
    modes = PLAYOUTS[wanted.game].modes
    mode = next(iter(modes)) if wanted.mode is None else wanted.mode
    if mode not in modes:
        known = ", ".join(modes)
        raise BadInput(f"{wanted.game} has no mode {mode[:40]!r}; it has {known}")
    players = modes[mode][0] if wanted.players is None else wanted.players
    if players not in modes[mode]:
        counts = ", ".join(map(str, modes[mode]))
        raise BadInput(f"{wanted.game} {mode} is for {counts}, not for {players}")
    seed = seed_from_text(wanted.seed)
    found = PLAYOUTS[wanted.game].play(mode, players, wanted.games, seed)
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
        print(f"{found.games:,} games, {found.actions:,} actions in {found.seconds:.2f} seconds")
        print(
            f"{figures['games_per_second']:,.0f} games and "
            f"{figures['actions_per_second']:,.0f} actions a second"
        )
        print("\n".join(found.problems) or "no problems")
    return 1 if found.problems else 0
