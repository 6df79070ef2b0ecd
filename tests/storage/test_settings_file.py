"""The settings: strict, and never in the way of a start."""

import json
import subprocess
import sys

import pytest

from minigolf_desktop.storage import settings as settings_module
from minigolf_desktop.storage.atomic import Lock
from minigolf_desktop.storage.errors import MatchInUse, StorageError
from minigolf_desktop.storage.settings import (
    Settings,
    change_settings,
    read_settings,
    write_settings,
)

CHOSEN = Settings(
    language="fr",
    theme="dark",
    time_of_year="winter",
    scale=125,
    animation_speed=0,
    computer_pace=50,
    reduced_motion=True,
    sound=False,
    volume=25,
    confirm=False,
    hints=False,
    advice=False,
    tips=False,
    remarks=False,
    edges="warn",
    leftover="discard",
    show_bag=False,
    window="01d9d0cb",
    curtain="always",
    last_setup={"difficulties": [1, 3]},
    last_group={"players": []},
    last_golf={"mode": "skins", "players": 3},
    golfer_names={"red": "Odile"},
    news="2.0",
    computers={"blue": "hard ada"},
)


def test_a_new_player_has_the_defaults(tmp_path):
    assert read_settings(tmp_path / "settings.json") == (Settings(), "")


def test_settings_round_trip(tmp_path):
    path = tmp_path / "settings.json"
    write_settings(path, CHOSEN)
    assert read_settings(path) == (CHOSEN, "")
    assert all(getattr(CHOSEN, one) != getattr(Settings(), one) for one in CHOSEN._fields)


def test_every_setting_has_its_check():
    assert set(settings_module._SOUND) == set(Settings._fields)


def test_the_defaults_are_sound(tmp_path):
    path = tmp_path / "settings.json"
    write_settings(path, Settings())
    settings, warning = read_settings(path)
    assert settings == Settings()
    assert not warning


def test_a_setting_that_is_missing_has_its_default(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text('{"format": "minigolf-settings", "version": 1, "theme": "dark"}')
    assert read_settings(path) == (Settings(theme="dark"), "")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[]",
        b"{",
        b"\xff",
        b'{"format": "minigolf-course", "version": 1}',
        b'{"format": "minigolf-settings", "version": 2}',
        b'{"format": "minigolf-settings", "version": 1, "colour": "red"}',
        b'{"format": "minigolf-settings", "version": 1, "theme": "blue"}',
        b'{"format": "minigolf-settings", "version": 1, "theme": []}',
        b'{"format": "minigolf-settings", "version": 1, "scale": true}',
        b'{"format": "minigolf-settings", "version": 1, "scale": 100.0}',
        b'{"format": "minigolf-settings", "version": 1, "scale": 1000}',
        b'{"format": "minigolf-settings", "version": 1, "animation_speed": 3}',
        b'{"format": "minigolf-settings", "version": 1, "confirm": 1}',
        b'{"format": "minigolf-settings", "version": 1, "window": "zz"}',
        b'{"format": "minigolf-settings", "version": 1, "last_setup": []}',
        b'{"format": "minigolf-settings", "version": 1, "theme": "dark", "theme": "dark"}',
        b" " * 100_000,
    ],
)
def test_a_wrong_file_is_set_aside_and_the_defaults_hold(tmp_path, content):
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    settings, warning = read_settings(path)
    assert settings == Settings()
    assert warning.startswith("settings.json: ")
    assert "\n" not in warning
    assert not path.exists()
    assert (tmp_path / "set-aside" / "settings.json").read_bytes() == content


def test_what_cannot_be_read_is_not_written(tmp_path):
    with pytest.raises(StorageError, match="scale"):
        write_settings(tmp_path / "settings.json", CHOSEN._replace(scale=1))


def test_the_file_says_what_it_is(tmp_path):
    path = tmp_path / "settings.json"
    write_settings(path, CHOSEN)
    document = json.loads(path.read_text())
    assert (document["format"], document["version"]) == ("minigolf-settings", 1)


def test_settings_and_the_game_to_go_on_with_load_without_pydantic():
    code = (
        "import sys, minigolf_desktop.storage.settings, minigolf_desktop.storage.saved_matches;"
        "sys.exit('pydantic' in sys.modules or 'minigolf_desktop.model.play' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_two_windows_change_different_settings_and_both_stay(tmp_path):
    path = tmp_path / "settings.json"
    write_settings(path, CHOSEN)
    one = CHOSEN._replace(theme="light")
    other = CHOSEN._replace(scale=150)
    change_settings(path, CHOSEN, one)
    change_settings(path, CHOSEN, other)
    assert read_settings(path)[0] == CHOSEN._replace(theme="light", scale=150)


def test_of_one_setting_the_window_that_changed_it_last_is_right(tmp_path):
    path = tmp_path / "settings.json"
    change_settings(path, CHOSEN, CHOSEN._replace(theme="light"))
    change_settings(path, CHOSEN, CHOSEN._replace(theme="system"))
    assert read_settings(path)[0].theme == "system"


def test_names_given_in_two_windows_are_merged_colour_by_colour(tmp_path):
    path = tmp_path / "settings.json"
    write_settings(path, CHOSEN)
    change_settings(path, CHOSEN, CHOSEN._replace(golfer_names={"red": "Odile", "blue": "Bo"}))
    change_settings(path, CHOSEN, CHOSEN._replace(golfer_names={"white": "Wim"}))
    assert read_settings(path)[0].golfer_names == {"blue": "Bo", "white": "Wim"}


def test_settings_that_were_damaged_meanwhile_are_written_whole(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text("{")
    change_settings(path, CHOSEN, CHOSEN._replace(theme="light"))
    assert read_settings(path) == (CHOSEN._replace(theme="light"), "")


def test_settings_that_another_window_holds_for_good_are_told(tmp_path, monkeypatch):
    monkeypatch.setattr(settings_module, "PATIENCE", 0.02)
    path = tmp_path / "settings.json"
    with Lock(path), pytest.raises(MatchInUse):
        change_settings(path, CHOSEN, CHOSEN._replace(theme="light"))
