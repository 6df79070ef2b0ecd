"""Portraits of the Mrs Clients: what each one wears or holds tells what she wishes for."""

from PySide6.QtGui import QPainter

from minigolf_desktop.ui.common.art.drawing import blob, box, curve, fill, oval, polygon, stroke
from minigolf_desktop.ui.designer.art.portraits import parts
from minigolf_desktop.ui.designer.art.portraits.parts import BROWN, DARK, FAIR, INK, PALE


def draw_hotdog(painter: QPainter) -> None:
    """Draw Mrs Hotdog with her sausage dog, both content."""
    bob = blob(
        (26, 74), (14, 50, 24, 18, 50, 18), (76, 18, 86, 50, 74, 74), (62, 80, 38, 80, 26, 74)
    )
    fill(painter, bob, "#D99A35")
    parts.neck(painter, FAIR)
    parts.shoulders(painter, "#C9473C", top=80, half=38)
    fill(painter, blob((38, 81), (44, 89, 56, 89, 62, 81), (58, 78, 42, 78, 38, 81)), FAIR.shade)
    parts.head(painter, FAIR)
    fringe = blob(
        (28, 54), (24, 26, 44, 22, 54, 23), (72, 25, 76, 40, 72, 54), (70, 46, 66, 40, 62, 34),
        (52, 42, 36, 42, 33, 42), (30, 46, 29, 50, 28, 54),
    )  # fmt: skip
    parts.shaded(painter, fringe, "#F0BC52", "#D99A35")
    stroke(painter, curve((27.6, 40), (30, 22, 50, 20), (70, 22, 72.4, 40)), "#C9473C", 4)
    parts.closed_eyes(painter, y=52.5, apart=8.4)
    parts.brows(painter, "#A8722A", y=45, tilt=0.6)
    parts.cheeks(painter, FAIR)
    parts.nose(painter, FAIR, y=58)
    parts.laugh(painter, FAIR, y=62, half=6.4, deep=6.4)
    _draw_dachshund(painter)


def _draw_dachshund(painter: QPainter) -> None:
    coat, shade, tan = "#8A4B24", "#6B3717", "#C98446"
    fill(painter, blob((62, 104), (60, 86, 70, 78, 80, 79), (92, 82, 96, 94, 95, 104)), coat)
    fill(painter, box(67, 88, 24, 5.6, 2.8), "#2F6FB7")
    fill(painter, oval(78, 94.6, 2.8), "#F2C94C")
    fill(painter, oval(80, 74, 11.5, 11), coat)
    muzzle = blob((72, 74), (60, 74, 55, 80, 56, 83.4), (58, 87.6, 70, 87, 77, 84))
    fill(painter, muzzle, tan)
    fill(painter, oval(57.4, 79.4, 3.2, 2.6), INK)
    fill(painter, oval(56.6, 78.6, 0.9), "#FFFFFF", 0.8)
    stroke(painter, curve((58, 84.8), (63, 87.4, 70, 84.4)), shade, 1.4)
    fill(painter, oval(73.4, 71.6, 2, 2.4), INK)
    fill(painter, oval(72.8, 70.8, 0.7), "#FFFFFF")
    fill(painter, oval(73.4, 67, 2.2, 1.2), tan)
    fill(painter, blob((82, 66), (94, 66, 97, 80, 92, 92), (86, 93, 82, 86, 81, 78)), shade)


