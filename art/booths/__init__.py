"""The booths, extras and halls of the pictures and models, as parametric scenes. Metres, degrees, watts; z is up."""

import bpy  # noqa: F401  first: it brings bmesh and mathutils along
