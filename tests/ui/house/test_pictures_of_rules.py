"""Every picture that the rules name is drawn, and every drawing is named by the rules."""

import pytest
from PySide6.QtGui import QPixmap

from minigolf_desktop.content.rules_help import load_rules_help, pictures_in
from minigolf_desktop.model.designer.conditions import (
    LINK_POINTS,
    MALFORMED_COST,
    MISMATCH_COST,
    WRONG_DIRECTION_COST,
)
from minigolf_desktop.model.eighteen_holes.field import lay_out
from minigolf_desktop.ui.common.theme import DARK, LIGHT
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer import teaching as designer
from minigolf_desktop.ui.designer.text.conditions import FIGURES as DESIGNER_FIGURES
from minigolf_desktop.ui.eighteen_holes import teaching as golf
from minigolf_desktop.ui.eighteen_holes import teaching as golf_art
from minigolf_desktop.ui.eighteen_holes.art.landing import GroundSign
from minigolf_desktop.ui.eighteen_holes.text.modes import FIGURES as GOLF_FIGURES
from minigolf_desktop.ui.putt_dice import teaching as putting
from minigolf_desktop.ui.putt_dice import teaching as putting_art
from minigolf_desktop.ui.putt_dice.teaching import FIGURES as PUTTING_FIGURES

GAMES = {
    "designer": (
        designer.rules_pictures(),
        {**DESIGNER_FIGURES, "control": ""},
        designer.rules_tables(),
    ),
    "putt-dice": (putting.rules_pictures(), PUTTING_FIGURES, putting.rules_tables()),
    "eighteen-holes": (golf.rules_pictures(), GOLF_FIGURES, golf.rules_tables()),
}


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_show_every_picture_of_their_game(game):
    drawn, figures, tables = GAMES[game]
    assert set(pictures_in(load_rules_help(game, figures, drawn, tables))) == set(drawn)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in GAMES for name in GAMES[game][0]]
)
def test_every_picture_is_drawn_in_its_size(qapp, game, name, theme):
    drawn = GAMES[game][0][name]
    *_, picture = drawn.paint(Look(theme))(drawn.width, drawn.height, 2.0)
    assert isinstance(picture, QPixmap)
    assert (picture.width(), picture.height()) == (2 * drawn.width, 2 * drawn.height)
    image = picture.toImage()
    places = [(x, y) for x in range(0, image.width(), 5) for y in range(0, image.height(), 5)]
    assert len({image.pixel(*place) for place in places}) > 8


def lines(name: str, condition: str) -> list[int]:
    """Return the points of a condition on the small course of a picture."""
    _, counted = designer.counted_scene(designer.SCENES[name])
    return [line.points for line in counted.score.condition(condition).lines]


@pytest.mark.parametrize(
    ("name", "condition", "points"),
    [
        ("mismatch", "playability", [-MISMATCH_COST]),
        ("malformed", "playability", [-MALFORMED_COST]),
        ("one-way", "playability", [-WRONG_DIRECTION_COST]),
        ("circuit", "circuit", [LINK_POINTS] * 3),
        ("fun", "fun", [1, 2, 3]),
    ],
)
def test_a_picture_of_minigolf_designer_shows_what_its_caption_tells(name, condition, points):
    assert lines(name, condition) == points


def test_the_loose_ends_of_the_picture_are_one_hole():
    course, counted = designer.counted_scene(designer.SCENES["ties"])
    assert len(counted.holes) == 2
    assert len(counted.numbering.declared) == 1
    assert len(designer.lit_cells(designer.SCENES["ties"], course)) == 1


def test_a_lone_tile_is_touched_by_eight_cells():
    scene = designer.SCENES["touching"]
    course, _ = designer.counted_scene(scene)
    around = [
        cell for cell in designer.lit_cells(scene, course) if cell in designer.cells_in(scene)
    ]
    assert len(around) == 8


@pytest.mark.parametrize(
    ("name", "steps", "sign", "stopped"),
    [
        ("shot-fairway", [3], GroundSign.FAIRWAY, False),
        ("shot-rough", [2], GroundSign.FAIRWAY, False),
        ("shot-trees", [1], GroundSign.FAIRWAY, True),
        ("shot-chip", [2], GroundSign.FAIRWAY, False),
        ("shot-water", [3], GroundSign.WATER, False),
        ("shot-out", [2], GroundSign.OUT, False),
    ],
)
def test_a_ball_of_a_picture_of_18_holes_flies_as_its_caption_tells(name, steps, sign, stopped):
    targets = golf_targets(name)
    assert [len(target.path) - 1 for target in targets] == steps
    assert {(target.sign, target.stopped) for target in targets} == {(sign, stopped)}


def golf_targets(name: str):
    shot = golf_art.SHOTS[name]
    return golf_art.targets_of(shot, lay_out(golf_art.course_of(shot), golf_art.faces()))


def test_three_ways_lead_out_of_the_bunker_and_nobody_walks_into_the_two_woods():
    assert len(golf_targets("shot-bunker")) == 3
    assert len(golf_targets("walk")) == 4


@pytest.mark.parametrize(
    ("name", "rest", "end"),
    [
        ("putt-strength", 2, 2),
        ("putt-held", 2, 2),
        ("putt-cup", 4, 4),
        ("putt-slope", 1, 0),
        ("putt-water", 1, 2),
    ],
)
def test_a_ball_of_a_picture_of_putt_dice_rolls_as_its_caption_tells(name, rest, end):
    putt = putting_art.PUTTS[name]
    _, hole = putting_art.hole_of(putt)
    assert putting_art.rolled(putt, hole)[1:] == (rest, end)
