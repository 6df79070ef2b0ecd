"""Words for the codes of the model: everything a player reads about the rules is said here.

Each module is imported by its own name, so that the home screen, which needs only names and
levels, opens without the rules.

``content_names``: ``content_name(english)``. ``levels``: ``level_name(level)``,
``level_verdict(level)``. ``clients``: ``client_name(client)``, ``client_wish(client)``,
``wish_points(client)``, ``wish_rule(client)``. ``conditions``: ``CONDITION_ICONS``,
``condition_name(id)``, ``condition_rule(id)``, ``condition_note(score, clients, missing)``.
``reasons``: ``line_reason(line, clients)``. ``refusals``: ``refusal_sentence(refusal)``.
``events``: ``event_sentence(event, box, lands)``. ``tiles``: ``tile_words(design)``,
``cell_words(cell)``, ``element_count(element, count)``.
"""
