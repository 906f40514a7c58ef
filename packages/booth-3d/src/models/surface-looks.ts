import type { Material, Texture } from '@gltf-transform/core';
import type { EmissiveStrength } from '@gltf-transform/extensions';
import sharp from 'sharp';
import type { Surface, Vec3 } from '../viewer/model.ts';
import { PRINTED_CLASS, ROUGH_CLASS, UNTINTED_CLASS } from '../viewer/read-model.ts';
import { times } from '../viewer/vector.ts';
import type { BakedLight } from './baked-light.ts';
import { boundsOf } from './check-source.ts';
import { ROUGH } from './repair/bake-roughness.ts';
import type { SourceMesh, Vertex } from './source-model.ts';

export interface Tiling {
  readonly from: readonly [u: number, v: number];
  readonly times: readonly [u: number, v: number];
}

export interface MeshLook {
  readonly surface: Surface;
  /** True for the design's own mark, which a visitor's logo replaces. */
  readonly isMark: boolean;
  /** Linear color, as the viewer's shader reads it for the surface. */
  readonly color: Vec3;
  /** Class of a solid surface, as the viewer's shader numbers them. */
  readonly kind: number;
  readonly picture: Texture | null;
  /** Start of the picture, and its number of repeats, along each side; null for one that does not. */
  readonly tiling: Tiling | null;
  /** Emission of a surface that keeps its color. */
  readonly shine?: number;
}

export interface ShadedMesh extends SourceMesh {
  readonly look: MeshLook | null;
  readonly baked: BakedLight;
}

/** A mesh with the light at each vertex, as factors of its color. */
export type LitMesh = ShadedMesh & { readonly lights: readonly Vec3[] };

const KIND = { matte: 0, satin: 1, cloth: 2, wood: 3, metal: 4, softglow: 5, plank: 6, leaf: 7 } as const;
/** Looks that a material's name can ask for (docs/models.md). */
const NAMED = /^look:(wood|plank|leaf|softglow)/i;
/** Emission of soft glow in the viewer's shader. */
const SOFT_GLOW = 0.8;
/** Factor for emission: a color of 1 is as bright as lamps of the demo's designs, a third of the shader's maximum. */
const SHINE = 1 / 3;
/** Emission of screens with a picture: half of the shader's maximum. */
const SCREEN = 0.5;
/** Repeats that leave a picture enough of the 16 bits of its position. */
const MAX_TIMES = 100;
const WHITE: Vec3 = [1, 1, 1];

/** Returns a mesh's look by role and material; null if it is not drawn: a place for a logo without a picture. */
export async function lookOf({ role, material, vertices }: SourceMesh): Promise<MeshLook | null> {
  const base = material?.getBaseColorTexture() ?? null;
  const shining = material?.getEmissiveTexture() ?? null;
  const emission = emissionOf(material);
  const named = namedKind(material);
  const shines = Math.max(...emission) > 0.05 && named !== KIND.softglow;
  const picture = (shines && shining) || base;
  const isMark = role === 'mark' || role === 'own';
  const plain = { isMark, color: WHITE, kind: KIND.matte, picture: null, tiling: null };
  const tiling = picture && tilingOf(vertices);
  const shown =
    tiling && (isMark ? isWhole(tiling) : Math.max(...tiling.times) <= MAX_TIMES) ? picture : null;
  const repeats = { tiling: tiling && !isWhole(tiling) ? tiling : null };
  if (role === 'mark' || (isMark && shown)) return shown && { ...plain, surface: 'decal', picture: shown };
  if (shown && (role === 'screen' || (shines && shining))) {
    const color = shines ? times(emission, SCREEN) : ([SCREEN, SCREEN, SCREEN] as const);
    const kind = role === 'print' ? PRINTED_CLASS : plain.kind;
    return { ...plain, ...repeats, surface: 'screen', color, kind, picture: shown };
  }
  if (role === 'print' && shown) return { ...plain, ...repeats, surface: 'print', picture: shown };
  const color = await colorOf(material, base);
  if (shines || role === 'screen')
    return { ...plain, surface: 'glow', color: times(shines ? emission : color, SHINE) };
  if (role === 'print') return { ...plain, surface: 'solid', color, kind: PRINTED_CLASS };
  if (material?.getAlphaMode() === 'BLEND' && material.getAlpha() < 0.9 && role !== 'floor')
    return { ...plain, surface: 'glass', color };
  if (shown && named !== KIND.plank) {
    const factor = material?.getBaseColorFactor().slice(0, 3) as unknown as Vec3;
    const kind = isRough(shown) ? ROUGH_CLASS : UNTINTED_CLASS;
    return { ...plain, ...repeats, surface: 'print', color: factor, kind, picture: shown };
  }
  const kind = role === 'floor' && named !== KIND.plank ? KIND.cloth : (named ?? kindOf(material));
  const shine = Math.max(...emission) / Math.max(...color) || SOFT_GLOW;
  return { ...plain, surface: 'solid', color, kind, ...(kind === KIND.softglow && { shine }) };
}

