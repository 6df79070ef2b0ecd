"""Portraits of the four clients of the expansion, in the same hand as the others."""

from PySide6.QtGui import QPainter

from minigolf_desktop.ui.common.art.drawing import blob, box, curve, fill, oval, polygon, stroke
from minigolf_desktop.ui.designer.art.portraits import parts
from minigolf_desktop.ui.designer.art.portraits.parts import BROWN, FAIR, INK, PALE, TAN

_KERB, _KERB_SHADE = "#F0DDB0", "#C6A876"


def draw_intheway(painter: QPainter) -> None:
    """Draw Mr Intheway: a builder in a helmet, behind a wall of kerb that he is fond of."""
    parts.shoulders(painter, "#E98A3C", top=78, half=40)
    for side in (-1, 1):
        stripe = polygon(
            [
                (50 + side * 20, 82),
                (50 + side * 27, 83),
                (50 + side * 30, 104),
                (50 + side * 22, 104),
            ]
        )
        fill(painter, stripe, "#FFF3C4")
    parts.neck(painter, TAN)
    parts.ears(painter, TAN, y=54, apart=21)
    parts.square_head(painter, TAN, top=30, bottom=75, half=20.5)
    for side in (-1, 1):
        fill(painter, box(50 + side * 20 - 3, 43, 6, 11, 3), "#3A2A20")
    helmet = blob((27, 43), (27, 12, 73, 12, 73, 43), (62, 39, 38, 39, 27, 43))
    parts.shaded(painter, helmet, "#F2C230", "#D29A1C")
    fill(painter, blob((45, 41), (43, 24, 45, 14), (50, 12, 55, 14), (57, 24, 55, 41)), "#FADB73")
    parts.shaded(painter, blob((21, 44), (50, 33, 79, 44), (50, 40, 21, 44)), "#F2C230", "#D29A1C")
    parts.eyes(painter, y=51, apart=8.6, size=2.7)
    parts.brows(painter, "#3A2A20", y=46, apart=9, tilt=-1.6, width=3)
    parts.cheeks(painter, TAN, y=59)
    parts.round_nose(painter, TAN, y=57.5, size=4.4)
    parts.smile(painter, TAN, y=66.5, half=6, bend=2.2)
    stroke(painter, curve((39, 63), (44, 60.5, 50, 62.6), (56, 60.5, 61, 63)), "#3A2A20", 3.2)
    for row, x, width in (
        (84.0, 4.0, 30.0),
        (84, 36, 28),
        (84, 66, 32),
        (94, -8, 26),
        (94, 20, 32),
        (94, 54, 28),
        (94, 84, 30),
    ):
        fill(painter, box(x, row, width, 9, 2.4), _KERB_SHADE)
        fill(painter, box(x, row, width - 1.4, 7.2, 2.2), _KERB)
    for x in (40.0, 58.0):
        fill(painter, box(x - 5, 79.4, 10, 7.4, 3.6), TAN.base)
        for line in (-1.6, 1.6):
            stroke(painter, curve((x + line, 81), (x + line, 84)), TAN.shade, 1)


