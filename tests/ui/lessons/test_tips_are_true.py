"""Tips are true: of their cause, in the mode that is played, whatever has led to it."""

from collections import Counter

import pytest
from tip_games import KINDS, name_of, seeds, try_tips

from minigolf_desktop.model.eighteen_holes.moves import Reshuffled
from minigolf_desktop.ui.common.lessons.tips import Told

pytestmark = pytest.mark.usefixtures("english")

GAMES = {"designer": 6, "putt-dice": 12, "eighteen-holes": 6}
"""Games of each mode that are played here; ``tests/benchmarks/tips_told.py`` plays more."""

TOLD_BEFORE = {
    "designer-mismatch",
    "designer-visit",
    "designer-final-phase",
    "eighteen-holes-water",
    "eighteen-holes-out",
    "eighteen-holes-super",
    "putt-dice-splash",
    "putt-dice-roll-back",
}
"""Tips that players may have read when their wording was one: these are not told to them again."""


def wordings(tips):
    return [Told(tip, one) for tip in tips.tips for one in tip.wordings]


@pytest.mark.parametrize("game", KINDS)
def test_every_tip_that_could_be_told_in_random_games_is_true(game):
    kind = KINDS[game]
    tips = kind.tips()
    told, faults = Counter(), []
    for mode in kind.modes:
        for seed in seeds(mode, GAMES[game], 1):
            tried = try_tips(kind, tips, mode, seed)
            told += tried.told
            faults += tried.faults
    assert faults == []
    assert {name_of(one) for one in wordings(tips)} == set(told)


@pytest.mark.quick
@pytest.mark.parametrize("game", KINDS)
def test_a_cause_has_one_wording_at_most_in_every_mode(game):
    kind = KINDS[game]
    tips = kind.tips()
    for mode, begin in kind.modes.items():
        words = tips.modes(begin(1).match)
        for tip in tips.tips:
            for cause in {one.on for one in tip.wordings}:
                assert sum(one.is_true_of(cause, words) for one in tip.wordings) <= 1, (mode, cause)


@pytest.mark.parametrize("game", KINDS)
def test_every_mode_that_a_tip_names_is_one_of_its_game(game):
    kind = KINDS[game]
    tips = kind.tips()
    games = [begin(seed).match for begin in kind.modes.values() for seed in range(4)]
    known = {word for match in games for word in tips.modes(match)}
    for told in wordings(tips):
        assert {word for mode in told.wording.modes for word in mode.split()} <= known


def test_tips_that_were_read_before_go_by_their_names():
    ids = {tip.id for kind in KINDS.values() for tip in kind.tips().tips}
    assert ids - TOLD_BEFORE == {"eighteen-holes-shuffle"}
    assert ids >= TOLD_BEFORE


def faults_with(game, mode, tips):
    kind = KINDS[game]
    return [one for seed in seeds(mode, 4, 1) for one in try_tips(kind, tips, mode, seed).faults]


def test_a_tip_told_of_another_cause_is_found():
    tips = KINDS["eighteen-holes"].tips()

    def careless(match, reader):
        return ["deck-ran-out" for one in match.last_events if isinstance(one, Reshuffled)]

    faults = faults_with("eighteen-holes", "match", tips._replace(causes=careless))
    assert any("no deck had run out" in one for one in faults)


def test_a_tip_told_in_another_mode_is_found():
    tips = KINDS["eighteen-holes"].tips()
    as_strokes = tips._replace(modes=lambda match: ("stroke",))
    faults = faults_with("eighteen-holes", "stableford", as_strokes)
    assert any("the tip tells another cost" in one for one in faults)


def test_a_tip_on_mistakes_that_do_not_count_is_found():
    """Ruling D36."""
    tips = KINDS["designer"].tips()
    as_usual = tips._replace(modes=lambda match: ("group", "mistakes-count"))
    assert faults_with("designer", "mistakes ignored", as_usual)
