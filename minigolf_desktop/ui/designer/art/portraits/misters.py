"""Portraits of the Mr Clients: what each one wears or holds tells what he wishes for."""

from PySide6.QtGui import QPainter

from minigolf_desktop.ui.common.art.drawing import blob, box, curve, fill, oval, polygon, stroke
from minigolf_desktop.ui.designer.art.portraits import parts
from minigolf_desktop.ui.designer.art.portraits.parts import BROWN, DARK, FAIR, INK, PALE, TAN


def draw_short(painter: QPainter) -> None:
    """Draw Mr Short: he hardly reaches up to the second mark of the measuring board."""
    fill(painter, box(73, -4, 15, 110), "#C98F4F")
    fill(painter, box(73, -4, 3, 110), "#DDAA6C")
    for mark in range(6):
        y = 12 + mark * 14
        width = 9 if mark % 2 else 5.5
        stroke(painter, curve((88, y), (88 - width, y)), "#6B4423", 1.8)
    parts.shoulders(painter, "#3C6FA6", top=92, half=31)
    fill(painter, polygon([(42, 104), (50, 93), (58, 104)]), "#FFF8E6")
    parts.ears(painter, FAIR, y=71, apart=23)
    parts.head(painter, FAIR, y=70, wide=23, high=21.5)
    for side in (-1, 1):
        fill(painter, oval(50 + side * 22, 62, 4, 7), "#6B4423")
    bowler = blob((29, 58), (28, 30, 72, 30, 71, 58))
    parts.shaded(painter, bowler, "#5A4636", "#41322A")
    fill(
        painter, blob((29, 58), (28.6, 49, 29, 51), (50, 56, 71, 51), (71.4, 49, 71, 58)), "#B4452E"
    )
    parts.shaded(painter, box(20, 55.5, 60, 6.5, 3.2), "#5A4636", "#41322A")
    parts.eyes(painter, y=69, apart=8, size=2.9, look=(1.2, -1.2))
    parts.brows(painter, "#6B4423", y=64.5, apart=8.5, tilt=1.2)
    parts.cheeks(painter, FAIR, y=77, apart=14)
    parts.round_nose(painter, FAIR, y=75, size=4.4)
    moustache = blob(
        (50, 79), (45, 76.5, 38, 78, 36.5, 83), (43, 85.5, 48, 84, 50, 81.5),
        (52, 84, 57, 85.5, 63.5, 83), (62, 78, 55, 76.5, 50, 79),
    )  # fmt: skip
    fill(painter, moustache, "#6B4423")
    parts.smile(painter, FAIR, y=86, half=3.6, bend=1.4)
    stroke(painter, curve((66, 48), (81, 48)), "#B4452E", 2.2)
    fill(painter, polygon([(64, 48), (69, 45), (69, 51)]), "#B4452E")


def draw_long(painter: QPainter) -> None:
    """Draw Mr Long: a very tall hat above, a long white beard below."""
    fill(painter, blob((14, 104), (18, 90, 34, 86, 50, 86), (66, 86, 82, 90, 86, 104)), "#3F4F7C")
    fill(painter, box(44, 66, 12, 24, 4), PALE.shade)
    parts.ears(painter, PALE, y=51, apart=15.5)
    parts.square_head(painter, PALE, top=28, bottom=80, half=15.5)
    for side in (-1, 1):
        hair = blob(
            (50 + side * 15.5, 34), (50 + side * 21, 40, 50 + side * 18.5, 50), (50 + side * 14, 47)
        )
        fill(painter, hair, "#E9E7DF")
    beard = blob(
        (34.5, 55), (35, 70, 40, 82, 45, 101), (50, 107, 55, 101), (60, 82, 65, 70, 65.5, 55),
        (61, 63, 56, 61.5, 50, 61.5), (44, 61.5, 39, 63, 34.5, 55),
    )  # fmt: skip
    parts.shaded(painter, beard, "#F4F2EA", "#D5D3CA")
    for x, bend in ((44.5, -1), (50, 0), (55.5, 1)):
        stroke(painter, curve((x, 74), (x + bend, 84, x - bend * 2, 93)), "#CFCDC3", 1.4)
    parts.eyes(painter, y=47, apart=6.6, size=2.4)
    parts.brows(painter, "#D9D6CB", y=41, apart=7, tilt=2, width=3.2)
    nose = blob((48.6, 45), (46, 58, 46, 60), (50, 63.5, 54, 60), (54, 58, 51.4, 45))
    fill(painter, nose, PALE.shade)
    fill(painter, oval(48.8, 57.6, 1.4), PALE.base)
    stroke(painter, curve((46.5, 67.5), (50, 70, 53.5, 67.5)), PALE.lips, 2.2)
    hat = blob((34, 33), (35.5, -6), (64.5, -6), (66, 33), (50, 37, 34, 33))
    parts.shaded(painter, hat, "#3F4F7C", "#2D3A5E")
    fill(painter, blob((34.2, 27), (50, 31, 65.8, 27), (66, 33), (50, 37, 34, 33)), "#F2B632")
    parts.shaded(
        painter,
        blob(
            (24, 31.5),
            (50, 41, 76, 31.5),
            (77, 35.5, 73, 37),
            (50, 45, 27, 37),
            (23, 35.5, 24, 31.5),
        ),
        "#3F4F7C",
        "#2D3A5E",
    )


