import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { createMedia } from '../../functions/src/media.ts';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { clientOf } from '../support/api-under-test.ts';
import { serve } from '../support/serve.ts';

const requireOfFunctions = createRequire(new URL('../../functions/package.json', import.meta.url));
const { getStorage } = requireOfFunctions(
  'firebase-admin/storage',
) as typeof import('firebase-admin/storage');
const { initializeApp } = requireOfFunctions('firebase-admin/app') as typeof import('firebase-admin/app');

const NAME = 'extras/stool-0123456789abcdef-64x48.webp';
const IMAGE = Buffer.from('RIFF....WEBP, as far as this test is concerned');

const bucket = getStorage(initializeApp({ projectId: testStackAddresses().projectId }, 'media-test')).bucket(
  testStackAddresses().bucket,
);

async function startMedia() {
  await bucket.file(NAME).save(IMAGE, { contentType: 'image/webp', resumable: false });
  return clientOf(await serve(createMedia(() => bucket)));
}

test('a stored image is served permanently, with its own type only', async () => {
  const { get } = await startMedia();

  const { status, headers, text } = await get(`/media/${NAME}`);

  expect(status).toBe(200);
  expect(text).toBe(IMAGE.toString());
  expect(headers.get('content-type')).toBe('image/webp');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test('the picture for mails is served as JPEG', async () => {
  const { get } = await startMedia();
  const path = NAME.replace('.webp', '.jpg');
  await bucket.file(path).save(IMAGE, { contentType: 'image/jpeg', resumable: false });
  const { status, headers } = await get(`/media/${path}`);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test('a model is served as it is stored, with a type of its own', async () => {
  const { get } = await startMedia();
  const path = 'booth-designs/launch-0123456789abcdef.bin';
  await bucket.file(path).save(IMAGE, { resumable: false });
  const { status, headers } = await get(`/media/${path}`);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/octet-stream']);
  expect(headers.get('content-encoding')).toBeNull();
});

test('a mail shows an image from before there was a JPEG as WebP', async () => {
  const name = NAME.replace('stool', 'older-stool');
  await bucket.file(name).save(IMAGE, { contentType: 'image/webp', resumable: false });
  const { get } = clientOf(await serve(createMedia(() => bucket)));

  const { status, headers } = await get(`/media/${name.replace('.webp', '.jpg')}`);

  expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
});

test('304 for a client that has it already, and headers only for HEAD', async () => {
  const { get, send } = await startMedia();
  const etag = (await get(`/media/${NAME}`)).headers.get('etag') ?? '';

  const again = await get(`/media/${NAME}`, { 'if-none-match': `W/${etag}` });
  const head = await send(`/media/${NAME}`, { method: 'HEAD' });

  expect([again.status, again.text]).toEqual([304, '']);
  expect([head.status, head.text, head.headers.get('content-length')]).toEqual([
    200,
    '',
    String(IMAGE.length),
  ]);
});

test('an address with a query redirects to the one without, and caches keep that', async () => {
  const { send } = await startMedia();

  const { status, headers } = await send(`/media/${NAME}?x=${Math.random()}`, { redirect: 'manual' });

  expect([status, headers.get('location')]).toEqual([301, `/media/${NAME}`]);
  expect(headers.get('cache-control')).toBe('public, max-age=86400');
});

test.each([
  '/media/',
  '/media/?x',
  '/media/extras/',
  '/media/extras/none-0123456789abcdef-64x48.webp',
  '/media/extras/..%2Fextras/stool-0123456789abcdef-64x48.webp',
  '/media//extras/stool-0123456789abcdef-64x48.webp',
  '/media/extras/stool.svg',
  '/media/%E0%A4%A',
  '/other',
])('404, not to be cached: %s', async (path) => {
  const { get } = await startMedia();

  const { status, headers } = await get(path);

  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('nothing can be uploaded there', async () => {
  const { send } = await startMedia();

  const { status, headers } = await send(`/media/${NAME}`, { method: 'PUT', body: 'x' });

  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('the site serves stored images too', async () => {
  await startMedia();

  const { status, text } = await clientOf(testStackAddresses().siteUrl).get(`/media/${NAME}`);

  expect([status, text]).toEqual([200, IMAGE.toString()]);
});

test.each([
  ['an image', `/media/${NAME}`],
  ['what is none', '/media/extras/none-0123456789abcdef-64x48.webp'],
])('opened by itself on the site, %s may neither run anything nor be framed', async (_what, path) => {
  await startMedia();

  const { headers } = await clientOf(testStackAddresses().siteUrl).get(path);

  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
});
