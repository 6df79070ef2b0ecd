"""The themes: every text can be read on the ground it stands on."""

import pytest

from minigolf_desktop.model.play.seats import COLOURS
from minigolf_desktop.ui.common.theme import DARK, LIGHT, PLAYER_COLOURS

TEXT_PAIRS = [
    ("text", "window"),
    ("text", "panel"),
    ("text", "inset"),
    ("text", "track"),
    ("text", "meadow"),
    ("text", "par_zone"),
    ("text", "hover"),
    ("second_text", "window"),
    ("second_text", "panel"),
    ("second_text", "inset"),
    ("second_text", "track"),
    ("second_text", "par_zone"),
    ("second_text", "meadow"),
    ("action_text", "action"),
    ("action_text", "action_hover"),
    ("action_text", "action_pressed"),
    ("link", "panel"),
    ("fits", "panel"),
    ("fits", "inset"),
    ("wrong", "panel"),
    ("wrong", "inset"),
    ("wrong", "wrong_wash"),
    ("hover_text", "hover"),
    ("pill_text", "pill"),
]


def brightness(colour):
    parts = [
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one, other):
    light, dark = sorted((brightness(one), brightness(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("pair", TEXT_PAIRS, ids="-on-".join)
def test_text_stands_out_four_and_a_half_to_one(theme, pair):
    text, ground = pair
    assert contrast(getattr(theme, text), getattr(theme, ground)) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("ground", ["window", "panel", "inset"])
@pytest.mark.parametrize("sign", ["focus", "control_edge"])
def test_focus_and_fields_stand_out_three_to_one(theme, ground, sign):
    assert contrast(getattr(theme, sign), getattr(theme, ground)) >= 3


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("disk", ["fits_disk", "wrong_disk"])
def test_a_white_sign_stands_out_on_its_disk(theme, disk):
    assert contrast(LIGHT.action_text, getattr(theme, disk)) >= 3


@pytest.mark.parametrize("colour", PLAYER_COLOURS, ids=lambda colour: colour.name)
def test_a_player_shape_stands_out_on_its_colour(colour):
    assert contrast(colour.stamp, colour.light) >= 3


def test_the_colours_of_players_are_those_that_files_may_name():
    assert tuple(colour.name for colour in PLAYER_COLOURS) == COLOURS
