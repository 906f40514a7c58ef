import type { Texture } from '@gltf-transform/core';
import sharp from 'sharp';
import type { Vec3 } from '../viewer/model.ts';
import { plus, times } from '../viewer/vector.ts';
import { ORIGIN, type SourceMesh, trianglesOf, type Vertex } from './source-model.ts';

/** Light below this is shade. */
const SHADED = 0.99;

export interface BakedLight {
  /** False if it is white everywhere. */
  readonly hasShade: boolean;
  /** Returns the light at a vertex as linear factors; null if the mesh has none. */
  readonly at: (vertex: Vertex) => Vec3 | null;
}

/** Returns the light in a mesh's vertices and in its material's occlusion picture. */
export async function bakedLightOf({ material, vertices }: SourceMesh): Promise<BakedLight> {
  const isShaded = vertices.some(({ light }) => light?.some((part) => part < SHADED));
  const picture = material?.getOcclusionTexture();
  if (!picture || !vertices.some(({ lightUv }) => lightUv))
    return { hasShade: isShaded, at: ({ light }) => light };
  const { data, info } = await redOf(picture);
  const strength = material?.getOcclusionStrength() ?? 1;
  return {
    hasShade: isShaded || data.some((red) => red < SHADED * 255),
    at: ({ light, lightUv }) => {
      if (!lightUv) return light;
      const [column, row] = [pixelAt(lightUv[0], info.width), pixelAt(lightUv[1], info.height)];
      const shade = 1 - (data[row * info.width + column] ?? 0) / 255;
      return times(light ?? [1, 1, 1], 1 - strength * shade);
    },
  };
}

function pixelAt(part: number, size: number): number {
  return Math.min(size - 1, Math.max(0, Math.floor(part * size)));
}

const decoded = new WeakMap<Texture, ReturnType<typeof decodeRed>>();

/** Returns a picture's red channel, which is glTF's occlusion. Decoded once, however many meshes use it. */
function redOf(picture: Texture) {
  const red = decoded.get(picture) ?? decodeRed(picture);
  decoded.set(picture, red);
  return red;
}

function decodeRed(picture: Texture) {
  return sharp(picture.getImage() ?? Buffer.of())
    .removeAlpha()
    .extractChannel('red')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Maximum side of a deck's map, in pixels. */
const MAX_SIDE = 320;

export interface DeckLight {
  /** Returns the light at a point, in meters from the middle, as linear factors. */
  readonly at: (x: number, z: number) => Vec3;
  /** Size of its map, in pixels. */
  readonly pixels: readonly [columns: number, rows: number];
}

/**
 * Returns the light in the picture of a deck's occlusion on a second UV set, in color; null if it has none.
 * @param full factor of a color where the picture is white
 */
export async function bakedDeckLight(meshes: readonly SourceMesh[], full: number): Promise<DeckLight | null> {
  const deck = meshes.filter(({ role }) => role === 'floor');
  const picture = deck.map(({ material }) => material?.getOcclusionTexture()).find(Boolean);
  const triangles = deck.flatMap(trianglesOf).flatMap((corners) => {
    const [a, b, c] = corners.flatMap(({ p, n, lightUv }) => (lightUv && n[1] > 0.5 ? [{ p, lightUv }] : []));
    return a && b && c ? [[a, b, c] as const] : [];
  });
  if (!picture || triangles.length === 0) return null;
  // Sixteen bits: linear light is dark
  const { data, info } = await sharp(picture.getImage() ?? Buffer.of())
    .removeAlpha()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColorspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const values = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  const { width, height, channels } = info;
  const pixel = (u: number, v: number): Vec3 => {
    const start = (pixelAt(v, height) * width + pixelAt(u, width)) * channels;
    const channel = (at: number) => ((values[start + Math.min(at, channels - 1)] ?? 0) / 65535) * full;
    return [channel(0), channel(1), channel(2)];
  };
  let last = triangles[0];
  const lightAt = (x: number, z: number): Vec3 => {
    for (const triangle of [...(last ? [last] : []), ...triangles]) {
      const parts = partsAt(triangle, x, z);
      if (!parts) continue;
      last = triangle;
      const sum = (axis: 0 | 1) =>
        triangle.reduce((all, { lightUv }, corner) => all + lightUv[axis] * (parts[corner] ?? 0), 0);
      return sum(0) < 0 ? ORIGIN : pixel(sum(0), sum(1));
    }
    return ORIGIN;
  };
  return { at: lightAt, pixels: [width, height] };
}

type Corner = Readonly<{ p: Vec3; lightUv: readonly [number, number] }>;

/** Returns the parts of a triangle's corners at a point below it; null if it is beside the triangle. */
function partsAt([a, b, c]: readonly [Corner, Corner, Corner], x: number, z: number): Vec3 | null {
  const [ab, ac] = [plus(b.p, a.p, -1), plus(c.p, a.p, -1)];
  const area = ab[0] * ac[2] - ab[2] * ac[0];
  const [px, pz] = [x - a.p[0], z - a.p[2]];
  const [second, third] = [(px * ac[2] - pz * ac[0]) / area, (ab[0] * pz - ab[2] * px) / area];
  const parts: Vec3 = [1 - second - third, second, third];
  return parts.every((part) => part > -0.001) ? parts : null;
}
