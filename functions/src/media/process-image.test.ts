import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  MAX_UPLOAD_BYTES,
  mailVariantAddress,
  mediaObjectPath,
  mediaVariants,
} from '../../../src/domain/media.ts';
import { locateImage, processImage, storeImage } from './process-image.ts';

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#2456f5' } });
}

test('the files of an image are at the addresses that the site serves', async () => {
  const image = await processImage(await picture(1200, 900).jpeg().toBuffer(), 'Front View', 'booth-designs');
  const offered = mediaVariants(image.url).srcset?.match(/\S+\.webp/g) ?? [];
  expect(offered.map(mediaObjectPath).sort()).toEqual([...image.paths].sort());
  expect(mediaObjectPath(mailVariantAddress(image.url))).toBe(image.mailPath);
});

test('a JPEG, PNG, WebP or AVIF is recognized by its content', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const image = await processImage(await picture(20, 10).toFormat(format).toBuffer(), 'x.svg', 'extras');
    expect([image.width, image.height]).toEqual([20, 10]);
  }
});

test('SVG, GIF, TIFF, animated WebP and text are refused', async () => {
  const pair = [await picture(8, 8).png().toBuffer(), await picture(8, 8).negate().png().toBuffer()];
  const frames = await sharp(pair, { join: { animated: true } })
    .webp()
    .toBuffer();
  const inputs = [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>1</script></svg>'),
    await picture(8, 8).gif().toBuffer(),
    await picture(8, 8).tiff().toBuffer(),
    frames,
    Buffer.from('no image at all'),
    Buffer.alloc(0),
  ];
  for (const input of inputs) {
    await expect(locateImage(input, 'x', 'extras')).rejects.toMatchObject({ code: 'unsupported-type' });
  }
});

test('more than 10 MB or 50 megapixels are refused', async () => {
  const huge = await picture(10_001, 5000).png({ compressionLevel: 9 }).toBuffer();
  for (const input of [Buffer.alloc(MAX_UPLOAD_BYTES + 1), huge]) {
    await expect(locateImage(input, 'x', 'extras')).rejects.toMatchObject({ code: 'too-large' });
  }
});

test('an image is never wider or higher than 1920 pixels and never enlarged', async () => {
  const wide = await locateImage(await picture(4000, 1000).png().toBuffer(), 'x', 'extras');
  expect([wide.width, wide.height]).toEqual([1920, 480]);
  const small = await processImage(await picture(150, 40).png().toBuffer(), 'logo', 'uid1');
  expect(small.paths).toHaveLength(1);
  expect(await sharp(small.files[0]?.body).metadata()).toMatchObject({ width: 150, height: 40 });
});

test('the same content has the same address, other content another', async () => {
  const input = await picture(64, 64).png().toBuffer();
  const other = await picture(64, 64).negate().png().toBuffer();
  const [first, again, second] = await Promise.all(
    [input, input, other].map((content) => locateImage(content, 'x', 'extras')),
  );
  expect(again?.url).toBe(first?.url);
  expect(second?.url).not.toBe(first?.url);
});

test('a file name cannot choose the path', async () => {
  const input = await picture(10, 10).png().toBuffer();
  const named = await locateImage(input, '../../Über ../x.PNG', 'extras');
  expect(named.url).toMatch(/^\/media\/extras\/ber-x-png-[0-9a-f]{16}-10x10\.webp$/);
  const unnamed = await locateImage(input, '…', 'extras');
  expect(unnamed.url).toMatch(/^\/media\/extras\/image-/);
});

test('a failed upload of a file is retried exactly once', async () => {
  const sent: string[] = [];
  const bucket = (failures: number) => ({
    file: (path: string) => ({
      save: async () => {
        sent.push(path);
        if (sent.length <= failures) throw new Error('read ECONNRESET');
      },
    }),
  });
  const files = [{ path: 'extras/a.webp', body: Buffer.from('a') }];

  await storeImage(bucket(1), files);
  expect(sent).toEqual(['extras/a.webp', 'extras/a.webp']);

  sent.length = 0;
  await expect(storeImage(bucket(2), files)).rejects.toThrow('ECONNRESET');
  expect(sent).toHaveLength(2);
});
