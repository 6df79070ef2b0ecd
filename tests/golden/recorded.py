"""Recorded games of Minigolf Designer: a file a game, with its moves and what they were worth.

``PYTHONPATH=.:tests/golden python tests/golden/recorded.py`` records them anew, which is right
only when a rule was meant to change.
"""

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

from minigolf_desktop.bots.designer.playout import random_action, setup_for_playout
from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.model.designer import (
    Assessment,
    DesignerRules,
    Phase,
    Setup,
    VisitRule,
)
from minigolf_desktop.model.play import AnyMatch, Match, action_from_json, action_to_json

FOLDER = Path(__file__).parent / "designer"
MOST_HOLES = 11
NUMBERED = ("his_whim", "par", "circuit", "playability", "promises")
"""Conditions that hang on the hole numbers."""


def rules() -> DesignerRules:
    """Return the rules with all content."""
    catalogue = load_catalogue()
    return DesignerRules(catalogue.designs, catalogue.lands, catalogue.clients)


def setups() -> dict[str, Setup]:
    """Return the games to record: every number of players and every option."""
    found = {
        f"{mode}-{players}": setup_for_playout(mode, players)
        for mode in ("family", "advanced", "expansion")
        for players in range(1, 6)
    }
    for players in (1, 3):
        name = f"advanced-{players}"
        found[f"untaken-tiles-call-{players}"] = replace(found[name], visits=VisitRule.UNTAKEN)
        found[f"family-reserve-{players}"] = replace(found[f"family-{players}"], reserve=True)
    found["noreturn-and-intheway-2"] = replace(
        found["expansion-2"], mrs="mrs-noreturn", mr="mr-intheway"
    )
    found["camper-and-perfect-4"] = replace(found["expansion-4"], mrs="mrs-camper", mr="mr-perfect")
    return found


def outcome(match: AnyMatch, game: DesignerRules) -> dict[str, Any]:
    """Return how a game ended and what it was worth, in plain values."""
    state = match.state
    standings = game.standings(state)
    points = [points_of(one) for one in standings.assessments]
    if match.setup.is_solo:
        passes = state.designers[0].passes
        ending = {"hand": list(state.rack), "bag": state.bag.hex(), "passes": passes}
        return {"ending": ending, "points": points}
    found: dict[str, Any] = {
        "ending": {
            "rack": list(state.rack),
            "coming": list(state.coming),
            "bag": state.bag.hex(),
            "collected": [one.collected.hex() for one in state.designers],
        },
        "points": points,
    }
    if all(map(is_certain, standings.assessments)):
        found["tables"] = {name: list(table) for name, table in standings.tables.items()}
        found["winners"] = list(standings.winners)
    return found


def points_of(assessment: Assessment) -> dict[str, int]:
    """Return the points by condition, those that hang on no hole number where there are many."""
    conditions = assessment.score.conditions
    certain = is_certain(assessment)
    return {one.id: one.points for one in conditions if certain or one.id not in NUMBERED}


def is_certain(assessment: Assessment) -> bool:
    """Whether there are so few holes that the best numbering is found for certain.

    With many loose ends the search ends some time; what it has found then is no part of a record.
    """
    return len(assessment.holes) <= MOST_HOLES


def replayed(record: dict[str, Any], game: DesignerRules) -> AnyMatch:
    """Return the match of a record, played again move by move."""
    setup = game.setup_from_json(record["setup"])
    return played_again(Match(game, setup, record["seed"]), record["moves"])


def played_again(match: AnyMatch, moves: list[dict[str, Any]]) -> AnyMatch:
    """Return a match after the moves of a record."""
    kinds = match.rules.action_kinds
    for move in moves:
        fields = dict(move)
        seat = fields.pop("seat")
        match.play(seat, action_from_json(kinds, fields))
    return match


def write(path: Path, setup: dict[str, Any], outcome: dict[str, Any], match: AnyMatch) -> None:
    """Write a match that was played: its set-up, seed and outcome a line each, then its moves."""
    moves = [{"seat": move.seat, **action_to_json(move.action)} for move in match.moves]
    document = {"setup": setup, "seed": match.seed, "outcome": outcome}
    lines = [
        "{",
        *(f'"{key}": {json.dumps(value)},' for key, value in document.items()),
        '"moves": [',
        ",\n".join(map(json.dumps, moves)),
        "]}",
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def record(name: str, setup: Setup, seed: int, game: DesignerRules) -> None:
    """Play a random game and write it."""
    chance = random.Random(seed)
    match: AnyMatch = Match(game, setup, seed)
    while match.state.phase is not Phase.OVER:
        match.play(match.state.waiting[0], random_action(game, match.state, chance))
    write(FOLDER / f"{name}.json", game.setup_to_json(setup), outcome(match, game), match)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    everything = rules()
    for number, (title, wanted) in enumerate(setups().items()):
        record(title, wanted, 100 + number, everything)
