/** Magnification of a picture. `x` and `y` are the pixels from the frame's center to the picture's center. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const FITTING: Zoom = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 4;

/** A change of zoom: magnifies by `factor` around `at` (in pixels from the frame's center), then moves. */
export interface ZoomChange {
  readonly factor?: number;
  readonly at?: { readonly x: number; readonly y: number };
  readonly dx?: number;
  readonly dy?: number;
}

/** Sizes, in pixels, of the frame and of the unmagnified picture. */
export interface Fit {
  readonly frame: readonly [width: number, height: number];
  readonly picture: readonly [width: number, height: number];
}

/** Returns the zoom after a change. Keeps the picture over its frame, and centers it where it is smaller. */
export function changeZoom(
  { scale, x, y }: Zoom,
  { factor = 1, at = FITTING, dx = 0, dy = 0 }: ZoomChange,
  { frame, picture }: Fit,
): Zoom {
  const next = clamp(scale * factor, 1, MAX_SCALE);
  const growth = next / scale;
  const spare = ([0, 1] as const).map((side) => Math.max(0, (picture[side] * next - frame[side]) / 2));
  const [spareX = 0, spareY = 0] = spare;
  return {
    scale: next,
    x: clamp(at.x - (at.x - x) * growth + dx, -spareX, spareX),
    y: clamp(at.y - (at.y - y) * growth + dy, -spareY, spareY),
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
