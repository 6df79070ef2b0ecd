"""What a game that was left leaves behind is taken up while nobody waits (issue 13, 6)."""

import gc
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.model.designer.conditions import PerfectPoints
from minigolf_desktop.model.designer.counting.choosing import NumberingQuestion, best_answer
from minigolf_desktop.ui.common.kept import Tidying, keep_for_good
from minigolf_desktop.ui.designer.art.fence import plot_shape


class Ring(QObject):
    """Knows itself, so that only a search for garbage finds it."""

    def __init__(self):
        super().__init__()
        self.itself = self


@pytest.fixture
def no_search():
    """Let nobody look for garbage unasked."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("qapp", "no_search")
def test_what_knows_itself_is_gone_after_tidying():
    ring = ref(Ring())
    assert ring() is not None
    Tidying(QCoreApplication.instance()).tidy()
    assert ring() is None


@pytest.mark.usefixtures("qapp", "no_search")
def test_a_window_at_rest_is_tidied_up_piece_by_piece(qtbot):
    ring, tidying = ref(Ring()), Tidying(QCoreApplication.instance())
    tidying._timer.setInterval(0)
    tidying.soon()
    qtbot.waitUntil(lambda: ring() is None)
    assert not tidying.is_due


@pytest.mark.usefixtures("no_search")
def test_what_is_kept_for_good_is_not_looked_through_and_holds_no_ring():
    content, ring = [[]], ref(Ring())
    keep_for_good()
    assert ring() is None
    assert not any(one is content for one in gc.get_objects())


@pytest.mark.usefixtures("no_search")
def test_a_round_that_was_left_is_gone_once_the_window_is_at_rest(player):
    """Twelve rounds kept twelve sessions and screens before."""
    player.click("Putt Dice: New")
    player.screen.main_button.click()
    left = [ref(player.session), ref(player.screen), ref(player.session.match)]
    player.flow.home()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert player.window.tidying.is_due
    player.window.tidying.tidy()
    assert not player.window.tidying.is_due
    assert [one() for one in left] == [None] * 3


def test_the_pictures_of_tiles_are_painted_anew_for_the_next_round(player, qtbot):
    player.click("Putt Dice: New")
    atlas = player.flow.shell.atlas
    player.screen.main_button.click()
    qtbot.waitUntil(lambda: atlas.bytes_held > 0)
    player.flow.home()
    player.window.tidying.tidy()
    assert atlas.bytes_held == 0


def test_what_is_kept_for_a_game_is_let_go_of_when_it_is_left(player):
    player.click("Free board")
    plot_shape(load_catalogue().lands[0])
    player.flow.home()
    player.window.tidying.tidy()
    assert plot_shape.cache_info().currsize == 0


def test_what_is_kept_stays_where_another_game_was_begun_at_once(player):
    player.click("Free board")
    plot_shape(load_catalogue().lands[0])
    player.flow.home()
    player.click("Free board")
    player.window.tidying.tidy()
    assert plot_shape.cache_info().currsize > 0


@pytest.mark.quick
def test_a_free_board_that_was_left_is_tidied_up_too(player):
    player.click("Free board")
    player.flow.home()
    assert player.window.tidying.is_due


def test_the_counts_of_a_board_that_was_left_are_forgotten(player):
    player.click("Free board")
    best_answer(NumberingQuestion((), (), 0, False, 0, PerfectPoints()))
    assert best_answer.cache_info().currsize > 0
    player.flow.home()
    player.window.tidying.tidy()
    assert best_answer.cache_info().currsize == 0
