"""Portraits of Bunjil, Dorian, Iron Jane and Lucky: each shows what the golfer can do.

They stand in 100 units like the portraits of the clients, with room for props from -17 to 117.
On the harder side (``hard``) a face is set, and its prop tells of what makes it harder.
"""

from PySide6.QtGui import QPainter

from minigolf_desktop.ui.common.art.drawing import blob, box, curve, fill, oval, polygon, stroke
from minigolf_desktop.ui.designer.art.portraits import parts
from minigolf_desktop.ui.designer.art.portraits.parts import BROWN, DARK, INK, PALE, TAN
from minigolf_desktop.ui.eighteen_holes.art.cards.props import paint_iron_prop


def draw_bunjil(painter: QPainter, hard: bool) -> None:
    """Draw Bunjil: a bush hat, field glasses, and a card looked at before anybody else."""
    skin = DARK
    parts.neck(painter, skin)
    parts.shoulders(painter, "#B98A52", top=80, half=42)
    for side in (-1, 1):
        collar = polygon(
            [(50, 92), (50 + side * 5, 77), (50 + side * 17, 80), (50 + side * 12, 92)]
        )
        parts.shaded(painter, collar, "#D3A86E", "#A87B45")
        strap = curve((50 + side * 16, 79), (50 + side * 18, 88, 50 + side * 9, 96))
        stroke(painter, strap, "#4A3524", 2)
        parts.shaded(painter, box(50 + side * 7 - 5.6, 92, 11.2, 12, 3), "#4C4A4E", "#333136")
        fill(painter, box(50 + side * 7 - 5.6, 92, 11.2, 3.4, 1.6), "#7B7C82")
    fill(painter, box(46, 95, 8, 5, 1.5), "#333136")
    parts.ears(painter, skin, y=54, apart=20.5)
    parts.square_head(painter, skin, top=28, bottom=77, half=20)
    beard = blob(
        (30, 53), (31, 70, 38, 81, 50, 82), (62, 81, 69, 70, 70, 53), (67, 62, 61, 63, 50, 63),
        (39, 63, 33, 62, 30, 53),
    )  # fmt: skip
    parts.shaded(painter, beard, "#D9D5CC", "#B5B0A6")
    fill(
        painter,
        blob((40, 65), (45, 61.5, 50, 63.4), (55, 61.5, 60, 65), (50, 67, 40, 65)),
        "#EDEAE2",
    )
    look = (2.6, 0.5)
    for side in (-1, 1):
        fill(painter, oval(50 + side * 9, 51.6, 4.8, 3.6), "#FFFDF6")
    parts.eyes(painter, y=51.4, apart=9, size=2.5, look=look)
    for side in (-1, 1):
        lid = curve((50 + side * 9 - 5, 50.6), (50 + side * 9, 46.8, 50 + side * 9 + 5, 50.6))
        stroke(painter, lid, skin.line, 1.8)
        for bend in (0.0, 2.4):
            crease = curve((50 + side * 15.5, 51 + bend), (50 + side * 18, 50.6 + bend * 1.6))
            stroke(painter, crease, skin.line, 1)
    parts.brows(painter, "#D9D5CC", y=45.8, apart=9.4, tilt=-2 if hard else 0.8, width=3)
    parts.round_nose(painter, skin, y=58, size=5)
    mouth = curve((44.5, 69.6), (50, 70, 55.5, 68.6 if hard else 67.6))
    stroke(painter, mouth, skin.lips, 2)
    crown = blob((31, 37), (31, 8, 42, 12, 50, 15), (58, 12, 69, 8, 69, 37), (50, 42, 31, 37))
    parts.shaded(painter, crown, "#7A7A48", "#5D5E35")
    band = blob((30.8, 31), (50, 37, 69.2, 31), (69, 38), (50, 43, 31, 38))
    fill(painter, band, "#4A3524")
    brim = blob(
        (12, 39), (24, 31, 34, 37, 50, 38.6), (66, 37, 76, 31, 88, 39), (76, 46, 62, 45, 50, 45),
        (38, 45, 24, 46, 12, 39),
    )  # fmt: skip
    parts.shaded(painter, brim, "#8B8B55", "#66673B")
    _draw_feather(painter)
    _draw_card(painter, open_to_all=hard)


def _draw_feather(painter: QPainter) -> None:
    feather = blob((66, 36), (68, 20, 76, 8, 88, 3), (90, 16, 82, 30, 66, 36))
    parts.shaded(painter, feather, "#F2E8D2", "#D5C6A3")
    for part in (0.3, 0.55, 0.8):
        x, y = 66 + 20 * part, 36 - 30 * part
        stroke(painter, curve((x - 3, y - 4), (x + 2, y + 1, x + 6, y + 1)), "#6B4A2E", 2.2)
    stroke(painter, curve((66, 36), (75, 24, 87, 5)), "#4A3524", 1.2)


