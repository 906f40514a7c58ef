import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { packUpload } from '../../packages/booth-3d/src/server.ts';
import { ROOT } from '../stack/addresses.ts';

export type ModelFolder = 'designs' | 'extras';

const MODELS = resolve(ROOT, 'scripts/demo/models');
/** Packed models, which take a minute, for the next stack or test run. */
const CACHE = resolve(ROOT, '.local/demo-models');
/** Files that decide how a model is packed. */
const PACKER = ['packages/booth-3d/src/{models,viewer,placement,marking}/**/*.ts', 'package-lock.json'];

/** Returns the path of a demo model once it is packed. */
export function packedModelPath(folder: ModelFolder, slug: string): string {
  return resolve(CACHE, folder, `${slug}.bin`);
}

/** Returns the path of a demo model as it was exported. */
export function sourceModelPath(folder: ModelFolder, slug: string): string {
  return resolve(MODELS, folder, `${slug}.glb`);
}

/** Packs the demo's models like uploads, unless neither they nor the packer have changed. */
export async function packDemoModels(): Promise<void> {
  const packer = createHash('sha256');
  for (const file of globSync(PACKER, { cwd: ROOT }).sort()) {
    if (!file.includes('.test.')) packer.update(await readFile(resolve(ROOT, file)));
  }
  const packAll = async (folder: ModelFolder) => {
    for (const file of await readdir(resolve(MODELS, folder))) {
      const name = basename(file, '.glb');
      const bytes = await readFile(sourceModelPath(folder, name));
      const hash = packer.copy().update(bytes).digest('hex');
      const target = packedModelPath(folder, name);
      const stamp = `${target}.hash`;
      if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) continue;
      const { packed } = await packUpload({ bytes, kind: folder === 'designs' ? 'design' : 'extra', name });
      await writeAtomically(target, packed);
      await writeAtomically(stamp, hash);
    }
  };
  await Promise.all([packAll('designs'), packAll('extras')]);
}

/** Writes a file of a cache; two stacks may be seeded at once. */
export async function writeAtomically(path: string, content: Uint8Array | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.${process.pid}`, content);
  await rename(`${path}.${process.pid}`, path);
}
