"""Counting a course in numbers alone: declared holes, hole numbers, their order (rulings D16, D17).

Nothing here knows where a tile lies. The door is :func:`choosing.best_answer`.
"""
