/**
 * `npm run model -- booth.blend [--extra]`: exports a Blender scene as GLB next to it, and checks it like the panel. A
 * `.glb` is only checked. `BLENDER` names the program if it is not on the path.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ModelRefused, packUpload } from '../packages/booth-3d/src/server.ts';
import { MAX_MODEL_BYTES } from '../src/domain/media.ts';
import { ExpectedError, runScript } from './stack/expected-error.ts';

const USAGE = 'Usage: npm run model -- booth.blend [--extra], or booth.glb';
const NO_BLENDER =
  'Blender was not found. Install it (4.2 or later), or set BLENDER to its path; or export a GLB by hand and check that: npm run model -- booth.glb';

/** Exports the visible objects with their modifiers applied, y up, to the last argument. */
const EXPORT = `import bpy, sys
without = dict.fromkeys(['export_animations', 'export_skins', 'export_morph', 'export_cameras', 'export_lights'], False)
bpy.ops.export_scene.gltf(filepath=sys.argv[-1], export_format='GLB', use_visible=True, export_apply=True, export_yup=True, **without)`;

await runScript(async () => {
  const words = process.argv.slice(2);
  const [source] = words.filter((word) => !word.startsWith('--'));
  if (!source || !/\.(blend|glb)$/i.test(source)) throw new ExpectedError(USAGE);
  const file = source.replace(/\.blend$/i, '.glb');
  if (file !== source) exportScene(source, file);
  const reasons = await reasonsAgainst(file, words.includes('--extra') ? 'extra' : 'design');
  if (reasons.length > 0) throw new ExpectedError(reasons.join('\n'));
  console.log(`${file} can be uploaded.`);
});

function exportScene(source: string, target: string): void {
  const words = ['--background', source, '--python-exit-code', '1', '--python-expr', EXPORT, '--', target];
  const { error, status, stdout, stderr } = spawnSync(process.env['BLENDER'] ?? 'blender', words, {
    encoding: 'utf8',
  });
  if (error) throw new ExpectedError(NO_BLENDER);
  if (status !== 0) throw new ExpectedError(`${stdout}\n${stderr}`);
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
