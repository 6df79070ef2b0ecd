"""The history of finished games, from which the guest book is made."""

import json
from dataclasses import replace
from time import process_time

import pytest
from made_up_history import golf, putting, solo
from quickest import quickest

from minigolf_desktop.content.badges import load_badges
from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.content.resources import resource
from minigolf_desktop.model.play.seats import Level
from minigolf_desktop.storage import history
from minigolf_desktop.storage.badges import FEATS, earned, newly_earned
from minigolf_desktop.storage.errors import NewerFile, StorageError
from minigolf_desktop.storage.history import (
    DESIGNER,
    GOLF,
    HistoryPlayer,
    KeptGame,
    against,
    by_clients,
    by_condition,
    by_course,
    by_golfer,
    by_land,
    by_par,
    figures_by,
    keep_game,
    modes_of,
    played_of,
    read_history,
    with_earlier,
)
from minigolf_desktop.storage.putt_dice import putt_course, shipped_courses
from minigolf_desktop.storage.reading import at_once
from minigolf_desktop.ui.common.art.pictures import icon_names
from minigolf_desktop.ui.designer.scripted import year_of_courses
from minigolf_desktop.ui.eighteen_holes.made_up_year import year_of_golf
from minigolf_desktop.ui.putt_dice.scripted import year_of_rounds

GAMES = ("designer", "putt-dice", "eighteen-holes")


@pytest.fixture
def path(tmp_path):
    return tmp_path / "home" / "history.jsonl"


def test_games_come_back_as_they_were_written_in_their_order(path):
    games = [solo(0, 90), putting(1, (3, 2, 4)), golf(2, (4, 5))]
    for game in games:
        assert keep_game(path, game) == KeptGame("")
    assert at_once(read_history(path)) == (tuple(games), "")


def test_a_match_is_written_once(path):
    keep_game(path, solo(0, 90, match="a" * 16))
    before = path.read_bytes()
    keep_game(path, solo(1, 120, match="a" * 16))
    assert path.read_bytes() == before


def test_of_a_match_that_was_played_on_after_its_end_the_last_end_stands(path):
    """Ruling H34: a first place that was shared, then won at the 19th."""
    shared, won = (replace(golf(day, (4, 5)), match="a" * 16) for day in (0, 1))
    won = replace(won, players=tuple(replace(one, place=2) for one in won.players))
    keep_game(path, shared)
    assert keep_game(path, won) == KeptGame("", shared)
    assert at_once(read_history(path)) == ((won,), "")


def test_a_badge_that_an_earlier_end_of_the_match_earned_is_not_new_again():
    shared = replace(golf(0, (4, 5)), match="a" * 16)
    winner = replace(shared.players[0], facts={"nineteenth": 1})
    won = replace(shared, players=(winner, *shared.players[1:]))
    new = newly_earned(load_badges(GOLF), [won], won.match, shared)
    assert [badge.id for badge in new] == ["nineteenth"]


def test_the_oldest_games_go_when_there_are_too_many(path, monkeypatch):
    monkeypatch.setattr(history, "MOST_GAMES", 3)
    for day in range(5):
        keep_game(path, solo(day, 100 - day))
    assert [game.players[0].score for game in at_once(read_history(path))[0]] == [98, 97, 96]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[]",
        b'{"format": "minigolf-records", "version": 1}\n',
        b'{"format": "minigolf-history", "version": 1}\n{"score": 3}\n',
        b'{"format": "minigolf-history", "version": 1}\n{"date": "2026-0\n',
    ],
)
def test_a_damaged_file_is_set_aside_and_a_new_one_begun(path, content):
    path.parent.mkdir()
    path.write_bytes(content)
    games, warning = at_once(read_history(path))
    assert games == ()
    assert warning.startswith("history.jsonl: ")
    assert (path.parent / "set-aside" / path.name).read_bytes() == content
    keep_game(path, solo(0, 90))
    assert len(at_once(read_history(path))[0]) == 1


def test_a_file_of_a_newer_program_stays_as_it_is(path):
    path.parent.mkdir()
    content = b'{"format": "minigolf-history", "version": 9}\n'
    path.write_bytes(content)
    with pytest.raises(NewerFile):
        keep_game(path, solo(0, 90))
    assert "newer program" in at_once(read_history(path))[1]
    assert path.read_bytes() == content


def test_what_could_not_be_read_again_is_not_written(path):
    with pytest.raises(StorageError, match="score"):
        keep_game(path, solo(0, 99_999))
    assert not path.exists()


