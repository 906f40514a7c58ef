/** A logo as a designer sees it: its own ground, its tones, and its version in one color. */
import { createCanvasContext } from '../create-canvas-context.ts';
import { contrast, type Rgb, STANDS_OUT } from './color-math.ts';
import { ALIKE, colorAt, flood, isAlike, opacity, type Picture, shrunk } from './picture.ts';
import { brightness } from './picture-facts.ts';
import { trimmed } from './trim-logo.ts';

/** A logo without its ground. */
export interface LogoArt {
  /** Without paper, but with a tile's ground. */
  readonly whole: HTMLCanvasElement;
  readonly canvas: HTMLCanvasElement;
  /** A small copy, to judge by. */
  readonly sample: Picture;
  /** The color of its tile; null if it has none. */
  readonly ground: Rgb | null;
  /** True for an opaque picture of several colors, which in one color is an empty box. */
  readonly isPhoto: boolean;
  /**
   * Returns the part of the logo, from 0 to 1, that stands out from a ground; 1 for a picture without transparency.
   * @param ground its luminance
   * @param drawn luminance of a pixel of the logo as drawn, by its own
   */
  readonly partOn: (ground: number, drawn?: (own: number) => number) => number;
  readonly inOneColor: (color: Rgb) => HTMLCanvasElement;
}

/** Minimum opacity of a pixel of a mark, and of one that nothing shows through. */
const SOLID = 90;
const OPAQUE = 250;
/** Difference in a channel above which a pixel is of another color than the mean, and share of those in a photo. */
const [FAR, FAR_SHARE] = [64, 0.08];
/** Minimum of each channel of paper, and of gray paper: in the shade, or the pattern that stands for transparency. */
const PAPER = { white: 226, gray: 190 };
/** Maximum difference of the channels of gray paper. */
const GRAY = 16;
/** Minimum share of paper at the edges of an opaque picture: a logo without a margin touches them. */
const PAPER_SHARE = 0.12;
/** A square with round corners fills more than this part of its box, a disc less. */
const TILE_FILL = 0.87;
/** Minimum part of a box that is cut out of it, to stand for it. */
const GLYPH = 0.03;
const EDGE_SHARE = { tile: 0.85, box: 0.6 };
/** Width of a mark's soft edge, in pixels. */
const EDGE = 2;
/** Minimum contrast of what is cut out of a version in one color. */
const CUT = 1.9;

/** Art of pictures, which several viewers show. */
const known = new WeakMap<HTMLCanvasElement | ImageBitmap, LogoArt>();

/** Returns what is left of a logo without the paper around it, and the ground of a tile. */
export function artOf(source: HTMLCanvasElement | ImageBitmap): LogoArt {
  const art = known.get(source) ?? readArt(source);
  known.set(source, art);
  return art;
}

function readArt(source: HTMLCanvasElement | ImageBitmap): LogoArt {
  const pen = createCanvasContext(source.width, source.height);
  pen.drawImage(source, 0, 0);
  const sample = shrunk(pen.canvas);
  const ground = groundOf(sample);
  const bare = ground && withoutGround(pen, ground);
  // A plain box is the mark itself
  if (!bare) return artIn(pen.canvas, pen.canvas, sample, null);
  if (!isPaper(ground)) return artIn(pen.canvas, bare, shrunk(bare), ground);
  return readArt(bare);
}

function artIn(
  whole: HTMLCanvasElement,
  canvas: HTMLCanvasElement,
  sample: Picture,
  ground: Rgb | null,
): LogoArt {
  const versions = new Map<string, HTMLCanvasElement>();
  const isPicture = !ground && isPhoto(sample);
  return {
    whole,
    canvas,
    sample,
    ground,
    isPhoto: isPicture,
    // A photo is seen on every ground
    partOn: (behind, drawn = (own) => own) =>
      isPicture ? 1 : standsOut(sample, (at) => contrast(drawn(brightness(sample.data, at * 4)), behind)),
    inOneColor: (color) => {
      const version = versions.get(`${color}`) ?? inOneColor(canvas, color);
      versions.set(`${color}`, version);
      return version;
    },
  };
}

