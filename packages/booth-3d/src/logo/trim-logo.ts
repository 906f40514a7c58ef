/** Takes a logo out of its picture: without lines along the edges, haze and specks, and as strong as its strongest part. */
import { createCanvasContext } from '../create-canvas-context.ts';
import type { Rgb } from './color-math.ts';
import { colorAt, flood, isAlike, opacity, type Picture, shrunk } from './picture.ts';
import { type Box, drawnBox } from './picture-facts.ts';

/** Minimum opacity of a pixel, and of a pixel of a small copy, in which a fine tip leaves little. */
const SEEN = { all: 24, small: 4 };
/** Part of a mark below which what is apart from it is a speck, and above which all specks together are not. */
const SPECK = { each: 0.002, all: 0.02 };
/** Maximum width of a line along an edge, in pixels, and minimum side of a picture that has one. */
const LINE = { width: 4, side: 100 };
/** Minimum part of a line that is of one color. */
const PLAIN = 0.94;
/** Opacity up to which a logo is translucent as a whole. */
const FAINT = 250;

/** Returns the logo in a picture; null if there is nothing. */
export function trimmed(pen: CanvasRenderingContext2D): HTMLCanvasElement | null {
  const { width, height } = pen.canvas;
  const rough = roughBox(shrunk(pen.canvas), width, height);
  const box = drawnBox(pen.getImageData(rough.x, rough.y, rough.width, rough.height));
  if (!box) return null;
  const logo = createCanvasContext(box.width, box.height);
  logo.drawImage(pen.canvas, -box.x - rough.x, -box.y - rough.y);
  return logo.canvas;
}

/** Returns the box of everything but specks in a picture of a size, by a small copy. */
function roughBox(small: Picture, width: number, height: number): Box {
  const parts = partsOf(small);
  const inkOf = (of: readonly Part[]) => of.reduce((sum, { ink }) => sum + ink, 0);
  const large = parts.filter(({ ink }) => ink >= inkOf(parts) * SPECK.each);
  const kept = inkOf(large) < inkOf(parts) * (1 - SPECK.all) ? parts : large;
  const [byX, byY] = [width / small.width, height / small.height];
  // A pixel more, for soft edges
  const left = Math.max(0, Math.floor((Math.min(...kept.map((part) => part.left)) - 1) * byX));
  const top = Math.max(0, Math.floor((Math.min(...kept.map((part) => part.top)) - 1) * byY));
  const right = Math.min(width, Math.ceil((Math.max(...kept.map((part) => part.right)) + 2) * byX));
  const bottom = Math.min(height, Math.ceil((Math.max(...kept.map((part) => part.bottom)) + 2) * byY));
  return kept.length > 0
    ? { x: left, y: top, width: right - left, height: bottom - top }
    : { x: 0, y: 0, width, height };
}

/** A connected part of a picture. */
type Part = Readonly<Record<'ink' | 'left' | 'top' | 'right' | 'bottom', number>>;

function partsOf(picture: Picture): Part[] {
  const { width, height } = picture;
  const seen = new Uint8Array(width * height);
  const parts: Part[] = [];
  for (const start of seen.keys()) {
    const pixels = flood(picture, [start], (at) => opacity(picture, at) >= SEEN.small, seen);
    if (pixels.length === 0) continue;
    const part = { ink: pixels.length, left: width, top: height, right: 0, bottom: 0 };
    for (const at of pixels) {
      const [x, y] = [at % width, Math.floor(at / width)];
      part.left = Math.min(part.left, x);
      part.right = Math.max(part.right, x);
      part.top = Math.min(part.top, y);
      part.bottom = Math.max(part.bottom, y);
    }
    parts.push(part);
  }
  return parts;
}

/** Clears haze, and makes a logo opaque that is translucent as a whole: on a wall it would look faded. */
export function strengthen(pen: CanvasRenderingContext2D): void {
  const picture = pen.getImageData(0, 0, pen.canvas.width, pen.canvas.height);
  const { data } = picture;
  let most = 0;
  for (let at = 3; at < data.length; at += 4) most = Math.max(most, data[at] ?? 0);
  const by = most > FAINT ? 1 : 255 / Math.max(1, most);
  for (let at = 3; at < data.length; at += 4) {
    const own = (data[at] ?? 0) * by;
    data[at] = own < SEEN.all ? 0 : own;
  }
  pen.putImageData(picture, 0, 0);
}

/** Clears lines along the edges of an opaque picture, such as a screenshot's. */
export function clearEdgeLines(pen: CanvasRenderingContext2D): void {
  const { width, height } = pen.canvas;
  if (Math.min(width, height) < LINE.side) return;
  const picture = pen.getImageData(0, 0, width, height);
  const row = (y: number) => plainColor(picture, width, (step) => y * width + step);
  const column = (x: number) => plainColor(picture, height, (step) => step * width + x);
  const isLine = (outer: Rgb | null, inner: Rgb | null) => outer && inner && !isAlike(outer, inner);
  const { width: line } = LINE;
  if (isLine(row(0), row(line))) pen.clearRect(0, 0, width, line);
  if (isLine(row(height - 1), row(height - 1 - line))) pen.clearRect(0, height - line, width, line);
  if (isLine(column(0), column(line))) pen.clearRect(0, 0, line, height);
  if (isLine(column(width - 1), column(width - 1 - line))) pen.clearRect(width - line, 0, line, height);
}

/** Returns the color of a row or column of pixels; null if it has several, or is not opaque. */
function plainColor(picture: Picture, length: number, at: (step: number) => number): Rgb | null {
  const color = colorAt(picture.data, at(length >> 1));
  let same = 0;
  for (let step = 0; step < length; step++) {
    if (opacity(picture, at(step)) === 255 && isAlike(colorAt(picture.data, at(step)), color)) same++;
  }
  return same >= length * PLAIN ? color : null;
}
