"""A game played beforehand, for pictures of the screens."""

from minigolf_desktop.content.resources import resource
from minigolf_desktop.model.designer import DesignerRules, Phase, Setup, State
from minigolf_desktop.model.play import Match
from minigolf_desktop.storage.journal import read_journal


def finished_game(rules: DesignerRules) -> Match[Setup, State]:
    """Return the whole game, to its end."""
    return read_journal(resource("showcase", "solo.jsonl"), rules).match


def game_with(rules: DesignerRules, tiles: int) -> Match[Setup, State]:
    """Return the game at the beginning of the turn that has so many tiles on the course."""
    whole = finished_game(rules)
    match = Match(rules, whole.setup, whole.seed)
    for move in whole.moves:
        course = match.state.designers[0].course
        if match.state.phase is Phase.TURN and course and len(course.tiles) == tiles:
            break
        match.play(*move)
    return match
