"""The pieces of kerb that make an obstacle: posts, wedges, bars and diamonds."""

from minigolf_desktop.ui.common.art.chance import Chance
from minigolf_desktop.ui.designer.art.belts import Way
from minigolf_desktop.ui.designer.art.lanes import HALF_WIDTH
from minigolf_desktop.ui.designer.art.places import Kind, Place


def obstacle(
    way: Way, along: float, room: float, dense: bool, chance: Chance, index: int
) -> list[Place]:
    """Return the pieces of an obstacle on ``room`` units of a path; dense has three or more."""

    def post(ahead: float, aside: float, radius: float = 3.4) -> Place:
        return Place(Kind.POST, *way.at(along + ahead, aside), size=radius, segment=index)

    def bar(ahead: float, aside: float, half: float) -> Place:
        return Place(Kind.BAR, *way.at(along + ahead, aside), size=half, length=4.6, segment=index)

    def wedge(ahead: float, side: int, half: float = 7.0) -> Place:
        x, y, angle = way.at(along + ahead, side * (HALF_WIDTH - 6.5))
        angle -= 90 * side
        return Place(Kind.WEDGE, x, y, angle, size=half, length=13, segment=index)

    def diamond(ahead: float, aside: float, radius: float) -> Place:
        return Place(Kind.DIAMOND, *way.at(along + ahead, aside), size=radius, segment=index)

    step = room / 2
    side = chance.pick((-1, 1))
    if dense:
        third = min(5.4, room / 6)
        return chance.pick(
            (
                [
                    *(post(a * (step - 3.6), b * 9) for a in (-1, 1) for b in (-1, 1)),
                    post(0, 0),
                ],
                [
                    wedge((k - 1) * (step - third), side * (1 - 2 * (k % 2)), third)
                    for k in range(3)
                ],
                [
                    bar(-step + 2.5, -side * 6.6, 9.4),
                    bar(step - 2.5, side * 6.6, 9.4),
                    post(0, 0, 3.4),
                ],
                [
                    diamond(0, -9.5, 5.2),
                    diamond(0, 9.5, 5.2),
                    post(-step + 3.6, 0),
                    post(step - 3.6, 0),
                ],
            )
        )
    return chance.pick(
        (
            [wedge(-step + 5, side, 5.0), wedge(step - 5, -side, 5.0)],
            [post(0, 0, 5.4)],
            [bar(0, -10.8, 5.8), bar(0, 10.8, 5.8)],
            [post(-step + 4, -side * 7, 3.8), post(step - 4, side * 7, 3.8)],
            [diamond(0, 0, 7.6)],
            [bar(0, side * 2, 9.0)],
        )
    )
