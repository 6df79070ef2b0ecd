"""Reviews of group games: what course and promises brought, and what lies between two players."""

import random
import re
from functools import cache

import pytest
from PySide6.QtCore import Qt

from minigolf_desktop.bots.designer.playout import random_action
from minigolf_desktop.bots.judgement import Balance, Judged, Weighed, judged_to_json
from minigolf_desktop.bots.mind import Hint
from minigolf_desktop.content.designer import designer_rules
from minigolf_desktop.model.designer import PROMISES, Mode, Setup
from minigolf_desktop.model.designer.conditions import RANK_POINTS
from minigolf_desktop.model.designer.moves import PlaceTile
from minigolf_desktop.model.play import Match, Seat
from minigolf_desktop.model.play.seats import COLOURS
from minigolf_desktop.storage.journal import Journal, digest_of, keep_judgement
from minigolf_desktop.ui.common.review.judging import lead_words, made_words
from minigolf_desktop.ui.common.text import MINUS
from minigolf_desktop.ui.designer.entry import DESIGNER
from minigolf_desktop.ui.designer.review import made_of
from minigolf_desktop.ui.games import play_of

pytestmark = pytest.mark.usefixtures("english")

NAMES = ("Odile", "Marek", "Sol", "Ines", "Tom")
GAMES = [(players, seed) for players in (2, 3, 5) for seed in (1, 2)]
LONG = 60_000
"""Milliseconds in which a match is read on a busy machine."""
FIGURE = re.compile(rf"[+{MINUS}-]\d+(?:\.\d+)?")


@cache
def played(players, seed, mode=Mode.ADVANCED):
    """Return a match that chance has played to its end."""
    seats = tuple(Seat(name, one) for name, one in zip(NAMES[:players], COLOURS, strict=False))
    setup = Setup(players=seats, mode=mode)
    match, chance = Match(designer_rules(), setup, seed), random.Random(seed)
    while match.state.waiting:
        action = random_action(match.rules, match.state, chance)
        match.play(match.state.waiting[0], action)
    return match


def standings_of(match):
    return match.rules.standings(match.state)


def made(match, seat):
    return made_of(standings_of(match), seat, NAMES.__getitem__)


def number(figure):
    return float(figure.replace(MINUS, "-").replace("=", "").replace("\N{NO-BREAK SPACE}", ""))


class Points:
    """Says points as the game does."""

    def amount(self, figure, amount):
        return f"{figure} points"


def ranked(points, own):
    """Return a rank as the rule book has it: as many as did better stand before."""
    return 1 + sum(other > points[own] for other in points)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_the_promises_of_a_seat_bring_what_its_ranks_bring_by_the_rule_book(players, seed):
    match = played(players, seed)
    standings = standings_of(match)
    for seat, designer in enumerate(match.state.designers):
        brought = 0
        for promise in designer.promises:
            points = [
                one.score.condition(PROMISES[promise]).points for one in standings.assessments
            ]
            brought += RANK_POINTS[players][ranked(points, seat) - 1]
        course, promises = made(match, seat).shares
        assert promises.amount == brought
        assert course.amount + promises.amount == standings.totals[seat]
        assert promises.told.startswith(f"{NAMES[seat]} promised ")
        told = [number(one) for one in FIGURE.findall(promises.told)]
        assert len(told) == len(designer.promises)
        assert sum(told) == brought


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_lead_is_parted_into_promises_and_course_and_both_add_up_to_it(players, seed):
    match = played(players, seed)
    standings = standings_of(match)
    for seat in range(players):
        found = made(match, seat)
        assert found.other != seat
        assert found.ahead == standings.totals[seat] - standings.totals[found.other]
        assert sum(share.ahead for share in found.shares) == found.ahead
        ranks = standings.places[seat], standings.places[found.other]
        if ranks[0] == 1:
            assert found.ahead >= 0
        else:
            assert ranks[1] <= ranks[0]
            assert found.ahead <= 0


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_what_is_told_of_a_lead_adds_up_whatever_luck_and_choices_came_to(players, seed):
    chance = random.Random(seed)
    for seat in range(players):
        found = made(played(players, seed), seat)
        own, other = (
            Balance(Weighed(chance.uniform(-9, 9)), Weighed(chance.uniform(0, 30)))
            for _ in range(2)
        )
        words = lead_words(Points(), found, NAMES[found.other], (own, other))
        sentence = words.split(" promised ")[0]
        shares = re.sub(r"\(.*?\)", "", sentence)
        assert sum(map(number, FIGURE.findall(shares))) == found.ahead
        inside = re.search(r"\((luck.*?)\)", sentence)[1]
        assert sum(map(number, FIGURE.findall(inside))) == pytest.approx(found.shares[0].ahead)
        luck = round(own.luck.amount - other.luck.amount, 1)
        assert number(FIGURE.findall(inside)[0]) == pytest.approx(luck)


