"""A match that is played to its last move but one from its file, while no screen shows it."""

from torture.endings import RULES
from torture.games import player as player_by_chance

from minigolf_desktop.model.play import Match
from minigolf_desktop.storage.journal import open_journal
from minigolf_desktop.storage.saved_matches import game_of


def almost_over(player, folders, seed=1, lacking=1):
    """Play on with the match that is open until so many moves lack, by chance; return its session.

    It is then gone on with in the window, as somebody would who comes back to it.
    """
    player.flow.home()
    (path,) = folders.saves.glob("*.jsonl")
    match, journal = open_journal(path, RULES[game_of(path)]())
    with journal:
        moves = _moves_to_the_end(match, seed)
        for move in moves[len(match.moves) : len(moves) - lacking]:
            journal.append(move)
    player.flow.resume(path)
    return player.flow.shell.open_session


def _moves_to_the_end(match, seed):
    rules = match.rules
    whole = Match(rules, match.setup, match.seed)
    for move in match.moves:
        whole.play(*move)
    choose = player_by_chance(rules, whole.state, seed)
    while not whole.is_over:
        whole.play(rules.to_move(whole.state), choose(whole.state))
    return whole.moves