def draw_evergreen(painter: QPainter) -> None:
    """Draw Mrs Evergreen: grey hair in a cloud, a scarf, and her firs behind her."""
    for x, y, size, colour in (
        (14.0, 78.0, 44.0, "#4E9465"),
        (88, 82, 52, "#3F8357"),
        (74, 60, 30, "#68AB7C"),
    ):
        parts.fir(painter, x, y, size, colour)
    for x, y, radius in (
        (31.0, 40.0, 14.0),
        (69, 40, 14),
        (50, 28, 18),
        (28, 54, 10),
        (72, 54, 10),
        (37, 29, 13),
        (63, 29, 13),
    ):
        fill(painter, oval(x, y, radius), "#B9B5AE")
    for x, y, radius in ((34.0, 31.0, 8.0), (48, 22, 9), (27, 46, 7), (60, 24, 7)):
        fill(painter, oval(x, y, radius), "#D3D0C9")
    parts.neck(painter, DARK)
    parts.shoulders(painter, "#2F6B47", top=81, half=39)
    parts.ears(painter, DARK, y=55, apart=19.5)
    parts.head(painter, DARK, y=52.5, wide=19.5, high=22)
    scarf = blob(
        (32, 80), (40, 74, 60, 74, 68, 80), (70, 90, 60, 93, 50, 93), (40, 93, 30, 90, 32, 80)
    )
    parts.shaded(painter, scarf, "#E8D9A8", "#CDB97C")
    parts.fir(painter, 50, 91.6, 14, "#2F7A4A")
    parts.glasses(painter, "#D9A441", y=51.5, apart=8.8, size=6.8)
    parts.eyes(painter, y=51.8, apart=8.8, size=2.5)
    parts.brows(painter, "#CFCBC3", y=41.8, apart=9, tilt=1)
    parts.cheeks(painter, DARK, y=60)
    parts.round_nose(painter, DARK, y=58, size=3.8)
    parts.smile(painter, DARK, y=64.6, half=6.8, bend=2.8)
    for side in (-1, 1):
        parts.fir(painter, 50 + side * 20, 70, 9, "#5FA873")
        stroke(
            painter,
            curve((41.4 if side < 0 else 58.6, 64), (40.6 if side < 0 else 59.4, 66)),
            DARK.line,
            1.2,
        )


def draw_sprinkle(painter: QPainter) -> None:
    """Draw Mrs Sprinkle: a yellow rain hat, and it never stops dripping."""
    for x, y, size in (
        (12.0, 40.0, 3.4),
        (86, 30, 3.8),
        (90, 62, 3),
        (20, 66, 2.6),
        (78, 12, 2.8),
        (16, 16, 2.6),
    ):
        parts.drop(painter, x, y, size, "#4AA5D8")
    hair = blob(
        (27, 84), (20, 60, 26, 36, 50, 34), (74, 36, 80, 60, 73, 84), (60, 88, 40, 88, 27, 84)
    )
    fill(painter, hair, "#2B2326")
    parts.neck(painter, PALE)
    parts.shoulders(painter, "#F2B92F", top=80, half=38)
    fill(
        painter,
        blob((36, 81), (42, 92, 50, 93), (58, 92, 64, 81), (58, 77, 42, 77, 36, 81)),
        "#DB9E1C",
    )
    fill(painter, oval(50, 97.6, 2), "#FFF8E6")
    parts.head(painter, PALE, y=54, wide=19.5, high=21.5)
    fringe = blob((29, 54), (29, 36, 71, 36, 71, 54), (66, 49.6), (61, 47, 39, 47, 34, 49.6))
    fill(painter, fringe, "#2B2326")
    parts.eyes(painter, y=55, apart=8.4, size=2.7)
    for side in (-1, 1):
        x = 50 + side * 8.4
        stroke(painter, curve((x - 3.8, 53), (x, 50.6, x + 3.8, 53)), INK, 1.5)
    parts.cheeks(painter, PALE, y=62)
    parts.nose(painter, PALE, y=60.6)
    parts.laugh(painter, PALE, y=64.4, half=6.2, deep=6)
    crown = blob((29, 40), (28, 10, 72, 10, 71, 40), (50, 34, 29, 40))
    parts.shaded(painter, crown, "#F7C845", "#DB9E1C")
    stroke(painter, curve((50, 17.4), (50, 36)), "#DB9E1C", 1.6)
    brim = blob(
        (17, 47), (22, 34, 38, 32, 50, 32), (62, 32, 78, 34, 83, 47), (66, 39.6, 34, 39.6, 17, 47)
    )
    parts.shaded(painter, brim, "#F7C845", "#DB9E1C")
    parts.drop(painter, 21, 53, 2.6, "#4AA5D8")
    parts.drop(painter, 80, 54, 2.2, "#4AA5D8")


