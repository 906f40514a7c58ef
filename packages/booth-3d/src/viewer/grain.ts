import { mix, smooth } from './vector.ts';

const WIDTH = 256;
const HEIGHT = 64;
/** Lattices of noise, from coarse to fine: cells across, cells down, weight. */
const LAYERS = [
  [2, 8, 1],
  [4, 16, 0.8],
  [4, 32, 0.6],
  [8, 64, 0.5],
] as const;
const WEIGHTS = 2.9;

/** A deterministic wood grain tile of 256 x 64 values, generated to avoid a download. */
export function woodGrain(): { width: number; height: number; values: Uint8Array<ArrayBuffer> } {
  let seed = 7;
  function random(): number {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  }
  const sums = new Float32Array(WIDTH * HEIGHT);
  for (const [across, down, weight] of LAYERS) {
    const lattice = Float32Array.from({ length: across * down }, random);
    const at = (x: number, y: number) => lattice[(y % down) * across + (x % across)] ?? 0;
    for (const [index, sum] of sums.entries()) {
      const x = ((index % WIDTH) / WIDTH) * across;
      const y = (Math.floor(index / WIDTH) / HEIGHT) * down;
      const [left, top] = [Math.floor(x), Math.floor(y)];
      const [sx, sy] = [smooth(x - left), smooth(y - top)];
      const upper = mix(at(left, top), at(left + 1, top), sx);
      const lower = mix(at(left, top + 1), at(left + 1, top + 1), sx);
      sums[index] = sum + weight * mix(upper, lower, sy);
    }
  }
  // Uint8ClampedArray clamps values out of range
  const values = new Uint8ClampedArray(sums.map((sum) => ((sum / WEIGHTS - 0.5) * 2.6 + 0.5) * 255));
  return { width: WIDTH, height: HEIGHT, values: new Uint8Array(values.buffer) };
}
