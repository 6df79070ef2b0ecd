"""The guest book: figures of all games over time, badges, and how one comes to it."""

from dataclasses import replace
from datetime import datetime
from itertools import count
from time import process_time

import pytest
from made_up_history import date_of, golf, putting, solo
from made_up_results import made_up_result
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from quickest import quickest
from torture.games import player as player_by_chance

from minigolf_desktop.content.putt_dice import putt_dice_rules
from minigolf_desktop.model.designer import Setup as DesignerSetup
from minigolf_desktop.model.designer import Stop
from minigolf_desktop.model.play import EVERYBODY, Match, Seat
from minigolf_desktop.model.play.seats import Character, Level
from minigolf_desktop.model.putt_dice import Setup as PuttingSetup
from minigolf_desktop.storage.books import EndedMatch
from minigolf_desktop.storage.designer.courses import course_document
from minigolf_desktop.storage.designer.records import add_result
from minigolf_desktop.storage.history import HistoryPlayer, keep_game, read_history
from minigolf_desktop.storage.journal import Journal
from minigolf_desktop.storage.people import Guest, people_in, welcome
from minigolf_desktop.storage.putt_dice import putt_course, shipped_courses
from minigolf_desktop.storage.reading import at_once
from minigolf_desktop.ui.common.spare_time import Piecemeal
from minigolf_desktop.ui.common.text import day
from minigolf_desktop.ui.designer.records import history_of as built
from minigolf_desktop.ui.games import GAMES
from minigolf_desktop.ui.house.badges import BadgeNotice
from minigolf_desktop.ui.house.book import BADGES, FIGURES, GuestBookScreen

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

DESIGNER, PUTT_DICE, GOLF = GAMES
ADA = HistoryPlayer(name="Ada", character=Character.ADA, level=Level.HARD, score=100)


@pytest.fixture
def show(player, folders, qtbot):
    """Write games, and open the guest book at a game."""

    def shown(game, *games, badges=False):
        for one in games:
            keep_game(folders.history, one)
        player.flow.guest_book(game, badges=badges)
        screen = player.screen
        qtbot.waitUntil(lambda: not any(one.busy for one in screen.findChildren(Piecemeal)))
        return screen

    return shown


def lines(page):
    """Return what the table says, line by line, of the columns that are seen."""
    table = page.table
    columns = [one for one in range(table.columnCount()) if not table.isColumnHidden(one)]
    return [
        [table.item(row, column).text() for column in columns] for row in range(table.rowCount())
    ]


def turn(page, title):
    (item,) = page.chapters.findItems(title, Qt.MatchFlag.MatchExactly)
    page.chapters.setCurrentItem(item)


def test_the_book_and_the_records_open_at_the_game_that_was_finished_last(show, player, folders):
    screen = show(None, solo(0, 90), golf(1, (4, 3)))
    assert screen.games.current == GAMES.index(GOLF)
    player.flow.records()
    assert player.screen.games.current == GAMES.index(GOLF)
    player.flow.guest_book(PUTT_DICE)
    assert player.screen.games.current == GAMES.index(PUTT_DICE), "unless another is asked for"


def test_best_mean_and_last_are_told_by_land_clients_conditions_and_computers(show):
    screen = show(
        DESIGNER,
        solo(0, 90, points={"fun": 30}, others=(ADA,)),
        solo(1, 121, points={"fun": 21}, others=(ADA,)),
        solo(2, 70, land="land-02"),
    )
    page = screen.figures
    assert lines(page)[0] == ["All games", "3", "121", "93.7", "70"]
    turn(page, "Lands")
    assert [line[1:] for line in lines(page)] == [
        ["2", "121", "105.5", "121"],
        ["1", "70", "70.0", "70"],
    ]
    turn(page, "Clients")
    assert lines(page) == [["Mrs Bloom, Mr Long", "3", "121", "93.7", "70"]]
    turn(page, "Conditions")
    assert lines(page) == [["Fun", "2", "30", "25.5", "21"]]
    turn(page, "Computer players")
    assert lines(page) == [["Ada, hard", "2", "1", "+21", "+5.5", "+21"]]


