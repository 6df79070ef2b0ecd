"""Everything on disk: matches, courses, records and settings, written so that nothing is lost.

Every file is written to a temporary one, flushed, then renamed, or is a journal that only grows
by whole lines. Every file is read strictly; one that cannot be read is set aside, never
overwritten. ``settings``, ``saved_matches`` and ``overview`` load without pydantic: the home screen
needs them at once.
"""
