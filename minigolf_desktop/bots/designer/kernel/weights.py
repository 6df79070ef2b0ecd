"""How much each part of a position counts: the one place where the value of a course is tuned.

All are hundredths of a point. What the rules count exactly is no weight but stands in the value
itself. The last few are the taste of a character, which counts besides the points wherever a course
is looked at: as it stands, in trials and at their end. So it decides between moves that are nearly
equal.
"""

from typing import final

from mypy_extensions import i64

from minigolf_desktop.bots.rows import vec

POINT = 100
"""A point, in the unit of all weights."""


@final
class Weights:
    """The weights. Those that begin with ``hope`` are for what is not there yet."""

    def __init__(self) -> None:
        self.likes = vec[i64]()
        """Taste: by design what it is liked for itself; empty where all are alike."""

    def like(self, designs: list[int]) -> None:
        """Like designs for themselves, each so much."""
        self.likes = vec[i64](designs)

    learnt: i64 = 1
    """Whether what games have taught is added (:mod:`experience`): 1 or 0."""
    person: i64 = 100
    """For each of the people: what they bring."""
    loved: i64 = 100
    """For each point from Mrs Client."""
    pleased: i64 = 100
    """For each point from Mr Client."""
    cell: i64 = 124
    """For a free cell that is still to be built on: what a tile there will bring."""
    off_land: i64 = 360
    """Against a tile off the land."""
    mismatch: i64 = 300
    """Against a path that meets grass or looks off the land."""
    malformed: i64 = 823
    """Against a closed hole that does not run from a tee to a green."""
    in_zone: i64 = 133
    """For a finished hole whose par is in the zone."""
    hope_zone: i64 = 140
    """For an open hole whose par can still come to lie there."""
    fade: i64 = 3262
    """Free cells at which hopes are worth half, in hundredths: with few cells little comes."""
    beyond_zone: i64 = 150
    """Against an open hole whose par is beyond it."""
    cube: i64 = 80
    """Against each par cube too few or too many, where the tiles to come bring the average."""
    cell_par: i64 = 100
    """Par that a free cell is expected to bring, in hundredths."""
    cube_slack: i64 = 28
    """Par by which each free cell may still make up for the average, in hundredths."""
    finished: i64 = 20
    """For a hole that is finished."""
    open_end: i64 = 29
    """Against an end that looks into a free cell."""
    loose: i64 = 52
    """Against a path that has neither tee nor green."""
    blocked: i64 = 590
    """Against a hole that can never be finished."""
    extra: i64 = 900
    """Against each tee, or green, beyond the nine."""
    missing_hole: i64 = 560
    """Against a hole that is missing and for which there is no room any more."""
    cells_a_hole: i64 = 280
    """Cells that a hole not begun takes, in hundredths."""
    hope_hole: i64 = 90
    """For a hole that is missing and has room: what it will bring by its par and to Mr Client."""
    pace: i64 = 78
    """Against room for a hole too many: its cells then bring less."""
    bad_pair: i64 = 1010
    """Against two ends that look into one free cell and must not be joined."""
    crowd: i64 = 1390
    """Against a free cell into which more than two ends look."""
    narrow: i64 = 100
    """Against a free cell that nothing fits; one that some tiles fit costs a share of it."""
    looks: i64 = 120
    """Tiles that are seen for each free cell until the others are filled, in hundredths."""
    waiting: i64 = 300
    """Against each turn that is then passed until something fits."""
    unfit: i64 = 700
    """Against a cell that is then given up; no waiting costs more."""
    link: i64 = 200
    """For a green beside the next tee, or either at the gate."""
    hope_link: i64 = 37
    """For a tee or a green with a free cell beside it, where its neighbour may come."""
    hope_gate: i64 = 86
    """For a free cell at the gate while a tee or a green is wanted there."""
    hope_whim: i64 = 51
    """Of what Mr Client pays for a hole, the part that the hope for it counts at most, in
    hundredths."""
    passing: i64 = 0
    """What the next tiles are better than experience says: a matter of patience."""
    tempo: i64 = 300
    """Against a pass in a group, and each turn of building after others have stopped: they collect
    tiles meanwhile."""
    first: i64 = 25
    """For each place in the order of the next round."""
    kept: i64 = 150
    """Against a tile on the gate, which costs a turn to place."""
    keeping: i64 = 140
    """What people and loved things of a tile not taken are worth at least for it to go back
    into the bag."""
    hurry: i64 = 0
    """Taste: against each turn."""
    round_trip: i64 = 0
    """Taste: for each point of the circuit."""
    beyond: i64 = 0
    """Taste: for each tile off the land."""
