import sharp from 'sharp';
import { expect, test } from 'vitest';
import { imageKind } from './image-kind.ts';
import { isWhole } from './is-whole.ts';

const image = sharp({
  create: {
    width: 60,
    height: 40,
    channels: 3,
    background: '#d01040',
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  },
});

/** A JPEG with a whole one in its first segment, as cameras store a thumbnail. */
async function withThumbnail(): Promise<Buffer> {
  const jpeg = await image.clone().jpeg().toBuffer();
  const length = Buffer.alloc(2);
  length.writeUInt16BE(2 + jpeg.length);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, jpeg, jpeg.subarray(2)]);
}

test.each<[string, () => Promise<Buffer>]>([
  ['a PNG', () => image.clone().png().toBuffer()],
  ['a JPEG', () => image.clone().jpeg().toBuffer()],
  ['a progressive JPEG', () => image.clone().jpeg({ progressive: true }).toBuffer()],
  ['a JPEG with a thumbnail', withThumbnail],
  ['a WebP', () => image.clone().webp().toBuffer()],
])('%s is whole, and truncated wherever it is cut off', async (_name, encode) => {
  const bytes = new Uint8Array(await encode());
  const kind = imageKind(bytes);
  if (!kind) throw new Error('Not an image');
  expect(isWhole(bytes, kind)).toBe(true);
  const cuts = Array.from({ length: bytes.length - 64 }, (_, index) => 64 + index);
  expect(cuts.filter((length) => isWhole(bytes.slice(0, length), kind))).toEqual([]);
});
