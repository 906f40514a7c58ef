import type { Document, Material, Texture } from '@gltf-transform/core';
import sharp from 'sharp';

/** Larger pictures are reduced when they are packed. */
const MAX_SIDE = 1280;
/** Property of a picture whose alpha is its roughness, from half to whole: less would cost the colors precision. */
export const ROUGH = 'rough';

/**
 * Reads what maps say of roughness and metal: next to a picture, its alpha becomes the roughness; without one, the
 * material gets the map's mean. A map that cannot be read changes nothing.
 */
export async function bakeRoughness(document: Document): Promise<void> {
  const made = new Map<string, Texture>();
  const textures = document.getRoot().listTextures();
  for (const material of document.getRoot().listMaterials()) {
    const map = material.getMetallicRoughnessTexture();
    const picture = material.getBaseColorTexture();
    if (!map) continue;
    try {
      if (!picture || material.getAlphaMode() !== 'OPAQUE') await bakeMeans(material, map);
      else {
        const key = [textures.indexOf(picture), textures.indexOf(map), material.getRoughnessFactor()].join();
        const texture =
          made.get(key) ?? (await roughPicture(document, picture, map, material.getRoughnessFactor()));
        made.set(key, texture);
        material.setBaseColorTexture(texture);
      }
    } catch {
      // Drawn as without a map
    }
  }
}

async function bakeMeans(material: Material, map: Texture): Promise<void> {
  const { channels } = await sharp(map.getImage() ?? Buffer.of())
    .toColorspace('srgb')
    .stats();
  const mean = (channel: number) => (channels[channel]?.mean ?? 255) / 255;
  material.setRoughnessFactor(material.getRoughnessFactor() * mean(1));
  material.setMetallicFactor(material.getMetallicFactor() * mean(2));
}

/** Returns a picture with its roughness, of a map's second channel, in its alpha. */
async function roughPicture(document: Document, picture: Texture, map: Texture, factor: number) {
  const { data, info } = await sharp(picture.getImage() ?? Buffer.of())
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const rough = await sharp(map.getImage() ?? Buffer.of())
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer();
  const pixels = Buffer.alloc(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) {
    data.copy(pixels, pixel * 4, pixel * 3, pixel * 3 + 3);
    pixels[pixel * 4 + 3] = Math.round(127.5 + (factor * (rough[pixel * 3 + 1] ?? 255)) / 2);
  }
  const raw = { width, height, channels: 4 } as const;
  const png = await sharp(pixels, { raw }).png({ compressionLevel: 1 }).toBuffer();
  return document
    .createTexture(picture.getName())
    .setMimeType('image/png')
    .setImage(new Uint8Array(png))
    .setExtras({ [ROUGH]: true });
}
