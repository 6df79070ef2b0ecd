from dataclasses import dataclass
@dataclass
class P:
    package="minigolf_desktop"; command="minigolf-desktop"; name="Minigolf Desktop"; identifier="x"; version="0"
PRODUCT=P()