def test_the_parts_of_the_bar_add_up_to_the_result():
    for seat in range(3):
        *parts, result = made_words(Points(), made(played(3, 1), seat))
        assert sum(number(part.figure) for part in parts) == number(result.figure)


def test_a_family_game_has_no_promises_to_tell_of():
    match = played(3, 1, Mode.FAMILY)
    for seat in range(3):
        found = made(match, seat)
        assert found.shares == ()
        assert found.told == ""
        balances = (Balance(Weighed(2.0), Weighed(1.5)), Balance(Weighed(-1.0), Weighed(4.0)))
        words = lead_words(Points(), found, NAMES[found.other], balances)
        assert sum(map(number, FIGURE.findall(words))) == pytest.approx(found.ahead)
        assert "luck\N{NO-BREAK SPACE}+3.0" in words
        assert "choices\N{NO-BREAK SPACE}+2.5" in words


def test_equal_points_say_who_was_the_first_to_take_a_tile_face_down_where_that_decides():
    standings = standings_of(played(2, 1))
    level = standings._replace(totals=(90, 90), places=(2, 1))
    for seat in range(2):
        found = made_of(level, seat, NAMES.__getitem__)
        assert found.ahead == 0
        assert "Marek was the first to take a tile face down." in found.told
    shared = level._replace(places=(1, 1))
    assert "face down" not in made_of(shared, 0, NAMES.__getitem__).told


def test_equal_points_are_told_as_equal():
    found = made(played(3, 1), 0)._replace(ahead=0, shares=())
    assert lead_words(Points(), found, "Sol", None).startswith("As many points as Sol")


def seen_again(player, path, qtbot):
    """Return the review of a match; a long one is read bit by bit."""
    player.flow.rooms.review(path)
    qtbot.waitUntil(lambda: player.screen_name == "ReviewScreen", timeout=LONG)
    return player.screen


@pytest.fixture
def review(player, folders, qtbot):
    """Return the review of a game of three of which every tile that was laid is judged."""
    match = played(3, 1)
    with Journal.create(folders.saves, match) as journal:
        path = journal.finish(folders.finished)
    judged = [
        Judged(place, move.seat, move.action, Hint(move.action), Weighed(0.1), 0.5, None)
        for place, move in enumerate(match.moves)
        if isinstance(move.action, PlaceTile)
    ]
    digest = digest_of(match, play_of(DESIGNER).judge_version)
    keep_judgement(path, digest, [judged_to_json(one) for one in judged], [None] * 3)
    return seen_again(player, path, qtbot)


def test_the_screen_tells_of_whoever_is_looked_at(review):
    for seat in range(3):
        review.chooser.buttons[seat].click()
        told = review.balance.accessibleDescription()
        found = made(played(3, 1), seat)
        assert told.count(f"{NAMES[seat]} promised ") == 1
        assert f"{NAMES[found.other]} promised " in told
        assert re.search(f"(ahead of|behind) {NAMES[found.other]}", told)
        assert "unexplained" in told
        assert review.balance._lead.text() in told


def test_nothing_of_luck_is_told_before_all_is_judged(player, folders, qtbot):
    with Journal.create(folders.saves, played(3, 1)) as journal:
        path = journal.finish(folders.finished)
    seen_again(player, path, qtbot)
    told = player.screen.balance.accessibleDescription()
    assert "promised" in told
    assert "luck" not in told
    player.press(Qt.Key.Key_Escape)