/** True for an opaque picture of several colors. A gradient, or a box with a letter cut out, is of one. */
function isPhoto(picture: Picture): boolean {
  const pixels = [...Array(picture.width * picture.height).keys()];
  if (!pixels.every((at) => opacity(picture, at) >= OPAQUE)) return false;
  const holes = holesOf(picture);
  const colors = pixels.filter((at) => !holes[at]).map((at) => colorAt(picture.data, at));
  const mean = meanOf(colors);
  return colors.filter((color) => !isAlike(color, mean, FAR)).length > colors.length * FAR_SHARE;
}

/** True for a ground that is only paper. */
function isPaper(ground: Rgb): boolean {
  return Math.min(...ground) >= (isGray(ground) ? PAPER.gray : PAPER.white);
}

function isGray(color: Rgb): boolean {
  return Math.max(...color) - Math.min(...color) <= GRAY;
}

/** True for a pixel's color that belongs to a ground. Where paper is gray in part, the rest of it is lighter. */
function isOf(ground: Rgb, color: Rgb): boolean {
  const isLighter = isPaper(ground) && isGray(color) && Math.min(...color) >= Math.min(...ground) - ALIKE;
  return isLighter || isAlike(color, ground);
}

/** Returns the color of the box or tile that a logo is on; null if it stands free. */
export function groundOf(picture: Picture): Rgb | null {
  const { data, width, height } = picture;
  const outside = reach(picture, (at) => opacity(picture, at) < SOLID);
  const filled = outside.filter((part) => !part).length / outside.length;
  if (filled < TILE_FILL) return null;
  const edge = edgeOf(outside, width, height).map((at) => colorAt(data, at));
  const near = (color: Rgb) => edge.filter((each) => isAlike(each, color)).length / edge.length;
  if (filled < 1) {
    const mean = meanOf(edge);
    return near(mean) >= EDGE_SHARE.tile ? mean : null;
  }
  const paper = edge.filter(isPaper);
  if (paper.length >= edge.length * PAPER_SHARE) return meanOf(paper);
  const corner = colorAt(data, 0);
  const corners = [width - 1, (height - 1) * width, height * width - 1].map((at) => colorAt(data, at));
  return corners.every((each) => isAlike(each, corner)) && near(corner) >= EDGE_SHARE.box ? corner : null;
}

/** Makes a ground transparent, and what is cut out of a tile white. @returns null if nothing is left */
function withoutGround(pen: CanvasRenderingContext2D, ground: Rgb): HTMLCanvasElement | null {
  const { width, height } = pen.canvas;
  const picture = pen.getImageData(0, 0, width, height);
  const { data } = picture;
  const outside = reach(picture, (at) => opacity(picture, at) < SOLID);
  const isGround = outside.map((isOut, at) =>
    isOut || (opacity(picture, at) >= SOLID && isOf(ground, colorAt(data, at))) ? 1 : 0,
  );
  const isTile = !isPaper(ground);
  for (const [at, isGone] of isGround.entries()) {
    if (isGone) data[at * 4 + 3] = 0;
    else if (isTile && opacity(picture, at) < SOLID) data.set([255, 255, 255, 255], at * 4);
    else {
      const near = around(picture, at);
      if (near.some((each) => isGround[each])) takeOut(data, at, ground, near);
    }
  }
  const bare = createCanvasContext(width, height);
  bare.putImageData(picture, 0, 0);
  return trimmed(bare);
}

/** Returns the pixels within a soft edge's width, in the same row and column. */
function around({ width, height }: Picture, at: number): number[] {
  const [x, y] = [at % width, Math.floor(at / width)];
  const near: number[] = [];
  for (let step = 1; step <= EDGE; step++) {
    if (x >= step) near.push(at - step);
    if (x + step < width) near.push(at + step);
    if (y >= step) near.push(at - step * width);
    if (y + step < height) near.push(at + step * width);
  }
  return near;
}

/** Takes a ground's part out of a mixed pixel. Its own color is taken from the neighbor that differs most from the ground. */
function takeOut(data: Uint8ClampedArray, at: number, ground: Rgb, near: readonly number[]): void {
  const differenceOf = (color: Rgb) =>
    Math.max(...color.map((value, index) => Math.abs(value - (ground[index] ?? 0))));
  const mixed = colorAt(data, at);
  const own = near
    .map((each) => colorAt(data, each))
    .reduce((best, color) => (differenceOf(color) > differenceOf(best) ? color : best), mixed);
  const part = differenceOf(mixed) / Math.max(1, differenceOf(own));
  data.set([...own, part * (data[at * 4 + 3] ?? 0)], at * 4);
}

