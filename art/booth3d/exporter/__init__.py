"""The booths and extras as models for a real-time viewer, from the same builders as the pictures."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
import booths  # noqa: F401  first, since it loads Blender
