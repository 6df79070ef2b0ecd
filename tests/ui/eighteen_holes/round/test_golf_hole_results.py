"""What the strip above the course tells of a hole that is finished."""

import pytest

from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode, Setup
from minigolf_desktop.model.eighteen_holes.state import view_of
from minigolf_desktop.model.play import Match, Seat
from minigolf_desktop.ui.eighteen_holes.round.pictures import HoleResult, hole_result

NAMES = ("Odile", "Marek")


@pytest.fixture
def results(english, box):
    """Return the results of the first holes of a course, by what the score cards say."""
    course = next(one.course for one in box.presets if one.course.id == "practice-meadow")

    def made(mode, *cards, **more):
        faces = ("",) * len(cards)
        setup = Setup(
            course, mode, faces, ClubChoice.FIRST_GAME, tuple(map(Seat, NAMES[: len(cards)]))
        )
        state = Match(EighteenHolesRules(box), setup, 1).state
        players = [
            player._replace(card=card, **more)
            for player, card in zip(state.players, cards, strict=True)
        ]
        view = view_of(state._replace(players=tuple(players)), 0)
        assert view.table.field.pars[0] == 4
        return [hole_result(view, hole, NAMES) for hole in range(2)]

    return made


def test_in_stroke_play_it_shows_who_needed_the_fewest_strokes(results):
    first, second = results(Mode.STROKE, (1,), (2,))
    assert first.winners == ("red",)
    assert first.words == "Odile: 1 stroke, 3 under par\nMarek: 2 strokes, 2 under par"
    assert second == HoleResult()


def test_in_stableford_it_tells_the_points_of_everybody(results):
    first, _ = results(Mode.STABLEFORD, (1,), (2,))
    assert first.words == "Odile: 5 points\nMarek: 4 points"


@pytest.mark.parametrize(("mode", "figure"), [(Mode.STROKE, "\u22123"), (Mode.STABLEFORD, "5")])
def test_alone_it_shows_ones_own_result(results, mode, figure):
    first, _ = results(mode, (1,))
    assert first.alone == figure and first.winners == ()


def test_elsewhere_it_shows_who_has_the_flag(results):
    first, second = results(Mode.MATCH, (1,), (2,), taken=((1, 1),))
    assert first == HoleResult()
    assert second.winners == ("red", "blue")
