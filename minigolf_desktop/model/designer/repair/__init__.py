"""Making a course fit to putt on: what is wrong, the fewest changes that mend it (ruling P6)."""

from minigolf_desktop.model.designer.repair.changes import (
    Change,
    ChangeKind,
    Mistake,
    MistakeKind,
    changed_course,
    find_mistakes,
)
from minigolf_desktop.model.designer.repair.search import (
    FoundRepair,
    Repair,
    kept_numbers,
    propose_repair,
    repair_by,
    search_repair,
)
from minigolf_desktop.model.designer.repair.workbench import TileKind, Workbench, kind_of

__all__ = [
    "Change",
    "ChangeKind",
    "FoundRepair",
    "Mistake",
    "MistakeKind",
    "Repair",
    "TileKind",
    "Workbench",
    "changed_course",
    "find_mistakes",
    "kept_numbers",
    "kind_of",
    "propose_repair",
    "repair_by",
    "search_repair",
]
