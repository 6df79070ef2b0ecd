"""The packaged program's own test."""

from argparse import Namespace
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QLabel, QPushButton

from minigolf_desktop.bots.compiled import Speed, speed
from minigolf_desktop.content.resources import ContentError
from minigolf_desktop.model.play import Match
from minigolf_desktop.storage.folders import HOME_VARIABLE, Folders
from minigolf_desktop.storage.work_lines import SelfTestQuestion
from minigolf_desktop.ui.common.scripted import Failed
from minigolf_desktop.ui.common.theme import load_fonts
from minigolf_desktop.ui.common.worker import WorkFailed
from minigolf_desktop.ui.games import GAMES, wing_of
from minigolf_desktop.ui.studio import self_test as belongings
from minigolf_desktop.ui.studio import self_test as everything
from minigolf_desktop.ui.studio.screenshots import Studio
from minigolf_desktop.ui.studio.self_test import GamesBeside, is_blank, play_turn, try_games
from minigolf_desktop.verbs import self_test as verb

QUICK, THOROUGH = (Namespace(thorough=thorough) for thorough in (False, True))
"""What is asked of the verb."""


@pytest.fixture
def undrawn(monkeypatch):
    """A test of all that draws no screens."""
    monkeypatch.setattr(everything, "_draw", lambda *asked, **more: "0 drawn")


@pytest.fixture
def short(undrawn, monkeypatch):
    """A test of all that leaves out what takes long."""
    monkeypatch.setattr(everything, "GAMES", ())


def test_everything_that_comes_along_is_found(qapp):
    load_fonts()
    assert "47 lands" in belongings.load_everything()


def test_sheets_are_written_and_printers_asked_for(qapp, tmp_path):
    load_fonts()
    told = everything.write_all_sheets(tmp_path / "paper")
    assert told.startswith("score sheets of 3 games written, ")
    assert len(list((tmp_path / "paper").glob("*.pdf"))) == 3


def test_a_copy_that_knows_no_printers_of_any_system_is_found_out(qapp, tmp_path, monkeypatch):
    monkeypatch.setattr(everything, "GAMES", ())
    monkeypatch.setattr(everything.QLibraryInfo, "path", lambda which: str(tmp_path))
    with pytest.raises(Failed, match="knows the printers"):
        everything.write_all_sheets(tmp_path / "paper")


@pytest.mark.parametrize(
    ("wanted", "names"), [(QUICK, ["first", "other"]), (THOROUGH, ["first", "again", "other"])]
)
def test_a_screen_of_every_kind_is_drawn_once_or_all_of_them(qapp, monkeypatch, wanted, names):
    def scenes(studio):
        for name, words in (("first", "A tee"), ("again", "A green")):
            yield name, studio.take(partial(worded, words=words))
        yield "other", studio.take(lambda look: QPushButton("A flag"))

    def worded(look, words):
        return QLabel(words)

    monkeypatch.setattr(Studio, "house", scenes)
    # A word alone is lost where a picture is looked at from afar.
    monkeypatch.setattr(everything, "is_blank", lambda image: False)
    assert drawn(wanted.thorough) == f"{len(names)} drawn"
    monkeypatch.setattr(everything, "is_blank", lambda image: True)
    with pytest.raises(Failed, match=f"nothing is drawn on {', '.join(names)}$"):
        drawn(wanted.thorough)


@pytest.mark.parametrize(("wanted", "names"), [(QUICK, "seed"), (THOROUGH, "seed, tree, sheet")])
def test_a_sample_sets_up_one_state_of_a_screen_and_paints_no_sheets(
    qapp, monkeypatch, wanted, names
):
    def states(studio):
        for state in ("seed", "tree"):
            set_up.append(state)
            yield state, studio.take(lambda look, words=state: QLabel(words))

    def scenes(studio):
        yield from studio.states(states(studio))
        yield from studio.sheets({"sheet": lambda: QImage(8, 8, QImage.Format.Format_RGB32)})
        shown.extend(studio.some("abcdef"))

    set_up, shown = [], []
    monkeypatch.setattr(Studio, "house", scenes)
    monkeypatch.setattr(everything, "is_blank", lambda image: True)
    with pytest.raises(Failed, match=f"nothing is drawn on {names}$"):
        drawn(wanted.thorough)
    assert set_up == (["seed", "tree"] if wanted.thorough else ["seed"])
    assert "".join(shown) == ("abcdef" if wanted.thorough else "abc")


