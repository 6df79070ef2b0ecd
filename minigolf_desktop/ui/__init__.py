"""The screens: Qt lives here and nowhere else."""

from minigolf_desktop.ui.common.sources import leave_sources_alone

leave_sources_alone()
