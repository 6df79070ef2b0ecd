"""How long a course of all 49 tiles takes to pan, zoom and point at landings.

Offscreen, 1920 x 1080, one core: ``python tests/benchmarks/hex_repaint.py``. The course holds five
golfers, eighteen flags and twelve landings, with and without the tints of a club on 61 hexes.
Prints the time of the board's repaints by gesture, the time from the event to the pixels, the
processor time of ten idle seconds and the memory.
"""

import time

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication
from repaint import IDLE_SECONDS, WINDOW, Watch, idle_time, resident, watch_repaints

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.course import Course, Hole, PlacedTile
from minigolf_desktop.model.eighteen_holes.field import tile_hexes
from minigolf_desktop.model.geometry.hexagon import DIRECTIONS, Hex, neighbour, turned
from minigolf_desktop.ui.common.application import dress, dress_window, make_application
from minigolf_desktop.ui.common.theme import LIGHT, PLAYER_COLOURS, load_fonts
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_centre
from minigolf_desktop.ui.eighteen_holes.art.landing import GroundSign
from minigolf_desktop.ui.eighteen_holes.board.picture import (
    BoardPicture,
    FlagPicture,
    GolferPicture,
    Target,
    Targets,
    Tint,
    Tints,
)
from minigolf_desktop.ui.eighteen_holes.board.pieces import UNIT
from minigolf_desktop.ui.eighteen_holes.board.scene import HexScene
from minigolf_desktop.ui.eighteen_holes.board.view import HexView

HOLES = 18
PANS = 400
LAPS = 4
STEPS = 12
"""Clicks of the wheel from the whole course to single hexes."""
FRAME = 1 / 60
ZOOM = 0.3
"""Seconds after which a zoom has come to rest."""
REACHED = 4
"""How far the tinted hexes are from the middle: 61 of them."""


def all_tiles(box: Box) -> tuple[PlacedTile, ...]:
    """Return every tile once, wound round the first one as tight as can be."""
    places, here, ring = [Hex(0, 0)], Hex(0, 0), 0
    while len(places) < 49:
        ring += 1
        here = neighbour(here, 4)
        for side in DIRECTIONS:
            for _ in range(ring):
                places.append(here)
                here = neighbour(here, side)
    faces = [face for face in box.faces if face.id.endswith("A")]
    return tuple(
        PlacedTile(face.id, place, number % 6)
        for number, (face, place) in enumerate(zip(faces, places, strict=False))
    )


def full_course(box: Box) -> Course:
    """Return the course of all tiles, its greens numbered as far as there are numbers."""
    tiles, greens = all_tiles(box), list[Hex]()
    for tile in tiles:
        hexes = tile_hexes(tile)
        greens += [hexes[place] for place in box.face_by_id[tile.face].greens]
    holes = tuple(Hole(greens[0], green, 4) for green in greens[:HOLES])
    return Course("", "", tiles, (), holes)


def full_board(box: Box, application: QApplication) -> HexView:
    """Return a board on which everything lies that can lie there at once."""
    course = full_course(box)
    scene = HexScene(LIGHT, box.face_by_id, application)
    scene.show_course(course)
    colours = [colour.name for colour in PLAYER_COLOURS]
    middle = Hex(0, 0)
    golfers = tuple(
        GolferPicture(seat, colour, neighbour(middle, seat), to_move=not seat)
        for seat, colour in enumerate(colours)
    )
    flags = tuple(
        FlagPicture(number, hole.green, str(number + 1), number == 0, tokens=(5, 2))
        for number, hole in enumerate(course.holes)
    )
    scene.show(BoardPicture(golfers, flags))
    signs = list(GroundSign)
    targets = tuple(
        Target(
            flown(golfers[0].place, [way] * straight + [turned(way, 1)] * 2),
            signs[way],
            title="On the green",
            note="takes flag 3, one point",
        )
        for way in DIRECTIONS
        for straight in (2, 3)
    )
    scene.show_targets(Targets(targets, colours[0]))
    return HexView(scene)


def flown(start: Hex, ways: list[int]) -> tuple[Hex, ...]:
    """Return the hexes that a ball flies over."""
    path = [start]
    for way in ways:
        path.append(neighbour(path[-1], way))
    return tuple(path)


def send(view: HexView, kind: QEvent.Type, at: QPointF, held: Qt.MouseButton) -> None:
    """Let the mouse do something over a board."""
    button = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseMove else Qt.MouseButton.LeftButton
    over = view.viewport().mapToGlobal(at)
    event = QMouseEvent(kind, at, over, button, held, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view.viewport(), event)


