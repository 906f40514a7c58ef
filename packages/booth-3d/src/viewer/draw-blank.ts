/** Draws a booth's front without marks, once, for every visitor's logo. */
import { createCanvasContext } from '../create-canvas-context.ts';
import { BLANK_SIZE, type BlankPlace, CELLS, COLUMNS, placeLine } from '../logo/blank-sheet.ts';
import { AS_DESIGNED } from '../logo/dress.ts';
import type { LogoArt } from '../logo/logo-art.ts';
import { cameraOf, type Frustum, frustumOf, inWindow, restingCameraOf } from './camera.ts';
import type { GpuModel } from './gpu-model.ts';
import { ModelLoader } from './load-model.ts';
import { type Look, logoShape, type Paint } from './logo-decals.ts';
import type { Socket, Vec3 } from './model.ts';
import { BAND, isOnSlats, paintOf } from './paint.ts';
import { readPixels } from './read-pixels.ts';
import { SceneContent } from './scene-content.ts';
import { dot, plus } from './vector.ts';

type Point = readonly [x: number, y: number];
/** Part of a picture, in pixels. */
type Box = readonly [x: number, y: number, width: number, height: number];

/** A color that is on no booth, so that a mark in it is seen wherever nothing stands in front of it. */
const MARKER = '#00ff00';
/** Difference of a channel, from 0 to 255, from which a pixel shows the marker, and above which it shows nothing else. */
const MARKED = [16, 56] as const;
/** Pixels of a mark below which it is out of sight. */
const MIN_SEEN = 60;
/** Brightness, from 0 to 255, of white on a printed wall in the shade. */
const PRINTED = 50;
const BLACK: Vec3 = [0, 0, 0];

/**
 * Draws the sheet of a design and finds its places for a logo.
 * @throws Error if it cannot be loaded, or this browser cannot draw it
 * @example const { sheet, places } = await drawBlank('/media/booth.bin')
 */
export async function drawBlank(url: string): Promise<{ sheet: HTMLCanvasElement; places: string[] }> {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2', { alpha: false });
  if (!gl) throw new Error('No WebGL to draw a booth with.');
  const loader = new ModelLoader();
  const content = new SceneContent(gl, loader, true);
  try {
    const model = await content.setDesign(url);
    if (!model) throw new Error('Another design was requested.');
    const [width, height] = BLANK_SIZE;
    const camera = cameraOf(model.scene.views.frontview, restingCameraOf(model.scene));
    const sight = frustumOf(camera, width / height);
    Object.assign(canvas, { width, height });
    gl.enable(gl.SCISSOR_TEST);
    const shot = (look: Look, [x, y, across, down]: Box): Promise<ImageData> => {
      // WebGL counts rows from the bottom
      const part = [x, height - y - down, across, down] as const;
      content.setLook(look);
      gl.scissor(...part);
      content.draw(sight, width, height, { marked: null, isLight: false });
      return readPixels(gl, part);
    };
    return await drawCells(model, sight, shot);
  } finally {
    loader.dispose();
    content.dispose();
    gl.getExtension('WEBGL_lose_context')?.loseContext();
  }
}

/** @param shot draws a part of the picture; its time is proportional to the part's size */
async function drawCells(
  { scene, parts }: GpuModel,
  sight: Frustum,
  shot: (look: Look, part: Box) => Promise<ImageData>,
) {
  const [width, height] = BLANK_SIZE;
  const bare = artWith(2, 'transparent');
  const own = paintOf(AS_DESIGNED, bare, scene, parts);
  const white = paintOf({ wall: 'white', ink: 'original', color: null }, bare, scene, parts);
  /** Prints in flat white or black, above and below the accent's height. */
  const painted = (isWall: boolean, isAccent: boolean): Paint => {
    const rows = (row: readonly number[]) => {
      const bright = row.slice(0, 3);
      const [wall, accent] = [isWall ? bright : BLACK, isAccent ? bright : BLACK];
      return [...wall, 1, ...wall, 0, ...wall, BAND, ...accent, own.shining[15] ?? 0];
    };
    const [print, shining] = [rows(white.print), rows(white.shining)];
    return { ...own, clear: [], ink: () => 'original', print, shining };
  };
  const drawn = (paint: Paint, art = bare, part: Box = [0, 0, width, height]) =>
    shot({ art, paintOf: () => paint }, part);
  const black = painted(false, false);
  const [designed, dark] = [await drawn(own), await drawn(black)];
  const walls = minus(await drawn(painted(true, false)), dark);
  const accents = minus(await drawn(painted(false, true)), dark);
  const toPixel = (p: Vec3): Point => {
    const [x, y] = inWindow(sight, p);
    return [((x + 1) / 2) * width, ((1 - y) / 2) * height];
  };
  const marks = createCanvasContext(width, height);
  marks.fillRect(0, 0, width, height);
  const places: string[] = [];
  const away = ({ p }: Socket) => Math.hypot(...plus(p, sight.eye, -1));
  const sockets = [...scene.sockets, ...(scene.screens ?? [])].sort((a, b) => away(b) - away(a));
  for (const socket of sockets) {
    if (dot(socket.n, plus(sight.eye, socket.p, -1)) <= 0) continue;
    const { maxW, maxH, align } = socket;
    const outline = outlineOf(socket, toPixel);
    const part = boxAround(outline, width, height);
    if (!part) continue;
    const [left, top, across, down] = part;
    const seen = createCanvasContext(across, down);
    const marker = await drawn(black, artWith(maxW / maxH, MARKER), part);
    seen.putImageData(markerIn(marker, cut(dark, part)), 0, 0);
    seen.globalCompositeOperation = 'destination-in';
    seen.translate(-left, -top);
    for (const [x, y] of outline) seen.lineTo(x, y);
    seen.fill();
    const mask = seen.getImageData(0, 0, across, down).data;
    const [wall, accent, ground] = [walls, accents, designed].map((cell) =>
      meanWhere(cut(cell, part).data, mask),
    );
    if (!wall || !accent || !ground) continue;
    marks.drawImage(seen.canvas, left, top);
    const [onWall, onAccent] = [Math.max(...wall), Math.max(...accent)];
    const print = Math.max(onWall, onAccent) < PRINTED ? 'own' : onWall > onAccent ? 'wall' : 'accent';
    const half = outline.length / 2;
    const ends = [0, half - 1, half, outline.length - 1];
    const corners = ends.map((at) => outline[at]) as unknown as BlankPlace['corners'];
    const on = isOnSlats(socket) ? 'slats' : print;
    places.push(placeLine({ on, ground, align, size: [maxW, maxH], corners }));
  }
  const cells = [designed, dark, walls, accents, marks.getImageData(0, 0, width, height)];
  const sheet = createCanvasContext(width * COLUMNS, (height * CELLS.length) / COLUMNS);
  for (const [index, cell] of cells.entries())
    sheet.putImageData(cell, (index % COLUMNS) * width, Math.floor(index / COLUMNS) * height);
  return { sheet: sheet.canvas, places };
}