def draw_linear(painter: QPainter) -> None:
    """Draw Mr Linear: all edges, with a ruler that is never far."""
    fill(
        painter, polygon([(12, 104), (12, 90), (28, 82), (72, 82), (88, 90), (88, 104)]), "#46525C"
    )
    fill(painter, polygon([(38, 80), (62, 80), (50, 100)]), "#FFFDF6")
    fill(painter, polygon([(47.4, 84), (52.6, 84), (54.4, 104), (45.6, 104)]), "#C8473A")
    fill(painter, polygon([(46.5, 80.5), (53.5, 80.5), (52, 85.5), (48, 85.5)]), "#A4352B")
    fill(painter, box(42, 66, 16, 17, 2), BROWN.shade)
    parts.ears(painter, BROWN, y=53, apart=21)
    parts.shaded(painter, box(29.5, 27, 41, 50, 6), BROWN.base, BROWN.shade)
    hair = polygon(
        [
            (27.5, 45),
            (27.5, 15),
            (72.5, 15),
            (72.5, 45),
            (69.5, 45),
            (69.5, 32),
            (30.5, 32),
            (30.5, 45),
        ]
    )
    parts.shaded(painter, hair, "#2A2322", "#17110F")
    for side in (-1, 1):
        lens = box(50 + side * 10 - 7.5, 43.5, 15, 10.5, 1.6)
        fill(painter, lens, "#FFFFFF", 0.3)
        stroke(painter, lens, "#FFF8E6", 2.3)
        stroke(painter, curve((50 + side * 5.5, 38.6), (50 + side * 15, 38.6)), "#2A2322", 2.8)
    stroke(painter, curve((47.5, 47), (52.5, 47)), "#FFF8E6", 2.3)
    parts.eyes(painter, y=48.8, apart=10, size=2.4)
    nose = polygon([(50, 50), (53.4, 59), (48, 59)])
    fill(painter, nose, BROWN.shade)
    fill(painter, box(39, 63, 22, 3.6, 0.8), "#2A2322")
    stroke(painter, curve((44.5, 70.6), (55.5, 70.6)), BROWN.lips, 2.4)
    fill(painter, polygon([(79, 40), (89, 40), (89, 106), (79, 106)]), "#F2C94C")
    fill(painter, box(79, 40, 2.6, 66), "#FADF8A")
    for mark in range(9):
        stroke(
            painter,
            curve((89, 45 + mark * 6.5), (84.5 if mark % 2 else 86, 45 + mark * 6.5)),
            "#7A5A12",
            1.3,
        )
    fill(painter, box(75.5, 82, 15, 6, 3), BROWN.base)
    fill(painter, box(75.5, 89, 15, 6, 3), BROWN.base)


def draw_turner(painter: QPainter) -> None:
    """Draw Mr Turner: hair and moustache that take every bend."""
    parts.neck(painter, TAN)
    parts.shoulders(painter, "#1E7468", top=80, half=40)
    fill(painter, polygon([(50, 104), (36, 80), (43, 78), (50, 86), (57, 78), (64, 80)]), "#FFF8E6")
    for side in (-1, 1):
        fill(painter, polygon([(50, 86), (50 + side * 11, 79.5), (50 + side * 11, 93)]), "#D5323C")
    fill(painter, oval(50, 86.2, 3.2), "#A81F2B")
    parts.ears(painter, TAN, y=55, apart=21.5)
    parts.square_head(painter, TAN, top=27, bottom=78, half=20.5)
    hair = blob(
        (27.5, 49), (22, 22, 42, 14, 58, 20), (74, 20, 77, 34, 72.5, 48),
        (71, 38, 66, 34, 58, 35.5), (46, 37, 35, 34, 31, 41), (28.6, 44, 28.4, 46, 27.5, 49),
    )  # fmt: skip
    fill(painter, hair, INK)
    parts.spiral(painter, (61, 18.5), 10.5, 1.6, 0.4, INK, 5.4)
    parts.spiral(painter, (40, 20), 7.5, -1.4, 0.12, INK, 4.6)
    parts.glasses(painter, "#FFF3D6", y=49.5, apart=9.6, size=7.4)
    parts.eyes(painter, y=49.8, apart=9.6, size=2.5)
    parts.brows(painter, INK, y=40, apart=9.8, tilt=-0.6, width=2.6)
    parts.round_nose(painter, TAN, y=57.6, size=4)
    for side in (-1, 1):
        wing = blob(
            (50, 61.5), (50 + side * 6, 58.5, 50 + side * 12, 62, 50 + side * 17, 63.4),
            (50 + side * 12, 69.5, 50 + side * 5, 68.5, 50, 65.6),
        )  # fmt: skip
        fill(painter, wing, INK)
        start = 0.25
        parts.spiral(painter, (50 + side * 19.2, 58.6), 5.8, -side * 1.15, start, INK, 3.3)
    parts.smile(painter, TAN, y=71, half=4.6, bend=1.6)


