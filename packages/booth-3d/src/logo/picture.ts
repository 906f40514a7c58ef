import { drawWithin } from '../create-canvas-context.ts';
import type { Rgb } from './color-math.ts';

/** A picture's RGBA bytes. */
export interface Picture {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** Longer side of the sample, in pixels. */
const SAMPLE = 160;
/** Maximum difference in a channel of two pixels of one ground: JPEG is noisy. */
export const ALIKE = 30;

/** Returns a small copy. */
export function shrunk(canvas: HTMLCanvasElement): Picture {
  const pen = drawWithin(canvas, SAMPLE);
  return pen.getImageData(0, 0, pen.canvas.width, pen.canvas.height);
}

/** Returns the opacity of a pixel, from 0 to 255. */
export function opacity({ data }: Picture, at: number): number {
  return data[at * 4 + 3] ?? 0;
}

/** Returns the color of a pixel, whatever its opacity. */
export function colorAt(data: Uint8ClampedArray, at: number): Rgb {
  return [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0];
}

/** True for two colors that differ by at most `by` in each channel; by default, of one ground. */
export function isAlike(a: Rgb, b: Rgb, by = ALIKE): boolean {
  return a.every((part, index) => Math.abs(part - (b[index] ?? 0)) <= by);
}

/** Marks in `seen` the open pixels that can be reached from some. @returns those that were not seen before */
export function flood(
  { width, height }: Pick<Picture, 'width' | 'height'>,
  from: Iterable<number>,
  isOpen: (at: number) => boolean,
  seen: Uint8Array,
): number[] {
  const reached: number[] = [];
  const visit = (at: number) => {
    if (seen[at] || !isOpen(at)) return;
    seen[at] = 1;
    reached.push(at);
  };
  for (const at of from) visit(at);
  // Grows while it is read
  for (const at of reached) {
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at + width < width * height) visit(at + width);
  }
  return reached;
}
