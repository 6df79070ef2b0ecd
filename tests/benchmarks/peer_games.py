"""What the two peer engines do in a second; runs in the environment that `peers.py` makes.

Prints one JSON object. The loops are the fastest that the engines' own interfaces allow.
"""

import argparse
import json
import random
from time import perf_counter, process_time

LONGEST_CHESS_GAME = 300
"""Plies after which a random chess game is broken off."""

MIDDLE_PLIES = range(20, 61, 4)
"""Plies at which a game of chess counts as mid-game."""


def catanatron_play(games: int, seed: int) -> dict[str, float]:
    """Play whole two-player games between random players."""
    # One of the engines may be missing: they are measured one at a time.
    from catanatron.game import Game  # noqa: PLC0415
    from catanatron.models.player import Color, RandomPlayer  # noqa: PLC0415

    decisions = 0

    def decide(player: RandomPlayer, game: Game, actions: list[object]) -> object:
        nonlocal decisions
        decisions += 1
        return player.decide(game, actions)

    players = [RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)]
    Game(players, seed=seed).play()
    begun, of_processor = perf_counter(), process_time()
    for number in range(1, games + 1):
        Game(players, seed=seed + number).play()
    seconds, of_processor = perf_counter() - begun, process_time() - of_processor
    for number in range(1, games + 1):
        Game(players, seed=seed + number).play(decide_fn=decide)
    return {
        "games_per_second": games / seconds,
        "decisions_per_second": decisions / seconds,
        "decisions_per_processor_second": decisions / of_processor,
    }


def chess_play(games: int, seed: int) -> dict[str, float]:
    """Play random games until no move is left or they grow too long."""
    # As in `catanatron_play`.
    import chess  # noqa: PLC0415

    chance = random.Random(seed)
    decisions = 0
    begun = perf_counter()
    for _ in range(games):
        board = chess.Board()
        for _ in range(LONGEST_CHESS_GAME):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(chance.choice(moves))
            decisions += 1
    seconds = perf_counter() - begun
    return {"games_per_second": games / seconds, "decisions_per_second": decisions / seconds}


def chess_legal_moves(games: int, seed: int) -> dict[str, float]:
    """Time `list(board.legal_moves)` on boards from the middle of random games."""
    # As in `catanatron_play`.
    import chess  # noqa: PLC0415

    chance = random.Random(seed)
    boards: list[chess.Board] = []
    for _ in range(games):
        board = chess.Board()
        for ply in range(MIDDLE_PLIES.stop):
            moves = list(board.legal_moves)
            if not moves:
                break
            if ply in MIDDLE_PLIES:
                boards.append(board.copy())
            board.push(chance.choice(moves))
    counted = sum(len(list(board.legal_moves)) for board in boards)
    begun = process_time()
    for _ in range(20):
        for board in boards:
            list(board.legal_moves)
    seconds = process_time() - begun
    return {
        "microseconds": seconds / (20 * len(boards)) * 1e6,
        "moves": counted / len(boards),
    }


MEASUREMENTS = {
    "catanatron": catanatron_play,
    "chess": chess_play,
    "chess-legal-moves": chess_legal_moves,
}


def main() -> None:
    """Measure what the command line names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("measurement", choices=MEASUREMENTS)
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    print(json.dumps(MEASUREMENTS[wanted.measurement](wanted.games, wanted.seed)))


if __name__ == "__main__":
    main()