def test_the_ribbon_shows_the_games_of_the_line_looked_at_and_tells_them(show):
    page = show(DESIGNER, solo(0, 90), solo(1, 120), solo(2, 70, land="land-02")).figures
    turn(page, "Lands")
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_Down)
    assert [point.value for point in page.ribbon.points] == [70]
    assert page.ribbon.accessibleName().endswith("1 game, best 70, mean 70.0, last 70")
    assert not page.ribbon.grab().isNull()


def test_scores_of_different_modes_are_not_told_together(show):
    page = show(GOLF, golf(0, (4, 5)), golf(1, (3, 5)), golf(2, (4, 4), mode="skins")).figures
    assert lines(page) == [["Larkfield Nine", "2", "8", "8.5", "8"]]
    page.modes.setCurrentRow(1)
    assert lines(page) == [["Larkfield Nine", "1", "8", "8.0", "8"]]


def test_every_mode_is_seen_without_scrolling(show):
    modes = ("stroke", "skins", "match", "stableford")
    page = show(GOLF, *(golf(day, (4, 5), mode=mode) for day, mode in enumerate(modes))).figures
    assert page.modes.count() == len(modes)
    assert page.modes.verticalScrollBar().maximum() == 0


def test_each_game_has_its_figures_and_its_badges(show):
    screen = show(PUTT_DICE, putting(0, (3, 2, 4)), solo(0, 90))
    assert lines(screen.figures) == [["Duck Ponds", "1", "9", "9.0", "9"]]
    screen.turn_to(0, BADGES)
    assert "first-course" in screen.badges.earned
    assert "landscaper" not in screen.badges.earned


def test_a_record_of_before_the_history_counts(show, folders):
    add_result(folders.records, made_up_result(total=133))
    screen = show(DESIGNER, solo(0, 90))
    assert lines(screen.figures) == [
        ["All games", "2", "133", "111.5", "133"],
        ["June 2025", "1", "90", "90.0", "90"],
        ["January 2026", "1", "133", "133.0", "133"],
    ]


def test_before_the_first_game_somebody_invites_and_all_badges_are_still_to_earn(show):
    screen = show(DESIGNER)
    assert screen.figures.invitation.isVisible()
    assert not screen.figures.table.isVisible()
    screen.turn_to(0, BADGES)
    assert screen.badges.earned == frozenset()
    assert all(one.words.endswith("Not earned yet") for one in screen.badges.wall.exhibits)


def test_the_badge_looked_at_tells_when_it_was_earned(show):
    screen = show(DESIGNER, solo(0, 90), badges=True)
    (first, *_) = screen.badges.wall.exhibits
    when = day(datetime.fromisoformat(date_of(0)))
    assert first.words == f"First sod: Finish your first course. Earned on {when}"


def test_menu_records_and_esc_lead_to_the_book_and_back(player):
    player.flow.menu.book.trigger()
    assert isinstance(player.screen, GuestBookScreen)
    QTest.keyClick(player.screen, Qt.Key.Key_Escape)
    assert player.screen_name == "HomeScreen"
    player.flow.records_of(GOLF)
    player.click("Guest book")
    assert player.screen.games.current == GAMES.index(GOLF)
    assert player.screen.leaves.current == FIGURES


def test_the_book_tells_of_a_person_alone_what_they_like_and_against_whom(show, folders):
    welcome(folders.people, [Guest("Odile")])
    pim = HistoryPlayer(name="Pim", score=100, place=1)
    games = [solo(number, 90 - number, others=(pim,)) for number in range(3)]
    games = [replace(one, players=(replace(one.players[0], name="Odile"), pim)) for one in games]
    screen = show(DESIGNER, solo(5, 90), *games)
    profile = screen.figures.profile
    assert not profile.isVisible()
    screen.choose_person(people_in(folders).called("Odile"))
    assert profile.isVisible()
    told = dict(profile.facts)
    assert told["Games"] == "3"
    assert told["Favourite client"] == "Mr Long"
    assert told["Most often against"] == "Pim (won 0 of 3)"


def notices(player):
    return [one for one in player.window.findChildren(BadgeNotice) if one.isVisible()]