def turn_wheel(view: HexView, at: QPointF, clicks: int) -> None:
    """Turn the wheel over a board."""
    over, turn = view.viewport().mapToGlobal(at), QPoint(0, 120 * clicks)
    QApplication.sendEvent(
        view.viewport(),
        QWheelEvent(
            at,
            over,
            QPoint(),
            turn,
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        ),
    )


def settle(view: HexView) -> None:
    """Wait until the zoom is at rest and everything is sharp."""
    scene = view.scene()
    assert isinstance(scene, HexScene)
    until = time.perf_counter() + ZOOM
    while time.perf_counter() < until or scene.ground.busy or scene.lens.busy:
        QApplication.processEvents()
        time.sleep(FRAME / 4)


def measure_panning(view: HexView) -> Watch:
    """Drag the board round in circles; return the times from each event to its pixels."""
    moves = Watch([], [])
    at = QPointF(960, 540)
    send(view, QEvent.Type.MouseButtonPress, at, Qt.MouseButton.LeftButton)
    for step in range(PANS):
        across, down = ((9, 4), (-4, 9), (-9, -4), (4, -9))[step // 25 % 4]
        at += QPointF(across, down)
        with moves.running():
            send(view, QEvent.Type.MouseMove, at, Qt.MouseButton.LeftButton)
            QApplication.processEvents()
    send(view, QEvent.Type.MouseButtonRelease, at, Qt.MouseButton.NoButton)
    return moves


def measure_zooming(view: HexView) -> None:
    """Turn the wheel in and out, at sixty pictures a second and with a rest after each click."""
    for lap in range(LAPS):
        at = QPointF(500 + 300 * lap, 400 + 100 * lap)
        for clicks in [1] * STEPS + [-1] * STEPS:
            turn_wheel(view, at, clicks)
            until = time.perf_counter() + 0.2
            while time.perf_counter() < until:
                QApplication.processEvents()
                time.sleep(FRAME / 4)
        settle(view)


def measure_pointing(view: HexView) -> Watch:
    """Move the mouse from landing to landing; return the times from each event to its pixels."""
    scene = view.scene()
    assert isinstance(scene, HexScene)
    moves = Watch([], [])
    for lap in range(10):
        for target in scene.targets.targets:
            at = view.mapFromScene(hex_centre(target.place, UNIT)).toPointF()
            with moves.running():
                send(view, QEvent.Type.MouseMove, at, Qt.MouseButton.NoButton)
                QApplication.processEvents()
        if not lap:
            moves.clear()
    return moves


def main() -> None:
    """Measure and print."""
    application = make_application()
    load_fonts()
    dress(application, Look(LIGHT))
    repaints = watch_repaints(HexView)
    view = full_board(load_box(), application)
    dress_window(view, Look(LIGHT))
    view.resize(*WINDOW)
    since = time.perf_counter()
    view.show()
    application.processEvents()
    print(f"first picture: {(time.perf_counter() - since) * 1000:.0f} ms")
    settle(view)
    reach = range(-REACHED, REACHED + 1)
    places = [Hex(q, r) for q in reach for r in reach if abs(q + r) <= REACHED]
    tints = tuple(Tint(place, (n % 20 + 1) / 20, n % 2) for n, place in enumerate(places))
    views: tuple[tuple[str, int, Tints], ...] = (
        ("whole course", 0, ()),
        ("whole course, tints", 0, tints),
        ("close up", 7, ()),
        ("close up, tints", 7, tints),
    )
    for name, clicks, shown in views:
        scene = view.scene()
        assert isinstance(scene, HexScene)
        scene.show_tints(shown)
        for _ in range(clicks):
            turn_wheel(view, QPointF(960, 540), 1)
        settle(view)
        measure_panning(view)
        settle(view)
        repaints.clear()
        moves = measure_panning(view)
        repaints.tell(f"panning, {name}: repaint")
        moves.tell(f"panning, {name}: from the event to the pixels")
        settle(view)
        repaints.clear()
        moves = measure_pointing(view)
        repaints.tell(f"pointing, {name}: repaint")
        moves.tell(f"pointing, {name}: from the event to the pixels")
        view.fit()
        settle(view)
        if not clicks:
            repaints.clear()
            measure_zooming(view)
            repaints.tell(f"zooming, {name}: repaint")
            view.fit()
            settle(view)
    print(f"processor time in {IDLE_SECONDS} s of rest: {idle_time():.2f} s")
    print(f"resident: {resident():.0f} MB")


if __name__ == "__main__":
    main()