def draw_perfect(painter: QPainter) -> None:
    """Draw Mr Perfect: every hair in its place, a rosette, and a monocle that misses nothing."""
    parts.shoulders(painter, "#33405C", top=78, half=38)
    fill(painter, polygon([(38, 79), (62, 79), (50, 102)]), "#FFFDF6")
    for side in (-1, 1):
        lapel = polygon([(50 + side * 12, 77), (50 + side * 20, 84), (50 + side * 3, 104)])
        fill(painter, lapel, "#252F47")
    parts.neck(painter, PALE, width=15)
    parts.ears(painter, PALE, y=52.5, apart=19.5)
    parts.head(painter, PALE, y=51, wide=19.5, high=23.5)
    hair = blob(
        (29.5, 50), (27, 20, 44, 18, 50, 20), (56, 18, 73, 20, 70.5, 50), (68, 40, 66, 36, 62, 33),
        (58, 31, 52, 31, 50, 26), (48, 31, 42, 31, 38, 33), (34, 36, 32, 40, 29.5, 50),
    )  # fmt: skip
    parts.shaded(painter, hair, "#3A2C28", "#251B19")
    for side in (-1, 1):
        shine = curve((50 + side * 6, 23.5), (50 + side * 14, 24, 50 + side * 17, 33))
        stroke(painter, shine, "#6B5750", 1.6)
    stroke(painter, curve((50, 20.5), (50, 27)), PALE.base, 1.4)
    parts.eyes(painter, y=50, apart=8.4, size=2.5)
    parts.brows(painter, "#3A2C28", y=43.5, apart=8.6, tilt=-0.4)
    ring = oval(58.4, 50, 7.4)
    fill(painter, ring, "#FFFFFF", 0.3)
    stroke(painter, ring, "#D9A441", 2.2)
    stroke(painter, curve((65, 53), (69, 64, 66, 80)), "#D9A441", 1.4)
    parts.cheeks(painter, PALE, y=58.5, apart=13)
    parts.nose(painter, PALE, y=57)
    for side in (-1, 1):
        tip = curve(
            (50 + side * 1.2, 62),
            (50 + side * 7, 61, 50 + side * 10.5, 65),
            (50 + side * 13, 66, 50 + side * 13.4, 62.4),
        )
        stroke(painter, tip, "#3A2C28", 2.4)
    parts.smile(painter, PALE, y=67, half=5, bend=1.8)
    for side in (-1, 1):
        bow = polygon([(50, 82), (50 + side * 9, 77.6), (50 + side * 9, 86.4)])
        fill(painter, bow, "#B4452E")
    fill(painter, oval(50, 82, 2.6), "#8E3423")
    for side in (-1, 1):
        fill(painter, polygon([(78, 88), (78 + side * 6, 103), (78 + side * 1, 101)]), "#2456A0")
    for petal in range(8):
        painter.save()
        painter.translate(78, 86)
        painter.rotate(45 * petal)
        fill(painter, oval(0, -6.4, 3.4), "#2F6FB7")
        painter.restore()
    fill(painter, oval(78, 86, 6.6), "#2F6FB7")
    fill(painter, oval(78, 86, 4.8), "#FFF8E6")
    stroke(painter, curve((75.6, 86), (77.4, 88)), "#1B7A68", 1.6)
    stroke(painter, curve((77.4, 88), (80.6, 84)), "#1B7A68", 1.6)


def draw_noreturn(painter: QPainter) -> None:
    """Draw Mrs Noreturn: goggles up, hair in the wind, and always straight ahead."""
    for y, long in ((30.0, 24.0), (44, 34), (58, 27), (70, 18)):
        stroke(painter, curve((-4, y), (long - 8, y)), "#FFFFFF", 2.2)
    hair = blob(
        (68, 30), (52, 14, 30, 22, 26, 40), (14, 38, 6, 46, 2, 42), (4, 54, 14, 58, 20, 56),
        (12, 62, 8, 66, 4, 66), (12, 76, 28, 74, 36, 66), (60, 70, 74, 50, 68, 30),
    )  # fmt: skip
    parts.shaded(painter, hair, "#B5502E", "#8C3A1F")
    parts.neck(painter, FAIR)
    parts.shoulders(painter, "#2E5E5A", top=80, half=37)
    for step in (0.0, 9.0):
        chevron = curve((39, 96 + step), (50, 88 + step), (61, 96 + step))
        stroke(painter, chevron, "#FFF8E6", 4)
    scarf = blob(
        (33, 79), (42, 74, 58, 74, 67, 79), (68, 87, 58, 89, 50, 89), (42, 89, 32, 87, 33, 79)
    )
    parts.shaded(painter, scarf, "#F2B632", "#CF9420")
    tail = blob((35, 82), (24, 80, 16, 88, 4, 84), (8, 92, 6, 94, 8, 97), (20, 98, 28, 94, 38, 88))
    parts.shaded(painter, tail, "#F2B632", "#CF9420")
    parts.head(painter, FAIR, y=53, wide=19.5, high=22)
    cap = blob((30, 48), (28, 22, 72, 22, 70, 48), (66, 40, 34, 40, 30, 48))
    parts.shaded(painter, cap, "#8A5A33", "#6B4224")
    for side in (-1, 1):
        flap = blob(
            (50 + side * 20, 44),
            (50 + side * 24, 54, 50 + side * 21, 65),
            (50 + side * 16, 60, 50 + side * 17, 48),
        )
        fill(painter, flap, "#6B4224")
    stroke(painter, curve((30, 39), (50, 33, 70, 39)), "#2B221D", 3.4)
    for side in (-1, 1):
        lens = oval(50 + side * 9.4, 35.4, 7.8, 6.6)
        fill(painter, lens, "#8FD0E4")
        stroke(painter, lens, "#D9A441", 2.4)
        stroke(
            painter, curve((50 + side * 9.4 - 3, 37), (50 + side * 9.4 + 2, 32.6)), "#FFFFFF", 1.6
        )
    parts.eyes(painter, y=53, apart=8.4, size=2.8, look=(1.4, -0.6))
    parts.brows(painter, "#8C3A1F", y=46.6, apart=9, tilt=-1.4)
    parts.cheeks(painter, FAIR, y=61)
    parts.nose(painter, FAIR, y=59)
    parts.laugh(painter, FAIR, y=63, half=7, deep=6)


