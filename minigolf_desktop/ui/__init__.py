"""The screens: Qt lives here and nowhere else."""
