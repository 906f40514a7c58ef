import { createRequire } from 'node:module';
import { runInThread } from '../../../threads/src/run-in-thread.ts';

/** A message of the validator's report. */
export interface GltfMessage {
  /** 0 for an error, 1 for a warning. */
  readonly severity: number;
  readonly message: string;
  /** JSON pointer to the subject. */
  readonly pointer?: string;
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
 * @throws Error if it fails, or takes more than 4 s or 256 MB
 */
export function validateGltf(bytes: Uint8Array): Promise<readonly GltfMessage[]> {
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
