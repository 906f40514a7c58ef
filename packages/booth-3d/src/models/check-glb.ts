import { createRequire } from 'node:module';
import { runInThread } from '../../../threads/src/run-in-thread.ts';
import { type Counted, checkCounts, nodeName, PACKED_COUNTS } from './check-counts.ts';
import { refuseFor, refuseForThread } from './model-refused.ts';
import { readContainer } from './repair/read-container.ts';

/**
 * Checks a repaired file before its geometry is read: first its declared size, then all of glTF's rules. Takes bounded
 * time and memory for any file.
 * @throws ModelRefused
 */
export async function checkGlb(bytes: Uint8Array): Promise<void> {
  const json = checkCounts(readContainer(bytes).json, PACKED_COUNTS);
  const messages = await validateGltf(bytes).catch(refuseForThread);
  refuseFor(
    messages
      .filter(({ severity }) => severity === 0)
      .map(({ pointer = '' }) => `${subjectOf(json, pointer)} is damaged: export it again.`),
  );
}

/** Subjects that no object is named for. */
const SUBJECTS: Readonly<Record<string, string>> = {
  images: 'A picture',
  textures: 'A picture',
  materials: 'A material',
};

/** Returns the subject of a validator's message in words: the object that uses `pointer`, if there is one. */
function subjectOf(json: Counted, pointer: string): string {
  const [, kind, item] = pointer.split('/');
  const at = Number(item);
  if (kind === 'nodes') return nodeName(json, at);
  const uses = ({ primitives }: Counted['meshes'][number]) =>
    primitives.some(({ indices, attributes }) => [indices, ...Object.values(attributes)].includes(at));
  const mesh = kind === 'meshes' ? at : kind === 'accessors' ? json.meshes.findIndex(uses) : -1;
  const node = json.nodes.findIndex((each) => each.mesh === mesh);
  return mesh >= 0 && node >= 0 ? nodeName(json, node) : (SUBJECTS[kind ?? ''] ?? 'The file');
}

const require = createRequire(import.meta.url);
const MAX_MS = 4_000;
const MAX_MB = 256;
const OPTIONS = { maxIssues: 100, ignoredIssues: ['ACCESSOR_INDEX_TRIANGLE_DEGENERATE'] };

/**
 * Runs in a separate thread: a hostile file can make the validator overflow its stack outside of any promise, or run
 * for minutes.
 */
const SCRIPT = `
const { parentPort, workerData } = require('node:worker_threads');
const { validateBytes } = require(workerData.validator);
validateBytes(workerData.bytes, workerData.options).then((report) => parentPort.postMessage(report.issues.messages));
`;

/**
 * Runs Khronos' glTF validator.
 * @returns messages: `severity` 0 for an error, 1 for a warning; `pointer` is a JSON pointer to the subject
 * @throws Error if it fails, or takes more than 4 s or 256 MB
 */
function validateGltf(bytes: Uint8Array): Promise<readonly { severity: number; pointer?: string }[]> {
  const validator = require.resolve('gltf-validator');
  return runInThread(SCRIPT, {
    eval: true,
    data: { validator, bytes, options: OPTIONS },
    maxMs: MAX_MS,
    maxMb: MAX_MB,
    // Its own output says nothing about us
    stderr: true,
  });
}
