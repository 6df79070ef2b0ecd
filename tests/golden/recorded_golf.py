"""Recorded games of 18 Holes: a file a game, with its moves and how it ended.

``PYTHONPATH=.:tests/golden python tests/golden/recorded_golf.py`` records them anew, which is
right only when a rule was meant to change.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from recorded import played_again, write

from minigolf_desktop.bots.eighteen_holes.plain_golfers import RandomGolfer
from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes import (
    ClubChoice,
    EighteenHolesRules,
    Mode,
    Phase,
    Setup,
    State,
)
from minigolf_desktop.model.eighteen_holes.modes.nineteenth import who_may_play
from minigolf_desktop.model.eighteen_holes.modes.solo_chaos import deck_of_rank, usual_rank
from minigolf_desktop.model.eighteen_holes.moves import PlayNineteenth
from minigolf_desktop.model.eighteen_holes.setup import setup_from_json, setup_to_json
from minigolf_desktop.model.play import AnyMatch, Match

FOLDER = Path(__file__).parent / "eighteen_holes"

GOLFERS = {
    "match-3": (Mode.MATCH, "sunday-lawn", "bunjil-a lucky-a swift-b"),
    "match-2-without-golfers": (Mode.MATCH, "larkfield", "- -"),
    "stroke-1": (Mode.STROKE, "old-timber", "dorian-a"),
    "stroke-2-flying-over": (Mode.STROKE, "heron-pond", "the-shark-a slick-rikesh-b"),
    "stableford-4": (Mode.STABLEFORD, "larkfield", "bunjil-b iron-jane-a lucky-b slick-rikesh-b"),
    "skins-5": (Mode.SKINS, "heron-pond", "slugger-b iron-jane-b dorian-b swift-a the-shark-b"),
    "skins-2-tie-break": (Mode.SKINS, "practice-meadow", "dorian-b lucky-a"),
    "racing-3": (Mode.RACING, "badger-copse", "slick-rikesh-a slugger-a -"),
    "chaos-4": (Mode.CHAOS, "honeycomb", "bunjil-b slick-rikesh-a dorian-a lucky-b"),
    "chaos-teams-2": (Mode.CHAOS_TEAMS, "crossways", "slugger-b bunjil-b"),
    "kelly-3": (Mode.KELLY, "hornets-nest", "the-shark-b swift-b lucky-a"),
    "solo-chaos-1": (Mode.SOLO_CHAOS, "honeycomb", "-"),
    "first-game-5": (Mode.MATCH, "practice-meadow", "- - - - -"),
    "chaos-3-nineteenth": (Mode.CHAOS, "larkfield", "bunjil-a slick-rikesh-a swift-a"),
}
"""The games: mode, course and golfers by seat."""


def setups() -> dict[str, Setup]:
    """Return the set-ups of the games to record."""
    box = load_box()
    courses = {preset.course.id: preset.course for preset in box.presets}
    found = {}
    for name, (mode, course, golfers) in GOLFERS.items():
        faces = tuple("" if face == "-" else face for face in golfers.split())
        clubs = ClubChoice.FREE if len(faces) == 1 else ClubChoice.DRAFT
        solo = mode is Mode.SOLO_CHAOS
        found[name] = Setup(
            courses[course],
            mode,
            faces,
            ClubChoice.FIRST_GAME if name.startswith("first-game") else clubs,
            fly_over=name.endswith("flying-over"),
            solo_deck=deck_of_rank(box.solo_cards, 6, usual_rank(6), 1) if solo else (),
        )
    return found


def outcome(state: State) -> dict[str, Any]:
    """Return how a game ended, in plain values."""
    return {
        "ranks": list(state.ranks),
        "rounds": state.round,
        "players": [
            {
                "points": player.points,
                "aces": player.aces,
                "card": list(player.card),
                "taken": [list(token) for token in player.taken],
                "drives": len(player.drives),
                "hand": player.hand,
                "discard": player.discard,
            }
            for player in state.players
        ],
        "places": [ball.place for ball in state.balls],
        "tokens": [list(values) for values in state.tokens],
        "rivals": [rival.points for rival in state.rivals],
        "decks": [pile.hex() for pile in (*state.decks, *state.discards)],
    }


def replayed(record: dict[str, Any], rules: EighteenHolesRules) -> AnyMatch:
    """Return the match of a record, played again move by move."""
    setup = setup_from_json(record["setup"])
    return played_again(Match(rules, setup, record["seed"]), record["moves"])


def record(name: str, setup: Setup, seed: int, rules: EighteenHolesRules) -> None:
    """Play a random game, with the 19th where it is named so, and write it."""
    match: AnyMatch = Match(rules, setup, seed)
    golfer = RandomGolfer(rules, seed)
    _play_out(match, golfer)
    if name.endswith("nineteenth"):
        match.play(match.state.ranks.index(1), PlayNineteenth())
        _play_out(match, golfer)
    write(FOLDER / f"{name}.json", setup_to_json(setup), outcome(match.state), match)


def _play_out(match: AnyMatch, golfer: RandomGolfer) -> None:
    while match.state.phase is not Phase.OVER:
        match.play(match.state.seat, golfer.choose(match.state))


GOES_ON: dict[str, Callable[[State], bool]] = {
    "tie-break": lambda state: state.tie_break,
    "nineteenth": lambda state: bool(who_may_play(state)),
}
"""By the end of a name: what is true of the end of the game that it wants."""


def seed_of(title: str, setup: Setup, rules: EighteenHolesRules, seed: int) -> int:
    """Return the first seed from one on of which the game ends as its name wants."""
    is_wanted = next((wanted for end, wanted in GOES_ON.items() if title.endswith(end)), None)
    while is_wanted is not None:
        state = rules.start(setup, seed).state
        golfer = RandomGolfer(rules, seed)
        while state.phase is not Phase.OVER:
            state = rules.apply(state, golfer.choose(state)).state
        if is_wanted(state):
            return seed
        seed += 1
    return seed


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    game = EighteenHolesRules(load_box())
    for number, (title, wanted) in enumerate(setups().items()):
        record(title, wanted, seed_of(title, wanted, game, 300 + number), game)
