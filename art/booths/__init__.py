"""The booths, extras and halls of the pictures and models, as parametric scenes. Meters, degrees, watts; z is up.

A layout (`designs/`, `projects/`) gets its footprint w x d and a palette; z = 0 is the deck. A part (`parts/`) is built
around the current `place`, standing on z = 0, facing -y.
"""

import bpy  # noqa: F401  first, since it loads bmesh and mathutils
