"""What the program does without a screen: a module a verb.

Each has ``declare(verb)``, which declares its arguments, and ``run(wanted)``, which does the work
and returns the exit status: 0 when all is well, 1 when something was found wrong, 2 for bad input.
What is heavy is loaded when a verb runs; only the verbs that draw load Qt.
"""
