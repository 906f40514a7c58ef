import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mainMediaPath, mediaObjectPath, mediaVariants, smallerWidths, sourcePath } from './media.ts';
import { mediaUrl } from './schemas/text.ts';

const HASH = '3f9a0c1b2d4e5f60';
const STORED = `/media/booth-designs/10x10-launch-frontview-${HASH}-1200x900.webp`;

test('a stored image comes with its size and its smaller variants', () => {
  expect(mediaVariants(STORED)).toEqual({
    src: STORED,
    srcset: [
      ...[160, 480, 720, 960].map(
        (width) => `/media/booth-designs/10x10-launch-frontview-${HASH}-1200x900.w${width}.webp ${width}w`,
      ),
      `${STORED} 1200w`,
    ].join(', '),
    width: 1200,
    height: 900,
  });
});

test('only variants narrower than the image are named', () => {
  const medium = `/media/extras/bar-stools-${HASH}-480x360.webp`;
  expect(mediaVariants(medium).srcset).toBe(
    `/media/extras/bar-stools-${HASH}-480x360.w160.webp 160w, ${medium} 480w`,
  );
  const logo = `/media/demo-admin/logo-${HASH}-160x40.webp`;
  expect(mediaVariants(logo)).toEqual({ src: logo, srcset: undefined, width: 160, height: 40 });
});

test('an address of another kind is shown as it is', () => {
  for (const url of ['/media/extras/old.png', '/logo.svg', '', STORED.replace('.webp', '.w480.webp')]) {
    expect(mediaVariants(url)).toEqual({ src: url, srcset: undefined, width: undefined, height: undefined });
  }
});

test('only stored images have a path in the bucket', () => {
  const strangers = [
    '',
    '/media/',
    `/media/../extras/x-${HASH}-8x8.webp`,
    `/media/extras/%2e%2e/x-${HASH}-8x8.webp`,
    `/media/a/b/x-${HASH}-8x8.webp`,
    `/media/extras/x-${HASH}-8x8.png`,
    `/media/booth-designs/x-${HASH}.glb`,
    `/media/extras/x-${HASH}-8x8.webp.html`,
    `/media/extras/x-${HASH}-8x8.webp\n`,
    `/media/extras/x-${HASH}-8x8.w100.webp`,
    `/media/extras/x-${HASH}-8x8.w480.w960.webp`,
    `/media/extras/x-${HASH}-0x8.webp`,
    `/media/extras/x-${HASH.slice(1)}-8x8.webp`,
    `extras/x-${HASH}-8x8.webp`,
  ];
  for (const path of strangers) expect(mediaObjectPath(path), path).toBeNull();
});

test('every variant of every stored image can be written into a record and read from the bucket', () => {
  const hexDigit = fc.constantFrom(...'0123456789abcdef');
  const image = fc.record({
    folder: fc.constantFrom('booth-designs', 'extras', 'projects', 'demo-admin', 'kP3x_9Zq-'),
    name: fc.constantFrom('logo', 'a', '10x10-launch-topview', 'design-top-view'),
    hash: fc.string({ unit: hexDigit, minLength: 16, maxLength: 16 }),
    width: fc.integer({ min: 1, max: 1920 }),
    height: fc.integer({ min: 1, max: 1920 }),
  });
  fc.assert(
    fc.property(image, ({ folder, name, hash, width, height }) => {
      const url = `/media/${folder}/${name}-${hash}-${width}x${height}.webp`;
      const { srcset } = mediaVariants(url);
      const addresses = srcset?.split(', ').map((entry) => entry.split(' ')[0] ?? '') ?? [url];
      expect(addresses).toHaveLength(smallerWidths(width).length + 1);
      for (const address of addresses) {
        expect(mediaUrl().safeParse(address).success).toBe(true);
        expect(`/media/${mediaObjectPath(address)}`).toBe(address);
      }
    }),
  );
});

test('the uploaded file of a model is kept next to it, and has no address', () => {
  const model = `booth-designs/launch-${HASH}.bin`;
  expect(mainMediaPath(sourcePath(model))).toBe(model);
  expect(mediaObjectPath(`/media/${sourcePath(model)}`)).toBeNull();
});