def _draw_card(painter: QPainter, open_to_all: bool) -> None:
    """Draw the card in his hand: its back, or its face for all to see."""
    painter.save()
    painter.translate(92, 82)
    painter.rotate(10)
    fill(painter, box(-11, -18, 26, 36, 3), INK, 0.22)
    fill(painter, box(-13, -20, 26, 36, 3), "#FFFBF1")
    if open_to_all:
        fill(painter, box(-13, -20, 26, 8, 3), "#B4452E")
        fill(painter, box(-10, -9, 20, 18, 1.5), "#71A152")
        stroke(painter, curve((-5, 6), (-5, 0), (3, -5)), "#FFFFFF", 1.6)
        fill(painter, oval(4, -5, 2.8), "#EE8A2E")
    else:
        fill(painter, box(-10.6, -17.6, 21.2, 31.2, 2), "#34518F")
        for x, y in ((-5.4, -11.0), (5.4, -11), (0, -2), (-5.4, 7), (5.4, 7)):
            fill(painter, oval(x, y, 2.2), "#6F87BE")
    stroke(painter, box(-13, -20, 26, 36, 3), "#BDAF8A", 1)
    painter.restore()
    for step in range(4):
        finger = box(73 + step * 1.2, 79 + step * 5.2, 14, 5, 2.5)
        parts.shaded(painter, finger, DARK.base, DARK.shade)


def draw_dorian(painter: QPainter, hard: bool) -> None:
    """Draw Dorian: a dandy before his own gilt frame, and not a day older."""
    fill(painter, box(6, -8, 88, 118, 4), INK, 0.16)
    for inset, tone in ((0.0, "#B98A2E"), (2.4, "#E8BE5A"), (7.0, "#C79A3C"), (9.4, "#7A5C20")):
        fill(painter, box(4 + inset, -10 + inset, 92 - 2 * inset, 130, 3), tone)
    fill(painter, box(15.4, 1.4, 69.2, 110), "#7B4B54" if hard else "#3E6C72")
    fill(painter, oval(42, 36, 31, 36), "#8E5C64" if hard else "#54868B")
    for x in (9.6, 90.4):
        for y in (22.0, 50, 78):
            fill(painter, oval(x, y, 2.2), "#F7DE93")
    skin = PALE
    parts.neck(painter, skin, width=15)
    parts.shoulders(painter, "#5B3A72", top=80, half=39)
    for side in (-1, 1):
        lapel = blob(
            (50 + side * 6, 104), (50 + side * 11, 80), (50 + side * 22, 80),
            (50 + side * 27, 90, 50 + side * 20, 98), (50 + side * 14, 104),
        )  # fmt: skip
        fill(painter, lapel, "#452A58")
    cravat = blob(
        (38, 80), (50, 75, 62, 80), (64, 90, 56, 92, 56, 104), (44, 104), (44, 92, 36, 90, 38, 80)
    )
    parts.shaded(painter, cravat, "#FFF8E6", "#DCCFB0")
    for x, lean in ((45.0, -1.5), (50, 0.5), (55, 2)):
        stroke(painter, curve((x, 83), (x + lean, 89, x + lean * 0.6, 96)), "#D6C8A6", 1.2)
    fill(painter, oval(50, 84, 2.6), "#B4452E")
    parts.flower(painter, 72, 91, 5.4, "#D5323C", "#F2A9A0")
    fill(painter, oval(68, 95, 2.8, 1.5), "#4E8A43")
    parts.ears(painter, skin, y=54, apart=19)
    jaw = blob(
        (31, 40), (31, 26, 69, 26, 69, 40), (69.6, 56, 66, 68, 58, 74.5),
        (53, 78, 47, 78, 42, 74.5), (34, 68, 30.4, 56, 31, 40),
    )  # fmt: skip
    parts.shaded(painter, jaw, skin.base, skin.shade)
    hair = blob(
        (29, 55), (22, 40, 24, 18, 44, 15), (54, 6, 76, 14, 75, 30), (79, 38, 74, 48, 71, 55),
        (71, 46, 69, 42, 66, 38), (56, 40, 46, 34, 42, 27), (42, 36, 36, 41, 32, 43),
        (30, 47, 30, 51, 29, 55),
    )  # fmt: skip
    parts.shaded(painter, hair, "#E9BC55", "#C6933A")
    for start, bend in (((44, 16), (58, 10, 70, 22)), ((44, 21), (56, 16, 70, 29))):
        stroke(painter, curve(start, bend), "#F6DA8E", 2)
    if hard:
        stroke(painter, curve((34, 24), (28, 32, 30.5, 44)), "#F2EEE4", 3.4)
    parts.eyes(painter, y=51.5, apart=8.6, size=2.6)
    for side in (-1, 1):
        x = 50 + side * 8.6
        stroke(painter, curve((x - 4, 50), (x, 46.6, x + 4, 49.4)), INK, 1.7)
    parts.brows(painter, "#A9762B", y=44, apart=9, tilt=-1.6 if hard else 1, width=2.2)
    parts.cheeks(painter, skin, y=60, apart=13)
    parts.nose(painter, skin, y=59)
    if hard:
        stroke(painter, curve((45, 66.4), (50, 67, 55.4, 64.8)), skin.lips, 2.3)
        crack = curve((84.6, 1), (76, 12), (80, 20), (70, 30), (73, 36))
        stroke(painter, crack, "#F4E3C0", 1)
    else:
        parts.smile(painter, skin, y=64.6, half=5.8, bend=2.4)


