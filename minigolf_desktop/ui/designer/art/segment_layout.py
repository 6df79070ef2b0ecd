"""What tees, greens and paths have in common when things are stood on them."""

from minigolf_desktop.model.designer.tiles import Hazard, Segment, TileDesign

PLAYER_SIZE = 11.0
"""Half the shoulders of somebody who plays."""
EDGE = 2.0
"""Nothing on the concrete stands nearer to a tile's edge."""


def counts_on(design: TileDesign, segment: Segment) -> dict[Hazard, int]:
    """Return how many pools, pipes, beds and slopes lie on a segment (ruling D5)."""
    elements = design.elements
    numbers = {
        Hazard.WATER: elements.pools,
        Hazard.PIPE: elements.pipes,
        Hazard.FLOWERS: elements.flowers,
        Hazard.SLOPE: elements.slopes,
    }
    return {hazard: number for hazard, number in numbers.items() if hazard in segment.hazards}
