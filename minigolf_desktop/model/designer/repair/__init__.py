"""Making a course fit to putt on: what is wrong, the fewest changes that mend it (ruling P6)."""

from minigolf_desktop.model.designer.repair.changes import Change, ChangeKind, changed_course
from minigolf_desktop.model.designer.repair.mistakes import Mistake, MistakeKind, find_mistakes
from minigolf_desktop.model.designer.repair.proposal import Repair, kept_numbers, propose_repair

__all__ = [
    "Change",
    "ChangeKind",
    "Mistake",
    "MistakeKind",
    "Repair",
    "changed_course",
    "find_mistakes",
    "kept_numbers",
    "propose_repair",
]
