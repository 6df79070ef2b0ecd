"""How often a person wins against a rival that is just right: people of every strength play many.

    python tests/benchmarks/just_right.py [--game putt-dice] [--mode M] [--games N] [--players 2]

A computer of a fixed strength plays the person, a beginner's or better: nobody plays like the
weakest of rivals. The seats are changed from game to game. What the rival learns is written and
read as the program does it. The first ten games, in which it finds out whom it plays, are told
apart.
"""

import argparse
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from arena import print_table

from minigolf_desktop.bots.mind import AnyMind, Thinker
from minigolf_desktop.model.play import (
    STRONGEST,
    AnyRules,
    Character,
    Level,
    Randomness,
    Seat,
)
from minigolf_desktop.storage.history import HistoryGame, HistoryPlayer
from minigolf_desktop.storage.progress import RIVAL_BOOKS, adapt_rivals, strength_for
from minigolf_desktop.ui.plays import play_called

FINDING_OUT = 10
"""Games in which a rival finds out whom it plays."""
ODILE = Seat("Odile")


def places(
    rules: AnyRules, mind: AnyMind, setup: Any, seated: Sequence[Thinker], seed: int
) -> Sequence[int]:
    """Return the places of all seats after a game."""
    state, chance = rules.start(setup, seed).state, Randomness.of_seed(~seed)
    while (seat := rules.to_move(state)) is not None:
        key, chance = chance.below(1 << 60)
        thought = mind.decide(rules.view(state, seat), seated[seat], Randomness.of_seed(key))
        state = rules.apply(state, thought.action).state
    outcome = rules.outcome(state)
    assert outcome is not None, "nobody is to move"
    return outcome.places


def play(wanted: argparse.Namespace, strength: int) -> tuple[list[float], list[int]]:
    """Return what a person of a strength won, 1 a game and a half where shared, and how strong the
    rival played, by game.
    """
    game = play_called(wanted.game)
    rules = game.rules()
    mind, setups = game.mind(rules), game.setups(wanted.mode, wanted.players)
    won, strengths = [], []
    with tempfile.TemporaryDirectory() as home:
        book = Path(home) / "rivals.json"
        for number in range(wanted.games):
            known = RIVAL_BOOKS.read(book)[0]
            adapted = strength_for(known, wanted.game, (ODILE,))
            person = Thinker(Level.JUST_RIGHT, Character.ADA, strength)
            seat = number % wanted.players
            seated = [Thinker(Level.JUST_RIGHT, Character.ADA, adapted)] * wanted.players
            seated[seat] = person
            found = places(rules, mind, setups(number), seated, wanted.seed + number)
            rivals = [place for other, place in enumerate(found) if other != seat]
            won.append(0.5 * ((found[seat] < min(rivals)) + (found[seat] <= min(rivals))))
            strengths.append(adapted)
            adapt_rivals(book, ended(wanted.game, number, seat, found))
    return won, strengths


def ended(game: Any, number: int, seat: int, found: Sequence[int]) -> HistoryGame:
    """Return a game as the history has it."""
    return HistoryGame(
        date="2026-01-01T12:00:00+00:00",
        match=f"{number:016x}",
        game=game,
        players=tuple(
            HistoryPlayer(name="Odile", place=place)
            if other == seat
            else HistoryPlayer(name="Ada", level=Level.JUST_RIGHT, place=place)
            for other, place in enumerate(found)
        ),
    )


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="putt-dice")
    parser.add_argument("--mode", default="")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--strengths", default=",".join(map(str, range(1, STRONGEST + 1))))
    wanted = parser.parse_args()
    rows = []
    for strength in map(int, wanted.strengths.split(",")):
        won, strengths = play(wanted, strength)
        later = won[FINDING_OUT:]
        rows.append(
            (
                str(strength),
                f"{100 * sum(won[:FINDING_OUT]) / FINDING_OUT:.0f}",
                f"{100 * sum(later) / max(1, len(later)):.0f}",
                f"{sum(strengths[FINDING_OUT:]) / max(1, len(later)):.1f}",
            )
        )
        print(rows[-1], flush=True)
    print_table(("person of strength", "won of the first ten, %", "later, %", "rival, mean"), rows)


if __name__ == "__main__":
    main()
