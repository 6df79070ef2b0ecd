"""Names as players type them, or paste them from elsewhere."""

from PySide6.QtWidgets import QLineEdit

from minigolf_desktop.storage.plain_text import in_one_line


def typed_name(field: QLineEdit) -> str:
    """Return the name in a field as files would have it: one line that turns no letters round."""
    return in_one_line(field.text()).strip()
