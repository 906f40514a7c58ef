import type { Vec3 } from '../viewer/model.ts';
import { dot, plus } from '../viewer/vector.ts';

/** A matrix in glTF's column order that turns, moves and scales evenly: from a file's coordinates to the scene's. */
export type Frame = readonly number[];

/** Returns what changes points and directions of the scene when the model's frame changes. */
export function between(before: Frame, after: Frame) {
  const [was, is] = [columnsOf(before), columnsOf(after)];
  const size = dot(was.axes[0], was.axes[0]);
  const into = ({ axes }: Columns, [x, y, z]: Vec3): Vec3 =>
    plus(plus(plus([0, 0, 0], axes[0], x), axes[1], y), axes[2], z);
  const inFile = (of: Vec3): Vec3 => [
    dot(of, was.axes[0]) / size,
    dot(of, was.axes[1]) / size,
    dot(of, was.axes[2]) / size,
  ];
  const along = (of: Vec3) => into(is, inFile(of));
  const scale = Math.hypot(...is.axes[0]) / Math.sqrt(size);
  return {
    scale,
    point: (p: Vec3): Vec3 => plus(is.origin, along(plus(p, was.origin, -1))),
    direction: (n: Vec3): Vec3 => plus([0, 0, 0], along(n), 1 / scale),
  };
}

interface Columns {
  readonly axes: readonly [Vec3, Vec3, Vec3];
  readonly origin: Vec3;
}

function columnsOf(frame: Frame): Columns {
  const column = (at: number): Vec3 => [frame[at] ?? 0, frame[at + 1] ?? 0, frame[at + 2] ?? 0];
  return { axes: [column(0), column(4), column(8)], origin: column(12) };
}
