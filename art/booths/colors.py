"""Colors of booths, and mixtures of them."""

import numpy as np


def channels(hex_code: str) -> tuple[float, ...]:
    """'#rrggbb' as three 0..1 sRGB numbers."""
    h = hex_code.lstrip('#')
    return tuple(int(h[i : i + 2], 16) / 255 for i in (0, 2, 4))


def rgb(hex_code: str) -> np.ndarray:
    """'#rrggbb' as 0..1 sRGB numpy triple (for pixels)."""
    return np.array(channels(hex_code))


def linear(hex_code: str) -> tuple[float, ...]:
    """'#rrggbb' as linear RGBA (for shader sockets)."""
    c = rgb(hex_code)
    c = np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)
    return (*[float(x) for x in c], 1.0)


def mix_hex(a: str, b: str, t: float) -> str:
    """Returns the color at t between a and b, as '#rrggbb'."""
    mixed = (x * (1 - t) + y * t for x, y in zip(channels(a), channels(b)))
    return '#' + ''.join('%02x' % round(x * 255) for x in mixed)


class Palette:
    """The colors of one booth: dark ground, main brand color, light accent, wood, floor, wall."""

    def __init__(self, dark, main, light, floor, wood='#b98a5a', wall='#f2f4f8', glow=None):
        self.dark, self.main, self.light = dark, main, light
        self.floor, self.wood, self.wall, self.glow = floor, wood, wall, glow or light


PALETTES = {
    'electric': Palette('#071233', '#1557ff', '#5cc8ff', '#10203f', glow='#4aa8ff'),
    'studio': Palette('#15233f', '#2f6bff', '#dfe9ff', '#c9a67c', wood='#c99b66', glow='#fff1d8'),
    'deep': Palette('#050b20', '#0b3bd6', '#35a7ff', '#0b1530', wood='#8d6038', glow='#7cc4ff'),
    'stage': Palette('#04060f', '#3a2bff', '#8f7bff', '#0a0d1a', wood='#6d4a30', glow='#6f7dff'),
    'ice': Palette('#0c1f4a', '#1b63ff', '#a9d4ff', '#8e9db8', wood='#c79a68', glow='#cfe6ff'),
    'technology': Palette('#0b0a2a', '#5b2bff', '#27d3ff', '#14152b', wood='#7a5840', glow='#56c8ff'),
    'energy': Palette('#05322e', '#0fae7b', '#ffd24a', '#20413a', wood='#c69a63', glow='#d8ffe6'),
    'healthcare': Palette('#0b4a55', '#12b3b0', '#c9f4ef', '#9db7bb', wood='#d3ad80', glow='#dcfffa'),
    'retail': Palette('#5a1d2a', '#ff6a4d', '#ffd9c2', '#d8c3aa', wood='#c48a52', wall='#fbf1e8', glow='#ffe0bd'),
    'financial': Palette('#0c2420', '#1d5c4d', '#d9b36c', '#1a2b28', wood='#8a5a34', wall='#ece7dc', glow='#ffe3ad'),
    'automotive': Palette('#121317', '#e0202c', '#ff7a5c', '#1c1d21', wood='#6b4630', wall='#e9eaee', glow='#ffdbd2'),
}
