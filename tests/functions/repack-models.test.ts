/** Models that a former version packed are packed again, from the uploaded files. */
import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { repackModels } from '../../functions/src/models/repack-models.ts';
import { logEvent } from '../../functions/src/platform/logging.ts';
import { sourcePath } from '../../src/domain/media.ts';
import { bucket } from '../support/admin-api-under-test.ts';
import { emptyDatabase } from '../support/api-under-test.ts';
import { blockBooth } from '../support/model-files.ts';

// Files share a process: modules that another file has loaded would run without the spies
vi.hoisted(() => vi.resetModules());
vi.mock(import('../../functions/src/platform/logging.ts'), { spy: true });

/** Pictures that the panel drew. */
const FRONT = { blank: '/media/booth-designs/b-0123456789abcdef-1600x1800.webp', blank_places: ['wall'] };
const WALL = { p: [0, 1.4, -1.35], n: [0, 0, 1], w: 2, h: 1 };

/** Stores a design whose model a former version packed. */
async function aDesign(source: Uint8Array | null, marking: object) {
  const db = emptyDatabase();
  const path = `booth-designs/blocks-${randomUUID().replaceAll('-', '').slice(0, 16)}.bin`;
  const [file, uploaded] = [bucket.file(path), bucket.file(sourcePath(path))];
  await file.save('packed by a former version', { resumable: false });
  if (source) await uploaded.save(Buffer.from(source), { resumable: false });
  const record = db.doc('booth_designs/blocks');
  await record.set({ booth_size: '10x10', model: { url: `/media/${path}`, kinds: [], marking, ...FRONT } });
  const model = async () => (await record.get()).get('model');
  return { url: `/media/${path}`, model, run: () => repackModels({ db, bucket }) };
}

test('a stored model is packed again with its marks, once, and keeps its front', async () => {
  const { url, model, run } = await aDesign(await blockBooth().bytes(), { marks: [WALL] });
  // As every hour, if the connection to the store broke
  for (let runs = 0; runs < 3 && (await model()).url === url; runs += 1) await run();
  const packed = await model();
  expect(packed).toMatchObject({
    url: expect.stringMatching(/^\/media\/booth-designs\/blocks-[0-9a-f]{16}\.bin$/),
    marking: { marks: [WALL] },
    ...FRONT,
  });
  expect(packed.url).not.toBe(url);
  vi.mocked(logEvent).mockClear();
  await run();
  expect(await model()).toEqual(packed);
  expect(logEvent).not.toHaveBeenCalled();
});

test.each([
  ['without its file', null, {}],
  ['with a damaged file', Buffer.from('damaged'), {}],
  ['with marks of a former version', Buffer.from('whole'), { turn: 1 }],
  ['with a mark that no longer fits', 'blocks', { marks: [{ ...WALL, w: 9 }] }],
])('a model %s stays as it is, and is named once', async (_what, source, marking) => {
  const bytes = source === 'blocks' ? await blockBooth().bytes() : (source as Uint8Array | null);
  const { url, model, run } = await aDesign(bytes, marking);
  vi.mocked(logEvent).mockClear();
  for (const _ of [1, 2]) await run();
  expect((await model()).url).toBe(url);
  expect(vi.mocked(logEvent).mock.calls.map(([name]) => name)).toEqual(['model-not-repacked']);
});