/**
 * Returns a logo in one color. Enclosed parts of the other tone are cut out, such as the white letter of a blue shield;
 * of a box or tile only they remain.
 */
function inOneColor(canvas: HTMLCanvasElement, [r, g, b]: Rgb): HTMLCanvasElement {
  const pen = createCanvasContext(canvas.width, canvas.height);
  pen.drawImage(canvas, 0, 0);
  const picture = pen.getImageData(0, 0, canvas.width, canvas.height);
  const cut = holesOf(picture);
  const outside = reach(picture, (at) => opacity(picture, at) < SOLID);
  const isCut = (at: number) => cut[at] || (!outside[at] && opacity(picture, at) < SOLID);
  const count = (test: (at: number) => unknown) => cut.reduce((sum, _, at) => sum + (test(at) ? 1 : 0), 0);
  const isBox = count((at) => !outside[at]) >= cut.length * TILE_FILL && count(isCut) >= cut.length * GLYPH;
  for (let at = 0; at < cut.length; at++) {
    const alpha = cut[at] ? 0 : opacity(picture, at);
    picture.data.set([r, g, b, isBox ? (outside[at] ? 0 : 255 - alpha) : alpha], at * 4);
  }
  pen.putImageData(picture, 0, 0);
  return pen.canvas;
}

/** Returns which pixels of a mark are enclosed by its main tone, and much lighter or darker than it. */
export function holesOf(picture: Picture): Uint8Array {
  const main = mainTone(picture);
  const isOther = (at: number) => contrast(brightness(picture.data, at * 4), main) >= CUT;
  const outside = reach(picture, (at) => opacity(picture, at) < SOLID || isOther(at));
  return outside.map((isOut, at) => (!isOut && opacity(picture, at) >= SOLID && isOther(at) ? 1 : 0));
}

function mainTone(picture: Picture): number {
  const tones: number[] = [];
  for (let at = 0; at < picture.width * picture.height; at += 1 + (picture.width >> 8)) {
    if (opacity(picture, at) >= SOLID) tones.push(brightness(picture.data, at * 4));
  }
  return tones.sort((a, b) => a - b)[tones.length >> 1] ?? 0;
}

/**
 * Returns the part of a mark, from 0 to 1, that stands out. What does not, but is enclosed by what does, counts: a white
 * letter in a red disc is legible on white.
 * @param contrastAt contrast of a pixel with what is behind the mark
 * @param counts false for pixels that are not judged
 */
export function standsOut(
  picture: Picture,
  contrastAt: (at: number) => number,
  { minimum = STANDS_OUT, counts = () => true }: { minimum?: number; counts?: (at: number) => boolean } = {},
): number {
  const isSolid = (at: number) => opacity(picture, at) >= SOLID;
  const lost = reach(picture, (at) => !isSolid(at) || contrastAt(at) < minimum);
  let [mark, seen] = [0, 0];
  for (const [at, isLost] of lost.entries()) {
    if (!isSolid(at) || !counts(at)) continue;
    mark++;
    if (!isLost) seen++;
  }
  return mark === 0 ? 0 : seen / mark;
}

/** Returns which pixels can be reached from outside the picture through open ones. */
export function reach({ width, height }: Picture, isOpen: (at: number) => boolean): Uint8Array {
  const reached = new Uint8Array(width * height);
  const edge: number[] = [];
  for (let x = 0; x < width; x++) edge.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y++) edge.push(y * width, y * width + width - 1);
  flood({ width, height }, edge, isOpen, reached);
  return reached;
}

/** Returns the pixels next to what is outside, or to the picture's edge. */
function edgeOf(outside: Uint8Array, width: number, height: number): number[] {
  const edge: number[] = [];
  for (let at = 0; at < outside.length; at++) {
    if (outside[at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    const isAtSide = x === 0 || y === 0 || x === width - 1 || y === height - 1;
    if (isAtSide || outside[at - 1] || outside[at + 1] || outside[at - width] || outside[at + width])
      edge.push(at);
  }
  return edge;
}

function meanOf(colors: readonly Rgb[]): Rgb {
  const part = (index: 0 | 1 | 2) =>
    Math.round(colors.reduce((sum, color) => sum + color[index], 0) / colors.length);
  return [part(0), part(1), part(2)];
}