/** Returns a logo of one color. @param ratio width by height */
function artWith(ratio: number, color: string): LogoArt {
  const pen = createCanvasContext(Math.max(1, Math.round(64 * ratio)), 64);
  pen.fillStyle = color;
  pen.fillRect(0, 0, pen.canvas.width, 64);
  const { canvas } = pen;
  const sample = pen.getImageData(0, 0, canvas.width, 64);
  return {
    whole: canvas,
    canvas,
    sample,
    ground: null,
    isPhoto: false,
    partOn: () => 1,
    inOneColor: () => canvas,
  };
}

/** Returns the whole pixels around an outline within a picture; null if there are none. */
function boxAround(outline: readonly Point[], width: number, height: number): Box | null {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, top] = [Math.max(0, Math.floor(Math.min(...xs))), Math.max(0, Math.floor(Math.min(...ys)))];
  const [across, down] = [
    Math.min(width, Math.ceil(Math.max(...xs))) - left,
    Math.min(height, Math.ceil(Math.max(...ys))) - top,
  ];
  return across > 0 && down > 0 ? [left, top, across, down] : null;
}

function cut(picture: ImageData, [left, top, across, down]: Box): ImageData {
  const pen = createCanvasContext(across, down);
  pen.putImageData(picture, -left, -top);
  return pen.getImageData(0, 0, across, down);
}

function minus(a: ImageData, b: ImageData): ImageData {
  const data = a.data.map((part, at) => (at % 4 === 3 ? 255 : part - (b.data[at] ?? 0)));
  return new ImageData(data, a.width, a.height);
}

/** Returns white, as opaque as a picture shows the marker. */
function markerIn(a: ImageData, b: ImageData): ImageData {
  const found = new ImageData(a.width, a.height);
  const [least, most] = MARKED;
  for (let at = 0; at < a.data.length; at += 4) {
    const differences = [0, 1, 2].map((part) =>
      Math.abs((a.data[at + part] ?? 0) - (b.data[at + part] ?? 0)),
    );
    const part = (Math.max(...differences) - least) / (most - least);
    found.data.set([255, 255, 255, 255 * part], at);
  }
  return found;
}

/** Returns the mean color where a mask is opaque; null if it is nearly nowhere. */
function meanWhere(data: Uint8ClampedArray, mask: Uint8ClampedArray): Vec3 | null {
  const sum: [number, number, number] = [0, 0, 0];
  let seen = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((mask[at + 3] ?? 0) < 200) continue;
    seen++;
    for (const part of [0, 1, 2] as const) sum[part] += data[at + part] ?? 0;
  }
  return seen < MIN_SEEN ? null : (sum.map((part) => Math.round(part / seen)) as unknown as Vec3);
}

/** Returns a place's outline: its top from left to right, then its bottom from right to left. */
function outlineOf(socket: Socket, toPixel: (p: Vec3) => Point): Point[] {
  const { places } = logoShape(socket, socket.maxW / socket.maxH);
  const points = Array.from({ length: places.length / 3 }, (_, at) =>
    toPixel(places.slice(at * 3, at * 3 + 3) as unknown as Vec3),
  );
  // The lower end of each column comes first
  return [...points.filter((_, at) => at % 2 === 1), ...points.filter((_, at) => at % 2 === 0).reverse()];
}
