"""Parts of a booth. Each is built around the current `place`, standing on z = 0, facing -y; metres."""