def test_games_of_before_the_history_count_once():
    known = solo(3, 90, match="a" * 16)
    older, same, undated = solo(1, 70), solo(3, 90, match="a" * 16), solo(3, 90)
    assert with_earlier([known], [same, older, undated]) == (older, known)


# Figures


def test_best_last_mean_and_number_are_told_by_land_and_by_clients():
    played = played_of([solo(0, 90), solo(2, 60), solo(1, 120), solo(3, 99, land="land-02")])
    figures = figures_by(played, by_land, fewest=False)
    assert list(figures) == ["land-01", "land-02"]
    first = figures["land-01"]
    assert (first.games, first.best, first.last, first.mean) == (3, 120, 60, 90)
    (couple,) = figures_by(played, by_clients, fewest=False)
    assert couple == "mrs-bloom mr-long"


def test_of_strokes_the_fewest_are_best():
    played = played_of([putting(0, (3, 2, 4)), putting(1, (2, 2, 3))])
    (course,) = figures_by(played, by_course, fewest=True).values()
    assert (course.best, course.last) == (7, 7)


def test_strokes_are_told_by_the_par_of_the_holes():
    (par,) = figures_by(played_of([putting(0, (3, 2, 4))]), by_par, fewest=True).items()
    assert (par[0], par[1].games, par[1].mean) == ("3", 3, 3)


def test_points_are_told_by_condition():
    played = played_of([solo(0, 90, points={"circuit": 8}), solo(1, 80, points={"circuit": 14})])
    assert figures_by(played, by_condition, fewest=False)["circuit"].mean == 11


def test_against_a_computer_a_margin_above_nought_is_a_win_in_every_game():
    ada = HistoryPlayer(name="Ada", level=Level.HARD, score=80)
    built = played_of([solo(0, 90, others=(ada,))])
    putted = played_of([putting(0, (3, 2, 4), others=(HistoryPlayer(level=Level.EASY, score=12),))])
    assert figures_by(built, against, fewest=False)[" hard"].best == 10
    assert figures_by(putted, against, fewest=False)[" easy"].best == 3


def test_modes_and_golfers_are_told_apart_and_games_of_computers_are_nobodys():
    computer = HistoryPlayer(level=Level.EASY, golfer="lucky-a", score=3)
    played = played_of(
        [golf(0, (4, 5), golfer="chad-a", others=(computer,)), golf(1, (4, 4), mode="skins")]
    )
    assert modes_of(played) == ("skins", "stroke")
    assert list(figures_by(played, by_golfer, fewest=True)) == ["chad-a"]


def test_h35_relaxed_and_sharp_courses_are_told_apart_from_those_as_drawn():
    ways = ("as-drawn", "relaxed", "sharp")
    games = [golf(day, (4, day), hazards=way) for day, way in enumerate(ways)]
    figures = figures_by(played_of(games), by_course, fewest=True)
    assert [one.games for one in figures.values()] == [1, 1, 1]


def test_h35_a_history_of_earlier_programs_tells_of_courses_as_drawn(path):
    keep_game(path, golf(0, (4, 5)))
    path.write_text(path.read_text().replace('"version":2', '"version":1'))
    assert at_once(read_history(path)) == ((golf(0, (4, 5)),), "")
    keep_game(path, golf(1, (4, 4), hazards="sharp"))
    assert [one.hazards for one in at_once(read_history(path))[0]] == ["as-drawn", "sharp"]


@pytest.mark.usefixtures("nothing_to_collect")
def test_a_thousand_games_are_read_and_told_in_less_than_200_ms(path, catalogue):
    putted = [putt_course(one) for one in shipped_courses(catalogue)]
    golfed = [preset.course for preset in load_box().presets]
    games = [
        *year_of_courses(catalogue, 400),
        *year_of_rounds(putted, 300),
        *year_of_golf(golfed, 300),
    ]
    for first in games[:1]:
        keep_game(path, first)
    lines = b"".join(history._line_of(game) + b"\n" for game in games[1:])
    path.write_bytes(path.read_bytes() + lines)
    bound = 0.2

    def told():
        began = process_time()
        found, warning = at_once(read_history(path))
        tell_all(found)
        took = process_time() - began
        assert (len(found), warning) == (1_000, "")
        return took

    assert quickest(told, bound) < bound


