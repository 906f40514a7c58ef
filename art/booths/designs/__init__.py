"""Layouts of the designs, a file each. A layout gets the footprint w x d in metres and a palette; z = 0 is the deck's top."""