def draw_luckyfor(painter: QPainter) -> None:
    """Draw Mr Luckyfor: ginger, winking, a four-leaf clover on his cap."""
    parts.neck(painter, PALE)
    parts.shoulders(painter, "#2E7D4F", top=80, half=38)
    fill(painter, polygon([(40, 80), (50, 94), (60, 80), (56, 78), (44, 78)]), "#FFF8E6")
    parts.ears(painter, PALE, y=53)
    beard = blob(
        (28, 50), (26, 72, 36, 86, 50, 87), (64, 86, 74, 72, 72, 50), (69, 56, 31, 56, 28, 50),
    )  # fmt: skip
    parts.shaded(painter, beard, "#D9722E", "#B85A20")
    parts.head(painter, PALE, y=49, wide=19.5, high=17.5)
    for side in (-1, 1):
        fill(
            painter,
            blob(
                (50 + side * 20, 38),
                (50 + side * 23, 48, 50 + side * 20.5, 58),
                (50 + side * 16.5, 52),
            ),
            "#D9722E",
        )
    jaw = blob(
        (30, 55), (37, 61.5, 44, 59, 50, 59), (56, 59, 63, 61.5, 70, 55), (70, 72, 60, 82, 50, 82),
        (40, 82, 30, 72, 30, 55),
    )  # fmt: skip
    fill(painter, jaw, "#D9722E")
    parts.laugh(painter, PALE, y=64, half=7.5, deep=7.5)
    fill(
        painter,
        blob(
            (50, 59),
            (44, 57.5, 38, 61, 36, 66),
            (43, 66.5, 48, 64.5, 50, 63),
            (52, 64.5, 57, 66.5, 64, 66),
            (62, 61, 56, 57.5, 50, 59),
        ),
        "#C4641F",
    )
    fill(painter, oval(41.5, 49, 2.8, 3.3), INK)
    fill(painter, oval(40.6, 47.8, 1), "#FFFFFF")
    stroke(painter, curve((54.5, 49.6), (58.5, 46.2, 62.5, 49.6)), INK, 2.3)
    parts.brows(painter, "#B85A20", y=42.4, apart=9, tilt=-1.4, width=2.8)
    parts.cheeks(painter, PALE, y=55, apart=13)
    parts.round_nose(painter, PALE, y=54.6, size=3.8)
    cap = blob(
        (26, 40), (22, 16, 44, 9, 58, 11), (76, 13, 79, 28, 74, 40), (58, 34, 40, 34, 26, 40)
    )
    parts.shaded(painter, cap, "#3C8F56", "#2A6E40")
    fill(
        painter,
        blob(
            (22, 42),
            (36, 30, 62, 30, 78, 41),
            (80, 45, 74, 45),
            (56, 36, 40, 37, 27, 45),
            (20, 46, 22, 42),
        ),
        "#256239",
    )
    parts.leaf_clover(painter, 62, 21, 8.4, "#BFE37E", "#DDF3AE")


def draw_uberstitious(painter: QPainter) -> None:
    """Draw Mr Überstitious: he has seen the black cat; the horseshoe may not help."""
    parts.neck(painter, FAIR)
    parts.shoulders(painter, "#6C4F93", top=80, half=38)
    stroke(painter, curve((37, 80), (44, 97, 50, 97), (56, 97, 63, 80)), "#4D366E", 1.6)
    stroke(painter, curve((45.6, 94), (43.5, 103, 50, 103), (56.5, 103, 54.4, 94)), "#E7C25A", 3.4)
    parts.ears(painter, FAIR, y=54)
    parts.head(painter, FAIR, y=52, wide=19, high=23.5)
    hair = blob(
        (30, 46), (28, 26, 40, 20, 52, 21), (66, 21, 73, 32, 70, 46), (66, 40, 66, 36, 64, 34),
        (60, 39, 55, 36, 54, 33), (49, 39, 43, 38, 41, 34), (36, 40, 33, 40, 30, 46),
    )  # fmt: skip
    parts.shaded(painter, hair, "#7B5A3A", "#5F4329")
    for x, lean in ((44, -4), (52, 1), (60, 6)):
        stroke(painter, curve((x, 24), (x + lean * 0.3, 16, x + lean, 11)), "#7B5A3A", 2.6)
    parts.wide_eyes(painter, 50.5, 8.4, (1.8, 0.6))
    parts.brows(painter, "#5F4329", y=40.4, apart=9, tilt=5)
    parts.nose(painter, FAIR, y=60)
    stroke(
        painter,
        curve((43, 67.5), (45.5, 65, 48, 67), (50.5, 69, 53, 67), (55, 65.4, 57, 67)),
        FAIR.lips,
        2.2,
    )
    parts.drop(painter, 31, 42, 2.3, "#8CD0EC")
    _draw_cat(painter)


