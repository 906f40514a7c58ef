import type { Texture } from '@gltf-transform/core';
import sharp from 'sharp';
import type { Vec3 } from '../../../src/booth/viewer/model.ts';
import { plus } from '../../../src/booth/viewer/vector.ts';
import type { SourceMesh } from './source-model.ts';

const NONE: Vec3 = [0, 0, 0];
const FULL: Vec3 = [1, 1, 1];

/** Returns the mesh with its material's occlusion picture applied to the vertices' light. */
export async function withBakedLight(mesh: SourceMesh): Promise<SourceMesh> {
  const { material, vertices } = mesh;
  const picture = material?.getOcclusionTexture();
  if (!picture || !vertices.some(({ lightUv }) => lightUv)) return mesh;
  const { data, info } = await redOf(picture);
  const strength = material?.getOcclusionStrength() ?? 1;
  return {
    ...mesh,
    vertices: vertices.map((vertex) => {
      if (!vertex.lightUv) return vertex;
      const [column, row] = [pixelAt(vertex.lightUv[0], info.width), pixelAt(vertex.lightUv[1], info.height)];
      const shade = 1 - (data[row * info.width + column] ?? 0) / 255;
      return { ...vertex, light: plus(NONE, vertex.light ?? FULL, 1 - strength * shade) };
    }),
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
