"""Undo and redo of what is made by hand."""

from minigolf_desktop.model.play.history import History


def test_nothing_can_be_taken_back_at_first():
    history = History("a")
    assert not history.can_undo
    assert not history.undo()
    assert history.now == "a"


def test_changes_are_taken_back_and_made_again_one_by_one():
    history = History("a")
    history.change("b")
    history.change("c")
    assert history.undo() and history.undo()
    assert history.now == "a"
    assert history.redo() and history.redo()
    assert history.now == "c"
    assert not history.can_redo


def test_the_same_again_is_no_change():
    history = History("a")
    assert not history.change("a")
    assert not history.can_undo


def test_a_new_change_forgets_what_was_taken_back():
    history = History("a")
    history.change("b")
    history.undo()
    history.change("c")
    assert not history.can_redo
    assert history.now == "c"
