"""Layouts of the designs, a file each. A layout gets its footprint w x d, metres, and a palette; z = 0 is the deck."""
