import type { FixedView, Vec3, ViewName } from '../viewer/model.ts';
import { cross, dot, plus, rightOf } from '../viewer/vector.ts';
import type { Bounds } from './check-source.ts';
import type { SourceCamera } from './source-model.ts';

/** Azimuth and elevation in degrees, focal length in mm on a 36 mm sensor, filled fraction, upright verticals. */
const VIEWS: Readonly<Record<ViewName, readonly [number, number, number, number, boolean]>> = {
  topview: [18, 56, 50, 0.86, false],
  frontview: [0, 6, 38, 0.84, true],
  leftview: [-40, 9, 38, 0.84, true],
  rightview: [40, 9, 38, 0.84, true],
};
const ASPECT = 4 / 3;
const FARTHEST = 60;

/** Returns the four published cameras: the file's, else ones that frame the box. */
export function viewsOf(bounds: Bounds, cameras: readonly SourceCamera[] = []): Record<ViewName, FixedView> {
  const views = Object.entries(VIEWS).map(([name, [azimuth, elevation, lens, fill, isLevel]]) => {
    const [around, above] = [azimuth, elevation].map((angle) => (angle * Math.PI) / 180) as [number, number];
    const flat = Math.cos(above);
    const out: Vec3 = [Math.sin(around) * flat, Math.sin(above), Math.cos(around) * flat];
    const back: Vec3 = isLevel ? [Math.sin(around), 0, Math.cos(around)] : out;
    return [name, viewOf(bounds, out, back, 18 / lens, fill)];
  });
  const own = cameras.map(({ name, p, back, half, shift }) => [
    name,
    { eye: rounded(p), back: rounded(back), half, shift },
  ]);
  return Object.fromEntries([...views, ...own]) as Record<ViewName, FixedView>;
}

/** @param out direction from the box's center to the camera */
function viewOf({ low, high }: Bounds, out: Vec3, back: Vec3, half: number, fill: number): FixedView {
  const middle = plus(low, plus(high, low, -1), 0.5);
  const right = rightOf(back);
  const up = cross(back, right);
  const corners = Array.from({ length: 8 }, (_, index): Vec3 => {
    return [index & 1 ? high[0] : low[0], index & 2 ? high[1] : low[1], index & 4 ? high[2] : low[2]];
  });
  /** Returns the corners as seen from a distance, projected one meter away; null if one is behind the camera. */
  function seenFrom(distance: number) {
    const eye = plus(middle, out, distance);
    const seen = corners.map((corner) => {
      const to = plus(corner, eye, -1);
      return [dot(to, right), dot(to, up), -dot(to, back)] as const;
    });
    if (seen.some(([, , far]) => far < 0.3)) return null;
    const along = (axis: 0 | 1) => seen.map((each) => each[axis] / each[2]);
    const [xs, ys] = [along(0), along(1)];
    return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)] as const;
  }
  let [near, far] = [0.5, FARTHEST];
  for (let step = 0; step < 40; step++) {
    const distance = (near + far) / 2;
    const seen = seenFrom(distance);
    const fits =
      seen && seen[1] - seen[0] <= 2 * half * fill && seen[3] - seen[2] <= (2 * half * fill) / ASPECT;
    if (fits) far = distance;
    else near = distance;
  }
  const [left, rightmost, bottom, top] = seenFrom(far) ?? [0, 0, 0, 0];
  const [x, y] = rounded([(left + rightmost) / 4 / half, (bottom + top) / 4 / half, 0]);
  return { eye: rounded(plus(middle, out, far)), back: rounded(back), half, shift: [x, y] };
}

function rounded(vector: Vec3): Vec3 {
  return vector.map((value) => Math.round(value * 1e5) / 1e5) as unknown as Vec3;
}
