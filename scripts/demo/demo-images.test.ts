import { buffer } from 'node:stream/consumers';
import { CRC32C, Storage } from '@google-cloud/storage';
import { expect, test } from 'vitest';
import { serve } from '../../tests/support/serve.ts';
import { demoImages } from './demo-images.ts';

/** Serves an empty bucket that drops the first `times` uploads of each file; resolves to its address. */
async function aBusyBucket(times: number): Promise<string> {
  const uploads = new Map<string, number>();
  return serve(async (request, response) => {
    if (request.method === 'GET') return void response.end('{"items":[]}');
    const name = new URL(request.url ?? '', 'http://localhost').searchParams.get('name') ?? '';
    uploads.set(name, (uploads.get(name) ?? 0) + 1);
    if ((uploads.get(name) ?? 0) <= times) return void request.destroy();
    const crc32c = new CRC32C();
    crc32c.update(fileIn(await buffer(request)));
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ crc32c: crc32c.toString() }));
  });
}

/** Returns the file in a multipart body, after its metadata. */
function fileIn(body: Buffer): Buffer {
  const metadata = body.indexOf('\r\n\r\n') + 4;
  return body.subarray(body.indexOf('\r\n\r\n', metadata) + 4, body.lastIndexOf('\r\n--'));
}

test('an upload on which the storage hangs up twice is stored', async () => {
  const storage = new Storage({
    apiEndpoint: await aBusyBucket(2),
    projectId: 'demo',
    retryOptions: { maxRetryDelay: 1 },
  });
  const images = await demoImages(storage.bucket('demo'));
  await expect(images.store('logo.png', 'demo')).resolves.toMatch(/^\/media\//);
});
