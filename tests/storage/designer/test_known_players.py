"""Who is known from finished games (ruling D37)."""

from made_up_results import made_up_result, made_up_seats

from minigolf_desktop.model.play import Seat
from minigolf_desktop.storage.designer.records import KnownPlayers


def result(*names):
    return made_up_result(seats=made_up_seats(*names))


def seats(*names):
    return tuple(Seat(name, "red") for name in names)


def test_without_a_finished_game_everybody_is_new():
    known = KnownPlayers.of(())
    assert known.newcomers(()) == (0,)
    assert known.newcomers(seats("Ann", "Bob")) == (0, 1)


def test_who_finished_a_game_in_a_group_is_known_by_name():
    known = KnownPlayers.of([result("Ann", "Bob"), result("bob", "Cleo")])
    assert known.newcomers(seats("Dan", "BOB", "cleo")) == (0,)


def test_alone_one_finished_game_of_any_kind_is_enough():
    assert KnownPlayers.of([result()]).newcomers(()) == ()
    assert KnownPlayers.of([result("Ann", "Bob")]).newcomers(()) == ()


def test_a_game_finished_alone_makes_nobody_of_a_group_known():
    assert KnownPlayers.of([result()]).newcomers(seats("Ann", "Bob")) == (0, 1)
