import { createRequire } from 'node:module';
import { type Counted, checkCounts, nodeName, PACKED_COUNTS } from './check-counts.ts';
import { refuseFor } from './model-refused.ts';
import { readContainer } from './repair/read-container.ts';

interface Validator {
  /** Its messages have severity 0 for an error, and a JSON pointer to their subject. */
  validateBytes(
    bytes: Uint8Array,
    options: object,
  ): Promise<{ issues: { messages: readonly { severity: number; pointer?: string }[] } }>;
}

const require = createRequire(import.meta.url);
const OPTIONS = { maxIssues: 100, ignoredIssues: ['ACCESSOR_INDEX_TRIANGLE_DEGENERATE'] };

/**
 * Checks a repaired file before its geometry is read: first its declared size, then all of glTF's rules by Khronos'
 * validator, which a hostile file can make overflow its stack outside of any promise, or run for minutes.
 * @throws ModelRefused
 */
export async function checkGlb(bytes: Uint8Array): Promise<void> {
  const json = checkCounts(readContainer(bytes).json, PACKED_COUNTS);
  const validator: Validator = require('gltf-validator');
  const { issues } = await validator.validateBytes(bytes, OPTIONS);
  refuseFor(
    issues.messages
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
