import type { BoothMesh, Picture } from './booth-meshes.ts';
import { GlbBuffer } from './glb.ts';
import type { Looks } from './mesh-looks.ts';

const VERTICES = 34962;
const INDICES = 34963;
const CLAMP = 33071;

/**
 * Returns a binary glTF 2.0 file without extensions: Scene Viewer supports few, and neither quantized numbers nor AVIF.
 */
export function boothGlb(
  title: string,
  meshes: readonly BoothMesh[],
  pictures: ReadonlyMap<number, Picture>,
): Uint8Array {
  const file = new GlbBuffer();
  const numbers = (values: readonly number[], size: 2 | 3, more: object = {}) => {
    const accessor = { count: values.length / size, type: `VEC${size}`, ...more };
    return file.addNumbers(new Float32Array(values), accessor, { target: VERTICES });
  };
  const shown = [...pictures.keys()];
  for (const { bytes, type } of pictures.values()) file.addImage(bytes, type);
  const primitives = meshes.map(({ places, normals, uvs, indices }, material) => ({
    attributes: {
      POSITION: numbers(places, 3, boundsOf(places)),
      NORMAL: numbers(normals, 3),
      ...(uvs.length > 0 && { TEXCOORD_0: numbers(uvs, 2) }),
    },
    indices: file.addIndices(indices, places.length / 3, { target: INDICES }),
    material,
  }));
  return file.write({
    asset: { version: '2.0', generator: 'booth' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ name: title, mesh: 0 }],
    meshes: [{ primitives }],
    materials: meshes.map(({ looks }) => materialOf(looks, shown)),
    ...(shown.length > 0 && {
      images: file.images,
      samplers: [{ wrapS: CLAMP, wrapT: CLAMP }],
      textures: shown.map((_, source) => ({ source, sampler: 0 })),
    }),
  });
}

function materialOf(looks: Looks, shown: readonly number[]): object {
  const { name, color, roughness, metallic, opacity, shine, picture, isClear } = looks;
  const texture = picture === null ? null : { index: shown.indexOf(picture) };
  // Emissive parts ignore the room's light
  const isLamp = shine === 1;
  return {
    name,
    doubleSided: true,
    ...((opacity < 1 || isClear) && { alphaMode: 'BLEND' }),
    pbrMetallicRoughness: {
      baseColorFactor: [...(isLamp ? [0, 0, 0] : color), opacity],
      roughnessFactor: roughness,
      metallicFactor: metallic,
      ...(texture && !isLamp && { baseColorTexture: texture }),
    },
    ...(shine > 0 && {
      emissiveFactor: texture ? [shine, shine, shine] : color.map((part) => part * shine),
      ...(texture && { emissiveTexture: texture }),
    }),
  };
}

function boundsOf(places: readonly number[]): { min: number[]; max: number[] } {
  const min = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const max = min.map((value) => -value);
  for (const [index, value] of new Float32Array(places).entries()) {
    const axis = index % 3;
    min[axis] = Math.min(min[axis] ?? 0, value);
    max[axis] = Math.max(max[axis] ?? 0, value);
  }
  return { min, max };
}
