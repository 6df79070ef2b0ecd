"""The end of a game of 18 Holes: who won, the score card, the best scores."""

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QToolButton, QWidget
from studio.fitting import faults_of

from minigolf_desktop.model.eighteen_holes.hazards import Hazards
from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES, ClubChoice, Mode
from minigolf_desktop.storage.books import EndedMatch
from minigolf_desktop.storage.eighteen_holes import (
    GolfBest,
    GolfBook,
    keep_golf_scores,
    read_golf_book,
)
from minigolf_desktop.ui.common.application import LEAST_ROOM
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.eighteen_holes.records import history_of
from minigolf_desktop.ui.eighteen_holes.result import (
    GolfResultScreen,
    ScoreCardDialog,
    headline,
    keep_scores,
    rank_beaten,
    reason,
    record_words,
    scores_of,
)
from minigolf_desktop.ui.eighteen_holes.text.modes import best_words
from minigolf_desktop.ui.eighteen_holes.widgets.score_card import (
    GolfScoreCard,
    score_lines,
    sum_titles,
)

Key = Qt.Key
NAMES = ("Odile", "Marek", "Sol", "Vera", "Pim")

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


def never(state):
    return False


@pytest.fixture
def finished(new_game):
    """Play a game to its end by chance."""

    def played(mode=Mode.STROKE, players=3, **more):
        golfers = more.pop("golfers", ("",) * players)
        clubs = ClubChoice.FREE if players == 1 else ClubChoice.DRAFT
        return new_game(golfers, mode, clubs, stop=never, **more)

    return played


@pytest.fixture
def result(show, finished):
    """Show the end of a game."""

    def made(*args, **more):
        session = finished(*args, **more)
        names = NAMES[: session.view.table.setup.seats]
        screen = show(lambda look: GolfResultScreen(look, session.view, names, Motion(0.0)))
        screen.told = []
        for name in ("again", "another", "home", "course_kept"):
            getattr(screen, name).connect(lambda name=name: screen.told.append(name))
        return screen

    return made


def ended(view, ranks, points):
    """Return a view with other ranks and points."""
    players = tuple(
        player._replace(points=mine) for player, mine in zip(view.players, points, strict=True)
    )
    return view._replace(ranks=ranks, players=players)


def test_the_winner_stands_first_on_the_card(result):
    screen = result()
    ranks = [line.rank for line in screen.card.lines]
    assert ranks == sorted(ranks)
    assert ranks[0] == 1


def test_turns_of_every_hole_are_on_the_card(result):
    screen = result()
    line = screen.card.lines[0]
    seat = NAMES.index(line.name)
    card = screen._view.players[seat].card
    assert tuple(cell.turns for cell in line.cells) == card
    assert line.sums[-1] == str(sum(card))


def test_halves_of_a_long_round_are_summed_up(finished):
    view = finished(players=1, course="honeycomb").view
    (line,) = score_lines(view, NAMES)
    card = view.players[0].card
    assert line.sums[:2] == (str(sum(card[:9])), str(sum(card[9:])))
    assert len(line.sums) == len(sum_titles(Mode.STROKE, 18))


@pytest.mark.quick
def test_points_of_stableford_stand_below_the_turns(finished):
    view = finished(Mode.STABLEFORD, 1).view
    (line,) = score_lines(view, NAMES)
    assert sum(cell.points for cell in line.cells) == view.players[0].points


def test_flags_of_match_play_stand_on_the_holes_won(finished):
    view = finished(Mode.MATCH, 2).view
    for line in score_lines(view, NAMES):
        won = [hole for hole, cell in enumerate(line.cells) if cell.tokens]
        player = view.players[NAMES.index(line.name)]
        assert won == sorted(hole for hole, _ in player.taken)


@pytest.mark.parametrize("mode", Mode)
def test_every_mode_has_a_card_and_an_end(result, mode, box):
    players = {Mode.CHAOS_TEAMS: 2, Mode.SOLO_CHAOS: 1}.get(mode, 3)
    more = {"solo_deck": tuple(range(8))} if mode is Mode.SOLO_CHAOS else {}
    screen = result(mode, players, **more)
    shown = players + (3 if mode is Mode.SOLO_CHAOS else 0)
    assert sum(len(step.members) for step in screen.podium.steps) == shown
    assert screen.winner.headline.text()
    assert screen.grab().width() == screen.width()
    if mode in CHAOS_MODES:
        assert not any(cell.turns for line in screen.card.lines for cell in line.cells)


