"""18 Holes as a search wants it: the rules of the model on a position that is changed in place.

A position is made from a state in which nothing is unknown (:func:`~.conversion.position_of`). Then
:func:`~.playing.legal` lists what may be done, as whole numbers (:mod:`.actions`),
:func:`~.playing.do` carries one of them out, and ``position.copy()`` or
``position.become(other)`` goes back to where it was. Random numbers lie in the position, as in the
model: both play the same game.

All of it is plain Python that mypyc compiles well; packages hold it compiled.
"""
