import { expect, test } from 'vitest';
import { aPicture } from '../../../../tests/support/pictures.ts';
import { isWhole, pixelsKind } from './image-file.ts';

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

test.each([
  ['\x89PNG\r\n\x1A\n\0\0\0\rIHDR', 'image/png'],
  ['\xFF\xD8\xFF\xE0\0\x10JFIF', 'image/jpeg'],
  ['RIFF\x10\0\0\0WEBPVP8L', 'image/webp'],
  ['\0\0\0\x1CftypavifÙ\0\0\0avifmif1', 'image/avif'],
  ['\0\0\0\x1Cftypmif1\0\0\0\0mif1avif', 'image/avif'],
])('the first bytes identify the type of an image: %j', (head, kind) => {
  expect(pixelsKind(bytes(head))).toBe(kind);
});

test.each([
  ['nothing', ''],
  ['a GIF', 'GIF89a\x01\0\x01\0'],
  ['a HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['a PDF', '%PDF-1.7'],
  ['a sound', 'RIFF\x10\0\0\0WAVEfmt '],
])('%s is not an image for a booth', (_name, head) => {
  expect(pixelsKind(bytes(head))).toBeNull();
});

const image = aPicture(60, 40);

/** A JPEG with a complete JPEG in its first segment, as cameras store a thumbnail. */
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
  const kind = pixelsKind(bytes);
  if (!kind) throw new Error('Not an image');
  expect(isWhole(bytes, kind)).toBe(true);
  const cuts = Array.from({ length: bytes.length - 64 }, (_, index) => 64 + index);
  expect(cuts.filter((length) => isWhole(bytes.slice(0, length), kind))).toEqual([]);
});
