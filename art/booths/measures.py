"""Lengths that every booth shares, in metres."""

FT = 0.3048


WALL_H = 8 * FT  # tension-fabric back wall, 2.44 m


DECK_H = 0.04  # raised floor under the carpet