def draw_iron_jane(painter: QPainter, hard: bool) -> None:
    """Draw Iron Jane: a smith with goggles and as many irons behind her as she carries."""
    turns = (-46.0, -24, 24, 46) if hard else (-50.0, -30, 0, 30, 50)
    for turn in turns:
        painter.save()
        painter.translate(50, 96)
        painter.rotate(turn)
        paint_iron_prop(painter, length=82)
        painter.restore()
    skin = TAN
    parts.neck(painter, skin, width=18)
    parts.shoulders(painter, "#5F7F97", top=79, half=43)
    for side in (-1, 1):
        sleeve = blob(
            (50 + side * 28, 83), (50 + side * 38, 84, 50 + side * 43, 104), (50 + side * 30, 104)
        )
        fill(painter, sleeve, "#4C697F")
    apron = blob((33, 88), (41, 92, 59, 92, 67, 88), (69, 104), (31, 104))
    parts.shaded(painter, apron, "#8A5A33", "#6B4224")
    for side in (-1, 1):
        stroke(
            painter,
            curve((50 + side * 16, 90), (50 + side * 15, 82, 50 + side * 11, 78)),
            "#6B4224",
            4,
        )
        fill(painter, oval(50 + side * 15.6, 90.6, 2), "#E3C06A")
    parts.ears(painter, skin, y=54, apart=20.5)
    jaw = blob(
        (29.5, 40), (29.5, 25, 70.5, 25, 70.5, 40), (70.5, 60), (69, 70, 61, 77.5, 50, 78.5),
        (39, 77.5, 31, 70, 29.5, 60),
    )  # fmt: skip
    parts.shaded(painter, jaw, skin.base, skin.shade)
    hair = blob(
        (28, 50), (22, 22, 40, 10, 56, 13), (76, 14, 79, 34, 72, 51), (71, 45, 70, 42, 68, 38),
        (58, 40, 44, 38, 36, 33), (33, 40, 30, 43, 28, 50),
    )  # fmt: skip
    parts.shaded(painter, hair, "#3B3338", "#261F24")
    streak = blob((50, 12.6), (62, 12, 73, 20, 73, 36), (66, 26, 58, 18, 50, 12.6))
    fill(painter, streak, "#B9C6CC")
    stroke(painter, curve((28.4, 37), (50, 27, 72, 37)), "#4A3524", 4)
    for side in (-1, 1):
        lens = oval(50 + side * 10.4, 31, 9, 7.6)
        fill(painter, lens, "#2C3A3E")
        fill(painter, oval(48 + side * 10.4, 28.6, 4, 2.2), "#7FA8AE")
        stroke(painter, lens, "#C79C5C", 2.8)
    fill(painter, box(47.4, 28.6, 5.2, 4, 1.4), "#C79C5C")
    parts.eyes(painter, y=52, apart=9, size=2.7)
    for side in (-1, 1):
        x = 50 + side * 9
        stroke(
            painter, curve((x - side * 3.6, 49.6), (x + side * 1, 47.4, x + side * 5, 49)), INK, 1.8
        )
    parts.brows(painter, "#2C2428", y=46, apart=9.4, tilt=-2.2 if hard else -0.6, width=2.8)
    parts.cheeks(painter, skin, y=60, apart=14)
    parts.nose(painter, skin, y=59.6)
    stroke(painter, curve((62.5, 57.5), (67, 61.5)), "#8A7A70", 2.2)
    if hard:
        stroke(painter, curve((43.6, 67.4), (50, 67, 56.4, 66.2)), skin.lips, 2.6)
    else:
        parts.laugh(painter, skin, y=64, half=7, deep=5.6)


