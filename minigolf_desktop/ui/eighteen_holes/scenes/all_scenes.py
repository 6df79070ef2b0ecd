"""All pictures of 18 Holes: its screens in scripted states, and its sheets of pieces."""

from collections.abc import Iterator

from minigolf_desktop.ui.common.lessons.lesson_scene import lesson_scene
from minigolf_desktop.ui.common.scripted import Picture, Stage
from minigolf_desktop.ui.eighteen_holes.art.cards.contact_sheet import golf_card_sheet
from minigolf_desktop.ui.eighteen_holes.art.hexes.tile_sheet import hex_tile_sheet
from minigolf_desktop.ui.eighteen_holes.lessons import FIRST_HOLE
from minigolf_desktop.ui.eighteen_holes.scenes.chaos import golf_chaos_pictures
from minigolf_desktop.ui.eighteen_holes.scenes.course_editor import editor_pictures
from minigolf_desktop.ui.eighteen_holes.scenes.ends import golf_end_pictures
from minigolf_desktop.ui.eighteen_holes.scenes.rounds import golf_pictures
from minigolf_desktop.ui.eighteen_holes.shell import GolfShell


def scenes(stage: Stage) -> Iterator[Picture]:
    """Take all pictures; the folders of the stage gain best scores."""
    shell = stage.shell
    if not isinstance(shell, GolfShell):
        raise TypeError("these are scenes of 18 Holes")
    box, theme = shell.box, stage.window.look.theme
    yield "hex-tiles", hex_tile_sheet(box.faces, theme)
    yield "golf-cards", golf_card_sheet(box, theme)
    yield from golf_pictures(stage.take)
    yield from golf_chaos_pictures(stage.take)
    yield from golf_end_pictures(stage)
    yield from editor_pictures(stage, box)
    yield from lesson_scene(stage, "golf-lesson", FIRST_HOLE, 5)
