import sharp from 'sharp';
import type { Vec3 } from '../viewer/model.ts';
import { plus } from '../viewer/vector.ts';
import { type SourceMesh, trianglesOf } from './source-model.ts';

/** Maximum side of a deck's map, in pixels. */
const MAX_SIDE = 320;
const NONE: Vec3 = [0, 0, 0];

/** The light on a deck. */
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
    const points = corners.flatMap(({ p, n, lightUv }) => (lightUv && n[1] > 0.5 ? [{ p, lightUv }] : []));
    const [a, b, c] = points;
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
  const pixel = ([u, v]: readonly [number, number]): Vec3 => {
    const column = Math.min(width - 1, Math.max(0, Math.floor(u * width)));
    const row = Math.min(height - 1, Math.max(0, Math.floor(v * height)));
    const start = (row * width + column) * channels;
    const channel = (at: number) => ((values[start + Math.min(at, channels - 1)] ?? 0) / 65535) * full;
    return [channel(0), channel(1), channel(2)];
  };
  let last = triangles[0];
  const uvAt = (x: number, z: number): readonly [number, number] => {
    for (const triangle of [...(last ? [last] : []), ...triangles]) {
      const parts = partsAt(triangle, x, z);
      if (!parts) continue;
      last = triangle;
      const sum = (axis: 0 | 1) =>
        triangle.reduce((all, { lightUv }, corner) => all + lightUv[axis] * (parts[corner] ?? 0), 0);
      return [sum(0), sum(1)];
    }
    return [-1, -1];
  };
  return {
    at: (x, z) => {
      const uv = uvAt(x, z);
      return uv[0] < 0 ? NONE : pixel(uv);
    },
    pixels: [width, height],
  };
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
