"""Rows of machine integers for kernels: ``vec[i64]``.

What is compiled takes those of librt, which it reads and writes twenty times as fast as lists. To
plain Python they are lists, which it reads quicker than anything that must make an int each time.
A row is a value all the same: who appends, extends or pops keeps the row that is returned.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import append, extend, pop, vec
else:

    class vec:
        """What rows are made with."""

        def __class_getitem__(cls, kind: Any) -> type[list]:
            """Return what makes rows of a type."""
            return list

    def append(row: list, value: Any) -> list:
        """Return a row with a value more at its end."""
        row.append(value)
        return row

    def extend(row: list, values: Any) -> list:
        """Return a row with values more at its end."""
        row.extend(values)
        return row

    def pop(row: list, place: int = -1) -> tuple[list, Any]:
        """Return a row without the value at a place, and that value."""
        value = row.pop(place)
        return row, value


__all__ = ["append", "extend", "pop", "vec"]
