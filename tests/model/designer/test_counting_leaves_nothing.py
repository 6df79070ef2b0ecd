"""What the counting built up to find an answer goes with the answer (rulings D16, D17)."""

import gc

from declared_courses import loose_board

from minigolf_desktop.model.designer import numbering, trace_holes
from minigolf_desktop.model.designer.counting.choosing import forget_answers

LOOSE_ENDS = 20


def test_a_count_leaves_nothing_that_waits_for_the_collector():
    course, mr = loose_board(1, LOOSE_ENDS)
    holes = trace_holes(course)
    forget_answers()
    gc.collect()
    gc.disable()
    try:
        numbering.best_numbering(course, holes, mr, {}, final=True)
        left = gc.collect()
    finally:
        gc.enable()
    assert left == 0, "objects that know each other in a ring stay until the next collection"