def draw_bloom(painter: QPainter) -> None:
    """Draw Mrs Bloom: freckles, and more flowers in her hair than in a bed."""
    hair = blob(
        (22, 96), (12, 60, 22, 18, 50, 18), (78, 18, 88, 60, 78, 96), (62, 102, 38, 102, 22, 96)
    )
    fill(painter, hair, "#7A4528")
    parts.neck(painter, PALE)
    parts.shoulders(painter, "#6FA287", top=81, half=34)
    fill(painter, blob((37, 82), (43, 93, 57, 93, 63, 82), (58, 78, 42, 78, 37, 82)), PALE.shade)
    parts.head(painter, PALE, y=52.5)
    for side in (-1, 1):
        lock = blob(
            (50 + side * 2, 24), (50 + side * 22, 24, 50 + side * 30, 46, 50 + side * 26, 86),
            (50 + side * 23, 94, 50 + side * 17, 92, 50 + side * 19, 80),
            (50 + side * 23, 60, 50 + side * 22, 44, 50 + side * 2, 31),
        )  # fmt: skip
        parts.shaded(painter, lock, "#935632", "#7A4528")
    parts.eyes(painter, y=52.4, apart=8.2, size=2.8)
    for side in (-1, 1):
        x = 50 + side * 8.2
        stroke(painter, curve((x + side * 1.4, 49.2), (x + side * 4.6, 47.6)), INK, 1.5)
        for dx, dy in ((-2.4, 0), (1.4, 1.6), (2.6, -1.4)):
            fill(painter, oval(50 + side * 13 + dx, 59.4 + dy, 0.75), "#C98A5E")
    parts.brows(painter, "#6B3B21", y=45.4, apart=8.8, tilt=1, width=2)
    parts.cheeks(painter, PALE, y=60, apart=13)
    parts.nose(painter, PALE, y=58)
    parts.smile(painter, PALE, y=63.6, half=6, bend=3.2)
    for x, y, size, petals in (
        (29.0, 33.0, 8.4, "#E2557E"),
        (39, 23.5, 8, "#FFF3D6"),
        (51, 20, 9, "#F28C38"),
        (63, 23.5, 8, "#B06BC4"),
        (72, 33, 8.4, "#F6C945"),
    ):
        heart = "#8A4A1E" if petals == "#F6C945" else "#FFD75E"
        parts.flower(painter, x, y, size, petals, heart)
    for x, y in ((33.6, 27.6), (45, 17.6), (57.4, 17.4), (68.6, 27)):
        fill(painter, oval(x, y, 2.6, 1.7), "#5E9E4A")
    parts.flower(painter, 62, 93, 5.4, "#E2557E")


