"""What the screens of every game share: theme, window, widgets, gestures, sessions."""
