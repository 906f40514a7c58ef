import { drawScaled, drawWithin, fileOf } from '../create-canvas-context.ts';
import type { Dress } from './dress.ts';
import { dressFor, factsOf, type LogoFacts } from './dress-logo.ts';
import { isWhole, pixelsKind, readDrawing } from './image-file.ts';
import { artOf } from './logo-art.ts';
import { isLight } from './picture-facts.ts';
import { clearEdgeLines, strengthen, trimmed } from './trim-logo.ts';

/** Maximum file size, in bytes. */
const MAX_BYTES = 5 * 1024 * 1024;
/** Maximum pixels of an image before scaling. */
export const MAX_PIXELS = 50_000_000;

/** Start of a PDF or AI, of PostScript (AI, EPS), and of an EPS with a preview; a mark, blanks or Ctrl-D may come first. */
const PRINT_FILE = /^[^%]{0,8}(?:%PDF-|%!PS)|^\xC5\xD0\xD3\xC6/;

const ANSWERS = {
  'no-file': "We couldn't read an image from that. Save it on this device, then choose the file.",
  'no-image': 'That file is not a PNG, JPEG, WebP, AVIF, or SVG image. Save your logo as one of these.',
  'print-file': 'Send us a PNG, JPEG, WebP, AVIF, or SVG here; reply to your confirmation with print files.',
  'too-large': 'That file is larger than 5 MB. Use a smaller copy: 1,024 pixels are enough.',
  'too-many-pixels': 'That image has more than 50 megapixels. Use a smaller copy: 1,024 pixels are enough.',
  unreadable: 'That image cannot be opened. It may be damaged: try another copy, or save it as a PNG.',
  empty: 'That image is empty: it is transparent or damaged, or only links to another file.',
} as const;
type LogoProblemReason = keyof typeof ANSWERS;

/** Thrown for a file that cannot be used as a logo. The message is for the visitor. */
export class LogoProblem extends Error {
  readonly reason: LogoProblemReason;

  constructor(reason: LogoProblemReason, cause?: unknown) {
    super(ANSWERS[reason], { cause });
    this.name = 'LogoProblem';
    this.reason = reason;
  }
}

/** A visitor's logo, redrawn, so that only its pixels remain. */
export interface OwnLogo extends LogoFacts {
  /** Cropped to its visible part, without paper. */
  readonly bitmap: ImageBitmap;
  /** `bitmap` as a `data:` URL of a PNG or WebP. */
  readonly address: string;
  /** True if it needs a dark background. */
  readonly isLight: boolean;
  /** How a designer would put it on a booth. */
  readonly dress: Dress;
}

/** The longer side, in pixels. */
const MAX_SIDE = 1024;
/** PNGs with longer URLs are stored as WebP. */
const MAX_PNG_URL = 200_000;

/**
 * Reads a file as a logo. An SVG is drawn as an image, which runs no scripts and fetches nothing.
 * @throws LogoProblem when it is too large or no image that this browser can draw
 * @example const { bitmap, dress } = await readLogo(input.files[0])
 */
export async function readLogo(file: Blob | null): Promise<OwnLogo> {
  if (!file) throw new LogoProblem('no-file');
  try {
    const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
    if (PRINT_FILE.test(String.fromCharCode(...start))) throw new LogoProblem('print-file');
    if (file.size === 0) throw new LogoProblem('empty');
    if (file.size > MAX_BYTES) throw new LogoProblem('too-large');

    const bytes = new Uint8Array(await file.arrayBuffer());
    const kind = pixelsKind(bytes);
    if (kind && !isWhole(bytes, kind)) throw new LogoProblem('unreadable');
    const drawing = kind ? null : readDrawing(bytes);
    const content = kind ? file : drawing;
    if (!content) throw new LogoProblem('no-image');
    // By its content, not its name
    const type = kind ?? 'image/svg+xml';
    return await withAddress(content, type, (address) => logoAt(address, drawing !== null));
  } catch (error) {
    throw error instanceof LogoProblem ? error : new LogoProblem('unreadable', error);
  }
}

/**
 * Draws an SVG as a PNG of 1,024 pixels on its longer side, whatever its units; null if the file is no SVG.
 * @throws LogoProblem for one that cannot be drawn
 * @example await drawSvg(new Uint8Array(await file.arrayBuffer()))
 */
export async function drawSvg(bytes: Uint8Array): Promise<Blob | null> {
  const drawing = readDrawing(bytes);
  if (!drawing) return null;
  return withAddress(drawing, 'image/svg+xml', async (address) => {
    const pen = drawnAtMaxSide(await loaded(address));
    // Without a view box, the margins are an accident
    const hasBox = /^[^>]*\sviewBox=/.test(drawing);
    return fileOf((hasBox ? null : trimmed(pen)) ?? pen.canvas, 'image/png');
  });
}

/** Runs `use` with an object URL of the content, and revokes it afterward. */
async function withAddress<Result>(
  content: BlobPart,
  type: string,
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const address = URL.createObjectURL(new Blob([content], { type }));
  try {
    return await use(address);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * Reads the logo at an object or `data:` URL.
 * @param isDrawing true for a vector image, which is drawn at the maximum size
 * @throws LogoProblem when there is nothing to see, or too much
 * @example await logoAt(localStorage.getItem('logo'))
 */
export async function logoAt(address: string, isDrawing = false): Promise<OwnLogo> {
  const image = await loaded(address);
  const { naturalWidth: width, naturalHeight: height } = image;
  // The header has the size, so nothing is decoded yet
  if (!isDrawing && width * height > MAX_PIXELS) throw new LogoProblem('too-many-pixels');
  await image.decode();
  const whole = isDrawing ? drawnAtMaxSide(image) : drawWithin(image, MAX_SIDE);
  clearEdgeLines(whole);
  strengthen(whole);
  const logo = trimmed(whole);
  if (!logo) throw new LogoProblem('empty');
  const art = artOf(logo);
  const own = art.whole;
  const facts = factsOf(art);
  const png = own.toDataURL('image/png');
  return {
    ...facts,
    bitmap: await createImageBitmap(own),
    address: png.length <= MAX_PNG_URL ? png : own.toDataURL('image/webp', 0.9),
    isLight: isLight(art.sample.data),
    dress: dressFor(facts, art),
  };
}

function drawnAtMaxSide(image: HTMLImageElement): CanvasRenderingContext2D {
  return drawScaled(image, MAX_SIDE / Math.max(image.width, image.height));
}

/** Loads an image up to where its size is known. */
function loaded(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new LogoProblem('unreadable'));
    image.src = address;
  });
}
