import { freeShape, type GpuModel, uploadImage, uploadNumbers } from './gpu-model.ts';
import { logoShape } from './logo-shape.ts';
import type { Place } from './pieces.ts';
import { type Plate, type PlateChoice, plateFor, tonesOf } from './plates.ts';
import type { Decal } from './renderer.ts';

/** Width of the plate around a logo: the smaller of a part of its height and a part of its height and width. */
const MARGIN = { ofHeight: 0.34, ofBoth: 0.1 };
const SAMPLE = 64;
const PLATE_COLOURS = { dark: '#10203f', light: '#ffffff' };

/** The visitor's picture, and on which plates it stands. */
export interface Logo {
  readonly bitmap: ImageBitmap;
  readonly plate: PlateChoice;
}

/** Puts the picture on every place for logos; the textures are shared. */
export function logoDecals(
  gl: WebGL2RenderingContext,
  { bitmap, plate }: Logo,
  standing: readonly Readonly<{ model: GpuModel; place: Place }>[],
): Decal[] {
  const pictures = new Map<Plate, Readonly<{ texture: WebGLTexture; ratio: number }>>();
  function picture(wanted: Plate) {
    const known = pictures.get(wanted);
    if (known) return known;
    const image = wanted ? onPlate(bitmap, PLATE_COLOURS[wanted]) : bitmap;
    const made = { texture: uploadImage(gl, image, { srgb: true }), ratio: image.width / image.height };
    pictures.set(wanted, made);
    return made;
  }
  return standing.flatMap(({ model, place }) =>
    model.sockets.map((socket) => {
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

/** A plate where this picture would be hard to see. */
export function plateForPicture(bitmap: ImageBitmap): PlateChoice {
  const pen = canvasOf(SAMPLE, SAMPLE);
  pen.drawImage(bitmap, 0, 0, SAMPLE, SAMPLE);
  return plateFor(tonesOf(pen.getImageData(0, 0, SAMPLE, SAMPLE).data));
}

function onPlate(bitmap: ImageBitmap, colour: string): HTMLCanvasElement {
  const { width, height } = bitmap;
  const margin = Math.round(Math.min(height * MARGIN.ofHeight, (width + height) * MARGIN.ofBoth));
  const pen = canvasOf(width + 2 * margin, height + 2 * margin);
  pen.fillStyle = colour;
  pen.beginPath();
  pen.roundRect(0, 0, pen.canvas.width, pen.canvas.height, margin * 0.8);
  pen.fill();
  pen.drawImage(bitmap, margin, margin);
  return pen.canvas;
}

function canvasOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('No canvas to draw on.');
  return pen;
}
