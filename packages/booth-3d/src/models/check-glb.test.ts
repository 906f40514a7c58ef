import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cpuTimeOf } from '../../../../tests/support/cpu-time.ts';
import { closedGlb, openedGlb } from '../../../../tests/support/glb-json.ts';
import { blockBooth } from '../../../../tests/support/model-files.ts';
import { ModelRefused } from './model-refused.ts';
import { packUpload } from './pack-upload.ts';

/** Generous, for busy machines; a late refusal would take minutes. */
const MAX_MS = 5_000;
const MAX_BYTES = 300_000_000;

// biome-ignore lint/suspicious/noExplicitAny: tests write what a hostile file may have
type Json = any;

const BOOTH = await blockBooth().bytes();

/** Returns a booth whose description is changed. */
function changed(change: (json: Json) => unknown): Uint8Array {
  const { json, binary } = openedGlb(BOOTH);
  change(json);
  return closedGlb({ json, binary });
}

const HOSTILE: readonly (readonly [what: string, file: Uint8Array, sentence: string])[] = [
  ['no GLB', Buffer.from('PK\x03\x04 this is a zip file of something else'), 'This is a ZIP or USDZ file'],
  ['nothing', new Uint8Array(), 'This is not a GLB file'],
  ['a length beyond the file', BOOTH.subarray(0, 900), 'The file is cut off'],
  [
    'a million nodes',
    changed((json) => Object.assign(json, { nodes: Array.from({ length: 1_000_000 }, () => ({})) })),
    '',
  ],
  [
    'a chain of five thousand nodes with a huge mesh at its end',
    changed((json) => {
      json.nodes[0].children = [json.nodes.length];
      for (let node = json.nodes.length; node < 4_999; node++)
        json.nodes.push({ children: [node + 1], scale: [2, 2, 2] });
      json.nodes.push({ mesh: 1 });
    }),
    'more than 100 others: move it up',
  ],
  [
    'a mesh that a thousand nodes show',
    changed((json) => {
      json.meshes[0].primitives = Array.from({ length: 200 }, () => json.meshes[0].primitives[0]);
      for (let node = 0; node < 1_000; node++) json.scenes[0].nodes.push(json.nodes.push({ mesh: 0 }) - 1);
    }),
    'triangles; 1,500,000 are allowed',
  ],
  [
    'an accessor of four billion vertices without data',
    changed((json) => {
      for (const accessor of json.accessors)
        Object.assign(accessor, { bufferView: undefined, count: 4_000_000_000 });
    }),
    'far more points',
  ],
  [
    'sparse data without data',
    changed((json) => Object.assign(json.accessors[0], { sparse: { count: 1e6, indices: {}, values: {} } })),
    'The file is damaged',
  ],
  [
    'a buffer elsewhere',
    changed((json) => json.buffers.push({ uri: 'http://169.254.169.254/x', byteLength: 4 })),
    'refers to other files',
  ],
  [
    'a picture elsewhere',
    changed((json) => Object.assign(json, { images: [{ uri: 'file:///etc/passwd' }] })),
    'refers to other files',
  ],
  [
    'a node that is its own grandparent',
    changed(({ nodes }) => [0, 1].map((node) => Object.assign(nodes[node], { children: [1 - node] }))),
    'nested inside itself',
  ],
  [
    'compressed geometry that is none',
    changed((json) => {
      const draco = { bufferView: 0, attributes: { POSITION: 0 } };
      for (const mesh of json.meshes)
        for (const part of mesh.primitives) part.extensions = { KHR_draco_mesh_compression: draco };
      json.extensionsUsed = json.extensionsRequired = ['KHR_draco_mesh_compression'];
    }),
    'The file is damaged',
  ],
  [
    'positions that are no numbers',
    BOOTH.slice().fill(0xff, BOOTH.length - openedGlb(BOOTH).binary.length + 8),
    'It shows nothing',
  ],
  ['indices beyond the vertices', changed((json) => Object.assign(json.accessors[0], { count: 4 })), '“'],
  [
    'lists that are objects',
    changed((json) => Object.assign(json, { nodes: { length: 1e9 } })),
    'The description inside the file is damaged',
  ],
];

test.each(HOSTILE)('%s is refused in 5 s of processor time and 300 MB', async (_what, bytes, sentence) => {
  const before = process.memoryUsage.rss();
  let error: unknown = null;
  const spent = await cpuTimeOf(() =>
    packUpload({ bytes, kind: 'design', name: 'x' }).catch((reason: unknown) => {
      error = reason;
    }),
  );
  expect(spent).toBeLessThan(MAX_MS);
  expect(process.memoryUsage.rss() - before).toBeLessThan(MAX_BYTES);
  if (!(error instanceof ModelRefused)) throw new Error(`Not refused: ${error}`);
  expect(error.message).toContain(sentence);
});

const VALUES = [null, -1, 0, 1e9, 'x', [], {}, true, [1, 2], 5126, [1e30, 1e30, 1e30]] as const;

/** Replaces a member of `json`, at any depth, with `value`. */
function replaceOne(json: Json, choice: number, value: unknown): void {
  const members: [Json, string][] = [];
  const collect = (each: Json): void => {
    for (const key of Object.keys(each ?? {})) {
      members.push([each, key]);
      if (typeof each[key] === 'object') collect(each[key]);
    }
  };
  collect(json);
  const [holder, key] = members[choice % members.length] ?? [json, 'nodes'];
  holder[key] = value;
}

test('whatever a file says, it is packed or refused', async () => {
  const change = fc.tuple(fc.nat(), fc.constantFrom(...VALUES));
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
      const bytes = changed((json) => {
        for (const [choice, value] of changes) replaceOne(json, choice, structuredClone(value));
      });
      const error = await packUpload({ bytes, kind: 'design', name: 'x' }).catch((reason: unknown) => reason);
      expect(error instanceof Error && !(error instanceof ModelRefused) ? error : null).toBeNull();
    }),
    { numRuns: process.env['ALL_TESTS'] ? 200 : 12 },
  );
});
