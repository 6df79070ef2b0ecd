"""A year of games of Minigolf Designer that nobody played."""

from minigolf_desktop.content.designer.catalogue import Catalogue
from minigolf_desktop.storage.history import DESIGNER, HistoryGame, HistoryPlayer
from minigolf_desktop.ui.common.made_up_games import MadeUpYear

_CONDITIONS = {
    "fun": (18, 46),
    "her_whim": (8, 34),
    "his_whim": (2, 22),
    "par": (6, 18),
    "land": (6, 16),
    "circuit": (4, 20),
    "playability": (-9, 9),
    "passes": (-6, 0),
}
"""Least and most points of a course by condition."""


def year_of_courses(catalogue: Catalogue, games: int) -> list[HistoryGame]:
    """Return so many solo games, most of them raced against a computer."""
    year = MadeUpYear(games, DESIGNER)
    return [_built(year, catalogue, number) for number in range(games)]


def _built(year: MadeUpYear, catalogue: Catalogue, number: int) -> HistoryGame:
    chance = year.chance
    points = {name: year.grown(number, *ends) for name, ends in _CONDITIONS.items()}
    score = sum(points.values())
    facts = {
        "holes": 9,
        "passes": -points["passes"] // 3,
        "missing": chance.randint(0, 4),
        "crossings": chance.randint(0, 2),
        "longest": chance.randint(5, 9),
    }
    player = HistoryPlayer(
        land=chance.choice(catalogue.lands[:14]).id,
        score=score,
        points=points,
        strokes=tuple(chance.randint(3, 5) for _ in range(9)),
        facts=facts,
    )
    rival = [year.computer(score + chance.randint(-30, 24))] if number % 3 else []
    couple = chance.choice(catalogue.mrs_clients[:4]), chance.choice(catalogue.mr_clients[:4])
    return HistoryGame(
        date=year.date(number),
        match=year.match(number),
        game=DESIGNER,
        mode="advanced-solo" if number % 9 == 0 else "family-solo",
        clients=tuple(client.id for client in couple),
        players=(player, *rival),
    )
