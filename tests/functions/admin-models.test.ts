import { expect, test } from 'vitest';
import { DEMO_ADMIN_PASSWORD, DEMO_ADMINS } from '../../scripts/stack/demo-admins.ts';
import { signIn } from '../support/accounts.ts';
import { bucket, startAdminApi, upload } from '../support/admin-api-under-test.ts';
import { blockBooth, type ModelFile } from '../support/model-files.ts';

async function send(body: Uint8Array | string, query = 'folder=booth-designs&name=blocks') {
  const [{ email }] = DEMO_ADMINS;
  const token = (await signIn(email, DEMO_ADMIN_PASSWORD)).idToken;
  return upload(await startAdminApi(), token, body, { query, type: 'model/gltf-binary', route: 'models' });
}

async function changed(change: (file: ModelFile) => unknown): Promise<Uint8Array> {
  const file = blockBooth();
  change(file);
  return file.bytes();
}

test('a model is stored with the uploaded file, and the answer has what its record needs', async () => {
  const { status, json } = await send(await changed((file) => file.point('place:bar-stools', [0, 0, 1])));
  expect([status, json]).toEqual([
    201,
    {
      success: true,
      model: {
        url: expect.stringMatching(/^\/media\/booth-designs\/blocks-[0-9a-f]{16}\.bin$/),
        kinds: [],
        rest: ['bar-stools'],
      },
      notes: [],
      refused: [],
      named: [],
    },
  ]);
  const path = json.model.url.slice('/media/'.length);
  const [files] = await bucket.getFiles({ prefix: path.replace('.bin', '.') });
  expect(files.map(({ name }) => name).sort()).toEqual([path, path.replace('.bin', '.source')]);
  expect(files[0]?.metadata).toMatchObject({
    contentType: 'application/octet-stream',
    cacheControl: 'public, max-age=31536000, immutable',
  });
});

test('a refused model says why, each reason on its own, and leaves nothing behind', async () => {
  const query = 'folder=booth-designs&name=refused';
  const body = await changed((file) => {
    file.sheet('mark:dot', [0.02, 0.02], [0, 1, 0]);
    file.point('place:', [0, 0, 0]);
  });
  const { status, json } = await send(body, query);
  expect([status, json.code, json.fields]).toEqual([
    400,
    'invalid',
    {
      'model.0': '“mark:dot” is smaller than 5 cm: enlarge it.',
      'model.1': '“place:” names no kind: write it like place:bar-stools.',
    },
  ]);
  expect((await bucket.getFiles({ prefix: 'booth-designs/refused' }))[0]).toEqual([]);
  for (const other of ['', 'folder=projects', 'folder=extras&name=../x'])
    expect((await send(await blockBooth().bytes(), other)).json.code).toBe('invalid');
});

test('30 MB are read, more are 413, and what is no model is 400', async () => {
  const MB = 1024 * 1024;
  const [most, more] = [await send(Buffer.alloc(30 * MB)), await send(Buffer.alloc(31 * MB))];
  expect([most.status, most.json.error]).toEqual([
    400,
    'This is not a GLB file: export it as “glTF Binary (.glb)”.',
  ]);
  expect([more.status, more.json.error]).toEqual([
    413,
    'The model is larger than 30 MB. Reduce its pictures, or its triangles.',
  ]);
});
