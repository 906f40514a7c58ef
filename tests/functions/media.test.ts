import { expect, test } from 'vitest';
import { createMedia } from '../../functions/src/media.ts';
import { testStackAddresses } from '../../scripts/stack/addresses.ts';
import { bucket } from '../support/admin-api-under-test.ts';
import { clientOf } from '../support/api-under-test.ts';
import { serve } from '../support/serve.ts';

const NAME = 'extras/stool-0123456789abcdef-64x48.webp';
const IMAGE = Buffer.from('RIFF....WEBP, as far as this test is concerned');

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

test('the picture for mails is JPEG, WebP for an image from before there was one; a model has its own type', async () => {
  const { get } = await startMedia();
  const older = NAME.replace('stool', 'older-stool');
  const model = 'booth-designs/launch-0123456789abcdef.bin';
  const jpeg = NAME.replace('.webp', '.jpg');
  await bucket.file(jpeg).save(IMAGE, { contentType: 'image/jpeg', resumable: false });
  await bucket.file(older).save(IMAGE, { contentType: 'image/webp', resumable: false });
  await bucket.file(model).save(IMAGE, { resumable: false });

  for (const [path, type] of [
    [jpeg, 'image/jpeg'],
    [older.replace('.webp', '.jpg'), 'image/webp'],
    [model, 'application/octet-stream'],
  ] as const) {
    const { status, headers } = await get(`/media/${path}`);
    expect([path, status, headers.get('content-type')]).toEqual([path, 200, type]);
    expect(headers.get('content-encoding')).toBeNull();
  }
});

test('304 for a client that has it already, headers only for HEAD, 405 for an upload, and no query', async () => {
  const { get, send } = await startMedia();
  const etag = (await get(`/media/${NAME}`)).headers.get('etag') ?? '';

  const again = await get(`/media/${NAME}`, { 'if-none-match': `W/${etag}` });
  const head = await send(`/media/${NAME}`, { method: 'HEAD' });
  const upload = await send(`/media/${NAME}`, { method: 'PUT', body: 'x' });
  const query = await send(`/media/${NAME}?x=${Math.random()}`, { redirect: 'manual' });

  expect([again.status, again.text]).toEqual([304, '']);
  const length = head.headers.get('content-length');
  expect([head.status, head.text, length]).toEqual([200, '', String(IMAGE.length)]);
  expect([upload.status, upload.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect([query.status, query.headers.get('location')]).toEqual([301, `/media/${NAME}`]);
  expect(query.headers.get('cache-control')).toBe('public, max-age=86400');
});

test('404, not to be cached, for what is no stored image', async () => {
  const { get } = await startMedia();
  const none = 'extras/none-0123456789abcdef-64x48.webp';
  for (const path of ['', none, `extras/..%2F${NAME}`, 'extras/stool.svg', '%E0%A4%A']) {
    const { status, headers } = await get(`/media/${path}`);
    expect([path, status, headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
  }
});

test('the site serves stored images too; opened by itself, nothing may run or be framed', async () => {
  await startMedia();
  const { get } = clientOf(testStackAddresses().siteUrl);

  const image = await get(`/media/${NAME}`);
  const none = await get('/media/extras/none-0123456789abcdef-64x48.webp');

  expect([image.status, image.text]).toEqual([200, IMAGE.toString()]);
  for (const { headers } of [image, none]) {
    const policy = headers.get('content-security-policy');
    expect(policy).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
  }
});
