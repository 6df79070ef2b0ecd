"""The value of a course by condition, so that a hint can say what a move is good for."""

from typing import NamedTuple

from minigolf_desktop.bots.designer.kernel.plot import Plot
from minigolf_desktop.bots.designer.kernel.value import Valuer


class Terms(NamedTuple):
    """What a course will probably come to by condition, in hundredths of a point."""

    fun: int
    her_whim: int
    his_whim: int
    par: int
    land: int
    """With what the free cells will bring."""
    circuit: int
    playability: int
    """With how well all that is open can be closed."""

    @property
    def total(self) -> int:
        """Return the value."""
        return sum(self)

    def since(self, before: "Terms") -> "Terms":
        """Return what each condition has won."""
        return Terms(*(mine - theirs for mine, theirs in zip(self, before, strict=True)))


def terms_of(valuer: Valuer, plot: Plot) -> Terms:
    """Return the value of a plot by condition."""
    valuer.value(plot)
    return Terms(
        valuer.fun,
        valuer.her_whim,
        valuer.his_whim,
        valuer.par,
        valuer.land,
        valuer.circuit,
        valuer.playability,
    )