def _draw_cat(painter: QPainter) -> None:
    black, light = "#2A2630", "#433D4C"
    stroke(painter, curve((92, 92), (101, 78, 93, 66)), black, 5)
    fill(painter, blob((66, 104), (66, 84, 74, 78, 80, 78), (90, 79, 95, 92, 94, 104)), black)
    fill(painter, polygon([(67.5, 72), (67, 58), (76, 65)]), black)
    fill(painter, polygon([(90.5, 72), (91, 58), (82, 65)]), black)
    fill(painter, oval(79, 73.5, 12.4, 10.8), black)
    fill(painter, oval(75.6, 69, 6, 3.2), light, 0.5)
    for side in (-1, 1):
        fill(painter, oval(79 + side * 5, 72.6, 3, 3.3), "#F2CF4A")
        fill(painter, oval(79 + side * 5 - 0.8, 72.6, 1, 2.9), black)
        for dy in (0, 2.6):
            stroke(
                painter,
                curve((79 + side * 4.6, 78 + dy * 0.4), (79 + side * 14.4, 77 + dy * 1.4)),
                "#D7CBEA",
                0.8,
            )
    fill(painter, polygon([(77.6, 76.6), (80.4, 76.6), (79, 78.4)]), "#E79AA8")


def draw_straightforward(painter: QPainter) -> None:
    """Draw Mr Straightforward: a headband with an arrow, and a look straight at you."""
    fill(painter, box(41, 64, 18, 22, 5), DARK.shade)
    parts.shoulders(painter, "#F28C38", top=80, half=42)
    fill(
        painter,
        blob((38, 80.5), (44, 91, 56, 91, 62, 80.5), (58, 78, 42, 78, 38, 80.5)),
        DARK.shade,
    )
    fill(
        painter,
        polygon([(46.4, 104), (46.4, 97), (42, 97), (50, 89.5), (58, 97), (53.6, 97), (53.6, 104)]),
        "#FFF8E6",
    )
    parts.ears(painter, DARK, y=54, apart=21)
    jaw = blob(
        (29.5, 40), (29.5, 24, 70.5, 24, 70.5, 40), (70.5, 60), (70, 70, 62, 77.5, 50, 79.5),
        (38, 77.5, 30, 70, 29.5, 60),
    )  # fmt: skip
    parts.shaded(painter, jaw, DARK.base, DARK.shade)
    hair = blob((28.4, 38), (25, 10, 75, 10, 71.6, 38))
    parts.shaded(painter, hair, "#241A18", "#150E0D")
    fill(painter, blob((28.6, 33), (50, 28, 71.4, 33), (71.6, 41), (50, 36, 28.4, 41)), "#FFF8E6")
    fill(
        painter,
        polygon(
            [
                (48.2, 38.4),
                (48.2, 34.6),
                (45.2, 34.6),
                (50, 29.8),
                (54.8, 34.6),
                (51.8, 34.6),
                (51.8, 38.4),
            ]
        ),
        "#D5323C",
    )
    parts.eyes(painter, y=50.5, apart=9, size=2.8)
    parts.brows(painter, "#1A1210", y=45, apart=9.4, tilt=-1.4, width=3)
    nose = blob((47.6, 52), (45, 61), (50, 64.4, 55, 61), (52.4, 52))
    fill(painter, nose, DARK.shade)
    grin = blob((40, 66), (50, 68, 60, 66), (57, 75, 43, 75, 40, 66))
    fill(painter, grin, "#FFFDF6")
    stroke(painter, grin, DARK.lips, 1.5)
    stroke(painter, curve((41, 69), (50, 71, 59, 69)), "#D9D3C4", 0.9)


def draw_stranger(painter: QPainter) -> None:
    """Draw a plain figure for a client who has not sat for a portrait."""
    parts.shoulders(painter, "#8C8371", top=78, half=36)
    fill(painter, oval(50, 46, 20, 22), "#A69C88")