def tell_all(games):
    played = played_of(games)
    for facet in (
        by_land,
        by_clients,
        by_condition,
        by_course,
        by_golfer,
        by_par,
        against,
    ):
        figures = figures_by(played, facet, fewest=False)
        assert all(one.best >= one.mean for one in figures.values())
    for game in GAMES:
        earned(load_badges(game), [one for one in played if one.game.game == game])


# Badges


def test_every_badge_names_a_feat_and_gives_it_what_it_asks_for():
    badges = [badge for game in GAMES for badge in load_badges(game)]
    assert len(badges) >= 40
    assert len({badge.id for badge in badges}) == len(badges)
    assert earned(badges, []) == {}
    assert {badge.feat for badge in badges} == set(FEATS)


@pytest.mark.parametrize("game", GAMES)
def test_badges_are_of_the_form_and_wear_marks_that_there_are(game):
    badges = load_badges(game, resource("badges"))
    assert badges == load_badges(game)
    assert {badge.emblem.mark for badge in badges} <= set(icon_names())


def badge(game, name):
    return [one for one in load_badges(game) if one.id == name]


@pytest.mark.parametrize(
    ("name", "without", "with_it"),
    [
        ("happy-clients", solo(0, 109), solo(0, 110)),
        ("round-trip", solo(0, 90, points={"circuit": 18}), solo(0, 90, points={"circuit": 20})),
        ("to-the-cube", solo(0, 90, strokes=(4,) * 8 + (5,)), solo(0, 90, strokes=(4,) * 9)),
        ("no-pass", solo(0, 90, facts={"holes": 9, "passes": 1}), solo(0, 90)),
        ("no-pass", solo(0, 90, facts={}), solo(0, 90)),
        ("no-gap", solo(0, 90, facts={"holes": 8, "missing": 0}), solo(0, 90)),
        ("bridge-builder", solo(0, 90), solo(0, 90, facts={"crossings": 2})),
    ],
)  # fmt: skip
def test_a_feat_of_building_is_told_by_what_was_built(name, without, with_it):
    wanted = badge(DESIGNER, name)
    assert earned(wanted, played_of([without])) == {}
    assert earned(wanted, played_of([without, with_it]))[name].by.game == with_it


def test_feats_of_putting_are_told_by_the_strokes_of_the_holes():
    level, better = putting(0, (3, 3, 3)), putting(1, (3, 2, 3))
    over = putting(2, (1, 4, 1))
    assert not earned(badge("putt-dice", "putt-under-par"), played_of([level]))
    assert earned(badge("putt-dice", "putt-under-par"), played_of([level, better]))
    assert earned(badge("putt-dice", "putt-steady"), played_of([level]))
    assert not earned(badge("putt-dice", "putt-steady"), played_of([over]))
    assert earned(badge("putt-dice", "putt-in-one"), played_of([over]))
    assert not earned(badge("putt-dice", "three-in-one"), played_of([over]))


def test_getting_better_takes_three_better_rounds_after_the_first():
    rounds = [putting(day, (strokes, 3, 3)) for day, strokes in enumerate((6, 5, 6, 4, 3))]
    wanted = badge("putt-dice", "better-and-better")
    assert not earned(wanted, played_of(rounds[:4]))
    assert earned(wanted, played_of(rounds))["better-and-better"].by.game == rounds[4]


def test_h35_nobody_gets_better_by_softening_the_course():
    rounds = [golf(day, (strokes, 3)) for day, strokes in enumerate((9, 8, 7))]
    softened = [replace(one, hazards="relaxed") for one in rounds]
    better = FEATS["better_and_better"]
    assert better(played_of(rounds), 2)
    assert better(played_of(softened), 2)
    assert not better(played_of([rounds[0], *softened[1:]]), 2)


def test_a_badge_is_new_with_the_match_that_earned_it_and_never_again():
    first, second = solo(0, 120, match="a" * 16), solo(1, 130, match="b" * 16)
    badges = load_badges(DESIGNER)
    new = [one.id for one in newly_earned(badges, [first], first.match)]
    assert {"first-course", "happy-clients"} <= set(new)
    assert newly_earned(badges, [first, second], second.match) == ()


def test_games_are_kept_briefly(path):
    """A thousand of them are read in a moment: what is usual is not written."""
    keep_game(path, putting(0, (3, 2, 4)))
    line = json.loads(path.read_text().splitlines()[1])
    assert set(line) == {"date", "game", "course", "name", "pars", "players"}
    assert set(line["players"][0]) == {"colour", "score", "place", "strokes"}
