import { createCanvasContext } from '../create-canvas-context.ts';
import { freeShape, type GpuModel, uploadImage, uploadNumbers } from './gpu-model.ts';
import type { Socket, Vec3 } from './model.ts';
import type { Place } from './pieces.ts';
import { type Plate, type PlateChoice, plateFor, tonesOf } from './plates.ts';
import type { Decal } from './renderer.ts';
import { mix, mixed, plus, rightOf } from './vector.ts';

/** Margin of the plate around a logo: the smaller of a fraction of its height and a fraction of both sides. */
const MARGIN = { ofHeight: 0.34, ofBoth: 0.1 };
const SAMPLE = 64;
const PLATE_COLORS = { dark: '#0b1529', light: '#ffffff' };

/** The visitor's logo and its plates. */
export interface Logo {
  readonly bitmap: ImageBitmap;
  readonly plate: PlateChoice;
}

/** Puts the logo on every socket, with shared textures. */
export function logoDecals(
  gl: WebGL2RenderingContext,
  { bitmap, plate }: Logo,
  standing: readonly Readonly<{ model: GpuModel; place: Place }>[],
): Decal[] {
  const pictures = new Map<Plate, Readonly<{ texture: WebGLTexture; ratio: number }>>();
  function picture(wanted: Plate) {
    const known = pictures.get(wanted);
    if (known) return known;
    const image = wanted ? drawOnPlate(bitmap, wanted) : bitmap;
    const made = { texture: uploadImage(gl, image, { srgb: true }), ratio: image.width / image.height };
    pictures.set(wanted, made);
    return made;
  }
  return standing.flatMap(({ model, place }) =>
    model.scene.sockets.map((socket) => {
      const { texture, ratio } = picture(plate(socket));
      const { places, normals, uvs, light, indices } = logoShape(socket, ratio);
      const inputs = [
        { location: 0, size: 3, values: places },
        { location: 1, size: 3, values: normals },
        { location: 2, size: 2, values: uvs },
        { location: 4, size: 3, values: light },
      ];
      return { place, texture, shape: uploadNumbers(gl, inputs, indices), isOverhead: !!socket.overhead };
    }),
  );
}

export function freeDecals(gl: WebGL2RenderingContext, decals: readonly Decal[]): void {
  for (const { shape } of decals) freeShape(gl, shape);
  for (const texture of new Set(decals.map((decal) => decal.texture))) gl.deleteTexture(texture);
}

/** Uses a plate where the logo would be hard to see. */
export function plateForPicture(bitmap: ImageBitmap): PlateChoice {
  const pen = createCanvasContext(SAMPLE, SAMPLE);
  pen.drawImage(bitmap, 0, 0, SAMPLE, SAMPLE);
  return plateFor(tonesOf(pen.getImageData(0, 0, SAMPLE, SAMPLE).data));
}

/** A logo on its plate; without a color the plate is transparent. */
export function drawOnPlate(bitmap: ImageBitmap, plate: Plate): HTMLCanvasElement {
  const { width, height } = bitmap;
  const margin = Math.round(Math.min(height * MARGIN.ofHeight, (width + height) * MARGIN.ofBoth));
  const pen = createCanvasContext(width + 2 * margin, height + 2 * margin);
  pen.fillStyle = plate ? PLATE_COLORS[plate] : 'transparent';
  pen.beginPath();
  pen.roundRect(0, 0, pen.canvas.width, pen.canvas.height, margin * 0.8);
  pen.fill();
  pen.drawImage(bitmap, margin, margin);
  return pen.canvas;
}

/** Vertices of a logo on a socket: a quad or a bent strip. */
interface LogoShape {
  readonly places: readonly number[];
  readonly normals: readonly number[];
  readonly uvs: readonly number[];
  /** Square roots of a quarter of the light, as the shader reads it. */
  readonly light: readonly number[];
  readonly indices: readonly number[];
}

const COLUMNS_OF_BENT = 12;
/** Offset in front of the surface, in meters. */
const BEFORE = { print: 0.0015, raised: 0.004 };

/** Returns the maximum width and height of a logo in a socket, in meters. */
export function fitted({ maxW, maxH }: Pick<Socket, 'maxW' | 'maxH'>, ratio: number): [number, number] {
  return maxW / ratio > maxH ? [maxH * ratio, maxH] : [maxW, maxW / ratio];
}

/** @param ratio width by height of the picture */
export function logoShape(socket: Socket, ratio: number): LogoShape {
  const { kind, p, n, w, align, bend, light, emit = 0 } = socket;
  const [width, height] = fitted(socket, ratio);
  const right = rightOf(n);
  const before = BEFORE[kind];
  // Left-aligned logos keep their left edge
  const shift = align === 'left' ? (width - w) / 2 : 0;
  const columns = bend ? COLUMNS_OF_BENT : 1;
  const shape = { places: [], normals: [], uvs: [], light: [], indices: [] } as Record<
    keyof LogoShape,
    number[]
  >;
  for (let column = 0; column <= columns; column++) {
    const u = column / columns;
    const along = (u - 0.5) * width + shift;
    for (const v of [0, 1]) {
      const [place, normal] = pointOf(p, n, right, along, before, bend);
      shape.places.push(...plus(place, [0, 1, 0], (v - 0.5) * height));
      shape.normals.push(...normal);
      shape.uvs.push(u, 1 - v);
      const here = mixed(mixed(light[0], light[1], u), mixed(light[3], light[2], u), v);
      shape.light.push(...here.map((part) => Math.sqrt(Math.max(0, part + emit) / 4)));
    }
    const a = (column - 1) * 2;
    if (column > 0) shape.indices.push(a, a + 2, a + 3, a, a + 3, a + 1);
  }
  return shape;
}

/** Returns a point on the surface, `along` meters from the middle, and its normal. */
function pointOf(
  middle: Vec3,
  n: Vec3,
  right: Vec3,
  along: number,
  before: number,
  bend: number | undefined,
): [Vec3, Vec3] {
  if (!bend) return [plus(plus(middle, right, along), n, before), n];
  const radius = bend + before;
  const angle = along / radius;
  const normal: Vec3 = [
    right[0] * Math.sin(angle) + n[0] * Math.cos(angle),
    mix(0, n[1], Math.cos(angle)),
    right[2] * Math.sin(angle) + n[2] * Math.cos(angle),
  ];
  return [plus(plus(middle, n, -bend), normal, radius), normal];
}
