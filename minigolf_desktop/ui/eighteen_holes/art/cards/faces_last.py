"""Portraits of Slick Rikesh, Slugger, Swift and The Shark, as in :mod:`.faces_first`."""

from PySide6.QtGui import QPainter

from minigolf_desktop.ui.common.art.drawing import blob, box, curve, fill, oval, polygon, stroke
from minigolf_desktop.ui.common.theme import player_colour
from minigolf_desktop.ui.designer.art.portraits import parts
from minigolf_desktop.ui.designer.art.portraits.parts import BROWN, DARK, FAIR, INK, PALE
from minigolf_desktop.ui.eighteen_holes.art.cards.props import (
    paint_driver_prop,
    paint_iron_prop,
    paint_tag,
)


def draw_slick_rikesh(painter: QPainter, hard: bool) -> None:
    """Draw Slick Rikesh: silk shirt, dark glasses, and clubs with the tags of others."""
    clubs = ((34.0, "green"),) if hard else ((22.0, "red"), (38.0, "blue"), (54.0, "yellow"))
    for turn, _ in clubs:
        painter.save()
        painter.translate(74, 104)
        painter.rotate(turn)
        paint_iron_prop(painter, length=70)
        painter.restore()
    for place, (_, colour) in enumerate(clubs):
        low = 6.0 if hard else 13.0 * place
        paint_tag(painter, 95 + 7.5 * place, 58 + low, colour, player_colour(colour).light)
    skin = BROWN
    parts.neck(painter, skin, width=17)
    parts.shoulders(painter, "#8A3F7C", top=80, half=40)
    chest = polygon([(41, 79), (59, 79), (50, 101)])
    fill(painter, chest, skin.shade)
    for side in (-1, 1):
        collar = blob(
            (50 + side * 8, 77), (50 + side * 20, 80), (50 + side * 17, 90), (50 + side * 3, 99)
        )
        parts.shaded(painter, collar, "#A65596", "#763069")
        for x, y in ((26.0, 95.0), (33, 101), (22, 102)):
            parts.flower(painter, 50 + side * x, y, 3.2, "#F2C94C", "#B4452E")
    chain = curve((43, 81), (45, 91, 50, 92.6), (55, 91, 57, 81))
    stroke(painter, chain, "#9A7420", 2.6)
    stroke(painter, chain, "#F4D374", 1.4)
    fill(painter, oval(50, 94, 2.8), "#F4D374")
    parts.ears(painter, skin, y=54, apart=20.5)
    jaw = blob(
        (30, 40), (30, 25, 70, 25, 70, 40), (70.4, 58, 66, 69, 58, 76), (53, 79, 47, 79, 42, 76),
        (34, 69, 29.6, 58, 30, 40),
    )  # fmt: skip
    parts.shaded(painter, jaw, skin.base, skin.shade)
    hair = blob(
        (28.6, 48), (24, 24, 36, 12, 54, 12), (74, 11, 80, 30, 71.4, 48), (70, 40, 68, 37, 66, 35),
        (54, 32, 44, 32, 34, 36), (31, 40, 30, 43, 28.6, 48),
    )  # fmt: skip
    fill(painter, hair, "#221B1E")
    for start, bend in (
        ((35, 30), (42, 19, 60, 18)),
        ((41, 31.4), (48, 24, 66, 24)),
        ((34, 24), (40, 16, 52, 15)),
    ):
        stroke(painter, curve(start, bend), "#5C5460", 1.8)
    for side in (-1, 1):
        lens = blob(
            (50 + side * 2.6, 47.4), (50 + side * 9, 45.4, 50 + side * 18, 46),
            (50 + side * 19, 55, 50 + side * 14, 58.6, 50 + side * 10, 58.4),
            (50 + side * 5, 58, 50 + side * 2.4, 53, 50 + side * 2.6, 47.4),
        )  # fmt: skip
        fill(painter, lens, "#2C3F55" if not hard else "#4A2F45")
        glow = polygon(
            [(50 + side * 10 - 4, 48), (50 + side * 10 + 2, 47.6), (50 + side * 10 - 3, 56)]
        )
        fill(painter, glow, "#7FA3C2" if not hard else "#B285A6", 0.8)
        stroke(painter, lens, "#E3B94F", 1.7)
    stroke(painter, curve((46.6, 48), (50, 46.4, 53.4, 48)), "#E3B94F", 1.9)
    parts.brows(painter, "#221B1E", y=42.6, apart=10, tilt=-1.2 if hard else 1.2, width=2.6)
    parts.nose(painter, skin, y=61)
    for side in (-1, 1):
        tip = curve((50 + side * 0.8, 65), (50 + side * 6, 64, 50 + side * 9.4, 67))
        stroke(painter, tip, "#221B1E", 1.9)
    if hard:
        stroke(painter, curve((45, 70.4), (50, 70.8, 55.6, 69.4)), skin.lips, 2)
    else:
        grin = blob((43.6, 68.6), (50, 70, 57.6, 67), (56, 73.6, 46, 74, 43.6, 68.6))
        fill(painter, grin, "#FFFDF6")
        stroke(painter, grin, skin.lips, 1.4)