def draw_lucky(painter: QPainter, hard: bool) -> None:
    """Draw Lucky: clover, horseshoe and a wink; on the harder side fingers crossed as well."""
    for x, y, size in ((-8.0, 66.0, 3.6), (108, 30, 4.4), (102, 78, 3), (-2, 92, 2.8)):
        parts.leaf_clover(painter, x, y, size, "#8DBB74", "#B9DA9D")
    skin = BROWN
    for side in (-1, 1):
        for x, y, radius in ((27.0, 30.0, 13.0), (33, 20, 10), (21, 40, 9), (20, 27, 9)):
            fill(painter, oval(50 + side * (50 - x), y, radius), "#3A2622")
        for x, y, radius in ((26.0, 27.0, 6.0), (33, 18, 4.6)):
            fill(painter, oval(50 + side * (50 - x) - 2, y - 1, radius), "#54392F")
    parts.neck(painter, skin)
    parts.shoulders(painter, "#E9C54A", top=80, half=37)
    neckline = blob((37, 81), (42, 92, 58, 92, 63, 81), (58, 77.6, 42, 77.6, 37, 81))
    fill(painter, neckline, skin.shade)
    for row in (94.0, 101):
        stroke(painter, curve((24, row + 3), (50, row - 4, 76, row + 3)), "#FFF6DA", 2.4)
    chain = curve((39, 80), (44, 90, 50, 91), (56, 90, 61, 80))
    stroke(painter, chain, "#9A7A2A", 1.4)
    shoe = curve((46.4, 90), (44, 99, 50, 99.4), (56, 99, 53.6, 90))
    stroke(painter, shoe, "#7A8A92", 4)
    stroke(painter, shoe, "#D3DCE0", 2.2)
    parts.ears(painter, skin, y=55, apart=20)
    parts.head(painter, skin, y=53, wide=20, high=23)
    hair = blob(
        (29, 50), (27, 24, 42, 19, 50, 24), (58, 19, 73, 24, 71, 50), (68, 40, 60, 35, 50, 33),
        (40, 35, 32, 40, 29, 50),
    )  # fmt: skip
    parts.shaded(painter, hair, "#3A2622", "#281917")
    stroke(painter, curve((50, 23.6), (50, 33)), skin.shade, 1.2)
    for side in (-1, 1):
        tie = oval(50 + side * 17.6, 30, 3.6, 5)
        fill(painter, tie, "#D5557E")
        fill(painter, oval(50 + side * 21, 63, 2.2), "#F2C94C")
    parts.leaf_clover(painter, 63, 29.6, 5.4, "#3F9A53", "#8AD08C")
    fill(painter, oval(41.4, 52, 3, 3.5), INK)
    fill(painter, oval(40.4, 50.6, 1), "#FFFFFF")
    stroke(painter, curve((37, 49.2), (41, 46.6, 45, 49)), INK, 1.6)
    if hard:
        fill(painter, oval(58.6, 52, 3, 3.5), INK)
        fill(painter, oval(57.6, 50.6, 1), "#FFFFFF")
        stroke(painter, curve((55, 49), (59, 46.6, 63, 49.2)), INK, 1.6)
    else:
        stroke(painter, curve((54.6, 53), (58.6, 49.4, 62.8, 53)), INK, 2.3)
    parts.brows(painter, "#2B1B19", y=45, apart=9, tilt=3.4 if hard else 0.8, width=2.2)
    for side in (-1, 1):
        for dx, dy in ((-2.0, 0.0), (1.6, 1.4), (2.6, -1.4)):
            fill(painter, oval(50 + side * 13 + dx, 59.6 + dy, 0.8), skin.line)
    parts.cheeks(painter, skin, y=61, apart=13.4)
    parts.round_nose(painter, skin, y=58.4, size=3.6)
    if hard:
        grin = blob((43, 65), (50, 66.4, 57, 65), (56, 70.6, 44, 70.6, 43, 65))
        fill(painter, grin, "#FFFDF6")
        stroke(painter, grin, skin.lips, 1.5)
        for x in (46.6, 50, 53.4):
            stroke(painter, curve((x, 65.8), (x, 69)), "#D8D2C4", 0.8)
        _draw_crossed_fingers(painter)
    else:
        parts.laugh(painter, skin, y=63.6, half=7.4, deep=7.4)


def _draw_crossed_fingers(painter: QPainter) -> None:
    skin = BROWN
    arm = blob((70, 104), (76, 92, 82, 86, 84, 80), (100, 80), (102, 92, 100, 100, 97, 104))
    parts.shaded(painter, arm, "#E9C54A", "#C9A232")
    parts.shaded(painter, box(83, 64, 18, 19, 7), skin.base, skin.shade)
    stroke(painter, curve((87, 68), (90, 54, 96, 45)), skin.shade, 6.4)
    stroke(painter, curve((96, 68), (95, 56, 89, 45)), skin.shade, 7.4)
    stroke(painter, curve((96, 68), (95, 56, 89, 45)), skin.base, 5.6)
    for y in (71.0, 75.6):
        stroke(painter, curve((91, y), (99, y)), skin.shade, 1.4)
