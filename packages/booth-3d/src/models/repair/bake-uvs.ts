import type { Accessor, Document, TextureInfo } from '@gltf-transform/core';
import type { Transform } from '@gltf-transform/extensions';

const TRANSFORM = 'KHR_texture_transform';

/** Moves where a picture is on a surface into the first UV set, which alone is drawn: its transform, and another set. */
export function bakeUvs(document: Document): void {
  const baked = new Set<TextureInfo>();
  for (const part of document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())) {
    const material = part.getMaterial();
    const info = material?.getBaseColorTextureInfo() ?? material?.getEmissiveTextureInfo();
    const transform = info?.getExtension<Transform>(TRANSFORM) ?? null;
    const set = transform?.getTexCoord() ?? info?.getTexCoord() ?? 0;
    const uvs = part.getAttribute(`TEXCOORD_${set}`);
    if (!info || !uvs || (set === 0 && !transform)) continue;
    part.setAttribute('TEXCOORD_0', transform ? transformed(document, uvs, transform) : uvs);
    baked.add(info);
  }
  for (const info of baked) info.setTexCoord(0).setExtension(TRANSFORM, null);
}

function transformed(document: Document, uvs: Accessor, transform: Transform): Accessor {
  const [[x, y], [width, height], turn] = [
    transform.getOffset(),
    transform.getScale(),
    transform.getRotation(),
  ];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const values = new Float32Array(uvs.getCount() * 2);
  const at: number[] = [];
  for (let index = 0; index < uvs.getCount(); index++) {
    const [u = 0, v = 0] = uvs.getElement(index, at);
    values[index * 2] = cos * u * width + sin * v * height + x;
    values[index * 2 + 1] = cos * v * height - sin * u * width + y;
  }
  return document.createAccessor().setType('VEC2').setArray(values).setBuffer(uvs.getBuffer());
}