def draw_slugger(painter: QPainter, hard: bool) -> None:
    """Draw Slugger: a bear of a man with the driver; a wood beside it on the harder side."""
    if hard:
        painter.save()
        painter.translate(16, 110)
        painter.scale(-1, 1)
        painter.rotate(8)
        paint_driver_prop(painter, length=76, wood=True)
        painter.restore()
    painter.save()
    painter.translate(80, 112)
    painter.rotate(7)
    paint_driver_prop(painter, length=80)
    painter.restore()
    skin = FAIR
    fill(painter, box(37, 62, 26, 26, 8), skin.shade)
    arms = blob(
        (2, 104), (0, 86, 12, 79, 26, 79), (40, 77, 60, 77, 74, 79), (88, 79, 100, 86, 98, 104)
    )
    parts.shaded(painter, arms, skin.base, skin.shade)
    shirt = blob(
        (20, 104), (22, 90, 27, 82, 30, 78), (36, 78), (40, 91, 60, 91, 64, 78), (70, 78),
        (73, 82, 78, 90, 80, 104),
    )  # fmt: skip
    fill(painter, shirt, "#2F5C8F")
    stroke(painter, curve((36, 78), (40, 91, 60, 91, 64, 78)), "#F6EEDB", 2)
    fill(painter, box(42, 93, 16, 12, 2), "#F6EEDB")
    fill(painter, polygon([(44, 104), (50, 95), (56, 104)]), "#B4452E")
    parts.ears(painter, skin, y=51, apart=22.4)
    jaw = blob(
        (28, 36),
        (28, 20, 72, 20, 72, 36),
        (72, 60),
        (70, 74, 60, 80, 50, 80),
        (40, 80, 30, 74, 28, 60),
    )
    parts.shaded(painter, jaw, skin.base, skin.shade)
    beard = blob(
        (27, 46), (29, 56, 34, 58, 40, 58.4), (44, 56, 56, 56, 60, 58.4), (66, 58, 71, 56, 73, 46),
        (75, 68, 70, 88, 50, 90), (30, 88, 25, 68, 27, 46),
    )  # fmt: skip
    parts.shaded(painter, beard, "#8C4A26", "#6B3519")
    for x in (38.0, 46, 54, 62):
        lock = curve((x, 76), (x + (50 - x) * 0.1, 82, x + (50 - x) * 0.2, 86))
        stroke(painter, lock, "#6B3519", 1.4)
    hair = blob((27, 40), (24, 12, 40, 8, 50, 9), (60, 8, 76, 12, 73, 40), (60, 32, 40, 32, 27, 40))
    parts.shaded(painter, hair, "#8C4A26", "#6B3519")
    for start, bend in (((34, 27), (36, 15, 48, 13)), ((46, 26), (50, 16, 60, 15))):
        stroke(painter, curve(start, bend), "#A85F35", 2)
    band = blob((26.4, 32), (50, 24, 73.6, 32), (74, 40), (50, 32, 26, 40))
    parts.shaded(painter, band, "#D5323C", "#A81F2B")
    parts.eyes(painter, y=47.6, apart=9.4, size=2.7)
    parts.brows(painter, "#6B3519", y=41.8, apart=9.8, tilt=-2.4 if hard else 0.4, width=3.8)
    parts.cheeks(painter, skin, y=55, apart=15)
    parts.round_nose(painter, skin, y=54.6, size=5)
    moustache = blob(
        (50, 60), (42, 57, 35, 61, 33, 67), (40, 69, 47, 67, 50, 63.6), (53, 67, 60, 69, 67, 67),
        (65, 61, 58, 57, 50, 60),
    )  # fmt: skip
    fill(painter, moustache, "#7A3F1F")
    if hard:
        stroke(painter, curve((45, 70), (50, 69.4, 55, 70)), "#3F1D0E", 2.2)
    else:
        parts.laugh(painter, skin, y=66.4, half=6.4, deep=6.4)


