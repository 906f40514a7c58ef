import type { Texture } from '@gltf-transform/core';
import sharp from 'sharp';
import type { Vec3 } from '../viewer/model.ts';
import { plus } from '../viewer/vector.ts';
import type { SourceMesh, Vertex } from './source-model.ts';

const NONE: Vec3 = [0, 0, 0];
const FULL: Vec3 = [1, 1, 1];
/** Light below this is shade. */
const SHADED = 0.99;

/** A mesh's baked light. */
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
      return plus(NONE, light ?? FULL, 1 - strength * shade);
    },
  };
}
function pixelAt(part: number, size: number): number {
  return Math.min(size - 1, Math.max(0, Math.floor(part * size)));
}

type Pixels = Awaited<ReturnType<typeof decodeRed>>;

const decoded = new WeakMap<Texture, Promise<Pixels>>();

/** Returns a picture's red channel, which is glTF's occlusion. Decoded once, however many meshes use it. */
function redOf(picture: Texture): Promise<Pixels> {
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
