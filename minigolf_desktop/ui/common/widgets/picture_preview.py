"""A picture that is as large as there is room for it."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy


class PicturePreview(QLabel):
    """Shows a picture whole, or words while there is none."""

    def __init__(self, least: QSize) -> None:
        super().__init__()
        self._image = QImage()
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setProperty("role", "body")
        self.setMinimumSize(least)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    @property
    def has_picture(self) -> bool:
        """Whether a picture is shown."""
        return not self._image.isNull()

    def tell(self, words: str) -> None:
        """Show words instead of a picture."""
        self._image = QImage()
        self.setText(words)

    def show_image(self, image: QImage, name: str) -> None:
        """Show a picture, which is called so."""
        self._image = image
        self.setAccessibleName(name)
        self._fit()

    def _fit(self) -> None:
        ratio = self.devicePixelRatioF()
        shown = QPixmap.fromImage(self._image).scaled(
            self.size() * ratio,
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        shown.setDevicePixelRatio(ratio)
        self.setPixmap(shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the picture as large as there is room for."""
        super().resizeEvent(event)
        if self.has_picture:
            self._fit()