def draw_swift(painter: QPainter, hard: bool) -> None:
    """Draw Swift: hair in the wind and a watch in hand; the wind turns on the harder side."""
    for y, start, long in ((24.0, -17.0, 26.0), (40, -17, 14), (60, -17, 20), (76, -17, 10)):
        stroke(painter, curve((start, y), (start + long, y)), "#FFFFFF", 2.6, 0.9)
    for y, long in ((32.0, 12.0), (54, 20), (70, 9)):
        stroke(painter, curve((117 - long, y), (117, y)), "#FFFFFF", 2.6, 0.9 if hard else 0.0)
    skin = PALE
    tail = blob(
        (66, 22), (50, 2, 18, 8, 2, 26), (-4, 32, -12, 30, -16, 26), (-12, 40, 0, 44, 10, 38),
        (0, 48, -8, 48, -12, 46), (-4, 58, 14, 56, 24, 46), (36, 36, 54, 30, 66, 34),
    )  # fmt: skip
    parts.shaded(painter, tail, "#2E2A33", "#1E1B22")
    stroke(painter, curve((44, 17), (22, 18, 6, 32)), "#55505C", 1.8)
    stroke(painter, curve((40, 23), (24, 28, 14, 38)), "#55505C", 1.4)
    parts.neck(painter, skin, width=14)
    parts.shoulders(painter, "#22897B", top=81, half=34)
    fill(
        painter, blob((38, 82), (44, 91, 56, 91, 62, 82), (56, 78.6, 44, 78.6, 38, 82)), skin.shade
    )
    bolt = polygon([(31, 104), (37, 90), (33, 90), (40, 80), (38.6, 87), (43, 87), (36, 104)])
    fill(painter, bolt, "#F2C94C")
    parts.ears(painter, skin, y=54, apart=19)
    face = blob(
        (31, 42), (31, 26, 69, 26, 69, 42), (69.6, 58, 64, 70, 56, 75), (52, 77, 48, 77, 44, 75),
        (36, 70, 30.4, 58, 31, 42),
    )  # fmt: skip
    parts.shaded(painter, face, skin.base, skin.shade)
    hair = blob(
        (29.6, 46), (26, 18, 44, 13, 52, 14), (70, 14, 75, 30, 70.4, 46), (69, 38), (50, 32, 31, 38)
    )
    parts.shaded(painter, hair, "#2E2A33", "#1E1B22")
    for side in (-1, 1):
        strand = curve((50 + side * 19, 40), (50 + side * 21, 50, 50 + side * 18.6, 58))
        stroke(painter, strand, "#2E2A33", 2.6)
    visor = blob((29.4, 37), (50, 26, 70.6, 37), (71, 31), (50, 19, 29, 31))
    parts.shaded(painter, visor, "#FFF8E6", "#DCCFB0")
    brim = blob(
        (28, 38),
        (40, 30, 62, 29, 76, 34),
        (88, 36, 92, 41, 90, 43),
        (72, 38, 46, 38, 28, 43),
        (26, 41, 28, 38),
    )
    parts.shaded(painter, brim, "#F28C38", "#C96D24")
    for side in (-1, 1):
        x = 50 + side * 8.4
        lid = curve((x - 4.4, 52.6), (x, 48.6, x + 4.4, 51.4))
        fill(painter, oval(x, 53, 2.6, 3), INK)
        fill(painter, oval(x - 0.9, 51.9, 0.9), "#FFFFFF")
        stroke(painter, lid, INK, 1.9)
    parts.brows(painter, "#2E2A33", y=46.6, apart=8.8, tilt=-2.2 if hard else -0.4, width=2.2)
    parts.cheeks(painter, skin, y=61, apart=12.6)
    parts.nose(painter, skin, y=60)
    if hard:
        stroke(painter, curve((45.4, 67), (50, 67.4, 55, 65.8)), skin.lips, 2.2)
    else:
        parts.smile(painter, skin, y=65.4, half=6, bend=3)
    _draw_watch(painter, hard)


def _draw_watch(painter: QPainter, hard: bool) -> None:
    """Draw a stop watch in her hand."""
    arm = blob((66, 104), (72, 92, 78, 88, 81, 84), (95, 86), (97, 94, 95, 100, 92, 104))
    parts.shaded(painter, arm, "#22897B", "#176A5F")
    parts.shaded(painter, box(78, 74, 20, 17, 7), PALE.base, PALE.shade)
    fill(painter, box(86.6, 52, 4.8, 6, 1.4), "#8597A1")
    fill(painter, box(84.6, 50, 8.8, 3.4, 1.4), "#B9C6CC")
    fill(painter, oval(90, 69, 13.4), INK, 0.2)
    fill(painter, oval(89, 67.6, 13.4), "#8597A1")
    fill(painter, oval(88.6, 67.2, 12.2), "#D3DCE0")
    fill(painter, oval(89, 67.6, 9.8), "#FFFDF6")
    slice_ = blob((89, 67.6), (89, 59), (93, 59, 97, 62, 97.4, 66))
    fill(painter, slice_, "#A8241F" if hard else "#3F8F7C", 0.85)
    stroke(painter, curve((89, 67.6), (97, 66)), INK, 1.5)
    fill(painter, oval(89, 67.6, 1.5), INK)
    for x in (80.0, 84.6):
        parts.shaded(painter, box(x, 78, 5.4, 10, 2.6), PALE.base, PALE.shade)


