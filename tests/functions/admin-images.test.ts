import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { bucket, startAdminApi, upload } from '../support/admin-api-under-test.ts';
import { clientOf } from '../support/api-under-test.ts';
import { aPicture } from '../support/pictures.ts';

const [{ uid: ADMIN }] = DEMO_ADMINS;

test('an image is stored as WebP in its widths, upright and without metadata, at the returned address', async () => {
  const input = await aPicture(600, 1200)
    .withExif({ IFD0: { Copyright: 'A name' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

  const { status, json } = await upload(await startAdminApi(), input, { type: 'image/jpeg' });

  const url = expect.stringMatching(/^\/media\/extras\/bar-stools-[0-9a-f]{16}-1200x600\.webp$/);
  expect([status, json]).toEqual([201, { success: true, url, width: 1200, height: 600 }]);
  const path = json.url.slice('/media/'.length);
  const sizes = ['.webp', '.w160.webp', '.w480.webp', '.w720.webp', '.w960.webp', '.jpg'].map(async (end) => {
    const [content] = await bucket.file(path.replace(/\.webp$/, end)).download();
    const { format, width, height, exif } = await sharp(content).metadata();
    return [format, width, height, exif];
  });
  expect(await Promise.all(sizes)).toEqual([
    ['webp', 1200, 600, undefined],
    ['webp', 160, 80, undefined],
    ['webp', 480, 240, undefined],
    ['webp', 720, 360, undefined],
    ['webp', 960, 480, undefined],
    ['jpeg', 960, 480, undefined],
  ]);
});

test('the query chooses the folder and the name', async () => {
  const api = await startAdminApi();
  const input = await aPicture(40, 30).png().toBuffer();

  for (const [query, address] of [
    ['folder=booth-designs&name=launch-topview', 'booth-designs/launch-topview-'],
    ['folder=projects', 'projects/image-'],
    ['folder=logo&name=anything', `${ADMIN}/logo-`],
    ['folder=host&name=anything', `${ADMIN}/host-`],
  ] as const) {
    const { status, json } = await upload(api, input, { query });
    expect([status, json.url]).toEqual([201, expect.stringMatching(`^/media/${address}`)]);
  }
});

test('another folder, a path as a name, and what is no image are refused', async () => {
  const api = await startAdminApi();
  const input = await aPicture(10, 10).png().toBuffer();

  for (const query of ['', 'folder=../x', 'folder=extras&folder=projects', 'folder=extras&name=../x']) {
    const { status, json } = await upload(api, input, { query });
    expect([query, status, json.code]).toEqual([query, 400, 'invalid']);
  }
  for (const [body, type] of [
    ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image/svg+xml'],
    ['<!doctype html><script>alert(1)</script>', 'image/png'],
    ['', 'image/png'],
  ] as const) {
    const { status, json } = await upload(api, body, { type });
    expect([body, status, json.code]).toEqual([body, 415, 'unsupported-media-type']);
    expect(json.error).toBe('Please choose a JPEG, PNG, WebP or AVIF image.');
  }
});

test('a truncated file is 400 invalid and leaves nothing behind', async () => {
  const whole = await aPicture(400, 300).jpeg({ quality: 100 }).toBuffer();
  const half = whole.subarray(0, whole.length / 2);

  const query = 'folder=extras&name=broken-off';
  const { status, json } = await upload(await startAdminApi(), half, { query });

  const fields = { image: 'The image is damaged. Please choose another.' };
  expect([status, json.code, json.fields]).toEqual([400, 'invalid', fields]);
  expect((await bucket.getFiles({ prefix: 'extras/broken-off' }))[0]).toEqual([]);
});

test('through Hosting: the image is served at its address, and refusals are the API’s own', async () => {
  const site = clientOf(testStackAddresses().siteUrl);
  const MB = 1024 * 1024;
  const input = await aPicture(700, 500).webp().toBuffer();

  const { status, json, headers } = await upload(site, input, { type: 'image/webp' });

  expect([status, json.width, headers.get('cache-control')]).toEqual([201, 700, 'no-store']);
  const image = await site.get(json.url);
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const refusals = [
    await upload(site, input, { headers: {} }),
    await upload(site, '{"broken":', { type: 'application/json' }),
    await upload(site, Buffer.alloc(10 * MB)),
    await upload(site, Buffer.alloc(11 * MB)),
  ];
  expect(refusals.map((refusal) => [refusal.status, refusal.json.code])).toEqual([
    [401, 'unauthenticated'],
    [415, 'unsupported-media-type'],
    [415, 'unsupported-media-type'],
    [413, 'too-large'],
  ]);
});
