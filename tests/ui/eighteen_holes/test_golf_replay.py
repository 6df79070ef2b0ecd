"""A game of 18 Holes seen again: where a better shot would have gone, and drafted clubs."""

import pytest

from minigolf_desktop.bots.eighteen_holes.advice import GOAL, LIES, SAVES
from minigolf_desktop.bots.judgement import Judged, Mark, Weighed, judged_to_json
from minigolf_desktop.bots.mind import Hint, Reason
from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.flight import landings
from minigolf_desktop.model.eighteen_holes.moves import PickClub, PlayShot, SelectClub
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode, Setup
from minigolf_desktop.model.play import Match, Seat
from minigolf_desktop.storage.journal import Journal, digest_of, keep_judgement
from minigolf_desktop.ui.eighteen_holes.entry import EIGHTEEN_HOLES
from minigolf_desktop.ui.games import play_of

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def match():
    """A game with a draft, played until its first shots; everybody takes what comes first."""
    box = load_box()
    course = box.presets[0].course
    setup = Setup(course, Mode.STROKE, ("", ""), ClubChoice.DRAFT, (Seat("Odile"), Seat("Marek")))
    rules = play_of(EIGHTEEN_HOLES).rules()
    match = Match(rules, setup, 7)
    shots = 0
    while shots < 2:
        action = next(iter(match.rules.legal(match.state)))
        shots += isinstance(action, PlayShot)
        match.play(match.rules.to_move(match.state), action)
    return match


def first(match, kind):
    """Return the first move of a kind of which there was more than one choice, and the others."""
    for place, (_, action) in enumerate(match.moves):
        if isinstance(action, kind):
            legal = match.rules.legal(match.state_after(place))
            others = [one for one in legal if isinstance(one, kind) and one != action]
            if others:
                return place, others
    raise AssertionError(f"no choice of {kind.__name__}")


def test_the_board_shows_where_the_better_shot_would_have_gone(match, player, folders):
    field = match.state.table.field
    shot, other_shots = first(match, PlayShot)
    club, other_clubs = first(match, SelectClub)
    pick, other_picks = first(match, PickClub)
    green = field.greens[0]
    better = {
        pick: (Hint(other_picks[0], (Reason(SAVES, 0.2),)), Weighed()),
        club: (Hint(other_clubs[0], (Reason(GOAL, 0.8), Reason(LIES, 3))), Weighed(1.5, 0.1)),
        shot: (Hint(other_shots[-1]), Weighed(1.5, 0.1)),
    }
    judged = [
        Judged(place, *match.moves[place], best, cost, 0.0, Mark.BLUNDER if cost.amount else None)
        for place, (best, cost) in better.items()
    ]
    with Journal.create(folders.saves, match) as journal:
        path = journal.finish(folders.finished)
    digest = digest_of(match, play_of(EIGHTEEN_HOLES).judge_version)
    keep_judgement(path, digest, [judged_to_json(one) for one in judged])
    player.flow.rooms.review(path)
    screen = player.screen
    scene = screen._wing._scene
    turn_of = {turn.move: turn.number for turn in screen.turns}

    screen.timeline.setValue(turn_of[shot])
    before = match.rules.view(match.state_after(shot), match.moves[shot].seat)
    wanted = other_shots[-1]
    (landing,) = [
        one
        for one in landings(before, wanted.slot)
        if (one.flight, one.aim) == (wanted.flight, wanted.aim)
    ]
    (target,) = scene.targets.targets
    assert target.path == tuple(field.hexes[one] for one in landing.path if one < len(field.hexes))
    assert target.title == "1.5 turns better"
    assert scene.pointed_at == 0

    screen.timeline.setValue(turn_of[club])
    (target,) = scene.targets.targets
    assert target.place == field.hexes[green], "the likeliest hex is the green"

    screen.timeline.setValue(turn_of[pick])
    assert scene.targets.targets == ()
    assert "would have chosen otherwise" in screen.panel.spoken
    assert "Better: " in screen.panel.spoken
    assert screen.timeline.stops[-1].cost == 3.0, "what is only preferred is in no sum"
