/**
 * `npm run model -- booth.blend [--extra]`: exports a Blender scene as GLB next to it, and checks it like the panel. A
 * `.glb` is only checked. `BLENDER` names the program if it is not on the path.
 */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ModelRefused, packUpload } from '../packages/booth-3d/src/server.ts';
import { MAX_MODEL_BYTES } from '../src/domain/media.ts';

const EXPORTER = resolve(import.meta.dirname, 'export_glb.py');
const NO_BLENDER =
  'Blender was not found. Install it (4.2 or later), or set BLENDER to its path; or export a GLB by hand and check that: npm run model -- booth.glb';

process.exitCode = await run(process.argv.slice(2));

async function run(words: readonly string[]): Promise<number> {
  const [source] = words.filter((word) => !word.startsWith('--'));
  if (!source || !/\.(blend|glb)$/i.test(source)) {
    console.error('Usage: npm run model -- booth.blend [--extra], or booth.glb');
    return 2;
  }
  const file = source.replace(/\.blend$/i, '.glb');
  if (file !== source && !exportScene(source, file)) return 1;
  const reasons = await reasonsAgainst(file, words.includes('--extra') ? 'extra' : 'design');
  console.log(reasons.length > 0 ? reasons.join('\n') : `${file} can be uploaded.`);
  return reasons.length > 0 ? 1 : 0;
}

function exportScene(source: string, target: string): boolean {
  const words = ['--background', source, '--python-exit-code', '1', '--python', EXPORTER, '--', target];
  const { error, status, stdout, stderr } = spawnSync(process.env['BLENDER'] ?? 'blender', words, {
    encoding: 'utf8',
  });
  if (error) console.error(NO_BLENDER);
  else if (status !== 0) console.error(`${stdout}\n${stderr}`);
  return !error && status === 0;
}

async function reasonsAgainst(file: string, kind: 'design' | 'extra'): Promise<readonly string[]> {
  const bytes = readFileSync(file);
  if (bytes.length > MAX_MODEL_BYTES)
    return ['It is larger than 30 MB. Reduce its pictures, or its triangles.'];
  try {
    const { notes } = await packUpload({ bytes, kind, name: 'model' });
    for (const { text } of notes) console.log(text);
    return [];
  } catch (error) {
    if (error instanceof ModelRefused) return error.reasons;
    throw error;
  }
}
