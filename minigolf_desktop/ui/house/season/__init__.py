"""The season: a path of tasks on a map."""
