"""The verb ``playout``: whole games with random legal actions, and whether anything breaks."""

import argparse
import json
from collections.abc import Callable
from typing import TYPE_CHECKING

from minigolf_desktop.verbs.bad_input import BadInput
from minigolf_desktop.verbs.command_line import whole_number

if TYPE_CHECKING:
    from minigolf_desktop.bots.designer.playout import PlayoutFigures
    from minigolf_desktop.verbs.command_line import Verbs

MODES = {
    "designer": dict.fromkeys(("family", "advanced", "expansion"), range(1, 6)),
    "putt-dice": {"round": range(1, 6)},
    "eighteen-holes": {
        "match": range(2, 6),
        "stroke": range(1, 6),
        "stableford": range(1, 6),
        "skins": range(2, 6),
        "racing": range(2, 6),
        "chaos": range(3, 6),
        "chaos-teams": range(2, 3),
        "kelly": range(2, 6),
        "solo-chaos": range(1, 2),
    },
}
"""Modes of each game, the usual one first, and for how many players each is."""


def add_to(verbs: "Verbs") -> None:
    """Declare the verb."""
    verb = verbs.add_parser(
        "playout",
        help="play random games and look for problems",
        description="Play whole games with random legal actions, check them, print figures.",
    )
    verb.add_argument("game", choices=tuple(MODES), metavar="GAME", help=", ".join(MODES))
    verb.add_argument(
        "--mode",
        help="; ".join(f"for {game}: {', '.join(modes)}" for game, modes in MODES.items()),
    )
    verb.add_argument("--players", type=whole_number(1, 8), metavar="N")
    verb.add_argument("--seed", default="0", help="a number or any words")
    verb.add_argument("--games", type=whole_number(1, 10_000_000), default=100, metavar="K")
    verb.add_argument("--json", action="store_true", help="print one JSON object")
    verb.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    """Play the games; status 1 if there is a problem."""
    modes = MODES[wanted.game]
    mode = wanted.mode = next(iter(modes)) if wanted.mode is None else wanted.mode
    if mode not in modes:
        known = ", ".join(modes)
        raise BadInput(f"{wanted.game} has no mode {mode[:40]!r}; it has {known}")
    if wanted.players is None:
        wanted.players = modes[mode][0]
    if wanted.players not in modes[mode]:
        counts = ", ".join(map(str, modes[mode]))
        raise BadInput(f"{wanted.game} {mode} is for {counts}, not for {wanted.players}")
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
    from minigolf_desktop.bots.designer.playout import playout, setup_for_playout  # noqa: PLC0415
    from minigolf_desktop.content.designer.catalogue import load  # noqa: PLC0415
    from minigolf_desktop.model.designer import DesignerRules  # noqa: PLC0415
    from minigolf_desktop.model.play import seed_from_text  # noqa: PLC0415

    catalogue = load()
    rules = DesignerRules(catalogue.designs, catalogue.lands, catalogue.clients)
    setup = setup_for_playout(wanted.mode, wanted.players)
    return playout(rules, wanted.games, seed_from_text(wanted.seed), setup)


def _putt_dice(wanted: argparse.Namespace) -> "PlayoutFigures":
    """Play on the courses that come with the program, one after the other."""
    from minigolf_desktop.bots.putt_dice.random_rounds import playout  # noqa: PLC0415
    from minigolf_desktop.content.designer.catalogue import load  # noqa: PLC0415
    from minigolf_desktop.content.putt_dice import load_dice  # noqa: PLC0415
    from minigolf_desktop.model.play import seed_from_text  # noqa: PLC0415
    from minigolf_desktop.model.putt_dice import PuttDiceRules  # noqa: PLC0415
    from minigolf_desktop.storage.putt_dice.course_to_putt_on import putt_course  # noqa: PLC0415
    from minigolf_desktop.storage.putt_dice.shipped_courses import shipped_courses  # noqa: PLC0415

    courses = [putt_course(course_file) for course_file in shipped_courses(load())]
    rules = PuttDiceRules(load_dice())
    return playout(rules, courses, wanted.players, wanted.games, seed_from_text(wanted.seed))


def _eighteen_holes(wanted: argparse.Namespace) -> "PlayoutFigures":
    """Play on the courses that come with the program, one after the other."""
    from minigolf_desktop.bots.eighteen_holes.random_games import playout, random_setup  # noqa: PLC0415
    from minigolf_desktop.content.eighteen_holes import load_box  # noqa: PLC0415
    from minigolf_desktop.model.eighteen_holes import EighteenHolesRules, Mode  # noqa: PLC0415
    from minigolf_desktop.model.play import seed_from_text  # noqa: PLC0415

    box = load_box()
    mode = Mode(wanted.mode)
    return playout(
        EighteenHolesRules(box),
        lambda seed: random_setup(box, mode, wanted.players, seed),
        wanted.games,
        seed_from_text(wanted.seed),
    )


_PLAYOUTS: dict[str, Callable[[argparse.Namespace], "PlayoutFigures"]] = {
    "designer": _designer,
    "putt-dice": _putt_dice,
    "eighteen-holes": _eighteen_holes,
}