def test_golfers_stand_on_the_podium_as_themselves_with_the_flags_that_they_won(result):
    screen = result(Mode.MATCH, 2, golfers=("lucky-a", ""))
    members = [one for step in screen.podium.steps for one in step.members]
    lines = {line.name: line for line in screen.card.lines}
    assert {one.name for one in members} == set(lines)
    for one in members:
        line = lines[one.name]
        assert (one.sign is not None) is bool(line.golfer)
        flags = sum(len(cell.tokens) for cell in line.cells)
        assert len(one.prizes) == flags + line.aces > 0


def test_who_wins_alone_is_named(finished):
    view = ended(finished().view, (2, 1, 3), (40, 36, 50))
    assert headline(view, NAMES) == "Marek wins"
    assert reason(view) == "36 strokes, 4 ahead of the next."


def test_who_shares_the_victory_is_named(finished):
    view = ended(finished(Mode.STABLEFORD).view, (1, 1, 3), (20, 20, 11))
    assert headline(view, NAMES) == "Odile and Marek win together"


def test_holes_in_one_decide_between_equals(finished):
    view = ended(finished(Mode.STABLEFORD).view, (1, 2, 3), (20, 20, 11))
    assert reason(view) == "Level in the end, with more holes in one."


def test_who_plays_alone_finishes_a_round(finished):
    view = ended(finished(Mode.STROKE, 1).view, (1,), (33,))
    assert headline(view, NAMES) == "Round finished: 33 strokes"
    over = sum(view.players[0].card) - sum(view.table.field.pars)
    assert reason(view) == f"{over} over par"


def test_enter_plays_again_and_escape_goes_home(result):
    screen = result()
    for key in (Key.Key_Return, Key.Key_Escape):
        QTest.keyClick(screen, key)
    assert screen.told == ["again", "home"]


def test_enter_presses_another_button_that_has_the_keyboard(result):
    screen = result()
    buttons = screen.winner.findChildren(QPushButton)
    button = next(one for one in buttons if one.accessibleName() == "Home")
    button.setFocus()
    QTest.keyClick(button, Key.Key_Return)
    assert screen.told == ["home"]


def test_enter_on_a_tool_of_the_course_does_not_play_again(result):
    screen = result()
    tool = next(one for one in screen.course.findChildren(QToolButton) if one.isVisible())
    tool.setFocus()
    QTest.keyClick(tool, Key.Key_Return)
    assert screen.told == []


def test_a_course_of_the_box_need_not_be_kept(result):
    assert not result().winner.keep_button.isVisible()


def test_pictures_of_course_and_score_card_can_be_asked_for(result, qtbot):
    screen = result()
    with qtbot.waitSignal(screen.pictures):
        screen.winner.pictures.emit()


def end_of(session):
    return EndedMatch(session.match, "0" * 16, NOON.isoformat(), NOON)


def test_the_first_score_on_a_course_is_told(finished):
    session = finished(Mode.STROKE, 2)
    words = record_words(GolfBook(), session.view, scores_of(end_of(session)), NAMES)
    best = min(player.points for player in session.view.players)
    assert words.startswith(f"First score on this course: {best} strokes")


def test_a_best_score_that_stands_is_told_with_its_owner(finished, tmp_path):
    session = finished(Mode.STROKE, 2)
    setup = session.view.table.setup
    old = GolfBest(score=5, name="Vera", date="2026-01-01T10:00:00+00:00")
    book = keep_golf_scores(tmp_path / "golf.json", setup.course, setup.mode, [old]).after
    words = record_words(book, session.view, scores_of(end_of(session)), NAMES)
    assert words == "Best score on this course: 5 strokes, Vera"


def test_h35_a_round_on_a_relaxed_course_beats_none_on_the_course_as_drawn(finished, tmp_path):
    session = finished(Mode.STROKE, 2, hazards=Hazards.RELAXED, hazard_seed=5)
    setup = session.view.table.setup
    old = GolfBest(score=5, name="Vera", date="2026-01-01T10:00:00+00:00")
    book = keep_golf_scores(tmp_path / "golf.json", setup.course, setup.mode, [old]).after
    words = record_words(book, session.view, scores_of(end_of(session)), NAMES)
    assert words.startswith("First score on this course")
    kept = keep_scores(tmp_path / "golf.json", end_of(session))
    assert kept.news == words
    book, _ = read_golf_book(tmp_path / "golf.json")
    assert len(book.bests_on(setup.course, setup.mode, Hazards.RELAXED)) == 2
    assert book.bests_on(setup.course, setup.mode) == (old,)
    assert history_of(None, end_of(session)).hazards == "relaxed"