def draw_the_shark(painter: QPainter, hard: bool) -> None:
    """Draw The Shark: up to the chest in water, hair combed to a fin."""
    skin = DARK
    _draw_fin(painter, -3, 86, 24)
    parts.neck(painter, skin, width=19)
    parts.shoulders(painter, "#2E4A66", top=79, half=43)
    for side in (-1, 1):
        stripe = blob(
            (50 + side * 20, 80), (50 + side * 30, 84, 50 + side * 33, 104), (50 + side * 26, 104),
            (50 + side * 25, 90, 50 + side * 16, 80),
        )  # fmt: skip
        fill(painter, stripe, "#57B7DB")
    fill(painter, box(38, 75, 24, 8, 4), "#22384F")
    stroke(painter, curve((50, 82), (50, 104)), "#B9C6CC", 1.6)
    parts.ears(painter, skin, y=55, apart=20.6)
    jaw = blob(
        (29.6, 42), (29.6, 28, 70.4, 28, 70.4, 42), (70.4, 60), (69, 71, 61, 79, 50, 80),
        (39, 79, 31, 71, 29.6, 60),
    )  # fmt: skip
    parts.shaded(painter, jaw, skin.base, skin.shade)
    sides = blob(
        (28.4, 50),
        (26, 30, 34, 24, 40, 26),
        (60, 26),
        (66, 24, 74, 30, 71.6, 50),
        (69, 40),
        (62, 34, 38, 34, 31, 40),
    )
    fill(painter, sides, "#5F6F7C")
    fin = blob(
        (30, 37), (32, 22, 44, 4, 70, -2), (63, 10, 64, 22, 71, 36), (60, 31, 42, 31, 30, 37)
    )
    parts.shaded(painter, fin, "#B4C2CB", "#8496A2")
    for start, bend in (
        ((37, 31), (43, 16, 60, 6)),
        ((45, 30), (50, 19, 60, 12)),
        ((54, 30), (56, 23, 60, 19)),
    ):
        stroke(painter, curve(start, bend), "#D7E0E5", 1.8)
    for side in (-1, 1):
        fill(painter, oval(50 + side * 9, 52.4, 4.8, 3.8), "#FFFDF6")
    parts.eyes(painter, y=52.4, apart=9, size=2.5, look=(0.8, 0))
    for side in (-1, 1):
        x = 50 + side * 9
        stroke(painter, curve((x - 5, 51.6), (x, 47.6, x + 5, 51)), skin.line, 1.8)
    parts.brows(painter, "#7E8F9B", y=46, apart=9.6, tilt=-2.8 if hard else -0.6, width=3)
    nose = blob((47.6, 53), (45, 62), (50, 65, 55, 62), (52.4, 53))
    fill(painter, nose, skin.shade)
    grin = (
        blob((40, 67.6), (50, 69.4, 60, 67.6), (58, 73, 42, 73, 40, 67.6))
        if hard
        else blob((38.6, 66), (50, 69.4, 61.4, 66), (58, 77, 42, 77, 38.6, 66))
    )
    fill(painter, grin, "#FFFDF6")
    stroke(painter, grin, skin.lips, 1.5)
    for tooth in (43.0, 46.5, 50, 53.5, 57):
        gap = curve((tooth, 68), (tooth, 72.4 if hard else 73.6))
        stroke(painter, gap, "#CFC8B8", 0.8)
    _draw_water(painter, hard)


def _draw_fin(painter: QPainter, x: float, y: float, size: float) -> None:
    fin = blob(
        (x, y),
        (x + size * 0.1, y - size * 0.7, x + size * 0.7, y - size),
        (x + size * 0.62, y - size * 0.4, x + size * 0.9, y),
    )
    parts.shaded(painter, fin, "#8496A2", "#66788A")


def _draw_water(painter: QPainter, rough: bool) -> None:
    """Draw the water before him; it is choppy on the harder side."""
    high = 4.4 if rough else 2.2
    step = 17.5 if rough else 20.0
    for top, colour in ((87.0, "#3B95BD"), (90.6, "#57B7DB"), (96.0, "#7CCBE6")):
        wave: list[tuple[float, ...]] = []
        end = -20.0
        while end < 120:
            wave.append((end + step / 4, top - high, end + step / 2, top))
            wave.append((end + step * 3 / 4, top + high, end + step, top))
            end += step
        fill(painter, blob((-20, 110), (-20, top), *wave, (end, 110)), colour)
    for x, y in ((2.0, 94.0), (30, 97), (74, 95), (98, 98)):
        stroke(painter, curve((x, y), (x + 5, y - 3, x + 10, y)), "#FFFFFF", 1.6)
