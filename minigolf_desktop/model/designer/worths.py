"""What a placement would change: the aid that the table shows before a tile is let go.

A tile changes the holes that it meets, and those whose open ends look where its own do; all else
stays as it is. So what each hole is worth is known beforehand, only what a placement meets is
traced again, and the numbering is asked once for all placements that leave it the same choice.
The figures equal those of scoring the course anew.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from minigolf_desktop.model.designer.box import (
    ARROWS,
    Client,
    Feature,
    MrClient,
    MrsClient,
    Piece,
    turned_tile,
)
from minigolf_desktop.model.designer.conditions import (
    PERFECT_CIRCUIT,
    PERFECT_LAND,
    PERFECT_PAR,
    PERFECT_PLAYABILITY,
    PROMISED_HER_POINTS,
    PROMISED_PEOPLE,
    SOLO_POINTS,
    ZONE,
    Line,
    PerfectPoints,
    all_aligned_bonus,
    fun,
    her_whim,
    is_land_perfect,
    land,
    mistakes_of,
)
from minigolf_desktop.model.designer.counting.choosing import Entry, Question, most_points
from minigolf_desktop.model.designer.counting.ordering import PLACES
from minigolf_desktop.model.designer.course import Course, empty_course, place
from minigolf_desktop.model.designer.holes import (
    NO_ENDS,
    Hole,
    Status,
    find_ends,
    tie_holes,
    trace_holes,
    trace_steps,
)
from minigolf_desktop.model.designer.numbering import Fixed, entry_of, links_of, numbers_by_hand
from minigolf_desktop.model.designer.scoring import Tally, assess
from minigolf_desktop.model.geometry.square import STEP


class _Tiles(NamedTuple):
    """Points that tiles bring by themselves."""

    fun: int
    her_whim: int
    land: int


class _Part(NamedTuple):
    """A traced hole, and what it brings or costs whatever it is counted as."""

    hole: Hole
    arrows: int
    """Points for its arrows."""
    mistakes: int
    """Points for its mistakes: none, or fewer."""


class _Whole(NamedTuple):
    """A hole with all that is tied to it."""

    hole: Hole
    entry: Entry
    """What it is to the choice of numbers, but for where it may be declared one with others."""


class _Holes(NamedTuple):
    """Points of the holes of a course."""

    points: int
    arrows: int
    """Points of Mrs Client among them."""


class _Laid(NamedTuple):
    """What a tile makes of the holes: none with the course as it is."""

    met: Collection[int] = ()
    """Parts that are no more, by index."""
    parts: Sequence[Hole] = ()
    """Parts that are there instead."""
    loosed: Collection[int] = ()
    """Wholes that are no more, by index."""
    wholes: Sequence[Hole] = ()
    """Wholes that are there instead."""


class Worths:
    """What placements on a course would change of the score so far (ruling D33).

    Each is worked out when it is asked for.
    """

    def __init__(
        self, course: Course, clients: Sequence[Client], tally: Tally, numbers: Fixed
    ) -> None:
        self._course, self._clients, self._tally, self._numbers = course, clients, tally, numbers
        self._promises = tally.promises or ()
        self._mrs = next((one for one in clients if isinstance(one, MrsClient)), None)
        mr = next((one for one in clients if isinstance(one, MrClient)), None)
        self._feature = mr.feature if mr else None
        self._points_an_arrow = (
            self._mrs.points if self._mrs is not None and self._mrs.element == ARROWS else 0
        )
        self._parts = [self._part(hole) for hole in trace_holes(course)]
        tied = tie_holes([part.hole for part in self._parts])
        self._wholes = [self._whole(one.hole) for one in tied]
        self._whole_of = {part: index for index, one in enumerate(tied) for part in one.parts}
        self._looking: dict[int, list[int]] = {}
        """By empty cell the parts whose ends look into it."""
        for index, part in enumerate(self._parts):
            for cell, side in part.hole.open_edges:
                self._looking.setdefault(cell + STEP[side], []).append(index)
        self._groups = self._grouped()
        self._later_tiles = {**course.tiles}
        self._later = course._replace(tiles=self._later_tiles)
        """The course with the tile that is asked about, as long as it is."""
        self._tiles = self._of_tiles(course)
        self._bare = _points(land(empty_course(course.box, course.land), final=False))
        self._apart = self._anew(empty_course(course.box, course.land)) - self._bare
        """Points that do not hang on the course: for passes, tiles collected and the like."""
        self._own: dict[tuple[int, bool], _Tiles] = {}
        self._known: dict[tuple[int, tuple[Piece, ...]], _Holes | None] = {}
        before = self._of_holes(_Laid())
        self._before = (
            self._anew(course)
            if before is None
            else self._total(before, self._tiles, is_full=is_land_perfect(course))
        )

    def of(self, design: int, cell: int, rotation: int) -> int:
        """Return what a design would change on an empty cell."""
        course, tile = self._course, turned_tile(design, rotation)
        look = (cell, course.box.pieces[tile])
        if look not in self._known:
            self._known[look] = self._with_tile(cell, tile)
        holes = self._known[look]
        if holes is None:
            return self._anew(place(course, cell, tile)) - self._before
        tiles = self._with_own(design, cell)
        free = course.land.free
        is_full = course.missing == 1 and cell in free and len(course.tiles) + 1 == len(free)
        return self._total(holes, tiles, is_full=is_full) - self._before

    def _anew(self, course: Course) -> int:
        """Return the score so far of a course by itself."""
        return assess(course, self._clients, self._tally, self._numbers, final=False).score.total

    def _total(self, holes: _Holes, tiles: _Tiles, *, is_full: bool) -> int:
        """Return the score so far; ``is_full``: the land is, and no tile lies off it."""
        total = self._apart + sum(tiles) + holes.points
        if self._feature is Feature.PERFECT:
            total += PERFECT_LAND * is_full
        if self._promises:
            kept = {
                "fun": tiles.fun >= PROMISED_PEOPLE,
                "her_whim": tiles.her_whim + holes.arrows >= PROMISED_HER_POINTS,
                "land": is_full,
            }
            total += SOLO_POINTS * sum([kept.get(promise, False) for promise in self._promises])
        return total

    # Tiles by themselves

    def _of_tiles(self, course: Course) -> _Tiles:
        return _Tiles(
            _points(fun(course)),
            _points(her_whim(course, (), self._mrs)),
            _points(land(course, final=False)),
        )

    def _with_own(self, design: int, cell: int) -> _Tiles:
        """Return the points of the tiles with one more."""
        where = (design, cell in self._course.land.free)
        if where not in self._own:
            own = self._of_tiles(self._course._replace(tiles={cell: turned_tile(design, 0)}))
            before = self._tiles
            self._own[where] = _Tiles(
                before.fun + own.fun,
                before.her_whim + own.her_whim,
                before.land + own.land - self._bare,
            )
        return self._own[where]

    # Holes

    def _part(self, hole: Hole) -> _Part:
        mistakes = mistakes_of(self._course, hole, counted=self._tally.mistakes)
        return _Part(hole, self._points_an_arrow * len(hole.right_way), _points(mistakes))

    def _whole(self, hole: Hole) -> _Whole:
        number = numbers_by_hand([hole], self._numbers).get(0, 0)
        return _Whole(hole, entry_of(self._course, hole, self._feature, number, NO_ENDS))

    def _grouped(self) -> list[set[int]]:
        """Return by part all whose ends look where its own do, and so on: they may be tied."""
        groups = [{index} for index in range(len(self._parts))]
        for first, *others in self._looking.values():
            for other in others:
                group, more = groups[first], groups[other]
                if group is not more:
                    group |= more
                    for index in more:
                        groups[index] = group
        return groups

    def _with_tile(self, cell: int, tile: int) -> _Holes | None:
        """Return the points of the holes with one more tile."""
        self._later_tiles[cell] = tile
        try:
            return self._of_holes(self._lay(cell, tile))
        finally:
            del self._later_tiles[cell]

    def _lay(self, cell: int, tile: int) -> _Laid:
        """Return what a tile makes of the holes; it lies there already."""
        met = {*self._looking.get(cell, ())}
        steps = [(cell, segment) for segment in range(len(self._course.box.pieces[tile]))]
        for index in met:
            steps += self._parts[index].hole.steps
        parts = trace_steps(self._later, steps)
        touched = {*met}
        for hole in parts:
            for at, side in hole.open_edges:
                if at == cell:
                    touched.update(self._looking.get(cell + STEP[side], ()))
        touched = {one for index in touched for one in self._groups[index]}
        rest = [self._parts[index].hole for index in touched - met]
        wholes = [one.hole for one in tie_holes([*rest, *parts])]
        return _Laid(met, parts, {self._whole_of[index] for index in touched}, wholes)

    def _of_holes(self, laid: _Laid) -> _Holes | None:
        """Return the points of the holes; None where promises hang on the numbers that they get."""
        parts = [part for index, part in enumerate(self._parts) if index not in laid.met]
        parts += [self._part(hole) for hole in laid.parts]
        wholes = [whole for index, whole in enumerate(self._wholes) if index not in laid.loosed]
        wholes += [self._whole(hole) for hole in laid.wholes]
        mistakes = sum([part.mistakes for part in parts])
        arrows = sum([part.arrows for part in parts])
        question = self._question(parts, wholes, is_faultless=not mistakes)
        if question is None:
            return None
        return _Holes(mistakes + arrows + most_points(question), arrows)

    def _question(
        self, parts: Sequence[_Part], wholes: Sequence[_Whole], *, is_faultless: bool
    ) -> Question | None:
        """Return what the numbering chooses from, in an order that placements share."""
        entries = [whole.entry for whole in wholes]
        numbers = [entry.number for entry in entries if entry.number]
        if len({*numbers}) < len(numbers):
            return None
        if len(entries) > PLACES:
            holes = [whole.hole for whole in wholes]
            ends = find_ends(self._later, [part.hole for part in parts], holes)
            entries = [
                entry._replace(ends=at) if at else entry
                for entry, at in zip(entries, ends, strict=True)
            ]
        order = sorted(range(len(entries)), key=entries.__getitem__)
        bonus = all_aligned_bonus(self._feature)
        links = sorted(links_of([wholes[index].hole for index in order], aligned=bonus > 0))
        perfect = PerfectPoints()
        if self._feature is Feature.PERFECT:
            perfect = PerfectPoints(
                PERFECT_PLAYABILITY if is_faultless else 0,
                PERFECT_CIRCUIT,
                PERFECT_PAR,
                final=False,
            )
        question = Question(
            tuple([entries[index] for index in order]), tuple(links), bonus, False, perfect
        )
        return None if self._may_keep_promise(question, wholes) else question

    def _may_keep_promise(self, question: Question, wholes: Sequence[_Whole]) -> bool:
        """Whether a promise may be kept that hangs on the numbers: it takes nine good holes."""
        if not self._promises or len(wholes) < PLACES:
            return False
        entries = question.entries
        may = {
            "par": _most_in_zone([entry.par for entry in entries]) >= PLACES,
            "circuit": len({after for _, after, _ in question.links}) >= PLACES - 1,
        }
        whole = sum([one.hole.status is Status.WELL_FORMED for one in wholes])
        may["his_whim"] = whole >= PLACES or (self._feature is Feature.PERFECT and may["circuit"])
        return any(may.get(promise, False) for promise in self._promises)


def _most_in_zone(pars: Iterable[int]) -> int:
    """Return how many holes there can be in the green zone, however holes are declared one."""
    pars = [par for par in pars if par < ZONE.stop]
    low = [par for par in pars if par < ZONE.start]
    return len(pars) - len(low) + sum(low) // ZONE.start


def _points(lines: Iterable[Line]) -> int:
    return sum([line.points for line in lines])