def draw_camper(painter: QPainter) -> None:
    """Draw Mrs Camper: a tent, a fir and a kerchief; she never wanted a golf course."""
    parts.fir(painter, 87, 84, 50, "#4E9465")
    parts.fir(painter, 74, 72, 26, "#68AB7C")
    fill(painter, polygon([(-8, 84), (16, 38), (42, 84)]), "#E98A3C")
    fill(painter, polygon([(16, 38), (42, 84), (24, 84)]), "#C96D24")
    fill(painter, polygon([(16, 52), (23, 84), (9, 84)]), "#6B3A1A")
    stroke(painter, curve((16, 38), (16, 33)), "#6B3A1A", 1.8)
    for side in (-1, 1):
        braid = blob(
            (50 + side * 16, 48), (50 + side * 27, 58, 50 + side * 26, 84),
            (50 + side * 22, 92, 50 + side * 18, 84), (50 + side * 16, 66, 50 + side * 14, 58),
        )  # fmt: skip
        parts.shaded(painter, braid, "#4A2F22", "#342018")
        for y in (64.0, 71, 78):
            stroke(
                painter,
                curve((50 + side * 18, y), (50 + side * 22, y + 3, 50 + side * 25, y)),
                "#6B4A36",
                1.4,
            )
        fill(painter, box(50 + side * 22 - 4, 83, 8, 3.6, 1.6), "#C9473C")
    parts.neck(painter, BROWN)
    parts.shoulders(painter, "#6E8B4A", top=81, half=33)
    for side in (-1, 1):
        fill(painter, box(50 + side * 14 - 5, 92, 10, 10, 1.6), "#5A7339")
    fill(painter, polygon([(36, 80), (64, 80), (50, 96)]), "#C9473C")
    for x, y in ((45.0, 84.0), (55, 84), (50, 90)):
        fill(painter, oval(x, y, 1.3), "#FFF8E6")
    parts.ears(painter, BROWN, y=54, apart=19.5)
    parts.head(painter, BROWN, y=53, wide=19.5, high=22)
    fringe = blob(
        (30, 50), (30, 34, 70, 34, 70, 50), (64, 42, 56, 40, 50, 44), (44, 40, 36, 42, 30, 50)
    )
    fill(painter, fringe, "#4A2F22")
    hat = blob(
        (31, 38), (32, 12, 46, 16, 50, 19), (54, 16, 68, 12, 69, 38), (60, 41, 40, 41, 31, 38)
    )
    parts.shaded(painter, hat, "#B98A4E", "#946A36")
    fill(painter, blob((31, 32), (50, 38, 69, 32), (69, 38), (50, 43, 31, 38)), "#5A7339")
    parts.shaded(
        painter,
        blob((18, 38), (50, 46, 82, 38), (80, 43, 60, 46, 50, 46), (40, 46, 20, 43, 18, 38)),
        "#B98A4E",
        "#946A36",
    )
    parts.closed_eyes(painter, y=53, apart=8.6)
    parts.brows(painter, "#342018", y=48.4, apart=9, tilt=1)
    parts.cheeks(painter, BROWN, y=60)
    parts.round_nose(painter, BROWN, y=58, size=3.8)
    parts.smile(painter, BROWN, y=64, half=7, bend=3.2)
    stroke(painter, curve((44, 70.6), (50, 72.4, 56, 70.6)), BROWN.line, 1)
    fill(painter, oval(50, 28, 2.2), INK, 0.25)
