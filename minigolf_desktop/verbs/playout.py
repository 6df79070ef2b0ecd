"""The verb ``playout``: whole games with random legal actions, and whether anything breaks."""

import argparse
import json
from collections.abc import Callable
from typing import TYPE_CHECKING

from minigolf_desktop.verbs.bad_input import BadInput
from minigolf_desktop.verbs.command_line import whole_number

if TYPE_CHECKING:
    from minigolf_desktop.bots.random_player import PlayoutFigures
    from minigolf_desktop.verbs.command_line import Verbs

GAMES = ("designer", "putt-dice", "eighteen-holes")
"""Every game of the program, those to come included."""

READY = {
    "designer": dict.fromkeys(("family", "advanced", "expansion"), range(1, 6)),
    "putt-dice": {"round": range(1, 6)},
}
"""Games that can be played: their modes, the usual one first, and for how many players each."""

USUAL_MODE = "family"


def add_to(verbs: "Verbs") -> None:
    """Declare the verb."""
    verb = verbs.add_parser(
        "playout",
        help="play random games and look for problems",
        description="Play whole games with random legal actions, check them, print figures.",
    )
    verb.add_argument("game", choices=GAMES, metavar="GAME", help=", ".join(GAMES))
    verb.add_argument(
        "--mode", help="for designer: family, advanced, expansion; for putt-dice: round"
    )
    verb.add_argument("--players", type=whole_number(1, 8), default=1, metavar="N")
    verb.add_argument("--seed", default="0", help="a number or any words")
    verb.add_argument("--games", type=whole_number(1, 10_000_000), default=100, metavar="K")
    verb.add_argument("--json", action="store_true", help="print one JSON object")
    verb.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    """Play the games; status 1 if there is a problem."""
    modes = READY.get(wanted.game)
    if modes is None:
        raise BadInput(f"{wanted.game} cannot be played yet; {', '.join(READY)} can")
    mode = next(iter(modes)) if wanted.mode is None else wanted.mode
    if mode not in modes:
        known = ", ".join(modes)
        raise BadInput(f"{wanted.game} has no mode {mode[:40]!r} yet; it has {known}")
    if wanted.players not in modes[mode]:
        counts = ", ".join(map(str, modes[mode]))
        raise BadInput(f"{wanted.game} {mode} is for {counts} so far, not for {wanted.players}")
    found = _PLAYOUTS[wanted.game](wanted)
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


def _designer(wanted: argparse.Namespace) -> "PlayoutFigures":
    from minigolf_desktop.bots.random_player import playout, setup_for_playout  # noqa: PLC0415
    from minigolf_desktop.content import load  # noqa: PLC0415
    from minigolf_desktop.model.designer import DesignerRules  # noqa: PLC0415
    from minigolf_desktop.model.play import seed_from_text  # noqa: PLC0415

    catalogue = load()
    rules = DesignerRules(catalogue.designs, catalogue.lands, catalogue.clients)
    setup = setup_for_playout(wanted.mode or USUAL_MODE, wanted.players)
    return playout(rules, wanted.games, seed_from_text(wanted.seed), setup)


def _putt_dice(wanted: argparse.Namespace) -> "PlayoutFigures":
    """Play on the courses that come with the program, one after the other."""
    from minigolf_desktop.bots.putting_rounds import playout  # noqa: PLC0415
    from minigolf_desktop.content import load  # noqa: PLC0415
    from minigolf_desktop.content.putting import load_dice  # noqa: PLC0415
    from minigolf_desktop.model.play import seed_from_text  # noqa: PLC0415
    from minigolf_desktop.model.putt_dice import PuttDiceRules  # noqa: PLC0415
    from minigolf_desktop.storage.putting import putt_course  # noqa: PLC0415
    from minigolf_desktop.storage.shipped_courses import shipped_courses  # noqa: PLC0415

    courses = [putt_course(course_file) for course_file in shipped_courses(load())]
    rules = PuttDiceRules(load_dice())
    return playout(rules, courses, wanted.players, wanted.games, seed_from_text(wanted.seed))


_PLAYOUTS: dict[str, Callable[[argparse.Namespace], "PlayoutFigures"]] = {
    "designer": _designer,
    "putt-dice": _putt_dice,
}
