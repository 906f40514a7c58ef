import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { execa } from 'execa';
import { ROOT } from '../../scripts/stack/addresses.ts';

/**
 * Returns the path of a Python with this PyPI package, installed once into .local; null, with a logged reason, if it
 * cannot be installed.
 */
export async function pythonWith(name: string, version: string): Promise<string | null> {
  const folder = resolve(ROOT, `.local/${name}-${version}`);
  const python = resolve(folder, 'bin/python');
  if (existsSync(python)) return python;
  mkdirSync(resolve(ROOT, '.local'), { recursive: true });
  // Installs elsewhere first: another run may be installing, too
  const made = mkdtempSync(`${folder}-`);
  try {
    await execa('python3', ['-m', 'venv', made]);
    const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', `${name}==${version}`];
    await execa(resolve(made, 'bin/python'), pip, { timeout: 120_000 });
    renameSync(made, folder);
    return python;
  } catch (error) {
    rmSync(made, { recursive: true, force: true });
    if (existsSync(python)) return python;
    const [line] = (error as Error).message.split('\n');
    console.log(`Tests with ${name} ${version} are skipped: it cannot be installed (${line})`);
    return null;
  }
}
