/** A real CalDAV server, Xandikos, installed once from PyPI into .local if Python can do that. It knows no passwords. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { execa } from 'execa';
import getPort from 'get-port';
import { answers, pollUntil } from '../../scripts/stack/wait.ts';
import { pythonWith } from './python-tool.ts';

/** Starts a server with one user's empty calendar; null if Xandikos cannot be installed. */
export async function startXandikos() {
  const python = await pythonWith('xandikos', '0.4.10');
  if (!python) return null;
  const folder = mkdtempSync(resolve(tmpdir(), 'xandikos-'));
  const port = await getPort({ host: '127.0.0.1' });
  const args = [
    ...['-m', 'xandikos', 'serve', '--defaults', '--current-user-principal', '/ada/'],
    ...['--directory', resolve(folder, 'data'), '--state-dir', resolve(folder, 'state')],
    ...['--listen-address', '127.0.0.1', '--port', String(port)],
  ];
  const server = execa(python, args, { stdio: 'ignore', reject: false });
  const origin = `http://127.0.0.1:${port}/`;

  async function stop(): Promise<void> {
    server.kill();
    await server;
    rmSync(folder, { recursive: true, force: true });
  }

  if (!(await pollUntil(() => answers(origin), 30_000))) {
    await stop();
    throw new Error('Xandikos did not start');
  }
  return { origin, user: 'ada', password: 'any', stop };
}