def test_badges_of_a_match_are_celebrated_once_and_lead_to_the_book(player, folders, qtbot):
    first, second = solo(0, 95, match="a" * 16), solo(1, 97, match="b" * 16)
    keep_game(folders.history, first)
    player.flow.rooms.celebrate(DESIGNER, first)
    qtbot.waitUntil(lambda: bool(notices(player)))
    (notice,) = notices(player)
    assert notice.words.startswith("5 new badges: First sod")
    keep_game(folders.history, second)
    player.flow.rooms.celebrate(DESIGNER, second)
    qtbot.waitUntil(lambda: not any(one.busy for one in player.window.findChildren(Piecemeal)))
    assert notices(player) == [notice]
    QTest.mouseClick(notice, Qt.MouseButton.LeftButton)
    assert isinstance(player.screen, GuestBookScreen)
    assert player.screen.leaves.current == BADGES


@pytest.mark.usefixtures("nothing_to_collect")
def test_the_book_of_a_thousand_games_does_not_hold_the_window(player, folders, qtbot):
    """It is read in steps: none is longer than a tenth of a second."""
    for number in range(20):
        keep_game(folders.history, solo(number, 90 + number))
    head, *games = folders.history.read_bytes().splitlines()
    bound, counts = 0.1, count(50)

    def longest_step():
        times = next(counts)
        folders.history.write_bytes(b"\n".join([head, *(games * times), b""]))
        player.flow.guest_book(GOLF)
        steps = []
        began = process_time()
        player.flow.guest_book(DESIGNER)
        steps.append(process_time() - began)
        (work,) = player.screen.findChildren(Piecemeal)
        while work.busy:
            began = process_time()
            work.work_a_little()
            steps.append(process_time() - began)
        assert lines(player.screen.figures)[0][1] == str(20 * times)
        return max(steps)

    assert quickest(longest_step, bound) < bound


def test_a_round_that_ends_in_the_window_is_in_the_book_and_earns_its_first_badge(
    player, folders, catalogue, qtbot
):
    course = shipped_courses(catalogue)[0]
    setup = PuttingSetup(putt_course(course), (Seat("Ann"), Seat("Ada", computer=Level.EASY)))
    match = Match(putt_dice_rules(), setup, 5)
    choose = player_by_chance(match.rules, match.state, 5)
    while not match.is_over:
        match.play(match.rules.to_move(match.state), choose(match.state))
    with Journal.create(folders.saves, match, course=course_document(course)) as journal:
        path = journal.path
    player.flow.resume(path)
    qtbot.waitUntil(lambda: bool(notices(player)))
    assert "First putt" in notices(player)[0].words
    (game,), _ = at_once(read_history(folders.history))
    assert [one.name for one in game.people] == ["Ann"]
    assert [one.level for one in game.computers] == [Level.EASY]
    cards = match.view(EVERYBODY).cards
    assert [one.strokes for one in game.players] == list(cards)
    assert [one.score for one in game.players] == [sum(card[:9]) for card in cards]
    player.flow.guest_book(PUTT_DICE)
    (line,) = lines(player.screen.figures)
    assert line[0] == course.name


def built_by_chance(rules, setup):
    """Play a game alone by chance; return the match, its history, and who built the course."""
    match = Match(rules, setup, 5)
    choose = player_by_chance(rules, match.state, 5)
    while not match.is_over:
        enough = len(match.moves) > 40 and rules.refusal(match.state, 0, Stop()) is None
        match.play(0, Stop() if enough else choose(match.state))
    ended = EndedMatch(match, "a" * 16, "", datetime.fromisoformat(date_of(0)))
    game = built(rules, ended)
    assert game is not None
    (player,) = game.players
    return match, game, player


@pytest.mark.quick
def test_d36_mistakes_that_are_ignored_are_no_course_without_mistakes(rules):
    *_, player = built_by_chance(rules, DesignerSetup())
    assert player.points["playability"] < 0
    *_, player = built_by_chance(rules, DesignerSetup(mistakes=False))
    assert "playability" not in player.points
    assert sum(player.points.values()) == player.score


def test_a_course_that_was_built_is_kept_with_its_points_pars_and_facts(rules):
    match, game, player = built_by_chance(rules, DesignerSetup())
    table = match.view(EVERYBODY)
    (assessment,) = rules.standings(table).assessments
    assert player.score == assessment.score.total == sum(player.points.values())
    assert sum(player.strokes) == sum(one.par for one in assessment.numbering.numbered().values())
    assert player.facts["passes"] == table.designers[0].passes
    assert player.facts["missing"] == table.designers[0].course.missing
    assert (game.mode, player.land) == ("family-solo", table.designers[0].course.land.id)