/** Returns how a picture lies on vertices; null for one without a position everywhere. */
function tilingOf(vertices: readonly Vertex[]): Tiling | null {
  const places = vertices.flatMap(({ uv }) =>
    uv?.every(Number.isFinite) ? [{ p: [...uv, 0] as const }] : [],
  );
  if (places.length < vertices.length) return null;
  const { low, high } = boundsOf(places);
  const start = (axis: 0 | 1) => Math.floor(low[axis] + 0.01);
  const count = (axis: 0 | 1) => Math.max(1, Math.ceil(high[axis] - start(axis) - 0.01));
  return { from: [start(0), start(1)], times: [count(0), count(1)] };
}

/** True for a picture that is shown once at most. */
function isWhole({ from, times }: Tiling): boolean {
  return [...from, ...times].join() === '0,0,1,1';
}

function isRough(picture: Texture): boolean {
  return picture.getExtras()[ROUGH] === true;
}

/** Returns a material's linear emission, which may be more than 1. */
function emissionOf(material: Material | null): Vec3 {
  const stronger = material?.getExtension<EmissiveStrength>('KHR_materials_emissive_strength');
  return times((material?.getEmissiveFactor() ?? [0, 0, 0]) as Vec3, stronger?.getEmissiveStrength() ?? 1);
}

/** Returns the kind that a material's name asks for. */
function namedKind(material: Material | null): number | undefined {
  const name = NAMED.exec(material?.getName() ?? '')?.[1]?.toLowerCase();
  return name === undefined ? undefined : KIND[name as keyof typeof KIND];
}

function kindOf(material: Material | null): number {
  const roughness = material?.getRoughnessFactor() ?? 1;
  if (material && material.getMetallicFactor() > 0.5 && roughness < 0.7) return KIND.metal;
  return roughness < 0.45 ? KIND.satin : roughness > 0.85 ? KIND.cloth : KIND.matte;
}

/** Returns a material's linear color; for a picture, its mean. */
async function colorOf(material: Material | null, picture: Texture | null): Promise<Vec3> {
  const [r = 1, g = 1, b = 1] = material?.getBaseColorFactor() ?? [0.8, 0.8, 0.8];
  if (!picture) return [r, g, b];
  const [red, green, blue] = await wholeMeanOf(picture);
  return [r * red, g * green, b * blue];
}

/** Left, top, right and bottom, as fractions of a picture. */
type PicturePart = readonly [number, number, number, number];

const means = new WeakMap<Texture, Promise<Vec3>>();

/** Returns the linear mean color of a picture. Decoded once, however many meshes use it. */
function wholeMeanOf(picture: Texture): Promise<Vec3> {
  const mean = means.get(picture) ?? meanOf(picture);
  means.set(picture, mean);
  return mean;
}

/** Returns the linear mean color of a picture, or of a part of it. */
export async function meanOf(picture: Texture, part: PicturePart = [0, 0, 1, 1]): Promise<Vec3> {
  const image = sharp(picture.getImage() ?? Buffer.of());
  const { width, height } = await image.metadata();
  const [left, top, right, bottom] = part.map((value, index) =>
    Math.round(Math.min(1, Math.max(0, value)) * (index % 2 ? height : width)),
  ) as unknown as PicturePart;
  const from = { left: Math.min(left, width - 1), top: Math.min(top, height - 1) };
  const { data, info } = await (isRough(picture) ? image.removeAlpha() : image.flatten())
    .toColorspace('srgb')
    .extract({ ...from, width: Math.max(1, right - from.left), height: Math.max(1, bottom - from.top) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = await sharp(data, { raw: info }).stats();
  const [r = 0, g = r, b = r] = channels.map(({ mean }) => (mean / 255) ** 2.2);
  return [r, g, b];
}
