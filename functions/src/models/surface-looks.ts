import type { Material, Texture } from '@gltf-transform/core';
import sharp from 'sharp';
import type { Surface, Vec3 } from '../../../src/booth/viewer/model.ts';
import { PRINTED_CLASS, UNTINTED_CLASS } from '../../../src/booth/viewer/read-model.ts';
import type { BakedLight } from './baked-light.ts';
import type { SourceMesh } from './source-model.ts';

/** A mesh's appearance in the viewer. */
export interface MeshLook {
  readonly surface: Surface;
  /** True for the design's own mark, which a visitor's logo replaces. */
  readonly isMark: boolean;
  /** Linear color, as the viewer's shader reads it for the surface. */
  readonly color: Vec3;
  /** Class of a solid surface (mesh-looks.ts). */
  readonly kind: number;
  readonly picture: Texture | null;
}

/** A mesh with its look and its baked light. */
export interface ShadedMesh extends SourceMesh {
  readonly look: MeshLook | null;
  readonly baked: BakedLight;
}

/** A mesh with the light at each vertex, as factors of its color. */
export interface LitMesh extends ShadedMesh {
  readonly lights: readonly Vec3[];
}

const KIND = { matte: 0, satin: 1, cloth: 2, metal: 4 } as const;
/** Factor for emission: a color of 1 is as bright as lamps of the demo's designs, a third of the shader's maximum. */
const SHINE = 1 / 3;
/** Emission of screens with a picture: half of the shader's maximum. */
const SCREEN: Vec3 = [0.5, 0.5, 0.5];
const BLACK: Vec3 = [0, 0, 0];
const WHITE: Vec3 = [1, 1, 1];

/** Returns a mesh's look by role and material; null if it is not drawn: a place for a logo without a picture. */
export async function lookOf({ role, material, vertices }: SourceMesh): Promise<MeshLook | null> {
  const base = material?.getBaseColorTexture() ?? null;
  const shining = material?.getEmissiveTexture() ?? null;
  const emission = (material?.getEmissiveFactor() ?? BLACK) as Vec3;
  const shines = Math.max(...emission) > 0.05;
  const picture = (shines && shining) || base;
  const plain = { isMark: false, color: WHITE, kind: KIND.matte, picture: null };
  // The viewer does not repeat pictures
  const fits = picture && vertices.every(({ uv }) => uv?.every((part) => part >= -0.01 && part <= 1.01));
  const shown = fits ? picture : null;
  if (role === 'mark') return shown && { ...plain, surface: 'decal', isMark: true, picture: shown };
  if (role === 'print' && shown) return { ...plain, surface: 'print', picture: shown };
  if (shown && (role === 'screen' || (shines && shining))) {
    return { ...plain, surface: 'screen', color: SCREEN, picture: shown };
  }
  const color = await colorOf(material, base);
  if (shines || role === 'screen') {
    const light = shines ? emission : color;
    return { ...plain, surface: 'glow', color: light.map((part) => part * SHINE) as unknown as Vec3 };
  }
  if (role === 'print') return { ...plain, surface: 'solid', color, kind: PRINTED_CLASS };
  if (role === 'floor') return { ...plain, surface: 'solid', color, kind: KIND.cloth };
  if (material?.getAlphaMode() === 'BLEND' && material.getAlpha() < 0.9) {
    return { ...plain, surface: 'glass', color };
  }
  if (shown) {
    const factor = material?.getBaseColorFactor().slice(0, 3) as unknown as Vec3;
    return { ...plain, surface: 'print', color: factor, kind: UNTINTED_CLASS, picture: shown };
  }
  return { ...plain, surface: 'solid', color, kind: kindOf(material) };
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
  const [red, green, blue] = await meanOf(picture);
  return [r * red, g * green, b * blue];
}

const means = new WeakMap<Texture, Promise<Vec3>>();

/** Returns a picture's linear mean color. Decoded once, however many meshes use it. */
export function meanOf(picture: Texture): Promise<Vec3> {
  const mean = means.get(picture) ?? decodeMean(picture);
  means.set(picture, mean);
  return mean;
}

async function decodeMean(picture: Texture): Promise<Vec3> {
  const { channels } = await sharp(picture.getImage() ?? Buffer.of())
    .flatten()
    .toColorspace('srgb')
    .stats();
  const [r = 0, g = r, b = r] = channels.map(({ mean }) => (mean / 255) ** 2.2);
  return [r, g, b];
}
