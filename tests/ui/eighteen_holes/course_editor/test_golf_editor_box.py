"""The box of tiles in the course editor."""

from PySide6.QtCore import Qt

from minigolf_desktop.model.geometry.hexagon import Hex

Key = Qt.Key


HERE, BESIDE = Hex(0, 0), Hex(1, 0)


def test_the_box_shows_a_kind_a_par_and_stars(builder, box):
    palette = builder.screen.panels.tiles
    assert len(palette.shown()) == 98
    palette.kinds._group.button(1).click()
    assert {box.face_by_id[face].tee is not None for face in palette.shown()} == {True}
    palette.pars.setCurrentIndex(3)
    assert {box.face_by_id[face].tee.par for face in palette.shown()} == {5}
    palette.stars.setCurrentIndex(2)
    assert {box.face_by_id[face].stars for face in palette.shown()} == {2}


def test_the_box_can_leave_out_what_is_laid(builder):
    builder.lay("01A", HERE)
    builder.screen.panels.tiles.unused.click()
    shown = builder.screen.panels.tiles.shown()
    assert "01A" not in shown and "01B" not in shown
    assert len(shown) == 96


def test_f_in_the_box_looks_at_the_other_side(builder):
    builder.key(Key.Key_T)
    builder.key(Key.Key_F)
    tiles = builder.screen.panels.tiles
    assert tiles.face(tiles.tiles.piece_of(tiles.tiles.currentItem())) == "01B"


def test_the_hint_speaks_of_flags_when_there_are_some(builder):
    def hint():
        builder.hover(builder.at_tile(Hex(2, 0)))
        return builder.screen.panels.keys.accessibleName()

    builder.lay("02B", HERE)
    assert "a green" in hint() and "flag" not in hint()
    builder.lay("12A", BESIDE)
    assert "click a flag" in hint()
