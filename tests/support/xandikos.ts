/** A real CalDAV server, Xandikos, installed once from PyPI into .local if Python can do that. It knows no passwords. */
import { resolve } from 'node:path';
import { pythonWith, startPythonServer } from './python-tool.ts';

/** Starts a server with one user's empty calendar; null if Xandikos cannot be installed. */
export async function startXandikos() {
  const python = await pythonWith('xandikos', '0.4.10');
  if (!python) return null;
  const server = await startPythonServer(python, 'xandikos', ({ port, folder }) => [
    ...['serve', '--defaults', '--current-user-principal', '/ada/'],
    ...['--directory', resolve(folder, 'data'), '--state-dir', resolve(folder, 'state')],
    ...['--listen-address', '127.0.0.1', '--port', String(port)],
  ]);
  return { ...server, user: 'ada', password: 'any' };
}