def drawn(thorough):
    """Draw the screens of the house, as the self-test does."""
    ((_, draw),) = everything._steps_of((), Path(), thorough, of_house=True)
    return draw()


TURNS = [(game, turn) for game in GAMES for turn in wing_of(game).turns()]


@pytest.mark.parametrize(("game", "turn"), TURNS, ids=[turn.name for _, turn in TURNS])
def test_a_turn_of_every_game_is_played_saved_and_opened_again(qapp, tmp_path, game, turn):
    assert "opened again" in play_turn(Folders.below(tmp_path), game, turn)


def test_a_game_that_opens_as_another_one_is_found_out(qapp, tmp_path):
    game, turn = TURNS[0]

    def play(shell):
        turn.play(shell)
        match = shell.session.match
        shell.session.match = Match(match.rules, match.setup, match.seed + 1)

    with pytest.raises(Failed, match="opens as another one"):
        play_turn(Folders.below(tmp_path), game, replace(turn, play=play))


def test_a_turn_that_ends_on_another_screen_is_found_out(qapp, tmp_path):
    game, turn = TURNS[0]
    with pytest.raises(Failed, match="DesignerTable is shown instead of the HomeScreen"):
        play_turn(Folders.below(tmp_path), game, replace(turn, screen="HomeScreen"))


@pytest.mark.quick
def test_a_picture_of_one_colour_is_blank(qapp):
    image = QImage(80, 80, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    assert is_blank(image)
    assert is_blank(QImage())
    image.setPixelColor(40, 40, QColor("red"))
    assert not is_blank(image)


def test_the_process_beside_the_window_runs_the_kernels_as_the_window_does(qapp):
    assert everything._ask_beside() == everything._ask_kernels() == str(speed())


def test_kernels_of_which_only_some_are_compiled_are_found_out(monkeypatch):
    monkeypatch.setattr(everything, "speed", lambda: Speed(("one",), ("another",)))
    with pytest.raises(Failed, match="but not another"):
        everything._ask_kernels()


def test_a_process_beside_the_window_that_runs_at_another_speed_is_found_out(qapp, monkeypatch):
    monkeypatch.setattr(everything, "speed", lambda: Speed(("one",), ()))
    with pytest.raises(Failed, match="1 modules, compiled"):
        everything._ask_beside()


def test_what_is_missing_is_told_and_ends_with_status_1(qapp, short, monkeypatch, capsys):
    def lost() -> str:
        raise ContentError("lands.json: not there")

    monkeypatch.setattr(everything, "load_everything", lost)
    assert verb.run(QUICK) == 1
    told = capsys.readouterr().out.splitlines()
    assert "content: FAILED" in told
    assert told[-1] == "content: lands.json: not there"


def test_the_home_of_the_player_is_left_alone(qapp, short, tmp_path, monkeypatch, capsys):
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    assert verb.run(QUICK) == 0
    assert list(tmp_path.iterdir()) == []
    assert Folders.of_user().data == tmp_path
    assert capsys.readouterr().out.endswith("everything works\n")


def test_the_process_beside_the_window_tests_the_games_that_it_is_asked_for(
    qapp, undrawn, tmp_path
):
    told = []
    question = SelfTestQuestion(games=["putt-dice"], home=str(tmp_path), thorough=False)
    assert try_games(question, told.append) == []
    assert told[0] == "more screens: 0 drawn"
    assert [line.split(":")[0] for line in told[1:]] == ["Putt Dice"]


@pytest.fixture
def unknown():
    """A game that the process beside the window does not know: it has nothing to do."""
    return replace(GAMES[0], name="unknown")


def test_what_is_tested_beside_the_window_is_told_here(qapp, unknown, tmp_path):
    told = []
    beside = GamesBeside([unknown], tmp_path, told.append, thorough=False)
    assert beside.problems() == []
    assert told == ["more screens: 0 drawn"]


def test_a_process_beside_the_window_that_fails_is_found_out(qtbot, unknown, tmp_path, monkeypatch):
    monkeypatch.setattr(everything, "SelfTestQuestion", lambda **asked: {})
    with qtbot.captureExceptions() as faults:
        beside = GamesBeside([unknown], tmp_path, print, thorough=False)
        assert beside.problems() == ["the process beside the window failed"]
    assert [kind for kind, *_ in faults] == [WorkFailed]
