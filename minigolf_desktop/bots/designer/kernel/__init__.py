"""Minigolf Designer to search with: the rules of the model on numbers that are done and undone.

A position (:mod:`position`) is made from a state of the model (:mod:`conversion`) and plays the
same game from there: the same legal actions, the same results, the same score. It is not for play:
it takes whatever action it is given, and holes are not numbered by hand.

Plain typed Python that runs as it is and is compiled in packages.
"""
