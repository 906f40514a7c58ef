import { CELL } from '../placement/floor.ts';
import type { Vec3 } from '../viewer/model.ts';
import { dot, mixed, plus } from '../viewer/vector.ts';

/** Distance in meters within which objects block light. */
const REACH = 1.6;
/** Distance in cubes within which no cube is skipped, since near objects darken most. */
const NEAR = 8;
const DIRECTIONS = 48;

/** Evenly distributed directions: a spiral around a sphere. */
const RAYS: readonly Vec3[] = Array.from({ length: DIRECTIONS }, (_, index) => {
  const y = 1 - (2 * index + 1) / DIRECTIONS;
  const turn = index * Math.PI * (3 - Math.sqrt(5));
  const level = Math.sqrt(1 - y * y);
  return [level * Math.cos(turn), y, level * Math.sin(turn)];
});

/**
 * Light from each direction, close to the mean of the demo's path-traced booths: soft boxes above and in front, a dark
 * hall behind, and light reflected by the floor.
 */
const SKY = RAYS.map(([, y, z]) => {
  const lamps = 0.15 + 1.2 * Math.max(0, y) + 0.8 * Math.max(0, z);
  return y < 0 ? lamps * 0.5 : lamps;
});

/** A box of 5 cm cubes on the floor map's squares: what is where, and how much light reaches a point. */
export class AmbientLight {
  readonly #low: Vec3;
  readonly #counts: Vec3;
  readonly #filled: Uint8Array;

  /** @param low a corner of a square; meters */
  constructor(low: Vec3, high: Vec3) {
    this.#low = low;
    this.#counts = plus(high, low, -1).map((side) => Math.ceil(side / CELL) + 1) as unknown as Vec3;
    this.#filled = new Uint8Array(this.#counts.reduce((product, count) => product * count, 1));
  }

  /** Fills the cubes that a triangle crosses, in rows parallel to its longest side. */
  add(a: Vec3, b: Vec3, c: Vec3): void {
    const sides: [number, Vec3, Vec3, Vec3][] = [
      [lengthOf(a, b), a, b, c],
      [lengthOf(b, c), b, c, a],
      [lengthOf(c, a), c, a, b],
    ];
    const [[longest, from, to, tip]] = sides.sort(([one], [other]) => other - one) as [(typeof sides)[0]];
    const part =
      longest && Math.min(1, Math.max(0, dot(plus(tip, from, -1), plus(to, from, -1)) / longest ** 2));
    const rows = Math.ceil(lengthOf(tip, mixed(from, to, part)) / (CELL * 0.7));
    for (let row = 0; row <= rows; row++) {
      const [start, end] = [mixed(from, tip, row / (rows || 1)), mixed(to, tip, row / (rows || 1))];
      const steps = Math.ceil(lengthOf(start, end) / (CELL * 0.7));
      for (let step = 0; step <= steps; step++) {
        const index = this.#indexOf(...mixed(start, end, step / (steps || 1)));
        if (index >= 0) this.#filled[index] = 1;
      }
    }
  }

  /** True if the square's column has something between these heights. */
  stands(x: number, z: number, low: number, high: number): boolean {
    for (let y = low; y < high; y += CELL) {
      if (this.#filled[this.#indexOf(x, y, z)]) return true;
    }
    return false;
  }

  /** Returns the light on a surface as a factor of its color, which its surroundings reduce. */
  at(p: Vec3, n: Vec3): number {
    const from = plus(p, n, CELL * 1.5);
    let light = 0;
    let whole = 0;
    RAYS.forEach((ray, index) => {
      const cosine = dot(ray, n);
      if (cosine <= 0.05) return;
      whole += cosine;
      light += cosine * (SKY[index] ?? 0) * this.#open(from, ray);
    });
    return light / whole;
  }

  /** Returns 0 (blocked immediately) to 1 (open). Runs millions of times, so it allocates no vectors. */
  #open(from: Vec3, ray: Vec3): number {
    const filled = this.#filled;
    const [columns, levels, rows] = this.#counts;
    const [fromX, fromY, fromZ] = [0, 1, 2].map(
      (axis) => ((from[axis] ?? 0) - (this.#low[axis] ?? 0)) / CELL + 1e-6,
    ) as unknown as Vec3;
    for (let far = 0; far < REACH / CELL; far += far < NEAR ? 1 : 1.8) {
      const x = Math.floor(fromX + ray[0] * far);
      const y = Math.floor(fromY + ray[1] * far);
      const z = Math.floor(fromZ + ray[2] * far);
      if (x < 0 || y < 0 || z < 0 || x >= columns || y >= levels || z >= rows) continue;
      if (filled[(y * rows + z) * columns + x]) return (far * CELL) / REACH;
    }
    return 1;
  }

  /** Returns the index of the cube at a point; -1 outside. */
  #indexOf(x: number, y: number, z: number): number {
    const [columns, levels, rows] = this.#counts;
    const column = Math.floor((x - this.#low[0]) / CELL + 1e-6);
    const level = Math.floor((y - this.#low[1]) / CELL + 1e-6);
    const row = Math.floor((z - this.#low[2]) / CELL + 1e-6);
    const isInside =
      column >= 0 && level >= 0 && row >= 0 && column < columns && level < levels && row < rows;
    return isInside ? (level * rows + row) * columns + column : -1;
  }
}

function lengthOf(a: Vec3, b: Vec3): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
