import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { execa } from 'execa';
import getPort from 'get-port';
import { ROOT } from '../../scripts/stack/addresses.ts';
import { answers, pollUntil } from '../../scripts/stack/wait.ts';

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

/**
 * Starts the server in a Python module on a free port, with a temporary folder that `stop` removes.
 * @param argsOf returns the module's arguments
 */
export async function startPythonServer(
  python: string,
  name: string,
  argsOf: (at: { readonly port: number; readonly folder: string }) => readonly string[],
) {
  const folder = mkdtempSync(resolve(tmpdir(), `${name}-`));
  const port = await getPort({ host: '127.0.0.1' });
  const server = execa(python, ['-m', name, ...argsOf({ port, folder })], { stdio: 'ignore', reject: false });
  const origin = `http://127.0.0.1:${port}/`;

  async function stop(): Promise<void> {
    server.kill();
    await server;
    rmSync(folder, { recursive: true, force: true });
  }

  if (!(await pollUntil(() => answers(origin), 30_000))) {
    await stop();
    throw new Error(`${name} did not start`);
  }
  return { origin, stop };
}