def draw_lazy(painter: QPainter) -> None:
    """Draw Mrs Lazy in her deckchair, sleeping mask pushed up, eyes half shut."""
    for stripe in range(7):
        fill(painter, box(9 + stripe * 12, 6, 12.1, 98), "#F6EEDB" if stripe % 2 else "#4C93A8")
    fill(painter, box(2, 2, 8, 104, 4), "#B57A3F")
    fill(painter, box(90, 2, 8, 104, 4), "#B57A3F")
    fill(painter, box(0, 4, 100, 7.5, 3.7), "#C88F52")
    fill(painter, box(24, 26, 52, 46, 18), "#FFFBF1")
    fill(painter, box(24, 62, 52, 10, 5), "#E6DCC4")
    for x, y, radius in ((42.0, 24.0, 9.0), (55, 21, 11), (64, 27, 7)):
        fill(painter, oval(x, y, radius), "#4A3524")
    parts.neck(painter, BROWN, top=66)
    parts.shoulders(painter, "#D98A9C", top=82, half=36)
    fill(painter, blob((37, 83), (43, 92, 57, 92, 63, 83), (58, 79, 42, 79, 37, 83)), BROWN.shade)
    parts.ears(painter, BROWN, y=56, apart=20)
    parts.head(painter, BROWN, y=54, wide=20, high=22)
    hair = blob(
        (29, 56),
        (26, 34, 40, 29, 51, 29),
        (64, 29, 74, 36, 71, 56),
        (68, 46, 62, 42, 50, 42),
        (38, 42, 32, 46, 29, 56),
    )
    parts.shaded(painter, hair, "#5C4430", "#4A3524")
    mask = blob(
        (30, 38),
        (36, 31, 45, 32, 50, 35),
        (55, 32, 64, 31, 70, 38),
        (70, 45, 58, 47, 50, 42),
        (42, 47, 30, 45, 30, 38),
    )
    parts.shaded(painter, mask, "#7B6BB5", "#5E4F96")
    for side in (-1, 1):
        lid = curve((50 + side * 10 - 4, 38.4), (50 + side * 10, 42.4, 50 + side * 10 + 4, 38.4))
        stroke(painter, lid, "#FFF8E6", 1.5)
        x = 50 + side * 8.6
        fill(painter, oval(x, 55.6, 2.8, 2.6), INK)
        fill(painter, box(x - 4.4, 50.6, 8.8, 4.6, 1.6), BROWN.base)
        stroke(painter, curve((x - 4.2, 55), (x, 53.8, x + 4.2, 55)), INK, 1.8)
        stroke(painter, curve((x - 3, 60.2), (x, 61.4, x + 3, 60.2)), BROWN.shade, 1.3)
    parts.round_nose(painter, BROWN, y=61, size=3.6)
    parts.smile(painter, BROWN, y=67.4, half=5.4, bend=1.8)
    for x, y, size in ((76.0, 30.0, 6.0), (83.5, 20, 7.5)):
        half = size / 2
        stroke(
            painter,
            curve(
                (x - half, y - half),
                (x + half, y - half),
                (x - half, y + half),
                (x + half, y + half),
            ),
            "#33302A",
            1.8,
        )


def draw_plumber(painter: QPainter) -> None:
    """Draw Mrs Plumber: red curls under a bandana, a wrench over her shoulder."""
    for x, y, radius in (
        (26.0, 52.0, 15.0),
        (74, 54, 14),
        (22, 67, 11),
        (77, 69, 10),
        (32, 36, 15),
        (68, 36, 15),
        (50, 28, 18),
    ):
        fill(painter, oval(x, y, radius), "#A5482A")
    for x, y, radius in ((22.0, 50.0, 8.0), (18.6, 64, 6), (72, 50, 7), (28, 38, 7)):
        fill(painter, oval(x, y, radius), "#C25F37")
    _draw_wrench(painter)
    parts.neck(painter, FAIR)
    parts.shoulders(painter, "#F4B93A", top=79, half=36)
    fill(painter, box(30, 90, 40, 20, 5), "#2F5C8F")
    for side in (-1, 1):
        fill(painter, box(50 + side * 16 - 4, 77, 8, 20, 3), "#2F5C8F")
        fill(painter, oval(50 + side * 16, 92.4, 2.6), "#FFD75E")
    parts.head(painter, FAIR)
    band = blob((27, 45), (28, 22, 72, 22, 73, 45), (62, 35.6, 38, 35.6, 27, 45))
    parts.shaded(painter, band, "#D5323C", "#B0242E")
    for x, y in ((37, 35), (50, 31), (63, 35), (43.6, 37), (56.4, 37)):
        fill(painter, oval(x, y, 1.8), "#FFF8E6")
    knot = blob((32, 28), (20, 14, 12, 22, 21, 28), (9, 30, 14, 40, 30, 33))
    fill(painter, knot, "#B8232E")
    parts.eyes(painter, y=51)
    parts.brows(painter, "#7A3A20", y=45.2, tilt=-0.8)
    parts.cheeks(painter, FAIR)
    parts.nose(painter, FAIR)
    parts.laugh(painter, FAIR, y=61, half=7.4, deep=7)


