"""The course editor of 18 Holes in scripted states, for the pictures of all screens."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from PySide6.QtGui import QImage

from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.course import Course
from minigolf_desktop.model.eighteen_holes.course_layout import NOTHING
from minigolf_desktop.model.eighteen_holes.terrain import Terrain
from minigolf_desktop.ui.common.laying import Carrying
from minigolf_desktop.ui.common.scripted import Picture, Stage
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.course_editor import CourseEditorScreen, CourseEditorSession
from minigolf_desktop.ui.eighteen_holes.course_editor.files import CourseEditor
from minigolf_desktop.ui.eighteen_holes.course_editor.open_sheet import OpenSheet


def editor_pictures(stage: Stage, box: Box) -> Iterator[Picture]:
    """Take the pictures of the editor: empty, at work, with its cards."""
    courses = {preset.course.id: preset.course for preset in box.presets}
    settings = stage.window.settings

    def scene(course: Course, act: Callable[[CourseEditorScreen], object]) -> QImage:
        def make(look: Look) -> CourseEditorScreen:
            named = replace(course, name=content_name(course.name))
            screen = CourseEditorScreen(look, CourseEditorSession(named, box), settings)
            act(screen)
            return screen

        return stage.take(make)

    nine, eighteen = courses["larkfield"], courses["sunday-lawn"]
    yield "golf-course-editor-empty", scene(NOTHING, lambda screen: None)
    yield "golf-course-editor", scene(eighteen, lambda screen: None)
    yield "golf-course-editor-tile", scene(nine, _carry_a_tile)
    yield "golf-course-editor-faults", scene(nine, _break_a_hole)
    yield "golf-course-editor-adjusting", scene(courses["practice-meadow"], _adjust)
    yield (
        "golf-course-editor-numbering",
        scene(nine, lambda screen: screen.actions_.number.trigger()),
    )
    yield "golf-course-editor-quick", scene(eighteen, lambda screen: screen.ask_quick())
    yield "golf-course-editor-open", scene(NOTHING, lambda screen: _open(screen, box))
    editor = CourseEditor(stage.window, stage.folders, box)
    for course in (courses["practice-meadow"], nine, eighteen):
        editor.show(course)
    editor.show_shelf()
    yield "golf-course-editor-shelf", stage.again()
    editor.put_away()


def _carry_a_tile(screen: CourseEditorScreen) -> None:
    """Carry the tile of a fairway back to where it was."""
    layout = screen.session.layout
    tile = layout.fairways[0].tiles[1]
    screen.session.change(layout.without_tile(tile.place))
    screen.desk.take_face(tile.face)
    if isinstance(screen.desk.tool, Carrying):
        screen.desk.tool.hold(tile.place)


def _break_a_hole(screen: CourseEditorScreen) -> None:
    """Turn a tile of a fairway away, and point at what is told of that."""
    layout = screen.session.layout
    screen.session.change(layout.turned(layout.fairways[2].tiles[1].place, 1))
    screen.panels.check.list.setCurrentRow(0)


def _adjust(screen: CourseEditorScreen) -> None:
    """Hold trees over a tee, where they may not lie."""
    screen.desk.take_terrain(Terrain.TREES)
    if isinstance(screen.desk.tool, Carrying):
        screen.desk.tool.hold(screen.session.layout.course.holes[0].tee)


def _open(screen: CourseEditorScreen, box: Box) -> None:
    OpenSheet(screen, screen.look, box, iter(()))
