import sharp from 'sharp';
import type { PackedModel } from '../../../src/booth/viewer/model.ts';
import type { BoothMesh } from './booth-meshes.ts';

export interface Picture {
  readonly name: string;
  readonly type: 'image/jpeg' | 'image/png';
  readonly bytes: Uint8Array;
}

const JPEG = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' } as const;

/** The pictures that the meshes show, by their number in the model: neither of the viewers reads AVIF or WebP. */
export async function picturesOf(
  { images }: PackedModel,
  meshes: readonly BoothMesh[],
): Promise<Map<number, Picture>> {
  const pictures = new Map<number, Picture>();
  for (const { looks } of meshes) {
    const image = looks.picture === null ? undefined : images[looks.picture];
    if (looks.picture === null || !image || pictures.has(looks.picture)) continue;
    const picture = sharp(image.bytes);
    const name = `picture${looks.picture}`;
    pictures.set(
      looks.picture,
      looks.isClear
        ? {
            name: `${name}.png`,
            type: 'image/png',
            bytes: await picture.png({ compressionLevel: 9 }).toBuffer(),
          }
        : {
            name: `${name}.jpg`,
            type: 'image/jpeg',
            bytes: await picture.removeAlpha().jpeg(JPEG).toBuffer(),
          },
    );
  }
  return pictures;
}