def _draw_wrench(painter: QPainter) -> None:
    stroke(painter, curve((84, 104), (82.6, 50)), "#5E7079", 8.4)
    stroke(painter, curve((83.4, 104), (82, 50)), "#A9B9C0", 5)
    jaw = blob(
        (76.6, 53), (69, 47, 69, 35, 76, 31), (76.4, 40.6), (82.4, 43.6), (88.4, 40.6),
        (88.6, 31), (96, 35, 96, 47, 88.4, 53),
    )  # fmt: skip
    parts.shaded(painter, jaw, "#C3CFD5", "#8597A1")
    stroke(painter, jaw, "#5E7079", 1.2)


def draw_sloppy(painter: QPainter) -> None:
    """Draw Mrs Sloppy leaning into the slope, scarf and hair flying."""
    fill(painter, polygon([(-4, 104), (-4, 92), (104, 40), (104, 104)]), "#CB654C")
    fill(painter, polygon([(-4, 92), (104, 40), (104, 46), (-4, 98)]), "#F0DDB0")
    for line in range(5):
        x = 16 + line * 19
        stroke(painter, curve((x, 104), (x, 100 - (x + 4) * 0.4815 + 6)), "#963F2E", 1.8)
    painter.save()
    painter.translate(50, 62)
    painter.rotate(-13)
    painter.translate(-50, -62)
    for start, bend, end in (
        ((66, 30), (84, 22), (97, 32)),
        ((70, 38), (88, 36), (99, 47)),
        ((70, 47), (84, 49), (93, 60)),
    ):
        stroke(painter, curve(start, (*bend, *end)), "#E3B04B", 8)
    parts.neck(painter, PALE)
    parts.shoulders(painter, "#3E7CA6", top=80, half=36)
    for row in (91, 99):
        stroke(painter, curve((16, row + 5), (50, row - 7, 84, row + 5)), "#F6EEDB", 3)
    parts.ears(painter, PALE, y=54, apart=20)
    parts.head(painter, PALE, y=52)
    hair = blob(
        (29, 52), (22, 26, 42, 16, 56, 19), (76, 20, 82, 38, 74, 56), (71, 46, 68, 42, 64, 36),
        (54, 43, 44, 38, 40, 38), (34, 42, 31, 46, 29, 52),
    )  # fmt: skip
    parts.shaded(painter, hair, "#F0C668", "#D9A341")
    stroke(painter, curve((30, 36.5), (50, 24, 72.5, 36.5)), "#2E2A2C", 3)
    for side in (-1, 1):
        lens = oval(50 + side * 9.6, 30.4, 8.2, 6.2)
        fill(painter, lens, "#F2B632")
        fill(painter, oval(47 + side * 9.6, 28.4, 3.2, 1.7), "#FFE9AE")
        stroke(painter, lens, "#2E2A2C", 2.2)
    parts.eyes(painter, y=51.6, size=2.9)
    parts.brows(painter, "#B98A35", y=44.4, tilt=1.6)
    parts.cheeks(painter, PALE)
    parts.nose(painter, PALE)
    parts.laugh(painter, PALE, y=60.6, half=8, deep=8.4)
    parts.shaded(
        painter,
        blob(
            (31, 79), (42, 72, 58, 72, 69, 79), (70, 88, 60, 89, 50, 89), (40, 89, 30, 88, 31, 79)
        ),
        "#D5323C",
        "#B0242E",
    )
    tail = blob((66, 78), (80, 72, 88, 78, 101, 72), (103, 80, 102, 82), (90, 88, 78, 84, 66, 87))
    fill(painter, tail, "#D5323C")
    for x in (78, 90):
        stroke(painter, curve((x, 76), (x + 1.6, 84.4)), "#FFF8E6", 2.6)
    painter.restore()
