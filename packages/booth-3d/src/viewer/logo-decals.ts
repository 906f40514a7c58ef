import type { Ink, Rgb } from '../logo/color-math.ts';
import type { LogoArt } from '../logo/logo-art.ts';
import { freeShape, type GpuModel, type Shape, uploadImage, uploadNumbers } from './gpu-model.ts';
import type { Socket, Vec3 } from './model.ts';
import type { Place } from './pieces.ts';
import { cross, mixed, plus, rightOf, times } from './vector.ts';

/** A model's prints, for the shader, and the logo's versions. */
export interface Paint {
  /** Four rows: color and 1 if painted, darker parts and own luminance, lighter parts and height of the band, band and 1 if screens are dark. */
  readonly print: readonly number[];
  /** The same for printed surfaces that shine, such as rings and light boxes. */
  readonly shining: readonly number[];
  /** Two rows for each of four marks: center and half its width, direction to the right (x, z) and half its height. */
  readonly clear: readonly number[];
  readonly ink: (socket: Socket) => Ink;
  readonly darkInk: Rgb;
}

/** The parts of a visitor's look that the viewer draws; paint.ts, which is loaded with it, decides. */
export interface Look {
  /** Null for the design's own marks. */
  readonly art: LogoArt | null;
  readonly paintOf: (model: Pick<GpuModel, 'scene' | 'parts'>) => Paint;
}

export interface Decal {
  readonly shape: Shape;
  readonly texture: WebGLTexture;
  readonly place: Place;
  readonly isOverhead: boolean;
}

/** Puts the logo on every socket, with shared textures. */
export function logoDecals(
  gl: WebGL2RenderingContext,
  art: LogoArt,
  standing: readonly Readonly<{ model: GpuModel; place: Place; paint: Paint | null }>[],
): Decal[] {
  const textures = new Map<string, WebGLTexture>();
  function textureOf(ink: Ink, { darkInk }: Paint): WebGLTexture {
    const key = ink === 'dark' ? `${darkInk}` : ink;
    const known = textures.get(key);
    if (known) return known;
    const image = ink === 'original' ? art.canvas : art.inOneColor(ink === 'white' ? WHITE : darkInk);
    const made = uploadImage(gl, image, { srgb: true });
    textures.set(key, made);
    return made;
  }
  return standing.flatMap(({ model, place, paint }) => {
    if (!paint) return [];
    const { sockets, screens = [] } = model.scene;
    return [...sockets, ...screens].map((socket) => {
      const ink = paint.ink(socket);
      const { width, height } = art.canvas;
      const { places, normals, uvs, light, indices } = logoShape(socket, width / height, ink);
      const inputs = [
        { location: 0, size: 3, values: places },
        { location: 1, size: 3, values: normals },
        { location: 2, size: 2, values: uvs },
        { location: 4, size: 3, values: light },
      ];
      const texture = textureOf(ink, paint);
      return { place, texture, shape: uploadNumbers(gl, inputs, indices), isOverhead: !!socket.overhead };
    });
  });
}

export function freeDecals(gl: WebGL2RenderingContext, decals: readonly Decal[]): void {
  for (const { shape } of decals) freeShape(gl, shape);
  for (const texture of new Set(decals.map((decal) => decal.texture))) gl.deleteTexture(texture);
}

/** Exposure of the view transform, as in the shader. */
export const EXPOSURE = 1.2746;
const WHITE = [255, 255, 255] as const;

/** Returns the maximum width and height of a logo in a socket, in meters. */
export function fitted({ maxW, maxH }: Pick<Socket, 'maxW' | 'maxH'>, ratio: number): [number, number] {
  return maxW / ratio > maxH ? [maxH * ratio, maxH] : [maxW, maxW / ratio];
}

/** Returns by how much light and emission brighten a logo; in its own colors it is never overexposed. */
export function exposureOf(socket: Socket, ink: Ink): number {
  const light = lightOn(socket) + (socket.emit ?? 0);
  return ink === 'white' ? light : Math.min(light, 1 / EXPOSURE);
}

export function lightOn({ light }: Socket): number {
  return light.flat().reduce((sum, part) => sum + part, 0) / 12;
}

/** Vertices of a logo on a socket: a quad or a bent strip. `light` has roots of a quarter of it, as the shader reads it. */
type LogoShape = Readonly<Record<'places' | 'normals' | 'uvs' | 'light' | 'indices', number[]>>;

const COLUMNS_OF_BENT = 12;
/** Offset in front of the surface, in meters. */
const BEFORE = { print: 0.0015, raised: 0.004 };

/** @param ratio width by height of the picture */
export function logoShape(socket: Socket, ratio: number, ink: Ink = 'original'): LogoShape {
  const { kind, p, n, w, align, bend, light, emit = 0 } = socket;
  const [width, height] = fitted(socket, ratio);
  const right = rightOf(n);
  // Screens may be tilted
  const up: Vec3 = bend ? [0, 1, 0] : cross(n, right);
  const by = exposureOf(socket, ink) / Math.max(lightOn(socket) + emit, 1e-6);
  // Left-aligned logos keep their left edge
  const shift = align === 'left' ? (width - w) / 2 : 0;
  /** Returns a point on the surface, `along` meters from the middle, and its normal. */
  const pointAt = (along: number): [Vec3, Vec3] => {
    if (!bend) return [plus(plus(p, right, along), n, BEFORE[kind]), n];
    const radius = bend + BEFORE[kind];
    const angle = along / radius;
    const normal = plus(times(right, Math.sin(angle)), n, Math.cos(angle));
    return [plus(plus(p, n, -bend), normal, radius), normal];
  };
  const columns = bend ? COLUMNS_OF_BENT : 1;
  const shape: LogoShape = { places: [], normals: [], uvs: [], light: [], indices: [] };
  for (let column = 0; column <= columns; column++) {
    const u = column / columns;
    const along = (u - 0.5) * width + shift;
    for (const v of [0, 1]) {
      const [place, normal] = pointAt(along);
      shape.places.push(...plus(place, up, (v - 0.5) * height));
      shape.normals.push(...normal);
      shape.uvs.push(u, 1 - v);
      const here = mixed(mixed(light[0], light[1], u), mixed(light[3], light[2], u), v);
      shape.light.push(...here.map((part) => Math.sqrt((Math.max(0, part + emit) * by) / 4)));
    }
    const a = (column - 1) * 2;
    if (column > 0) shape.indices.push(a, a + 2, a + 3, a, a + 3, a + 1);
  }
  return shape;
}
