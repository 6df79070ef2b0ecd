"""Journals of Minigolf Designer as they lie on disk, with undo, redo and numbers set by hand.

``endings.json`` beside them tells where each leads. ``PYTHONPATH=.:tests/golden python
tests/golden/recorded_journals.py`` writes them anew, which is right only when a rule was meant
to change.
"""

import json
import random
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from recorded import points_of, rules

from minigolf_desktop.bots.designer.playout import random_action
from minigolf_desktop.model.designer import EdgeChecking, Mode, NumberHole, Phase, Setup, VisitRule
from minigolf_desktop.model.play import AnyMatch, Match, Seat
from minigolf_desktop.storage.replay import REDO, UNDO, Header, move_line

FOLDER = Path(__file__).parent / "journals"
NAMES = (("Ann", "red"), ("Bob", "blue"), ("Cleo", "yellow"), ("Dan", "purple"), ("Eve", "green"))
SEATS = tuple(Seat(*one) for one in NAMES)
SETUPS = {
    "solo-family": (Setup(), 400),
    "solo-begun": (Setup(difficulties=(1,), edges=EdgeChecking.WARN), 25),
    "solo-practice": (Setup(practice=True, edges=EdgeChecking.ALLOW), 400),
    "solo-advanced": (Setup(mode=Mode.ADVANCED), 400),
    "solo-untaken": (Setup(mode=Mode.ADVANCED, visits=VisitRule.UNTAKEN), 400),
    "solo-expansion": (Setup(mode=Mode.ADVANCED, expansion=True, reserve=True), 400),
    "two-practice": (Setup(players=SEATS[:2], practice=True, mode=Mode.ADVANCED), 400),
    "three-advanced": (Setup(players=SEATS[:3], mode=Mode.ADVANCED, reserve=True), 600),
    "four-begun": (Setup(players=SEATS[:4], mode=Mode.ADVANCED, expansion=True), 120),
    "five-family": (Setup(players=SEATS), 800),
}
"""By name: how it was set up, and after how many lines it was left at the latest."""


def ending(match: AnyMatch, game: Any) -> dict[str, Any]:
    """Return in plain values where a journal leads."""
    state = match.state
    designers = state.designers
    return {
        "phase": state.phase.name,
        "turn": state.turn,
        "moves": len(match.moves),
        "bag": state.bag.hex(),
        "discards": state.discards.hex(),
        "aside": state.aside.hex(),
        "rack": list(state.rack),
        "tiles": [
            {str(cell): tile for cell, tile in one.course.tiles.items()} for one in designers
        ],
        "promises": [list(one.promises) for one in designers],
        "points": [points_of(game.assessment(state, seat)) for seat in range(len(designers))],
        "numbers": [[[*step, number] for step, number in one.numbers.items()] for one in designers],
    }


def lines_of(match: AnyMatch, most: int, chance: random.Random) -> list[dict[str, Any]]:
    """Play by chance, change the mind now and then; return the lines of the journal."""
    lines = [Header.of(match, datetime(2026, 11, 20, 7, 30, tzinfo=UTC), "golden").document]
    reopened = False
    while len(lines) < most:
        draw = chance.random()
        is_over = match.state.phase is Phase.OVER
        if is_over and (reopened or not match.can_undo):
            break
        if is_over or (draw < 0.08 and match.can_undo):
            reopened = reopened or is_over
            match.undo()
            lines.append(UNDO)
            if draw < 0.04:
                match.redo()
                lines.append(REDO)
            continue
        seat = match.rules.to_move(match.state)
        assert seat is not None
        action = random_action(match.rules, match.state, chance)
        if draw > 0.95:
            numbering = [one for one in match.rules.legal(match.state) if type(one) is NumberHole]
            action = chance.choice(numbering) if numbering else action
        match.play(seat, action)
        lines.append(move_line(match.moves[-1]))
    return lines


def main() -> None:
    """Write every journal and where it leads."""
    FOLDER.mkdir(exist_ok=True)
    game = rules()
    endings = {}
    for seed, (name, (setup, most)) in enumerate(SETUPS.items(), 700):
        match: AnyMatch = Match(game, setup, seed)
        lines = lines_of(match, most, random.Random(seed))
        text = "".join(json.dumps(line) + "\n" for line in lines)
        (FOLDER / f"{name}.jsonl").write_text(text, encoding="utf-8")
        endings[name] = ending(match, game)
    rows = ",\n".join(f"{json.dumps(name)}: {json.dumps(one)}" for name, one in endings.items())
    (FOLDER / "endings.json").write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
