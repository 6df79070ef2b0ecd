"""What `installer/build.py` makes packages with, a module for each kind of package."""