def test_h35_the_course_of_the_result_is_the_one_that_was_played(result):
    screen = result(Mode.STROKE, 2, hazards=Hazards.SHARP, hazard_seed=5)
    shown = screen.course.scene.ground.course
    assert shown.altered
    assert any("Practice Meadow, sharp" in one.text() for one in screen.findChildren(QLabel))


def test_a_better_score_is_a_record(finished, tmp_path):
    session = finished(Mode.STABLEFORD, 2)
    setup = session.view.table.setup
    old = GolfBest(score=-1, name="Vera", date="2026-01-01T10:00:00+00:00")
    book = keep_golf_scores(tmp_path / "golf.json", setup.course, setup.mode, [old]).after
    words = record_words(book, session.view, scores_of(end_of(session)), NAMES)
    assert words.startswith("New best score on this course")


@pytest.mark.parametrize(
    ("ranks", "beaten"), [((1, 2, 3, 4), 3), ((1, 1, 3, 4), 0), ((2, 1, 3, 4), 0)]
)
def test_a_solo_deck_is_beaten_by_who_wins_alone(finished, ranks, beaten):
    """On five holes an opponent has one target: one combined turn is played."""
    session = finished(Mode.SOLO_CHAOS, 1, solo_deck=(7,))
    assert rank_beaten(session.view._replace(ranks=ranks)) == beaten


def test_of_a_deck_whose_rank_is_a_range_the_least_is_beaten(finished):
    """Ruling H27."""
    session = finished(Mode.SOLO_CHAOS, 1, solo_deck=(0, 7))
    assert rank_beaten(session.view._replace(ranks=(1, 2, 3, 4))) == 1


def test_nothing_is_beaten_where_there_is_no_solo_deck(finished):
    session = finished(Mode.STROKE, 1)
    assert rank_beaten(session.view) == 0
    assert scores_of(end_of(session))[0].beaten == 0


def test_a_beaten_deck_is_told_with_its_rank():
    assert best_words(Mode.SOLO_CHAOS, 31, 22) == "31 points against rank 22"
    assert best_words(Mode.SOLO_CHAOS, 31) == "31 points"


def test_the_best_scores_are_listed(result):
    screen = result()
    bests = [GolfBest(score=9 + row, date=f"2026-01-0{row}T10:00:00+00:00") for row in (1, 2, 3)]
    screen.tell("New best score")
    screen.show_bests(bests, bests[1].date)
    assert screen.winner.notice == "New best score"


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_score_card_opens_over_a_round(show, new_game, qtbot):
    session = new_game(("", ""), Mode.STROKE, stop=lambda state: len(state.players[0].card) == 2)
    parent = show(_host)
    dialog = ScoreCardDialog(parent.look, parent, session.view, NAMES)
    dialog.open()
    turns = [cell.turns for cell in dialog.card.lines[0].cells]
    assert turns[:2] == list(session.view.players[0].card[:2])
    assert turns[2:] == [0, 0, 0]
    with qtbot.waitSignal(dialog.finished):
        QTest.keyClick(dialog, Key.Key_Return)


def _host(look):
    host = QWidget()
    host.look = look
    return host


def test_the_card_tells_itself_to_those_who_listen(show, finished):
    view = finished(Mode.STROKE, 2).view
    card = show(GolfScoreCard)
    card.show_game(view, NAMES)
    assert card.accessibleDescription().count("\n") == 1
    assert "Total" in card.accessibleDescription()


@pytest.mark.parametrize("mode", [Mode.CHAOS_TEAMS, Mode.MATCH, Mode.STROKE])
def test_everything_has_room_in_the_smallest_window(result, mode):
    screen = result(mode, 2)
    screen.offer_nineteenth()
    screen.winner.headline.setText("Wilhelmina and Bartholomew win together")
    screen.tell("New best score on this course: 43 points, Bartholomew")
    date = "2026-01-01T10:00:00+00:00"
    bests = [GolfBest(score=40 + row, name="Wilhelmina", date=date) for row in range(5)]
    screen.show_bests(bests, date)
    for high in (768, LEAST_ROOM.height()):
        screen.resize(LEAST_ROOM.width(), high)
        QCoreApplication.processEvents()
        assert faults_of(screen) == []
